/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-exercise-words.h"

#include <glib/gi18n-lib.h>

#include "ari-list-words.h"
#include "ari-loss-words.h"
#include "ari-notation.h"
#include "ari-puzzles.h"
#include "ari-reason.h"
#include "ari-solution-reason.h"

/* @sentence: (transfer full) (nullable) */
static void
add (GPtrArray *sentences,
     char      *sentence)
{
  if (sentence != NULL)
    g_ptr_array_add (sentences, sentence);
}

static char *
join (GPtrArray *sentences)
{
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv (" ", (char **) sentences->pdata);
}

static const AriRules *
get_rules (const AriLoadedExercise *loaded)
{
  return ari_match_get_rules (loaded->match);
}

/* The last ply at the cursor that somebody decided; 0: nobody has. */
static guint
find_last_decision (AriMatch *match)
{
  guint number = ari_match_get_cursor (match);

  for (; number > 0; number--)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

      if (ari_ply_get_actor (ply) != ARI_CHANCE)
        break;
    }

  return number;
}

/* (nullable): only the board is shown, so players are called by the colours of their pieces; by their names
 * where these have no colours. */
static const AriNames *
names_of (const AriLoadedExercise *loaded)
{
  return ari_seats_have_colours (ari_match_get_rules (loaded->match)) ? NULL
                                                                      : ari_match_get_names (loaded->match);
}

/* What was decided last, and what it brought: only what the board shows, too. */
static void
add_last_decision (GPtrArray               *sentences,
                   const AriLoadedExercise *loaded)
{
  AriMatch *match = loaded->match;
  const AriRules *rules = ari_match_get_rules (match);
  guint number = find_last_decision (match);
  g_autoptr(AriPly) ply = number > 0 ? g_list_model_get_item (G_LIST_MODEL (match), number - 1) : NULL;
  g_autofree char *text = NULL;
  AriPosition before;
  AriAction action;

  if (ply == NULL)
    return;

  action = ari_ply_get_action (ply);
  ari_match_get_position_at (match, number - 1, &before);
  if (ari_ply_get_actor (ply) == loaded->person)
    {
      text = ari_rules_remind (rules, &before, action, names_of (loaded));
      add (sentences, g_strdup_printf (_("%s."), text));
    }
  else
    {
      text = ari_rules_describe (rules, &before, action, names_of (loaded));
      /* Translators: a move in words, such as “Red places a piece on i5i6”. */
      add (sentences, g_strdup_printf (_("Last move: %s."), text));
    }
  add (sentences, ari_reason_of_action (rules, &before, action));
}

/* How much is at stake is part of the task: a player who is far ahead looks for
 * different things from one who defends. */
static void
add_chance (GPtrArray               *sentences,
            const AriLoadedExercise *loaded)
{
  if (loaded->solution->proved)
    add (sentences, g_strdup (_("You can win, whatever happens.")));
  else
    /* Translators: in an exercise, before the best move is known. */
    add (sentences, g_strdup_printf (_("With the best move, your winning chance is %.0f%%."),
                                     100.0 * loaded->solution->chance));
}

static char *
tell_situation (const AriLoadedExercise *loaded)
{
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  const AriRules *rules = ari_match_get_rules (loaded->match);

  if (ari_seats_have_colours (rules))
    add (sentences, g_strdup_printf (_("You play %s."), ari_seat_own_name (rules, loaded->person)));
  else
    /* Translators: %s is a player, by name or as in “Player 2”. */
    add (sentences,
         g_strdup_printf (_("You are %s."), ari_match_get_seat_label (loaded->match, loaded->person)));
  add_last_decision (sentences, loaded);
  add_chance (sentences, loaded);

  return join (sentences);
}

char *
ari_exercise_words_task (const AriLoadedExercise *loaded,
                         gboolean                 looks)
{
  g_autofree char *situation = tell_situation (loaded);
  const char *task;

  if (looks)
    task = _("You had seen in the match what is face up here. Remember it, and then cover it.");
  else if (loaded->played == NULL)
    task = _("Only one move is good here. Find it.");
  else
    task = _("A move cost a lot here. Find a good one.");

  return g_strjoin ("\n", situation, task, NULL);
}

static char *
name_opponents (const AriLoadedExercise *loaded)
{
  const char *names[ARI_MAX_SEATS];
  guint n = 0;

  for (AriActor seat = 1; seat <= ari_match_get_setup (loaded->match)->seats; seat++)
    if (seat != loaded->person)
      names[n++] = ari_match_get_seat_name (loaded->match, seat);

  return ari_list_words (names, n);
}

/* The level that finds the answer of a puzzle says how deep one has to look. */
char *
ari_exercise_words_name (const AriLoadedExercise *loaded)
{
  if (loaded->effort == 0)
    {
      g_autofree char *opponents = name_opponents (loaded);

      /* Translators: an exercise; %s are the names of the others in the match */
      return g_strdup_printf (_("Mistake against %s"), opponents);
    }

  /* Translators: an exercise; %s is a level of the computer that finds the answer, such as Adept */
  return g_strdup_printf (_("Puzzle, level %s"), g_dpgettext2 (GETTEXT_PACKAGE, "level",
                                                              ari_puzzle_level (loaded->effort)->title));
}

/* The answers. */

