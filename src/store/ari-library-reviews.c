/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-reviews.h"

#include "ari-library-private.h"

/* The queue of matches that wait to be reviewed. */

static gpointer
read_reviews (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  g_autoptr(GArray) reviews = g_array_new (FALSE, FALSE, sizeof (AriQueuedReview));
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT review.match, automatic FROM review JOIN match ON match.id = review.match WHERE deleted = 0 "
    "ORDER BY place, review.match", error);
  int rc;

  if (rows == NULL)
    return NULL;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      AriQueuedReview review = { sqlite3_column_int64 (rows, 0), sqlite3_column_int (rows, 1) };

      g_array_append_val (reviews, review);
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&reviews) : NULL;
}

void
ari_library_reviews_async (AriLibrary          *self,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_read (self, ari_library_reviews_async,
                         &(AriReadJob) { read_reviews, NULL, g_free, (GDestroyNotify) g_array_unref },
                         cancellable, callback, data);
}

GArray *
ari_library_reviews_finish (AriLibrary    *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_reviews_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Behind those that wait; one that waits already stays where it is. */
static gboolean
append_reviews (AriDatabase  *database,
                gpointer      data,
                GError      **error)
{
  const GArray *reviews = data;
  gint64 place;

  if (!ari_database_get_int (database, "SELECT coalesce (max (place) + 1, 0) FROM review", &place, error))
    return FALSE;

  for (guint i = 0; i < reviews->len; i++)
    {
      const AriQueuedReview *review = &g_array_index (reviews, AriQueuedReview, i);
      g_autoptr(AriStatement) add = ari_database_use (database,
        "INSERT INTO review (match, place, automatic) SELECT id, ?2, ?3 FROM match WHERE id = ?1 "
        "ON CONFLICT (match) DO UPDATE SET automatic = min (automatic, excluded.automatic)", error);

      if (add == NULL)
        return FALSE;

      sqlite3_bind_int64 (add, 1, review->match);
      sqlite3_bind_int64 (add, 2, place + i);
      sqlite3_bind_int (add, 3, review->automatic);
      if (!ari_database_run (database, add, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
write_reviews (AriDatabase  *database,
               gpointer      data,
               GError      **error)
{
  return ari_database_exec (database, "DELETE FROM review", error) && append_reviews (database, data, error);
}

static GArray *
copy_reviews (const AriQueuedReview *reviews,
              guint                  n_reviews)
{
  GArray *copy = g_array_sized_new (FALSE, FALSE, sizeof (AriQueuedReview), n_reviews);

  return g_array_append_vals (copy, reviews, n_reviews);
}

void
ari_library_set_reviews_async (AriLibrary            *self,
                               const AriQueuedReview *reviews,
                               guint                  n_reviews,
                               GCancellable          *cancellable,
                               GAsyncReadyCallback    callback,
                               gpointer               data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (reviews != NULL || n_reviews == 0);

  ari_library_push_quiet_write (self, ari_library_set_reviews_async, write_reviews,
                                copy_reviews (reviews, n_reviews), (GDestroyNotify) g_array_unref,
                                cancellable, callback, data);
}

void
ari_library_append_reviews_async (AriLibrary            *self,
                                  const AriQueuedReview *reviews,
                                  guint                  n_reviews,
                                  GCancellable          *cancellable,
                                  GAsyncReadyCallback    callback,
                                  gpointer               data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (reviews != NULL || n_reviews == 0);

  ari_library_push_quiet_write (self, ari_library_append_reviews_async, append_reviews,
                                copy_reviews (reviews, n_reviews), (GDestroyNotify) g_array_unref,
                                cancellable, callback, data);
}

static GArray *
copy_matches (const gint64 *matches,
              guint         n_matches)
{
  GArray *copy = g_array_sized_new (FALSE, FALSE, sizeof (gint64), n_matches);

  return g_array_append_vals (copy, matches, n_matches);
}

static gboolean
remove_reviews (AriDatabase  *database,
                gpointer      data,
                GError      **error)
{
  const GArray *matches = data;

  for (guint i = 0; i < matches->len; i++)
    {
      g_autoptr(AriStatement) remove = ari_database_use (database, "DELETE FROM review WHERE match = ?1", error);

      if (remove == NULL)
        return FALSE;

      sqlite3_bind_int64 (remove, 1, g_array_index (matches, gint64, i));
      if (!ari_database_run (database, remove, error))
        return FALSE;
    }

  return TRUE;
}

void
ari_library_remove_reviews_async (AriLibrary          *self,
                                  const gint64        *matches,
                                  guint                n_matches,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (matches != NULL || n_matches == 0);

  ari_library_push_quiet_write (self, ari_library_remove_reviews_async, remove_reviews,
                                copy_matches (matches, n_matches), (GDestroyNotify) g_array_unref,
                                cancellable, callback, data);
}

static gpointer
read_missing (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  const GArray *matches = data;
  g_autoptr(GArray) missing = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < matches->len; i++)
    {
      g_autoptr(AriStatement) find = ari_database_use (database,
        "SELECT 1 FROM match WHERE id = ?1 AND deleted = 0", error);
      gint64 match = g_array_index (matches, gint64, i);
      int rc;

      if (find == NULL)
        return NULL;

      sqlite3_bind_int64 (find, 1, match);
      rc = ari_database_step (database, find, error);
      if (rc != SQLITE_ROW && rc != SQLITE_DONE)
        return NULL;
      if (rc == SQLITE_DONE)
        g_array_append_val (missing, match);
    }

  return g_steal_pointer (&missing);
}

void
ari_library_missing_async (AriLibrary          *self,
                           const gint64        *matches,
                           guint                n_matches,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (matches != NULL || n_matches == 0);

  ari_library_push_read (self, ari_library_missing_async,
                         &(AriReadJob) { read_missing, copy_matches (matches, n_matches),
                                         (GDestroyNotify) g_array_unref, (GDestroyNotify) g_array_unref },
                         cancellable, callback, data);
}

GArray *
ari_library_missing_finish (AriLibrary    *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_missing_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Matches are loaded and examined one at a time. */
typedef struct
{
  GArray        *matches; /* (element-type gint64) */
  GArray        *answers; /* (element-type guint) */
  AriMatchExam   exam;
  gpointer       exam_data;
  GDestroyNotify exam_data_free;
} Examination;

static void
examination_free (Examination *examination)
{
  g_array_unref (examination->matches);
  g_array_unref (examination->answers);
  examination->exam_data_free (examination->exam_data);
  g_free (examination);
}

/* FALSE only when the whole examination was cancelled. */
static gboolean
examine_match (AriDatabase  *database,
               Examination  *examination,
               gint64        id,
               GError      **error)
{
  g_autoptr(GError) reason = NULL;
  g_autoptr(AriMatchData) stored = ari_matches_load (database, id, &reason);
  g_autoptr(AriMatch) match = stored != NULL ? ari_match_data_build (stored, &reason) : NULL;
  guint answer = match != NULL ? examination->exam (match, examination->exam_data) : ARI_MATCH_UNREADABLE;

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }

  g_array_append_val (examination->answers, answer);

  return TRUE;
}

static gboolean
examine_chore (AriDatabase  *database,
               gpointer      data,
               GError      **error)
{
  Examination *examination = data;

  for (guint i = 0; i < examination->matches->len; i++)
    if (!examine_match (database, examination, g_array_index (examination->matches, gint64, i), error))
      return FALSE;

  return TRUE;
}

void
ari_library_examine_async (AriLibrary          *self,
                           const gint64        *matches,
                           guint                n_matches,
                           AriMatchExam         exam,
                           gpointer             exam_data,
                           GDestroyNotify       exam_data_free,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  Examination *examination = g_new (Examination, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (matches != NULL || n_matches == 0);
  g_return_if_fail (exam != NULL && exam_data_free != NULL);

  *examination = (Examination) { copy_matches (matches, n_matches),
                                 g_array_new (FALSE, FALSE, sizeof (guint)), exam, exam_data,
                                 exam_data_free };
  ari_library_push_chore (self, ari_library_examine_async, examine_chore, examination,
                          (GDestroyNotify) examination_free, cancellable, callback, data);
}

GArray *
ari_library_examine_finish (AriLibrary    *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_examine_async), NULL);

  if (!ari_library_finish (self, result, error))
    return NULL;

  return g_array_ref (((Examination *) ari_library_chore_data (G_TASK (result)))->answers);
}

static void
filled_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriEntry) entry = data;
  g_autoptr(GPtrArray) read = ari_library_entries_finish (ARI_LIBRARY (source), result, NULL);

  if (read != NULL && read->len > 0 && read->pdata[0] != NULL)
    ari_entry_fill (entry, g_steal_pointer (&read->pdata[0]));
}

void
ari_library_fill_entry (AriLibrary *self,
                        AriEntry   *entry)
{
  g_autoptr(GArray) ids = NULL;
  gint64 match;

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (ARI_IS_ENTRY (entry));

  ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  match = ari_entry_get_id (entry);
  g_array_append_val (ids, match);
  ari_library_entries_async (self, ids, NULL, filled_cb, g_object_ref (entry));
}

AriEntry *
ari_library_make_entry (AriLibrary *self,
                        gint64      match)
{
  AriEntry *entry;

  g_return_val_if_fail (ARI_IS_LIBRARY (self), NULL);

  entry = ari_entry_new (match);
  ari_library_fill_entry (self, entry);

  return entry;
}
