/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/* Adds the matches of the files of records in @paths to @library, and prints how many. What can't be read is
 * named on the standard error and does not stop the rest. FALSE with an error when records were left out, or
 * when the import was interrupted or could not be written. */
gboolean ari_import_records (AriLibrary  *library,
                             char       **paths,
                             GError     **error);

G_END_DECLS
