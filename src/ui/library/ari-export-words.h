/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a dialog says after an export that left matches out: how many were exported, how many were not, and
 * of the first few which they are and why. @faults: (element-type AriMatchFault) */
char *ari_export_words (guint            n_written,
                        const GPtrArray *faults) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
