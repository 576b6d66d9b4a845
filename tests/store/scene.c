/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene.h"

#include <string.h>
#include <sys/time.h>

#define MOST_ROWS  6  /* of a table that are told in full */
#define MOST_LINES 24 /* of an answer */
#define MOST_LETTERS 240 /* of a line */

gint64 scene_now;

/* A program's own symbols come first: this is the clock of the library, and the next one that of SQLite. */
gint64
g_get_real_time (void)
{
  return scene_now * G_USEC_PER_SEC;
}

int
gettimeofday (struct timeval *restrict tv,
              void *restrict           zone)
{
  *tv = (struct timeval) { .tv_sec = scene_now };

  return 0;
}

static const struct
{
  const char *name;
  guint       n_key; /* the first columns tell rows apart */
  const char *sql;
} told_tables[] = {
  { "match", 1, "SELECT * FROM match ORDER BY id" },
  { "seat", 2, "SELECT * FROM seat ORDER BY match, seat" },
  { "ply", 2, "SELECT * FROM ply ORDER BY match, id" },
  { "eval", 2, "SELECT * FROM eval ORDER BY match, ply" },
  { "tag", 2, "SELECT * FROM tag ORDER BY match, name" },
  { "exercise", 1, "SELECT * FROM exercise ORDER BY id" },
  { "answer", 2, "SELECT * FROM answer ORDER BY exercise, time" },
  { "review", 1, "SELECT * FROM review ORDER BY match" },
  { "merged", 2, "SELECT * FROM merged ORDER BY match, seat" },
  { "words", 2, "SELECT doc AS match, col, group_concat (term, ' ') AS terms FROM "
                "(SELECT * FROM terms ORDER BY doc, col, offset) GROUP BY doc, col" },
};

static gint64
read_version (Scene *scene)
{
  sqlite3_stmt *statement;
  gint64 version;

  g_assert_cmpint (sqlite3_prepare_v2 (scene->db, "PRAGMA data_version", -1, &statement, NULL), ==,
                   SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  version = sqlite3_column_int64 (statement, 0);
  sqlite3_finalize (statement);

  return version;
}

void
scene_init (Scene   *scene,
            Fixture *f)
{
  *scene = (Scene) { .f = f, .told = g_string_new (NULL) };
  scene->tables = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);
  scene_now = 1700000000;
}

void
scene_clear (Scene *scene)
{
  g_clear_pointer (&scene->seats, g_array_unref);
  g_clear_pointer (&scene->results, ari_results_unref);
  g_clear_object (&scene->list);
  g_clear_object (&scene->autosave);
  g_clear_object (&scene->match);
  g_hash_table_unref (scene->tables);
  g_string_free (scene->told, TRUE);
  if (scene->db != NULL)
    g_assert_cmpint (sqlite3_close (scene->db), ==, SQLITE_OK);
}

/* ---- What is told ---- */

/* A long line ends with a checksum. */
static void
append_line (GString    *text,
             const char *line)
{
  g_autofree char *head = NULL, *sum = NULL;

  if (g_utf8_strlen (line, -1) <= MOST_LETTERS)
    {
      g_string_append_printf (text, "%s\n", line);
      return;
    }

  head = g_utf8_substring (line, 0, MOST_LETTERS - 40);
  sum = g_compute_checksum_for_string (G_CHECKSUM_MD5, line, -1);
  g_string_append_printf (text, "%s… %s\n", head, sum);
}

void
scene_tell (Scene      *scene,
            const char *format,
            ...)
{
  va_list values;
  g_autofree char *text = NULL, *line = NULL;

  va_start (values, format);
  text = g_strdup_vprintf (format, values);
  va_end (values);
  line = g_strconcat ("  ", text, NULL);
  g_strdelimit (line, "\n", '|');
  append_line (scene->told, line);
}

gboolean
scene_tell_error (Scene  *scene,
                  GError *error)
{
  g_autoptr(GError) told = error;
  g_autoptr(GString) message = NULL;

  if (error == NULL)
    return FALSE;

  message = g_string_new (error->message);
  g_string_replace (message, scene->f->dir, "", 0);
  scene_tell (scene, "! %s", message->str);
  scene->failed = TRUE;

  return TRUE;
}

GAsyncResult *
scene_wait (Scene *scene)
{
  return fixture_wait (scene->f);
}

void
scene_settle (Scene *scene)
{
  while (scene->autosave != NULL && ari_autosave_is_pending (scene->autosave)
         && !ari_autosave_has_failed (scene->autosave))
    g_main_context_iteration (NULL, TRUE);
}

void
scene_finish (Scene *scene)
{
  g_autoptr(GAsyncResult) result = scene_wait (scene);
  GError *error = NULL;

  g_assert_true (ari_library_finish (scene->f->library, result, &error) == (error == NULL));
  scene_tell_error (scene, error);
}

GArray *
scene_numbers (const char *words)
{
  g_auto(GStrv) texts = g_strsplit (words, " ", -1);
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; texts[i] != NULL; i++)
    if (*texts[i] != '\0')
      g_array_append_val (numbers, ((gint64) { g_ascii_strtoll (texts[i], NULL, 10) }));

  return numbers;
}

/* ---- Tables ---- */

static char *
read_column (sqlite3_stmt *statement,
             int           column)
{
  const char *name = sqlite3_column_name (statement, column), *text;

  /* With how many digits SQLite writes a number depends on its version. */
  if (sqlite3_column_type (statement, column) == SQLITE_FLOAT)
    return g_strdup_printf ("%s=%.12g", name, sqlite3_column_double (statement, column));

  text = (const char *) sqlite3_column_text (statement, column);

  return g_strdelimit (g_strdup_printf ("%s=%s", name, text != NULL ? text : "-"), "\n", '|');
}

