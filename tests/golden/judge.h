/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/* What searches, computers and chance do in a golden log: the linker puts this in the place of all searches,
 * so that no log depends on how well they play. Every action is about as good as any other, but for those of
 * which the log says something else; computers and chance do what it says, or else what follows from the
 * position alone. */

/* Forgets everything that was said. */
void judge_reset (void);

/* The action with that written form wins with that chance, wherever it can be played. */
void judge_set_share (const char *text,
                      double      share);
/* A search expects that @actions follow the action with that written form. They are written with spaces
 * between them. */
void judge_set_line  (const char *text,
                      const char *actions);
/* What computers play next, in this order: each as soon as it is legal. */
void judge_add_move (const char *text);
/* The same for chance, and for dice that people roll. */
void judge_add_outcome (const char *text);

G_END_DECLS
