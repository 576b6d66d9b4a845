/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* SIGINT and SIGTERM. A thread waits for them, so that nothing happens inside of a signal handler. */

/* Called on that thread. */
typedef void (*AriInterruptFunc) (gpointer data);

/* Called once by main(), before any other thread starts. Until ari_interrupt_catch() the signals end the
 * program as they do any other, but never while ari_interrupt_hold() is in force. */
void        ari_interrupt_start   (void);

/* From now on the first signal sets the flag, cancels the cancellable and calls @func (nullable); the second
 * one ends the program. */
void        ari_interrupt_catch   (AriInterruptFunc  func,
                                   gpointer          data);
/* The flag, which a search takes as its “cancelled”. */
const gint *ari_interrupt_flag    (void);
/* The same for what waits for files; it is never freed. */
GCancellable *ari_interrupt_cancellable (void);
/* Whether a signal was caught. */
gboolean    ari_interrupted       (void);

/* A file that is being replaced is replaced whole: signals wait for the release. */
void        ari_interrupt_hold    (void);
void        ari_interrupt_release (void);

G_END_DECLS
