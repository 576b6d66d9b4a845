/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "library.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "ari-record.h"

/* A bit of everything that a match can have. */
static const char records[] =
  "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seats \"2\"]\n[Title \"The thread\"]\n[Seat1 \"Ariadne\"]\n"
  "[Seat2Kind \"computer\"]\n"
  "[Seat2Level \"adept\"]\n[Takebacks \"1\"]\n[Notes \"A note\"]\n[Event \"Knossos\"]\n\n"
  "a1a2 $1 {[%emt 1.5] two words} a1b1 (d4e5 {[%retracted]}) (d4d5 c4d4) "
  "e4e5 {[%eval win 0.25 0.75 points 4.5 7.5 error 0.01 loss 0.125 loss-error 0.02 "
  "best \"e5e6\" nodes 1000 seed 7 program \"0.1.0\"]}\n\n"
  "[Ariadne \"1\"]\n[Game \"minarett\"]\n[Option.board \"all\"]\n\n"
  "L@a1 M@b2 {a tower} (S@e5 1a1-a2) M@a1 1b2-b3\n";

static char *folder;

void
fuzz_library_forget (void)
{
  g_autoptr(GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

static void
remove_folder (void)
{
  fuzz_library_forget ();
  g_rmdir (folder);
  g_clear_pointer (&folder, g_free);
}

const char *
fuzz_library_path (void)
{
  static char path[200];

  if (folder == NULL)
    {
      g_setenv ("TMPDIR", g_access ("/dev/shm", W_OK) == 0 ? "/dev/shm" : g_get_tmp_dir (), TRUE);
      folder = g_dir_make_tmp ("ariadne-fuzz-XXXXXX", NULL);
      g_assert_nonnull (folder);
      g_snprintf (path, sizeof path, "%s/library.db", folder);
      atexit (remove_folder);
    }

  return path;
}

AriLibrary *
fuzz_library_fill (void)
{
  g_autoptr(GError) error = NULL;
  AriLibrary *library;
  AriImported imported;

  fuzz_library_forget ();
  library = fuzz_library_open (&error);
  g_assert_no_error (error);
  g_assert_true (fuzz_library_import (library, records, strlen (records), &imported, &error));
  g_assert_cmpuint (imported.n_added, ==, 2);

  return library;
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static GAsyncResult *
wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return *result;
}

AriLibrary *
fuzz_library_open (GError **error)
{
  g_autoptr(GAsyncResult) result = NULL;
  AriLibrary *library = ari_library_new (fuzz_library_path ());

  ari_library_open_async (library, NULL, done_cb, &result);
  if (ari_library_open_finish (library, wait_for (&result), error))
    return library;

  g_clear_object (&result);
  fuzz_library_close (library);
  return NULL;
}

void
fuzz_library_close (AriLibrary *library)
{
  ari_library_close (library);
  g_object_unref (library);
  /* What was on its way to the main loop. */
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

GPtrArray *
fuzz_library_list (AriLibrary      *library,
                   const AriQuery  *query,
                   GError         **error)
{
  g_autoptr(GAsyncResult) result = NULL;
  guint total;

  ari_library_query_async (library, query, 0, 100, NULL, done_cb, &result);

  return ari_library_query_finish (library, wait_for (&result), &total, error);
}

AriMatch *
fuzz_library_load (AriLibrary  *library,
                   gint64       id,
                   GError     **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_load_async (library, id, NULL, done_cb, &result);

  return ari_library_load_finish (library, wait_for (&result), error);
}

GPtrArray *
fuzz_library_inspect (AriLibrary  *library,
                      GError     **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_inspect_async (library, NULL, done_cb, &result);

  return ari_library_inspect_finish (library, wait_for (&result), error);
}

gboolean
fuzz_library_check (AriLibrary  *library,
                    GError     **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_check_async (library, NULL, done_cb, &result);

  return ari_library_finish (library, wait_for (&result), error);
}

gboolean
fuzz_library_mend (AriLibrary    *library,
                   const gint64  *ids,
                   guint          n_ids,
                   GError       **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  ari_library_mend_async (library, ids, n_ids, NULL, done_cb, &result);

  return ari_library_finish (library, wait_for (&result), error);
}

static AriMatch *
next_match (gpointer   data,
            GError   **error)
{
  return !ari_record_reader_at_end (data) ? ari_record_reader_next (data, error) : NULL;
}

gboolean
fuzz_library_import (AriLibrary   *library,
                     const char   *text,
                     gsize         length,
                     AriImported  *imported,
                     GError      **error)
{
  g_autoptr(GAsyncResult) result = NULL;
  AriRecordReader reader;

  ari_record_reader_init (&reader, text, (gssize) length);
  ari_library_import_async (library, next_match, &reader, NULL, NULL, done_cb, &result);

  return ari_library_import_finish (library, wait_for (&result), imported, error);
}
