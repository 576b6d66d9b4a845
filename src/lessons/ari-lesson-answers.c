/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a step of a lesson may answer. */
#include "ari-lesson.h"

#include <glib/gi18n-lib.h>

/* The answer to a feat takes four lines: its result, and the comment of the lesson. */
#define LINES_OF_FEAT "\n\n\n"

char *
ari_lesson_answer_idle (const AriLesson *lesson,
                        guint            number)
{
  const AriLessonStep *step = &lesson->steps[number];

  if (ari_lesson_asks (step))
    return step->praise != NULL ? g_strjoin (" ", _(step->praise), _("Choose “Next” to go on."), NULL) : NULL;
  if (number + 1 == lesson->n_steps && ari_lesson_next (lesson) != NULL)
    return g_strdup (_("The lesson ends here. Choose “Next Lesson” or “Play a Match”."));
  if (number + 1 == lesson->n_steps)
    return g_strdup (_("The lesson ends here. Choose “Play a Match” or “Finish”."));

  return g_strdup (_("There is nothing to play in this step. Choose “Next” when you have read it."));
}

char **
ari_lesson_foresee_answers (const AriLesson *lesson,
                            guint            number)
{
  const AriLessonStep *step = &lesson->steps[number];
  g_autoptr(GStrvBuilder) answers = g_strv_builder_new ();
  g_autofree char *idle = ari_lesson_answer_idle (lesson, number);

  /* Nobody picks anything on the board while a feat is asked for. How it will end isn't known. */
  if (step->feat != NULL)
    {
      g_strv_builder_add (answers, LINES_OF_FEAT);
      return g_strv_builder_end (answers);
    }

  if (idle != NULL)
    g_strv_builder_add (answers, idle);
  for (guint i = 0; i < G_N_ELEMENTS (step->replies) && step->replies[i].actions != NULL; i++)
    g_strv_builder_add (answers, _(step->replies[i].text));
  if (step->otherwise != NULL)
    g_strv_builder_add (answers, _(step->otherwise));

  return g_strv_builder_end (answers);
}
