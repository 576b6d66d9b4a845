/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/* "3 foundations left, 4 towers left": what @seat has off the board; NULL in a game that has nothing
 * there. */
char *ari_supply_words (const AriRules    *rules,
                        const AriPosition *position,
                        AriActor           seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
