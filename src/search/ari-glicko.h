/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The strength of a player, by results against others: the rating system Glicko-2. M. E. Glickman: “Example
 * of the Glicko-2 system”, 2022, http://www.glicko.net/glicko/glicko2.pdf. */

#define ARI_GLICKO_DEVIATION  350.0 /* of an unknown player, and the largest one */
#define ARI_GLICKO_VOLATILITY 0.06
#define ARI_GLICKO_LIKELY     1.96  /* deviations on either side that hold the strength in 95 of 100 cases */

/**
 * AriGlicko: what is known of the strength of a player
 * @rating: on a scale where 400 points more win about ten games for each one that is lost
 * @deviation: the standard error of @rating
 * @volatility: how much the strength changes within a period: more where results vary more than chance
 *   explains
 */
typedef struct
{
  double rating;
  double deviation;
  double volatility;
} AriGlicko;

/**
 * AriGlickoGame: a result
 * @rating, @deviation: of the opponent
 * @score: 1, won, to 0, lost
 */
typedef struct
{
  double rating;
  double deviation;
  double score;
} AriGlickoGame;

/* After a period with @n games, which all count as played at its start; without any, only the deviation
 * grows. */
void   ari_glicko_update (AriGlicko           *self,
                          const AriGlickoGame *games,
                          guint                n);
/* After so many periods without games. */
void   ari_glicko_rest   (AriGlicko           *self,
                          guint                periods);
/* The score to expect against an opponent, 0 … 1. */
double ari_glicko_expect (const AriGlicko     *self,
                          double               rating,
                          double               deviation);

G_END_DECLS
