/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-fixture.h"
#include "minoa/minoa.h"
#include "release.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

void
fixture_set_up (Fixture       *f,
                gconstpointer  data)
{
  f->dir = g_dir_make_tmp ("ariadne-store-XXXXXX", NULL);
  f->path = g_build_filename (f->dir, "library.db", NULL);
  f->loop = g_main_loop_new (NULL, FALSE);
}

void
fixture_tear_down (Fixture       *f,
                   gconstpointer  data)
{
  g_autoptr(GDir) dir = NULL;
  const char *name;

  fixture_close (f);

  fixture_unprotect (f);
  dir = g_dir_open (f->dir, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (f->dir, name, NULL);

      g_unlink (child);
    }
  g_rmdir (f->dir);
  g_clear_pointer (&f->loop, g_main_loop_unref);
  g_clear_pointer (&f->path, g_free);
  g_clear_pointer (&f->dir, g_free);
}

void
fixture_done_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      data)
{
  Fixture *f = data;

  g_assert_true (g_main_context_is_owner (g_main_context_default ()));
  g_assert_null (f->result);
  f->result = g_object_ref (result);
  g_main_loop_quit (f->loop);
}

GAsyncResult *
fixture_wait (Fixture *f)
{
  while (f->result == NULL)
    g_main_loop_run (f->loop);

  return g_steal_pointer (&f->result);
}

static void
quit_cb (GMainLoop *loop)
{
  g_main_loop_quit (loop);
}

