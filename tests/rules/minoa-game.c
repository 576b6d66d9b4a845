/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-game.h"

const char *const minoa_setups[N_MINOA_SETUPS] = {
  "minoa seats=2", "minoa seats=2 closing=coloured", "minoa seats=3", "minoa seats=3 closing=coloured",
  "minoa seats=4", "minoa seats=4 closing=coloured", "minoa seats=4 teams=each",
  "minoa seats=4 closing=coloured teams=each",
};

void
game_start (Game       *game,
            const char *setup,
            guint64     seed)
{
  g_assert_true (ari_setup_parse (&game->setup, setup, NULL));
  game->setup.rules->start (&game->position, &game->setup);
  ari_random_init (&game->random, seed);
}

AriAction
game_choose (Game *game)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = game->setup.rules->actions (&game->position, actions);

  return n == 0 ? ARI_ACTION_NONE : actions[ari_random_below (&game->random, n)];
}

gboolean
game_is_coloured (const Game *game)
{
  return game->setup.values[0] == 1;
}
