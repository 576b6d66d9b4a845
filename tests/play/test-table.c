/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-table.h"

#include "../util/shown.h"
#include "ari-toss.h"
#include "table-fixture.h"

/* The contents of "changed". */
typedef struct
{
  guint        n;
  guint        changes;
  AriTableMove move; /* without its text */
  char        *taken_back;
} Told;

static void
changed_cb (Told     *told,
            guint     changes,
            AriTable *table)
{
  const AriTableMove *move = ari_table_get_move (table);

  told->n++;
  told->changes = changes;
  if (changes & ARI_TABLE_POSITION)
    {
      told->move = *move;
      g_set_str (&told->taken_back, move->taken_back);
    }
}

static AriTable *
new_table (AriMatch *match,
           Told     *told)
{
  AriTable *table = ari_table_new (match, NULL, FALSE);

  *told = (Told) { 0 };
  ari_table_flush (table);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (changed_cb), told);

  return table;
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* All changes in one main loop iteration cause a single signal. */
static void
test_changed (void)
{
  static const guint expected = ARI_TABLE_POSITION | ARI_TABLE_LINE | ARI_TABLE_TURN | ARI_TABLE_DETAILS;
  static const guint others = ARI_TABLE_HOLD | ARI_TABLE_HINT | ARI_TABLE_PREVIEW | ARI_TABLE_REPLAY;
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  Told told;
  AriTable *table = new_table (match, &told);

  ari_table_play (table, table_action (match, "e4e5"));
  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_table_go (table, ARI_GO_LAST, 0);
  ari_match_set_title (match, "At Knossos");
  g_assert_cmpuint (told.n, ==, 0);
  settle ();
  g_assert_cmpuint (told.n, ==, 1);
  g_assert_cmpuint (told.changes & (expected | others), ==, expected);

  /* Immediately, and not a second time. */
  ari_table_go (table, ARI_GO_BACK, 0);
  ari_table_flush (table);
  g_assert_cmpuint (told.n, ==, 2);
  settle ();
  g_assert_cmpuint (told.n, ==, 2);

  /* A destroyed table sends no signals. */
  ari_table_go (table, ARI_GO_FIRST, 0);
  g_assert_finalize_object (table);
  settle ();
  g_assert_cmpuint (told.n, ==, 2);
  g_free (told.taken_back);
  g_assert_finalize_object (match);
}

/* A new ply, a step over a ply that was there, a step back and a leap. */
static void
test_moves (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  Told told;
  AriTable *table = new_table (match, &told);

  ari_table_play (table, table_action (match, "e4e5"));
  ari_table_flush (table);
  g_assert_true (told.move.forward && told.move.fresh);

  ari_table_go (table, ARI_GO_BACK, 0);
  ari_table_flush (table);
  g_assert_false (told.move.forward || told.move.fresh);

  ari_table_go (table, ARI_GO_FORWARD, 0);
  ari_table_flush (table);
  g_assert_true (told.move.forward);
  g_assert_false (told.move.fresh);

  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_table_flush (table);
  ari_table_go (table, ARI_GO_NUMBER, 2);
  ari_table_flush (table);
  g_assert_false (told.move.forward);

  /* Two steps in one main loop iteration are a leap. */
  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_table_flush (table);
  ari_table_go (table, ARI_GO_FORWARD, 0);
  ari_table_go (table, ARI_GO_FORWARD, 0);
  ari_table_flush (table);
  g_assert_false (told.move.forward);

  g_free (told.taken_back);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static void
test_go (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriPly *aside;

  g_assert_false (ari_table_can_go (table, ARI_GO_FORWARD));
  g_assert_false (ari_table_can_go (table, ARI_GO_MAIN_LINE));
  ari_table_go (table, ARI_GO_NUMBER, 1);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 1);
  g_assert_true (ari_table_can_go (table, ARI_GO_FORWARD));
  ari_table_play (table, table_action (match, "e4e5"));
  aside = ari_match_get_ply (match);
  g_assert_true (ari_table_can_go (table, ARI_GO_MAIN_LINE));
  ari_table_go (table, ARI_GO_MAIN_LINE, 0);
  g_assert_true (ari_match_is_on_main_line (match));
  ari_table_go (table, ARI_GO_PLY, ari_ply_get_id (aside));
  g_assert_true (ari_match_get_ply (match) == aside);
  ari_table_go (table, ARI_GO_PLY, 1000);
  g_assert_true (ari_match_get_ply (match) == aside);
  ari_table_go (table, ARI_GO_NUMBER, 1000);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 2);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* All navigation ends the replay; its own steps are steps forward. */
