/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What others than the table do with a choice: take it over, and point out what to choose. */
#include "ari-table.h"

#include "../util/shown.h"
#include "ari-toss.h"
#include "table-fixture.h"

static gboolean
choosing_cb (AriAction *chosen,
             guint      action)
{
  gboolean takes = *chosen == ARI_ACTION_NONE;

  *chosen = action;

  return takes;
}

/* A handler may take care of what a person chooses; otherwise the table plays it. */
static void
test_choosing (void)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriAction chosen = ARI_ACTION_NONE, action = table_action (match, "d4e5");

  g_signal_connect_swapped (table, "choosing", G_CALLBACK (choosing_cb), &chosen);
  ari_table_play (table, action);
  g_assert_cmpuint (chosen, ==, action);
  g_assert_cmpuint (table_n_plies (match), ==, 0);

  ari_table_play (table, action);
  g_assert_cmpuint (table_n_plies (match), ==, 1);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A ring in the air can't be taken over. */
static void
test_toss (void)
{
  AriMatch *match = table_toss_new ();
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriAction chosen = ARI_ACTION_NONE;
  AriRelease release = ari_toss_release (2, 7);
  g_autofree char *text = ari_release_to_text (&release);
  guint before = table_n_plies (match);

  g_signal_connect_swapped (table, "choosing", G_CALLBACK (choosing_cb), &chosen);
  ari_table_perform (table, text);
  g_assert_cmpuint (chosen, ==, ARI_ACTION_NONE);
  g_assert_cmpuint (table_n_plies (match), ==, before + 1);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* Until a capture is due. */
#define CAPTURE "L@a1 M@a1 L@e5 M@e5 L@e1 M@e1 L@e2 M@e2 S@e5 L@e4 M@e4 L@d1 M@d1 L@a4 M@a4 L@d5 M@d5 S@d4 " \
                "S@e2 S@b4 3e2-c4 1b4-a4 3c4-e3 2a4-a5-b4 S@e4"

/* A match that ends while a capture is due marks neither what has earned it nor what could be captured. */
static void
test_capture_given_up (void)
{
  AriMatch *match = table_match_new ("minarett", CAPTURE);
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriSpot spots[ARI_MAX_EARNERS];

  g_assert_cmpuint (shown_earners (table, spots), >, 0);
  ari_table_resign (table, 1);
  g_assert_cmpuint (shown_earners (table, spots), ==, 0);
  ari_table_resume (table);
  g_assert_cmpuint (shown_earners (table, spots), >, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* If you look back at a capture, you are told about it, but not to do anything. */
static void
test_answer_in_the_past (void)
{
  AriMatch *match = table_match_new ("minarett", CAPTURE " xd4S S@d4");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  g_autofree char *text = NULL;

  ari_table_go (table, ARI_GO_NUMBER, 25);
  text = shown_status (table);
  g_assert_true (g_str_has_prefix (text, "Position after move 25, "));
  g_assert_nonnull (strstr (text, " to choose. For a variation: You may capture one piece"));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A match of a person against computers, until the person acts. */
static AriTable *
new_table_with_computers (const char *game)
{
  AriMatch *match = table_match_new (game, "");
  AriTable *table;

  for (AriActor seat = 2; seat <= ari_match_get_setup (match)->seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, NULL, "novice");
  ari_match_set_free_undo (match, TRUE);
  table = ari_table_new (match, NULL, FALSE);
  g_object_unref (match);
  ari_driver_set_min_seconds (ari_table_get_driver (table), 0);
  table_wait_until (ari_match_is_person (match, ari_match_get_actor (match)));

  return table;
}

/* Whether no answer to the action ends the match: a computer takes a win that it sees. */
static gboolean
goes_on (AriMatch *match,
         AriAction action)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition next = *ari_match_get_position (match);
  AriAction answers[ARI_MAX_ACTIONS];
  guint n_answers;

  rules->apply (&next, action);
  n_answers = rules->actions (&next, answers);
  for (guint i = 0; i < n_answers; i++)
    {
      AriPosition after = next;

      rules->apply (&after, answers[i]);
      if (ari_rules_actor (rules, &after) == ARI_NONE)
        return FALSE;
    }

  return n_answers > 0;
}

/* The first action, but for @other (or %NULL), after which the match goes on. */
static AriAction
find_first (AriMatch        *match,
            const AriAction *other)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n_actions = ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);

  for (guint i = 0; i < n_actions; i++)
    if ((other == NULL || actions[i] != *other) && goes_on (match, actions[i]))
      return actions[i];

  g_assert_not_reached ();
}

/* Plays the first action after which the match goes on, and waits until the person acts again. */
static AriAction
play_first (AriTable *table)
{
  AriMatch *match = ari_table_get_match (table);
  AriAction action = find_first (match, NULL);

  ari_table_play (table, action);
  table_wait_until (ari_match_is_person (match, ari_match_get_actor (match)));

  return action;
}

/* A move that is taken back and made again goes on along the record: it brings its answers back, and the
 * match goes on after them. What was taken back before can still be repeated. */
static void
test_made_again (gconstpointer data)
{
  AriTable *table = new_table_with_computers (data);
  AriMatch *match = ari_table_get_match (table);
  AriAction action;
  guint before, n, n_plies;

  do
    {
      before = table_n_plies (match);
      action = play_first (table);
    }
  while (table_n_plies (match) == before + 1);
  n = table_n_plies (match);
  play_first (table);
  n_plies = ari_match_get_n_plies (match);

  ari_table_undo (table);
  ari_table_undo (table);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, before);
  ari_table_play (table, action);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, n);
  g_assert_cmpuint (table_n_plies (match), ==, n);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, n_plies);
  g_assert_true (ari_match_is_on_main_line (match));
  g_assert_true (ari_driver_awaits_person (ari_table_get_driver (table)));
  g_assert_true (ari_match_can_redo (match));
  ari_table_redo (table);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, n_plies);
  g_assert_false (ari_match_can_redo (match));

  play_first (table);
  g_assert_cmpuint (ari_match_get_n_plies (match), >, n_plies);

  g_assert_finalize_object (table);
}

