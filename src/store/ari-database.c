/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-database.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

#include "ari-library.h"
#include "ari-part-file.h"
#include "ari-save.h"
#include "ari-search-fold.h"

/* How many SQLite VM steps pass between two checks of the cancellable: some tens of microseconds. */
#define STEPS_BETWEEN_LOOKS 2000

static AriLibraryError
meaning (int rc,
         int system_errno)
{
  switch (rc & 0xff)
    {
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
      return ARI_LIBRARY_ERROR_DAMAGED;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    /* SQLite has waited for a lock of the log for a minute. */
    case SQLITE_PROTOCOL:
      return ARI_LIBRARY_ERROR_BUSY;
    case SQLITE_FULL:
      return ARI_LIBRARY_ERROR_FULL;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return ARI_LIBRARY_ERROR_ACCESS;
    case SQLITE_CANTOPEN:
      if (system_errno == EIO || system_errno == EMFILE || system_errno == ENFILE)
        return ARI_LIBRARY_ERROR_FAILED;
      /* A new log has no place on a full disk. */
      return ari_save_is_full (system_errno) ? ARI_LIBRARY_ERROR_FULL : ARI_LIBRARY_ERROR_ACCESS;
    case SQLITE_IOERR:
      /* SQLite doesn't report quotas and file size limits as a full disk. */
      return ari_save_is_full (system_errno) ? ARI_LIBRARY_ERROR_FULL : ARI_LIBRARY_ERROR_FAILED;
    default:
      return ARI_LIBRARY_ERROR_FAILED;
    }
}

int
ari_database_reason (AriDatabase *self,
                     int          rc,
                     const char  *path)
{
  int reason = self->db != NULL ? sqlite3_system_errno (self->db) : 0;

  if ((rc & 0xff) == SQLITE_FULL)
    return ENOSPC;
  if ((rc & 0xff) != SQLITE_CANTOPEN || reason != ENOENT)
    return reason;

  /* SQLite could not make a file, then could not open it to read, either, and remembers only that. */
  reason = ari_part_file_probe (path);

  return reason != 0 ? reason : EIO;
}

gboolean
ari_database_fail (AriDatabase  *self,
                   int           rc,
                   GError      **error)
{
  g_autofree char *name = g_filename_display_name (self->path);
  AriLibraryError code = meaning (rc, ari_database_reason (self, rc, self->path));

  if ((rc & 0xff) == SQLITE_INTERRUPT)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("The search was cancelled."));
      return FALSE;
    }

  switch (code)
    {
    case ARI_LIBRARY_ERROR_DAMAGED:
      self->damaged = TRUE;
      g_set_error (error, ARI_LIBRARY_ERROR, code,
                   _("The library “%s” is damaged."), name);
      break;
    case ARI_LIBRARY_ERROR_BUSY:
      g_set_error (error, ARI_LIBRARY_ERROR, code,
                   _("Another program is using the library “%s”. Try again in a moment."), name);
      break;
    case ARI_LIBRARY_ERROR_FULL:
      g_set_error (error, ARI_LIBRARY_ERROR, code,
                   _("There is no space left for the library “%s”. Free some space, then try again."), name);
      break;
    case ARI_LIBRARY_ERROR_ACCESS:
      g_set_error (error, ARI_LIBRARY_ERROR, code,
                   _("The library “%s” can’t be written. Check the permissions of the file and of its folder."),
                   name);
      break;
    case ARI_LIBRARY_ERROR_FAILED:
    case ARI_LIBRARY_ERROR_FOREIGN:
    case ARI_LIBRARY_ERROR_TOO_NEW:
    case ARI_LIBRARY_ERROR_MISSING:
    case ARI_LIBRARY_ERROR_CHANGED:
    case ARI_LIBRARY_ERROR_GONE:
    default:
      g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FAILED,
                   /* Translators: the second %s is the database's own message, in English. */
                   _("The library “%s” could not be used (%s). Try again, or restart Ariadne."),
                   name, self->db != NULL ? sqlite3_errmsg (self->db) : sqlite3_errstr (rc));
      break;
    }

  return FALSE;
}

