/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriExpectimaxOps:
 *
 * What the expectimax search needs, beside the #AriRules, of a game with chance for any number of seats, as
 * a table of functions. Any thread may call both.
 */
typedef struct
{
  /* Whether @position lies between two turns, before chance decides how the next one begins. The search
   * asks the evaluation only there and plays on from everywhere else. Every game reaches such a position,
   * or its end, within a few actions. */
  gboolean (*settled) (const AriPosition *position);
  /* The static win shares of all seats in a settled @position, from 0 to 1 and summing to 1. Takes about
   * a microsecond. */
  void     (*judge)   (const AriPosition *position,
                       double             win[ARI_MAX_SEATS]);
} AriExpectimaxOps;

G_END_DECLS