/* Rows, each a list of columns. */
static GPtrArray *
read_rows (Scene      *scene,
           const char *sql)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  sqlite3_stmt *statement;
  int rc;

  g_assert_cmpint (sqlite3_prepare_v2 (scene->db, sql, -1, &statement, NULL), ==, SQLITE_OK);
  while ((rc = sqlite3_step (statement)) == SQLITE_ROW)
    {
      g_autoptr(GStrvBuilder) row = g_strv_builder_new ();

      for (int i = 0; i < sqlite3_column_count (statement); i++)
        g_strv_builder_take (row, read_column (statement, i));
      g_ptr_array_add (rows, g_strv_builder_end (row));
    }
  g_assert_cmpint (rc, ==, SQLITE_DONE);
  sqlite3_finalize (statement);

  return rows;
}

static char *
key_of (char **row,
        guint  n_key)
{
  return n_key > 1 ? g_strconcat (row[0], " ", row[1], NULL) : g_strdup (row[0]);
}

/* The rows by their keys. */
static GHashTable *
index_rows (GPtrArray *rows,
            guint      n_key)
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    g_hash_table_insert (index, key_of (rows->pdata[i], n_key), rows->pdata[i]);

  return index;
}

/* What is different in @row; all of it, if there is no other. */
static char *
compare_row (char **row,
             char **other,
             guint  n_key)
{
  GString *text = g_string_new (NULL);

  for (guint i = n_key; row[i] != NULL; i++)
    if ((other == NULL && !g_str_has_suffix (row[i], "=-")) ||
        (other != NULL && !g_str_equal (row[i], other[i])))
      g_string_append_printf (text, " %s", row[i]);

  return g_string_free_and_steal (text);
}

/* The rows that are new, changed or gone (@sign '-'): many of them as a number and a checksum. */
static void
tell_rows (GString    *text,
           guint       table,
           char        sign,
           GPtrArray  *rows,
           GPtrArray  *others)
{
  guint n_key = told_tables[table].n_key, n = 0;
  g_autoptr(GHashTable) index = index_rows (others, n_key);
  g_autoptr(GString) lines = g_string_new (NULL);
  g_autofree char *sum = NULL;

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      g_autofree char *key = key_of (rows->pdata[i], n_key);
      char **other = g_hash_table_lookup (index, key);
      g_autofree char *what = sign == '-' ? g_strdup ("") : compare_row (rows->pdata[i], other, n_key);
      g_autofree char *line = g_strdup_printf ("  %c %s %s%s", sign == '+' && other != NULL ? '~' : sign,
                                               told_tables[table].name, key, what);

      if (other != NULL && *what == '\0')
        continue;
      append_line (lines, line);
      n++;
    }
  sum = g_compute_checksum_for_string (G_CHECKSUM_MD5, lines->str, -1);
  if (n > MOST_ROWS)
    g_string_append_printf (text, "  %c %s: %u rows %s\n", sign, told_tables[table].name, n, sum);
  else
    g_string_append (text, lines->str);
}

gboolean
scene_has_changed (Scene *scene)
{
  return scene->db != NULL && read_version (scene) != scene->version;
}

static void
connect_to_file (Scene *scene)
{
  g_assert_cmpint (sqlite3_open (scene->f->path, &scene->db), ==, SQLITE_OK);
  sqlite3_busy_timeout (scene->db, 5000);
  g_assert_cmpint (sqlite3_exec (scene->db, "PRAGMA foreign_keys = ON; "
                                "CREATE VIRTUAL TABLE temp.terms USING fts5vocab (main, words, instance)",
                                 NULL, NULL, NULL), ==, SQLITE_OK);
}

void
scene_tell_changes (Scene   *scene,
                    GString *text)
{
  if (scene->db == NULL && scene->f->library != NULL)
    connect_to_file (scene);
  if (!scene_has_changed (scene))
    return;

  scene->version = read_version (scene);
  for (guint i = 0; i < G_N_ELEMENTS (told_tables); i++)
    {
      const char *name = told_tables[i].name;
      GPtrArray *rows = read_rows (scene, told_tables[i].sql);
      GPtrArray *before = g_hash_table_lookup (scene->tables, name);

      tell_rows (text, i, '-', before, rows);
      tell_rows (text, i, '+', rows, before);
      g_hash_table_insert (scene->tables, (gpointer) name, rows);
    }
}

/* ---- Deeds ---- */

Deed
scene_find (const char *name)
{
  const NamedDeed *const lists[] = { scene_match_deeds, scene_write_deeds, scene_read_deeds,
                                     scene_person_deeds };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (const NamedDeed *deed = lists[i]; deed->name != NULL; deed++)
      if (g_str_equal (deed->name, name))
        return deed->act;

  return NULL;
}

/* An answer of many lines is told by their number and a checksum. */
static void
shorten (GString *told)
{
  g_auto(GStrv) lines = g_strsplit (told->str, "\n", -1);
  guint n = g_strv_length (lines);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_MD5, told->str, -1);

  g_test_message ("%s", told->str);
  if (n > MOST_LINES)
    g_string_printf (told, "  %u lines %s\n", n, sum);
}

void
scene_act (Scene      *scene,
           const char *line)
{
  g_auto(GStrv) parts = g_strsplit (line, " ", 2);
  Deed act = scene_find (parts[0]);

  if (act == NULL)
    g_error ("No such deed: %s", line);

  g_test_message ("> %s", line);
  g_string_truncate (scene->told, 0);
  scene->failed = FALSE;
  act (scene, parts[1] != NULL ? parts[1] : "");
  shorten (scene->told);
}
