/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the program says of a library that a hand has changed, and how it ends then. */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

typedef struct
{
  char *folder;
  char *library;
  char *output; /* of the last run */
  char *errors; /* likewise */
} Fixture;

/* Runs a subcommand, with %s for the folder, and answers the exit status. */
static int
run (Fixture    *f,
     const char *arguments)
{
  g_autofree char *line = g_strjoin (" ", g_getenv ("ARIADNE_ENGINE"), arguments, NULL);
  g_autoptr(GString) text = g_string_new (line);
  g_autoptr(GError) error = NULL;
  int status;

  g_string_replace (text, "%s", f->folder, 0);
  g_clear_pointer (&f->output, g_free);
  g_clear_pointer (&f->errors, g_free);
  g_assert_true (g_spawn_command_line_sync (text->str, &f->output, &f->errors, &status, &error));
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
  g_free (f->output);
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

static guint
count_in (const char *text,
          const char *what)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, what)) != NULL; at += strlen (what))
    n++;

  return n;
}

/* An invalid evaluation is named, left out of a record, and removed by a check; everything else stays. */
static void
test_evals (Fixture       *f,
            gconstpointer  data)
{
  static const char *const values[] = {
    "'0.5 0.5', '0 0', 9e999, 0, 0, '', ''", "'nan 0.5', '0 0', 0, 0, 0, '', ''",
    "'0.5 0.5', 'inf 0', 0, 0, 0, '', ''",
    "'5 -4', '0 0', 0, 0, 0, '', ''", "'0.5 0.5', '0 0', 0, 0, 0, '', 'par 1e309'",
    "'0.5 0.5', '0 0', 0, 0, 0, '', 'map 1 evidence 1 win 1e200 1e200'",
  };
  g_autofree char *out = g_build_filename (f->folder, "out.ariadne", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *sql =
        g_strdup_printf ("INSERT INTO eval "
                         "  (match, ply, nodes, seed, win, points, error, loss, loss_error, luck, raw) "
                         "VALUES (2, 3, 1, 1, %s)", values[i]);
      g_autofree char *text = NULL;

      edit (f, sql);
      g_assert_cmpint (run (f, "library -f %s/library.db export --force %s/out.ariadne"), ==, 1);
      g_assert_nonnull (strstr (f->errors, "Match 2 ("));
      g_assert_nonnull (strstr (f->errors, "The analysis of move 3 holds a number "));
      g_assert_nonnull (strstr (f->errors, "1 match was exported without part of its analysis."));
      g_assert_null (strstr (f->errors, "CRITICAL"));
      g_assert_true (g_file_get_contents (out, &text, NULL, NULL));
      g_assert_cmpuint (count_in (text, "[Ariadne "), ==, 4);
      g_assert_cmpint (run (f, "check %s/out.ariadne"), ==, 0);
      g_assert_cmpint (run (f, "library -f %s/library.db check"), ==, 0);
      g_assert_nonnull (strstr (f->errors, "The analysis of move 3 holds a number "));
      g_assert_cmpint (run (f, "library -f %s/library.db check"), ==, 0);
      g_assert_cmpstr (f->errors, ==, "");
      g_assert_cmpint (run (f, "library -f %s/library.db export --force %s/out.ariadne"), ==, 0);
    }
}

/* Earlier releases stored standard errors of any size: the rest of such an evaluation is kept. */
static void
test_large_errors (Fixture       *f,
                   gconstpointer  data)
{
  g_autofree char *out = g_build_filename (f->folder, "out.ariadne", NULL);
  g_autofree char *text = NULL;

  edit (f, "INSERT INTO eval (match, ply, nodes, seed, win, points, error, loss, loss_error, luck, raw) "
           "VALUES (2, 3, 1, 1, '0.5 0.5', '0 0', 2e9, 0.5, 1e300, '', 'par 0.5')");
  g_assert_cmpint (run (f, "library -f %s/library.db export %s/out.ariadne"), ==, 0);
  g_assert_true (g_file_get_contents (out, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "loss-error 1000000000"));
  g_assert_cmpint (run (f, "library -f %s/library.db check"), ==, 0);
  g_assert_cmpstr (f->errors, ==, "");
}

/* An import takes the good records of joined files, names the place of each bad one, and counts them. */
static void
test_import (Fixture       *f,
             gconstpointer  data)
{
  static const char good[] = "\xef\xbb\xbf[Ariadne \"1\"]\r[Game \"minoa\"]\r\r";
  static const char bad[] = "[Ariadne \"1\"]\n[Game \"minoa\"]\n";
  g_autofree char *text = g_strconcat (good, "d4e5 a1b1\r", good, "a1b1 d4e5\r", bad, "a1b1 {never closed\n",
                                       good, "a1b1\r", bad, "a1b1 {[%eval win 0.5 0.5 error 1e309]}\n",
                                       good, "a1a2 d4e5\r", NULL);
  g_autofree char *path = g_build_filename (f->folder, "joined.ariadne", NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (run (f, "library -f %s/new.db import %s/joined.ariadne"), ==, 1);
  g_assert_nonnull (strstr (f->errors, "Line 11, column 6: "));
  g_assert_nonnull (strstr (f->errors, "Line 18, column 32: "));
  g_assert_nonnull (strstr (f->errors, "2 records were left out."));
  g_assert_nonnull (strstr (f->output, "4 matches added."));
  g_assert_cmpint (run (f, "library -f %s/new.db export --force %s/out.ariadne"), ==, 0);
  g_assert_cmpint (run (f, "library -f %s/new.db check"), ==, 0);
}

/* A deleted match is no part of the library until it is restored. */
static void
test_restore (Fixture       *f,
              gconstpointer  data)
{
  edit (f, "UPDATE match SET deleted = unixepoch () WHERE id = 2");
  g_assert_cmpint (run (f, "library -f %s/library.db export %s/out.ariadne 2"), ==, 1);
  g_assert_cmpint (run (f, "library -f %s/library.db restore 2"), ==, 0);
  g_assert_cmpint (run (f, "library -f %s/library.db export %s/out.ariadne 2"), ==, 0);
  g_assert_cmpint (run (f, "library -f %s/library.db restore 2"), ==, 1);
  g_assert_nonnull (strstr (f->errors, "There is no deleted match 2."));
  g_assert_cmpint (run (f, "library -f %s/library.db restore 99"), ==, 1);
  g_assert_cmpint (run (f, "library -f %s/library.db list --deleted"), ==, 0);
  g_assert_cmpint (run (f, "library -f %s/library.db export --deleted %s/deleted.ariadne"), ==, 2);
  g_assert_cmpint (run (f, "library -f %s/library.db restore"), ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/cli/edited-library/export", Fixture, NULL, set_up, test_export, tear_down);
  g_test_add ("/cli/edited-library/check", Fixture, NULL, set_up, test_check, tear_down);
  g_test_add ("/cli/edited-library/evals", Fixture, NULL, set_up, test_evals, tear_down);
  g_test_add ("/cli/edited-library/large-errors", Fixture, NULL, set_up, test_large_errors, tear_down);
  g_test_add ("/cli/edited-library/import", Fixture, NULL, set_up, test_import, tear_down);
  g_test_add ("/cli/edited-library/restore", Fixture, NULL, set_up, test_restore, tear_down);

  return g_test_run ();
}
