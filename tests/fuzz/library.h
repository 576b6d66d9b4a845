/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

/* A library in memory, with synchronous forms of its calls, which return NULL or FALSE with an error. */

/* The path of its file. The folder is made when it is first needed, and removed when the program ends. */
const char *fuzz_library_path    (void);
/* Opens what is there; NULL with an error. */
AriLibrary *fuzz_library_open    (GError **error);
/* Begins anew, with two matches. */
AriLibrary *fuzz_library_fill    (void);
/* Removes the files of a closed library. */
void        fuzz_library_forget  (void);
/* Closes it and frees it. */
void        fuzz_library_close   (AriLibrary *library);
GPtrArray  *fuzz_library_list    (AriLibrary *library, const AriQuery *query, GError **error);
AriMatch   *fuzz_library_load    (AriLibrary *library, gint64 id, GError **error);
GPtrArray  *fuzz_library_inspect (AriLibrary *library, GError **error);
gboolean    fuzz_library_check   (AriLibrary *library, GError **error);
gboolean    fuzz_library_mend    (AriLibrary *library, const gint64 *ids, guint n_ids, GError **error);
/* Adds the matches of the text, which the library doesn't have. @n_added: (out) */
gboolean    fuzz_library_import  (AriLibrary *library, const char *text, gsize length, AriImported *imported,
                                  GError **error);
