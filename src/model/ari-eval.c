/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-eval.h"

#include <math.h>
#include <string.h>

#include "ari-number.h"

G_DEFINE_BOXED_TYPE (AriEval, ari_eval, ari_eval_copy, ari_eval_free)

/**
 * ari_eval_copy:
 *
 * Returns: (transfer full): a copy with strings of its own
 */
AriEval *
ari_eval_copy (const AriEval *eval)
{
  AriEval *copy;

  g_return_val_if_fail (eval != NULL, NULL);

  copy = g_memdup2 (eval, sizeof *eval);
  copy->best = g_strdup (eval->best);
  copy->program = g_strdup (eval->program);

  return copy;
}

/**
 * ari_eval_free:
 * @eval: (nullable): what ari_eval_copy() gave
 */
void
ari_eval_free (AriEval *eval)
{
  if (eval == NULL)
    return;

  g_free (eval->best);
  g_free (eval->program);
  g_free (eval);
}

#define AT(field) G_STRUCT_OFFSET (AriEval, field)

static const AriEvalNumber said[] = {
  { "win", AT (win), TRUE, 0.0, 1.0, FALSE },
  { "points", AT (points), TRUE, -ARI_NUMBER_MOST, ARI_NUMBER_MOST, FALSE },
  { "error", AT (error), FALSE, 0.0, ARI_NUMBER_MOST, TRUE },
  { "loss", AT (loss), FALSE, 0.0, 1.0, FALSE },
  { "loss-error", AT (loss_error), FALSE, 0.0, ARI_NUMBER_MOST, TRUE },
  { "luck", AT (luck), TRUE, -1.0, 1.0, FALSE },
};

static const AriEvalNumber found[] = {
  { "win", AT (raw), TRUE, 0.0, 1.0, FALSE },
  { "error", AT (raw_error), FALSE, 0.0, ARI_NUMBER_MOST, TRUE },
  { "loss", AT (raw_loss), FALSE, 0.0, 1.0, FALSE },
  { "loss-error", AT (raw_loss_error), FALSE, 0.0, ARI_NUMBER_MOST, TRUE },
  { "par", AT (expected_loss), FALSE, 0.0, 1.0, FALSE },
  { "lead", AT (lead), FALSE, 0.0, 1.0, FALSE },
};

static const struct { const AriEvalNumber *numbers; guint n; } parts[] = {
  [ARI_EVAL_SAID] = { said, G_N_ELEMENTS (said) },
  [ARI_EVAL_FOUND] = { found, G_N_ELEMENTS (found) },
};

static guint
count (const AriEvalNumber *number)
{
  return number->each ? ARI_MAX_SEATS : 1;
}

/**
 * ari_eval_number:
 *
 * Returns: (nullable): the number that @word names in @part of an evaluation
 */
const AriEvalNumber *
ari_eval_number (AriEvalPart  part,
                 const char  *word)
{
  for (guint i = 0; i < parts[part].n; i++)
    if (g_str_equal (parts[part].numbers[i].word, word))
      return &parts[part].numbers[i];

  return NULL;
}

/**
 * ari_eval_at:
 *
 * Returns: (transfer none): where @eval has @number, or the first of its seats
 */
double *
ari_eval_at (AriEval             *eval,
             const AriEvalNumber *number)
{
  return (double *) G_STRUCT_MEMBER_P (eval, number->offset);
}

/**
 * ari_eval_parse:
 * @word: text
 * @value: (out): the number that @word says, at most the largest valid one if it is a standard error: earlier
 *   releases stored some of any size. Unchanged on failure
 *
 * Returns: whether @word can be read as @number
 */
gboolean
ari_eval_parse (const AriEvalNumber *number,
                const char          *word,
                double              *value)
{
  if (!ari_number_parse (word, number->least, number->is_error ? G_MAXDOUBLE : number->most, value))
    return FALSE;

  *value = MIN (*value, number->most);

  return TRUE;
}

static const double *
look_at (const AriEval       *eval,
         const AriEvalNumber *number)
{
  return (const double *) G_STRUCT_MEMBER_P (eval, number->offset);
}

/**
 * ari_eval_is_valid:
 *
 * Returns: whether all its numbers are in their ranges, so that a record can hold it
 */
