/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Leaving a match, by closing the window, say, at once after a choice. */
#include "library-fixture.h"
#include "table-fixture.h"

#define ID 1 /* of the first match in a library */

/* A match at a table that keeps it in the library of @f. The library has not yet answered. */
static AriTable *
sit_down (Fixture  *f,
          AriMatch *match)
{
  g_autoptr(AriAutosave) autosave = NULL;

  fixture_open (f);
  autosave = ari_autosave_new (f->library, match, 0);

  return ari_table_new (match, autosave, FALSE);
}

/* Nothing of the match is left but what is in the library. (transfer full) */
static AriMatch *
leave (Fixture  *f,
       AriTable *table,
       AriMatch *match)
{
  g_assert_finalize_object (table);
  g_object_unref (match);
  fixture_close (f);
  fixture_open (f);

  return fixture_load (f, ID);
}

static void
test_move (Fixture       *f,
           gconstpointer  data)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = sit_down (f, match);
  g_autoptr(AriMatch) kept = NULL;

  ari_table_play (table, table_action (match, "d4e5"));
  ari_table_play (table, table_action (match, "a1b1"));
  g_assert_true (ari_table_is_queued (table));
  kept = leave (f, table, match);
  g_assert_cmpuint (table_n_plies (kept), ==, 2);
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (kept)), ==, "a1b1");
}

static void
test_line (Fixture       *f,
           gconstpointer  data)
{
  AriMatch *match = table_match_new ("minoa", "e4e5");
  AriTable *table = sit_down (f, match);
  AriAction line[3];
  g_autoptr(AriMatch) kept = NULL;

  ari_table_go (table, ARI_GO_FIRST, 0);
  line[0] = table_action (match, "d4e5");
  line[1] = table_action (match, "a1b1");
  line[2] = table_action (match, "e4e5");
  ari_table_preview (table, line, G_N_ELEMENTS (line));
  ari_table_keep_line (table);
  g_assert_true (ari_table_is_queued (table));
  kept = leave (f, table, match);
  g_assert_cmpuint (ari_match_get_n_plies (kept), ==, 4);
}

/* The library writes the match when the ring leaves the hand. */
static void
test_throw (Fixture       *f,
            gconstpointer  data)
{
  AriMatch *match = table_toss_new ();
  AriTable *table = sit_down (f, match);
  guint n_plies = table_n_plies (match);
  g_autoptr(AriMatch) kept = NULL;

  g_assert_cmpuint (ari_match_get_holds (match), ==, ARI_HOLD_STORE);
  ari_table_perform (table, "x=0 y=10500 strength=3697 spin=900 wobble=0");
  g_assert_true (ari_table_is_queued (table));
  kept = leave (f, table, match);
  g_assert_cmpuint (table_n_plies (kept), ==, n_plies + 1);
  g_assert_nonnull (ari_ply_get_performance (ari_match_get_ply (kept)));
}

/* Whatever else the match waits for. */
static void
test_held (Fixture       *f,
           gconstpointer  data)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = sit_down (f, match);
  g_autoptr(AriMatch) kept = NULL;

  ari_match_hold (match, f, ARI_HOLD_FEAT);
  ari_table_play (table, table_action (match, "d4e5"));
  g_assert_true (ari_table_is_queued (table));
  kept = leave (f, table, match);
  g_assert_cmpuint (table_n_plies (kept), ==, 1);
}

/* As when the match goes on: a move is played only where it was chosen. */
static void
test_elsewhere (Fixture       *f,
                gconstpointer  data)
{
  AriMatch *match = table_match_new ("minoa", "d4e5 a1b1");
  AriTable *table = sit_down (f, match);
  g_autoptr(AriMatch) kept = NULL;

  ari_table_play (table, table_action (match, "e4e5"));
  ari_table_go (table, ARI_GO_FIRST, 0);
  g_assert_true (ari_table_is_queued (table));
  kept = leave (f, table, match);
  g_assert_cmpuint (table_n_plies (kept), ==, 2);
}

/* For everybody else the match is held as before. */
static void
test_hold_stays (void)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  int owner;

  ari_match_hold (match, &owner, ARI_HOLD_FAILURE);
  g_assert_finalize_object (table);
  g_assert_cmpuint (ari_match_get_holds (match), ==, ARI_HOLD_FAILURE);
  g_assert_false (ari_match_play_text (match, "d4e5", -1, NULL));

  g_assert_finalize_object (match);
}

/* A page that closes while the first of two dice still moves plays the second one, too. */
static void
test_second_die (void)
{
  AriMatch *match = table_match_new ("labyrinth", "first=1 1-2 a1 a2 2-3 3-4");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriMoveInput *input = ari_table_get_input (table);
  const AriBoard *board = ari_match_get_rules (match)->board (ari_match_get_setup (match));
  guint n = table_n_plies (match), n_targets;
  const AriTarget *targets;
  AriSpot far = ARI_SPOT_NONE;

  g_assert_cmpint (ari_move_input_point (input, ari_board_find (board, "3.1a")), ==, ARI_POINTED_PICKED);
  targets = ari_move_input_get_targets (input, &n_targets);
  for (guint i = 0; i < n_targets; i++)
    if (targets[i].n_actions == 2)
      far = targets[i].spot;
  g_assert_cmpint (ari_move_input_point (input, far), ==, ARI_POINTED_COMPLETED);
  g_assert_cmpuint (table_n_plies (match), ==, n + 1);
  g_assert_finalize_object (table);
  g_assert_cmpuint (table_n_plies (match), ==, n + 2);

  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  FIXTURE_ADD ("/play/leaving/move", test_move, NULL);
  FIXTURE_ADD ("/play/leaving/line", test_line, NULL);
  FIXTURE_ADD ("/play/leaving/throw", test_throw, NULL);
  FIXTURE_ADD ("/play/leaving/held", test_held, NULL);
  FIXTURE_ADD ("/play/leaving/elsewhere", test_elsewhere, NULL);
  g_test_add_func ("/play/leaving/hold-stays", test_hold_stays);
  g_test_add_func ("/play/leaving/second-die", test_second_die);

  return g_test_run ();
}
