/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-eval.h"

#include <math.h>

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

/* Leaves huge values as they are, which are no shares or scores and have no such decimals. Avoids −0. */
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
         a->error == b->error &&
         a->loss == b->loss &&
         a->loss_error == b->loss_error &&
         a->nodes == b->nodes &&
         a->seed == b->seed &&
         g_strcmp0 (a->best, b->best) == 0 &&
         g_strcmp0 (a->program, b->program) == 0;
}