static void
test_go_ends_replay (void)
{
  static const AriGo places[] = { ARI_GO_FIRST, ARI_GO_BACK,   ARI_GO_FORWARD,
                                  ARI_GO_LAST,  ARI_GO_NUMBER, ARI_GO_NEXT_MISTAKE };
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  Told told;
  AriTable *table = new_table (match, &told);
  AriReplay *replay = ari_table_get_replay (table);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      ari_table_go (table, ARI_GO_NUMBER, 1);
      ari_replay_start (replay);
      g_assert_true (ari_replay_get_playing (replay));
      ari_table_go (table, places[i], 1);
      g_assert_false (ari_replay_get_playing (replay));
    }
  ari_table_flush (table);
  g_assert_true (told.changes & ARI_TABLE_REPLAY);

  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_table_flush (table);
  ari_replay_set_speed (replay, ARI_REPLAY_FASTEST);
  ari_replay_start (replay);
  table_wait_until (ari_match_get_cursor (match) == 1);
  ari_table_flush (table);
  g_assert_true (told.move.forward);
  g_assert_true (ari_replay_get_playing (replay));

  g_free (told.taken_back);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A line can be stepped through, left, and kept as a variation. */
static void
test_preview (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  const AriRules *rules = ari_match_get_rules (match);
  AriAction line[2];
  AriPosition before, position, after;

  ari_table_go (table, ARI_GO_NUMBER, 1);
  after = *ari_match_get_position (match);
  line[0] = table_action (match, "e4e5");
  rules->apply (&after, line[0]);
  g_assert_true (ari_rules_parse (rules, &after, "a1b1", &line[1], NULL));

  ari_table_preview (table, line, 2);
  g_assert_cmpuint (shown_position (table, &before, &position), ==, line[0]);
  g_assert_true (ari_position_equal (rules, &position, &after));
  g_assert_false (ari_table_is_pickable (table));
  ari_table_go (table, ARI_GO_FORWARD, 0);
  ari_table_go (table, ARI_GO_FORWARD, 0);
  g_assert_cmpuint (shown_position (table, &before, &position), ==, line[1]);
  for (guint i = 0; i < 2; i++)
    ari_table_go (table, ARI_GO_BACK, 0);
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 0);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 1);

  ari_table_preview (table, line, 2);
  g_assert_true (ari_table_dismiss (table));
  g_assert_false (ari_table_dismiss (table));

  /* Escape withdraws a refusal first. */
  /* A question refuses nothing, and a refusal takes its place. */
  ari_move_input_answer (ari_table_get_input (table), ARI_NOTICE_QUESTION, 0, "Which one?");
  g_assert_true (ari_table_is_asking (table));
  g_assert_cmpstr (ari_table_get_refusal (table), ==, "Which one?");
  ari_table_refuse (table, "No.");
  g_assert_false (ari_table_is_asking (table));
  g_assert_true (ari_table_escape (table));
  g_assert_null (ari_table_get_refusal (table));
  g_assert_false (ari_table_escape (table));

  ari_table_preview (table, line, 2);
  ari_table_keep_line (table);
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 0);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 3);
  g_assert_false (ari_match_is_on_main_line (match));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A choice waits while the library writes, and is refused if the position has changed meanwhile. */
