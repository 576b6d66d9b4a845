/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriEval:
 *
 * What analysis said of the position after a ply, and where it came from. It is stored with the
 * ply, which keeps it as ari_eval_round() leaves it. Arrays are indexed by seat − 1; entries beyond the seats
 * of the match are 0. All numbers are finite.
 */
typedef struct
{
  double  win[ARI_MAX_SEATS];    /* share of the win, 0 … 1 */
  double  points[ARI_MAX_SEATS]; /* expected final score */
  double  error;                 /* standard error of the mover's win share */
  double  loss;                  /* what the ply cost its mover's win share against the best, ≥ 0 */
  double  loss_error;            /* standard error of @loss */
  double  luck[ARI_MAX_SEATS];   /* where nobody chose: the share after the outcome less the mean over all
                                  * outcomes by weight, so that they add up to 0 but for
                                  * rounding; else 0 */
  char   *best;                  /* (nullable) text of the best action instead */
  guint64 nodes;                 /* budget that was spent */
  guint64 seed;
  char   *program;               /* (nullable) version that said it */
} AriEval;

#define ARI_TYPE_EVAL (ari_eval_get_type ())
GType    ari_eval_get_type (void);
void     ari_eval_round    (AriEval       *eval);
AriEval *ari_eval_copy     (const AriEval *eval) G_GNUC_WARN_UNUSED_RESULT;
void     ari_eval_free     (AriEval       *eval);
gboolean ari_eval_equal    (const AriEval *a,
                            const AriEval *b);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriEval, ari_eval_free)

G_END_DECLS
