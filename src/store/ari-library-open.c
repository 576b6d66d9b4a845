/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "ari-backup-private.h"
#include "ari-identity.h"
#include "ari-part-file.h"
#include "ari-replacing.h"

/* Reads the file without a lock, a journal or anything else that writes: a refused file stays as it is, and
 * nothing appears beside it. What is still in a log is not seen.
 *
 * @unclean: whether a log or a journal is beside it. A program that is killed during a checkpoint leaves a
 * file that is not whole without them: the first page may count more pages than there are. Only a reader of
 * both can then say whether the library is damaged. */
static gboolean
look (AriLibrary  *self,
      gboolean     unclean,
      GError     **error)
{
  g_autoptr(AriDatabase) database = NULL;
  g_autoptr(GError) refusal = NULL;
  AriIdentity identity;

  database = ari_database_open (self->path, ARI_DATABASE_IMMUTABLE, 0, &refusal);
  if (database != NULL && ari_identity_read (database, self->options.schema_folder, &identity, &refusal))
    return TRUE;

  if (unclean && g_error_matches (refusal, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&refusal));

  return FALSE;
}

/* Takes a step in a transaction. With the last one, the index of words is filled anew: the program decides
 * what it holds, not the steps. */
static gboolean
run_step (AriLibrary   *self,
          AriDatabase  *database,
          gint64        version,
          const char   *script,
          GError      **error)
{
  gint64 newest = ari_identity_newest (self->options.schema_folder);

  return ari_database_exec (database, script, error) &&
         (version < newest || ari_library_index_words (database, error));
}

/* One step and its version are one transaction. Another program may have taken the step in the meantime. */
static gboolean
take_step (AriLibrary   *self,
           AriDatabase  *database,
           gint64        version,
           GError      **error)
{
  g_autoptr(GBytes) step = ari_identity_step (self->options.schema_folder, version, error);
  g_autofree char *script = NULL;
  gint64 present = 0;
  gboolean ok;

  if (step == NULL || !ari_database_begin (database, error))
    return FALSE;

  script = g_strdup_printf ("%.*s;PRAGMA application_id = %d; PRAGMA user_version = %d;",
                            (int) g_bytes_get_size (step), (const char *) g_bytes_get_data (step, NULL),
                            ARI_IDENTITY_APPLICATION_ID, (int) version);
  ok = ari_database_get_int (database, "PRAGMA user_version", &present, error) &&
       (present >= version || run_step (self, database, version, script, error));

  return ari_database_end (database, ok, error);
}

/* Whether the missing steps can be taken: they are tried on empty tables first, which is quick and changes
 * nothing. If somebody has changed a table by hand, a step would otherwise stop half-way, after a backup at
 * each try. */
static gboolean
fits_version (AriLibrary         *self,
              AriDatabase        *database,
              const AriIdentity  *identity,
              GError            **error)
{
  g_autofree char *name = g_filename_display_name (database->path);
  g_autoptr(AriDatabase) trial = ari_library_copy_tables (database, error);
  gint64 newest = ari_identity_newest (self->options.schema_folder);

  if (trial == NULL)
    return FALSE;

  for (gint64 version = identity->version + 1; version <= newest; version++)
    if (!take_step (self, trial, version, NULL))
      {
        g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED,
                     /* Translators: the name of a file, then a number. */
                     _("The tables of the library “%1$s” don’t fit its version, %2$d. Restore a backup, or "
                       "choose another file."), name, (int) identity->version);
        return FALSE;
      }

  return TRUE;
}

static gboolean
take_steps (AriLibrary         *self,
            AriDatabase        *database,
            const AriIdentity  *identity,
            GError            **error)
{
  gint64 newest = ari_identity_newest (self->options.schema_folder);

  for (gint64 version = identity->version + 1; version <= newest; version++)
    if (!take_step (self, database, version, error))
      return FALSE;

  return TRUE;
}

/* Without any step the library is as it was, and another try makes another backup. */
static gboolean
is_unchanged (AriDatabase       *database,
              const AriIdentity *identity)
{
  gint64 version = 0;

  return ari_database_get_int (database, "PRAGMA user_version", &version, NULL)
         && version == identity->version;
}

static gboolean
take_missing_steps (AriLibrary         *self,
                    AriDatabase        *database,
                    const AriIdentity  *identity,
                    GError            **error)
{
  gint64 newest = ari_identity_newest (self->options.schema_folder);
  gboolean lacks = identity->version > 0 && identity->version < newest, ok;
  g_autofree char *backup = NULL;

  if (lacks && !fits_version (self, database, identity, error))
    return FALSE;
  if (lacks && !database->temporary && (backup = ari_backup_make (database, error)) == NULL)
    return FALSE;

  ok = take_steps (self, database, identity, error);
  if (backup != NULL && !ok && is_unchanged (database, identity))
    g_unlink (backup);
  else if (backup != NULL)
    ari_backup_keep (database->path, backup);

  return ok;
}

static gboolean
file_has_bytes (const char *path,
                const char *suffix)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  GStatBuf info;

  return g_stat (name, &info) == 0 && info.st_size > 0;
}

/* A log or a journal beside the file means that the last program did not get to close it. SQLite puts both
 * beside the file itself, not beside a link to it. */
static gboolean
is_unclean (const char *path)
{
  g_autofree char *real = realpath (path, NULL);
  const char *file = real != NULL ? real : path;

  return file_has_bytes (file, "-wal") || file_has_bytes (file, "-journal");
}

