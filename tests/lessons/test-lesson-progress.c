/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson-progress.h"

static void
test_progress (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  const AriRules *rules = ari_rules_all (&(guint) { 0 })[0];
  guint n;
  const AriLesson *lesson = ari_lessons_of (rules, &n);

  g_assert_cmpuint (n, >, 0);
  g_assert_true (ari_lesson_progress_is_new (settings, rules));
  g_assert_cmpuint (ari_lesson_progress_get_step (settings, lesson), ==, 0);

  /* Begun, though only at its first step. */
  ari_lesson_progress_set (settings, lesson, 0, 0);
  g_assert_false (ari_lesson_progress_is_new (settings, rules));
  ari_lesson_progress_set (settings, lesson, 2, 0);
  g_assert_cmpuint (ari_lesson_progress_get_step (settings, lesson), ==, 2);
  g_assert_false (ari_lesson_progress_is_done (settings, lesson));

  ari_lesson_progress_finish (settings, lesson);
  g_assert_true (ari_lesson_progress_is_done (settings, lesson));
  g_assert_cmpuint (ari_lesson_progress_get_step (settings, lesson), ==, 0);

  /* It stays done when it is begun again, and is listed once. */
  ari_lesson_progress_set (settings, lesson, 1, 0);
  ari_lesson_progress_finish (settings, lesson);
  g_assert_true (ari_lesson_progress_is_done (settings, lesson));
  {
    g_auto(GStrv) done = g_settings_get_strv (settings, "lessons-done");

    g_assert_cmpuint (g_strv_length (done), ==, 1);
  }

  /* From a version whose lesson was longer. */
  ari_lesson_progress_set (settings, lesson, lesson->n_steps + 5, 0);
  g_assert_cmpuint (ari_lesson_progress_get_step (settings, lesson), ==, lesson->n_steps - 1);
}

/* Without settings nothing is remembered, and nothing fails. */
static void
test_nowhere (void)
{
  const AriRules *rules = ari_rules_all (&(guint) { 0 })[0];
  guint n;
  const AriLesson *lesson = ari_lessons_of (rules, &n);

  ari_lesson_progress_set (NULL, lesson, 2, 3);
  ari_lesson_progress_finish (NULL, lesson);
  g_assert_cmpuint (ari_lesson_progress_get_step (NULL, lesson), ==, 0);
  g_assert_cmpuint (ari_lesson_progress_get_solved (NULL, lesson), ==, 0);
  g_assert_false (ari_lesson_progress_is_done (NULL, lesson));
}

/* A lesson that was taken to its end but for a skipped step says so, until it goes on from there. */
static void
test_skipped (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  const AriLesson *lesson = ari_lesson_lookup ("minotaur-first");
  guint64 all = ari_lesson_steps_before (lesson->n_steps), skipped = 2;

  g_assert_true (ari_lesson_asks (&lesson->steps[skipped]));
  ari_lesson_progress_set (settings, lesson, skipped + 1, all & ~(G_GUINT64_CONSTANT (1) << skipped) & 0x1f);
  g_assert_false (ari_lesson_progress_is_skipped (settings, lesson));

  ari_lesson_progress_skip (settings, lesson, all & ~(G_GUINT64_CONSTANT (1) << skipped));
  g_assert_true (ari_lesson_progress_is_skipped (settings, lesson));
  g_assert_cmpuint (ari_lesson_progress_get_step (settings, lesson), ==, skipped);
  g_assert_cmpuint (ari_lesson_count_unsolved (lesson, all), ==, 0);
  g_assert_cmpuint (ari_lesson_count_unsolved (lesson, all & ~(G_GUINT64_CONSTANT (1) << skipped)), ==, 1);

  /* The last step that asks for something counts as well. */
  ari_lesson_progress_skip (settings, lesson, ari_lesson_steps_before (lesson->n_steps - 3));
  g_assert_true (ari_lesson_progress_is_skipped (settings, lesson));

  ari_lesson_progress_set (settings, lesson, skipped + 1, all);
  g_assert_false (ari_lesson_progress_is_skipped (settings, lesson));
  ari_lesson_progress_finish (settings, lesson);
  g_assert_false (ari_lesson_progress_is_skipped (settings, lesson));
}

/* What was solved is kept for each lesson, and begins anew when the lesson is done. Where an earlier version
 * kept only the step, what comes before it counts as solved. */
static void
test_solved (void)
{
  g_autoptr(GSettings) settings = g_settings_new ("io.github.ariadne_games.Ariadne");
  const AriRules *rules = ari_rules_all (&(guint) { 0 })[0];
  guint n;
  const AriLesson *lessons = ari_lessons_of (rules, &n);

  g_assert_cmpuint (n, >, 1);
  g_settings_reset (settings, "lesson-solved");
  g_settings_set_value (settings, "lesson-steps", g_variant_new_parsed ("{%s: uint32 2}", lessons[0].id));
  g_assert_cmpuint (ari_lesson_progress_get_solved (settings, &lessons[0]), ==, 3);
  g_assert_cmpuint (ari_lesson_progress_get_solved (settings, &lessons[1]), ==, 0);

  ari_lesson_progress_set (settings, &lessons[0], 3, 5);
  ari_lesson_progress_set (settings, &lessons[1], 1, 0);
  g_assert_cmpuint (ari_lesson_progress_get_step (settings, &lessons[0]), ==, 3);
  g_assert_cmpuint (ari_lesson_progress_get_solved (settings, &lessons[0]), ==, 5);
  g_assert_cmpuint (ari_lesson_progress_get_solved (settings, &lessons[1]), ==, 0);

  ari_lesson_progress_finish (settings, &lessons[0]);
  g_assert_cmpuint (ari_lesson_progress_get_solved (settings, &lessons[0]), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lessons/progress/steps", test_progress);
  g_test_add_func ("/lessons/progress/solved", test_solved);
  g_test_add_func ("/lessons/progress/skipped", test_skipped);
  g_test_add_func ("/lessons/progress/nowhere", test_nowhere);

  return g_test_run ();
}
