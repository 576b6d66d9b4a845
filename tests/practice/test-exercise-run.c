/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every puzzle, answered with every legal action. */
#include "ari-exercise-run.h"
#include "ari-notation.h"
#include "ari-puzzles.h"
#include "ari-reason.h"
#include "ari-table.h"

/* What "rated" said. */
typedef struct
{
  guint n;
  guint rating;
  char *action;
} Rated;

static void
rated_cb (AriExerciseRun *run,
          guint           rating,
          const char     *action,
          Rated          *rated)
{
  rated->n++;
  rated->rating = rating;
  g_set_str (&rated->action, action);
}

static AriExerciseRun *
begin (const AriPuzzle *puzzle,
       Rated           *rated)
{
  const AriRules *rules = ari_match_get_rules (puzzle->match);
  g_autoptr(AriExercise) exercise = ari_exercise_new (rules->id, puzzle->name);
  AriExerciseRun *run = ari_exercise_run_new (ari_loaded_exercise_of_puzzle (exercise));

  g_signal_connect (run, "rated", G_CALLBACK (rated_cb), rated);

  return run;
}

static guint
count_plies (AriExerciseRun *run)
{
  return ari_match_get_n_plies (ari_table_get_match (ari_task_get_table (ARI_TASK (run))));
}

/* Chooses the action as a person does, and says whether it was taken for right. */
static gboolean
try_action (const AriPuzzle *puzzle,
            AriAction        action)
{
  const AriRules *rules = ari_match_get_rules (puzzle->match);
  g_autofree char *text = rules->format (ari_match_get_position (puzzle->match), action);
  Rated rated = { 0 };
  g_autoptr(AriExerciseRun) run = begin (puzzle, &rated);
  guint n_plies = count_plies (run);
  gboolean right;

  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_ASKING);
  ari_table_play (ari_task_get_table (ARI_TASK (run)), action);
  right = ari_task_get_state (ARI_TASK (run)) == ARI_TASK_SOLVED;
  g_assert_cmpuint (rated.n, ==, 1);
  g_assert_cmpuint (rated.rating, ==, right ? ARI_FSRS_GOOD : ARI_FSRS_AGAIN);
  g_assert_cmpstr (rated.action, ==, text);
  g_assert_nonnull (ari_task_get_card (ARI_TASK (run))->answer);
  /* Only a right action is played. */
  g_assert_cmpuint (count_plies (run), ==, n_plies + right);
  g_free (rated.action);

  return right;
}

static void
test_answers (gconstpointer data)
{
  GPtrArray *puzzles = ari_puzzles_of (data);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      const AriRules *rules = ari_match_get_rules (puzzle->match);
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = rules->actions (ari_match_get_position (puzzle->match), actions), n_right = 0;

      g_test_message ("%s", puzzle->name);
      for (guint k = 0; k < n; k++)
        {
          gboolean right = try_action (puzzle, actions[k]);

          n_right += right;
          g_assert_true (right || actions[k] != puzzle->solution->line[0]);
        }
      g_assert_cmpuint (n_right, >=, 1);
      g_assert_cmpuint (n_right, <, n);
    }
}

static const AriPuzzle *
first_puzzle (const char *game)
{
  return g_ptr_array_index (ari_puzzles_of (ari_rules_lookup (game)), 0);
}

/* Where the best move only prepares a point, the answer names the move that scores it. */
static void
test_points_to_come (void)
{
  static const char *const games[] = { "minoa", "minarett", "labyrinth", "minotaur" };
  guint n_told = 0;

  for (guint g = 0; g < G_N_ELEMENTS (games); g++)
    {
      const AriRules *rules = ari_rules_lookup (games[g]);
      GPtrArray *puzzles = ari_puzzles_of (rules);

      for (guint i = 0; i < puzzles->len; i++)
        {
          const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);
          const AriSolution *solution = puzzle->solution;
          const AriPosition *position = ari_match_get_position (puzzle->match);
          AriPosition after = *position;
          Rated rated = { 0 };
          g_autoptr(AriExerciseRun) run = NULL;
          g_autofree char *next = NULL, *answer = NULL;

          rules->apply (&after, solution->line[0]);
          if (solution->proved || solution->n_line < 2
              || ari_rules_actor (rules, &after) != ari_rules_actor (rules, position)
              || ari_reason_points (rules, &after, solution->line[1])
                 <= MAX (0, ari_reason_points (rules, position, solution->line[0])))
            continue;

          run = begin (puzzle, &rated);
          ari_task_act (ARI_TASK (run), ARI_TASK_SHOW);
          next = rules->format (&after, solution->line[1]);
          answer = ari_notation_plain (ari_task_get_card (ARI_TASK (run))->answer);
          g_assert_nonnull (strstr (answer, "Then comes"));
          g_assert_nonnull (strstr (answer, next));
          n_told++;
        }
    }
  g_assert_cmpuint (n_told, >, 0);
}

