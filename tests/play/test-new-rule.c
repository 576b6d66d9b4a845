/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules that are said when they first matter. */
#include "../util/shown.h"
#include "table-fixture.h"

#define AREA "This stick closes off an area: it counts for a player alone on its border."

/* A table that people look at. */
typedef struct
{
  GSettings *settings;
  AriMatch  *match;
  AriTable  *table;
  guint      changes;
} Fixture;

static void
changed_cb (Fixture *fixture,
            guint    changes)
{
  fixture->changes |= changes;
}

/* @data: the game */
static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  g_settings_reset (fixture->settings, "explained");
  g_settings_reset (fixture->settings, "explain-rules");
  fixture->match = table_match_new (data, "");
  fixture->table = ari_table_new (fixture->match, NULL, FALSE);
  ari_driver_hold (ari_table_get_driver (fixture->table), ARI_DRIVER_HOLD_SCRIPT, NULL);
  ari_table_set_rule_settings (fixture->table, fixture->settings);
  g_signal_connect_swapped (fixture->table, "changed", G_CALLBACK (changed_cb), fixture);
  ari_table_flush (fixture->table);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (fixture->table);
  g_assert_finalize_object (fixture->match);
  g_clear_object (&fixture->settings);
}

/* Actions of persons, of computers and of chance, each of which is shown. */
static void
play (Fixture    *fixture,
      const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (ari_match_is_person (fixture->match, ari_match_get_actor (fixture->match)))
        ari_table_play (fixture->table, table_action (fixture->match, words[i]));
      else
        table_play (fixture->match, words[i]);
      ari_table_flush (fixture->table);
    }
}

static gboolean
says_rule (Fixture *fixture)
{
  g_autoptr(AriTableView) view = NULL;

  ari_table_flush (fixture->table);
  view = ari_table_get_view (fixture->table);
  g_assert_true ((ari_table_get_new_rule (fixture->table) != NULL) == (view->mode == ARI_MODE_RULE));

  return view->mode == ARI_MODE_RULE;
}

/* Closes off the corner at a1. */
static void
close_corner (Fixture *fixture)
{
  play (fixture, "b1b2 a2b2");
  g_assert_true (says_rule (fixture));
}

/* The table says it, points to its place and offers to read more. The next move ends that, and another of its
 * kind says nothing. */
static void
test_once (Fixture      *fixture,
           gconstpointer data)
{
  const AriBoard *board = ari_rules_lookup (data)->board (ari_match_get_setup (fixture->match));
  g_auto(GStrv) known = NULL;
  g_autofree char *text = NULL;
  g_autoptr(AriTableView) view = NULL;

  play (fixture, "b1b2");
  g_assert_false (says_rule (fixture));
  fixture->changes = 0;
  play (fixture, "a2b2");
  g_assert_true (fixture->changes & ARI_TABLE_RULE);
  view = ari_table_get_view (fixture->table);
  g_assert_cmpstr (view->text, ==, AREA);
  g_assert_cmpint (view->order, ==, ARI_ORDER_READ_RULE);
  g_assert_cmpuint (ari_table_get_new_rule (fixture->table)->n_spots, ==, 1);
  g_assert_cmpstr (board->spots[ari_table_get_new_rule (fixture->table)->spots[0]].name, ==, "a2b2");
  known = g_settings_get_strv (fixture->settings, "explained");
  g_assert_cmpuint (g_strv_length (known), ==, 1);
  g_assert_cmpstr (known[0], ==, "minoa/area");

  fixture->changes = 0;
  play (fixture, "b5b6");
  g_assert_true (fixture->changes & ARI_TABLE_RULE);
  g_assert_false (says_rule (fixture));
  play (fixture, "a5b5");
  g_assert_false (says_rule (fixture));
}

/* All of the spots that it speaks of are marked. */
static void
test_spots (Fixture      *fixture,
            gconstpointer data)
{
  const AriBoard *board = ari_rules_lookup (data)->board (ari_match_get_setup (fixture->match));
  const AriNewRule *rule;

  play (fixture, "a1 R1L a2 R3R");
  rule = ari_table_get_new_rule (fixture->table);
  g_assert_nonnull (rule);
  g_assert_cmpstr (rule->moment->id, ==, "pair");
  g_assert_cmpuint (rule->n_spots, ==, 2);
  g_assert_cmpstr (board->spots[rule->spots[0]].name, ==, "a2");
  g_assert_cmpstr (board->spots[rule->spots[1]].name, ==, "a1");
}

static void
test_off (Fixture      *fixture,
          gconstpointer data)
{
  g_settings_set_boolean (fixture->settings, "explain-rules", FALSE);
  play (fixture, "b1b2 a2b2");
  g_assert_false (says_rule (fixture));
}

