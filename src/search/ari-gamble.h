/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriGamble:
 *
 * What the expectimax search needs of a game of any number of seats with chance beside its #AriRules, as a
 * table of functions. Both may be called from any thread.
 */
typedef struct
{
  /* Whether @position lies between two turns, before chance decides with what the next one begins. Only
   * there the evaluation is asked; the search plays on from everywhere else. Every game reaches such a
   * position, or its end, within a few actions. */
  gboolean (*settled) (const AriPosition *position);
  /* The win shares of all seats, from 0 to 1 and together 1, as they look in a settled @position without
   * looking ahead. About a microsecond. */
  void     (*judge)   (const AriPosition *position,
                       double             win[ARI_MAX_SEATS]);
} AriGamble;

extern const AriGamble ari_gamble_labyrinth;
/* Takes what there is at once; somebody to measure levels against. */
extern const AriGamble ari_gamble_labyrinth_greedy;

G_END_DECLS
