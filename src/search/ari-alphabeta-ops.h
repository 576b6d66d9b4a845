/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_MAX_FEATURES 32

/* Ranks from here up name what an action does; below them, a higher rank means the action is tried
 * sooner. */
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
 * What the alpha-beta search needs, beside the #AriRules, of a two-seat game without chance, as a table of
 * functions. @unit is the value that counts as one in the logistic map to win shares.
 */
typedef struct
{
  const AriFeature *features;
  guint             n_features;
  double            unit;

  /* The bytes of @position in use; the search copies no more. */
  gsize     (*size)       (const AriPosition *position);
  /* Counts the features as the actor sees them: its own less the other seat's. */
  void      (*count)      (const AriPosition *position,
                           int                counts[ARI_MAX_FEATURES]);
  /* A hash shared by all symmetrical positions, and the symmetry that maps @position to the one that
   * represents them. */
  guint64   (*key)        (const AriPosition *position,
                           guint             *symmetry);
  /* Maps @action by @symmetry, or back when @back. */
  AriAction (*turn)       (AriAction          action,
                           guint              symmetry,
                           gboolean           back);
  /* Whether this position has occurred before. */
  gboolean  (*repeats)    (const AriPosition *position);
  /* Whether the other seat could win if it were its turn; false positives are allowed. */
  gboolean  (*threatened) (const AriPosition *position);
  /* Whether the turn still goes on and the actor has to choose what to gain. */
  gboolean  (*gaining)    (const AriPosition *position);
  /* Whether an action of the actor, who is not gaining, may have the rank @least or a higher one; false
   * positives are allowed. It saves listing and ranking actions in vain. */
  gboolean  (*promises)   (const AriPosition *position,
                           int                least);
  void      (*rank)       (const AriPosition *position,
                           const AriAction   *actions,
                           guint              n,
                           int               *ranks);

  /* (nullable) What a learned evaluation adds to the features, whose counts are given. Each thread of a
   * search has its own @memory for it, of @memory_size bytes that begin as 0. */
  gsize     memory_size;
  int       (*learned)    (gpointer           memory,
                           const AriPosition *position,
                           const int         *counts);
} AriAlphaBetaOps;

G_END_DECLS
