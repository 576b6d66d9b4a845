/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-solution.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "ari-narration.h"
#include "ari-number.h"
#include "ari-searcher.h"

/* The words of the written form:
 *   chance 84 right ACTION LOSS … wrong ACTION LOSS … line ACTION …
 * Chances and losses are points of winning chance; “+” stands behind a loss that may be greater, and
 * “proved” behind the chance of a proved win, or “proved:2” if it takes two turns of the player at most. */

#define PROVED     "proved"
#define MOST_TURNS 99
#define WRITTEN    12 /* wrong actions: those that lose least */

typedef enum
{
  PART_NONE,
  PART_CHANCE,
  PART_RIGHT,
  PART_WRONG,
  PART_LINE,
} Part;

static Part
part_of_word (const char *word)
{
  static const char *const words[] = {
    [PART_CHANCE] = "chance",
    [PART_RIGHT] = "right",
    [PART_WRONG] = "wrong",
    [PART_LINE] = "line",
  };

  for (guint i = PART_CHANCE; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (word, words[i]))
      return (Part) i;

  return PART_NONE;
}

static gboolean
fail (const char  *word,
      GError     **error)
{
  /* Translators: a solution says which moves are right in an exercise; %s is a word in it. */
  g_set_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE, _("“%s” can’t be read in a solution."), word);

  return FALSE;
}

static gboolean
read_points (const char *word,
             double     *share,
             gboolean   *more)
{
  gsize length = strlen (word);
  g_autofree char *number = NULL;
  double points;

  *more = length > 0 && word[length - 1] == '+';
  number = g_strndup (word, length - *more);
  if (!ari_number_parse (number, 0.0, 100.0, &points))
    return FALSE;

  *share = points / 100.0;

  return TRUE;
}

typedef struct
{
  const AriRules *rules;
  AriPosition     position; /* after the line so far */
  AriSolution    *solution;
  GArray         *actions;  /* (element-type AriSolved) */
  gboolean        awaited;  /* the loss of the last action */
} Reader;

static gboolean
read_action (Reader      *reader,
             const char  *word,
             AriAction   *action,
             GError     **error)
{
  if (!ari_rules_parse (reader->rules, &reader->position, word, action, error))
    return FALSE;

  return ari_rules_legal (reader->rules, &reader->position, *action) || fail (word, error);
}

static gboolean
read_judged (Reader      *reader,
             const char  *word,
             Part         part,
             GError     **error)
{
  AriSolved solved = { 0 };

  if (reader->awaited)
    {
      AriSolved *last = &g_array_index (reader->actions, AriSolved, reader->actions->len - 1);

      reader->awaited = FALSE;
      return read_points (word, &last->loss, &last->at_least) || fail (word, error);
    }

  if (!read_action (reader, word, &solved.action, error))
    return FALSE;

  g_array_append_val (reader->actions, solved);
  reader->solution->n_right += part == PART_RIGHT;
  reader->awaited = TRUE;

  return TRUE;
}

/* @rest: of the word, after “proved” */
static gboolean
read_proof (AriSolution *solution,
            const char  *rest)
{
  guint64 turns = 0;

  if (*rest != '\0'
      && (*rest != ':' || !g_ascii_string_to_unsigned (rest + 1, 10, 1, MOST_TURNS, &turns, NULL)))
    return FALSE;

  solution->proved = TRUE;
  solution->turns = (guint) turns;

  return TRUE;
}

static gboolean
read_chance (AriSolution  *solution,
             const char   *word,
             GError      **error)
{
  gboolean more;

  if (g_str_has_prefix (word, PROVED))
    return read_proof (solution, word + strlen (PROVED)) || fail (word, error);

  return (read_points (word, &solution->chance, &more) && !more) || fail (word, error);
}

static gboolean
read_line (Reader      *reader,
           const char  *word,
           GError     **error)
{
  AriSolution *solution = reader->solution;

  if (solution->n_line == ARI_MAX_PV)
    return fail (word, error);
  if (!read_action (reader, word, &solution->line[solution->n_line], error))
    return FALSE;

  reader->rules->apply (&reader->position, solution->line[solution->n_line++]);

  return TRUE;
}

static gboolean
read_word (Reader      *reader,
           const char  *word,
           Part         part,
           GError     **error)
{
  switch (part)
    {
    case PART_CHANCE:
      return read_chance (reader->solution, word, error);

    case PART_RIGHT:
    case PART_WRONG:
      return read_judged (reader, word, part, error);

    case PART_LINE:
      return read_line (reader, word, error);

    case PART_NONE:
    default:
      return fail (word, error);
    }
}