static AriAction
find_wrong (const AriPuzzle *puzzle)
{
  return puzzle->solution->actions[1].action;
}

/* Only the first answer counts. */
static void
test_second_answer (void)
{
  const AriPuzzle *puzzle = first_puzzle ("minarett");
  Rated rated = { 0 };
  g_autoptr(AriExerciseRun) run = begin (puzzle, &rated);

  ari_table_play (ari_task_get_table (ARI_TASK (run)), find_wrong (puzzle));
  g_assert_nonnull (strstr (ari_task_get_card (ARI_TASK (run))->answer, "Find something better."));
  ari_table_play (ari_task_get_table (ARI_TASK (run)), puzzle->solution->line[0]);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_SOLVED);
  g_assert_true (g_str_has_prefix (ari_task_get_card (ARI_TASK (run))->answer, "Right: "));
  g_assert_cmpuint (rated.n, ==, 1);
  g_assert_cmpuint (rated.rating, ==, ARI_FSRS_AGAIN);
  /* The board doesn't offer picks that would be ignored. */
  g_assert_false (ari_table_is_pickable (ari_task_get_table (ARI_TASK (run))));
  g_free (rated.action);
}

/* (transfer full): the first puzzle whose best move wins for certain, as if another were right, too. */
static AriLoadedExercise *
puzzle_with_two_right (const AriRules *rules)
{
  GPtrArray *puzzles = ari_puzzles_of (rules);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      g_autoptr(AriExercise) exercise = NULL;
      AriLoadedExercise *loaded;

      if (!puzzle->solution->proved)
        continue;

      exercise = ari_exercise_new (rules->id, puzzle->name);
      loaded = ari_loaded_exercise_of_puzzle (exercise);
      loaded->solution->n_right = 2;

      return loaded;
    }

  g_assert_not_reached ();
}

/* Only the best of several right moves is known to win. */
static void
test_two_right (void)
{
  const AriRules *minarett = ari_rules_lookup ("minarett");

  for (guint i = 0; i < 2; i++)
    {
      AriLoadedExercise *loaded = puzzle_with_two_right (minarett);
      const AriPosition *position = ari_match_get_position (loaded->match);
      AriAction action = loaded->solution->actions[i].action;
      g_autofree char *text = minarett->format (position, action);
      g_autofree char *best = minarett->format (position, loaded->solution->line[0]);
      g_autofree char *best_wins = g_strdup_printf ("%s wins for certain.", best);
      g_autoptr(AriExerciseRun) run = ari_exercise_run_new (loaded);
      g_autofree char *answer = NULL;

      ari_table_play (ari_task_get_table (ARI_TASK (run)), action);
      g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_SOLVED);
      answer = ari_notation_plain (ari_task_get_card (ARI_TASK (run))->answer);
      g_assert_nonnull (strstr (answer, text));
      g_assert_cmpint (strstr (answer, "It wins within 4 turns, whatever happens.") != NULL, ==, i == 0);
      g_assert_cmpint (strstr (answer, best_wins) != NULL, ==, i == 1);
      g_assert_null (strstr (answer, "just as good"));
    }
}

