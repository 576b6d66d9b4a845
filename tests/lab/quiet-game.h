/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-setup.h"

G_BEGIN_DECLS

/* Games of the alpha-beta search against itself, from whose quiet positions an evaluation can learn. The
 * first actions are drawn. */

/* @found: the share of the win that the search gives the actor of @position */
typedef void (*AriQuietFunc) (const AriPosition *position,
                              double             found,
                              gpointer           data);

/* Plays one game, looking at @nodes positions for each action, and returns the winners as ari_rules_winners()
 * does. */
guint  ari_quiet_game_play  (const AriSetup *setup,
                             guint64         nodes,
                             AriRandom      *random,
                             AriQuietFunc    each,
                             gpointer        data);
/* The share of the win of one seat. */
double ari_quiet_game_share (guint           winners,
                             AriActor        seat);

G_END_DECLS
