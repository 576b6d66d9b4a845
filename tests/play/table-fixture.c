/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-fixture.h"

#include "ari-record.h"
#include "ari-status-text.h"

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

const char *const table_short_match =
  "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seat1 \"Ariadne\"]\n[Seat2 \"Theseus\"]\n[Seat2Kind \"computer\"]\n\n"
  "1. d4d5 2. a1b1\n";

const char *const table_repetition =
  "[Ariadne \"1\"]\n[Game \"minarett\"]\n[Seats \"2\"]\n\n"
  "1. L@a1 2. L@e5 3. 1a1-a2 4. 1e5-e4 5. 1a2-a1 6. 1e4-e5 7. 1a1-a2 8. 1e5-e4 9. 1a2-a1 10. 1e4-e5\n";

AriTable *
table_of_record (const char *record)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match = ari_record_read (record, -1, NULL, &error);
  AriTable *table;

  g_assert_no_error (error);
  table = ari_table_new (match, NULL, TRUE);
  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);

  return table;
}

void
table_assert_status (AriTable   *table,
                     const char *expected)
{
  g_autofree char *text =
      ari_status_text (ari_table_get_match (table), ari_table_get_driver (table), NULL);

  g_assert_cmpstr (text, ==, expected);
}
