/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

/* Imported matches may not all fit into memory: each is read, written and freed before the next. */

typedef struct
{
  AriMatchSource  source;
  gpointer        source_data;
  GDestroyNotify  source_data_free;
  GCancellable   *cancellable; /* (nullable) the caller's */
  GCancellable   *closing;     /* the library's */
  GCancellable   *stop;        /* either of them; in the worker */
  AriImported     imported;
} Import;

static void
import_free (gpointer data)
{
  Import *import = data;

  if (import->source_data_free != NULL)
    import->source_data_free (import->source_data);
  g_clear_object (&import->cancellable);
  g_clear_object (&import->closing);
  g_clear_object (&import->stop);
  g_free (import);
}

/* The data to write; the AriMatch is freed by then. NULL without an error at the end. */
static AriMatchData *
read_match (Import  *import,
            GError **error)
{
  g_autoptr(AriMatch) match = NULL;

  if (g_cancellable_set_error_if_cancelled (import->stop, error))
    return NULL;

  match = import->source (import->source_data, error);

  return match != NULL ? ari_match_data_new (match) : NULL;
}

static gboolean
write_match (AriDatabase         *database,
             const AriMatchData  *match,
             AriImported         *imported,
             GError             **error)
{
  gint64 known = 0;

  /* The library keeps no match that nobody has played. The last id stays that of the match before. */
  if (match->plies->len == 0)
    {
      imported->n_empty++;
      return TRUE;
    }

  if (!ari_matches_find (database, match, &known, error))
    return FALSE;

  if (known != 0)
    {
      gboolean restored;
      guint n_merged;

      imported->last_id = known;
      if (!ari_matches_set_deleted (database, known, FALSE, &restored, error) ||
          !ari_matches_merge_evals (database, known, match, &n_merged, error))
        return FALSE;
      if (restored)
        imported->n_added++;
      else if (n_merged > 0)
        imported->n_judged++;
      else
        imported->n_known++;
      return TRUE;
    }

  imported->n_added++;
  return ari_matches_insert (database, match, match->started, &imported->last_id, error);
}

static gboolean
import_all (AriDatabase  *database,
            Import       *import,
            GError      **error)
{
  for (;;)
    {
      g_autoptr(GError) reason = NULL;
      g_autoptr(AriMatchData) match = read_match (import, &reason);

      if (reason != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }

      if (match == NULL)
        return TRUE;

      if (!write_match (database, match, &import->imported, error))
        return FALSE;
    }
}

static void
stop_cb (GCancellable *either,
         GCancellable *stop)
{
  g_cancellable_cancel (stop);
}

static gboolean
write_import (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  Import *import = data;
  gulong cancelled_id = 0, closing_id;
  gboolean ok;

  /* Closing the library waits for the worker: a program without a window must not go on for no visible
   * reason. */
  import->stop = g_cancellable_new ();
  if (import->cancellable != NULL)
    cancelled_id = g_cancellable_connect (import->cancellable, G_CALLBACK (stop_cb), import->stop, NULL);
  closing_id = g_cancellable_connect (import->closing, G_CALLBACK (stop_cb), import->stop, NULL);

  /* Only until the outcome of the transaction is decided. */
  ari_database_watch (database, import->stop);
  ok = import_all (database, import, error);
  ari_database_watch (database, NULL);

  g_cancellable_disconnect (import->cancellable, cancelled_id);
  g_cancellable_disconnect (import->closing, closing_id);

  return ok;
}

gboolean
ari_library_is_importing (AriLibrary *self)
{
  return self->n_imports > 0;
}

/* The caller's callback. */
typedef struct
{
  GAsyncReadyCallback callback; /* (nullable) */
  gpointer            data;
} Caller;

static void
imported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  g_autofree Caller *caller = data;

  ARI_LIBRARY (object)->n_imports--;
  if (caller->callback != NULL)
    caller->callback (object, result, caller->data);
}

void
ari_library_import_async (AriLibrary          *self,
                          AriMatchSource       source,
                          gpointer             source_data,
                          GDestroyNotify       source_data_free,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  Import *import;
  Caller *caller;

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (source != NULL);

  import = g_new0 (Import, 1);
  import->source = source;
  import->source_data = source_data;
  import->source_data_free = source_data_free;
  g_set_object (&import->cancellable, cancellable);
  g_set_object (&import->closing, self->closing);
  caller = g_new (Caller, 1);
  *caller = (Caller) { callback, data };
  self->n_imports++;
  ari_library_push_write (self, ari_library_import_async, write_import, import, import_free,
                          cancellable, imported_cb, caller);
}

gboolean
ari_library_import_finish (AriLibrary    *self,
                           GAsyncResult  *result,
                           AriImported   *imported,
                           GError       **error)
{
  const Import *import;

  if (!ari_library_finish (self, result, error))
    return FALSE;

  import = ari_library_write_data (G_TASK (result));
  *imported = import->imported;

  return TRUE;
}
