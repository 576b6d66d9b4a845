/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library-import.h"

#include <glib/gi18n-lib.h>

#include "ari-record-file.h"
#include "waiting.h"

/* What an import has done so far. The worker of the library reads the files, while the main thread waits
 * for it. */
typedef struct
{
  char          **paths;     /* of the files to come */
  AriRecordFile   file;      /* the one that is being read, if any */
  char           *shown;     /* its name */
  guint           n_refused; /* records and files */
} Import;

static void
import_close (Import *job)
{
  ari_record_file_close (&job->file);
  g_clear_pointer (&job->shown, g_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Import, import_close)

static gboolean
is_done (const Import *job)
{
  return job->file.bytes == NULL && *job->paths == NULL;
}

/* Returns FALSE after printing the error if it can't be read. */
static gboolean
open_next (Import *job)
{
  const char *path = *job->paths++;
  g_autoptr(GError) reason = NULL;

  if (ari_record_file_open (&job->file, path, &reason))
    {
      job->shown = g_filename_display_name (path);
      return TRUE;
    }

  job->n_refused++;
  g_printerr ("ariadne-engine library: %s\n", reason->message);

  return FALSE;
}

/* Reports a record that can't be read, with file, line and column; it does not stop the others. */
static AriMatch *
read_next (Import *job)
{
  g_autoptr(GError) reason = NULL;
  AriMatch *match = ari_record_reader_next (&job->file.reader, &reason);

  if (match == NULL)
    {
      job->n_refused++;
      g_printerr ("%s: %s\n", job->shown, reason->message);
    }
  if (ari_record_reader_at_end (&job->file.reader))
    import_close (job);

  return match;
}

/* The next match of any file. */
static AriMatch *
next_match (gpointer   data,
            GError   **error)
{
  Import *job = data;
  AriMatch *match = NULL;

  while (match == NULL && !is_done (job))
    if (job->file.bytes != NULL || open_next (job))
      match = read_next (job);

  return match;
}

gboolean
ari_import_records (AriLibrary  *library,
                    char       **paths,
                    GError     **error)
{
  g_auto(Import) job = { .paths = paths };
  GAsyncResult *waiting = NULL;
  g_autoptr(GAsyncResult) result = NULL;
  AriImported imported;

  ari_library_import_async (library, next_match, &job, NULL, ari_wait_cancellable (), ari_wait_cb, &waiting);
  result = ari_wait (&waiting);
  if (!ari_library_import_finish (library, result, &imported, error))
    return FALSE;

  g_print (ngettext ("%u match added.\n", "%u matches added.\n", imported.n_added), imported.n_added);
  if (imported.n_judged > 0)
    g_print (ngettext ("Analysis added to %u match in the library.\n",
                       "Analysis added to %u matches in the library.\n",
                       imported.n_judged), imported.n_judged);
  if (imported.n_known > 0)
    g_print (ngettext ("%u match is in the library already.\n", "%u matches are in the library already.\n",
                       imported.n_known), imported.n_known);
  if (imported.n_empty > 0)
    g_print (ngettext ("%u match without a move was left out.\n",
                       "%u matches without a move were left out.\n",
                       imported.n_empty), imported.n_empty);
  if (job.n_refused == 0)
    return TRUE;

  g_set_error (error, ARI_RECORD_ERROR, ARI_RECORD_ERROR_SYNTAX,
               ngettext ("%u record was left out. Correct it, then import it again.",
                         "%u records were left out. Correct them, then import them again.", job.n_refused),
               job.n_refused);
  return FALSE;
}
