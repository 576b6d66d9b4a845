/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-recap.h"

#include "../util/shown.h"
#include "table-fixture.h"

static void
begin (AriTable *table)
{
  ari_recap_set_pause (ari_table_get_recap (table), 0);
  ari_table_recap (table);
}

/* The sentences of a replay. */
typedef struct
{
  AriTable  *table;
  GPtrArray *sentences;
} Told;

static void
told_cb (Told *told)
{
  if (ari_recap_has_stepped (ari_table_get_recap (told->table)))
    g_ptr_array_add (told->sentences, ari_table_tell_recap (told->table));
}

/* The last turns, ply by ply; then all is as before, and the cursor has never moved. */
static void
test_story (void)
{
  AriMatch *match = table_match_new ("labyrinth", "first=1 1-2 a1 a2 3-4 1-5 a1");
  const AriRules *rules = ari_match_get_rules (match);
  AriTable *table = ari_table_new (match, NULL, FALSE);
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  Told told = { table, sentences };
  AriPosition before, position;

  ari_match_take_back (match, 6);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Theseus", NULL);
  ari_table_flush (table);
  g_signal_connect_swapped (ari_table_get_recap (table), "changed", G_CALLBACK (told_cb), &told);
  g_assert_true (ari_table_is_pickable (table));

  begin (table);
  g_assert_true (ari_recap_is_running (ari_table_get_recap (table)));
  g_assert_false (ari_table_is_pickable (table));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 6);
  shown_position (table, &before, &position);
  g_assert_false (ari_position_equal (rules, &position, ari_match_get_position (match)));
  table_wait_until (!ari_recap_is_running (ari_table_get_recap (table)));
  ari_table_flush (table);

  g_assert_cmpuint (sentences->len, ==, 1);
  g_assert_cmpstr (sentences->pdata[0], ==, 
                   "The dice show 3 and 4. Theseus needs a 1 to bring a traveller in.");
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 6);
  shown_position (table, &before, &position);
  g_assert_true (ari_position_equal (rules, &position, ari_match_get_position (match)));
  g_assert_true (ari_table_is_pickable (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* The board says what others lost until the person picks, who has read it then. */
static void
test_lapse_until_picked (void)
{
  AriMatch *match = table_match_new ("labyrinth", "first=1 1-2 a1 a2 3-4 1-5");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  g_autofree char *before = shown_text (table), *after = NULL;
  AriSpot picks[ARI_MAX_PICKS];

  g_assert_nonnull (strstr (before, "Blue needs a 1 to bring a traveller in."));
  ari_match_get_rules (match)->picks (ari_match_get_position (match), table_action (match, "a1"), picks);
  g_assert_cmpint (ari_move_input_point (ari_table_get_input (table), picks[0]), ==, ARI_POINTED_PICKED);
  after = shown_text (table);
  g_assert_null (strstr (after, "Blue needs a 1 to bring a traveller in."));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* The only person has made the last ply, a capture: the replay tells that turn. */
static void
test_own_turn (void)
{
  AriMatch *match = table_match_new ("minarett", "L@a1 L@a5 L@b1 L@c5 L@c1 L@e5 L@d1 L@b3 M@e1 xb3L");
  AriTable *table;
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  Told told = { NULL, sentences };

  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  table = told.table = ari_table_new (match, NULL, FALSE);
  g_signal_connect_swapped (ari_table_get_recap (table), "changed", G_CALLBACK (told_cb), &told);
  g_assert_true (ari_recap_is_possible (ari_table_get_recap (table)));
  begin (table);
  table_wait_until (!ari_recap_is_running (ari_table_get_recap (table)));
  g_assert_cmpuint (sentences->len, ==, 2);
  g_assert_nonnull (strstr (sentences->pdata[0], "e1"));
  g_assert_nonnull (strstr (sentences->pdata[1], "captures"));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Anything that a person does, and any new ply, ends it. */
static void
test_interrupted (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriRecap *recap = ari_table_get_recap (table);
  const AriAction line[] = { table_action (match, "e5e6") };

  ari_table_recap (table);
  g_assert_true (ari_recap_is_running (recap));
  ari_table_recap (table);
  g_assert_false (ari_recap_is_running (recap));

  ari_table_recap (table);
  g_assert_true (ari_table_dismiss (table));
  g_assert_false (ari_recap_is_running (recap));
  g_assert_false (ari_table_dismiss (table));

  ari_table_recap (table);
  ari_table_preview (table, line, 1);
  g_assert_false (ari_recap_is_running (recap));
  ari_table_recap (table);
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 0);

  ari_table_play (table, table_action (match, "e5e6"));
  g_assert_false (ari_recap_is_running (recap));
  g_assert_cmpuint (table_n_plies (match), ==, 4);

  ari_table_recap (table);
  table_play (match, "e6e7");
  g_assert_false (ari_recap_is_running (recap));

  ari_table_recap (table);
  ari_table_go (table, ARI_GO_BACK, 0);
  g_assert_false (ari_recap_is_running (recap));

  /* There is nothing to replay at the start. */
  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_table_recap (table);
  g_assert_false (ari_recap_is_running (recap));
  g_assert_false (ari_recap_is_possible (recap));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* What has been turned over and is hidden again is left out of the replay. */
static void
test_memory (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R1L a2 G3R a3 B5L a4 W1L");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  Told told = { table, sentences };

  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  g_signal_connect_swapped (ari_table_get_recap (table), "changed", G_CALLBACK (told_cb), &told);
  begin (table);
  table_wait_until (!ari_recap_is_running (ari_table_get_recap (table)));
  g_assert_cmpuint (sentences->len, ==, 6);
  g_assert_cmpstr (sentences->pdata[0], ==, "Player 1 turns over a1.");
  g_assert_cmpstr (sentences->pdata[1], ==, "Player 1 turns over a2.");
  g_assert_cmpstr (sentences->pdata[2], ==, "Player 2 turns over a3.");
  g_assert_nonnull (strstr (sentences->pdata[3], "blue 5"));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Several people have to see what was turned over, even in a match that isn't kept. A lesson or an exercise
 * that leads the table doesn't wait for them. */
static void
test_led (void)
{
  AriMatch *match = table_match_new ("minotaur", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);

  table_play (match, "a1 R1L a2 G3R");
  g_assert_true (ari_table_awaits_cover (table));
  ari_table_lead (table);
  g_assert_false (ari_table_awaits_cover (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/recap/story", test_story);
  g_test_add_func ("/play/recap/lapse-until-picked", test_lapse_until_picked);
  g_test_add_func ("/play/recap/own-turn", test_own_turn);
  g_test_add_func ("/play/recap/interrupted", test_interrupted);
  g_test_add_func ("/play/recap/memory", test_memory);
  g_test_add_func ("/play/recap/led", test_led);

  return g_test_run ();
}
