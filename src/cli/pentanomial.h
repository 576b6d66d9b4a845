/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARI_PAIR_RESULTS 5

/**
 * AriPentanomial: results of pairs of games between two players
 *
 * Both games of a pair begin with the same opening, and the players change seats between them. An opening
 * that favours one seat then favours each player once, so the two results of a pair depend on each other, and
 * only their sum may be treated as an independent draw. A pair gives the first player 0, ½, 1, 1½ or 2
 * points: five results, which engine testers call the pentanomial model.
 */
typedef struct
{
  guint64 pairs[ARI_PAIR_RESULTS];
} AriPentanomial;

/**
 * AriSprt: a sequential probability ratio test (Wald 1945) of two hypotheses about a difference in strength
 * @elo0: the difference in Elo if the change is not worth having
 * @elo1: the difference if it is; greater than @elo0
 *
 * Both errors are 5 %: accepting a change that is worth @elo0, and refusing one that is worth @elo1.
 */
typedef struct
{
  double elo0;
  double elo1;
} AriSprt;

typedef enum
{
  ARI_SPRT_OPEN,
  ARI_SPRT_ACCEPTS_H0,
  ARI_SPRT_ACCEPTS_H1,
} AriSprtVerdict;

/* The log-likelihood ratio at which the test ends: H1 is accepted at this value, H0 at minus this value. */
double         ari_sprt_bound         (void);
AriSprtVerdict ari_sprt_judge         (const AriSprt        *self,
                                       const AriPentanomial *results);

/* @first, @second: the first player's shares of the two games: 0, ½ or 1 */
void           ari_pentanomial_add    (AriPentanomial       *self,
                                       double                first,
                                       double                second);
guint64        ari_pentanomial_count  (const AriPentanomial *self);
/* The first player's mean share of a game, 0 … 1, and its standard error. There must be a pair. */
double         ari_pentanomial_share  (const AriPentanomial *self,
                                       double               *error);

/**
 * ari_pentanomial_llr:
 * @elo0: one hypothesis
 * @elo1: the other
 *
 * The generalised likelihood ratio: each hypothesis says only what the expected share is, and of all
 * distributions over the five results with that mean, the likeliest one is taken (Van den Bergh,
 * “Comments on normalized Elo”, section 4).
 *
 * Returns: the logarithm of the ratio of the likelihoods of @elo1 and @elo0; 0 without a pair
 */
double         ari_pentanomial_llr    (const AriPentanomial *self,
                                       double                elo0,
                                       double                elo1);

/* The share that a player so much stronger expects, by the logistic curve of 400 points, and its inverse for
 * 0 < @share < 1. */
double         ari_elo_to_share       (double                elo);
double         ari_elo_from_share     (double                share);

G_END_DECLS
