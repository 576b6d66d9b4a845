/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-practice-throws.h"

struct _AriPracticeThrows
{
  GHashTable *persons; /* (element-type utf8 AriThrowTally) by name */
};

static void
tally_free (gpointer data)
{
  AriThrowTally *tally = data;

  g_array_unref (tally->releases);
  g_free (tally);
}

AriPracticeThrows *
ari_practice_throws_new (void)
{
  AriPracticeThrows *self = g_new (AriPracticeThrows, 1);

  self->persons = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, tally_free);

  return self;
}

void
ari_practice_throws_free (AriPracticeThrows *self)
{
  g_hash_table_unref (self->persons);
  g_free (self);
}

static AriThrowTally *
find (AriPracticeThrows *self,
      const char        *name)
{
  AriThrowTally *tally = g_hash_table_lookup (self->persons, name);

  if (tally == NULL)
    {
      tally = g_new0 (AriThrowTally, 1);
      tally->releases = g_array_new (FALSE, FALSE, sizeof (AriRelease));
      g_hash_table_insert (self->persons, g_strdup (name), tally);
    }

  return tally;
}

const AriThrowTally *
ari_practice_throws_of (AriPracticeThrows *self,
                        const char        *name)
{
  return find (self, name);
}

void
ari_practice_throws_add (AriPracticeThrows *self,
                         const char        *name,
                         const AriRelease  *release,
                         gboolean           hit)
{
  AriThrowTally *tally = find (self, name);

  tally->n_tosses++;
  tally->n_hits += hit;
  g_array_append_vals (tally->releases, release, 1);
  if (tally->releases->len > ARI_THROWS_KEPT)
    g_array_remove_index (tally->releases, 0);
}