/* Who gives up sees the best move on the board, which offers no picks then: a wrong one would be ignored. */
static void
test_shown (void)
{
  const AriPuzzle *puzzle = first_puzzle ("minoa");
  Rated rated = { 0 };
  g_autoptr(AriExerciseRun) run = begin (puzzle, &rated);
  AriTable *table = ari_task_get_table (ARI_TASK (run));
  guint n_plies = count_plies (run);

  ari_task_act (ARI_TASK (run), ARI_TASK_SHOW);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_SHOWN);
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 1);
  g_assert_cmpuint (ari_table_get_preview (table)->actions[0], ==, puzzle->solution->line[0]);
  g_assert_cmpuint (rated.n, ==, 1);
  g_assert_cmpuint (rated.rating, ==, ARI_FSRS_AGAIN);
  g_assert_null (rated.action);
  g_assert_cmpuint (count_plies (run), ==, n_plies);

  ari_table_dismiss (table);
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 0);
  g_assert_false (ari_table_is_pickable (table));
}

/* A hint says where to look and plays nothing; then a right move counts as hard. */
static void
test_hint (gconstpointer data)
{
  const AriPuzzle *puzzle = first_puzzle (data);
  Rated rated = { 0 };
  g_autoptr(AriExerciseRun) run = begin (puzzle, &rated);
  AriTable *table = ari_task_get_table (ARI_TASK (run));
  AriHintSession *session = ari_table_get_hint (table);
  AriSpot picks[ARI_MAX_PICKS];
  const AriHint *hint;
  guint n, n_plies = count_plies (run);
  gboolean found = FALSE;

  g_assert_true ((ari_task_get_deeds (ARI_TASK (run)) & ARI_TASK_HINT) != 0);
  ari_task_act (ARI_TASK (run), ARI_TASK_HINT);
  g_assert_false ((ari_task_get_deeds (ARI_TASK (run)) & ARI_TASK_HINT) != 0);
  g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_WHERE);
  hint = ari_hint_session_get_hint (session);
  n = ari_match_get_rules (puzzle->match)->picks (ari_match_get_position (puzzle->match),
                                                  puzzle->solution->line[0], picks);
  for (guint i = 0; i < hint->n_region; i++)
    found |= hint->region[i] == picks[n - 1];
  g_assert_true (found);
  g_assert_true (g_str_has_prefix (ari_task_get_card (ARI_TASK (run))->answer, "Look at the "));
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_TOLD);
  g_assert_cmpuint (count_plies (run), ==, n_plies);
  g_assert_cmpuint (rated.n, ==, 0);

  ari_table_play (table, puzzle->solution->line[0]);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_SOLVED);
  g_assert_cmpint (ari_hint_session_get_step (session), ==, ARI_HINT_NONE);
  g_assert_cmpuint (rated.rating, ==, ARI_FSRS_HARD);
  g_assert_false ((ari_task_get_deeds (ARI_TASK (run)) & ARI_TASK_HINT) != 0);
  g_free (rated.action);
}

/* A wrong move after a hint counts as any wrong move, and takes the hint away. */
static void
test_hint_in_vain (void)
{
  const AriPuzzle *puzzle = first_puzzle ("minarett");
  Rated rated = { 0 };
  g_autoptr(AriExerciseRun) run = begin (puzzle, &rated);
  AriTable *table = ari_task_get_table (ARI_TASK (run));

  ari_task_act (ARI_TASK (run), ARI_TASK_HINT);
  ari_table_play (table, find_wrong (puzzle));
  g_assert_cmpuint (rated.rating, ==, ARI_FSRS_AGAIN);
  g_assert_cmpint (ari_hint_session_get_step (ari_table_get_hint (table)), ==, ARI_HINT_NONE);
  g_assert_nonnull (strstr (ari_task_get_card (ARI_TASK (run))->answer, "Find something better."));
  g_free (rated.action);
}

/* Who the person is, what was played last, how things stand, and what is asked. */
static void
test_words (void)
{
  g_autoptr(AriExerciseRun) puzzle = begin (first_puzzle ("minoa"), &(Rated) { 0 });
  const AriLoadedExercise *loaded = ari_exercise_run_get_loaded (puzzle);
  g_autofree char *start = g_strdup_printf ("You play %s. Last move: %s places ",
                                            ari_seat_own_name (ari_match_get_rules (loaded->match),
                                                               loaded->person),
                                            loaded->person == 1 ? "Blue" : "Red");
  g_autofree char *chance = g_strdup_printf ("your winning chance is %.0f%%.\n",
                                             100.0 * loaded->solution->chance);

  g_assert_true (g_str_has_prefix (ari_task_get_card (ARI_TASK (puzzle))->text, start));
  g_assert_nonnull (strstr (ari_task_get_card (ARI_TASK (puzzle))->text, chance));
  g_assert_true (g_str_has_suffix (ari_task_get_card (ARI_TASK (puzzle))->text,
                                   "\nOnly one move is good here. Find it."));
}

