/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "ari-backup-private.h"
#include "ari-replacing.h"

/* Copies, checks and counts read the whole file. They have their own thread and connection, so plies and
 * lists never wait for them. */

#define BACKUP_AGE (24 * 60 * 60) /* seconds after which another automatic backup is made */
#define LOOK_AGAIN (60 * 60)      /* seconds until the age is checked again */

typedef struct
{
  AriChore        chore;
  gpointer        data;      /* (nullable) */
  GDestroyNotify  data_free; /* (nullable) */
} ChoreJob;

static void
chore_job_free (ChoreJob *job)
{
  if (job->data_free != NULL)
    job->data_free (job->data);
  g_free (job);
}

static void
fail_chore (GTask  *task,
            GError *error)
{
  AriLibrary *self = g_task_get_source_object (task);

  if (g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED))
    g_atomic_int_set (&self->damaged, TRUE);
  g_task_return_error (task, error);
}

/* On the thread that @database belongs to. */
static void
do_chore (GTask       *task,
          AriDatabase *database)
{
  ChoreJob *job = g_task_get_task_data (task);
  GError *error = NULL;
  gboolean ok;

  ari_database_watch (database, g_task_get_cancellable (task));
  ok = job->chore (database, job->data, &error);
  ari_database_watch (database, NULL);

  if (ok)
    g_task_return_boolean (task, TRUE);
  else
    fail_chore (task, error);
}

static void
run_chore (GTask        *task,
           gpointer      source_object,
           gpointer      task_data,
           GCancellable *cancellable)
{
  AriLibrary *self = source_object;
  gboolean read_only = g_atomic_int_get (&self->found_read_only);
  GError *error = NULL;
  g_autoptr(AriDatabase) database = ari_database_open (
      self->path, read_only ? ARI_DATABASE_IMMUTABLE : ARI_DATABASE_READ, self->options.busy_timeout, &error);

  if (database != NULL)
    do_chore (task, database);
  else
    fail_chore (task, error);
}

/* In the worker: passes the task to the other thread once everything queued before it has been written. */
static void
pass_on (GTask        *task,
         gpointer      source_object,
         gpointer      task_data,
         GCancellable *cancellable)
{
  AriLibrary *self = source_object;
  GError *error = NULL;
  AriDatabase *database = ari_library_reading (self, &error);

  if (database != NULL)
    ari_library_notice_others (self, database);
  if (database == NULL)
    g_task_return_error (task, error);
  /* The file can't be opened again, or never could be, but the open database can still be read and saved. */
  else if (database->temporary || ari_database_is_gone (database))
    do_chore (task, database);
  else
    ari_worker_push (self->chores, task, run_chore);
}

void
ari_library_push_chore (AriLibrary          *self,
                        gpointer             tag,
                        AriChore             chore,
                        gpointer             chore_data,
                        GDestroyNotify       chore_data_free,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  ChoreJob *job = g_new (ChoreJob, 1);
  g_autoptr(GTask) task = NULL;

  *job = (ChoreJob) { chore, chore_data, chore_data_free };
  task = ari_library_task (self, tag, job, (GDestroyNotify) chore_job_free, cancellable, callback, data);
  ari_library_push (self, task, pass_on);
}

gpointer
ari_library_chore_data (GTask *task)
{
  ChoreJob *job = g_task_get_task_data (task);

  return job->data;
}

static gboolean
copy_chore (AriDatabase  *database,
            gpointer      data,
            GError      **error)
{
  AriFilePlace place = ari_place_of (data);

  if (place != ARI_PLACE_FREE && place != ARI_PLACE_FILE)
    {
      g_autofree char *name = g_filename_display_name (data);

      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                   _("“%s” isn’t a plain file, so it can’t hold a backup. Choose another name."), name);
      return FALSE;
    }

  return ari_replacing_check (data, TRUE, error) && ari_library_copy (database, data, error);
}

