/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-round.h"

#include <glib/gi18n-lib.h>

#include "ari-clock.h"
#include "ari-puzzles.h"
#include "ari-schedule.h"

static const AriExerciseAnswer *
answer_at (const GArray *answers,
           guint         i)
{
  return &g_array_index (answers, AriExerciseAnswer, i);
}

/* How many were given on the day of @now. @first: (out): where the latest of them is; later ones are from
 * before the clock was set back. */
static guint
count_today (const GArray *answers,
             gint64        now,
             guint        *first)
{
  guint32 today = ari_schedule_day (now);
  guint n = 0;

  *first = 0;
  for (guint i = 0; answers != NULL && i < answers->len; i++)
    {
      guint32 day = ari_schedule_day (answer_at (answers, i)->time);

      if (day < today)
        break;
      if (day > today)
        *first = i + 1;
      else
        n++;
    }

  return n;
}

void
ari_round_find (AriRound     *self,
                const GArray *answers,
                gint64        now)
{
  guint first, n_today = count_today (answers, now, &first);

  *self = (AriRound) { .n_done = n_today > 0 ? (n_today - 1) % ARI_ROUND + 1 : 0, .first = first };
  for (guint i = first; i < first + self->n_done; i++)
    self->n_found += answer_at (answers, i)->rating >= ARI_FSRS_GOOD;
}

gboolean
ari_round_is_over (const AriRound *self)
{
  return self->n_done == ARI_ROUND;
}

static AriRound
get_round (AriTrainer *trainer)
{
  AriRound round;

  ari_round_find (&round, ari_trainer_get_answers (trainer), ari_clock_now ());

  return round;
}

char *
ari_round_title (AriTrainer             *trainer,
                 const AriTrainerFilter *filter)
{
  AriRound round = get_round (trainer);
  guint n_done = ari_round_is_over (&round) ? 0 : round.n_done;
  AriTrainerCount count;

  ari_trainer_count (trainer, filter, &count);

  return g_strdup_printf (_("Exercise %1$u of %2$u"), n_done + 1,
                          MIN (ARI_ROUND, n_done + ari_trainer_count_ready (&count)));
}

char *
ari_round_progress (AriTrainer *trainer)
{
  AriRound round = get_round (trainer);

  if (round.n_done == 0 || ari_round_is_over (&round))
    return NULL;

  return g_strdup_printf (ngettext ("Your round goes on: %1$u of %2$u exercises is done.",
                                    "Your round goes on: %1$u of %2$u exercises are done.", round.n_done),
                          round.n_done, ARI_ROUND);
}

char *
ari_round_result (AriTrainer *trainer)
{
  AriRound round = get_round (trainer);

  return g_strdup_printf (ngettext ("%1$u of %2$u Right at the First Try", "%1$u of %2$u Right at the First Try",
                                    round.n_found), round.n_found, round.n_done);
}

/* What comes back. */

/* (nullable): the exercise that was answered; %NULL: it has been dropped, or its match was deleted. */
static const AriExercise *
find_exercise (AriTrainer              *trainer,
               const AriExerciseAnswer *answer)
{
  GPtrArray *exercises = ari_trainer_get_exercises (trainer);

  for (guint i = 0; i < exercises->len; i++)
    {
      const AriExercise *exercise = g_ptr_array_index (exercises, i);

      if (answer->puzzle != NULL ? g_strcmp0 (exercise->puzzle, answer->puzzle) == 0
                                 : exercise->puzzle == NULL && exercise->id == answer->exercise)
        return exercise;
    }

  return NULL;
}

static char *
name_exercise (const AriExercise *exercise)
{
  const AriRules *rules = ari_rules_lookup (exercise->game);
  g_autofree char *opponents = NULL;

  if (exercise->puzzle != NULL)
    {
      const AriPuzzle *puzzle = ari_puzzles_lookup (rules, exercise->puzzle);
      const char *level = g_dpgettext2 (GETTEXT_PACKAGE, "level", ari_puzzle_level (puzzle->effort)->title);

      /* Translators: an exercise: %1$s is a game, and %2$s a level of the computer that finds the answer,
       * such as Adept */
      return g_strdup_printf (_("%1$s, puzzle, level %2$s"), _(rules->name), level);
    }

  opponents = ari_mistake_opponents_to_words (exercise->opponents);

  /* Translators: an exercise: %1$s is a game, and %2$s are the names of the others in the match */
  return g_strdup_printf (_("%1$s, mistake against %2$s"), _(rules->name), opponents);
}

/* After how many days of the calendar it is asked again. */
static guint
days_until (const AriExercise *exercise,
            gint64             now)
{
  guint32 today = ari_schedule_day (now), day = ari_schedule_day (exercise->due);

  return day > today ? day - today : 0;
}

