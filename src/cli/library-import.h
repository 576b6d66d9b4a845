/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/* Adds the matches of the files of records in @paths to @library, and prints how many. Names what
 * can't be read on the standard error, and continues. Returns FALSE with an error if records were left
 * out, or the import was interrupted or could not be written. */
gboolean ari_import_records (AriLibrary  *library,
                             char       **paths,
                             GError     **error);

G_END_DECLS
