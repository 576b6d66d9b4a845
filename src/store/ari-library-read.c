/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

/* Reads, as the main thread sees them. Cancelling interrupts the database. */

static void
read_job_free (AriReadJob *job)
{
  job->free_data (job->data);
  g_free (job);
}

void
ari_library_notice_others (AriLibrary  *self,
                           AriDatabase *database)
{
  gint64 version = 0;

  if (!ari_database_get_int (database, "PRAGMA data_version", &version, NULL))
    return;

  if (self->data_version != 0 && self->data_version != version)
    ari_library_note_change (self);
  self->data_version = version;
}

static void
read_in_worker (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  AriLibrary *self = source_object;
  AriReadJob *job = task_data;
  GError *error = NULL;
  AriDatabase *database = ari_library_reading (self, &error);
  gpointer answer = NULL;

  if (database != NULL)
    {
      ari_library_notice_others (self, database);
      ari_database_watch (database, cancellable);
      answer = job->read (database, job->data, &error);
      ari_database_watch (database, NULL);
    }

  if (answer != NULL)
    g_task_return_pointer (task, answer, job->free_answer);
  else
    g_task_return_error (task, error);
}

void
ari_library_push_read (AriLibrary          *self,
                       gpointer             tag,
                       const AriReadJob    *read_job,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             data)
{
  g_autoptr(GTask) task = NULL;

  task = ari_library_task (self, tag, g_memdup2 (read_job, sizeof *read_job), (GDestroyNotify) read_job_free,
                           cancellable, callback, data);
  ari_library_push (self, task, read_in_worker);
}

/* One match. */

static gpointer
read_match (AriDatabase  *database,
            gpointer      data,
            GError      **error)
{
  const gint64 *id = data;

  return ari_matches_is_kept (database, *id, TRUE, error) ? ari_matches_load (database, *id, error) : NULL;
}

void
ari_library_load_async (AriLibrary          *self,
                        gint64               id,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_read (self, ari_library_load_async,
             &(AriReadJob) { read_match, g_memdup2 (&id, sizeof id), g_free,
                          (GDestroyNotify) ari_match_data_free },
             cancellable, callback, data);
}

AriMatch *
ari_library_load_finish (AriLibrary    *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_autoptr(AriMatchData) match = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  match = g_task_propagate_pointer (G_TASK (result), error);

  return match != NULL ? ari_match_data_build (match, error) : NULL;
}

/* Lists. */

typedef struct
{
  AriQuery *query;
  guint     offset;
  guint     limit;
} Listing;

typedef struct
{
  GArray    *ids;
  GPtrArray *entries; /* (element-type AriEntryData) */
} Listed;

static void
listing_free (gpointer data)
{
  Listing *listing = data;

  ari_query_free (listing->query);
  g_free (listing);
}

static void
listed_free (gpointer data)
{
  Listed *listed = data;

  g_clear_pointer (&listed->ids, g_array_unref);
  g_clear_pointer (&listed->entries, g_ptr_array_unref);
  g_free (listed);
}

static gpointer
read_list (AriDatabase  *database,
           gpointer      data,
           GError      **error)
{
  const Listing *listing = data;
  GArray *ids = ari_queries_ids (database, listing->query, error);
  const gint64 *asked;
  guint first, n;
  Listed *listed;

  if (ids == NULL)
    return NULL;

  first = MIN (listing->offset, ids->len);
  n = MIN (listing->limit, ids->len - first);
  /* An empty array has no place. */
  asked = n > 0 ? &g_array_index (ids, gint64, first) : NULL;
  listed = g_new0 (Listed, 1);
  listed->ids = ids;
  listed->entries = ari_queries_entries (database, asked, n, error);
  if (listed->entries == NULL)
    g_clear_pointer (&listed, listed_free);

  return listed;
}

static void
push_list (AriLibrary          *self,
           gpointer             tag,
           const AriQuery      *query,
           guint                offset,
           guint                limit,
           GCancellable        *cancellable,
           GAsyncReadyCallback  callback,
           gpointer             data)
{
  Listing *listing = g_new (Listing, 1);

  *listing = (Listing) { ari_query_copy (query), offset, limit };
  ari_library_push_read (self, tag, &(AriReadJob) { read_list, listing, listing_free, listed_free },
             cancellable, callback, data);
}

void
ari_library_list_async (AriLibrary          *self,
                        const AriQuery      *query,
                        guint                n_first,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  push_list (self, ari_library_list_async, query, 0, n_first, cancellable, callback, data);
}

GArray *
ari_library_list_finish (AriLibrary    *self,
                         GAsyncResult  *result,
                         GPtrArray    **entries,
                         GError       **error)
{
  Listed *listed = g_task_propagate_pointer (G_TASK (result), error);
  GArray *ids;

  if (listed == NULL)
    return NULL;

  ids = g_steal_pointer (&listed->ids);
  *entries = g_steal_pointer (&listed->entries);
  listed_free (listed);

  return ids;
}

/* Turns what the worker read into objects. */
static GPtrArray *
to_entries (GPtrArray *read)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < read->len; i++)
    {
      AriEntryData *data = g_steal_pointer (&read->pdata[i]);

      if (data != NULL)
        {
          AriEntry *entry = ari_entry_new (data->id);

          ari_entry_fill (entry, data);
          g_ptr_array_add (entries, entry);
        }
    }

  return entries;
}

