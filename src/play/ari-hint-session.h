/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-analysis.h"
#include "ari-hint.h"
#include "ari-move-input.h"

G_BEGIN_DECLS

#define ARI_HINT_SECONDS 1.5 /* how long a position is searched for a hint */

/* How much of a hint has been asked for. */
typedef enum
{
  ARI_HINT_NONE,
  ARI_HINT_SEARCHING,
  ARI_HINT_WHERE,
  ARI_HINT_WHAT,
  ARI_HINT_WHY,
} AriHintStep;

#define ARI_TYPE_HINT_SESSION (ari_hint_session_get_type ())
/**
 * AriHintSession:
 *
 * A hint that a person asks for step by step: where, what, why. It holds for one position; call
 * ari_hint_session_clear() when the cursor moves.
 *
 * Signal "changed": the step has changed.
 */
G_DECLARE_FINAL_TYPE (AriHintSession, ari_hint_session, ARI, HINT_SESSION, GObject)

AriHintSession *ari_hint_session_new      (AriMatch       *match,
                                           AriAnalysis    *analysis,
                                           AriMoveInput   *input) G_GNUC_WARN_UNUSED_RESULT;
/* Asks for a hint, for more of it, or, after its last step, for no more. */
void            ari_hint_session_next     (AriHintSession *self);
/* Gives the first step of a hint that needs no search. @hint: (transfer full) */
void            ari_hint_session_give     (AriHintSession *self,
                                           AriHint        *hint);
void            ari_hint_session_clear    (AriHintSession *self);
AriHintStep     ari_hint_session_get_step (AriHintSession *self);
/* (nullable): from ARI_HINT_WHERE on. */
const AriHint  *ari_hint_session_get_hint (AriHintSession *self);
/* Whether ARI_HINT_WHY, the present step, can be seen on the board as a line. */
gboolean        ari_hint_session_has_line (AriHintSession *self);
/* Whether there is anything to tell after ARI_HINT_WHAT that has not been told; from ARI_HINT_WHERE on. */
gboolean        ari_hint_session_has_why  (AriHintSession *self);
/* (nullable): what the step says, translated. */
const char     *ari_hint_session_get_text (AriHintSession *self);

G_END_DECLS