void
fixture_wait_for (gpointer    object,
                  const char *signal)
{
  g_autoptr(GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  gulong id = g_signal_connect_swapped (object, signal, G_CALLBACK (quit_cb), loop);

  g_main_loop_run (loop);
  g_signal_handler_disconnect (object, id);
}

void
fixture_close (Fixture *f)
{
  if (f->library == NULL)
    return;

  ari_library_close (f->library);
  release_last (g_steal_pointer (&f->library));
}

AriLibrary *
fixture_renew (Fixture *f)
{
  fixture_close (f);
  f->library = ari_library_new (f->path);
  ari_library_get_options (f->library)->busy_timeout = 50;

  return f->library;
}

gboolean
fixture_try_open (Fixture  *f,
                  GError  **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  if (f->library == NULL)
    fixture_renew (f);
  ari_library_open_async (f->library, NULL, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_library_open_finish (f->library, result, error);
}

void
fixture_open (Fixture *f)
{
  g_autoptr(GError) error = NULL;

  fixture_try_open (f, &error);
  g_assert_no_error (error);
}

gint64
fixture_add (Fixture  *f,
             AriMatch *match)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  gint64 id;

  ari_library_add_async (f->library, match, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  id = ari_library_add_finish (f->library, result, &error);
  g_assert_no_error (error);
  g_assert_cmpint (id, >, 0);

  return id;
}

AriMatch *
fixture_load (Fixture *f,
              gint64   id)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AriMatch *match;

  ari_library_load_async (f->library, id, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  match = ari_library_load_finish (f->library, result, &error);
  g_assert_no_error (error);
  g_assert_nonnull (match);

  return match;
}

GPtrArray *
fixture_query (Fixture        *f,
               const AriQuery *query,
               guint          *total)
{
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  GPtrArray *entries;

  ari_library_query_async (f->library, query, 0, 100, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  entries = ari_library_query_finish (f->library, result, total, &error);
  g_assert_no_error (error);

  return entries;
}

guint
fixture_count (Fixture    *f,
               const char *words)
{
  return fixture_count_of (f, &(AriQuery) { .words = words });
}

/* Lists the matches and counts them, and both agree. */
guint
fixture_count_of (Fixture        *f,
                  const AriQuery *query)
{
  guint total = 0;
  g_autoptr(GPtrArray) entries = fixture_query (f, query, &total), queries = g_ptr_array_new ();
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) counts = NULL;

  g_assert_cmpuint (entries->len, ==, MIN (total, 100));
  g_ptr_array_add (queries, (gpointer) query);
  ari_library_counts_async (f->library, queries, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  counts = ari_library_counts_finish (f->library, result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (counts->len, ==, 1);
  g_assert_cmpuint (g_array_index (counts, guint, 0), ==, total);

  return total;
}

void
fixture_delete (Fixture  *f,
                gint64    id,
                gboolean  deleted)
{
  ari_library_set_deleted_async (f->library, &id, 1, deleted, NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

void
fixture_succeed (Fixture *f)
{
  g_autoptr(GAsyncResult) result = fixture_wait (f);
  g_autoptr(GError) error = NULL;

  g_assert_true (ari_library_finish (f->library, result, &error));
  g_assert_no_error (error);
}

void
fixture_be_refused (Fixture *f)
{
  g_autoptr(GAsyncResult) result = fixture_wait (f);
  g_autoptr(GError) error = NULL;

  g_assert_false (ari_library_finish (f->library, result, &error));
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS);
}

static void
set_modes (Fixture *f,
           int      file_mode,
           int      folder_mode)
{
  g_autoptr(GDir) dir = g_dir_open (f->dir, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (f->dir, name, NULL);

      g_assert_cmpint (g_chmod (path, file_mode), ==, 0);
    }
  g_assert_cmpint (g_chmod (f->dir, folder_mode), ==, 0);
}

void
fixture_protect (Fixture          *f,
                 FixtureProtected  what)
{
  set_modes (f, what & FIXTURE_FILE ? 0444 : 0600, what & FIXTURE_FOLDER ? 0555 : 0700);
  g_assert_cmpint (g_access (f->dir, W_OK), ==, what & FIXTURE_FOLDER ? -1 : 0);
}

void
fixture_unprotect (Fixture *f)
{
  set_modes (f, 0600, 0700);
}

void
fixture_obey (void)
{
  const guint32 privileges = 1u << CAP_DAC_OVERRIDE | 1u << CAP_DAC_READ_SEARCH | 1u << CAP_FOWNER;
  struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
  struct __user_cap_data_struct sets[2];

  g_assert_cmpint (syscall (SYS_capget, &header, sets), ==, 0);
  sets[0].effective &= ~privileges;
  sets[0].permitted &= ~privileges;
  sets[0].inheritable &= ~privileges;
  g_assert_cmpint (syscall (SYS_capset, &header, sets), ==, 0);
}

char *
fixture_digest (Fixture *f)
{
  g_autoptr(GDir) dir = g_dir_open (f->dir, 0, NULL);
  g_autoptr(GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (f->dir, name, NULL);
      g_autofree char *bytes = NULL;
      g_autofree char *sum = NULL;
      gsize length;

      g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
      sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) bytes, length);
      g_ptr_array_add (lines, g_strjoin (" ", name, sum, NULL));
    }
  g_ptr_array_sort_values (lines, (GCompareFunc) strcmp);
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

void
fixture_tag (Fixture    *f,
             gint64      id,
             const char *tags)
{
  g_auto(GStrv) list = g_strsplit (tags, ",", -1);

  ari_library_set_tags_async (f->library, id, (const char *const *) list, NULL, fixture_done_cb, f);
  fixture_succeed (f);
}

gint64
fixture_sql_int (const char *path,
                 const char *sql)
{
  sqlite3 *db;
  sqlite3_stmt *statement;
  gint64 value;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_busy_timeout (db, 5000);
  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  value = sqlite3_column_int64 (statement, 0);
  sqlite3_finalize (statement);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);

  return value;
}

void
fixture_sql (const char *path,
             const char *sql)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
}

void
fixture_damage (Fixture *f)
{
  g_autofree char *bytes = NULL;
  const gsize page = 4096;
  gsize length;
  int file;

  /* An open library has pages in memory, which the end of the log makes it read again. */
  g_assert_cmpint (fixture_sql_int (f->path, "PRAGMA wal_checkpoint (TRUNCATE)"), ==, 0);
  g_assert_true (g_file_get_contents (f->path, &bytes, &length, NULL));
  g_assert_cmpuint (length, >, page);
  memset (bytes, 0xff, length);
  file = g_open (f->path, O_WRONLY, 0);
  g_assert_cmpint (pwrite (file, bytes + page, length - page, page), ==, length - page);
  g_assert_cmpint (close (file), ==, 0);
}

void
fixture_assert_sound (const char *path)
{
  g_assert_cmpint (fixture_sql_int (path, "SELECT integrity_check = 'ok' FROM pragma_integrity_check"), ==,
                   1);
}

AriMatch *
test_match_new (guint seats)
{
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minoa);
  g_assert_true (ari_setup_set_seats (&setup, seats, NULL));

  return ari_match_new (&setup);
}

void
test_match_play (AriMatch  *match,
                 AriRandom *random,
                 guint      n)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriAction actions[ARI_MAX_ACTIONS];

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(GError) error = NULL;
      guint n_actions = rules->actions (ari_match_get_position (match), actions);

      if (n_actions == 0)
        return;

      g_assert_true (ari_match_play (match, actions[ari_random_below (random, n_actions)],
                                     ari_random_below (random, 20000) / 1000.0, &error));
      g_assert_no_error (error);
    }
}

void
test_match_rethink (AriMatch  *match,
                    AriRandom *random)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);

  if (n > 0)
    ari_match_rethink (match, ari_match_get_ply (match), actions[ari_random_below (random, n)], 2.5, NULL);
}

void
test_match_play_texts (AriMatch   *match,
                       const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, words[i], -1, NULL));
}

