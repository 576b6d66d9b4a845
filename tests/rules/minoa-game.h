/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-game.h"

G_BEGIN_DECLS

#define MINOA_PASS 156 /* the action */

/* Two, three and four seats with every option, and some with head starts. */
#define N_MINOA_SETUPS 12
extern const char *const minoa_setups[N_MINOA_SETUPS];

gboolean  game_is_coloured (const Game *game);

G_END_DECLS
