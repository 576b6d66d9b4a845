/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-move-input.h"

#include "ari-random.h"
#include "table-fixture.h"

typedef struct
{
  AriMoveInput *input;
  AriAction     completed;
  guint         n_completed, n_idle, n_picks, n_notices;
} Watch;

static void
completed_cb (Watch *watch,
              guint  action)
{
  watch->completed = action;
  watch->n_completed++;
}

static gboolean
idle_cb (Watch *watch)
{
  watch->n_idle++;

  return FALSE;
}

static void
changed_cb (Watch *watch,
            guint  changes)
{
  watch->n_picks += (changes & ARI_INPUT_PICKS) != 0;
  watch->n_notices += (changes & ARI_INPUT_NOTICE) != 0;
}

static void
watch_init (Watch *watch)
{
  *watch = (Watch) { .input = ari_move_input_new (), .completed = ARI_ACTION_NONE };
  g_signal_connect_swapped (watch->input, "completed", G_CALLBACK (completed_cb), watch);
  g_signal_connect_swapped (watch->input, "idle", G_CALLBACK (idle_cb), watch);
  g_signal_connect_swapped (watch->input, "changed", G_CALLBACK (changed_cb), watch);
}

static void
watch_clear (Watch *watch)
{
  g_assert_finalize_object (watch->input);
}

/* A position of a game after some actions. */
static void
set_position (Watch       *watch,
              const char  *game,
              const char  *actions,
              AriPosition *position)
{
  g_autoptr(AriMatch) match = table_match_new (game, actions);

  *position = *ari_match_get_position (match);
  ari_move_input_set_position (watch->input, ari_match_get_rules (match), position, TRUE);
}

static AriSpot
find_spot (AriMoveInput *input,
           const char   *name)
{
  const AriRules *rules = ari_move_input_get_picker (input)->rules;
  AriSetup setup;
  AriSpot spot;

  ari_setup_init (&setup, rules);
  spot = ari_board_find (rules->board (&setup), name);
  g_assert_cmpuint (spot, !=, ARI_SPOT_NONE);

  return spot;
}

/* Pointing at the spots of any action, one after another, chooses an action that begins with them. */
static void
test_all_actions (gconstpointer data)
{
  const AriRules *rules = ari_rules_lookup (data);
  AriRandom random;
  AriAction actions[ARI_MAX_ACTIONS];
  AriPosition position;
  AriSetup setup;
  Watch watch;

  watch_init (&watch);
  ari_random_init (&random, 7);
  ari_setup_init (&setup, rules);
  rules->start (&position, &setup);
  for (guint ply = 0; ply < 120 && ari_rules_actor (rules, &position) != ARI_NONE; ply++)
    {
      guint n = rules->actions (&position, actions);
      AriAction action = actions[ari_random_below (&random, n)];
      AriSpot picks[ARI_MAX_PICKS];
      guint n_picks, n_before = watch.n_completed;

      if (ari_rules_actor (rules, &position) == ARI_CHANCE)
        {
          rules->apply (&position, action);
          continue;
        }
      n_picks = rules->picks (&position, action, picks);
      ari_move_input_set_position (watch.input, rules, &position, TRUE);
      g_assert_cmpuint (ari_move_input_get_picker (watch.input)->n_picks, ==, 0);
      for (guint i = 0; i < n_picks && watch.n_completed == n_before; i++)
        g_assert_cmpint (ari_move_input_point (watch.input, picks[i]), >=, ARI_POINTED_PICKED);
      g_assert_cmpuint (watch.n_completed, ==, n_before + 1);
      g_assert_true (ari_rules_legal (rules, &position, watch.completed));
      g_assert_cmpuint (ari_move_input_get_picker (watch.input)->n_picks, ==, 0);
      g_assert_null (ari_move_input_get_notice (watch.input)->text);
      rules->apply (&position, action);
    }
  watch_clear (&watch);
}

