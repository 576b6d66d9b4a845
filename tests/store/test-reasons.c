/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people are told when SQLite fails, by its code and the system's reason. */
#include "library-fixture.h"

#include <dlfcn.h>
#include <errno.h>

static int code;        /* that the next step of a statement for stars answers; SQLITE_OK: what SQLite says */
static int system_code; /* the reason that SQLite knows */
static const char *cancels;      /* (nullable) a part of the first statement at which this is cancelled: */
static GCancellable *cancelled;  /* (nullable) */

/* A program's own symbols come first. */
int
sqlite3_step (sqlite3_stmt *statement)
{
  int (*real) (sqlite3_stmt *) = (int (*) (sqlite3_stmt *)) dlsym (RTLD_NEXT, "sqlite3_step");
  const char *sql = sqlite3_sql (statement);

  if (cancels != NULL && sql != NULL && strstr (sql, cancels) != NULL)
    {
      cancels = NULL;
      g_cancellable_cancel (cancelled);
    }

  return code != SQLITE_OK && sql != NULL && strstr (sql, "SET starred") != NULL ? code : real (statement);
}

int
sqlite3_system_errno (sqlite3 *db)
{
  return system_code;
}

typedef struct
{
  int             code;
  int             system_code;
  AriLibraryError error;
  const char     *words;
} Reason;

static void
star (Fixture  *f,
      GError  **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_set_starred_async (f->library, 1, TRUE, NULL, fixture_done_cb, f);
  result = fixture_wait (f);
  g_assert_true (ari_library_finish (f->library, result, error) == (error != NULL && *error == NULL));
}

static void
test_reasons (Fixture       *f,
              gconstpointer  data)
{
  static const Reason reasons[] = {
    { SQLITE_BUSY, 0, ARI_LIBRARY_ERROR_BUSY, "Another program" },
    { SQLITE_BUSY_SNAPSHOT, 0, ARI_LIBRARY_ERROR_BUSY, "Another program" },
    { SQLITE_LOCKED, 0, ARI_LIBRARY_ERROR_BUSY, "Another program" },
    { SQLITE_PROTOCOL, 0, ARI_LIBRARY_ERROR_BUSY, "Another program" },
    { SQLITE_FULL, 0, ARI_LIBRARY_ERROR_FULL, "no space left" },
    { SQLITE_READONLY, 0, ARI_LIBRARY_ERROR_ACCESS, "can’t be written" },
    { SQLITE_READONLY_DBMOVED, 0, ARI_LIBRARY_ERROR_ACCESS, "can’t be written" },
    { SQLITE_PERM, 0, ARI_LIBRARY_ERROR_ACCESS, "can’t be written" },
    { SQLITE_CANTOPEN, EACCES, ARI_LIBRARY_ERROR_ACCESS, "can’t be written" },
    { SQLITE_CANTOPEN, EIO, ARI_LIBRARY_ERROR_FAILED, "could not be used" },
    { SQLITE_CANTOPEN, EMFILE, ARI_LIBRARY_ERROR_FAILED, "could not be used" },
    { SQLITE_CANTOPEN, ENFILE, ARI_LIBRARY_ERROR_FAILED, "could not be used" },
    { SQLITE_CANTOPEN, ENOSPC, ARI_LIBRARY_ERROR_FULL, "no space left" },
    { SQLITE_CANTOPEN, EDQUOT, ARI_LIBRARY_ERROR_FULL, "no space left" },
    /* A file could be made beside the library, so something else was wrong. */
    { SQLITE_CANTOPEN, ENOENT, ARI_LIBRARY_ERROR_FAILED, "could not be used" },
    { SQLITE_IOERR_WRITE, EIO, ARI_LIBRARY_ERROR_FAILED, "could not be used" },
    { SQLITE_IOERR_WRITE, EFBIG, ARI_LIBRARY_ERROR_FULL, "no space left" },
    { SQLITE_IOERR_WRITE, ENOENT, ARI_LIBRARY_ERROR_FAILED, "could not be used" },
    { SQLITE_NOMEM, 0, ARI_LIBRARY_ERROR_FAILED, "could not be used" },
    { SQLITE_MISUSE, 0, ARI_LIBRARY_ERROR_FAILED, "could not be used" },
    { SQLITE_OK, 0, 0, NULL },
    { SQLITE_CORRUPT_INDEX, 0, ARI_LIBRARY_ERROR_DAMAGED, "is damaged" },
    /* Once it is damaged, nothing is written. */
    { SQLITE_OK, 0, ARI_LIBRARY_ERROR_DAMAGED, "is damaged" },
  };

  fixture_fill (f);
  fixture_open (f);
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      const Reason *reason = &reasons[i];
      g_autoptr(GError) error = NULL;

      code = reason->code;
      system_code = reason->system_code;
      star (f, &error);
      code = SQLITE_OK;
      if (reason->words == NULL)
        {
          g_assert_no_error (error);
          continue;
        }
      g_assert_error (error, ARI_LIBRARY_ERROR, (int) reason->error);
      g_assert_nonnull (strstr (error->message, reason->words));
      g_assert_nonnull (strstr (error->message, f->path));
    }
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT starred FROM match WHERE id = 1"), ==, 1);
}

