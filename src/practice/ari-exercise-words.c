/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-exercise-words.h"

#include <glib/gi18n-lib.h>

#include "ari-reason.h"

/* @sentence: (transfer full) (nullable) */
static void
add (GPtrArray *sentences,
     char      *sentence)
{
  if (sentence != NULL)
    g_ptr_array_add (sentences, sentence);
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

char *
ari_exercise_words_situation (const AriLoadedExercise *loaded)
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
  g_ptr_array_add (sentences, NULL);

  return g_strjoinv (" ", (char **) sentences->pdata);
}

char *
ari_exercise_words_hint (const AriHint *hint)
{
  g_autofree char *kind = NULL;

  /* Translators: a hint; %s is a sentence about the move, such as “It earns a capture.” */
  if (hint->reason != NULL)
    kind = g_strdup_printf (_("There is a good move. %s"), hint->reason);

  return g_strjoin (" ", hint->where, kind, NULL);
}
