/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The text of a dialog after an export that left matches out: how many were exported, how many were not, and
 * the names and reasons of the first few. @faults: (element-type AriMatchFault) */
char *ari_export_words (guint            n_written,
                        const GPtrArray *faults) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
