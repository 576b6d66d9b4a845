/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_STAND_IN (ari_stand_in_get_type ())
/**
 * AriStandIn:
 *
 * What the table plays for people who have nothing to decide: the only legal action, if they want that, and
 * the passes of a person who keeps passing.
 *
 * A person begins to keep passing on their turn. That ends as soon as the seat can do anything that it could
 * not do then, when it can't pass, when the person does something else or takes back a decision, or when
 * somebody stops it.
 *
 * Property: "only-moves" (gboolean): whether a person's only legal action plays itself.
 *
 * Signal "changed": another answer of ari_stand_in_choose() or ari_stand_in_passes().
 */
G_DECLARE_FINAL_TYPE (AriStandIn, ari_stand_in, ARI, STAND_IN, GObject)

AriStandIn *ari_stand_in_new             (AriMatch          *match) G_GNUC_WARN_UNUSED_RESULT;
AriAction   ari_stand_in_choose          (AriStandIn        *self,
                                          const AriPosition *position);
gboolean    ari_stand_in_would_play      (AriStandIn        *self,
                                          guint              number);
/* Whether a person who does not keep passing yet may begin to, at the end of the main line. */
gboolean    ari_stand_in_may_pass        (AriStandIn        *self);
/* Whether any person keeps passing, in a match that goes on. */
gboolean    ari_stand_in_passes          (AriStandIn        *self);
void        ari_stand_in_toggle_passing  (AriStandIn        *self);
void        ari_stand_in_look            (AriStandIn        *self);
void        ari_stand_in_reconsider      (AriStandIn        *self);
gboolean    ari_stand_in_hear            (AriStandIn        *self,
                                          AriAction          action);

G_END_DECLS
