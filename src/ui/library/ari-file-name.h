/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * ari_file_name:
 * @turn: number of the move after which it shows the match; 0: all of it
 * @ending: (nullable): such as "ariadne", without the dot
 *
 * Returns: (transfer full): a name that is proposed for a file about @match, such as “Minoa, Pasiphaë –
 *   Daedalus, 2026-11-22.ariadne”. Every usual file system accepts it: it has no slash, no control character
 *   and at most 255 bytes.
 */
char *ari_file_name (AriMatch   *match,
                     guint       turn,
                     const char *ending) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
