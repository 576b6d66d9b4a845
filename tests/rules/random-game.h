/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-rules.h"

G_BEGIN_DECLS

/* A game that is played at random. */
typedef struct
{
  AriSetup    setup;
  AriPosition position;
  AriRandom   random;
} Game;

void      game_start  (Game       *game,
                       const char *setup,
                       guint64     seed);
/* A legal action, or ARI_ACTION_NONE when the game is over. */
AriAction game_choose (Game       *game);
/* Plays actions in their written form, with one space between. */
void      game_play   (Game       *game,
                       const char *texts);

G_END_DECLS
