/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_MAX_FEATURES 32

/* Ranks from here on say what an action does; below, the greater the sooner it is worth a look. */
#define ARI_RANK_THREAT 1000 /* threatens to end the game with the actor's next turn */
#define ARI_RANK_GAIN   2000 /* brings material */
#define ARI_RANK_WIN    3000 /* seems to win at once */

typedef struct
{
  const char *name;   /* for the tuner's report */
  int         weight; /* what one more is worth */
} AriFeature;

/**
 * AriAlphaBetaOps:
 *
 * What the alpha-beta search needs of a game of two seats without chance beside its #AriRules, as a table of
 * functions. Values are in units of which @unit are one in the logistic map to shares of a win.
 */
typedef struct
{
  const AriFeature *features;
  guint             n_features;
  double            unit;

  /* Bytes of @position in use, which are all that has to be copied. */
  gsize     (*size)       (const AriPosition *position);
  /* Counts the features as the actor sees them: its own less the other seat's. */
  void      (*count)      (const AriPosition *position,
                           int                counts[ARI_MAX_FEATURES]);
  /* A hash that is the same for all positions that are symmetrical to each other, and the
   * symmetry that leads from @position to the one that stands for them all. */
  guint64   (*key)        (const AriPosition *position,
                           guint             *symmetry);
  /* The action after @symmetry, or, when @back, before it. */
  AriAction (*turn)       (AriAction          action,
                           guint              symmetry,
                           gboolean           back);
  /* Whether this position was there before. */
  gboolean  (*repeats)    (const AriPosition *position);
  /* Whether the other seat could win if it were its turn; it may say so when it is not true. */
  gboolean  (*threatened) (const AriPosition *position);
  /* Whether the turn is not yet over and the actor has to choose what to gain. */
  gboolean  (*gaining)    (const AriPosition *position);
  void      (*rank)       (const AriPosition *position,
                           const AriAction   *actions,
                           guint              n,
                           int               *ranks);
} AriAlphaBetaOps;

G_END_DECLS
