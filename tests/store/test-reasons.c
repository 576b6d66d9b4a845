/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people are told when SQLite fails, by its code and the system's reason. */
#include "library-fixture.h"

#include <dlfcn.h>
#include <errno.h>

static int code;        /* that the next step of a statement for stars answers; SQLITE_OK: what SQLite says */
static int system_code; /* the reason that SQLite knows */

/* A program's own symbols come first. */
int
sqlite3_step (sqlite3_stmt *statement)
{
  int (*real) (sqlite3_stmt *) = (int (*) (sqlite3_stmt *)) dlsym (RTLD_NEXT, "sqlite3_step");
  const char *sql = sqlite3_sql (statement);

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

/* A file that is no database is damaged, too, and so it stays until it is opened again. */
static void
test_damaged (Fixture       *f,
              gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  fixture_fill (f);
  fixture_open (f);
  code = SQLITE_NOTADB;
  star (f, &error);
  code = SQLITE_OK;
  g_assert_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED);
  g_clear_error (&error);
  fixture_wait_for (f->library, "damaged");
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  FIXTURE_ADD ("/store/reasons/told", test_reasons, NULL);
  FIXTURE_ADD ("/store/reasons/damaged", test_damaged, NULL);
  FIXTURE_ADD ("/store/reasons/cancelled", test_cancelled, NULL);

  return g_test_run ();
}