/* Where people have turned over one tile and choose another, the last move is their own. */
static void
test_own_move (void)
{
  GPtrArray *puzzles = ari_puzzles_of (ari_rules_lookup ("minotaur"));
  guint n_own = 0;

  for (guint i = 0; i < puzzles->len; i++)
    {
      g_autoptr(AriExerciseRun) run = begin (puzzles->pdata[i], &(Rated) { 0 });
      const AriLoadedExercise *loaded = ari_exercise_run_get_loaded (run);
      const char *name = ari_seat_own_name (ari_match_get_rules (loaded->match), loaded->person);
      g_autofree char *own = g_strdup_printf ("You are %s.", name);
      g_autofree char *other = g_strdup_printf (" Last move: %s ", name);

      /* Nobody speaks to people about themselves by their name. */
      g_assert_true (g_str_has_prefix (ari_task_get_card (ARI_TASK (run))->text, own));
      g_assert_null (strstr (ari_task_get_card (ARI_TASK (run))->text, other));
      n_own += strstr (ari_task_get_card (ARI_TASK (run))->text, " You turned over ") != NULL;
    }
  g_assert_cmpuint (n_own, >, 0);
}

/* What nobody has seen before stays in view; what a person had seen in a match is covered first. */
static void
test_memory (void)
{
  const AriPuzzle *puzzle = first_puzzle ("minotaur");
  Rated rated = { 0 };
  g_autoptr(AriExerciseRun) run = begin (puzzle, &rated), own = NULL;
  g_autoptr(AriExercise) exercise = ari_exercise_new ("minotaur", puzzle->name);
  AriLoadedExercise *loaded = ari_loaded_exercise_of_puzzle (exercise);

  g_assert_true (ari_table_get_visibility (ari_task_get_table (ARI_TASK (run))).reveal_hidden);

  /* As if it came from a match. */
  loaded->played = g_strdup ("a1");
  own = ari_exercise_run_new (loaded);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (own)), ==, ARI_TASK_IDLE);
  g_assert_true (ari_table_get_visibility (ari_task_get_table (ARI_TASK (own))).reveal_hidden);
  ari_table_play (ari_task_get_table (ARI_TASK (own)), puzzle->solution->line[0]);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (own)), ==, ARI_TASK_IDLE);
  g_assert_false (ari_table_is_pickable (ari_task_get_table (ARI_TASK (own))));
  ari_task_act (ARI_TASK (own), ARI_TASK_COVER);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (own)), ==, ARI_TASK_ASKING);
  g_assert_true (ari_table_is_pickable (ari_task_get_table (ARI_TASK (own))));
  g_assert_false (ari_table_get_visibility (ari_task_get_table (ARI_TASK (own))).reveal_hidden);
  ari_table_play (ari_task_get_table (ARI_TASK (own)), puzzle->solution->line[0]);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (own)), ==, ARI_TASK_SOLVED);
  g_assert_true (ari_table_get_visibility (ari_task_get_table (ARI_TASK (own))).reveal_hidden);
}

/* The written form of an answer is a mere symbol, which explains itself to nobody: sentences have words. */
static void
test_answer_in_words (void)
{
  g_autoptr(AriExercise) exercise = ari_exercise_new ("labyrinth", first_puzzle ("labyrinth")->name);
  AriLoadedExercise *loaded = ari_loaded_exercise_of_puzzle (exercise);
  g_autoptr(AriExerciseRun) run = NULL;

  loaded->played = g_strdup ("stay");
  run = ari_exercise_run_new (loaded);
  ari_task_act (ARI_TASK (run), ARI_TASK_SHOW);
  g_assert_nonnull (strstr (ari_task_get_card (ARI_TASK (run))->answer,
                            " Staying was played in the match; it lost "));
}

