/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <glib/gstdio.h>

#include "ari-backup-private.h"
#include "ari-identity.h"
#include "ari-part-file.h"

/* Reads the file without a lock, a journal or anything else that writes: a file that is refused
 * stays as it is, and nothing appears beside it. What still lies in a log is not seen.
 *
 * @unclean: whether a log or a journal lies beside it. Who was killed while its pages were being put into the file left
 * one that is not whole without them: the first page may tell of more pages than there are. Only what reads both can say
 * then whether the library is damaged. */
static gboolean
look (AriLibrary  *self,
      gboolean     unclean,
      GError     **error)
{
  g_autoptr(AriDatabase) database = NULL;
  g_autoptr(GError) refusal = NULL;
  AriIdentity identity;

  database = ari_database_open (self->path, ARI_DATABASE_LOOK, 0, &refusal);
  if (database != NULL && ari_identity_read (database, self->schema_folder, &identity, &refusal))
    return TRUE;

  if (unclean && g_error_matches (refusal, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&refusal));

  return FALSE;
}

/* One step and its version are one transaction. Another program may have taken the step meanwhile. */
static gboolean
take_step (AriLibrary   *self,
           AriDatabase  *database,
           gint64        version,
           GError      **error)
{
  g_autofree char *name = g_strdup_printf ("%s/schema-%03d.sql", self->schema_folder, (int) version);
  g_autoptr(GBytes) step = g_resources_lookup_data (name, 0, error);
  g_autofree char *script = NULL;
  gint64 present = 0;
  gboolean ok;

  if (step == NULL || !ari_database_begin (database, error))
    return FALSE;

  script = g_strdup_printf ("%.*s;PRAGMA application_id = %d; PRAGMA user_version = %d;",
                            (int) g_bytes_get_size (step), (const char *) g_bytes_get_data (step, NULL),
                            ARI_IDENTITY_APPLICATION_ID, (int) version);
  ok = ari_database_get_int (database, "PRAGMA user_version", &present, error) &&
       (present >= version || ari_database_exec (database, script, error));

  return ari_database_end (database, ok, error);
}

static gboolean
migrate (AriLibrary         *self,
         AriDatabase        *database,
         const AriIdentity  *identity,
         GError            **error)
{
  gint64 newest = ari_identity_newest (self->schema_folder);

  if (identity->version > 0 && identity->version < newest && !ari_backup_make (database, error))
    return FALSE;

  for (gint64 version = identity->version + 1; version <= newest; version++)
    if (!take_step (self, database, version, error))
      return FALSE;

  return TRUE;
}

static gboolean
file_has_bytes (const char *path,
                const char *suffix)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  GStatBuf info;

  return g_stat (name, &info) == 0 && info.st_size > 0;
}

static gboolean
prepare_file (AriLibrary    *self,
              AriDatabase   *database,
              gboolean       unclean,
              GError       **error)
{
  AriIdentity identity;

  if (!ari_identity_read (database, self->schema_folder, &identity, error))
    return FALSE;

  /* A log or a journal that lies there means that the last program did not get to close the file. */
  if (unclean && !ari_database_passes (database, "PRAGMA quick_check (1)", error))
    return FALSE;

  /* Pages are written only from here on. A file system without shared memory keeps the old journal,
   * which is as durable, only slower. */
  if (sqlite3_db_readonly (database->db, "main"))
    return ari_database_fail (database, SQLITE_READONLY, error);

  sqlite3_db_config (database->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);

  return migrate (self, database, &identity, error) &&
         ari_database_exec (database, "PRAGMA journal_mode = WAL", error) &&
         ari_database_exec (database, "PRAGMA cache_size = -16384; PRAGMA journal_size_limit = 8388608;",
                            error);
}

/**
 * ari_library_open_database:
 *
 * Opens the file, or makes it. A file that is damaged, foreign or too new is looked at and left alone.
 */
AriDatabase *
ari_library_open_database (AriLibrary    *self,
                           GCancellable  *cancellable,
                           GError       **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autoptr(AriDatabase) database = NULL;
  gboolean unclean = file_has_bytes (self->path, "-wal") || file_has_bytes (self->path, "-journal");
  gboolean ok;

  /* What does not work out here is reported by the opening. */
  g_mkdir_with_parents (folder, 0700);
  if (file_has_bytes (self->path, "") && !look (self, unclean, error))
    return NULL;

  database = ari_database_open (self->path, ARI_DATABASE_WRITE, self->busy_timeout, error);
  if (database == NULL)
    return NULL;

  if (self->max_pages > 0)
    {
      g_autofree char *limit = g_strdup_printf ("PRAGMA max_page_count = %u", self->max_pages);

      if (!ari_database_exec (database, limit, error))
        return NULL;
    }

  ari_database_watch (database, cancellable);
  ok = prepare_file (self, database, unclean, error);
  ari_database_watch (database, NULL);
  if (ok)
    ari_part_file_clean (folder);

  return ok ? g_steal_pointer (&database) : NULL;
}
