/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson-progress.h"

#include "ari-setting-list.h"

#define STEPS  "lesson-steps"
#define SOLVED "lesson-solved"
#define DONE   "lessons-done"

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

guint64
ari_lesson_progress_get_solved (GSettings       *settings,
                                const AriLesson *lesson)
{
  g_autoptr(GVariant) all = settings != NULL ? g_settings_get_value (settings, SOLVED) : NULL;
  guint64 solved;

  if (all != NULL && g_variant_lookup (all, lesson->id, "t", &solved))
    return solved;

  return ari_lesson_steps_before (ari_lesson_progress_get_step (settings, lesson));
}

/* Sets the entry of the lesson in a dictionary. @value: (transfer floating) */
static void
set_entry (GSettings       *settings,
           const char      *key,
           const AriLesson *lesson,
           GVariant        *value)
{
  g_autoptr(GVariant) before = g_settings_get_value (settings, key);
  GVariantBuilder all;

  g_variant_builder_init (&all, g_variant_get_type (before));
  for (gsize i = 0; i < g_variant_n_children (before); i++)
    {
      g_autoptr(GVariant) entry = g_variant_get_child_value (before, i);
      g_autoptr(GVariant) id = g_variant_get_child_value (entry, 0);

      if (!g_str_equal (g_variant_get_string (id, NULL), lesson->id))
        g_variant_builder_add_value (&all, entry);
    }
  g_variant_builder_add_value (&all, g_variant_new_dict_entry (g_variant_new_string (lesson->id), value));
  g_settings_set_value (settings, key, g_variant_builder_end (&all));
}

void
ari_lesson_progress_set (GSettings       *settings,
                         const AriLesson *lesson,
                         guint            step,
                         guint64          solved)
{
  if (settings == NULL)
    return;

  set_entry (settings, STEPS, lesson, g_variant_new_uint32 (step));
  set_entry (settings, SOLVED, lesson, g_variant_new_uint64 (solved));
}

/* The last step, which asks for nothing, is marked when it was reached. */
static guint64
end_mark (const AriLesson *lesson)
{
  return G_GUINT64_CONSTANT (1) << (lesson->n_steps - 1);
}

void
ari_lesson_progress_skip (GSettings       *settings,
                          const AriLesson *lesson,
                          guint64          solved)
{
  guint step = ari_lesson_first_unsolved (lesson, solved);

  ari_lesson_progress_set (settings, lesson, step, solved | end_mark (lesson));
}

gboolean
ari_lesson_progress_is_skipped (GSettings       *settings,
                                const AriLesson *lesson)
{
  guint64 solved = ari_lesson_progress_get_solved (settings, lesson);
  guint step = ari_lesson_progress_get_step (settings, lesson);

  return (solved & end_mark (lesson)) != 0 && ari_lesson_first_unsolved (lesson, solved) == step;
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

  ari_lesson_progress_set (settings, lesson, 0, 0);
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
