/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

/* Looks through the reviews that are new in the library, and adds the mistakes of a person to the exercises;
 * @name as for ari_mistakes_of(). One match after the other, so that nothing else waits for long. */
void ari_gather_async  (AriLibrary           *library,
                        const char           *name,
                        GCancellable         *cancellable,
                        GAsyncReadyCallback   callback,
                        gpointer              data);
/* How many matches were looked through; −1 for an error, the first one: all others were looked through
 * nevertheless. */
int  ari_gather_finish (AriLibrary           *library,
                        GAsyncResult         *result,
                        GError              **error);

G_END_DECLS
