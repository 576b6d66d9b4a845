/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "failing-statements.h"

#include <dlfcn.h>
#include <sqlite3.h>
#include <string.h>

static GMutex lock;
static GHashTable *failed; /* (element-type utf8) texts of statements, with how they failed */
static gboolean armed;     /* and nothing has failed yet */

#define REAL(name) \
  ({ static __typeof__ (&name) real; \
     if (real == NULL) \
       real = (__typeof__ (&name)) dlsym (RTLD_NEXT, #name); \
     real; })

void
failing_statements_begin (void)
{
  g_clear_pointer (&failed, g_hash_table_unref);
  failed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

void
failing_statements_arm (void)
{
  g_mutex_lock (&lock);
  armed = TRUE;
  g_mutex_unlock (&lock);
}

gboolean
failing_statements_disarm (void)
{
  gboolean fired;

  g_mutex_lock (&lock);
  fired = !armed;
  armed = FALSE;
  g_mutex_unlock (&lock);

  return fired;
}

/* SQLite calls these functions, too, and some of its callers only look at what comes later. */
static _Thread_local gboolean is_inside;

/* The library can do without some, and says nothing. A backup that can't be read is none. */
static gboolean
matters (const char *sql)
{
  return !g_str_has_prefix (sql, "SELECT 6 - count(*)") && !g_str_equal (sql, "PRAGMA data_version") &&
         !g_str_equal (sql, "PRAGMA optimize") && !g_str_equal (sql, "ROLLBACK");
}

static gboolean
fails (const char *how,
       const char *sql)
{
  g_autofree char *key = NULL;
  gboolean now;

  if (is_inside || !matters (sql))
    return FALSE;

  key = g_strconcat (how, sql, NULL);
  g_mutex_lock (&lock);
  now = armed && g_hash_table_add (failed, g_strdup (key));
  armed = armed && !now;
  g_mutex_unlock (&lock);
  if (now)
    g_test_message ("Fails: %s", key);

  return now;
}

#define INSIDE(call) \
  ({ gboolean was_inside = is_inside; \
     int rc; \
     is_inside = TRUE; \
     rc = call; \
     is_inside = was_inside; \
     rc; })

int
sqlite3_prepare_v3 (sqlite3       *db,
                    const char    *sql,
                    int            length,
                    unsigned int   flags,
                    sqlite3_stmt **statement,
                    const char   **rest)
{
  *statement = NULL;

  if (fails ("prepare ", sql))
    return SQLITE_NOMEM;

  return INSIDE (REAL (sqlite3_prepare_v3) (db, sql, length, flags, statement, rest));
}

int
sqlite3_step (sqlite3_stmt *statement)
{
  if (!is_inside && fails (sqlite3_stmt_busy (statement) ? "later " : "first ", sqlite3_sql (statement)))
    return SQLITE_NOMEM;

  return INSIDE (REAL (sqlite3_step) (statement));
}

int
sqlite3_exec (sqlite3    *db,
              const char *sql,
              int       (*row) (void *, int, char **, char **),
              void       *data,
              char      **message)
{
  return fails ("script ", sql) ? SQLITE_NOMEM : INSIDE (REAL (sqlite3_exec) (db, sql, row, data, message));
}