static gboolean
prepare_file (AriLibrary    *self,
              AriDatabase   *database,
              gboolean       unclean,
              GError       **error)
{
  AriIdentity identity;

  if (!ari_identity_read (database, self->options.schema_folder, &identity, error))
    return FALSE;

  if (unclean && !ari_database_passes (database, "PRAGMA quick_check (1)", error))
    return FALSE;

  /* Pages are written only from here on. A file system without shared memory keeps the rollback journal,
   * which is as durable, only slower. */
  if (sqlite3_db_readonly (database->db, "main"))
    return ari_database_fail (database, SQLITE_READONLY, error);

  sqlite3_db_config (database->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);

  return take_missing_steps (self, database, &identity, error) &&
         ari_library_mend_schema (self, database, error) &&
         ari_database_exec (database, "PRAGMA journal_mode = WAL", error) &&
         ari_database_exec (database, "PRAGMA cache_size = -16384; PRAGMA journal_size_limit = 8388608;",
                            error);
}

/* Whether the file can be written, and a log beside it. A log is beside the file itself, not beside a link to
 * it. */
static gboolean
may_write (const char *path)
{
  g_autofree char *real = realpath (path, NULL);
  g_autofree char *folder = g_path_get_dirname (real != NULL ? real : path);

  return g_access (path, W_OK) == 0 && g_access (folder, W_OK | X_OK) == 0;
}

/**
 * ari_library_open_read_only:
 *
 * Opens a file that can't be written, without writing anything beside it. A file that is not whole without
 * its log, or that lacks steps, is read from a temporary copy.
 */
AriDatabase *
ari_library_open_read_only (AriLibrary  *self,
                            GError     **error)
{
  gboolean unclean = is_unclean (self->path);
  g_autoptr(AriDatabase) database = NULL;
  AriIdentity identity;

  if (unclean)
    database = ari_database_copy_unclean (self->path, error);
  else
    database = ari_database_open (self->path, ARI_DATABASE_IMMUTABLE, 0, error);

  if (database == NULL || !ari_identity_read (database, self->options.schema_folder, &identity, error)
      || (unclean && !ari_database_passes (database, "PRAGMA quick_check (1)", error)))
    return NULL;

  database->read_only = TRUE;
  if (identity.version == ari_identity_newest (self->options.schema_folder))
    return g_steal_pointer (&database);

  if (!database->temporary)
    {
      g_autoptr(AriDatabase) copy = ari_database_copy (database, error);

      if (copy == NULL)
        return NULL;

      g_clear_pointer (&database, ari_database_close);
      database = g_steal_pointer (&copy);
    }

  return take_missing_steps (self, database, &identity, error) ? g_steal_pointer (&database) : NULL;
}

/* Whether a file is there that can hold a library, or none is. SQLite would only call anything else an error
 * of the disk. */
static gboolean
is_plain (const char  *path,
          GError     **error)
{
  AriFilePlace place = ari_place_of (path);
  g_autofree char *name = g_filename_display_name (path);

  if (place == ARI_PLACE_FREE || place == ARI_PLACE_FILE)
    return TRUE;

  if (place == ARI_PLACE_FOLDER)
    g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FOREIGN,
                 _("“%s” is a folder. Choose a file for the library."), name);
  else
    g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_FOREIGN,
                 _("“%s” is a pipe or a device. Choose a plain file for the library."), name);

  return FALSE;
}

static AriDatabase *
open_for_writing (AriLibrary    *self,
                  gboolean       unclean,
                  GCancellable  *cancellable,
                  GError       **error)
{
  g_autoptr(AriDatabase) database = NULL;
  gboolean ok;

  database = ari_database_open (self->path, ARI_DATABASE_WRITE, self->options.busy_timeout, error);
  if (database == NULL)
    return NULL;

  if (self->options.max_pages > 0)
    {
      g_autofree char *limit = g_strdup_printf ("PRAGMA max_page_count = %u", self->options.max_pages);

      if (!ari_database_exec (database, limit, error))
        return NULL;
    }

  ari_database_watch (database, cancellable);
  ok = prepare_file (self, database, unclean, error);
  ari_database_watch (database, NULL);

  return ok ? g_steal_pointer (&database) : NULL;
}

/**
 * ari_library_open_database:
 *
 * Opens the file, or creates it. A damaged, foreign or too new file is examined and left alone; one that
 * can't be written is only read.
 */
AriDatabase *
ari_library_open_database (AriLibrary    *self,
                           GCancellable  *cancellable,
                           GError       **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autoptr(GError) refusal = NULL;
  AriDatabase *database;
  gboolean unclean = is_unclean (self->path);
  gboolean there = file_has_bytes (self->path, "");

  if (!is_plain (self->path, error))
    return NULL;

  /* If this fails, opening reports it. */
  g_mkdir_with_parents (folder, 0700);
  if (there && !look (self, unclean, error))
    return NULL;

  if (there && !may_write (self->path))
    return ari_library_open_read_only (self, error);

  database = open_for_writing (self, unclean, cancellable, &refusal);
  if (database != NULL)
    ari_part_file_clean (folder);
  /* Permissions don't show everything that forbids writing. */
  if (there && g_error_matches (refusal, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS))
    database = ari_library_open_read_only (self, NULL);
  if (database == NULL)
    g_propagate_error (error, g_steal_pointer (&refusal));

  return database;
}
