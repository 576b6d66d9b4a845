/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

/* A share of the win that differs from an even one by at most this much still counts as a draw. */
#define ARI_JUDGE_MARGIN 0.05

void        ari_judge_async        (AriMatch            *match,
                                    double               seconds,
                                    GCancellable        *cancellable,
                                    GAsyncReadyCallback  callback,
                                    gpointer             data);
AriVerdict *ari_judge_finish       (GAsyncResult        *result,
                                    GError             **error) G_GNUC_WARN_UNUSED_RESULT;

void        ari_judge_adjudicate   (AriMatch            *match,
                                    const AriVerdict    *verdict,
                                    AriEnding           *ending);
gboolean    ari_judge_accepts_draw (AriMatch            *match,
                                    const AriVerdict    *verdict,
                                    AriActor             seat);

G_END_DECLS