static void
harden (sqlite3 *db)
{
  /* The file may come from someone else: don't trust its schema, and refuse SQL text that could damage it. */
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_DQS_DDL, 0, NULL);
}

/* ari_fold (text): a text as searches compare it. Only statements of this program may call it. */
static void
fold_cb (sqlite3_context  *context,
         int               n_values,
         sqlite3_value   **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);

  if (text != NULL)
    sqlite3_result_text (context, ari_search_fold (text), -1, g_free);
}

static void
finalize (gpointer data)
{
  sqlite3_finalize (data);
}

AriDatabase *
ari_database_open (const char       *path,
                   AriDatabaseMode   mode,
                   guint             busy_timeout,
                   GError          **error)
{
  g_autoptr(AriDatabase) self = g_new0 (AriDatabase, 1);
  g_autofree char *uri = g_filename_to_uri (path, NULL, error);
  g_autofree char *immutable = NULL;
  const char *name = uri;
  int flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE;
  gboolean writes = mode == ARI_DATABASE_WRITE || mode == ARI_DATABASE_TEMPORARY;
  int rc;

  self->path = g_strdup (path);
  if (uri == NULL)
    return NULL;

  immutable = g_strconcat (uri, "?immutable=1", NULL);
  if (mode == ARI_DATABASE_IMMUTABLE)
    name = immutable;
  else if (mode == ARI_DATABASE_TEMPORARY)
    name = "";
  self->temporary = mode == ARI_DATABASE_TEMPORARY;
  if (mode == ARI_DATABASE_IMMUTABLE)
    g_stat (path, &self->looked_at);

  flags |= writes ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
  rc = sqlite3_open_v2 (name, &self->db, flags, NULL);
  if (rc != SQLITE_OK)
    {
      ari_database_fail (self, rc, error);
      return NULL;
    }

  sqlite3_busy_timeout (self->db, busy_timeout);
  harden (self->db);
  sqlite3_create_function (self->db, "ari_fold", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY,
                           NULL, fold_cb, NULL, NULL);
  /* Don't even checkpoint the log until it is certain that the file may be written. */
  if (mode == ARI_DATABASE_WRITE)
    sqlite3_db_config (self->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  self->statements = g_hash_table_new_full (NULL, NULL, NULL, finalize);
  if (!ari_database_exec (self, "PRAGMA foreign_keys = ON;"
                                "PRAGMA synchronous = FULL;"
                                "PRAGMA cell_size_check = ON;"
                                "PRAGMA mmap_size = 0;", error))
    return NULL;

  return g_steal_pointer (&self);
}

void
ari_database_close (AriDatabase *self)
{
  g_clear_pointer (&self->statements, g_hash_table_unref);
  g_clear_pointer (&self->db, sqlite3_close);
  g_free (self->path);
  g_free (self);
}

gboolean
ari_database_exec (AriDatabase  *self,
                   const char   *sql,
                   GError      **error)
{
  int rc = sqlite3_exec (self->db, sql, NULL, NULL, NULL);

  return rc == SQLITE_OK || ari_database_fail (self, rc, error);
}

gboolean
ari_database_get_int (AriDatabase  *self,
                      const char   *sql,
                      gint64       *value,
                      GError      **error)
{
  g_autoptr(AriStatement) statement = ari_database_use (self, sql, error);
  int rc;

  if (statement == NULL)
    return FALSE;

  rc = ari_database_step (self, statement, error);
  if (rc == SQLITE_ROW)
    *value = sqlite3_column_int64 (statement, 0);

  return rc == SQLITE_ROW || (rc == SQLITE_DONE && ari_database_fail (self, SQLITE_ERROR, error));
}

gboolean
ari_database_passes (AriDatabase  *self,
                     const char   *sql,
                     GError      **error)
{
  g_autoptr(AriStatement) check = ari_database_use (self, sql, error);
  int rc;

  if (check == NULL)
    return FALSE;

  rc = ari_database_step (self, check, error);

  return rc == SQLITE_DONE ||
         (rc == SQLITE_ROW && (g_strcmp0 (ari_statement_text (check, 0), "ok") == 0 ||
                               ari_database_fail (self, SQLITE_CORRUPT, error)));
}

/**
 * ari_database_is_gone:
 *
 * A file that was deleted or replaced accepts every write and keeps none: its content is lost when the
 * program ends.
 */
gboolean
ari_database_is_gone (AriDatabase *self)
{
  int moved = 0;

  /* A temporary file is never where it was: SQLite unlinks it as soon as it is open. */
  return !self->temporary
         && sqlite3_file_control (self->db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

gboolean
ari_database_is_outdated (AriDatabase *self)
{
  const GStatBuf *then = &self->looked_at;
  GStatBuf now;

  return then->st_ino != 0
         && (g_stat (self->path, &now) != 0 || now.st_dev != then->st_dev || now.st_ino != then->st_ino
             || now.st_size != then->st_size || now.st_mtim.tv_sec != then->st_mtim.tv_sec
             || now.st_mtim.tv_nsec != then->st_mtim.tv_nsec);
}

gboolean
ari_database_begin (AriDatabase  *self,
                    GError      **error)
{
  g_autofree char *name = NULL;

  if (!ari_database_is_gone (self))
    return ari_database_exec (self, "BEGIN IMMEDIATE", error);

  name = g_filename_display_name (self->path);
  g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_GONE,
               _("The library “%s” was deleted or moved while Ariadne was using it, so nothing more is stored. Put the "
                 "file back and try again, or back up the library into a new file before you quit."), name);

  return FALSE;
}

gboolean
ari_database_end (AriDatabase  *self,
                  gboolean      ok,
                  GError      **error)
{
  ok = ok && ari_database_exec (self, "COMMIT", error);

  /* Some failures have rolled back already. */
  if (!ok && !sqlite3_get_autocommit (self->db))
    sqlite3_exec (self->db, "ROLLBACK", NULL, NULL, NULL);

  return ok;
}

static int
look_cb (gpointer data)
{
  return g_cancellable_is_cancelled (data);
}

void
ari_database_watch (AriDatabase  *self,
                    GCancellable *cancellable)
{
  sqlite3_progress_handler (self->db, STEPS_BETWEEN_LOOKS, cancellable != NULL ? look_cb : NULL, cancellable);
}

AriStatement *
ari_database_use (AriDatabase  *self,
                  const char   *sql,
                  GError      **error)
{
  sqlite3_stmt *statement = g_hash_table_lookup (self->statements, sql);
  int rc;

  if (statement != NULL)
    return statement;

  rc = sqlite3_prepare_v3 (self->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL);
  if (rc != SQLITE_OK)
    {
      /* The SQL text is fixed and correct, so a table that doesn't fit it isn't as this program made it. */
      ari_database_fail (self, rc == SQLITE_ERROR ? SQLITE_CORRUPT : rc, error);
      return NULL;
    }

  g_hash_table_insert (self->statements, (gpointer) sql, statement);

  return statement;
}

void
ari_statement_end (AriStatement *statement)
{
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
}

int
ari_database_step (AriDatabase   *self,
                   AriStatement  *statement,
                   GError       **error)
{
  int rc = sqlite3_step (statement);

  if (rc != SQLITE_ROW && rc != SQLITE_DONE)
    ari_database_fail (self, rc, error);

  return rc;
}

gboolean
ari_database_run (AriDatabase   *self,
                  AriStatement  *statement,
                  GError       **error)
{
  return ari_database_step (self, statement, error) == SQLITE_DONE;
}
