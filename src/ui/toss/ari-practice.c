/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-practice.h"

struct _AriPractice
{
  GHashTable *persons; /* (element-type utf8 AriPractised) by name */
};

static void
practised_free (gpointer data)
{
  AriPractised *practised = data;

  g_array_unref (practised->releases);
  g_free (practised);
}

AriPractice *
ari_practice_new (void)
{
  AriPractice *self = g_new (AriPractice, 1);

  self->persons = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, practised_free);

  return self;
}

void
ari_practice_free (AriPractice *self)
{
  g_hash_table_unref (self->persons);
  g_free (self);
}

static AriPractised *
find (AriPractice *self,
      const char  *name)
{
  AriPractised *practised = g_hash_table_lookup (self->persons, name);

  if (practised == NULL)
    {
      practised = g_new0 (AriPractised, 1);
      practised->releases = g_array_new (FALSE, FALSE, sizeof (AriRelease));
      g_hash_table_insert (self->persons, g_strdup (name), practised);
    }

  return practised;
}

const AriPractised *
ari_practice_of (AriPractice *self,
                 const char  *name)
{
  return find (self, name);
}

void
ari_practice_add (AriPractice      *self,
                  const char       *name,
                  const AriRelease *release,
                  gboolean          hit)
{
  AriPractised *practised = find (self, name);

  practised->n_tosses++;
  practised->n_hits += hit;
  g_array_append_vals (practised->releases, release, 1);
  if (practised->releases->len > ARI_PRACTICE_LAST)
    g_array_remove_index (practised->releases, 0);
}
