/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-search-fold.h"
#include "fuzz.h"
#include "library.h"

/* Whatever is typed is searched for without an error; a folded text stays as it is. */
int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  static AriLibrary *library;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autofree char *folded = ari_search_fold (text);
  g_autofree char *again = ari_search_fold (folded);
  g_autoptr(GPtrArray) found = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_cmpstr (folded, ==, again);

  if (library == NULL)
    library = fuzz_library_fill ();
  found = fuzz_library_list (library, &(AriQuery) { .words = text }, &error);
  g_assert_no_error (error);

  return 0;
}