static char *
tell_return (const AriExercise *exercise,
             gint64             now)
{
  g_autofree char *name = name_exercise (exercise);
  guint days = days_until (exercise, now), minutes;

  if (days == 1)
    /* Translators: of an exercise */
    return g_strdup_printf (_("%s: comes back tomorrow"), name);
  if (days > 1)
    return g_strdup_printf (ngettext ("%1$s: comes back in %2$u day", "%1$s: comes back in %2$u days", days),
                            name, days);
  if (exercise->due <= now)
    /* Translators: of an exercise */
    return g_strdup_printf (_("%s: comes back next"), name);

  minutes = (guint) (exercise->due - now + 59) / 60;

  return g_strdup_printf (ngettext ("%1$s: comes back in %2$u minute", "%1$s: comes back in %2$u minutes",
                                    minutes), name, minutes);
}

/* (element-type utf8): a line for each exercise that was hard, as it stands now, in the order in which they
 * were asked. */
static GPtrArray *
list_hard (AriTrainer     *trainer,
           const GArray   *answers,
           const AriRound *round,
           gint64          now)
{
  g_autoptr(GHashTable) told = g_hash_table_new (NULL, NULL);
  GPtrArray *hard = g_ptr_array_new_with_free_func (g_free);

  for (guint i = round->first + round->n_done; i > round->first; i--)
    {
      const AriExerciseAnswer *answer = answer_at (answers, i - 1);
      const AriExercise *exercise = find_exercise (trainer, answer);

      if (answer->rating < ARI_FSRS_GOOD && exercise != NULL && g_hash_table_add (told, (gpointer) exercise))
        g_ptr_array_add (hard, tell_return (exercise, now));
    }

  return hard;
}

/* How many of @hard say what number @index says; 0: an earlier one says the same. */
static guint
count_same (GPtrArray *hard,
            guint      index)
{
  guint n = 0;

  for (guint i = 0; i < hard->len; i++)
    if (g_str_equal (hard->pdata[i], hard->pdata[index]))
      {
        if (i < index)
          return 0;
        n++;
      }

  return n;
}

/* Each line once, with how many exercises it is about. */
static void
add_hard (GPtrArray *lines,
          GPtrArray *hard)
{
  if (hard->len > 0)
    g_ptr_array_add (lines, g_strdup (_("What was hard:")));
  for (guint i = 0; i < hard->len; i++)
    {
      guint n = count_same (hard, i);

      if (n == 1)
        g_ptr_array_add (lines, g_strdup (hard->pdata[i]));
      else if (n > 1)
        /* Translators: several exercises that are alike: their number, and what is said of them, such as
         * “Minoa, puzzle, level Adept: comes back in 10 minutes”. */
        g_ptr_array_add (lines, g_strdup_printf (C_("exercises", "%1$u × %2$s"), n,
                                                 (const char *) hard->pdata[i]));
    }
}

/* (nullable): when those that were found come back. */
static char *
tell_found (AriTrainer     *trainer,
            const GArray   *answers,
            const AriRound *round,
            gint64          now)
{
  guint least = G_MAXUINT, most = 0;

  for (guint i = round->first; i < round->first + round->n_done; i++)
    {
      const AriExercise *exercise = find_exercise (trainer, answer_at (answers, i));

      if (answer_at (answers, i)->rating < ARI_FSRS_GOOD || exercise == NULL
          || days_until (exercise, now) == 0)
        continue;
      least = MIN (least, days_until (exercise, now));
      most = MAX (most, days_until (exercise, now));
    }
  if (most == 0)
    return NULL;
  if (most == 1)
    return g_strdup (_("What you found at once comes back tomorrow."));
  if (least == most)
    return g_strdup_printf (ngettext ("What you found at once comes back in %u day.",
                                      "What you found at once comes back in %u days.", most), most);

  return g_strdup_printf (ngettext ("What you found at once comes back in %1$u to %2$u day.",
                                    "What you found at once comes back in %1$u to %2$u days.", most), least,
                          most);
}

char *
ari_round_review (AriTrainer *trainer)
{
  const GArray *answers = ari_trainer_get_answers (trainer);
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) hard = NULL;
  gint64 now = ari_clock_now ();
  AriRound round = get_round (trainer);
  char *found;

  if (round.n_done == 0)
    return NULL;

  hard = list_hard (trainer, answers, &round, now);
  add_hard (lines, hard);
  found = tell_found (trainer, answers, &round, now);
  if (found != NULL)
    g_ptr_array_add (lines, found);
  if (lines->len == 0)
    return NULL;
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}
