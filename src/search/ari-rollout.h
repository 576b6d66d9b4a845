/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-expectimax.h"

G_BEGIN_DECLS

/**
 * AriRollout: one game played out
 *
 * How it ended, in shares of all seats (an estimate where it was broken off), final points, and the luck
 * that every seat had on the way: the sum, over all that chance did, of the share after it less
 * the mean share over all outcomes. On average luck is nothing, whatever the evaluation is like; so
 * @win − @luck has the same mean as @win, and varies the less the better the evaluation is.
 */
typedef struct
{
  double win[ARI_MAX_SEATS];
  double luck[ARI_MAX_SEATS];
  double points[ARI_MAX_SEATS];
} AriRollout;

/**
 * ari_rollout_play:
 * @search: which chooses the actions of all seats and judges luck, without looking beyond the turn
 * @seed: two rollouts with the same seed have the same dice in the same turn, as far as they go alike
 * @max_turns: break off after so many turns, with the evaluation; 0: play to the end
 *
 * Plays a game to its end. Luck as a control variate is how programs for backgammon roll out positions; the
 * general theory is that of advantage-sum estimators (Zinkevich, Bowling, Bard, Kan and Billings, "Optimal
 * unbiased estimators for evaluating agent performance", 2006).
 *
 * Returns: FALSE when @search was stopped
 */
gboolean ari_rollout_play (AriExpectimax          *search,
                           const AriRules         *rules,
                           const AriExpectimaxOps *gamble,
                           const AriPosition      *position,
                           guint64                 seed,
                           guint                   max_turns,
                           AriRollout             *rollout);

G_END_DECLS
