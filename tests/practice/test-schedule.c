/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-clock.h"
#include "ari-schedule.h"
#include "ari-trainer-filter.h"

#define NOON 1795348800 /* 2026-11-22, 12:00 UTC: 14:00 in Athens */
#define HOUR (60 * 60)
#define DAY  (24 * HOUR)

static AriExercise *
new_puzzle (const char *name)
{
  return ari_exercise_new ("minoa", name);
}

/* A right answer comes back after the days of the schedule, and on that day from midnight on. */
static void
test_right (void)
{
  g_autoptr(AriExercise) exercise = new_puzzle ("one");

  g_assert_cmpint (ari_schedule_stage (exercise, NOON), ==, ARI_STAGE_NEW);
  ari_schedule_answer (exercise, ARI_FSRS_GOOD, NOON);
  g_assert_cmpint (exercise->due, ==, NOON + 2 * DAY);
  g_assert_cmpint (ari_schedule_stage (exercise, NOON), ==, ARI_STAGE_LEARNED);
  g_assert_cmpint (ari_schedule_stage (exercise, NOON + DAY + 9 * HOUR), ==, ARI_STAGE_LEARNED);
  g_assert_cmpint (ari_schedule_stage (exercise, NOON + DAY + 11 * HOUR), ==, ARI_STAGE_DUE);

  ari_schedule_answer (exercise, ARI_FSRS_GOOD, NOON + 2 * DAY);
  g_assert_cmpint (exercise->due, ==, NOON + 2 * DAY + 11 * DAY);
  ari_schedule_answer (exercise, ARI_FSRS_GOOD, exercise->due);
  g_assert_cmpint (ari_schedule_stage (exercise, exercise->answered), ==, ARI_STAGE_MASTERED);
}

/* A wrong one comes back on the same day, after ten minutes and what else there is. */
static void
test_wrong (void)
{
  g_autoptr(AriExercise) exercise = new_puzzle ("one");

  ari_schedule_answer (exercise, ARI_FSRS_AGAIN, NOON);
  g_assert_cmpint (ari_schedule_stage (exercise, NOON), ==, ARI_STAGE_AGAIN);
  g_assert_cmpint (ari_schedule_stage (exercise, NOON + HOUR), ==, ARI_STAGE_DUE);
  ari_schedule_answer (exercise, ARI_FSRS_GOOD, NOON + HOUR);
  g_assert_cmpint (exercise->due, ==, NOON + HOUR + DAY);
}

/* Days are those of the calendar: from late on one evening to early the next, a night has passed. */
static void
test_night (void)
{
  g_autoptr(AriExercise) early = new_puzzle ("one"), late = new_puzzle ("one"), twice = new_puzzle ("one");
  gint64 evening = NOON + 9 * HOUR; /* 23:00 in Athens */

  ari_schedule_answer (early, ARI_FSRS_GOOD, evening);
  ari_schedule_answer (late, ARI_FSRS_GOOD, evening);
  ari_schedule_answer (twice, ARI_FSRS_GOOD, evening);
  ari_schedule_answer (early, ARI_FSRS_GOOD, evening + 23 * HOUR);
  ari_schedule_answer (late, ARI_FSRS_GOOD, evening + 24 * HOUR);
  ari_schedule_answer (twice, ARI_FSRS_GOOD, evening + HOUR / 2);
  g_assert_cmpfloat (early->stability, ==, late->stability);
  g_assert_cmpfloat (early->stability, >, twice->stability);

  /* A clock that was set back. */
  ari_schedule_answer (late, ARI_FSRS_GOOD, NOON - 10 * DAY);
  g_assert_cmpfloat (late->stability, <, 100.0);
}