static void
damaged_cb (gboolean *told)
{
  *told = TRUE;
}

/* A file that is no database is damaged, too, and so it stays until it is opened again. */
static void
test_damaged (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GError) error = NULL;
  gboolean told = FALSE;

  fixture_fill (f);
  fixture_open (f);
  g_signal_connect_swapped (f->library, "damaged", G_CALLBACK (damaged_cb), &told);
  code = SQLITE_NOTADB;
  star (f, &error);
  code = SQLITE_OK;
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  g_clear_error (&error);
  while (!told)
    g_main_context_iteration (NULL, TRUE);
  fixture_open (f);
  star (f, &error);
  g_assert_no_error (error);
}

static void
test_cancelled (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  fixture_open (f);
  code = SQLITE_INTERRUPT;
  star (f, &error);
  code = SQLITE_OK;
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  star (f, &error);
  g_assert_no_error (error);
}

/* Many matches without plies: whatever looks at all of them takes a while. */
static void
fill_with_many (Fixture *f)
{
  fixture_open (f);
  fixture_sql (f->path, "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) "
                        "INSERT INTO match (game, setup, started, touched, winners, scores) "
                        "SELECT 'minoa', 'minoa seats=2', i, i, 1, '1 0' FROM n");
}

static void
assert_cancelled (Fixture     *f,
                  const char  *at,
                  gpointer    (*read) (Fixture *f, GCancellable *cancellable, GError **error))
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;

  cancelled = cancellable;
  cancels = at;
  g_assert_null (read (f, cancellable, &error));
  g_assert_null (cancels);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static gpointer
find (Fixture       *f,
      GCancellable  *cancellable,
      GError       **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_query_async (f->library, &(AriQuery) { 0 }, 0, 10, cancellable, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_library_query_finish (f->library, result, NULL, error);
}

static gpointer
count (Fixture       *f,
       GCancellable  *cancellable,
       GError       **error)
{
  g_autoptr(GPtrArray) queries = g_ptr_array_new ();
  g_autoptr(GAsyncResult) result = NULL;

  g_ptr_array_add (queries, &(AriQuery) { .finished = TRUE });
  ari_library_counts_async (f->library, queries, cancellable, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_library_counts_finish (f->library, result, error);
}

static gpointer
inspect (Fixture       *f,
         GCancellable  *cancellable,
         GError       **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_inspect_async (f->library, cancellable, fixture_done_cb, f);
  result = fixture_wait (f);

  return ari_library_inspect_finish (f->library, result, error);
}

/* What is cancelled in the middle ends there, and nothing after it does. */
static void
test_cancelled_meanwhile (Fixture       *f,
                          gconstpointer  data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) entries = NULL;
  g_autoptr(GCancellable) late = g_cancellable_new ();
  g_autoptr(GAsyncResult) opened = NULL;

  fill_with_many (f);
  assert_cancelled (f, "SELECT id FROM match", find);
  assert_cancelled (f, "SELECT count (*) FROM match", count);
  assert_cancelled (f, "SELECT id FROM match ORDER BY id", inspect);

  /* An opening that has ended, too. */
  ari_library_open_async (f->library, late, fixture_done_cb, f);
  opened = fixture_wait (f);
  g_assert_true (ari_library_open_finish (f->library, opened, &error));
  g_cancellable_cancel (late);
  entries = find (f, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (entries->len, ==, 10);
}

/* A file may come from a stranger: its triggers and views do nothing. */
static void
test_stranger (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  fixture_sql (f->path, "CREATE TRIGGER loses AFTER UPDATE ON match BEGIN DELETE FROM ply; END");
  fixture_open (f);
  star (f, &error);
  g_assert_no_error (error);
  g_assert_cmpint (fixture_sql_int (f->path, "SELECT count(*) > 0 FROM ply"), ==, 1);
  fixture_close (f);

  fixture_sql (
      f->path,
      "DROP TRIGGER loses; ALTER TABLE eval RENAME TO hidden; CREATE VIEW eval AS SELECT * FROM hidden");
  fixture_open (f);
  ari_library_load_async (f->library, 1, NULL, fixture_done_cb, f);
  {
    g_autoptr(GAsyncResult) result = fixture_wait (f);

    g_assert_null (ari_library_load_finish (f->library, result, &error));
    g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/reasons/told", test_reasons, NULL);
  FIXTURE_ADD ("/store/reasons/damaged", test_damaged, NULL);
  FIXTURE_ADD ("/store/reasons/cancelled", test_cancelled, NULL);
  FIXTURE_ADD ("/store/reasons/cancelled-meanwhile", test_cancelled_meanwhile, NULL);
  FIXTURE_ADD ("/store/reasons/stranger", test_stranger, NULL);

  return g_test_run ();
}
