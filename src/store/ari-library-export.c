/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include "ari-record.h"
#include "ari-save.h"

/* Matches go to a file of records one at a time: each is loaded, written, read back and freed before the
 * next. */

typedef struct
{
  GArray    *ids;       /* (element-type gint64) */
  GFile     *file;
  GCancellable *cancellable; /* (nullable) */
  guint      n_written;
  GPtrArray *faults;    /* (element-type AriMatchFault) see ari_library_export_finish() */
} Export;

static void
export_free (gpointer data)
{
  Export *export = data;

  g_array_unref (export->ids);
  g_object_unref (export->file);
  g_clear_object (&export->cancellable);
  g_ptr_array_unref (export->faults);
  g_free (export);
}

/* FALSE only when the file can't be written or the export was cancelled: one bad match doesn't stop the
 * others. */
static gboolean
export_match (Export         *export,
              AriDatabase    *database,
              gint64          id,
              AriSaving      *saving,
              GError        **error)
{
  g_autoptr(GError) reason = NULL;
  g_autoptr(AriMatchData) data = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *record = ari_matches_is_kept (database, id, FALSE, &reason)
                            ? ari_matches_record (database, id, &data, &lost, &reason) : NULL;

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (record == NULL)
    {
      g_ptr_array_add (export->faults, ari_match_fault_new (id, data, FALSE, reason->message));
      return TRUE;
    }

  if (lost != NULL)
    g_ptr_array_add (export->faults, ari_match_fault_new (id, data, TRUE, lost));
  export->n_written++;
  /* An empty line follows each record. */
  return ari_save_write (saving, record, strlen (record), error) && ari_save_write (saving, "\n", 1, error);
}

static gboolean
export_chore (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  Export *export = data;
  AriSaving saving;
  gboolean ok = TRUE;

  if (!ari_save_begin (&saving, export->file, export->cancellable, error))
    return FALSE;

  for (guint i = 0; i < export->ids->len && ok; i++)
    ok = export_match (export, database, g_array_index (export->ids, gint64, i), &saving, error);

  /* A file without a match is useless, so the old one stays. */
  if (ok && export->n_written == 0)
    {
      ari_save_end (&saving, FALSE, NULL);
      return TRUE;
    }

  return ari_save_end (&saving, ok, error);
}

void
ari_library_export_async (AriLibrary          *self,
                          const gint64        *ids,
                          guint                n_ids,
                          GFile               *file,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  Export *export;

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (G_IS_FILE (file));

  export = g_new0 (Export, 1);
  export->ids = g_array_new (FALSE, FALSE, sizeof *ids);
  g_array_append_vals (export->ids, ids, n_ids);
  g_set_object (&export->file, file);
  g_set_object (&export->cancellable, cancellable);
  export->faults = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_match_fault_free);
  ari_library_push_chore (self, ari_library_export_async, export_chore, export, export_free, cancellable,
                          callback, data);
}

GPtrArray *
ari_library_export_finish (AriLibrary    *self,
                           GAsyncResult  *result,
                           guint         *n_written,
                           GError       **error)
{
  Export *export;

  if (!ari_library_finish (self, result, error))
    return NULL;

  export = ari_library_chore_data (G_TASK (result));
  *n_written = export->n_written;

  return g_ptr_array_ref (export->faults);
}