/* In a night that has 23 or 25 hours, too, the right day is asked. */
static void
test_summer_time (void)
{
  static const struct
  {
    const char *zone;
    int         year, month, day; /* the day before the clocks change */
  } cases[] = {
    { "Europe/Berlin", 2027, 3, 27 }, { "Europe/Berlin", 2027, 10, 30 },
    { "America/New_York", 2027, 3, 13 }, { "America/New_York", 2027, 11, 6 },
    { "Africa/Cairo", 2027, 4, 29 }, { "Africa/Cairo", 2027, 10, 28 },
  };
  static const int minutes[] = { 0, 10, 2 * 60 + 30, 12 * 60, 23 * 60 + 50 };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (minutes); j++)
      {
        g_autoptr(AriExercise) exercise = new_puzzle ("one");
        g_autoptr(GTimeZone) zone = g_time_zone_new_identifier (cases[i].zone);
        g_autoptr(GDateTime) answered = NULL;
        gint64 now;

        if (zone == NULL)
          {
            g_test_skip ("There is no data about time zones.");
            return;
          }
        g_setenv ("TZ", cases[i].zone, TRUE);
        answered = g_date_time_new (zone, cases[i].year, cases[i].month, cases[i].day,
                                    minutes[j] / 60, minutes[j] % 60, 0);
        now = g_date_time_to_unix (answered);
        ari_schedule_answer (exercise, ARI_FSRS_GOOD, now);
        g_assert_cmpuint (ari_schedule_day (exercise->due), ==, ari_schedule_day (now) + 2);
        ari_schedule_answer (exercise, ARI_FSRS_GOOD, exercise->due);
        g_assert_cmpuint (ari_schedule_day (exercise->due), ==, ari_schedule_day (now) + 13);

        /* The next day begins at midnight. */
        g_assert_cmpuint (ari_schedule_day (ari_clock_next_day (now) - 1), ==, ari_schedule_day (now));
        g_assert_cmpuint (ari_schedule_day (ari_clock_next_day (now)), ==, ari_schedule_day (now) + 1);
      }
  g_setenv ("TZ", "Europe/Athens", TRUE);
}

/* What was answered while the clock was ahead is due now, and doesn’t end a streak. */
static void
test_set_back (void)
{
  g_autoptr(AriExercise) right = new_puzzle ("one"), wrong = new_puzzle ("two");

  ari_schedule_answer (right, ARI_FSRS_GOOD, NOON + (gint64) 3650 * DAY);
  ari_schedule_answer (wrong, ARI_FSRS_AGAIN, NOON + (gint64) 3650 * DAY);
  g_assert_cmpint (ari_schedule_stage (right, NOON), ==, ARI_STAGE_DUE);
  g_assert_cmpint (ari_schedule_stage (wrong, NOON), ==, ARI_STAGE_DUE);
  ari_schedule_answer (wrong, ARI_FSRS_AGAIN, NOON);
  g_assert_cmpint (ari_schedule_stage (wrong, NOON), ==, ARI_STAGE_AGAIN);

  /* Dates that no calendar has. */
  g_assert_cmpuint (ari_schedule_day (G_MAXINT64), >, ari_schedule_day (NOON));
  g_assert_cmpuint (ari_schedule_day (G_MININT64), <, ari_schedule_day (NOON));
}

/* After answers at noon of these days, and at noon of @today. */
static guint
streak_of (int first,
           int second,
           int third,
           int today)
{
  AriExerciseAnswer all[] = {
    { .time = NOON + (gint64) first * DAY },
    { .time = NOON + (gint64) second * DAY },
    { .time = NOON + (gint64) third * DAY },
  };
  g_autoptr(GArray) answers = g_array_new (FALSE, FALSE, sizeof (AriExerciseAnswer));

  g_array_append_vals (answers, all, G_N_ELEMENTS (all));

  return ari_schedule_streak (answers, NOON + (gint64) today * DAY);
}

static void
test_streak (void)
{
  g_autoptr(GArray) none = g_array_new (FALSE, FALSE, sizeof (AriExerciseAnswer));

  g_assert_cmpuint (ari_schedule_streak (none, NOON), ==, 0);
  g_assert_cmpuint (streak_of (100, 99, 98, 100), ==, 3);
  /* Today isn’t over. */
  g_assert_cmpuint (streak_of (99, 98, 97, 100), ==, 3);
  g_assert_cmpuint (streak_of (98, 97, 96, 100), ==, 0);
  g_assert_cmpuint (streak_of (100, 99, 97, 100), ==, 2);
  g_assert_cmpuint (streak_of (100, 98, 97, 100), ==, 1);
  /* The clock was ahead, and was set back. */
  g_assert_cmpuint (streak_of (900, 100, 99, 100), ==, 2);
  g_assert_cmpuint (streak_of (900, 99, 98, 100), ==, 2);
  g_assert_cmpuint (streak_of (100, 900, 99, 100), ==, 2);
  g_assert_cmpuint (streak_of (100, 900, 100, 100), ==, 1);
  g_assert_cmpuint (streak_of (902, 901, 900, 100), ==, 0);
}