/* What computers do is said once it concerns a person, and outlasts their next moves. */
static void
test_others (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr(AriTableView) fresh = NULL, later = NULL;
  g_autofree char *both = NULL;

  ari_table_set_seat (fixture->table, 2, ARI_SEAT_COMPUTER, "novice");
  play (fixture, "b1b2 a2b2");
  g_assert_false (says_rule (fixture));
  play (fixture, "a5b5 d4e5 b5b6");
  g_assert_true (says_rule (fixture));
  fresh = ari_table_get_view (fixture->table);
  g_assert_cmpstr (fresh->text, ==, AREA);

  /* When it is the person's turn again, what to do comes first. */
  play (fixture, "d4d5");
  g_assert_true (says_rule (fixture));
  later = ari_table_get_view (fixture->table);
  both = g_strdup_printf ("%s " AREA, later->status);
  g_assert_cmpstr (later->status, !=, "");
  g_assert_cmpstr (later->text, ==, both);
  play (fixture, "g4g5");
  g_assert_false (says_rule (fixture));
}

/* Escape ends it, and so does reading it. */
static void
test_ended (Fixture      *fixture,
            gconstpointer data)
{
  close_corner (fixture);
  g_assert_true (ari_table_escape (fixture->table));
  g_assert_false (says_rule (fixture));
  g_assert_false (ari_table_escape (fixture->table));

  g_settings_reset (fixture->settings, "explained");
  play (fixture, "b5b6 a5b5");
  g_assert_true (says_rule (fixture));
  g_assert_cmpstr (ari_table_read_rule (fixture->table), ==, "aim");
  g_assert_false (says_rule (fixture));
  g_assert_null (ari_table_read_rule (fixture->table));
}

/* Once something is picked, what can be done with it is more important. */
static void
test_picked (Fixture      *fixture,
             gconstpointer data)
{
  AriMoveInput *input = ari_table_get_input (fixture->table);
  AriSpot spot = 0;

  play (fixture, "L@a1 L@e5 M@a1 M@e5 2a1-b1-c1");
  g_assert_true (says_rule (fixture));
  while (!ari_picker_offers (ari_move_input_get_picker (input), spot)
         || ari_move_input_completes (input, spot) != ARI_ACTION_NONE)
    g_assert_cmpuint (++spot, <, ARI_MAX_SPOTS);
  g_assert_cmpint (ari_move_input_point (input, spot), ==, ARI_POINTED_PICKED);
  g_assert_false (says_rule (fixture));
}

/* Looking elsewhere ends it, and steps say nothing. */
static void
test_looking_back (Fixture      *fixture,
                   gconstpointer data)
{
  close_corner (fixture);
  ari_table_go (fixture->table, ARI_GO_BACK, 0);
  g_assert_false (says_rule (fixture));
  g_settings_reset (fixture->settings, "explained");
  ari_table_go (fixture->table, ARI_GO_FORWARD, 0);
  g_assert_false (says_rule (fixture));
  ari_table_undo (fixture->table);
  ari_table_flush (fixture->table);
  ari_table_redo (fixture->table);
  g_assert_false (says_rule (fixture));
}

/* Nothing hides how a match ended, and afterwards nobody needs a rule. */
static void
test_over (Fixture      *fixture,
           gconstpointer data)
{
  close_corner (fixture);
  ari_match_set_ending (fixture->match, &(AriEnding) { .kind = ARI_ENDING_AGREED, .winners = 3 });
  g_assert_false (says_rule (fixture));

  g_settings_reset (fixture->settings, "explained");
  ari_table_go (fixture->table, ARI_GO_FIRST, 0);
  play (fixture, "a2b2 b1b2");
  g_assert_false (says_rule (fixture));
}

/* While a mistake is tried again, the line says how that goes, and the rule waits for another time. */
static void
test_try_again (Fixture      *fixture,
                gconstpointer data)
{
  g_auto(GStrv) known = NULL;
  AriEval eval = { .loss = 0.3, .win = { 0.2, 0.8 }, .best = "a2b2" };

  play (fixture, "b1b2 d4d5");
  ari_match_set_eval (fixture->match, ari_match_get_ply (fixture->match), &eval);
  ari_match_set_glyph (fixture->match, ari_match_get_ply (fixture->match), ARI_GLYPH_BLUNDER);
  ari_table_try_again (fixture->table);
  play (fixture, "a2b2");
  g_assert_cmpint (ari_table_get_mode (fixture->table), ==, ARI_MODE_TRYING);
  known = g_settings_get_strv (fixture->settings, "explained");
  g_assert_cmpuint (g_strv_length (known), ==, 0);
}

/* A refusal has a rule of its own, which the button beside it opens. */
static void
test_refused (Fixture      *fixture,
              gconstpointer data)
{
  const AriBoard *board = ari_rules_lookup (data)->board (ari_match_get_setup (fixture->match));

  play (fixture, "d4e5 d4d5");
  close_corner (fixture);
  g_assert_cmpint (ari_move_input_point (ari_table_get_input (fixture->table), ari_board_find (board, "d5e5")),
                   ==, ARI_POINTED_REFUSED);
  g_assert_cmpint (ari_table_get_mode (fixture->table), ==, ARI_MODE_REFUSED);
  g_assert_cmpstr (ari_table_read_rule (fixture->table), ==, "closing");
  ari_table_refuse (fixture->table, NULL);
  g_assert_true (says_rule (fixture));
  g_assert_cmpstr (ari_table_read_rule (fixture->table), ==, "aim");
}

