/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "ari-library-private.h"

/* Imported matches may not all fit into memory: each is read, written and freed before the next.
 *
 * An import may take half a minute, so it takes its turn in the queue for one batch after the other. Until it
 * ends, nobody sees what it has added: each new match is hidden as if it had been deleted long ago, and the
 * transaction of the last batch reveals all of them. So whatever stops an import leaves the library as it
 * was. The next start removes the hidden matches, unless the same file is imported before: that finds and
 * reveals them. */

typedef struct
{
  AriMatchSource  source;
  gpointer        source_data;
  GDestroyNotify  source_data_free;
  AriImported     imported;
  GHashTable     *hidden; /* (element-type gint64) a set: the ids of the matches to reveal */
  gboolean        ended;  /* the source has no more matches */
} Import;

static void
import_free (gpointer data)
{
  Import *import = data;

  if (import->source_data_free != NULL)
    import->source_data_free (import->source_data);
  g_hash_table_unref (import->hidden);
  g_free (import);
}

/* The data to write; the AriMatch is freed by then. NULL without an error at the end. */
static AriMatchData *
read_match (Import  *import,
            GError **error)
{
  g_autoptr(AriMatch) match = import->source (import->source_data, error);

  return match != NULL ? ari_match_data_new (match) : NULL;
}

static void
reveal_later (Import *import,
              gint64  id)
{
  import->imported.n_added++;
  g_hash_table_add (import->hidden, g_memdup2 (&id, sizeof id));
}

static gboolean
add_match (AriDatabase         *database,
           Import              *import,
           const AriMatchData  *match,
           GError             **error)
{
  gint64 *id = &import->imported.last_id;

  if (!ari_matches_insert (database, match, match->started, id, error)
      || !ari_matches_hide (database, *id, error))
    return FALSE;

  reveal_later (import, *id);

  return TRUE;
}

static gboolean
write_match (AriDatabase         *database,
             Import              *import,
             const AriMatchData  *match,
             GError             **error)
{
  AriImported *imported = &import->imported;
  gboolean is_deleted = FALSE;
  gint64 known = 0;
  guint n_merged;

  /* The library keeps no match that nobody has played. The last id stays that of the match before. */
  if (match->plies->len == 0)
    {
      imported->n_empty++;
      return TRUE;
    }

  if (!ari_matches_find (database, match, &known, &is_deleted, error))
    return FALSE;

  if (known == 0)
    return add_match (database, import, match, error);

  imported->last_id = known;
  if (!ari_matches_merge_evals (database, known, match, &n_merged, error))
    return FALSE;

  if (is_deleted && !g_hash_table_contains (import->hidden, &known))
    reveal_later (import, known);
  else if (n_merged > 0)
    imported->n_judged++;
  else
    imported->n_known++;

  return TRUE;
}

static gboolean
reveal (AriDatabase  *database,
        GHashTable   *hidden,
        GError      **error)
{
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, hidden);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    {
      g_autoptr(AriStatement) set = ari_database_use (database,
        "UPDATE match SET deleted = 0 WHERE id = ?1", error);

      if (set == NULL)
        return FALSE;

      sqlite3_bind_int64 (set, 1, *(const gint64 *) id);
      if (!ari_database_run (database, set, error))
        return FALSE;
      if (sqlite3_changes (database->db) == 0)
        {
          g_set_error_literal (error, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING,
                               _("Another program has removed matches of this import. Import them again."));
          return FALSE;
        }
    }

  return TRUE;
}

/* Closing the library waits for the worker: a program without a window must not go on for no visible
 * reason. */
static gboolean
is_stopped (AriLibrary    *library,
            GCancellable  *cancellable,
            GError       **error)
{
  return g_cancellable_set_error_if_cancelled (cancellable, error)
         || g_cancellable_set_error_if_cancelled (library->closing, error);
}

static gboolean
write_batch (AriLibrary    *library,
             AriDatabase   *database,
             Import        *import,
             GCancellable  *cancellable,
             GError       **error)
{
  for (guint n = 0; n < library->options.batch;)
    {
      g_autoptr(GError) reason = NULL;
      g_autoptr(AriMatchData) match = NULL;

      if (is_stopped (library, cancellable, error))
        return FALSE;

      match = read_match (import, &reason);
      if (reason != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }

      if (match == NULL)
        {
          import->ended = TRUE;
          return reveal (database, import->hidden, error);
        }

      if (!write_match (database, import, match, error))
        return FALSE;

      n += 1 + match->plies->len;
    }

  return TRUE;
}

static gboolean
import_batch (AriLibrary    *library,
              Import        *import,
              GCancellable  *cancellable,
              GError       **error)
{
  AriDatabase *database = ari_library_writing (library, error);

  return database != NULL && ari_database_begin (database, error)
         && ari_database_end (database, write_batch (library, database, import, cancellable, error), error);
}

static void import_in_worker (GTask        *task,
                              gpointer      source_object,
                              gpointer      task_data,
                              GCancellable *cancellable);

/* Behind everything that was pushed meanwhile. */
static gboolean
push_again_cb (gpointer data)
{
  GTask *task = data;
  AriLibrary *self = g_task_get_source_object (task);
  GError *error = NULL;

  if (is_stopped (self, NULL, &error))
    g_task_return_error (task, error);
  else
    ari_library_push (self, task, import_in_worker);

  return G_SOURCE_REMOVE;
}

static void
import_in_worker (GTask        *task,
                  gpointer      source_object,
                  gpointer      task_data,
                  GCancellable *cancellable)
{
  AriLibrary *self = source_object;
  Import *import = task_data;
  GError *error = NULL;

  if (!import_batch (self, import, cancellable, &error))
    {
      g_task_return_error (task, error);
    }
  else if (import->ended)
    {
      ari_library_note_change (self);
      g_task_return_boolean (task, TRUE);
    }
  else
    {
      g_autoptr(GSource) source = g_idle_source_new ();

      g_source_set_static_name (source, "ari_library_import");
      g_task_attach_source (task, source, push_again_cb);
    }
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
  g_autoptr(GTask) task = NULL;
  Import *import;

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (source != NULL);

  import = g_new0 (Import, 1);
  import->source = source;
  import->source_data = source_data;
  import->source_data_free = source_data_free;
  import->hidden = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  task = ari_library_task (self, ari_library_import_async, import, import_free, cancellable, callback, data);
  ari_library_push (self, task, import_in_worker);
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

  import = g_task_get_task_data (G_TASK (result));
  *imported = import->imported;

  return TRUE;
}