/* Someone travels: the answers stay, but belong to other days. */
static void
test_streak_abroad (void)
{
  static const AriExerciseAnswer all[] = { { .time = NOON + 11 * HOUR }, { .time = NOON + 8 * HOUR } };
  g_autoptr(GArray) answers = g_array_new (FALSE, FALSE, sizeof (AriExerciseAnswer));

  g_array_append_vals (answers, all, G_N_ELEMENTS (all));
  g_setenv ("TZ", "UTC", TRUE);
  g_assert_cmpuint (ari_schedule_streak (answers, NOON + 11 * HOUR), ==, 1);
  g_setenv ("TZ", "Europe/Athens", TRUE);
  g_assert_cmpuint (ari_schedule_streak (answers, NOON + 11 * HOUR), ==, 2);
}

/* What is due comes first, then mistakes, then puzzles; what was answered wrong a moment ago has to wait. */
static void
test_choice (void)
{
  g_autoptr(GPtrArray) exercises = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_exercise_free);
  AriTrainerFilter all = { 0 }, mistakes = { .source = ARI_TRAINER_MISTAKES };
  AriTrainerFilter wins = { .source = ARI_TRAINER_KIND, .kind = ARI_MISTAKE_WIN };
  AriTrainerFilter minos = { .opponent = "Minos" }, others = { .opponent = "Daedalus" };
  AriTrainerFilter elsewhere = { .rules = ari_rules_lookup ("labyrinth") };
  AriExercise *due = ari_exercise_new ("minoa", NULL), *again = ari_exercise_new ("minoa", NULL);
  AriExercise *fresh = ari_exercise_new ("minoa", NULL), *unsolved = ari_exercise_new ("minoa", NULL);

  g_ptr_array_add (exercises, again);
  g_ptr_array_add (exercises, unsolved);
  g_ptr_array_add (exercises, fresh);
  g_ptr_array_add (exercises, due);
  for (guint i = 0; i < exercises->len; i++)
    ((AriExercise *) exercises->pdata[i])->id = i + 1;
  g_set_str (&again->solution, "s");
  g_set_str (&fresh->solution, "s");
  g_set_str (&due->solution, "s");
  g_set_str (&again->opponents, "Minos");
  g_set_str (&again->kind, "win");
  ari_schedule_answer (due, ARI_FSRS_GOOD, NOON - 2 * DAY);
  ari_schedule_answer (again, ARI_FSRS_AGAIN, NOON);

  g_assert_true (ari_trainer_choose (exercises, NULL, &all, NOON) == due);
  g_assert_true (ari_trainer_choose (exercises, NULL, &mistakes, NOON) == due);
  g_assert_null (ari_trainer_choose (exercises, NULL, &wins, NOON));
  g_assert_true (ari_trainer_choose (exercises, NULL, &wins, NOON + HOUR) == again);
  g_assert_true (ari_trainer_choose (exercises, NULL, &minos, NOON + HOUR) == again);
  g_assert_null (ari_trainer_choose (exercises, NULL, &others, NOON));
  g_assert_null (ari_trainer_choose (exercises, NULL, &elsewhere, NOON));
  ari_schedule_answer (due, ARI_FSRS_GOOD, NOON);
  g_assert_true (ari_trainer_choose (exercises, NULL, &all, NOON) == fresh);
  ari_schedule_answer (fresh, ARI_FSRS_GOOD, NOON);
  g_assert_null (ari_trainer_choose (exercises, NULL, &all, NOON + HOUR / 12));
  g_assert_true (ari_trainer_choose (exercises, NULL, &all, NOON + HOUR) == again);
  ari_schedule_answer (again, ARI_FSRS_GOOD, NOON + HOUR);
  g_assert_null (ari_trainer_choose (exercises, NULL, &all, NOON + HOUR));
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("TZ", "Europe/Athens", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/schedule/right", test_right);
  g_test_add_func ("/schedule/wrong", test_wrong);
  g_test_add_func ("/schedule/night", test_night);
  g_test_add_func ("/schedule/summer-time", test_summer_time);
  g_test_add_func ("/schedule/set-back", test_set_back);
  g_test_add_func ("/schedule/streak", test_streak);
  g_test_add_func ("/schedule/streak-abroad", test_streak_abroad);
  g_test_add_func ("/schedule/choice", test_choice);

  return g_test_run ();
}
