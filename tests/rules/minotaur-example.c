/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-example.h"

#include "minotaur/minotaur-position.h"

void
example_set_up (Game       *game,
                const char *setup,
                const char *pairs)
{
  g_auto(GStrv) words = g_strsplit (pairs, " ", -1);
  Minotaur *m = (Minotaur *) &game->position;

  game_start (game, setup, 0);
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint colour = (guint) (strchr ("RGBYW", words[i][1]) - "RGBYW");

      for (guint side = 0; side < MINOTAUR_SIDES; side++)
        {
          guint value = (guint) (words[i][2 + side] - '0');

          g_assert_cmpuint (m->unseen >> minotaur_tile (colour, value, side) & 1, ==, 1);
          m->pairs[words[i][0] - '1'][colour][side] = (guint8) value;
          m->unseen &= ~MINOTAUR_BIT (minotaur_tile (colour, value, side));
          m->table &= ~MINOTAUR_BIT (63 - __builtin_clzll (m->table));
        }
    }
}