/* Right actions come first, so that their number tells which they are. */
static gboolean
read_all (Reader      *reader,
          const char  *text,
          GError     **error)
{
  g_auto(GStrv) words = g_strsplit (text, " ", -1);
  Part part = PART_NONE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      Part next = reader->awaited ? PART_NONE : part_of_word (words[i]);

      if (next != PART_NONE && next <= part)
        return fail (words[i], error);
      if (next != PART_NONE)
        part = next;
      else if (!read_word (reader, words[i], part, error))
        return FALSE;
    }

  if (reader->solution->n_right == 0 || reader->solution->n_line == 0 || reader->awaited)
    return fail (text, error);

  return TRUE;
}

/**
 * ari_solution_parse:
 * @position: for which it was written
 * @text: as ari_solution_to_text() writes it
 *
 * Returns: (nullable): the solution; %NULL with ARI_RULES_ERROR
 */
AriSolution *
ari_solution_parse (const AriRules     *rules,
                    const AriPosition  *position,
                    const char         *text,
                    GError            **error)
{
  g_autoptr(AriSolution) self = g_new0 (AriSolution, 1);
  Reader reader = { rules, *position, self, g_array_new (FALSE, FALSE, sizeof (AriSolved)), FALSE };
  gboolean ok = read_all (&reader, text, error);

  self->n_actions = reader.actions->len;
  self->actions = (AriSolved *) (gpointer) g_array_free (reader.actions, FALSE);

  return ok ? g_steal_pointer (&self) : NULL;
}

static void
append_points (GString    *text,
               const char *word,
               double      share,
               gboolean    more)
{
  char points[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (points, sizeof points, "%.1f", 100.0 * share);
  if (g_str_has_suffix (points, ".0"))
    points[strlen (points) - 2] = '\0';
  g_string_append_printf (text, "%s%s %s%s", text->len > 0 ? " " : "", word, points, more ? "+" : "");
}

/**
 * ari_solution_to_text:
 * @position: that it solves
 *
 * Only some wrong actions are written. They lose least, so all others lose as much as the last one or more.
 *
 * Returns: its written form, in one line
 */
char *
ari_solution_to_text (const AriSolution *self,
                      const AriRules    *rules,
                      const AriPosition *position)
{
  g_autoptr(GString) text = g_string_new (NULL);
  AriPosition place = *position;

  append_points (text, "chance", self->chance, FALSE);
  if (self->proved)
    g_string_append (text, " " PROVED);
  if (self->proved && self->turns > 0 && self->turns <= MOST_TURNS)
    g_string_append_printf (text, ":%u", self->turns);
  for (guint i = 0; i < MIN (self->n_actions, self->n_right + WRITTEN); i++)
    {
      g_autofree char *action = rules->format (position, self->actions[i].action);

      if (i == 0 || i == self->n_right)
        g_string_append (text, i == 0 ? " right" : " wrong");
      append_points (text, action, self->actions[i].loss, self->actions[i].at_least);
    }
  g_string_append (text, " line");
  for (guint i = 0; i < self->n_line; i++)
    {
      g_autofree char *action = rules->format (&place, self->line[i]);

      g_string_append_printf (text, " %s", action);
      rules->apply (&place, self->line[i]);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

AriSolution *
ari_solution_copy (const AriSolution *self)
{
  AriSolution *copy = g_memdup2 (self, sizeof *self);

  copy->actions = g_memdup2 (self->actions, self->n_actions * sizeof *self->actions);

  return copy;
}

void
ari_solution_free (AriSolution *self)
{
  g_free (self->actions);
  g_free (self);
}

/**
 * ari_solution_look_up:
 * @position: that it solves
 * @action: legal there
 *
 * Returns: (nullable): what was found about @action or one that is equivalent; %NULL when nothing was
 */
const AriSolved *
ari_solution_look_up (const AriSolution *self,
                      const AriRules    *rules,
                      const AriPosition *position,
                      AriAction          action)
{
  for (guint i = 0; i < self->n_actions; i++)
    if (ari_searcher_is_equivalent (rules, position, self->actions[i].action, action))
      return &self->actions[i];

  return NULL;
}

/**
 * ari_solution_is_right:
 * @solved: (nullable): an action of @self
 *
 * Returns: whether it is as good as the best one, as far as the search can tell
 */
gboolean
ari_solution_is_right (const AriSolution *self,
                       const AriSolved   *solved)
{
  return solved != NULL && (gsize) (solved - self->actions) < self->n_right;
}
