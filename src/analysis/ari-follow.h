/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-search.h"

G_BEGIN_DECLS

#define ARI_MAX_FOLLOW 6 /* actions that show why the best one is best */

/**
 * ari_follow_best:
 * @rules: the game
 * @before: the position that was searched
 * @best: the best action there
 * @line: (out caller-allocates): room for %ARI_MAX_FOLLOW actions
 *
 * What follows the first outcome of chance is only one of many things that can happen. Where players have to
 * remember something, even the next action might tell it. So the line ends before both.
 *
 * Returns: how many actions of @line are set: the best one, and what is likely to follow it
 */
guint ari_follow_best (const AriRules     *rules,
                       const AriPosition  *before,
                       const AriCandidate *best,
                       AriAction          *line);

G_END_DECLS
