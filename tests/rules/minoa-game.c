/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-game.h"

const char *const minoa_setups[N_MINOA_SETUPS] = {
  "minoa seats=2", "minoa seats=2 closing=coloured", "minoa seats=3", "minoa seats=3 closing=coloured",
  "minoa seats=4", "minoa seats=4 closing=coloured", "minoa seats=4 teams=each",
  "minoa seats=4 closing=coloured teams=each",
  "minoa seats=2 head=1:5", "minoa seats=3 closing=coloured head=2:2,3:1", "minoa seats=4 head=2:1,4:1",
  "minoa seats=4 teams=each head=3:1",
};

gboolean
game_is_coloured (const Game *game)
{
  return game->setup.values[0] == 1;
}
