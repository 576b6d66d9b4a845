/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-level.h"
#include "ari-setup.h"
#include "rating-fit.h"

G_BEGIN_DECLS

/* A level with a part of its budget: it can stand between two levels that are far apart. */
typedef struct
{
  const AriLevel *level;
  double          scale; /* 1: the whole budget */
} AriRatingPlayer;

/**
 * AriRatingResults: what is known of how players of a game fare against each other
 *
 * The players are sorted by their levels, from novice to master, then by their budgets; the level “greedy”
 * comes last.
 */
typedef struct
{
  AriSetup        setup;
  AriRatingPlayer players[ARI_RATING_PLAYERS];
  guint           n_players;
  GArray         *results; /* AriRatingResult */
} AriRatingResults;

void     ari_rating_results_init    (AriRatingResults      *self,
                                     const AriSetup        *setup);
void     ari_rating_results_clear   (AriRatingResults      *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AriRatingResults, ari_rating_results_clear)

/* Adds the player "LEVEL" or "LEVEL*SCALE", with @scale times that budget; a player who is there
 * already stays. The numbers of players before may change. FALSE with an error when there is no such
 * player, or when there would be too many. @player: (out) (optional) */
gboolean ari_rating_results_add_player (AriRatingResults *self,
                                        const char       *text,
                                        double            scale,
                                        AriRatingPlayer  *player,
                                        GError          **error);
/* The number of a player who was added. */
guint    ari_rating_results_find    (const AriRatingResults *self,
                                     const AriRatingPlayer  *player);
/* As ari_rating_results_add_player() reads it. */
char    *ari_rating_player_to_text  (const AriRatingPlayer  *player) G_GNUC_WARN_UNUSED_RESULT;

/* Adds one draw (see AriRatingResult) between the players of these numbers. */
void     ari_rating_results_add     (AriRatingResults      *self,
                                     guint                  one,
                                     guint                  other,
                                     double                 points,
                                     double                 of);

/**
 * ari_rating_results_sum:
 * @points: (out) (optional): what @one won
 * @of: (out) (optional): and how much there was to win
 *
 * Returns: the number of draws between the two
 */
guint64  ari_rating_results_sum     (const AriRatingResults *self,
                                     guint                   one,
                                     guint                   other,
                                     double                 *points,
                                     double                 *of);

/* The results as text: the setup in the first line, then in each line two players, the points of the first,
 * how many there were to win, and how many draws went like this. */
char    *ari_rating_results_to_text (const AriRatingResults *self) G_GNUC_WARN_UNUSED_RESULT;
/* Adds the players and results of such a text. FALSE with an error when it can't be read, or when it
 * belongs to another setup. */
gboolean ari_rating_results_read    (AriRatingResults       *self,
                                     const char             *text,
                                     GError                **error);

G_END_DECLS
