/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-exercise.h"
#include "ari-fsrs.h"

G_BEGIN_DECLS

/* When exercises are asked, in days and hours. All times are Unix seconds, UTC; a day ends at midnight in
 * local time. */

#define ARI_MASTERED_DAYS 21 /* of stability, from which on an exercise counts as mastered */

/**
 * AriStage: how well an exercise is known
 * @ARI_STAGE_NEW: it was never answered
 * @ARI_STAGE_DUE: it is to be asked today
 * @ARI_STAGE_AGAIN: the same, but only after a while, because the last answer was wrong
 * @ARI_STAGE_LEARNED: it is to be asked on a later day
 * @ARI_STAGE_MASTERED: the same, and it is kept in mind for three weeks or longer
 */
typedef enum
{
  ARI_STAGE_NEW,
  ARI_STAGE_DUE,
  ARI_STAGE_AGAIN,
  ARI_STAGE_LEARNED,
  ARI_STAGE_MASTERED,
} AriStage;

AriStage ari_schedule_stage  (const AriExercise *exercise,
                              gint64             now);
void     ari_schedule_answer (AriExercise       *exercise,
                              AriFsrsRating      rating,
                              gint64             now);
guint    ari_schedule_streak (const GArray      *answers,
                              gint64             now);
/* The day of @now in local time, as g_date_get_julian() counts days. */
guint32  ari_schedule_day    (gint64             now);

G_END_DECLS