gboolean
ari_eval_is_valid (const AriEval *eval)
{
  g_return_val_if_fail (eval != NULL, FALSE);

  for (guint p = 0; p < G_N_ELEMENTS (parts); p++)
    for (guint i = 0; i < parts[p].n; i++)
      {
        const AriEvalNumber *number = &parts[p].numbers[i];

        /* NaN is in no range. */
        for (guint k = 0; k < count (number); k++)
          if (!(look_at (eval, number)[k] >= number->least && look_at (eval, number)[k] <= number->most))
            return FALSE;
      }

  return eval->map <= ARI_EVAL_MOST_COUNT && eval->evidence <= ARI_EVAL_MOST_COUNT
         && eval->turns <= ARI_EVAL_MOST_COUNT;
}

/**
 * ari_eval_round:
 *
 * Rounds all numbers to four decimals, since no analysis is more exact.
 */
void
ari_eval_round (AriEval *eval)
{
  g_return_if_fail (eval != NULL);

  for (guint p = 0; p < G_N_ELEMENTS (parts); p++)
    for (guint i = 0; i < parts[p].n; i++)
      for (guint k = 0; k < count (&parts[p].numbers[i]); k++)
        {
          double *value = ari_eval_at (eval, &parts[p].numbers[i]) + k;

          /* Not −0. */
          *value = round (*value * 1e4) / 1e4 + 0.0;
        }
}

static gboolean
numbers_equal (const AriEval *a,
               const AriEval *b)
{
  for (guint p = 0; p < G_N_ELEMENTS (parts); p++)
    for (guint i = 0; i < parts[p].n; i++)
      for (guint k = 0; k < count (&parts[p].numbers[i]); k++)
        if (look_at (a, &parts[p].numbers[i])[k] != look_at (b, &parts[p].numbers[i])[k])
          return FALSE;

  return TRUE;
}

/**
 * ari_eval_equal:
 * @a: (nullable): an evaluation
 * @b: (nullable): another; %NULL equals only %NULL
 *
 * Returns: whether both have the same contents and the same origin
 */
gboolean
ari_eval_equal (const AriEval *a,
                const AriEval *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return numbers_equal (a, b) &&
         a->evidence == b->evidence &&
         a->map == b->map &&
         a->turns == b->turns &&
         a->missed_win == b->missed_win &&
         a->nodes == b->nodes &&
         a->seed == b->seed &&
         g_strcmp0 (a->best, b->best) == 0 &&
         g_strcmp0 (a->program, b->program) == 0;
}

/* What the search found and names @word. */
static void
append_numbers (GString       *text,
                const AriEval *eval,
                const char    *word,
                guint          seats)
{
  const AriEvalNumber *number = ari_eval_number (ARI_EVAL_FOUND, word);

  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
  for (guint k = 0; k < (number->each ? seats : 1); k++)
    {
      g_string_append_c (text, ' ');
      ari_number_append (text, look_at (eval, number)[k]);
    }
}

/**
 * ari_eval_raw_to_text:
 * @seats: of the match
 *
 * Returns: (nullable): what the search found beside the chances, as records and the library keep it: the
 *   shares of which a map made them, and what was at stake; %NULL when there is nothing of either
 */
char *
ari_eval_raw_to_text (const AriEval *eval,
                      guint          seats)
{
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (eval != NULL && seats <= ARI_MAX_SEATS, NULL);

  if (eval->map != 0)
    {
      g_string_append_printf (text, "map %u evidence %u", eval->map, eval->evidence);
      append_numbers (text, eval, "win", seats);
      append_numbers (text, eval, "error", seats);
      append_numbers (text, eval, "loss", seats);
      append_numbers (text, eval, "loss-error", seats);
    }
  if (eval->expected_loss > 0.0)
    append_numbers (text, eval, "par", seats);
  if (eval->lead > 0.0)
    append_numbers (text, eval, "lead", seats);
  if (eval->turns > 0)
    g_string_append_printf (text, "%sturns %u", text->len > 0 ? " " : "", eval->turns);
  if (eval->missed_win)
    g_string_append_printf (text, "%smissed-win", text->len > 0 ? " " : "");

  return text->len > 0 ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}
