/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_HASTY_SECONDS 5.0

/**
 * AriTimes: how long the people of a match thought
 * @seconds: (element-type double): by the number of the ply, from 1, minus 1; negative: nobody decided
 *   anything with this ply, or nobody knows how long that took
 * @longest: of all, seconds; 0: no time is known
 * @total: of each seat, seconds; negative: no time is known
 * @median: of each seat, seconds; 0: too few times are known to judge one of them
 * @long_from: of each seat: what counts as a long thought, seconds; %G_MAXDOUBLE: nothing
 *
 * The decisions of people in one line. Chance, computers and substitutes have no times here, and neither has
 * a ply that was the only one possible.
 *
 * A decision was quick if it took its player less than a third of the median time, and less than
 * %ARI_HASTY_SECONDS; a mistake was hasty if it was quick. A thought was long if it is in the longest tenth
 * of its player, and took at least three times the median. All of them need five decisions with known times.
 */
typedef struct
{
  GArray *seconds;
  double  longest;
  double  total[ARI_MAX_SEATS], median[ARI_MAX_SEATS], long_from[ARI_MAX_SEATS];
} AriTimes;

/* @match: its current line counts */
AriTimes *ari_times_new      (AriMatch *match) G_GNUC_WARN_UNUSED_RESULT;
void      ari_times_free     (AriTimes *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriTimes, ari_times_free)

/* Seconds; negative: see AriTimes.seconds. @ply: of the line, like those below */
double    ari_times_get      (const AriTimes *self,
                              AriPly         *ply);
/* Whether some player has enough decisions for the three below. */
gboolean  ari_times_can_tell (const AriTimes *self);
gboolean  ari_times_is_quick (const AriTimes *self,
                              AriPly         *ply);
gboolean  ari_times_is_hasty (const AriTimes *self,
                              AriPly         *ply);
gboolean  ari_times_is_long  (const AriTimes *self,
                              AriPly         *ply);

G_END_DECLS
