/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-expectimax.h"

G_BEGIN_DECLS

/**
 * AriRollout: one game played out
 *
 * How it ended, in shares of all seats (an estimate where it was broken off), final points, and each seat's
 * luck on the way: the sum, over all outcomes of chance, of the share after the outcome less the mean share
 * over all outcomes. Luck averages zero whatever the evaluation, so @win − @luck has the same mean as @win,
 * and the better the evaluation, the less it varies.
 */
typedef struct
{
  double win[ARI_MAX_SEATS];
  double luck[ARI_MAX_SEATS];
  double points[ARI_MAX_SEATS];
} AriRollout;

/**
 * ari_rollout_play:
 * @search: chooses the actions of all seats and judges luck, without looking beyond the turn
 * @seed: rollouts with the same seed have the same dice in the same turn, as far as they go alike
 * @max_turns: break off after so many turns and evaluate; 0: play to the end
 *
 * Plays a game to its end. Backgammon programs use luck as a control variate in rollouts; for the general
 * theory of advantage-sum estimators see Zinkevich, Bowling, Bard, Kan and Billings, "Optimal unbiased
 * estimators for evaluating agent performance", 2006.
 *
 * Returns: FALSE when @search was stopped
 */
gboolean ari_rollout_play (AriExpectimax          *search,
                           const AriRules         *rules,
                           const AriExpectimaxOps *ops,
                           const AriPosition      *position,
                           guint64                 seed,
                           guint                   max_turns,
                           AriRollout             *rollout);

G_END_DECLS
