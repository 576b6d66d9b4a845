/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-level.h"
#include "ari-match.h"

G_BEGIN_DECLS

/* Chooses an action for the actor of the position at the cursor (a seat: by @level;
 * chance: by weight) on a worker thread, with copies only. The answer comes no sooner than
 * @min_seconds after the call, so that people can follow; ari_opponent_hurry() ends both
 * thinking and waiting with the best action so far. */
typedef struct _AriThinking AriThinking;

AriThinking *ari_opponent_think      (AriMatch            *match,
                                      const AriLevel      *level,
                                      double               min_seconds,
                                      guint64              seed,
                                      GCancellable        *cancellable,
                                      GAsyncReadyCallback  callback,
                                      gpointer             data);
void         ari_opponent_hurry      (AriThinking         *thinking);
/* ARI_ACTION_NONE with an error (cancelled). Frees nothing the caller owns; @seconds
 * receives the time that was spent thinking. */
AriAction    ari_opponent_finish     (GAsyncResult        *result,
                                      double              *seconds,
                                      GError             **error);

G_END_DECLS
