/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-schedule.h"

/* After a wrong answer, a step within the day, which the reference implementation has, too. */
#define AGAIN (10 * 60)

guint32
ari_schedule_day (gint64 now)
{
  g_autoptr(GDateTime) time = g_date_time_new_from_unix_local (now);
  GDate date;

  /* The time is outside the years that GDateTime can hold. */
  if (time == NULL)
    return now < 0 ? 0 : G_MAXUINT32;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (time),
                  (GDateMonth) g_date_time_get_month (time), (GDateYear) g_date_time_get_year (time));

  return g_date_get_julian (&date);
}

/* The same time of day @days later: a day of the calendar may have 23 or 25 hours. */
static gint64
later (gint64 now,
       int    days)
{
  g_autoptr(GDateTime) time = g_date_time_new_from_unix_local (now);
  g_autoptr(GDateTime) then = time != NULL ? g_date_time_add_days (time, days) : NULL;

  return then != NULL ? g_date_time_to_unix (then) : now;
}

/**
 * ari_schedule_stage:
 * @now: Unix seconds
 *
 * What is due later today is due now: people practise once a day, and not every hour. What was answered later
 * than @now was answered before the clock was set back; nobody knows when, so it is due.
 *
 * Returns: where the exercise stands
 */
AriStage
ari_schedule_stage (const AriExercise *exercise,
                    gint64             now)
{
  if (exercise->answered == 0)
    return ARI_STAGE_NEW;
  if (exercise->answered > now)
    return ARI_STAGE_DUE;
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
  exercise->due = rating == ARI_FSRS_AGAIN ? now + AGAIN : later (now, (int) ari_fsrs_interval (&memory));
}

/**
 * ari_schedule_streak:
 * @answers: (element-type AriExerciseAnswer): the latest first
 * @now: Unix seconds
 *
 * A day without practice ends a streak only when it is over. Answers after today are from before the clock
 * was set back, and don't count.
 *
 * Returns: on how many days in a row something was answered, up to today or yesterday
 */
guint
ari_schedule_streak (const GArray *answers,
                     gint64        now)
{
  guint32 today = ari_schedule_day (now), last = today + 1; /* of the days that count, the earliest so far */
  guint n = 0;

  for (guint i = 0; i < answers->len; i++)
    {
      guint32 day = ari_schedule_day (g_array_index (answers, AriExerciseAnswer, i).time);

      if (day > today || (n > 0 && day == last))
        continue;
      if (day + 1 != last && (n > 0 || day + 1 != today))
        break;
      last = day;
      n++;
    }

  return n;
}