static void
test_pending (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  Told told;
  AriTable *table = new_table (match, &told);
  int library;

  ari_match_hold (match, &library, ARI_HOLD_STORE);
  ari_table_play (table, table_action (match, "e4e5"));
  g_assert_true (ari_table_is_queued (table));
  ari_match_release (match, &library);
  g_assert_false (ari_table_is_queued (table));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 3);

  ari_match_hold (match, &library, ARI_HOLD_STORE);
  ari_table_play (table, table_action (match, "e5e6"));
  ari_table_go (table, ARI_GO_BACK, 0);
  ari_match_release (match, &library);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 3);
  g_assert_nonnull (ari_table_get_refusal (table));
  ari_table_flush (table);
  g_assert_true (told.changes & ARI_TABLE_REFUSAL);

  /* The message stays until something else is shown. */
  ari_table_go (table, ARI_GO_FIRST, 0);
  g_assert_null (ari_table_get_refusal (table));

  g_free (told.taken_back);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static void
test_undo (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  Told told;
  AriTable *table = new_table (match, &told);

  ari_table_undo (table);
  ari_table_flush (table);
  g_assert_cmpstr (told.taken_back, !=, NULL);
  g_assert_cmpuint (ari_match_get_takebacks (match), ==, 1);

  /* It appears even if the cursor is already where it goes back to. */
  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_table_flush (table);
  g_assert_null (told.taken_back);
  g_assert_false (ari_table_can_undo (table));
  ari_table_undo (table);
  ari_table_flush (table);
  g_assert_nonnull (told.taken_back);
  g_assert_cmpuint (table_n_plies (match), ==, 0);

  ari_table_redo (table);
  ari_table_redo (table);
  ari_table_flush (table);
  g_assert_null (told.taken_back);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 2);

  g_free (told.taken_back);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* What players need to see stays on the board until the ring lands, and play waits. */
static void
test_toss (void)
{
  AriMatch *match = table_toss_new ();
  Told told;
  AriTable *table = new_table (match, &told);
  AriFeatSequence *tosses = ari_table_get_feats (table);
  AriRelease release = ari_toss_release (2, 7);
  g_autofree char *text = ari_release_to_text (&release);
  guint n = table_n_plies (match);
  AriPosition thrown_in = *ari_match_get_position (match), before, position;

  ari_feat_sequence_set_watched (tosses, TRUE);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 0);
  g_assert_true (shown_awaits_feat (table));
  g_assert_false (ari_table_may_type (table, NULL));
  ari_table_perform (table, text);
  g_assert_cmpuint (table_n_plies (match), ==, n + 1);
  g_assert_cmpstr (ari_ply_get_performance (ari_match_get_ply (match)), ==, text);
  ari_table_flush (table);
  g_assert_true (told.move.forward && told.move.fresh && told.move.performed);
  g_assert_cmpuint (shown_position (table, &before, &position), ==, ARI_ACTION_NONE);
  g_assert_true (ari_position_equal (ari_match_get_rules (match), &position, &thrown_in));
  g_assert_true (ari_match_is_held (match));

  /* Nobody takes it out of the air. */
  ari_table_undo (table);
  g_assert_cmpuint (table_n_plies (match), ==, n + 1);
  g_assert_nonnull (ari_table_get_refusal (table));
  ari_table_refuse (table, NULL);

  ari_table_finish_feat (table);
  ari_table_flush (table);
  g_assert_true (told.changes & ARI_TABLE_FEAT);
  g_assert_cmpuint (shown_position (table, &before, &position), !=, ARI_ACTION_NONE);
  table_wait_until (!ari_match_is_held (match));

  g_free (told.taken_back);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A throw waits while its position is still being written, with the ring already in the air. */
static void
test_toss_waits (void)
{
  AriMatch *match = table_toss_new ();
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriRelease release = ari_toss_release (2, 7);
  g_autofree char *text = ari_release_to_text (&release);
  guint n = table_n_plies (match);
  int library;

  ari_feat_sequence_set_watched (ari_table_get_feats (table), TRUE);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 60);
  ari_match_hold (match, &library, ARI_HOLD_STORE);
  ari_table_perform (table, text);
  g_assert_cmpuint (table_n_plies (match), ==, n);
  g_assert_cmpint (ari_feat_sequence_get_state (ari_table_get_feats (table)), ==, ARI_FEAT_STATE_UNDERWAY);
  ari_match_release (match, &library);
  g_assert_cmpuint (table_n_plies (match), ==, n + 1);
  g_assert_true (ari_feat_sequence_hides_outcome (ari_table_get_feats (table)));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Computers play on by themselves, and an overlay marks their actions. */
