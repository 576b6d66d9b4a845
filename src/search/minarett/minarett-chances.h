/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "minarett/minarett-position.h"

G_BEGIN_DECLS

/**
 * MinarettChances:
 *
 * What one seat is close to, as far as this shows without listing actions.
 */
typedef struct
{
  guint32 kinds[MINARETT_KINDS];     /* minarett_kinds() */
  guint32 completes[MINARETT_KINDS]; /* where one more piece of the kind makes an unused capture position */
  guint   n_pairs[MINARETT_KINDS];   /* sets that lack one piece, with room for it */
  guint32 open_medium;               /* own foundations with its own tower on them and no roof yet */
  guint32 open_large;                /* own foundations with nothing on them */
  guint32 roofs;                     /* where one of its small pieces on the board could land next, at most */
} MinarettChances;

/* minarett-chances.c */
void     minarett_chances    (const Minarett    *m,
                              AriActor           seat,
                              MinarettChances   *chances);
/* See AriAlphaBetaOps.threatened. */
gboolean minarett_threatened (const AriPosition *position);
/* See AriAlphaBetaOps.promises. */
gboolean minarett_promises   (const AriPosition *position,
                              int                least);
/* The better an action looks, the higher its rank. */
void     minarett_rank       (const AriPosition *position,
                              const AriAction   *actions,
                              guint              n,
                              int               *ranks);

/* minarett-features.c */
#define MINARETT_N_FEATURES 29
/* What the evaluation weighs: MINARETT_N_FEATURES counts, the actor’s less the other seat’s. */
void     minarett_features   (const AriPosition *position,
                              int               *counts);

G_END_DECLS
