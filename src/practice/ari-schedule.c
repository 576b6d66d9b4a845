/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-schedule.h"

#define DAY   (24 * 60 * 60)
/* After a wrong answer, a step within the day, which the reference implementation has, too. */
#define AGAIN (10 * 60)

guint32
ari_schedule_day (gint64 now)
{
  g_autoptr(GDateTime) time = g_date_time_new_from_unix_local (now);
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (time),
                  (GDateMonth) g_date_time_get_month (time), (GDateYear) g_date_time_get_year (time));

  return g_date_get_julian (&date);
}

/**
 * ari_schedule_stage:
 * @now: Unix seconds
 *
 * What is due later today is due now: people practise once a day, and not every hour.
 *
 * Returns: where the exercise stands
 */
AriStage
ari_schedule_stage (const AriExercise *exercise,
                    gint64             now)
{
  if (exercise->answered == 0)
    return ARI_STAGE_NEW;
  if (exercise->due > now && exercise->due - exercise->answered <= AGAIN)
    return ARI_STAGE_AGAIN;
  if (ari_schedule_day (exercise->due) <= ari_schedule_day (now))
    return ARI_STAGE_DUE;

  return exercise->stability >= ARI_MASTERED_DAYS ? ARI_STAGE_MASTERED : ARI_STAGE_LEARNED;
}

/**
 * ari_schedule_answer:
 * @exercise: gets what is known after the answer, and when it is due
 * @now: Unix seconds
 */
void
ari_schedule_answer (AriExercise   *exercise,
                     AriFsrsRating  rating,
                     gint64         now)
{
  AriFsrsMemory memory = { exercise->stability, exercise->difficulty };
  guint32 today = ari_schedule_day (now), last = ari_schedule_day (exercise->answered);

  /* As what is due counts local days, so do the days that have passed. A clock may have been set back. */
  ari_fsrs_answer (&memory, today > last ? today - last : 0, rating);
  exercise->stability = memory.stability;
  exercise->difficulty = memory.difficulty;
  exercise->answered = now;
  exercise->due = now + (rating == ARI_FSRS_AGAIN ? AGAIN : (gint64) ari_fsrs_interval (&memory) * DAY);
}

/**
 * ari_schedule_streak:
 * @days: (element-type guint32): of answers, the latest first
 * @today: like those
 *
 * A day without practice ends a streak only when it is over.
 *
 * Returns: on how many days in a row something was answered, up to today or yesterday
 */
guint
ari_schedule_streak (const GArray *days,
                     guint32       today)
{
  guint32 last = days->len > 0 ? g_array_index (days, guint32, 0) : 0;
  guint n = 0;

  if (last != today && last + 1 != today)
    return 0;
  while (n < days->len && g_array_index (days, guint32, n) + n == last)
    n++;

  return n;
}