/* In the past, a move of the record goes along its line, with its answers, to where a person acts. A line
 * that ends there goes on. */
static void
test_played_in_the_past (gconstpointer data)
{
  AriTable *table = new_table_with_computers (data);
  AriMatch *match = ari_table_get_match (table);
  AriDriver *driver = ari_table_get_driver (table);
  AriAction first, second, other;
  guint before = table_n_plies (match), answered, n_plies;

  first = play_first (table);
  answered = table_n_plies (match);
  second = play_first (table);
  n_plies = ari_match_get_n_plies (match);
  ari_table_go (table, ARI_GO_NUMBER, before);
  ari_table_play (table, first);
  g_assert_cmpuint (ari_match_get_cursor (match), ==, answered);
  g_assert_true (ari_match_is_on_main_line (match));
  ari_table_play (table, second);
  g_assert_true (ari_match_is_at_end (match));
  g_assert_true (ari_match_is_on_main_line (match));
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, n_plies);

  /* A variation of one ply, which is left before it is answered. */
  ari_driver_hold (driver, ARI_DRIVER_HOLD_TRY, NULL);
  ari_table_go (table, ARI_GO_NUMBER, before);
  other = find_first (match, &first);
  ari_table_play (table, other);
  ari_table_go (table, ARI_GO_MAIN_LINE, 0);
  ari_table_go (table, ARI_GO_LAST, 0);
  ari_driver_release (driver, ARI_DRIVER_HOLD_TRY, NULL);
  play_first (table);

  ari_table_go (table, ARI_GO_NUMBER, before);
  n_plies = ari_match_get_n_plies (match);
  ari_table_play (table, other);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, n_plies);
  g_assert_false (ari_match_is_on_main_line (match));
  /* In the other games, a person may have more to do in the same turn. */
  if (g_str_equal (data, "minoa") || g_str_equal (data, "minarett"))
    g_assert_false (ari_match_is_person (match, ari_match_get_actor (match)));
  if (!ari_match_is_person (match, ari_match_get_actor (match)))
    table_wait_until (ari_match_get_n_plies (match) > n_plies);

  g_assert_finalize_object (table);
}

static void
changed_cb (guint *all,
            guint  changes)
{
  *all |= changes;
}

/* Spots stay pointed out until another position is shown. */
static void
test_pointed_out (void)
{
  AriMatch *match = table_match_new ("minoa", "");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriSpot spots[] = { 3, 5 };
  guint n, changes = 0;

  ari_table_flush (table);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (changed_cb), &changes);
  ari_table_point_out (table, spots, 2);
  ari_table_flush (table);
  g_assert_cmpuint (changes & ARI_TABLE_HINT, !=, 0);
  g_assert_cmpuint (ari_table_get_pointed_out (table, &n)[1], ==, 5);
  g_assert_cmpuint (n, ==, 2);

  ari_table_play (table, table_action (match, "d4e5"));
  ari_table_get_pointed_out (table, &n);
  g_assert_cmpuint (n, ==, 0);

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  const char *const games[] = { "minoa", "minarett", "labyrinth", "minotaur" };

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/play/choosing/taken", test_choosing);
  g_test_add_func ("/play/choosing/toss", test_toss);
  g_test_add_func ("/play/choosing/past", test_answer_in_the_past);
  g_test_add_func ("/play/choosing/capture-given-up", test_capture_given_up);
  g_test_add_func ("/play/choosing/pointed-out", test_pointed_out);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *again = g_strconcat ("/play/choosing/again/", games[i], NULL);
      g_autofree char *past = g_strconcat ("/play/choosing/in-the-past/", games[i], NULL);

      g_test_add_data_func (again, games[i], test_made_again);
      g_test_add_data_func (past, games[i], test_played_in_the_past);
    }

  return g_test_run ();
}
