/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @faults: (element-type AriMatchFault): see ari_library_export_finish() */

/* How many matches were not exported at all. */
guint ari_export_n_left_out (const GPtrArray *faults);
/* The text of a dialog after an export that left out matches, or part of their analysis: how many were
 * exported, how many were not, and the names and reasons of the first few. */
char *ari_export_words (guint            n_written,
                        const GPtrArray *faults) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
