/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Standard output and standard error. Texts are written as they are, in UTF-8, whatever the locale says,
 * because scripts expect the same bytes everywhere. */

/* Called once by main(), before anything is printed: g_print() and g_printerr() then write like that, too. */
void     ari_output_start  (void);

/**
 * ari_output_write:
 * @length: in bytes
 *
 * Writes to standard output. A pipe that is full is waited for, but once a signal was caught only for a
 * moment: its reader may never come back. After a failure nothing more is written.
 *
 * Returns: FALSE when not everything was written: see ari_output_failure()
 */
gboolean ari_output_write  (const char *text,
                            gsize       length);

/* (nullable): a sentence that says why standard output took nothing more. */
const char *ari_output_failure (void);

G_END_DECLS
