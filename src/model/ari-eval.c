/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-eval.h"

#include <math.h>
#include <string.h>

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

/* Leaves huge values as they are: they aren't shares or scores, and have no such decimals. Avoids −0. */
static double
round_number (double number)
{
  return fabs (number) < 1e9 ? round (number * 1e4) / 1e4 + 0.0 : number;
}

static void
round_numbers (double *numbers)
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    numbers[i] = round_number (numbers[i]);
}

/**
 * ari_eval_round:
 *
 * Rounds shares, scores and their errors to four decimals, since no analysis is more exact.
 */
void
ari_eval_round (AriEval *eval)
{
  g_return_if_fail (eval != NULL);

  round_numbers (eval->win);
  round_numbers (eval->points);
  round_numbers (eval->luck);
  round_numbers (eval->raw);
  eval->raw_error = round_number (eval->raw_error);
  eval->raw_loss = round_number (eval->raw_loss);
  eval->raw_loss_error = round_number (eval->raw_loss_error);
  eval->par = round_number (eval->par);
  eval->lead = round_number (eval->lead);
  eval->error = round_number (eval->error);
  eval->loss = round_number (eval->loss);
  eval->loss_error = round_number (eval->loss_error);
}

static gboolean
numbers_equal (const double *a,
               const double *b)
{
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (a[i] != b[i])
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

  return numbers_equal (a->win, b->win) &&
         numbers_equal (a->points, b->points) &&
         numbers_equal (a->luck, b->luck) &&
         numbers_equal (a->raw, b->raw) &&
         a->raw_error == b->raw_error &&
         a->raw_loss == b->raw_loss &&
         a->raw_loss_error == b->raw_loss_error &&
         a->evidence == b->evidence &&
         a->map == b->map &&
         a->par == b->par &&
         a->lead == b->lead &&
         a->turns == b->turns &&
         a->error == b->error &&
         a->loss == b->loss &&
         a->loss_error == b->loss_error &&
         a->nodes == b->nodes &&
         a->seed == b->seed &&
         g_strcmp0 (a->best, b->best) == 0 &&
         g_strcmp0 (a->program, b->program) == 0;
}

/* Reads numbers with a decimal point, whatever the locale. */
static gboolean
read_numbers (char   **words,
              double  *numbers,
              guint    n)
{
  for (guint i = 0; i < n; i++)
    {
      char *end;

      if (words[i] == NULL || *words[i] == '\0')
        return FALSE;
      numbers[i] = g_ascii_strtod (words[i], &end);
      if (*end != '\0' || !isfinite (numbers[i]))
        return FALSE;
    }

  return TRUE;
}

static void
append_number (GString    *text,
               const char *key,
               double      value)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, "%s%s %s", text->len > 0 ? " " : "", key,
                          g_ascii_dtostr (number, sizeof number, value));
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
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  g_return_val_if_fail (eval != NULL && seats <= ARI_MAX_SEATS, NULL);

  if (eval->map != 0)
    {
      g_string_append_printf (text, "map %u evidence %u win", eval->map, eval->evidence);
      for (guint i = 0; i < seats; i++)
        g_string_append_printf (text, " %s", g_ascii_dtostr (number, sizeof number, eval->raw[i]));
      append_number (text, "error", eval->raw_error);
      append_number (text, "loss", eval->raw_loss);
      append_number (text, "loss-error", eval->raw_loss_error);
    }
  if (eval->par > 0.0)
    append_number (text, "par", eval->par);
  if (eval->lead > 0.0)
    append_number (text, "lead", eval->lead);
  if (eval->turns > 0)
    append_number (text, "turns", eval->turns);

  return text->len > 0 ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}

/**
 * ari_eval_raw_from_text:
 * @text: what ari_eval_raw_to_text() wrote, possibly by a later program
 *
 * Sets what the text says and passes over words that it doesn't know. A text without shares leaves @eval as
 * one that went through no map.
 */
void
ari_eval_raw_from_text (AriEval    *eval,
                        guint       seats,
                        const char *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  double map = 0.0, evidence = 0.0, turns = 0.0;
  gboolean found = FALSE;

  g_return_if_fail (eval != NULL && seats <= ARI_MAX_SEATS);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (g_str_equal (words[i], "map"))
        read_numbers (words + i + 1, &map, 1);
      else if (g_str_equal (words[i], "evidence"))
        read_numbers (words + i + 1, &evidence, 1);
      else if (g_str_equal (words[i], "win"))
        found = read_numbers (words + i + 1, eval->raw, seats);
      else if (g_str_equal (words[i], "error"))
        read_numbers (words + i + 1, &eval->raw_error, 1);
      else if (g_str_equal (words[i], "loss"))
        read_numbers (words + i + 1, &eval->raw_loss, 1);
      else if (g_str_equal (words[i], "loss-error"))
        read_numbers (words + i + 1, &eval->raw_loss_error, 1);
      else if (g_str_equal (words[i], "par"))
        read_numbers (words + i + 1, &eval->par, 1);
      else if (g_str_equal (words[i], "lead"))
        read_numbers (words + i + 1, &eval->lead, 1);
      else if (g_str_equal (words[i], "turns"))
        read_numbers (words + i + 1, &turns, 1);
    }
  eval->par = MAX (eval->par, 0.0);
  eval->lead = MAX (eval->lead, 0.0);
  eval->turns = turns >= 1.0 && turns < 1e6 ? (guint) turns : 0;

  if (found && map >= 1.0 && map < 1e6 && evidence >= 0.0 && evidence < 1e6)
    {
      eval->map = (guint) map;
      eval->evidence = (guint) evidence;
      return;
    }

  memset (eval->raw, 0, sizeof eval->raw);
  eval->raw_error = eval->raw_loss = eval->raw_loss_error = 0.0;
}
