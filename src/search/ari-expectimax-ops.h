/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriTraining:
 *
 * How the evaluation of a game learns from games of the program with itself. Its weights are so many numbers
 * whose meaning is the game's own. Only the program that trains calls these, from one thread.
 */
typedef struct
{
  const char  *name;      /* of the table of weights in C, and of the header that declares it */
  const char  *header;
  const float *weights;   /* those that the program is built with */
  guint        n_weights;
  /* From now on the evaluation uses these, which are borrowed. */
  void (*use)   (const float       *weights);
  /* What to begin with. */
  void (*begin) (float             *weights,
                 AriRandom         *random);
  /* Makes the judgement of a settled @position more like @target, in a step of the size @rate. @squares keeps
   * what was learnt by each weight; all 0 at first. */
  void (*learn) (float             *weights,
                 float             *squares,
                 const AriPosition *position,
                 const double       target[ARI_MAX_SEATS],
                 double             rate);
  /* Optional: the tables in C of what the evaluation rests on that is not learnt but solved. May take
   * long. */
  char *(*basis) (void);
} AriTraining;

/**
 * AriExpectimaxOps:
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
  const AriTraining *training; /* (nullable): of an evaluation that can learn */
} AriExpectimaxOps;

G_END_DECLS
