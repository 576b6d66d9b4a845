/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-glicko.h"
#include "ari-results.h"

G_BEGIN_DECLS

/**
 * AriCareerPoint: the rating of a person after a match that counts for it
 * @ended: when the match ended, Unix seconds
 */
typedef struct
{
  gint64 ended;
  double rating;
  double deviation;
} AriCareerPoint;

/**
 * AriCareerOther: how a person did with another player
 * @player: index in the results
 * @against: matches on different sides
 * @score: in these: 1 for each in which the person was ahead, 0.5 for each in which neither was. A player
 *   with several seats counts once
 * @rated: those of them that count for the rating
 * @expected: the score to expect in @rated, by the ratings before each
 * @together: matches on the same side, of which @won_together were won
 */
typedef struct
{
  guint  player;
  guint  against;
  double score;
  guint  rated;
  double expected;
  guint  together;
  guint  won_together;
} AriCareerOther;

/* Matches with another player: fewer don't make a rival, a nemesis or a partner. */
#define ARI_CAREER_OFTEN 3

/**
 * AriCareer: the finished matches of a person in one game
 * @results: (owned): what it follows from; the indexes of players are those in it
 * @matches, @won, @drawn: how many; a draw is a win that all seats share, and is none of @won
 * @rated: those that count for the rating
 * @seat_matches, @seat_won: the same for each seat, by its number − 1
 * @last: when the latest one ended
 * @strength: the rating today; only if @rated is not 0
 * @curve: (element-type AriCareerPoint): how it came to that
 * @others: (element-type AriCareerOther): those met most often first
 * @closest: the row of the match that was decided by the smallest difference in points; 0: none
 * @margin: that difference
 * @rival: the person met most often on another side
 * @nemesis: the person against whom this one does worst, if that is less than even
 * @partner: the person with whom this one has won most often on the same side
 *
 * These three are indexes in the results, or %ARI_NO_PLAYER where nobody was met often enough for that:
 * %ARI_CAREER_OFTEN times.
 */
typedef struct
{
  AriResults     *results;
  const AriRules *rules;
  guint           matches, won, drawn, rated;
  guint           seat_matches[ARI_MAX_SEATS], seat_won[ARI_MAX_SEATS];
  gint64          last;
  AriGlicko       strength;
  GArray         *curve;
  GArray         *others;
  gint64          closest;
  int             margin;
  guint           rival, nemesis, partner;
} AriCareer;

/* @player: the index of the person in @results. @now: Unix seconds */
AriCareer *ari_career_new  (AriResults     *results,
                            const AriRules *rules,
                            guint           player,
                            gint64          now) G_GNUC_WARN_UNUSED_RESULT;
void       ari_career_free (AriCareer      *self);
/* The same on another thread: of very many matches, it takes a while. */
void       ari_career_find_async  (AriResults           *results,
                                   const AriRules       *rules,
                                   guint                 player,
                                   gint64                now,
                                   GCancellable         *cancellable,
                                   GAsyncReadyCallback   callback,
                                   gpointer              data);
/* (transfer full): NULL with G_IO_ERROR_CANCELLED. */
AriCareer *ari_career_find_finish (GAsyncResult         *result,
                                   GError              **error);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriCareer, ari_career_free)

G_END_DECLS
