/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an exercise says and shows to an answer, and not before it. */
#include "ari-exercise-run.h"
#include "ari-puzzles.h"
#include "ari-reason.h"
#include "ari-refutation.h"
#include "ari-solution-reason.h"
#include "ari-table.h"
#include "ari-table-view.h"

static AriExerciseRun *
begin (const AriPuzzle *puzzle)
{
  g_autoptr(AriExercise) exercise = ari_exercise_new (ari_match_get_rules (puzzle->match)->id, puzzle->name);

  return ari_exercise_run_new (ari_loaded_exercise_of_puzzle (exercise));
}

static const AriPuzzle *
first_puzzle (const char *game)
{
  return g_ptr_array_index (ari_puzzles_of (ari_rules_lookup (game)), 0);
}

static AriAction
find_wrong (const AriPuzzle *puzzle)
{
  return puzzle->solution->actions[1].action;
}

/* Waits for the thread that looks for the answer to a wrong action. */
static void
wait_for_refutation (AriExerciseRun *run,
                     const char     *before)
{
  while (g_strcmp0 (ari_task_get_card (ARI_TASK (run))->answer, before) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* The board shows a wrong action at once, and how it is answered as soon as that is found. Picking again
 * leads back. */
static void
test_refutation (void)
{
  const AriPuzzle *puzzle = first_puzzle ("minarett");
  const AriRules *rules = ari_match_get_rules (puzzle->match);
  g_autoptr(AriExerciseRun) run = begin (puzzle);
  AriTable *table = ari_task_get_table (ARI_TASK (run));
  const AriPreview *preview = ari_table_get_preview (table);
  AriSpot picks[ARI_MAX_PICKS];
  g_autofree char *answer = NULL;
  guint n;

  ari_table_play (table, find_wrong (puzzle));
  answer = g_strdup (ari_task_get_card (ARI_TASK (run))->answer);
  g_assert_null (strstr (answer, "The best answer"));
  g_assert_cmpuint (preview->step, ==, 1);
  g_assert_cmpuint (preview->actions[0], ==, find_wrong (puzzle));
  wait_for_refutation (run, answer);
  g_assert_nonnull (strstr (ari_task_get_card (ARI_TASK (run))->answer, "The best answer: Ivory "));
  g_assert_true (g_str_has_suffix (ari_task_get_card (ARI_TASK (run))->answer, "Find something better."));
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_WRONG);
  g_assert_cmpuint (preview->step, ==, 2);
  g_assert_cmpuint (preview->actions[0], ==, find_wrong (puzzle));

  n = rules->picks (ari_match_get_position (puzzle->match), puzzle->solution->line[0], picks);
  g_assert_false (ari_table_is_pickable (table));
  for (guint i = 0; i < n; i++)
    {
      ari_move_input_point (ari_table_get_input (table), picks[i]);
      g_assert_cmpuint (preview->step, ==, 0);
    }
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_SOLVED);
}

/* What was being looked for when a person chose again is not told. */
static void
test_refutation_too_late (void)
{
  const AriPuzzle *puzzle = first_puzzle ("minarett");
  g_autoptr(AriExerciseRun) run = begin (puzzle), later = begin (puzzle);
  AriTable *table = ari_task_get_table (ARI_TASK (run));
  AriAction second = puzzle->solution->actions[2].action;
  g_autofree char *answer = NULL, *later_answer = NULL;

  ari_table_play (table, find_wrong (puzzle));
  ari_table_play (table, second);
  answer = g_strdup (ari_task_get_card (ARI_TASK (run))->answer);
  wait_for_refutation (run, answer);
  g_assert_cmpuint (ari_table_get_preview (table)->actions[0], ==, second);

  ari_table_play (table, find_wrong (puzzle));
  ari_table_play (table, puzzle->solution->line[0]);
  g_free (answer);
  answer = g_strdup (ari_task_get_card (ARI_TASK (run))->answer);
  /* The same search, begun later, takes as long as the first would have taken. */
  ari_table_play (ari_task_get_table (ARI_TASK (later)), find_wrong (puzzle));
  later_answer = g_strdup (ari_task_get_card (ARI_TASK (later))->answer);
  wait_for_refutation (later, later_answer);
  g_assert_cmpstr (ari_task_get_card (ARI_TASK (run))->answer, ==, answer);
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 0);
}

/* Where tiles have to be remembered, nothing is shown of what a wrong action turns over. */
static void
test_no_refutation (void)
{
  const AriPuzzle *puzzle = first_puzzle ("minotaur");
  g_autoptr(AriExerciseRun) run = begin (puzzle);
  AriTable *table = ari_task_get_table (ARI_TASK (run));

  ari_table_play (table, find_wrong (puzzle));
  g_assert_cmpint (ari_task_get_state (ARI_TASK (run)), ==, ARI_TASK_WRONG);
  g_assert_cmpuint (ari_table_get_preview (table)->step, ==, 0);
  g_assert_true (ari_table_is_pickable (table));
}

/* Where dice are thrown in between, the answer is one that may come, to a roll that does more harm than after
 * the best move. */
