/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-backup-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "ari-identity.h"
#include "ari-library-private.h"

/* How many backups are kept. */
#define KEPT   3
#define SUFFIX ".backup"

void
ari_backup_free (AriBackup *self)
{
  g_free (self->path);
  g_free (self);
}

char *
ari_backup_name (const char *path)
{
  g_autofree char *stamp = ari_library_time_stamp ();

  return g_strconcat (path, ".", stamp, SUFFIX, NULL);
}

/* The time in a name that ari_backup_name() gave to a copy of the library whose file is called @base; NULL
 * for any other name. */
static GDateTime *
time_of (const char *name,
         const char *base)
{
  gsize length = strlen (base);
  g_autofree char *stamp = NULL;

  if (!g_str_has_prefix (name, base) ||
      !g_regex_match_simple ("^\\.[0-9]{8}T[0-9]{6}Z\\.backup$", name + length, G_REGEX_RAW, 0))
    return NULL;

  stamp = g_strndup (name + length + 1, strlen ("20261121T140500Z"));

  return g_date_time_new_from_iso8601 (stamp, NULL);
}

/* Opens a file read-only, if it is a library that this program can read. */
static AriDatabase *
open_library (const char *path)
{
  g_autoptr(AriDatabase) database = ari_database_open (path, ARI_DATABASE_IMMUTABLE, 0, NULL);

  return database != NULL && ari_identity_is_library (database, NULL) ? g_steal_pointer (&database) : NULL;
}

/* @now: the path of a backup that is made now */
static int
compare_names (gconstpointer a,
               gconstpointer b,
               gpointer      now)
{
  const char *one = *(const char *const *) a, *other = *(const char *const *) b;
  gboolean is_future = strcmp (one, now) > 0, other_is_future = strcmp (other, now) > 0;

  return is_future != other_is_future ? other_is_future - is_future : strcmp (one, other);
}

/* All files that look like backups, oldest first: their names hold the time, so sorting the names sorts by
 * time. Those from the future were made while the clock was ahead; they count as the oldest, or they would
 * push out each new one. An empty or foreign file isn't a backup, whatever its name.
 *
 * @latest: the name of a backup that was made just now, or that would be: any later name is from the future,
 * even if the clock has been set back since */
static GPtrArray *
list_backups (const char *path,
              const char *latest)
{
  g_autoptr(GPtrArray) backups = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *latest_base = g_path_get_basename (latest);
  g_autofree char *now = g_build_filename (folder, latest_base, NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr(GDateTime) made = time_of (name, base);
      g_autofree char *backup = made != NULL ? g_build_filename (folder, name, NULL) : NULL;
      /* Opening a pipe would wait for its writer. */
      gboolean regular = backup != NULL && g_file_test (backup, G_FILE_TEST_IS_REGULAR);
      g_autoptr(AriDatabase) database = regular ? open_library (backup) : NULL;

      if (database != NULL)
        g_ptr_array_add (backups, g_steal_pointer (&backup));
    }

  g_ptr_array_sort_with_data (backups, compare_names, now);

  return g_steal_pointer (&backups);
}

static GPtrArray *
list_backups_now (const char *path)
{
  g_autofree char *now = ari_backup_name (path);

  return list_backups (path, now);
}

char *
ari_backup_newest (const char *path)
{
  g_autoptr(GPtrArray) backups = list_backups_now (path);

  return backups->len > 0 ? g_strdup (g_ptr_array_index (backups, backups->len - 1)) : NULL;
}

gint64
ari_backup_age (const char *path)
{
  g_autofree char *newest = ari_backup_newest (path);
  g_autofree char *name = newest != NULL ? g_path_get_basename (newest) : NULL;
  g_autofree char *base = g_path_get_basename (path);
  g_autoptr(GDateTime) made = name != NULL ? time_of (name, base) : NULL;
  gint64 age = made != NULL ? g_get_real_time () / G_USEC_PER_SEC - g_date_time_to_unix (made) : -1;

  return MAX (age, -1);
}

char *
ari_backup_make (AriDatabase  *database,
                 GError      **error)
{
  g_autofree char *name = ari_backup_name (database->path);

  return ari_library_copy (database, name, error) ? g_steal_pointer (&name) : NULL;
}

void
ari_backup_keep (const char *path,
                 const char *backup)
{
  g_autoptr(GPtrArray) backups = list_backups (path, backup);

  /* The new one is the last of the list, whatever the clock says now, so it stays. */
  for (guint i = 0; i + KEPT < backups->len; i++)
    g_unlink (g_ptr_array_index (backups, i));
}

