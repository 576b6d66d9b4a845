/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-driver.h"

G_BEGIN_DECLS

/* How things stand at the cursor of a match, in a sentence or two, newly allocated: who is to move, what
 * the past is, who won. */
char    *ari_standing             (AriMatch          *match,
                                   AriDriver         *driver) G_GNUC_WARN_UNUSED_RESULT;
/* Whether an action can be chosen by pointing at the board. Where outcomes of chance look alike there,
 * they are chosen from a list, or typed: a tile can't be pointed at before it is there. */
gboolean ari_standing_is_pickable (const AriRules    *rules,
                                   const AriPosition *position);

G_END_DECLS