void
ari_library_query_async (AriLibrary          *self,
                         const AriQuery      *query,
                         guint                offset,
                         guint                limit,
                         GCancellable        *cancellable,
                         GAsyncReadyCallback  callback,
                         gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (query != NULL);

  push_list (self, ari_library_query_async, query, offset, limit, cancellable, callback, data);
}

GPtrArray *
ari_library_query_finish (AriLibrary    *self,
                          GAsyncResult  *result,
                          guint         *total,
                          GError       **error)
{
  g_autoptr(GPtrArray) read = NULL;
  g_autoptr(GArray) ids = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  ids = ari_library_list_finish (self, result, &read, error);
  if (ids == NULL)
    return NULL;

  if (total != NULL)
    *total = ids->len;

  return to_entries (read);
}

/* Counts. */

typedef struct
{
  GPtrArray *queries; /* (element-type AriQuery) */
  GArray    *counts;  /* (element-type guint) */
} Counting;

static void
counting_free (gpointer data)
{
  Counting *counting = data;

  g_ptr_array_unref (counting->queries);
  g_array_unref (counting->counts);
  g_free (counting);
}

static gboolean
counts_chore (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  Counting *counting = data;

  for (guint i = 0; i < counting->queries->len; i++)
    {
      guint n;

      if (!ari_queries_count (database, g_ptr_array_index (counting->queries, i), &n, error))
        return FALSE;
      g_array_append_val (counting->counts, n);
    }

  return TRUE;
}

void
ari_library_counts_async (AriLibrary          *self,
                          GPtrArray           *queries,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  Counting *counting = g_new (Counting, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));

  *counting = (Counting) { g_ptr_array_new_with_free_func ((GDestroyNotify) ari_query_free),
                           g_array_new (FALSE, FALSE, sizeof (guint)) };
  for (guint i = 0; i < queries->len; i++)
    g_ptr_array_add (counting->queries, ari_query_copy (g_ptr_array_index (queries, i)));
  ari_library_push_chore (self, ari_library_counts_async, counts_chore, counting, counting_free, cancellable,
                          callback, data);
}

GArray *
ari_library_counts_finish (AriLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_counts_async), NULL);

  if (!ari_library_finish (self, result, error))
    return NULL;

  return g_array_ref (((Counting *) ari_library_chore_data (G_TASK (result)))->counts);
}

static gpointer
read_entries (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  GArray *ids = data;

  return ari_queries_entries (database, (const gint64 *) ids->data, ids->len, error);
}

void
ari_library_entries_async (AriLibrary          *self,
                           GArray              *ids,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  ari_library_push_read (self, ari_library_entries_async,
             &(AriReadJob) { read_entries, g_array_ref (ids), (GDestroyNotify) g_array_unref,
                          (GDestroyNotify) g_ptr_array_unref },
             cancellable, callback, data);
}

GPtrArray *
ari_library_entries_finish (AriLibrary    *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* How matches went on from a position. */

typedef struct
{
  AriSetup   setup;
  AriAction *actions;
  guint      n_actions;
  gint64     except;
  AriPlayedFilter filter;
  char      *person;  /* (nullable) of the filter */
} Line;

static void
line_free (gpointer data)
{
  Line *line = data;

  g_free (line->actions);
  g_free (line->person);
  g_free (line);
}

static gpointer
read_played (AriDatabase  *database,
             gpointer      data,
             GError      **error)
{
  const Line *line = data;

  return ari_queries_played (database, &line->setup, line->actions, line->n_actions, line->except,
                             &line->filter, error);
}

void
ari_library_played_async (AriLibrary           *self,
                          const AriSetup       *setup,
                          const AriAction      *actions,
                          guint                 n_actions,
                          gint64                except,
                          const AriPlayedFilter *filter,
                          GCancellable         *cancellable,
                          GAsyncReadyCallback   callback,
                          gpointer              data)
{
  Line *line = g_new (Line, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));

  *line = (Line) { *setup, g_memdup2 (actions, n_actions * sizeof *actions), n_actions, except };
  line->person = filter != NULL ? g_strdup (filter->person) : NULL;
  line->filter = (AriPlayedFilter) { line->person, filter != NULL ? filter->since : 0 };
  ari_library_push_read (self, ari_library_played_async,
             &(AriReadJob) { read_played, line, line_free, (GDestroyNotify) g_array_unref },
             cancellable, callback, data);
}

GArray *
ari_library_played_finish (AriLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Tags. */

static gpointer
read_tags (AriDatabase  *database,
           gpointer      data,
           GError      **error)
{
  return ari_queries_tags (database, error);
}

void
ari_library_tags_async (AriLibrary          *self,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_read (self, ari_library_tags_async,
             &(AriReadJob) { read_tags, NULL, g_free, (GDestroyNotify) g_strfreev },
             cancellable, callback, data);
}

static int
compare_tags (const void *a,
              const void *b)
{
  return g_utf8_collate (*(char *const *) a, *(char *const *) b);
}

char **
ari_library_tags_finish (AriLibrary    *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  char **tags;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  tags = g_task_propagate_pointer (G_TASK (result), error);
  if (tags != NULL)
    qsort (tags, g_strv_length (tags), sizeof *tags, compare_tags);

  return tags;
}
