/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-fixture.h"

void
table_play (AriMatch   *match,
            const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_autoptr(GError) error = NULL;

      ari_match_play_text (match, words[i], -1, &error);
      g_assert_no_error (error);
    }
}

AriMatch *
table_match_new (const char *game,
                 const char *texts)
{
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup (game));
  match = ari_match_new (&setup);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_PERSON, NULL, NULL);
  table_play (match, texts);

  return match;
}

AriMatch *
table_toss_new (void)
{
  return table_match_new ("minotaur", "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L");
}

AriAction
table_action (AriMatch   *match,
              const char *text)
{
  g_autoptr(GError) error = NULL;
  AriAction action;

  ari_rules_parse (ari_match_get_rules (match), ari_match_get_position (match), text, &action, &error);
  g_assert_no_error (error);

  return action;
}

guint
table_n_plies (AriMatch *match)
{
  return g_list_model_get_n_items (G_LIST_MODEL (match));
}