static void
test_computer_answers (void)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];

  ari_driver_set_min_seconds (ari_table_get_driver (table), 0);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  ari_table_play (table, table_action (match, "d4e5"));
  g_assert_false (shown_is_turn (table));
  table_wait_until (table_n_plies (match) == 2);
  g_assert_true (shown_is_turn (table));
  ari_table_undo (table);
  g_assert_cmpuint (table_n_plies (match), ==, 0);

  g_assert_cmpuint (ari_overlay_switches_list (ari_table_get_overlays (table), choices), >, 0);
  g_assert_false (ari_overlay_switches_set (ari_table_get_overlays (table), "no such overlay", TRUE));
  g_assert_true (ari_overlay_switches_set (ari_table_get_overlays (table), choices[0].id, TRUE));
  g_assert_true (ari_overlay_switches_get (ari_table_get_overlays (table), choices[0].id));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

#define KNOWN 1000 /* playouts; see LIKELY_NODES */
static const char middle[] =
  "c2c3 h7i7 b1c2 d6e6 c1c2 g7g8 g3g4 g5h5 f3g3 d2e3 b4c5 g8h9 a3b3 f5g6 g4g5 a1a2 g6h7 e2e3 d6d7 "
  "b6c7 e7f8 a4a5 a3a4 a4b4 a2a3 f8g9 f5f6 c3d3 d7e8 f9g9 a2b3 e5f6 c4d5 g8h8 e2f2 e5e6 e9f9 c5d5 "
  "d5e5 c6d7 h5i5 c7d8 i8i9 e8f9 d4e5 a2b2";

/* The first results of a search, of a few playouts, say nothing of who will own what. Later ones do, and what
 * is contested then is the smaller part: on an empty board all is, and that goes without saying. */
static void
test_likely (gconstpointer line)
{
  AriMatch *match = table_match_new ("minoa", line);
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriOverlaySwitches *overlays = ari_table_get_overlays (table);
  AriAnalysis *analysis = ari_table_get_analysis (table);
  g_autofree AriMark *marks = g_new (AriMark, ARI_MAX_SPOTS);
  guint n = 0, n_contested = 0;
  guint64 nodes = 0;

  ari_overlay_switches_set (overlays, "likely", TRUE);
  ari_analysis_set_running (analysis, TRUE);
  while (nodes < KNOWN)
    {
      table_wait_until (ari_analysis_get_verdict (analysis) != NULL
                        && ari_analysis_get_verdict (analysis)->nodes > nodes);
      nodes = ari_analysis_get_verdict (analysis)->nodes;
      n = ari_overlay_switches_collect (overlays, ari_match_get_position (match), TRUE, marks);
      g_assert_true (n == 0 || nodes >= KNOWN);
    }
  ari_analysis_set_running (analysis, FALSE);
  for (guint i = 0; i < n; i++)
    n_contested += marks[i].seat == ARI_NONE;
  g_assert_true (n > 0 || line != middle);
  g_assert_cmpuint (n_contested, <=, n / 2);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* From a variation into the main line, and to the part that both share. */
static void
test_go_to_main (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  Told told;
  AriTable *table = new_table (match, &told);

  ari_table_go (table, ARI_GO_NUMBER, 1);
  ari_table_play (table, table_action (match, "e4e5"));
  g_assert_false (ari_match_is_on_main_line (match));
  ari_table_go (table, ARI_GO_MAIN_NUMBER, 3);
  g_assert_true (ari_match_is_on_main_line (match));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 3);

  for (guint number = 0; number <= 1; number++)
    {
      ari_table_go (table, ARI_GO_NUMBER, 1);
      ari_table_play (table, table_action (match, "e4e5"));
      ari_table_go (table, ARI_GO_MAIN_NUMBER, number);
      g_assert_true (ari_match_is_on_main_line (match));
      g_assert_cmpuint (ari_match_get_cursor (match), ==, number);
      g_assert_false (ari_table_can_go (table, ARI_GO_MAIN_LINE));
    }

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
  g_free (told.taken_back);
}

