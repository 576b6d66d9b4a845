/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-visibility.h"

#include "../util/shown.h"
#include "table-fixture.h"

static gboolean
hides (AriTable *table,
       AriPly   *ply)
{
  AriVisibility visibility = ari_table_get_visibility (table);

  return ari_visibility_hides_ply (&visibility, ply);
}

/* The spot of the ply that shows something on the board, ARI_SPOT_NONE if @ply shows nothing. */
static AriSpot
shown_by (AriMatch *match,
          guint     number)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  AriSpot picks[ARI_MAX_PICKS];
  AriPosition before;

  ari_match_get_position_at (match, number - 1, &before);
  if (ari_ply_get_actor (ply) != ARI_CHANCE || rules->picks (&before, ari_ply_get_action (ply), picks) == 0)
    return ARI_SPOT_NONE;

  return picks[0];
}

/* Whether the board shows on @spot the face that ply @number has shown there. */
static gboolean
is_on_board (AriTable *table,
             AriSpot   spot,
             guint     number)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);
  AriSpot revealed[ARI_MAX_REVEALED_SPOTS];
  AriPosition before, position, then;
  g_autofree char *face = NULL, *open = NULL;
  guint n;

  ari_match_get_position_at (match, number, &then);
  face = ari_rules_describe_spot (rules, &then, spot);
  /* The second tile of a turn lies open only for a moment. */
  n = ari_find_revealed_spots (rules, &then, revealed);
  for (guint i = 0; i < n; i++)
    if (revealed[i] == spot)
      {
        g_free (g_steal_pointer (&face));
        face = rules->motion->describe_revealed (&then, spot);
      }

  shown_position (table, &before, &position);
  open = ari_rules_describe_spot (rules, &position, spot);
  n = ari_table_get_visibility (table).covered ? 0 : ari_find_revealed_spots (rules, &position, revealed);
  for (guint i = 0; i < n; i++)
    if (revealed[i] == spot)
      {
        g_free (g_steal_pointer (&open));
        open = rules->motion->describe_revealed (&position, spot);
      }

  return g_str_equal (face, open);
}

/* The list of moves names a tile exactly as long as the board shows it, until it has been claimed. */
static void
assert_together (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  const AriRules *rules = ari_match_get_rules (match);

  for (guint number = 1; number <= ari_match_get_cursor (match); number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
      AriSpot spot = shown_by (match, number);
      g_autofree char *now = NULL;

      if (spot == ARI_SPOT_NONE)
        continue;
      now = ari_rules_describe_spot (rules, ari_match_get_position (match), spot);
      if (g_str_equal (now, "vacant"))
        continue;
      g_assert_cmpint (hides (table, ply), ==, !is_on_board (table, spot, number));
    }
}

