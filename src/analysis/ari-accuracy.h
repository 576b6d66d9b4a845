/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriAccuracyGap: why the accuracy of a seat can't be told
 * @ARI_ACCURACY_TOLD: it can
 * @ARI_ACCURACY_SUBSTITUTE: a substitute made all choices
 * @ARI_ACCURACY_NOT_JUDGED: some choices have not been analysed
 * @ARI_ACCURACY_NOT_WEIGHED: how hard some choices were is not known
 * @ARI_ACCURACY_FEW: there were too few choices with something at stake
 * @ARI_ACCURACY_LITTLE: too little was at stake in all
 */
typedef enum
{
  ARI_ACCURACY_TOLD,
  ARI_ACCURACY_SUBSTITUTE,
  ARI_ACCURACY_NOT_JUDGED,
  ARI_ACCURACY_NOT_WEIGHED,
  ARI_ACCURACY_FEW,
  ARI_ACCURACY_LITTLE,
} AriAccuracyGap;

/**
 * AriAccuracy:
 * @n_choices: decisions that a review has judged and where something was at stake
 * @expected_loss: what these choices would have cost an imagined player on average: see ari_stake_judge()
 * @loss: what they did cost, beyond the errors of the losses
 * @likely: what they probably cost: the losses themselves
 * @fall: by how much the winning chance sank with them, in all: it is compared before and after each. May be
 *   negative
 * @gap: why they tell no accuracy
 *
 * How well a seat chose in the main line of a match, for how hard the choices were, in parts of a win.
 */
typedef struct
{
  guint          n_choices;
  double         expected_loss;
  double         loss;
  double         likely;
  double         fall;
  AriAccuracyGap gap;
} AriAccuracy;

/* Sums up the main line of @match, whatever line is shown, as far as a review has judged it. */
void     ari_accuracy_of_match (AriMatch          *match,
                                AriAccuracy        accuracy[ARI_MAX_SEATS]);

/**
 * ari_accuracy_share:
 * @share: (out): e ⁄ (e + l), with the expected loss e and the loss l: 1 without losses, ½ for losing as much
 *   as the imagined player
 *
 * A score of 1 − l ⁄ e would fall without bounds in a match of easy choices.
 *
 * Returns: whether enough was at stake to tell
 */
gboolean ari_accuracy_share    (const AriAccuracy *self,
                                double            *share);

/* Whether the winning chance sank by so much more than what was lost for certain that the accuracy may be too
 * high: it says how much at most. */
gboolean ari_accuracy_is_bound (const AriAccuracy *self);

/**
 * ari_accuracy_percent:
 * @self: one that is told
 *
 * Returns: the accuracy in per cent, rounded down; 100 only if nothing was lost, not even probably
 */
guint    ari_accuracy_percent  (const AriAccuracy *self);

G_END_DECLS