/* A variation is promoted and deleted as a whole, and both end a replay. */
static void
test_variations (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 e4e5");
  Told told;
  AriTable *table = new_table (match, &told);
  AriReplay *replay = ari_table_get_replay (table);
  AriPly *first, *last;
  guint main_id;

  main_id = ari_ply_get_id (ari_match_get_ply (match));
  g_assert_false (ari_table_is_aside (table, main_id));
  ari_table_go (table, ARI_GO_NUMBER, 1);
  ari_table_play (table, table_action (match, "e4e5"));
  first = ari_match_get_ply (match);
  ari_table_play (table, table_action (match, "a1b1"));
  last = ari_match_get_ply (match);
  g_assert_true (ari_table_is_aside (table, ari_ply_get_id (last)));
  g_assert_true (ari_table_can_undo (table));
  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_replay_start (replay);
  ari_table_promote (table, ari_ply_get_id (last));
  g_assert_false (ari_replay_get_playing (replay));
  g_assert_false (ari_table_is_aside (table, ari_ply_get_id (first)));
  g_assert_true (ari_table_is_aside (table, main_id));

  ari_table_go (table, ARI_GO_FIRST, 0);
  ari_replay_start (replay);
  ari_table_delete_variation (table, ari_ply_get_id (last));
  g_assert_true (ari_replay_get_playing (replay));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 5);
  ari_table_delete_variation (table, main_id);
  g_assert_false (ari_replay_get_playing (replay));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 3);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
  g_free (told.taken_back);
}

/* Unlike an undo it leaves no variation; a ply that others follow stays. */
static void
test_remove_last (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1 a1a2");
  Told told;
  AriTable *table = new_table (match, &told);

  ari_table_remove_last (table);
  settle ();
  g_assert_cmpuint (table_n_plies (match), ==, 2);
  g_assert_false (ari_match_can_redo (match));
  g_assert_true (told.changes & ARI_TABLE_POSITION);
  g_assert_nonnull (told.taken_back);

  ari_table_go (table, ARI_GO_NUMBER, 1);
  ari_table_remove_last (table);
  g_assert_cmpuint (table_n_plies (match), ==, 2);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 0);
  ari_table_remove_last (table);
  g_assert_cmpuint (table_n_plies (match), ==, 2);

  g_free (told.taken_back);
  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

static void
assert_status (AriTable   *table,
               const char *expected)
{
  g_autoptr(AriTableView) view = ari_table_get_view (table);

  g_assert_cmpstr (view->status, ==, expected);
}

/* Where something leads the table, what people try there is no variation of a match. */
static void
test_led_status (void)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriTable *table = ari_table_new (match, NULL, FALSE);

  ari_table_go (table, ARI_GO_BACK, 0);
  assert_status (table, "Position after move 1. If you play here, you begin a variation.");
  ari_table_lead (table);
  ari_table_go (table, ARI_GO_FIRST, 0);
  assert_status (table, "It’s Red’s turn.");
  ari_table_go (table, ARI_GO_FORWARD, 0);
  assert_status (table, "It’s Blue’s turn.");

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/table/changed", test_changed);
  g_test_add_func ("/play/table/moves", test_moves);
  g_test_add_func ("/play/table/go", test_go);
  g_test_add_func ("/play/table/go-ends-replay", test_go_ends_replay);
  g_test_add_func ("/play/table/go-to-main", test_go_to_main);
  g_test_add_func ("/play/table/variations", test_variations);
  g_test_add_func ("/play/table/preview", test_preview);
  g_test_add_func ("/play/table/pending", test_pending);
  g_test_add_func ("/play/table/undo", test_undo);
  g_test_add_func ("/play/table/remove-last", test_remove_last);
  g_test_add_func ("/play/table/toss", test_toss);
  g_test_add_data_func ("/play/table/likely/start", "", test_likely);
  g_test_add_data_func ("/play/table/likely/middle", middle, test_likely);
  g_test_add_func ("/play/table/toss-waits", test_toss_waits);
  g_test_add_func ("/play/table/computer-answers", test_computer_answers);
  g_test_add_func ("/play/table/led-status", test_led_status);

  return g_test_run ();
}
