/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a step of a lesson may answer. */
#include "ari-lesson.h"

#include <glib/gi18n-lib.h>

#include "ari-toss-words.h"

char *
ari_lesson_answer_idle (const AriLesson *lesson,
                        guint            number)
{
  const AriLessonStep *step = &lesson->steps[number];

  if (ari_lesson_asks (step))
    return step->praise != NULL ? g_strjoin (" ", _(step->praise), _("Choose “Next” to go on."), NULL) : NULL;
  if (number + 1 == lesson->n_steps)
    return g_strdup (_("The lesson ends here. Choose “Play a Match” or “Finish”."));

  return g_strdup (_("There is nothing to play in this step. Choose “Next” when you have read it."));
}

/* What became of a ring takes most room if it missed. */
static char *
typical_outcome (const AriLessonStep *step)
{
  AriRelease release = ari_lesson_model_toss (step->toss);
  AriFlight flight;

  release.x /= 2;
  release.strength = release.strength * 3 / 4;
  ari_flight_start (&flight, &release);
  ari_flight_finish (&flight);

  return ari_toss_tell (&release, &flight);
}

/* @outcome: (nullable): what comes before it */
static void
add_answer (GStrvBuilder *answers,
            const char   *outcome,
            const char   *answer)
{
  if (answer != NULL && outcome != NULL)
    g_strv_builder_take (answers, g_strjoin (" ", outcome, answer, NULL));
  else if (answer != NULL)
    g_strv_builder_add (answers, answer);
}

char **
ari_lesson_foresee_answers (const AriLesson *lesson,
                            guint            number)
{
  const AriLessonStep *step = &lesson->steps[number];
  g_autoptr(GStrvBuilder) answers = g_strv_builder_new ();
  g_autofree char *idle = ari_lesson_answer_idle (lesson, number);
  g_autofree char *outcome = step->toss != ARI_LESSON_NO_TOSS ? typical_outcome (step) : NULL;

  add_answer (answers, outcome, idle);
  for (guint i = 0; i < G_N_ELEMENTS (step->replies) && step->replies[i].actions != NULL; i++)
    add_answer (answers, outcome, _(step->replies[i].text));
  if (step->otherwise != NULL)
    add_answer (answers, outcome, _(step->otherwise));

  return g_strv_builder_end (answers);
}
