/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriTraining:
 *
 * How a game's evaluation learns from self-play. The game defines what its weights mean. Only the training
 * program calls these functions, from one thread.
 */
typedef struct
{
  const char  *name;      /* of the C array of weights, and of the header that declares it */
  const char  *header;
  const float *weights;   /* the built-in ones */
  guint        n_weights;
  /* Makes the evaluation use these weights, which stay the caller's. */
  void (*use)   (const float       *weights);
  /* The initial weights. */
  void (*begin) (float             *weights,
                 AriRandom         *random);
  /* Takes one step of size @rate that brings the judgement of a settled @position closer to @target.
   * @squares accumulates each weight's squared gradients; start with all 0. */
  void (*learn) (float             *weights,
                 float             *squares,
                 const AriPosition *position,
                 const double       target[ARI_MAX_SEATS],
                 double             rate);
  /* Optional: writes, as C, the tables of the evaluation that are solved rather than learnt. May take
   * long. */
  char *(*basis) (void);
} AriTraining;

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
  const AriTraining *training; /* (nullable): of an evaluation that can learn */
} AriExpectimaxOps;

G_END_DECLS
