/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "crowd.h"

#include "interrupt.h"
#include "waiting.h"

#define GAMES 5000 /* different ones */
#define BATCH 20   /* matches in one transaction, which nothing interrupts */

void
crowd_play (AriMatch  *match,
            AriRandom *random)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (ari_match_get_position (match), actions);

  if (n > 0)
    ari_match_play (match, actions[ari_random_below (random, n)], 1.0, NULL);
}

AriMatch *
crowd_match (AriRandom *random)
{
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_all (NULL)[0]);
  match = ari_match_new (&setup);
  while (ari_match_winners (match) == 0)
    crowd_play (match, random);

  return match;
}

/* Gives the match other people and another day. */
static void
rename_match (AriMatch  *match,
              AriRandom *random,
              guint      number,
              guint      n_names)
{
  g_autofree char *one = g_strdup_printf ("Player%u", ari_random_below (random, n_names));
  g_autofree char *two = g_strdup_printf ("Guest%u", ari_random_below (random, n_names));
  g_autofree char *title = g_strdup_printf ("Round %u", number);

  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, one, NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, two, NULL);
  ari_match_set_title (match, title);
  ari_match_set_started (match, 1500000000 + (gint64) ari_random_below (random, 200000000));
}

gboolean
crowd_fill (AriLibrary *library,
            guint       n_matches,
            guint       n_names,
            GError    **error)
{
  g_autoptr(GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  AriRandom random;

  ari_random_init (&random, 1);
  for (guint i = 0; i < MIN (GAMES, n_matches) && !ari_interrupted (); i++)
    g_ptr_array_add (games, crowd_match (&random));

  for (guint done = 0; done < n_matches;)
    {
      g_autoptr(GPtrArray) matches = g_ptr_array_new_with_free_func (g_object_unref);
      GAsyncResult *waiting = NULL;
      g_autoptr(GAsyncResult) result = NULL;

      for (; matches->len < BATCH && done < n_matches && games->len > 0; done++)
        {
          AriMatch *match = games->pdata[done % games->len];

          rename_match (match, &random, done, n_names);
          g_ptr_array_add (matches, g_object_ref (match));
        }
      ari_library_add_many_async (library, matches, ari_wait_cancellable (), ari_wait_cb, &waiting);
      result = ari_wait (&waiting);
      if (!ari_library_finish (library, result, error))
        return FALSE;
    }

  return TRUE;
}
