/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/* Tells on standard error what is wrong with a match. */
void     ari_print_match_fault (const AriMatchFault  *fault);
/* Looks at each match, tells what is wrong, and then mends what can be mended. FALSE with an error when
 * something can't be. */
gboolean ari_check_matches     (AriLibrary           *library,
                                GError              **error);

G_END_DECLS
