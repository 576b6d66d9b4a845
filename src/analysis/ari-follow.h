/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-search.h"

G_BEGIN_DECLS

#define ARI_MAX_FOLLOW 6 /* actions that show why the best one is best */

/**
 * ari_follow_decided:
 * @rules: the game
 * @from: the position that was searched
 * @actions: a line of the search that begins there
 * @n: how many
 *
 * A search follows one outcome of chance, but nobody knows that it will come: no die has fallen yet, and
 * nobody has seen the tile. A line that went on would read as if the computer knew. An outcome that is first
 * was asked about: there the line ends before the next one.
 *
 * Returns: how many of @actions come before chance decides
 */
guint ari_follow_decided (const AriRules    *rules,
                          const AriPosition *from,
                          const AriAction   *actions,
                          guint              n);

/**
 * ari_follow_best:
 * @rules: the game
 * @before: the position that was searched
 * @best: the best action there
 * @line: (out caller-allocates): room for %ARI_MAX_FOLLOW actions
 *
 * The line ends before chance decides: see ari_follow_decided(). Where players have to remember something,
 * even the next action might tell it, so nothing follows.
 *
 * Returns: how many actions of @line are set: the best one, and what is likely to follow it
 */
guint ari_follow_best (const AriRules     *rules,
                       const AriPosition  *before,
                       const AriCandidate *best,
                       AriAction          *line);

G_END_DECLS