/* While it is closed, it only says that somebody pointed. */
static void
test_closed (void)
{
  AriPosition position;
  Watch watch;
  AriSpot spot;

  watch_init (&watch);
  g_assert_cmpint (ari_move_input_point (watch.input, 0), ==, ARI_POINTED_IGNORED);
  g_assert_cmpuint (watch.n_idle, ==, 1);

  set_position (&watch, "minarett", "", &position);
  spot = find_spot (watch.input, "1L");
  g_assert_cmpint (ari_move_input_point (watch.input, spot), ==, ARI_POINTED_PICKED);
  g_assert_cmpuint (ari_move_input_get_last (watch.input), ==, spot);

  /* The picks don't outlive the turn, and they come back with the same position only by new picks. */
  ari_move_input_close (watch.input);
  g_assert_false (ari_move_input_is_open (watch.input));
  g_assert_cmpuint (ari_move_input_get_picker (watch.input)->n_picks, ==, 0);
  g_assert_cmpint (ari_move_input_point (watch.input, spot), ==, ARI_POINTED_IGNORED);
  ari_move_input_set_position (watch.input, ari_rules_lookup ("minarett"), &position, TRUE);
  g_assert_cmpuint (ari_move_input_get_picker (watch.input)->n_picks, ==, 0);
  g_assert_cmpint (ari_move_input_point (watch.input, spot), ==, ARI_POINTED_PICKED);

  /* The same position again leaves them alone. */
  ari_move_input_set_position (watch.input, ari_rules_lookup ("minarett"), &position, TRUE);
  g_assert_cmpuint (ari_move_input_get_picker (watch.input)->n_picks, ==, 1);
  g_assert_cmpuint (watch.n_completed, ==, 0);
  watch_clear (&watch);
}

static void
test_back (void)
{
  AriPosition position;
  Watch watch;

  watch_init (&watch);
  set_position (&watch, "minarett", "", &position);
  g_assert_false (ari_move_input_back (watch.input));
  ari_move_input_point (watch.input, find_spot (watch.input, "1L"));
  g_assert_cmpuint (watch.n_picks, ==, 1);
  g_assert_true (ari_move_input_back (watch.input));
  g_assert_cmpuint (watch.n_picks, ==, 2);
  g_assert_false (ari_move_input_back (watch.input));
  ari_move_input_clear (watch.input);
  g_assert_cmpuint (watch.n_picks, ==, 2);
  watch_clear (&watch);
}

/* A refusal names its spot and its rule, and goes when people point elsewhere. */
static void
test_refusal (void)
{
  const AriNotice *notice;
  AriPosition position;
  AriSpot taken;
  Watch watch;

  watch_init (&watch);
  notice = ari_move_input_get_notice (watch.input);
  set_position (&watch, "minoa", "d4d5 d5e5", &position);
  taken = find_spot (watch.input, "d4e5");
  g_assert_cmpint (ari_move_input_point (watch.input, taken), ==, ARI_POINTED_REFUSED);
  g_assert_cmpint (notice->kind, ==, ARI_NOTICE_REFUSAL);
  g_assert_cmpuint (notice->spot, ==, taken);
  g_assert_nonnull (notice->text);
  g_assert_nonnull (notice->proof.rule);
  g_assert_cmpuint (notice->proof.n, >, 0);

  /* The same refusal is said again. */
  g_assert_cmpuint (watch.n_notices, ==, 1);
  ari_move_input_refuse_spot (watch.input, taken);
  g_assert_cmpuint (watch.n_notices, ==, 2);

  /* People may read the rule afterwards, until the position changes. */
  ari_move_input_withdraw (watch.input);
  g_assert_null (notice->text);
  g_assert_nonnull (notice->proof.rule);
  ari_move_input_close (watch.input);
  g_assert_null (notice->proof.rule);

  ari_move_input_set_position (watch.input, ari_rules_lookup ("minoa"), &position, TRUE);
  ari_move_input_point (watch.input, taken);
  g_assert_cmpint (ari_move_input_point (watch.input, find_spot (watch.input, "a1b1")), ==,
                   ARI_POINTED_COMPLETED);
  g_assert_cmpint (notice->kind, ==, ARI_NOTICE_NONE);
  g_assert_cmpuint (watch.n_completed, ==, 1);
  watch_clear (&watch);
}

/* Where something else is said, neither the reason nor its rule stays. */
static void
test_forget (void)
{
  AriPosition position;
  Watch watch;
  const AriNotice *notice;

  watch_init (&watch);
  notice = ari_move_input_get_notice (watch.input);
  set_position (&watch, "minoa", "d4d5 d5e5", &position);
  ari_move_input_forget (watch.input);
  g_assert_cmpuint (watch.n_notices, ==, 0);
  ari_move_input_point (watch.input, find_spot (watch.input, "d4e5"));
  g_assert_nonnull (notice->proof.rule);
  ari_move_input_forget (watch.input);
  g_assert_null (notice->text);
  g_assert_null (notice->proof.rule);
  g_assert_cmpuint (watch.n_notices, ==, 2);
  watch_clear (&watch);
}

/* A field that both dice lead to takes two actions, the second of which is due at the position after the
 * first, and nowhere else. */