/* At each ply of a match, before and after the board has turned its tiles over again. */
static void
test_together (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (17);
  AriMatch *match = table_match_new ("minotaur", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  const AriRules *rules = ari_match_get_rules (match);

  for (guint n = 0; n < 400 && ari_match_winners (match) == 0; n++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n_actions = rules->actions (ari_match_get_position (match), actions);

      AriAction action = actions[g_rand_int_range (random, 0, (int) n_actions)];

      g_assert_true (ari_match_play (match, action, -1, NULL));
      ari_table_flush (table);
      if (ari_match_winners (match) != 0)
        break;
      g_assert_false (ari_table_get_visibility (table).covered);
      assert_together (table);
      ari_table_cover (table);
      g_assert_true (ari_table_get_visibility (table).covered);
      assert_together (table);
    }

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Stepping back and forward does not uncover. */
static void
test_covered (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R1L a2 G3R");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 1);

  g_assert_false (hides (table, ply));
  ari_table_cover (table);
  g_assert_true (hides (table, ply));
  ari_table_go (table, ARI_GO_BACK, 0);
  g_assert_true (hides (table, ply));
  ari_table_go (table, ARI_GO_FORWARD, 0);
  g_assert_true (hides (table, ply));

  /* A different ply in the same place does. */
  ari_match_take_back (match, 2);
  table_play (match, "a3 G1R");
  g_assert_false (ari_table_get_visibility (table).covered);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Taking back turns nothing over again: neither what the turn before had shown for a moment, nor what the
 * move that is taken back has shown. */
static void
test_taken_back (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R1L");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  g_autoptr(AriPly) shown = g_list_model_get_item (G_LIST_MODEL (match), 1);
  AriPly *tried, *tile;

  ari_match_set_free_undo (match, TRUE);
  table_play (match, "a2 G3R");
  ari_table_flush (table);
  ari_table_cover (table);
  table_play (match, "a3 B1L");
  ari_table_flush (table);
  g_assert_true (hides (table, shown));
  tile = ari_match_get_ply (match);
  tried = ari_ply_get_parent (tile);
  g_assert_false (hides (table, tile));

  ari_table_undo (table);
  ari_table_flush (table);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, 4);
  g_assert_true (ari_table_get_visibility (table).covered);
  assert_together (table);
  g_assert_true (hides (table, shown));
  g_assert_true (hides (table, tried));
  g_assert_true (hides (table, tile));

  /* Nor does the board show it in the line that was taken back. */
  ari_match_go_to (match, tile);
  g_assert_false (is_on_board (table, shown_by (match, 6), 6));

  /* What is played next is seen. */
  ari_match_go_to_main_line (match);
  table_play (match, "a4 R3L a5 B3L");
  g_assert_false (ari_table_get_visibility (table).covered);
  assert_together (table);
  g_assert_true (hides (table, tile));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* However a match has ended, it can be looked through like any other: the board and the list show what was
 * hidden. Players who take their ending back have to remember again. */
static void
test_ended_early (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R1L a2 G3R a3 B1L");
  const AriEnding endings[] = {
    { .kind = ARI_ENDING_RESIGNED, .winners = 2 },
    { .kind = ARI_ENDING_AGREED, .winners = (1u << ari_match_get_setup (match)->seats) - 1 },
    { .kind = ARI_ENDING_ADJUDICATED, .winners = 1, .proved = TRUE },
    { .kind = ARI_ENDING_UNFINISHED },
  };
  AriTable *table = ari_table_new (match, NULL, FALSE);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 1);

  ari_match_set_cursor (match, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_assert_true (hides (table, ply));
      g_assert_false (ari_match_may_recall (match));
      g_assert_false (is_on_board (table, shown_by (match, 2), 2));

      ari_match_set_ending (match, &endings[i]);
      g_assert_false (hides (table, ply));
      g_assert_true (ari_match_may_recall (match));
      g_assert_true (is_on_board (table, shown_by (match, 2), 2));
      ari_match_set_ending (match, NULL);
    }

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static const char why_final[] = "This match is over for good. “Rematch” begins a new one.";

static void
assert_ended (AriTable *table)
{
  g_assert_cmpint (ari_match_get_ending (ari_table_get_match (table))->kind, ==, ARI_ENDING_ADJUDICATED);
  g_assert_cmpstr (ari_table_get_refusal (table), ==, why_final);
  ari_table_refuse (table, NULL);
}

/* Nobody ends a match to look at the tiles and plays on with what they have seen. */
static void
test_final (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R1L a2 G3R a3 B1L");
  AriMatch *other = table_match_new ("minarett", "L@a3 L@a2");
  AriTable *table = ari_table_new (match, NULL, FALSE), *other_table = ari_table_new (other, NULL, FALSE);
  const AriEnding ending = { .kind = ARI_ENDING_ADJUDICATED, .winners = 1, .proved = TRUE };
  guint aside;

  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_match_take_back (match, 5);
  g_assert_true (ari_match_can_redo (match));
  ari_table_end (table, &ending);
  ari_table_resume (table);
  assert_ended (table);
  ari_table_undo (table);
  assert_ended (table);
  ari_table_redo (table);
  assert_ended (table);
  ari_match_set_cursor (match, 4);
  table_play (match, "b1");
  aside = ari_ply_get_id (ari_match_get_ply (match));
  ari_table_promote (table, aside);
  assert_ended (table);
  ari_table_undo (table);
  g_assert_null (ari_table_get_refusal (table));
  ari_match_set_ending (match, NULL);

  /* One who plays alone may look at the tiles anyway, unless a computer only stands in for somebody. */
  ari_match_set_seat (match, 1, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_substitute (match, 2, "novice");
  g_assert_false (ari_match_may_recall (match));
  ari_table_end (table, &ending);
  ari_table_resume (table);
  assert_ended (table);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_table_resume (table);
  g_assert_cmpint (ari_match_get_ending (match)->kind, ==, ARI_ENDING_NONE);

  /* Nor is there anything to see in other games. */
  ari_table_end (other_table, &ending);
  ari_table_undo (other_table);
  g_assert_cmpint (ari_match_get_ending (other)->kind, ==, ARI_ENDING_NONE);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
  g_assert_finalize_object (other_table);
  g_assert_finalize_object (other);
}

/* The same where the match has ended by its rules, even if nothing lay hidden any more. */
static void
test_final_by_rules (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (3);
  AriMatch *match = table_match_new ("minotaur", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  const AriRules *rules = ari_match_get_rules (match);
  guint n;

  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  while (ari_match_get_actor (match) != ARI_NONE)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n_actions = rules->actions (ari_match_get_position (match), actions);
      AriAction action = actions[g_rand_int_range (random, 0, (int) n_actions)];

      g_assert_true (ari_match_play (match, action, -1, NULL));
    }

  n = ari_match_get_main_length (match);
  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_main_length (match), ==, n);
  g_assert_cmpstr (ari_table_get_refusal (table), ==, why_final);
  ari_table_refuse (table, NULL);

  /* One who plays alone may, as far as moves can be taken back. */
  for (AriActor seat = 2; seat <= ari_match_get_setup (match)->seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_free_undo (match, TRUE);
  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_main_length (match), <, n);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* What the end of a match advises is true. */
static void
test_advice (void)
{
  static const char *const games[] = { "minotaur", "minarett" };
  const AriEnding ending = { .kind = ARI_ENDING_UNFINISHED };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      AriMatch *match = table_match_new (games[i], "");
      g_autoptr(GError) error = NULL;

      ari_match_set_ending (match, &ending);
      g_assert_false (ari_match_may_play (match, &error));
      g_assert_cmpint (strstr (error->message, "Undo") != NULL, ==, !ari_match_ends_for_good (match));
      g_assert_cmpint (strstr (error->message, "Rematch") != NULL, ==, ari_match_ends_for_good (match));
      g_assert_finalize_object (match);
    }
}

/* A previewed move uncovers no tile, whether somebody has seen it or not. */
static void
test_preview (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (5);
  AriMatch *match = table_match_new ("minotaur", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  const AriRules *rules = ari_match_get_rules (match);
  const AriBoard *board = rules->board (ari_match_get_setup (match));

  for (guint n = 0; n < 80 && ari_match_winners (match) == 0; n++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n_actions = rules->actions (ari_match_get_position (match), actions);
      AriAction action = actions[g_rand_int_range (random, 0, (int) n_actions)];

      ari_table_cover (table);
      for (guint i = 0; ari_match_get_actor (match) != ARI_CHANCE && i < n_actions; i++)
        {
          AriPosition before, now, shown;

          shown_position (table, &before, &now);
          ari_table_preview (table, &actions[i], 1);
          shown_position (table, &before, &shown);
          ari_table_dismiss (table);
          for (guint spot = 0; spot < board->n_spots; spot++)
            {
              g_autofree char *was = ari_rules_describe_spot (rules, &now, spot);
              g_autofree char *is = ari_rules_describe_spot (rules, &shown, spot);

              if (g_str_equal (was, "face down") && !g_str_equal (is, "face down"))
                g_assert_cmpstr (is, ==, "turned over, hidden until the end of the match");
            }
        }
      g_assert_true (ari_match_play (match, action, -1, NULL));
      ari_table_flush (table);
    }

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* The coach lists mistakes of a match that players have ended, so each of them can be tried again. */
static void
test_try_again (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R1L a2 G3R a3 B1L");
  AriTable *table = ari_table_new (match, NULL, FALSE);

  ari_match_set_cursor (match, 3);
  ari_match_set_eval (match, ari_match_get_ply (match),
                      &(AriEval) { .win = { 0.2, 0.4, 0.4 }, .loss = 0.3, .best = (char *) "a3" });
  ari_table_flush (table);
  g_assert_false (ari_table_can_try_again (table));
  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_RESIGNED, .winners = 2 });
  g_assert_true (ari_table_can_try_again (table));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Where chance acted in the past, nothing waits for a choice. */
static void
test_looking_back (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R1L a2 G3R");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  g_autofree char *text = NULL;

  ari_match_set_ending (match, &(AriEnding) { .kind = ARI_ENDING_UNFINISHED });
  ari_match_set_cursor (match, 3);
  text = shown_text (table);
  g_assert_true (g_str_has_prefix (text, "Position after move 1. For a variation: "));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* What a turn has revealed is hidden after a moment. */
static void
test_hidden_again (void)
{
  AriMatch *match = table_match_new ("minotaur", "a1 R1L a2");
  AriTable *table = ari_table_new (match, NULL, FALSE);

  ari_driver_hold (ari_table_get_driver (table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 0);
  /* A single person waits for nobody else who has to see the tiles. */
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_seat (match, 3, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_feat_sequence_set_watched (ari_table_get_feats (table), TRUE);
  table_play (match, "R3L");
  ari_table_flush (table);
  g_assert_false (ari_table_get_visibility (table).covered);
  table_wait_until (ari_table_get_visibility (table).covered);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static void
listen_cb (AriTable *table G_GNUC_UNUSED,
           guint     changes G_GNUC_UNUSED)
{
}

/* A watched table of Minoa, where seat 1 is the only person and has its second turn after @texts. */
static AriTable *
watch_others (const char *setup_text,
              const char *texts)
{
  g_autoptr(AriMatch) match = NULL;
  AriTable *table;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, setup_text, NULL));
  match = ari_match_new (&setup);
  table_play (match, texts);
  table = ari_table_new (match, NULL, FALSE);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 0);
  ari_recap_set_pause (ari_table_get_recap (table), 0);
  ari_overlay_switches_set (ari_table_get_overlays (table), ARI_OVERLAY_LAST_TURNS, TRUE);
  ari_feat_sequence_set_watched (ari_table_get_feats (table), TRUE);
  g_signal_connect (table, "changed", G_CALLBACK (listen_cb), NULL);
  for (AriActor seat = 1; seat <= setup.seats; seat++)
    ari_match_set_seat (match, seat, seat == 1 ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER, NULL, "novice");

  return table;
}

static gboolean
has_trace (AriTable *table)
{
  AriTraceStep steps[ARI_MAX_TRACE];

  return shown_trace (table, steps) > 0;
}

/* What several others did fades, and comes back for those who ask; what a single one did stays. */
static void
test_faded (void)
{
  AriTable *single = watch_others ("minoa seats=2", "d4e5 a1b1");
  AriTable *several = watch_others ("minoa seats=3", "d4e5 a1b1 e4e5");

  g_assert_true (has_trace (single));
  g_assert_true (has_trace (several));
  table_wait_until (!has_trace (several));
  g_assert_true (has_trace (single));

  /* Looking back. */
  ari_table_go (several, ARI_GO_BACK, 0);
  g_assert_true (has_trace (several));
  ari_table_go (several, ARI_GO_LAST, 0);
  table_wait_until (!has_trace (several));

  /* “What Happened?” */
  ari_table_recap (several);
  table_wait_until (!ari_recap_is_running (ari_table_get_recap (several)));
  g_assert_true (has_trace (several));

  g_assert_finalize_object (single);
  g_assert_finalize_object (several);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/visibility/together", test_together);
  g_test_add_func ("/play/visibility/looking-back", test_looking_back);
  g_test_add_func ("/play/visibility/taken-back", test_taken_back);
  g_test_add_func ("/play/visibility/try-again", test_try_again);
  g_test_add_func ("/play/visibility/covered", test_covered);
  g_test_add_func ("/play/visibility/ended-early", test_ended_early);
  g_test_add_func ("/play/visibility/final", test_final);
  g_test_add_func ("/play/visibility/final-by-rules", test_final_by_rules);
  g_test_add_func ("/play/visibility/advice", test_advice);
  g_test_add_func ("/play/visibility/preview", test_preview);
  g_test_add_func ("/play/visibility/hidden-again", test_hidden_again);
  g_test_add_func ("/play/visibility/faded", test_faded);

  return g_test_run ();
}
