/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What many deeds do to a library, compared with the script in told/, and the same when each of them fails at
 * first at each of its statements. "./dev golden" writes the script anew. */
#include "scene.h"

#include <locale.h>

#include "failing-statements.h"

/* Does the deed until none of its statements is left that has not failed. One that failed has told so, and
 * has changed nothing; an autosave, an import or an opening may have written a part, and the rest follows at
 * the next try. */
static void
act_with_failures (Scene *scene, const char *line)
{
  gboolean in_parts =
      scene->autosave != NULL || g_str_has_prefix (line, "import ") || g_str_equal (line, "open");
  gboolean goes_on = TRUE;

  failing_statements_begin ();
  for (gboolean again = FALSE; goes_on; again = TRUE)
    {
      gboolean retries = again && scene->autosave != NULL && ari_autosave_has_failed (scene->autosave);
      gboolean fired, changed;

      failing_statements_arm ();
      scene_act (scene, retries ? "go-on" : line);
      fired = failing_statements_disarm ();
      changed = scene_has_changed (scene);
      if (fired && scene->failed && !in_parts)
        g_assert_false (changed);
      goes_on = fired && (scene->failed || !changed);
    }
}

static void
do_line (Scene      *scene,
         const char *line,
         gboolean    with_failures)
{
  static const char *const safe[] = { "sql", "clock", "make", "begin", "go", "leave", NULL };
  static const char *const renaming[] = { "rename", "name-seats", "separate", NULL };
  g_auto(GStrv) parts = g_strsplit (line, " ", 2);
  /* The new name is written a second time, by the autosave, and only that would be tried again. */
  gboolean names_match = scene->autosave != NULL && g_strv_contains (renaming, parts[0]);

  if (with_failures && !names_match && !g_strv_contains (safe, parts[0]))
    act_with_failures (scene, line);
  else
    scene_act (scene, line);
}

static char *
tell_script (const char *script,
             gboolean    with_failures)
{
  g_auto(GStrv) lines = g_strsplit (script, "\n", -1);
  g_autoptr(GString) told = g_string_new (NULL);
  Fixture f = { NULL };
  Scene scene;

  fixture_set_up (&f, NULL);
  scene_init (&scene, &f);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (*lines[i] == '#' || *lines[i] == '>' || (*lines[i] == '\0' && lines[i + 1] != NULL))
        g_string_append_printf (told, "%s\n", lines[i]);
      if (*lines[i] != '>')
        continue;

      do_line (&scene, lines[i] + 2, with_failures);
      g_string_append (told, scene.told->str);
      scene_tell_changes (&scene, told);
    }
  scene_clear (&scene);
  fixture_tear_down (&f, NULL);

  return g_string_free_and_steal (g_steal_pointer (&told));
}

static void
test_told (gconstpointer data)
{
  gboolean with_failures = GPOINTER_TO_INT (data);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "store", "told", "library.log", NULL);
  g_autofree char *kept = NULL, *told = NULL;
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) told_lines = NULL, kept_lines = NULL;

  g_file_get_contents (path, &kept, NULL, &error);
  g_assert_no_error (error);
  told = tell_script (kept, with_failures);
  if (g_getenv ("GOLDEN_UPDATE") != NULL && !with_failures)
    {
      g_file_set_contents (path, told, -1, &error);
      g_assert_no_error (error);
      return;
    }

  /* The first line that differs says most. */
  told_lines = g_strsplit (told, "\n", -1);
  kept_lines = g_strsplit (kept, "\n", -1);
  for (guint i = 0; told_lines[i] != NULL && kept_lines[i] != NULL; i++)
    g_assert_cmpstr (told_lines[i], ==, kept_lines[i]);
  g_assert_cmpuint (g_strv_length (told_lines), ==, g_strv_length (kept_lines));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  setlocale (LC_ALL, "C.UTF-8");

  g_test_add_data_func ("/store/told/deeds", GINT_TO_POINTER (FALSE), test_told);
  g_test_add_data_func ("/store/told/failing-deeds", GINT_TO_POINTER (TRUE), test_told);

  return g_test_run ();
}