/* Reads all of a backup of the library @path: NULL when it can't replace the library. */
static AriBackup *
examine (const char    *backup,
         const char    *path,
         GCancellable  *cancellable)
{
  g_autoptr(AriDatabase) database = open_library (backup);
  g_autofree char *name = g_path_get_basename (backup);
  g_autofree char *base = g_path_get_basename (path);
  g_autoptr(GDateTime) made = time_of (name, base);
  gint64 n_matches = 0;
  AriBackup *self;

  if (database == NULL || made == NULL)
    return NULL;

  ari_database_watch (database, cancellable);
  if (!ari_database_passes (database, "PRAGMA integrity_check (1)", NULL) ||
      !ari_database_get_int (database, "SELECT count(*) FROM match WHERE NOT deleted", &n_matches, NULL))
    return NULL;

  self = g_new (AriBackup, 1);
  *self = (AriBackup) { g_strdup (backup), g_date_time_to_unix (made), (guint) n_matches };

  return self;
}

static void
find_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const char *path = task_data;
  g_autoptr(GPtrArray) backups = list_backups_now (path);
  g_autoptr(AriBackup) found = NULL;

  /* A library that was lost and begun anew has empty backups: they must not hide those with matches. */
  for (guint i = backups->len; i > 0 && !g_cancellable_is_cancelled (cancellable); i--)
    {
      g_autoptr(AriBackup) older = examine (g_ptr_array_index (backups, i - 1), path, cancellable);

      if (older != NULL && (found == NULL || older->n_matches > 0))
        {
          g_clear_pointer (&found, ari_backup_free);
          found = g_steal_pointer (&older);
        }
      if (found != NULL && found->n_matches > 0)
        break;
    }

  g_task_return_pointer (task, g_steal_pointer (&found), (GDestroyNotify) ari_backup_free);
}

void
ari_backup_find_async (const char          *path,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_return_if_fail (path != NULL);

  g_task_set_source_tag (task, ari_backup_find_async);
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, find_in_thread);
}

AriBackup *
ari_backup_find_finish (GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

typedef struct
{
  char *backup;
  char *path; /* of the library */
} Restoring;

static void
restoring_free (Restoring *job)
{
  g_free (job->backup);
  g_free (job->path);
  g_free (job);
}

/* The copy is made first, and replaces the library only when it is complete: a full disk, say, leaves
 * everything as it was. The backup stays, too. */
static gboolean
restore (const char  *backup,
         const char  *path,
         GError     **error)
{
  static const AriFileWords words = {
    N_("There is no space left to restore the library “%s”. Free some space, then try again."),
    N_("The library “%s” could not be restored (%s). Check the permissions of its folder."),
  };
  /* The backup may have changed since it was found. */
  g_autoptr(AriBackup) sound = examine (backup, path, NULL);
  g_autoptr(AriDatabase) database =
                sound != NULL ? ari_database_open (backup, ARI_DATABASE_IMMUTABLE, 0, error) : NULL;
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr(AriPartFile) part = NULL;

  if (sound == NULL)
    {
      g_autofree char *name = g_filename_display_name (backup);

      g_set_error (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING,
                   _("The backup “%s” can no longer be used. Try again to restore an older one."), name);
      return FALSE;
    }
  if (database == NULL)
    return FALSE;

  ari_part_file_clean (folder);
  part = ari_part_file_new (path, backup);
  if (part == NULL)
    {
      ari_library_fail_file (&words, path, errno, error);
      return FALSE;
    }

  return ari_library_write_copy (database, part, &words, path, error)
         && ari_library_replace (path, part, &words, error);
}

static void
restore_in_thread (GTask        *task,
                   gpointer      source_object,
                   gpointer      task_data,
                   GCancellable *cancellable)
{
  const Restoring *job = task_data;
  GError *error = NULL;

  if (restore (job->backup, job->path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
ari_backup_restore_async (const AriBackup     *self,
                          const char          *path,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_autoptr(GTask) task = g_task_new (NULL, NULL, callback, data);
  Restoring *job = g_new (Restoring, 1);

  *job = (Restoring) { g_strdup (self->path), g_strdup (path) };
  g_task_set_source_tag (task, ari_backup_restore_async);
  g_task_set_task_data (task, job, (GDestroyNotify) restoring_free);
  g_task_run_in_thread (task, restore_in_thread);
}

gboolean
ari_backup_restore_finish (GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
