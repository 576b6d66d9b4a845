/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson-progress.h"

#include "ari-setting-list.h"

#define STEPS "lesson-steps"
#define DONE  "lessons-done"

guint
ari_lesson_progress_get_step (GSettings       *settings,
                              const AriLesson *lesson)
{
  g_autoptr(GVariant) steps = settings != NULL ? g_settings_get_value (settings, STEPS) : NULL;
  guint step = 0;

  if (steps == NULL || !g_variant_lookup (steps, lesson->id, "u", &step))
    return 0;

  /* In another version of the program the lesson may have been longer. */
  return MIN (step, lesson->n_steps - 1);
}

void
ari_lesson_progress_set_step (GSettings       *settings,
                              const AriLesson *lesson,
                              guint            step)
{
  g_autoptr(GVariant) steps = NULL;
  GVariantBuilder all;
  GVariantIter iter;
  const char *id;
  guint other;

  if (settings == NULL)
    return;

  steps = g_settings_get_value (settings, STEPS);
  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{su}"));
  g_variant_iter_init (&iter, steps);
  while (g_variant_iter_next (&iter, "{&su}", &id, &other))
    if (!g_str_equal (id, lesson->id))
      g_variant_builder_add (&all, "{su}", id, other);
  g_variant_builder_add (&all, "{su}", lesson->id, step);
  g_settings_set_value (settings, STEPS, g_variant_builder_end (&all));
}

gboolean
ari_lesson_progress_is_done (GSettings       *settings,
                             const AriLesson *lesson)
{
  return ari_setting_list_has (settings, DONE, lesson->id);
}

void
ari_lesson_progress_finish (GSettings       *settings,
                            const AriLesson *lesson)
{
  if (settings == NULL)
    return;

  ari_lesson_progress_set_step (settings, lesson, 0);
  ari_setting_list_add (settings, DONE, lesson->id);
}

gboolean
ari_lesson_progress_is_new (GSettings      *settings,
                            const AriRules *rules)
{
  g_autoptr(GVariant) steps = settings != NULL ? g_settings_get_value (settings, STEPS) : NULL;
  guint n, step;
  const AriLesson *lessons = ari_lessons_of (rules, &n);

  for (guint i = 0; i < n && steps != NULL; i++)
    if (g_variant_lookup (steps, lessons[i].id, "u", &step))
      return FALSE;

  return TRUE;
}
