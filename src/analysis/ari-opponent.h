/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-level.h"
#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriThinking:
 *
 * A choice in progress. It is valid until the callback of the call that started it has returned.
 */
typedef struct _AriThinking AriThinking;

AriThinking *ari_opponent_think  (AriMatch            *match,
                                  const AriLevel      *level,
                                  double               min_seconds,
                                  guint64              seed,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             data);
void         ari_opponent_hurry  (AriThinking         *thinking);
AriAction    ari_opponent_finish (GAsyncResult        *result,
                                  double              *seconds,
                                  GError             **error);

G_END_DECLS