/* What a person asks to be shown is marked instead. */
static void
test_pointed_out (Fixture      *fixture,
                  gconstpointer data)
{
  AriSpot spot = 0;

  close_corner (fixture);
  ari_table_point_out (fixture->table, &spot, 1);
  g_assert_false (says_rule (fixture));
}

/* In a variation, the button leads back from it; the rule has its key. */
static void
test_variation (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr(AriTableView) view = NULL;

  play (fixture, "b1b2 d4e5");
  ari_table_go (fixture->table, ARI_GO_BACK, 0);
  ari_table_flush (fixture->table);
  play (fixture, "a2b2");
  g_assert_true (says_rule (fixture));
  view = ari_table_get_view (fixture->table);
  g_assert_cmpint (view->order, ==, ARI_ORDER_MAIN_LINE);
}

static void
explained_cb (Fixture *fixture)
{
  g_assert_true (fixture->changes & ARI_TABLE_RULE);
}

/* The settings learn of it after all that show the table: what listens to both would show the ply twice. */
static void
test_remembered (Fixture      *fixture,
                 gconstpointer data)
{
  g_auto(GStrv) known = NULL;
  gulong id = g_signal_connect_swapped (fixture->settings, "changed::explained", G_CALLBACK (explained_cb),
                                        fixture);

  play (fixture, "b1b2");
  fixture->changes = 0;
  play (fixture, "a2b2");
  g_signal_handler_disconnect (fixture->settings, id);
  known = g_settings_get_strv (fixture->settings, "explained");
  g_assert_cmpuint (g_strv_length (known), ==, 1);
}

/* Dice that wait for a person keep their button; the rule has its own when they lie. */
static void
test_roll (Fixture      *fixture,
           gconstpointer data)
{
  AriDriver *driver = ari_table_get_driver (fixture->table);
  g_autoptr(AriTableView) before = NULL, after = NULL;

  play (fixture, "first=1 1-5 a1 a5");
  ari_driver_set_by_hand (driver, TRUE);
  ari_driver_release (driver, ARI_DRIVER_HOLD_SCRIPT, NULL);
  g_assert_true (says_rule (fixture));
  before = ari_table_get_view (fixture->table);
  g_assert_cmpint (before->order, ==, ARI_ORDER_ROLL);

  play (fixture, "1-3");
  g_assert_true (says_rule (fixture));
  after = ari_table_get_view (fixture->table);
  g_assert_cmpint (after->order, ==, ARI_ORDER_READ_RULE);
}

/* Shows tiles to a single person, who waits for nobody else who has to see them. */
static void
reveal (Fixture *fixture)
{
  ari_table_set_seat (fixture->table, 2, ARI_SEAT_COMPUTER, "novice");
  ari_table_set_seat (fixture->table, 3, ARI_SEAT_COMPUTER, "novice");
  ari_driver_set_min_seconds (ari_table_get_driver (fixture->table), 0);
  ari_feat_sequence_set_watched (ari_table_get_feats (fixture->table), TRUE);
  play (fixture, "a1 R1L a2 R3L");
}

/* What lies open for a moment stays so while a rule asks to remember it. At a table that says no rules, that
 * moment begins later and ends. */
static void
test_revealed (Fixture      *fixture,
               gconstpointer data)
{
  Fixture other = { .match = table_match_new (data, "") };

  other.table = ari_table_new (other.match, NULL, FALSE);
  ari_driver_hold (ari_table_get_driver (other.table), ARI_DRIVER_HOLD_SCRIPT, NULL);

  reveal (fixture);
  g_assert_true (says_rule (fixture));
  reveal (&other);
  table_wait_until (ari_table_get_visibility (other.table).covered);
  g_assert_false (ari_table_get_visibility (fixture->table).covered);
  g_assert_true (says_rule (fixture));

  g_assert_true (ari_table_escape (fixture->table));
  table_wait_until (ari_table_get_visibility (fixture->table).covered);
  tear_down (&other, data);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, game, func) g_test_add ("/play/new-rule/" path, Fixture, game, set_up, func, tear_down)
  ADD ("once", "minoa", test_once);
  ADD ("spots", "minotaur", test_spots);
  ADD ("off", "minoa", test_off);
  ADD ("others", "minoa", test_others);
  ADD ("ended", "minoa", test_ended);
  ADD ("picked", "minarett", test_picked);
  ADD ("looking-back", "minoa", test_looking_back);
  ADD ("over", "minoa", test_over);
  ADD ("try-again", "minoa", test_try_again);
  ADD ("refused", "minoa", test_refused);
  ADD ("pointed-out", "minoa", test_pointed_out);
  ADD ("variation", "minoa", test_variation);
  ADD ("remembered", "minoa", test_remembered);
  ADD ("roll", "labyrinth", test_roll);
  ADD ("revealed", "minotaur", test_revealed);

  return g_test_run ();
}