/* A move has one cost in an exercise: that of the try is that of the mistake. */
static void
test_one_cost (void)
{
  const AriPuzzle *puzzle = first_puzzle ("minarett");
  const AriRules *rules = ari_match_get_rules (puzzle->match);
  const AriSolved *wrong = &puzzle->solution->actions[puzzle->solution->n_right];
  g_autoptr(AriExercise) exercise = ari_exercise_new ("minarett", puzzle->name);
  AriLoadedExercise *loaded = ari_loaded_exercise_of_puzzle (exercise);
  g_autoptr(AriExerciseRun) run = NULL;
  g_autofree char *points = g_strdup_printf ("%.0f points", 100.0 * wrong->loss);

  loaded->played = rules->format (ari_match_get_position (puzzle->match), wrong->action);
  run = ari_exercise_run_new (loaded);
  ari_table_play (ari_task_get_table (ARI_TASK (run)), wrong->action);
  g_assert_nonnull (strstr (ari_task_get_card (ARI_TASK (run))->answer, points));
  ari_task_act (ARI_TASK (run), ARI_TASK_SHOW);
  g_assert_nonnull (strstr (ari_task_get_card (ARI_TASK (run))->answer, points));
}

/* On a table where nothing has been seen, there is nothing to remember. */
static void
test_nothing_to_remember (void)
{
  AriSetup setup;
  AriLoadedExercise *loaded = g_new0 (AriLoadedExercise, 1);
  g_autoptr(AriExerciseRun) run = NULL;

  ari_setup_init (&setup, ari_rules_lookup ("minotaur"));
  loaded->exercise = ari_exercise_new ("minotaur", NULL);
  loaded->match = ari_match_new (&setup);
  loaded->person = ari_match_get_actor (loaded->match);
  ari_match_set_seat (loaded->match, loaded->person, ARI_SEAT_PERSON, NULL, NULL);
  loaded->solution = ari_solution_parse (setup.rules, ari_match_get_position (loaded->match),
                                         "chance 50 right a1 0 line a1", NULL);
  loaded->played = g_strdup ("b1");
  g_assert_nonnull (loaded->solution);
  run = ari_exercise_run_new (loaded);
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_ASKING);
}

/* The position goes on against computers, with what was played. */
static void
test_play_on (void)
{
  const AriPuzzle *puzzle = first_puzzle ("minarett");
  Rated rated = { 0 };
  g_autoptr(AriExerciseRun) run = begin (puzzle, &rated);
  g_autoptr(AriMatch) before = ari_loaded_exercise_play_on (ari_exercise_run_get_loaded (run)), after = NULL;
  const AriRules *rules = ari_match_get_rules (puzzle->match);

  g_assert_true (ari_position_equal (rules, ari_match_get_position (before),
                                     ari_match_get_position (puzzle->match)));
  g_assert_cmpuint (ari_match_find_only_person (before), ==, ari_match_get_actor (puzzle->match));
  ari_table_play (ari_task_get_table (ARI_TASK (run)), puzzle->solution->line[0]);
  after = ari_loaded_exercise_play_on (ari_exercise_run_get_loaded (run));
  g_assert_cmpuint (ari_match_get_n_plies (after), ==, ari_match_get_n_plies (before) + 1);
  g_free (rated.action);
}

int
main (int    argc,
      char **argv)
{
  const AriRules *const *games;
  guint n_games;

  g_test_init (&argc, &argv, NULL);
  games = ari_rules_all (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/exercise-run/answers/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i], test_answers);
    }
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/exercise-run/hint/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i]->id, test_hint);
    }
  g_test_add_func ("/practice/exercise-run/points-to-come", test_points_to_come);
  g_test_add_func ("/exercise-run/hint-in-vain", test_hint_in_vain);
  g_test_add_func ("/exercise-run/words", test_words);
  g_test_add_func ("/exercise-run/own-move", test_own_move);
  g_test_add_func ("/exercise-run/second-answer", test_second_answer);
  g_test_add_func ("/exercise-run/two-right", test_two_right);
  g_test_add_func ("/exercise-run/shown", test_shown);
  g_test_add_func ("/exercise-run/memory", test_memory);
  g_test_add_func ("/exercise-run/answer-in-words", test_answer_in_words);
  g_test_add_func ("/exercise-run/one-cost", test_one_cost);
  g_test_add_func ("/exercise-run/nothing-to-remember", test_nothing_to_remember);
  g_test_add_func ("/exercise-run/play-on", test_play_on);

  return g_test_run ();
}