static void
annotate (AriMatch  *match,
          AriRandom *random)
{
  AriPly *ply = ari_match_get_ply (match);
  AriEval eval = { .win = { 0.25, 0.75 }, .points = { 40.5, 55.5 }, .error = 0.01, .loss = 0.125,
                   .luck = { 0.0625, -0.0625 }, .raw = { 0.375, 0.625 }, .raw_error = 0.05, .raw_loss = 0.03,
                   .evidence = 2, .map = 3,
                   .loss_error = 0.02, .best = (char *) "a1a2", .nodes = G_MAXUINT64, .seed = 7,
                   .program = (char *) "Ariadne 0.1" };

  if (ply == NULL)
    return;

  switch (ari_random_below (random, 6))
    {
    case 0:
      ari_match_set_comment (match, ply, "Ein Faden, “quoted”, {braces} and 線");
      break;
    case 1:
      ari_match_set_glyph (match, ply, ARI_GLYPH_DUBIOUS);
      break;
    case 2:
      ari_match_set_eval (match, ply, &eval);
      break;
    case 3:
      ari_match_set_performance (match, ply, "0.5 0.25 1.5");
      break;
    default:
      break;
    }
}

AriMatch *
test_match_tree (guint64 seed,
                 guint   seats)
{
  AriMatch *match = test_match_new (seats);
  AriRandom random;

  ari_random_init (&random, seed);
  ari_match_set_title (match, "The thread");
  ari_match_set_notes (match, "Notes\nover two lines");
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, "Ariadne", NULL);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Theseus", "expert");
  ari_match_set_free_undo (match, seed % 2 == 1);
  for (guint i = 0; i < 40; i++)
    {
      guint n = g_list_model_get_n_items (G_LIST_MODEL (match));

      test_match_play (match, &random, 1 + ari_random_below (&random, 6));
      annotate (match, &random);
      switch (ari_random_below (&random, 8))
        {
        case 0:
          ari_match_set_cursor (match, ari_random_below (&random, n + 1));
          break;
        case 1:
          ari_match_go_to_main_line (match);
          ari_match_take_back (match, ari_random_below (&random, n + 1));
          break;
        case 4:
          test_match_rethink (match, &random);
          break;
        case 2:
          if (ari_match_get_ply (match) != NULL)
            ari_match_promote (match, ari_match_get_ply (match));
          break;
        case 3:
          if (n > 0 && ari_match_get_ply (match) != NULL && ari_random_below (&random, 3) == 0)
            ari_match_remove (match, ari_match_get_ply (match));
          break;
        default:
          break;
        }
    }
  ari_match_go_to (match, NULL);

  return match;
}

static void
append_children (GString  *text,
                 AriMatch *match,
                 AriPly   *ply)
{
  guint n = ari_match_get_n_children (match, ply);

  for (guint i = 0; i < n; i++)
    {
      AriPly *child = ari_match_get_child (match, ply, i);
      const AriEval *eval = ari_ply_get_eval (child);

      g_string_append_printf (text, "%u<%u#%u %s %.3f %d %d [%s] [%s]", ari_ply_get_id (child),
                              ply != NULL ? ari_ply_get_id (ply) : 0, i, ari_ply_get_text (child),
                              ari_ply_get_seconds (child), ari_ply_get_glyph (child),
                              ari_ply_get_retraction (child), ari_ply_get_comment (child),
                              ari_ply_get_performance (child));
      g_string_append_printf (text, " by %d", ari_ply_get_chooser (child));
      if (eval != NULL)
        g_string_append_printf (text, " map %u %u %g %g %g %g", eval->map, eval->evidence, eval->raw[0],
                                eval->raw[1], eval->raw_error, eval->raw_loss);
      if (eval != NULL)
        g_string_append_printf (
            text, " %g %g %g %g %g %g %g %g %g %s %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %s",
            eval->win[0], eval->win[1], eval->points[0], eval->points[1], eval->error, eval->loss,
            eval->loss_error, eval->luck[0], eval->luck[1], eval->best, eval->nodes, eval->seed,
            eval->program);
      g_string_append_c (text, '\n');
      append_children (text, match, child);
    }
}

char *
test_match_text (AriMatch *match)
{
  GString *text = g_string_new (NULL);
  g_autofree char *setup = ari_setup_to_text (ari_match_get_setup (match));

  g_string_append_printf (text, "%s\n%s\n%s\n%" G_GINT64_FORMAT " %u\n", setup, ari_match_get_title (match),
                          ari_match_get_notes (match), ari_match_get_started (match),
                          ari_match_get_takebacks (match));
  for (guint i = 1; i <= ari_match_get_setup (match)->seats; i++)
    {
      const AriSeat *seat = ari_match_get_seat (match, i);

      g_string_append_printf (text, "%d %s %s\n", seat->kind, seat->name, seat->level);
    }
  append_children (text, match, NULL);

  return g_string_free_and_steal (text);
}

void
fixture_fill (Fixture *f)
{
  fixture_open (f);
  for (guint i = 0; i < 6; i++)
    {
      g_autoptr(AriMatch) match = test_match_tree (i, 2);

      fixture_add (f, match);
    }
  fixture_close (f);
}

guint
fixture_count_files (Fixture *f)
{
  g_autoptr(GDir) dir = g_dir_open (f->dir, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

char *
fixture_find_file (Fixture    *f,
                   const char *suffix)
{
  g_autoptr(GDir) dir = g_dir_open (f->dir, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      return g_build_filename (f->dir, name, NULL);

  return NULL;
}
