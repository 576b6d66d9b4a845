/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-glicko.h"
#include "ari-results.h"

G_BEGIN_DECLS

/* The deviation from which on a rating tells something. Above it, Lichess calls a rating provisional
 * (https://lichess.org/faq#provisional). */
#define ARI_RATINGS_KNOWN 110.0

/**
 * AriRatings: how strong the players of one game are, as far as results tell
 *
 * The rating of a person is a Glicko-2 rating, in which each match is a period, and so is each day without
 * one. With several sides, a match is a game against each of the others, which counts as strong as its seats
 * are on average, with the ratings from before the match. The levels of the computer hold the scale: their
 * ratings are measured, and never change.
 */
typedef struct _AriRatings AriRatings;

/* @results: whose players are rated */
AriRatings      *ari_ratings_new     (AriResults       *results,
                                      const AriRules   *rules) G_GNUC_WARN_UNUSED_RESULT;
void             ari_ratings_free    (AriRatings       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriRatings, ari_ratings_free)

/* Whether there is a scale: the levels of the game have been measured. */
gboolean         ari_ratings_exist   (const AriRules   *rules);
/* Whether the result of a match of the game says how strong its players are: nobody was helped, and its date
 * is known. */
gboolean         ari_ratings_count   (const AriResult  *result);
/* What is known of a player before the first match: of a computer its level, of a person hardly anything. Its
 * rating is 0 if nothing is: a level that this release doesn't know. The game of @rules has rated levels. */
AriGlicko        ari_ratings_begin   (AriSeatKind       kind,
                                      const char       *level,
                                      const AriRules   *rules);
/* The rating of a player, by its index in the results, at the time @now (Unix seconds); (nullable): a
 * computer of a level that this release doesn't know. It belongs to @self, until the next call. */
const AriGlicko *ari_ratings_get     (AriRatings       *self,
                                      guint             player,
                                      gint64            now);
/* About how many more matches against equal players it takes until @known tells something; 0: it does. */
guint            ari_ratings_missing (const AriGlicko  *known);
/* How well @seat can be expected to do against @other in that match, 0 … 1; −1: unknown. */
double           ari_ratings_expect  (AriRatings       *self,
                                      const AriResult  *result,
                                      AriActor          seat,
                                      AriActor          other);
/* Learns from a match that counts; the matches come in the order in which they ended. Returns the seats of
 * which it has learned something, as bits: those that had a known opponent. */
guint            ari_ratings_learn   (AriRatings       *self,
                                      const AriResult  *result);

/* Learns from all matches of the game that count. */
void             ari_ratings_learn_all (AriRatings     *self,
                                        AriResults     *results);

G_END_DECLS
