/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-eval.h"
#include "ari-search.h"

G_BEGIN_DECLS

/* What was at stake with a decision. */

/**
 * ari_stake_quick_look:
 * @rules: the game
 * @position: a position
 * @verdict: of @position
 * @budget: for @verdict
 * @cancelled: (nullable): as in ari_search_run()
 *
 * Alpha-beta judges only the best action and says of the others that they are not better. Then a look at all
 * of them, one action deep, has to do.
 *
 * Returns: (transfer full) (nullable): what a glance says of each action; %NULL when @verdict says enough
 */
AriVerdict *ari_stake_quick_look (const AriRules    *rules,
                                  const AriPosition *position,
                                  const AriVerdict  *verdict,
                                  const AriBudget   *budget,
                                  const gint        *cancelled) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ari_stake_judge:
 * @rules: the game
 * @before: the position in which @mover chose
 * @mover: a seat
 * @verdict: of @before, calibrated
 * @glance: (nullable): of ari_stake_quick_look()
 * @eval: (inout): gets its expected loss, its lead and its turns
 *
 * The *expected loss* says how hard the choice was: the chance that it costs an imagined player on average,
 * who takes an action that costs l with a probability in proportion to e^(−l ⁄ 0.1). So a choice is easy if
 * all actions are equally good or if few of them are nearly as good as the best; and it is hard if there are
 * many that look about right and aren't. Regan and Haworth describe such a player in “Intrinsic chess
 * ratings”, 2011. Only losses beyond their error count, as in the marks, and only where they are known to a
 * tenth of a win. Actions that a tree search hardly looked at count with the mean of all of them.
 *
 * The *lead* is how far the best action is ahead of every other that comes to something else, less twice the
 * error of that.
 */
void        ari_stake_judge  (const AriRules    *rules,
                              const AriPosition *before,
                              AriActor           mover,
                              const AriVerdict  *verdict,
                              const AriVerdict  *glance,
                              AriEval           *eval);

G_END_DECLS
