/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-queue.h"

/* Holds the match. */
static int owner;

static AriMatch *
new_match_of (const char *game,
              const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);
  AriSetup setup;
  AriMatch *match;

  ari_setup_init (&setup, ari_rules_lookup (game));
  match = ari_match_new (&setup);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;

      ari_match_play_text (match, words[i], -1, &error);
      g_assert_no_error (error);
    }

  return match;
}

static AriMatch *
new_match (const char *texts)
{
  return new_match_of ("minoa", texts);
}

#define TO_A_TOSS "a1 R1L a2 R3R claim a3 R3L a4 R5R claim a5 B1L a6 B3L 2:R3L"

/* Chooses @text at the cursor while the match is held. */
static void
choose (AriMoveQueue *queue,
        AriMatch     *match,
        const char   *text,
        const char   *toss)
{
  AriAction action;

  g_assert_true (
      ari_rules_parse (ari_match_get_rules (match), ari_match_get_position (match), text, &action, NULL));
  ari_match_hold (match, &owner, ARI_HOLD_STORE);
  ari_move_queue_set (queue, match, &action, 1, toss, 2.5);
  g_assert_true (ari_move_queue_play (queue, match, NULL));
  g_assert_true (ari_move_queue_is_set (queue));
}

static void
test_waits (void)
{
  AriMatch *match = new_match ("d4e5");
  AriMoveQueue queue = { 0 };

  choose (&queue, match, "a1b1", NULL);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 1);
  ari_match_set_cursor (match, 0);
  ari_match_set_cursor (match, 1);
  ari_match_release (match, &owner);
  g_assert_true (ari_move_queue_play (&queue, match, NULL));
  g_assert_false (ari_move_queue_is_set (&queue));
  g_assert_cmpstr (ari_ply_get_text (ari_match_get_ply (match)), ==, "a1b1");
  g_assert_cmpfloat (ari_ply_get_seconds (ari_match_get_ply (match)), ==, 2.5);

  g_assert_finalize_object (match);
}

/* The action would be legal at the new cursor, but it was not chosen there. */
static void
test_not_elsewhere (void)
{
  AriMatch *match = new_match ("d4e5 a1b1");
  AriMoveQueue queue = { 0 };
  g_autoptr(GError) error = NULL;

  choose (&queue, match, "e4e5", NULL);
  ari_match_set_cursor (match, 1);
  ari_match_release (match, &owner);
  g_assert_false (ari_move_queue_play (&queue, match, &error));
  g_assert_nonnull (error);
  g_assert_false (ari_move_queue_is_set (&queue));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 2);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 1);

  g_assert_finalize_object (match);
}

/* A variation may transpose into the same position, but that is still another place. */
static void
test_not_in_a_transposition (void)
{
  AriMatch *match = new_match ("d4e5 a1b1 e4e5");
  AriMoveQueue queue = { 0 };
  AriPosition position;

  choose (&queue, match, "e5e6", NULL);
  position = *ari_match_get_position (match);
  ari_match_release (match, &owner);
  ari_match_set_cursor (match, 0);
  g_assert_true (ari_match_play_text (match, "e4e5", -1, NULL));
  g_assert_true (ari_match_play_text (match, "a1b1", -1, NULL));
  g_assert_true (ari_match_play_text (match, "d4e5", -1, NULL));
  g_assert_true (ari_position_equal (ari_match_get_rules (match), &position, ari_match_get_position (match)));
  g_assert_false (ari_move_queue_play (&queue, match, NULL));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 6);

  g_assert_finalize_object (match);
}

/* A throw counts as it fell: it is played where it was thrown, wherever the person looks meanwhile. */
static void
test_toss_goes_back (void)
{
  AriMatch *match = new_match_of ("minotaur", TO_A_TOSS);
  AriMoveQueue queue = { 0 };
  guint n_plies = ari_match_get_n_plies (match);

  choose (&queue, match, "hit", "x=1");
  ari_match_set_cursor (match, 0);
  ari_match_release (match, &owner);
  g_assert_true (ari_move_queue_play (&queue, match, NULL));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, n_plies + 1);
  g_assert_cmpstr (ari_ply_get_performance (ari_match_get_ply (match)), ==, "x=1");

  g_assert_finalize_object (match);
}

/* Except if the plies before it are taken back or deleted. */
static void
test_toss_is_taken_back (void)
{
  for (guint removes = 0; removes < 2; removes++)
    {
      AriMatch *match = new_match_of ("minotaur", TO_A_TOSS);
      AriMoveQueue queue = { 0 };
      guint n_plies = ari_match_get_n_plies (match);
      g_autoptr(GError) error = NULL;

      choose (&queue, match, "hit", "x=1");
      if (removes)
        ari_match_remove (match, ari_match_get_ply (match));
      else
        ari_match_take_back (match, n_plies - 1);
      ari_match_release (match, &owner);
      g_assert_false (ari_move_queue_play (&queue, match, &error));
      g_assert_nonnull (error);
      g_assert_cmpuint (ari_match_get_n_plies (match), ==, n_plies - removes);

      g_assert_finalize_object (match);
    }
}

