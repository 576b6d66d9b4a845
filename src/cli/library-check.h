/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/* @text as one field of one line: line breaks and tabs would look like other fields to a script. @text:
 * (nullable) */
char    *ari_one_line          (const char           *text) G_GNUC_WARN_UNUSED_RESULT;
/* Tells on standard error what is wrong with a match. */
void     ari_print_match_fault (const AriMatchFault  *fault);
/* Looks at each match, tells what is wrong, and then mends what can be mended. FALSE with an error when
 * something can't be. */
gboolean ari_check_matches     (AriLibrary           *library,
                                GError              **error);
/* Only names the matches of a damaged library that something is wrong with, as far as they can be read. */
void     ari_name_faults       (AriLibrary           *library);

G_END_DECLS