static void
test_refutation_by_chance (void)
{
  GPtrArray *puzzles = ari_puzzles_of (ari_rules_lookup ("labyrinth"));
  const AriBudget budget = { .nodes = 20000, .threads = 1, .seed = 1 };
  AriRefutation refutation = { 0 };

  for (guint i = 0; i < puzzles->len && refutation.n == 0; i++)
    {
      const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      const AriRules *rules = ari_match_get_rules (puzzle->match);
      const AriPosition *position = ari_match_get_position (puzzle->match);
      g_autofree char *words = NULL;

      ari_refutation_find (&refutation, rules, position, puzzle->solution, find_wrong (puzzle), &budget,
                           NULL);
      words = ari_refutation_to_words (&refutation, rules, position, NULL);
      if (refutation.n > 0)
        {
          g_assert_true (refutation.by_chance);
          g_assert_true (g_str_has_prefix (words, "This may follow: The dice show "));
        }
      else
        {
          g_assert_null (words);
        }
    }
  g_assert_cmpuint (refutation.n, >, 2);
}

/* The answer to the best move of every puzzle says why it is best. */
static void
test_reasons (gconstpointer data)
{
  GPtrArray *puzzles = ari_puzzles_of (data);

  for (guint i = 0; i < puzzles->len; i++)
    {
      g_autoptr(AriExerciseRun) run = begin (puzzles->pdata[i]);
      const char *answer;

      ari_table_play (ari_task_get_table (ARI_TASK (run)),
                      ari_exercise_run_get_loaded (run)->solution->line[0]);
      answer = ari_task_get_card (ARI_TASK (run))->answer;
      g_assert_nonnull (strstr (answer, " is the best move. "));
    }
}

/* What must not be said before the first answer: the best move, and each reason for it. */
static GPtrArray *
list_secrets (const AriPuzzle *puzzle)
{
  const AriRules *rules = ari_match_get_rules (puzzle->match);
  const AriPosition *position = ari_match_get_position (puzzle->match);
  const AriSolution *solution = puzzle->solution;
  AriPosition after = *position;
  GPtrArray *secrets = g_ptr_array_new_with_free_func (g_free);
  char *texts[5];

  rules->apply (&after, solution->line[0]);
  texts[0] = rules->format (position, solution->line[0]);
  texts[1] = ari_rules_advise (rules, position, solution->line[0], NULL);
  texts[2] = ari_solution_reason (solution, rules, position, solution->line[0]);
  texts[3] = ari_reason_of_action (rules, position, solution->line[0]);
  texts[4] = solution->n_line > 1 ? ari_reason_of_action (rules, &after, solution->line[1]) : NULL;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] != NULL)
      g_ptr_array_add (secrets, texts[i]);

  return secrets;
}

static void
check_silence (GPtrArray  *secrets,
               const char *text)
{
  for (guint i = 0; text != NULL && i < secrets->len; i++)
    g_assert_null (strstr (text, secrets->pdata[i]));
}

/* All that the card and the table say. What was played last may have the same written form and the same
 * reason, so the text is looked at behind that. */
static void
check_silent_run (GPtrArray      *secrets,
                  AriExerciseRun *run)
{
  const AriTaskCard *card = ari_task_get_card (ARI_TASK (run));
  AriTable *table = ari_task_get_table (ARI_TASK (run));
  g_autoptr(AriTableView) view = ari_table_get_view (table);
  const char *task = strstr (card->text, "With the best move, your winning chance is");

  if (task == NULL)
    task = strstr (card->text, "You can win, whatever happens.");
  g_assert_nonnull (task);
  check_silence (secrets, task);
  check_silence (secrets, card->number);
  check_silence (secrets, card->title);
  check_silence (secrets, card->subtitle);
  check_silence (secrets, card->answer);
  check_silence (secrets, card->said);
  check_silence (secrets, view->text);
  check_silence (secrets, view->status);
  check_silence (secrets, ari_hint_session_get_text (ari_table_get_hint (table)));
}

/* Neither what is said before the first answer nor the first step of a hint tells the best move, or why it is
 * the best. */
static void
test_gives_nothing_away (gconstpointer data)
{
  GPtrArray *puzzles = ari_puzzles_of (data);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);
      g_autoptr(AriExerciseRun) run = begin (puzzle);
      g_autoptr(GPtrArray) secrets = list_secrets (puzzle);

      g_test_message ("%s", puzzle->name);
      check_silent_run (secrets, run);
      ari_task_act (ARI_TASK (run), ARI_TASK_HINT);
      g_assert_nonnull (ari_task_get_card (ARI_TASK (run))->answer);
      check_silent_run (secrets, run);
    }
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
      g_autofree char *path = g_strconcat ("/exercise-answers/reasons/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i], test_reasons);
    }
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/exercise-answers/gives-nothing-away/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i], test_gives_nothing_away);
    }
  g_test_add_func ("/exercise-answers/refutation", test_refutation);
  g_test_add_func ("/exercise-answers/refutation-too-late", test_refutation_too_late);
  g_test_add_func ("/exercise-answers/no-refutation", test_no_refutation);
  g_test_add_func ("/exercise-answers/refutation-by-chance", test_refutation_by_chance);

  return g_test_run ();
}
