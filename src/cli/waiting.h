/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/* The headless program has nothing else to do while it waits for the library: give ari_wait_cb() with the
 * address of a result that is NULL to an asynchronous call, then ari_wait() for it. */
void          ari_wait_cb (GObject       *source,
                           GAsyncResult  *result,
                           gpointer       data);
GAsyncResult *ari_wait    (GAsyncResult **result) G_GNUC_WARN_UNUSED_RESULT;
/* Give it to each such call. From the first call on, SIGINT cancels what the program waits for instead of
 * ending the program, so that the library is closed and nothing half-written stays. */
GCancellable *ari_wait_cancellable (void);
/* Opens @library; FALSE with an error. */
gboolean      ari_open_and_wait (AriLibrary  *library,
                                 GError     **error);

G_END_DECLS
