/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/* The searches of the simulated program: the linker puts them in the place of the real ones. They search
 * nothing. What they find is drawn, so in a few steps there are mistakes, warnings and hints that a real
 * search would need minutes for; and they remember what they have answered. */

/* Forgets all answers. */
void     searches_reset  (void);
/* Whether a computer, or chance, has chosen @action in @position. */
gboolean searches_chose  (const AriRules    *rules,
                          const AriPosition *position,
                          AriAction          action);
/* Whether chance was asked for an outcome in @position. */
gboolean searches_drew   (const AriRules    *rules,
                          const AriPosition *position);

G_END_DECLS