static char *
quote (const AriLoadedExercise *loaded,
       AriAction                action)
{
  return ari_notation_quote_action (get_rules (loaded), &loaded->position, action);
}

static gboolean
is_best (const AriLoadedExercise *loaded,
         AriAction                action)
{
  const AriSolution *solution = loaded->solution;

  return ari_solution_look_up (solution, get_rules (loaded), &loaded->position, action)
         == &solution->actions[0];
}

/* Of the move that was named last. */
static void
add_reason (const AriLoadedExercise *loaded,
            AriAction                action,
            GPtrArray               *sentences)
{
  add (sentences, ari_solution_reason (loaded->solution, get_rules (loaded), &loaded->position, action));
}

/* What @action loses by the solution, which is the only judgement that an exercise knows. What it doesn’t
 * list loses as much as the last action that it lists, or more. */
static double
find_loss (const AriLoadedExercise *loaded,
           AriAction                action,
           gboolean                *at_least)
{
  const AriSolution *solution = loaded->solution;
  const AriSolved *solved = ari_solution_look_up (solution, get_rules (loaded), &loaded->position, action);

  *at_least = solved == NULL || solved->at_least;

  return solved != NULL ? solved->loss : solution->actions[solution->n_actions - 1].loss;
}

/* Only afterwards: before, it would be a hint. */
static void
add_mistake (const AriLoadedExercise *loaded,
             GPtrArray               *sentences)
{
  g_autofree char *played = NULL;
  AriAction action;
  gboolean at_least;
  double loss;

  if (loaded->played == NULL)
    return;

  if (!ari_rules_parse (get_rules (loaded), &loaded->position, loaded->played, &action, NULL))
    action = ARI_ACTION_NONE;
  loss = find_loss (loaded, action, &at_least);
  played = ari_notation_quote (ari_rules_actor (get_rules (loaded), &loaded->position), loaded->played);
  add (sentences, ari_solution_loss_is_number (loss)
                    ? ari_loss_words_played (played, loss, at_least)
                    : g_strdup_printf (_("%s was played in the match."), played));
}

static char *
tell_loss (const AriLoadedExercise *loaded,
           AriAction                action)
{
  gboolean at_least;
  double loss = find_loss (loaded, action, &at_least);
  g_autofree char *mine = quote (loaded, action);

  if (!ari_solution_loss_is_number (loss))
    /* Translators: in an exercise; a move in its written form. */
    return g_strdup_printf (_("%s is a good move, but it doesn’t win for certain."), mine);
  if (at_least)
    /* Translators: in an exercise; a move in its written form, and a number from 5 to 100 */
    return g_strdup_printf (_("%1$s loses at least %2$.0f points of winning chance."), mine, 100.0 * loss);

  /* Translators: in an exercise; a move in its written form, and a number from 5 to 100 */
  return g_strdup_printf (_("%1$s loses about %2$.0f points of winning chance."), mine, 100.0 * loss);
}

/* The answer, with words instead of the symbols of choices. */
static char *
finish (const AriLoadedExercise *loaded,
        GPtrArray               *sentences)
{
  g_autofree char *joined = join (sentences);

  return ari_notation_say_answers (ari_match_get_setup (loaded->match), joined);
}

char *
ari_exercise_words_right (const AriLoadedExercise *loaded,
                          AriAction                action)
{
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *mine = quote (loaded, action), *best = quote (loaded, loaded->solution->line[0]);

  add (sentences, is_best (loaded, action)
                    /* Translators: in an exercise; a move in its written form */
                    ? g_strdup_printf (_("Right: %s is the best move."), mine)
                    /* Translators: in an exercise; a move in its written form */
                    : g_strdup_printf (_("Right: %s is a good move."), mine));
  add_reason (loaded, action, sentences);
  if (!is_best (loaded, action))
    add (sentences, loaded->solution->proved
                      /* Translators: in an exercise, after another good move; a move in its written form */
                      ? g_strdup_printf (_("%s wins for certain."), best)
                      /* Translators: in an exercise, after another good move; a move in its written form */
                      : g_strdup_printf (_("As far as the search can tell, %s is just as good."), best));
  add_mistake (loaded, sentences);

  return finish (loaded, sentences);
}

char *
ari_exercise_words_refute (const AriLoadedExercise *loaded,
                           const AriRefutation     *refutation)
{
  return ari_refutation_to_words (refutation, get_rules (loaded), &loaded->position, names_of (loaded));
}

char *
ari_exercise_words_wrong (const AriLoadedExercise *loaded,
                          AriAction                action,
                          const char              *refutation)
{
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = get_rules (loaded)->format (&loaded->position, action);

  add (sentences, tell_loss (loaded, action));
  if (g_strcmp0 (text, loaded->played) == 0)
    add (sentences, g_strdup (_("That is what you played in the match.")));
  add (sentences, g_strdup (refutation));
  add (sentences, g_strdup (_("Find something better.")));

  return finish (loaded, sentences);
}

char *
ari_exercise_words_solution (const AriLoadedExercise *loaded)
{
  AriAction action = loaded->solution->line[0];
  g_autoptr(GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *best = quote (loaded, action);

  /* Translators: in an exercise; a move in its written form */
  add (sentences, g_strdup_printf (_("The best move is %s."), best));
  add_reason (loaded, action, sentences);
  add_mistake (loaded, sentences);

  return finish (loaded, sentences);
}
