/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriAccuracy:
 * @n_choices: decisions that a review has judged and where something was at stake
 * @par: what these choices would have cost an imagined player on average: see ari_stake_judge()
 * @loss: what they did cost, beyond the errors of the losses
 *
 * How well a seat chose in the main line of a match, for how hard the choices were, in parts of a win.
 */
typedef struct
{
  guint  n_choices;
  double par;
  double loss;
} AriAccuracy;

/* Sums up the main line of @match, whatever line is shown, as far as a review has judged it. */
void     ari_accuracy_of_match (AriMatch          *match,
                                AriAccuracy        accuracy[ARI_MAX_SEATS]);

/**
 * ari_accuracy_share:
 * @share: (out): par ⁄ (par + loss): 1 without losses, ½ for losing as much as the imagined player
 *
 * A score of 1 − loss ⁄ par would fall without bounds in a match of easy choices.
 *
 * Returns: whether enough was at stake to tell
 */
gboolean ari_accuracy_share    (const AriAccuracy *self,
                                double            *share);

G_END_DECLS
