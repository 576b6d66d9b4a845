/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program says of a library that a hand has changed, and how it ends then. */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

typedef struct
{
  char *folder;
  char *library;
  char *errors; /* of the last run */
} Fixture;

/* Runs a subcommand, with %s for the folder, and answers the exit status. */
static int
run (Fixture    *f,
     const char *arguments)
{
  g_autofree char *line = g_strjoin (" ", g_getenv ("ARIADNE_ENGINE"), arguments, NULL);
  g_autoptr(GString) text = g_string_new (line);
  g_autoptr(GError) error = NULL;
  g_autofree char *output = NULL;
  int status;

  g_string_replace (text, "%s", f->folder, 0);
  g_clear_pointer (&f->errors, g_free);
  g_assert_true (g_spawn_command_line_sync (text->str, &output, &f->errors, &status, &error));
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));

  return WEXITSTATUS (status);
}

static void
edit (Fixture    *f,
      const char *sql)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (f->library, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("ariadne-XXXXXX", NULL);
  f->library = g_build_filename (f->folder, "library.db", NULL);
  g_assert_cmpint (run (f, "selfplay -n 4 -l novice -s 0.1 -o %s/in.ariadne minoa"), ==, 0);
  g_assert_cmpint (run (f, "library -f %s/library.db import %s/in.ariadne"), ==, 0);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr(GDir) dir = g_dir_open (f->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (f->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  g_free (f->folder);
  g_free (f->library);
  g_free (f->errors);
}

/* The bad matches are named, and the good ones are exported. */
static void
test_export (Fixture       *f,
             gconstpointer  data)
{
  edit (f, "UPDATE match SET foreign_tags = 'free text' WHERE id = 1;"
           "UPDATE match SET title = printf ('%.*c', 5000, 'x') WHERE id = 2");
  g_assert_cmpint (run (f, "library -f %s/library.db export %s/out.ariadne"), ==, 1);
  g_assert_nonnull (strstr (f->errors, "Match 1 ("));
  g_assert_nonnull (strstr (f->errors, "Match 2 ("));
  g_assert_null (strstr (f->errors, "Match 3 "));
  g_assert_cmpint (run (f, "check %s/out.ariadne"), ==, 0);
  g_assert_cmpint (run (f, "library -f %s/library.db export %s 3 2"), ==, 1);
  g_assert_cmpint (run (f, "check %s/minoa-3.ariadne"), ==, 0);
  g_assert_cmpint (run (f, "library -f %s/library.db export %s/none.ariadne 1"), ==, 1);
  g_assert_cmpint (run (f, "check %s/none.ariadne"), ==, 1);
  g_assert_cmpint (run (f, "library -f %s/library.db check"), ==, 1);
}

static void
test_check (Fixture       *f,
            gconstpointer  data)
{
  edit (f, "DROP TABLE words; UPDATE match SET n_plies = 2 WHERE id = 4");
  g_assert_cmpint (run (f, "library -f %s/library.db check"), ==, 0);
  g_assert_nonnull (strstr (f->errors, "is missing and will be recreated"));
  g_assert_nonnull (strstr (f->errors, "Match 4 ("));
  g_assert_cmpint (run (f, "library -f %s/library.db check"), ==, 0);
  g_assert_cmpstr (f->errors, ==, "");

  edit (f, "DROP TABLE tag");
  g_assert_cmpint (run (f, "library -f %s/library.db check"), ==, 1);
  g_assert_nonnull (strstr (f->errors, "“tag”"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/edited-library/export", Fixture, NULL, set_up, test_export, tear_down);
  g_test_add ("/cli/edited-library/check", Fixture, NULL, set_up, test_check, tear_down);

  return g_test_run ();
}