void
ari_library_backup_async (AriLibrary          *self,
                          const char          *path,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (path != NULL);

  ari_library_push_chore (self, ari_library_backup_async, copy_chore, g_canonicalize_filename (path, NULL),
                          g_free, cancellable, callback, data);
}

/* Opening recreated what was missing then; another program may have removed it since. */
static gboolean
has_schema (AriLibrary   *self,
            AriDatabase  *database,
            GError      **error)
{
  g_autoptr(GString) script = g_string_new (NULL);
  gboolean words;

  return ari_library_find_missing (self, database, script, &words, error) &&
         (script->len == 0 || ari_database_fail (database, SQLITE_CORRUPT, error));
}

/* @data: the library */
static gboolean
check_chore (AriDatabase  *database,
             gpointer      data,
             GError      **error)
{
  return ari_database_passes (database, "PRAGMA integrity_check (1)", error) &&
         has_schema (data, database, error) &&
         ari_database_passes (database, "PRAGMA foreign_key_check", error) &&
         ari_database_passes (database, "SELECT id FROM match WHERE tip <> 0 AND NOT EXISTS "
                              "(SELECT 1 FROM ply WHERE ply.match = match.id AND ply.id = match.tip)", error) &&
         ari_database_passes (database, "SELECT id FROM ply WHERE parent <> 0 AND NOT EXISTS "
                              "(SELECT 1 FROM ply AS up WHERE up.match = ply.match AND up.id = ply.parent)", error);
}

void
ari_library_check_async (AriLibrary          *self,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_chore (self, ari_library_check_async, check_chore, self, NULL, cancellable, callback,
                          data);
}

/* The daily copy. */

static gboolean
is_due (const char *path)
{
  gint64 age = ari_backup_age (path);

  return age < 0 || age >= BACKUP_AGE;
}

/* The check comes first: a copy of a damaged file must not push out the good ones. */
static gboolean
daily_chore (AriDatabase  *database,
             gpointer      data,
             GError      **error)
{
  g_autofree char *backup = NULL;
  gint64 n_matches = 0;

  if (!is_due (database->path))
    return TRUE;

  if (!ari_database_get_int (database, "SELECT EXISTS (SELECT 1 FROM match)", &n_matches, error))
    return FALSE;
  if (n_matches == 0)
    return TRUE;

  if (ari_database_passes (database, "PRAGMA quick_check (1)", error))
    backup = ari_backup_make (database, error);
  if (backup != NULL)
    ari_backup_keep (database->path, backup);

  return backup != NULL;
}

static gboolean daily_timeout_cb (gpointer data);

static void
daily_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  AriLibrary *self = ARI_LIBRARY (object);
  g_autoptr(GError) error = NULL;
  gboolean done = ari_library_finish (self, result, &error);

  if (g_error_matches (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_DAMAGED))
    {
      ari_library_emit_damaged (self, error);
      return;
    }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (!done)
    g_message ("No backup was made: %s", error->message);

  /* A window may stay open for days, and a disk that is full now may have space in an hour. */
  if (self->worker != NULL && self->chores_id == 0)
    self->chores_id = g_timeout_add_seconds (LOOK_AGAIN, daily_timeout_cb, self);
}

static gboolean
daily_timeout_cb (gpointer data)
{
  AriLibrary *self = data;

  self->chores_id = 0;
  ari_library_push_chore (self, daily_timeout_cb, daily_chore, NULL, NULL, self->closing, daily_cb, NULL);

  return G_SOURCE_REMOVE;
}

void
ari_library_start_chores (AriLibrary *self)
{
  g_clear_handle_id (&self->chores_id, g_source_remove);
  /* Where nothing can be written, backups can't be either. */
  if (self->worker == NULL || self->read_only)
    return;

  self->chores_id = g_timeout_add_full (G_PRIORITY_LOW, self->options.chores_delay, daily_timeout_cb, self,
                                        NULL);
}