static void
hold_cb (AriMatch *match)
{
  ari_match_hold (match, &owner, ARI_HOLD_STORE);
}

static void
play_on_cb (AriMoveQueue *queue,
            GParamSpec   *pspec,
            AriMatch     *match)
{
  g_assert_true (ari_move_queue_play (queue, match, NULL));
}

/* A line is played ply by ply, each of which the library writes; signals from the match meanwhile don't
 * play it twice. */
static void
test_line (void)
{
  static const char *const texts[] = { "d4e5", "a1b1", "e4e5" };
  AriMatch *match = new_match ("i5i6");
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition position = *ari_match_get_position (match);
  AriAction actions[G_N_ELEMENTS (texts)];
  AriMoveQueue queue = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_true (ari_rules_parse (rules, &position, texts[i], &actions[i], NULL));
      rules->apply (&position, actions[i]);
    }
  g_signal_connect (match, "ply-added", G_CALLBACK (hold_cb), NULL);
  g_signal_connect_swapped (match, "notify", G_CALLBACK (play_on_cb), &queue);

  ari_move_queue_set (&queue, match, actions, G_N_ELEMENTS (texts), NULL, -1);
  g_assert_true (ari_move_queue_play (&queue, match, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_cmpuint (ari_match_get_n_plies (match), ==, 2 + i);
      ari_match_release (match, &owner);
    }
  g_assert_false (ari_move_queue_is_set (&queue));
  g_assert_true (ari_position_equal (rules, &position, ari_match_get_position (match)));

  g_assert_finalize_object (match);
}

/* What its player has not decided waits, however free the match is, and is forgotten with its place. */
static void
test_undecided (void)
{
  AriMatch *match = new_match ("d4e5");
  AriMoveQueue queue = { 0 };

  choose (&queue, match, "a1b1", NULL);
  ari_move_queue_postpone (&queue);
  ari_match_release (match, &owner);
  g_assert_true (ari_move_queue_play (&queue, match, NULL));
  g_assert_false (ari_move_queue_is_set (&queue));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 1);
  ari_move_queue_decide (&queue);
  g_assert_true (ari_move_queue_is_set (&queue));
  g_assert_true (ari_move_queue_play (&queue, match, NULL));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 2);

  choose (&queue, match, "e4e5", NULL);
  ari_move_queue_postpone (&queue);
  ari_match_set_cursor (match, 1);
  ari_match_release (match, &owner);
  g_assert_true (ari_move_queue_play (&queue, match, NULL));
  ari_move_queue_decide (&queue);
  g_assert_false (ari_move_queue_is_set (&queue));

  ari_move_queue_finalize (&queue);
  g_assert_finalize_object (match);
}

/* What was rethought goes into the record at its place as soon as that is possible, wherever people look. */
static void
test_rethought (void)
{
  AriMatch *match = new_match ("d4e5");
  AriPly *place = ari_match_get_ply (match);
  AriMoveQueue queue = { 0 };

  choose (&queue, match, "a1b1", NULL);
  ari_move_queue_postpone (&queue);
  ari_move_queue_rethink (&queue, &(AriEval) { .loss = 0.2 });
  g_assert_true (ari_move_queue_play (&queue, match, NULL));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 1);
  ari_match_set_cursor (match, 0);
  ari_match_release (match, &owner);
  g_assert_true (ari_move_queue_play (&queue, match, NULL));
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 0);
  g_assert_cmpint (ari_ply_get_retraction (ari_match_get_child (match, place, 0)), ==, ARI_RETHOUGHT);

  /* Without any finding it leaves no trace. */
  choose (&queue, match, "e4e5", NULL);
  ari_match_release (match, &owner);
  ari_move_queue_postpone (&queue);
  ari_move_queue_rethink (&queue, NULL);
  g_assert_true (ari_move_queue_play (&queue, match, NULL));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 2);

  ari_move_queue_finalize (&queue);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/move-queue/waits", test_waits);
  g_test_add_func ("/play/move-queue/not-elsewhere", test_not_elsewhere);
  g_test_add_func ("/play/move-queue/not-in-a-transposition", test_not_in_a_transposition);
  g_test_add_func ("/play/move-queue/toss-goes-back", test_toss_goes_back);
  g_test_add_func ("/play/move-queue/toss-is-taken-back", test_toss_is_taken_back);
  g_test_add_func ("/play/move-queue/line", test_line);

  g_test_add_func ("/play/move-queue/undecided", test_undecided);
  g_test_add_func ("/play/move-queue/rethought", test_rethought);

  return g_test_run ();
}
