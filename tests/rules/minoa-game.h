/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-rules.h"

G_BEGIN_DECLS

#define MINOA_PASS 156 /* the action */

/* A game that is played at random. */
typedef struct
{
  AriSetup    setup;
  AriPosition position;
  AriRandom   random;
} Game;

/* Two, three and four seats with every option. */
#define N_MINOA_SETUPS 8
extern const char *const minoa_setups[N_MINOA_SETUPS];

void      game_start       (Game       *game,
                            const char *setup,
                            guint64     seed);
/* A legal action, or ARI_ACTION_NONE when the game is over. */
AriAction game_choose      (Game       *game);
gboolean  game_is_coloured (const Game *game);

G_END_DECLS
