/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

/* Writes, as the main thread sees them: each call is one transaction of the worker. */

typedef struct
{
  AriWrite       write;
  gpointer       data;
  GDestroyNotify free_data;
} WriteJob;

static void
write_job_free (WriteJob *job)
{
  job->free_data (job->data);
  g_free (job);
}

static gboolean
write_in_transaction (AriLibrary  *self,
                      AriWrite     write,
                      gpointer     data,
                      GError     **error)
{
  AriDatabase *database = ari_library_writing (self, error);

  return database != NULL && ari_database_begin (database, error)
         && ari_database_end (database, write (database, data, error), error);
}

static void
write_quietly (GTask        *task,
               gpointer      source_object,
               gpointer      task_data,
               GCancellable *cancellable)
{
  WriteJob *job = task_data;
  GError *error = NULL;

  if (write_in_transaction (source_object, job->write, job->data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
write_in_worker (GTask        *task,
                 gpointer      source_object,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  write_quietly (task, source_object, task_data, cancellable);
  if (!g_task_had_error (task))
    ari_library_note_change (source_object);
}

static void
push_write (AriLibrary          *self,
            gpointer             tag,
            const WriteJob      *job,
            GTaskThreadFunc      run,
            GCancellable        *cancellable,
            GAsyncReadyCallback  callback,
            gpointer             data)
{
  g_autoptr(GTask) task = ari_library_task (self, tag, g_memdup2 (job, sizeof *job),
                                            (GDestroyNotify) write_job_free, cancellable, callback, data);

  ari_library_push (self, task, run);
}

void
ari_library_push_write (AriLibrary          *self,
                        gpointer             tag,
                        AriWrite             write,
                        gpointer             write_data,
                        GDestroyNotify       write_data_free,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  push_write (self, tag, &(WriteJob) { write, write_data, write_data_free }, write_in_worker, cancellable,
              callback, data);
}

void
ari_library_push_quiet_write (AriLibrary          *self,
                              gpointer             tag,
                              AriWrite             write,
                              gpointer             write_data,
                              GDestroyNotify       write_data_free,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  push_write (self, tag, &(WriteJob) { write, write_data, write_data_free }, write_quietly, cancellable,
              callback, data);
}

gpointer
ari_library_write_data (GTask *task)
{
  WriteJob *job = g_task_get_task_data (task);

  return job->data;
}

/* Whole matches. */

typedef struct
{
  GPtrArray *matches; /* (element-type AriMatchData) */
  gint64     id;      /* of the last one written */
} Addition;

static Addition *
addition_new (void)
{
  Addition *addition = g_new0 (Addition, 1);

  addition->matches = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_match_data_free);

  return addition;
}

static void
addition_free (gpointer data)
{
  Addition *addition = data;

  g_ptr_array_unref (addition->matches);
  g_free (addition);
}

static gboolean
write_addition (AriDatabase  *database,
                gpointer      data,
                GError      **error)
{
  Addition *addition = data;

  for (guint i = 0; i < addition->matches->len; i++)
    {
      const AriMatchData *match = g_ptr_array_index (addition->matches, i);

      if (!ari_matches_insert (database, match, match->started, &addition->id, error))
        return FALSE;
    }

  return TRUE;
}

static void
add_in_worker (GTask        *task,
               gpointer      source_object,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Addition *addition = task_data;
  GError *error = NULL;

  if (!write_in_transaction (source_object, write_addition, addition, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  ari_library_note_change (source_object);
  g_task_return_int (task, addition->id);
}

void
ari_library_add_async (AriLibrary          *self,
                       AriMatch            *match,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr(GTask) task = NULL;
  Addition *addition;

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (ARI_IS_MATCH (match));

  addition = addition_new ();
  g_ptr_array_add (addition->matches, ari_match_data_new (match));
  task = ari_library_task (self, ari_library_add_async, addition, addition_free, cancellable, callback, data);
  ari_library_push (self, task, add_in_worker);
}

gint64
ari_library_add_finish (AriLibrary    *self,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), -1);

  return g_task_propagate_int (G_TASK (result), error);
}

void
ari_library_add_many_async (AriLibrary          *self,
                            GPtrArray           *matches,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  Addition *addition;

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (matches != NULL);

  addition = addition_new ();
  for (guint i = 0; i < matches->len; i++)
    g_ptr_array_add (addition->matches, ari_match_data_new (g_ptr_array_index (matches, i)));
  ari_library_push_write (self, ari_library_add_many_async, write_addition, addition, addition_free,
                          cancellable, callback, data);
}

/* Stars, tags, deleting. */

typedef struct
{
  GArray   *ids;   /* (element-type gint64) */
  gboolean  value;
  char    **tags;  /* (nullable) */
} Flags;

static Flags *
flags_new (const gint64 *ids,
           guint         n_ids,
           gboolean      value)
{
  Flags *flags = g_new0 (Flags, 1);

  flags->ids = g_array_sized_new (FALSE, FALSE, sizeof (gint64), n_ids);
  g_array_append_vals (flags->ids, ids, n_ids);
  flags->value = value != FALSE;

  return flags;
}

static void
flags_free (gpointer data)
{
  Flags *flags = data;

  g_array_unref (flags->ids);
  g_strfreev (flags->tags);
  g_free (flags);
}

static gboolean
write_flag (AriDatabase  *database,
            const char   *sql,
            const Flags  *flags,
            GError      **error)
{
  for (guint i = 0; i < flags->ids->len; i++)
    {
      g_autoptr(AriStatement) set = ari_database_use (database, sql, error);

      if (set == NULL)
        return FALSE;

      sqlite3_bind_int64 (set, 1, g_array_index (flags->ids, gint64, i));
      sqlite3_bind_int (set, 2, flags->value);
      if (!ari_database_run (database, set, error))
        return FALSE;
      if (sqlite3_changes (database->db) == 0)
        return ari_library_fail_missing (error);
    }

  return TRUE;
}

static gboolean
write_starred (AriDatabase  *database,
               gpointer      data,
               GError      **error)
{
  static const char *const sql = "UPDATE match SET starred = ?2 WHERE id = ?1";

  return write_flag (database, sql, data, error);
}

void
ari_library_set_starred_async (AriLibrary          *self,
                               gint64               id,
                               gboolean             starred,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_write (self, ari_library_set_starred_async, write_starred, flags_new (&id, 1, starred),
                          flags_free, cancellable, callback, data);
}

/* Deleted or not. */
static gboolean
is_there (AriDatabase  *database,
          gint64        id,
          GError      **error)
{
  g_autoptr(AriStatement) find = ari_database_use (database, "SELECT 1 FROM match WHERE id = ?1", error);
  int rc;

  if (find == NULL)
    return FALSE;

  sqlite3_bind_int64 (find, 1, id);
  rc = ari_database_step (database, find, error);

  return rc == SQLITE_ROW || (rc == SQLITE_DONE && ari_library_fail_missing (error));
}

static gboolean
write_deleted (AriDatabase  *database,
               gpointer      data,
               GError      **error)
{
  const Flags *flags = data;

  for (guint i = 0; i < flags->ids->len; i++)
    {
      gint64 id = g_array_index (flags->ids, gint64, i);
      gboolean changed = FALSE;

      if (!ari_matches_set_deleted (database, id, flags->value, &changed, error) ||
          (!changed && !is_there (database, id, error)))
        return FALSE;
    }

  return TRUE;
}

void
ari_library_set_deleted_async (AriLibrary          *self,
                               const gint64        *ids,
                               guint                n_ids,
                               gboolean             deleted,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (ids != NULL || n_ids == 0);

  ari_library_push_write (self, ari_library_set_deleted_async, write_deleted, flags_new (ids, n_ids, deleted),
                          flags_free, cancellable, callback, data);
}

static gboolean
write_tags (AriDatabase  *database,
            gpointer      data,
            GError      **error)
{
  const Flags *flags = data;

  return ari_matches_set_tags (database, g_array_index (flags->ids, gint64, 0),
                               (const char *const *) flags->tags, error);
}

void
ari_library_set_tags_async (AriLibrary          *self,
                            gint64               id,
                            const char *const   *tags,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  Flags *flags;

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (tags != NULL);

  flags = flags_new (&id, 1, FALSE);
  flags->tags = g_strdupv ((char **) tags);
  ari_library_push_write (self, ari_library_set_tags_async, write_tags, flags, flags_free, cancellable,
                          callback, data);
}

/* An earlier release kept matches before their first ply, and a match can lose its only one. What a person
 * wrote about a match, or marked it with, is worth keeping all the same. */
#define EMPTY \
  "(tip = 0 AND NOT EXISTS (SELECT 1 FROM ply WHERE ply.match = match.id) " \
  "AND coalesce (title, '') = '' AND coalesce (notes, '') = '' AND coalesce (foreign_tags, '') = '' " \
  "AND NOT starred AND NOT EXISTS (SELECT 1 FROM tag WHERE tag.match = match.id))"

#define PURGE(which) \
  "DELETE FROM words WHERE rowid IN (SELECT id FROM match WHERE " which ");" \
  "DELETE FROM match WHERE " which ";"

/* Only what was deleted is removed: another program may have restored it. */
static gboolean
write_purge (AriDatabase  *database,
             gpointer      data,
             GError      **error)
{
  const GArray *ids = data;

  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autofree char *purge = g_strdup_printf (PURGE ("id = %1$" G_GINT64_FORMAT " AND deleted <> 0"), id);

      if (!ari_database_exec (database, purge, error))
        return FALSE;
    }

  return TRUE;
}

/* All that is offered for restoring: of the rest, another program may have something open. */
static gboolean
write_purge_all (AriDatabase  *database,
                 gpointer      data,
                 GError      **error)
{
  return ari_database_exec (database, PURGE ("deleted > " G_STRINGIFY (ARI_HIDDEN)), error);
}

/* A match that was deleted while the clock was ahead counts as deleted now, or it would stay for years. */
#define NONE_IS_LATER(now) "UPDATE match SET deleted = " now " WHERE deleted > " now ";"

#define NOW "%1$" G_GINT64_FORMAT

static gboolean
write_tidy (AriDatabase  *database,
            gpointer      data,
            GError      **error)
{
  /* All statements have the same time, or one would keep what another removes. */
  g_autofree char *sql = g_strdup_printf (
    NONE_IS_LATER (NOW) PURGE ("(deleted <> 0 AND deleted <= " NOW " - " ARI_RESTORABLE ") OR " EMPTY),
    g_get_real_time () / G_USEC_PER_SEC);

  return ari_database_exec (database, sql, error);
}

/* The row stays until the next start: another process may have the match open. */
static gboolean
write_drop_empty (AriDatabase  *database,
                  gpointer      data,
                  GError      **error)
{
  const gint64 *id = data;
  g_autoptr(AriStatement) drop = ari_database_use (database,
    "UPDATE match SET deleted = " G_STRINGIFY (ARI_HIDDEN) " WHERE id = ?1 AND " EMPTY, error);

  if (drop == NULL)
    return FALSE;

  sqlite3_bind_int64 (drop, 1, *id);

  return ari_database_run (database, drop, error);
}

void
ari_library_drop_empty_async (AriLibrary          *self,
                              gint64               id,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_write (self, ari_library_drop_empty_async, write_drop_empty, g_memdup2 (&id, sizeof id),
                          g_free, cancellable, callback, data);
}

void
ari_library_tidy_async (AriLibrary          *self,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_write (self, ari_library_tidy_async, write_tidy, NULL, g_free,
                          cancellable, callback, data);
}

void
ari_library_purge_async (AriLibrary          *self,
                         const gint64        *ids,
                         guint                n_ids,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  GArray *copy;

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (ids != NULL || n_ids == 0);

  copy = g_array_sized_new (FALSE, FALSE, sizeof *ids, n_ids);
  g_array_append_vals (copy, ids, n_ids);
  ari_library_push_write (self, ari_library_purge_async, write_purge, copy, (GDestroyNotify) g_array_unref,
                          cancellable, callback, data);
}

void
ari_library_purge_all_async (AriLibrary          *self,
                             GCancellable        *cancellable,
                             GAsyncReadyCallback  callback,
                             gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_write (self, ari_library_purge_all_async, write_purge_all, NULL, g_free,
                          cancellable, callback, data);
}

/* What an autosave sends. */

typedef struct
{
  AriChange *change;
  AriTrack  *track;
} ChangeJob;

static gboolean
write_change (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  ChangeJob *job = data;

  return ari_change_write (job->change, database, &job->track->id, error);
}

static void
change_in_worker (GTask        *task,
                  gpointer      source_object,
                  gpointer      task_data,
                  GCancellable *cancellable)
{
  ChangeJob *job = task_data;
  gint64 id = job->track->id;
  GError *error = NULL;

  /* A change after a failed one would build on something that doesn't exist. */
  if (job->track->broken != NULL)
    {
      g_task_return_error (task, g_error_copy (job->track->broken));
      return;
    }

  if (write_in_transaction (source_object, write_change, job, &error))
    {
      if (ari_change_shows (job->change))
        ari_library_note_change (source_object);
      g_task_return_int (task, job->track->id);
      return;
    }

  job->track->id = id;
  job->track->broken = g_error_copy (error);
  g_task_return_error (task, error);
}

static void
change_job_free (gpointer data)
{
  ChangeJob *job = data;

  ari_change_unref (job->change);
  ari_track_unref (job->track);
  g_free (job);
}

void
ari_library_change_async (AriLibrary          *self,
                          AriChange           *change,
                          AriTrack            *track,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_autoptr(GTask) task = NULL;
  ChangeJob *job = g_new (ChangeJob, 1);

  *job = (ChangeJob) { ari_change_ref (change), ari_track_ref (track) };
  task = ari_library_task (self, ari_library_change_async, job, change_job_free, NULL, callback, data);
  ari_library_push (self, task, change_in_worker);
}

gint64
ari_library_change_finish (AriLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), -1);

  return g_task_propagate_int (G_TASK (result), error);
}
