/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-eval.h"
#include "ari-record-lexer.h"

G_BEGIN_DECLS

/* As ari_eval_raw_from_text(), from what @at holds. On failure @at stands at the word that isn’t such a
 * number, or at the end. Private to the model. */
gboolean ari_eval_raw_read (AriEval         *eval,
                            guint            seats,
                            AriRecordCursor *at);

G_END_DECLS
