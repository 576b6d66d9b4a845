/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARI_RATING_PLAYERS 16

/**
 * AriRatingResult: how a player fared against another in games that count as one draw
 * @players: numbers of the player who has the points, and of the opponent
 * @points: what the first one won, a draw counting half
 * @of: how much there was to win: the number of comparisons, greater than 0
 * @times: how many draws went like this
 *
 * Two games that begin alike depend on each other, and so do the comparisons of several seats in one game;
 * all these are one draw.
 */
typedef struct
{
  guint   players[2];
  double  points;
  double  of;
  guint64 times;
} AriRatingResult;

/* A rating with the bounds that hold it with a probability of 95 %. */
typedef struct
{
  double value;
  double low;
  double high;
} AriRating;

/**
 * AriRatings: strengths on one scale
 * @players: of each player; that of player 0 is the anchor, so it has no width
 * @steps: by how much each player is stronger than the one before; unused for player 0
 *
 * Ratings are logistic: who is 400 points stronger wins ten games for each game that is lost.
 */
typedef struct
{
  AriRating players[ARI_RATING_PLAYERS];
  AriRating steps[ARI_RATING_PLAYERS];
} AriRatings;

/* Whether a chain of results leads from every player to every other: else no scale holds them all. */
gboolean ari_rating_are_connected (const AriRatingResult *results,
                                   guint                  n_results,
                                   guint                  n_players);

/**
 * ari_rating_fit:
 * @n_players: at most ARI_RATING_PLAYERS
 * @anchor: the rating of player 0
 * @seed: of the bounds
 * @ratings: (out): see there
 *
 * The ratings under which the results are likeliest, by the model of Bradley and Terry (“Rank analysis of
 * incomplete block designs”, 1952) and Newton's method. Each two players who have met are taken to have drawn
 * one more comparison: so a hundred wins of a hundred mean 921 points, and not infinitely many.
 *
 * The bounds come from the Bayesian bootstrap (Rubin 1981): each draw, and each of those drawn
 * comparisons, gets a random weight from an exponential distribution, 1,000 times. Unlike resampling, it
 * knows that a hundred wins of a hundred may have been luck.
 *
 * The players must be connected.
 */
void     ari_rating_fit           (const AriRatingResult *results,
                                   guint                  n_results,
                                   guint                  n_players,
                                   double                 anchor,
                                   guint64                seed,
                                   AriRatings            *ratings);

G_END_DECLS
