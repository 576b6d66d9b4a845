/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-holds.h"

GHashTable *
ari_holds_new (void)
{
  return g_hash_table_new (NULL, NULL);
}

guint
ari_holds_get_of (GHashTable *self,
                  gpointer    owner)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self, owner));
}

void
ari_holds_set_of (GHashTable *self,
                  gpointer    owner,
                  guint       reasons)
{
  if (reasons != 0)
    g_hash_table_insert (self, owner, GUINT_TO_POINTER (reasons));
  else
    g_hash_table_remove (self, owner);
}

guint
ari_holds_get (GHashTable *self)
{
  GHashTableIter iter;
  gpointer reasons;
  guint all = 0;

  g_hash_table_iter_init (&iter, self);
  while (g_hash_table_iter_next (&iter, NULL, &reasons))
    all |= GPOINTER_TO_UINT (reasons);

  return all;
}