static void
test_line (void)
{
  AriPosition position;
  AriSpot target = ARI_SPOT_NONE;
  const AriTarget *targets;
  AriAction second;
  guint n;
  Watch watch;

  watch_init (&watch);
  set_position (&watch, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", &position);
  ari_move_input_point (watch.input, find_spot (watch.input, "3.1a"));
  targets = ari_move_input_get_targets (watch.input, &n);
  for (guint i = 0; i < n; i++)
    if (targets[i].n_actions == 2)
      target = targets[i].spot;
  g_assert_cmpuint (target, !=, ARI_SPOT_NONE);
  g_assert_cmpint (ari_move_input_point (watch.input, target), ==, ARI_POINTED_COMPLETED);
  g_assert_cmpuint (ari_move_input_get_due (watch.input), ==, ARI_ACTION_NONE);

  position = ari_move_input_get_picker (watch.input)->position;
  ari_rules_lookup ("labyrinth")->apply (&position, watch.completed);
  ari_move_input_set_position (watch.input, ari_rules_lookup ("labyrinth"), &position, FALSE);
  g_assert_cmpuint (ari_move_input_get_due (watch.input), ==, ARI_ACTION_NONE);
  ari_move_input_set_position (watch.input, ari_rules_lookup ("labyrinth"), &position, TRUE);
  second = ari_move_input_get_due (watch.input);
  g_assert_cmpuint (second, !=, ARI_ACTION_NONE);
  ari_move_input_go_on (watch.input);
  g_assert_cmpuint (watch.completed, ==, second);
  g_assert_cmpuint (ari_move_input_get_due (watch.input), ==, ARI_ACTION_NONE);
  watch_clear (&watch);
}

static char *
propose_cb (AriMoveInput *input,
            guint         action,
            GArray       *proposed)
{
  g_array_append_val (proposed, action);

  return g_strdup ("Are you sure?");
}

/* Somebody may have a word about an action before a click plays it, but not about a click that only picks. */
static void
test_propose (void)
{
  g_autoptr(GArray) proposed = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *silence = NULL, *words = NULL, *picks = NULL;
  AriPosition position;
  guint n_meant;
  Watch watch;

  watch_init (&watch);
  set_position (&watch, "minoa", "d4d5", &position);
  silence = ari_move_input_propose (watch.input, find_spot (watch.input, "a1b1"));
  g_assert_null (silence);
  g_signal_connect (watch.input, "proposing", G_CALLBACK (propose_cb), proposed);
  n_meant = ari_move_input_get_n_meant (watch.input);
  words = ari_move_input_propose (watch.input, find_spot (watch.input, "a1b1"));
  g_assert_cmpstr (words, ==, "Are you sure?");
  g_assert_cmpuint (proposed->len, ==, 1);
  g_assert_cmpuint (ari_move_input_get_n_meant (watch.input), ==, n_meant);
  ari_move_input_point (watch.input, find_spot (watch.input, "a1b1"));
  g_assert_cmpuint (watch.n_completed, ==, 1);
  g_assert_cmpuint (watch.completed, ==, g_array_index (proposed, guint, 0));
  g_assert_cmpuint (ari_move_input_get_n_meant (watch.input), ==, n_meant + 1);

  set_position (&watch, "labyrinth", "first=1 1-2 a1 a2 2-3 3-4", &position);
  picks = ari_move_input_propose (watch.input, find_spot (watch.input, "3.1a"));
  g_assert_null (picks);
  g_assert_cmpuint (proposed->len, ==, 1);
  watch_clear (&watch);
}

/* Between a step of the cursor and the news of it, a click means nothing: it was aimed at another
 * position. */
static void
test_stale_click (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minoa", "d4d5 d5e5");
  AriTable *table = ari_table_new (match, NULL, FALSE);
  AriMoveInput *input = ari_table_get_input (table);

  ari_table_flush (table);
  g_assert_true (ari_move_input_is_open (input));
  ari_match_go_to (match, NULL);
  g_assert_cmpint (ari_move_input_point (input, find_spot (input, "a1b1")), ==, ARI_POINTED_IGNORED);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 2);
  g_assert_true (ari_table_get_input (table) == input);
  g_assert_cmpint (ari_move_input_point (input, find_spot (input, "a1b1")), ==, ARI_POINTED_COMPLETED);
  g_assert_cmpuint (ari_match_get_n_plies (match), ==, 3);
  g_assert_finalize_object (table);
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "minoa", "minarett", "minotaur", "labyrinth" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/play/move-input/all-actions/%s", games[i]);

      g_test_add_data_func (path, games[i], test_all_actions);
    }
  g_test_add_func ("/play/move-input/closed", test_closed);
  g_test_add_func ("/play/move-input/back", test_back);
  g_test_add_func ("/play/move-input/refusal", test_refusal);
  g_test_add_func ("/play/move-input/forget", test_forget);
  g_test_add_func ("/play/move-input/line", test_line);
  g_test_add_func ("/play/move-input/stale-click", test_stale_click);

  g_test_add_func ("/play/move-input/propose", test_propose);

  return g_test_run ();
}
