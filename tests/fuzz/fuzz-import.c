/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-record.h"
#include "fuzz.h"
#include "library.h"

#include <string.h>

/* What the library holds of a record reads as the record does. */
static void
assert_kept (AriLibrary *library,
             AriMatch   *match)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = ari_record_write (match);
  g_autofree char *again = NULL;
  g_autoptr(AriMatch) same = NULL;
  AriImported imported, known;

  g_assert_true (fuzz_library_import (library, text, strlen (text), &imported, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (imported.n_added + imported.n_known + imported.n_judged + imported.n_empty, ==, 1);
  if (imported.n_empty > 0 || imported.n_added == 0)
    return;

  same = fuzz_library_load (library, imported.last_id, &error);
  g_assert_no_error (error);
  again = ari_record_write (same);
  g_assert_cmpstr (text, ==, again);

  /* It is found again. */
  g_assert_true (fuzz_library_import (library, text, strlen (text), &known, &error));
  g_assert_cmpuint (known.n_known, ==, 1);
  g_assert_cmpint (known.last_id, ==, imported.last_id);
}

/* The reader of records and that of the library agree. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static AriLibrary *library;
  static guint n_runs;
  AriRecordReader reader;

  if (library == NULL)
    library = fuzz_library_open (NULL);

  ari_record_reader_init (&reader, (const char *) data, (gssize) size);
  do
    {
      g_autoptr(AriMatch) match = ari_record_reader_next (&reader, NULL);

      if (match != NULL)
        assert_kept (library, match);
    }
  while (!ari_record_reader_at_end (&reader));

  /* It stays small. The library is seldom opened anew, because one in some five hundred threads leaves 24
   * bytes of GLib’s, which no suppression can name. */
  if (++n_runs % 20000 == 0)
    {
      fuzz_library_close (g_steal_pointer (&library));
      fuzz_library_forget ();
    }

  return 0;
}
