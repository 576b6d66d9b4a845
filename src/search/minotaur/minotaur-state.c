/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-state.h"

#include <string.h>

void
minotaur_state_load (MinotaurState     *self,
                     const AriPosition *position)
{
  memset (self, 0, sizeof *self);
  self->m = *minotaur_get (position);
  for (guint64 cells = self->m.table; cells != 0; cells &= cells - 1)
    {
      guint cell = minotaur_first (cells);

      if (self->m.tiles[cell] == 0)
        self->hidden |= MINOTAUR_BIT (cell);
      else
        {
          self->known |= MINOTAUR_BIT (self->m.tiles[cell] - 1);
          self->where[self->m.tiles[cell] - 1] = (guint8) cell;
        }
    }

  for (AriActor seat = 1; seat <= self->m.seats; seat++)
    {
      guint hits = minotaur_toss_weight (&self->m, seat, TRUE);
      guint misses = minotaur_toss_weight (&self->m, seat, FALSE);

      /* Never certain to hit or miss: otherwise a tie between seats that always miss would never end. */
      self->odds[seat - 1] =
          (guint16) CLAMP ((guint64) MINOTAUR_ODDS * hits / (hits + misses), 1, MINOTAUR_ODDS - 1);
    }
}

void
minotaur_state_play (MinotaurState *self,
                     AriAction      action)
{
  MinotaurAction a = minotaur_unpack (action);

  if (a.kind == MINOTAUR_SHOW)
    {
      guint cell = (guint) minotaur_last_open (&self->m);

      self->hidden &= ~MINOTAUR_BIT (cell);
      self->known |= MINOTAUR_BIT (a.tile);
      self->where[a.tile] = (guint8) cell;
    }
  else if (a.kind == MINOTAUR_ANSWER && a.choice == MINOTAUR_CLAIM)
    for (guint i = 0; i < MINOTAUR_REVEALED; i++)
      self->known &= ~MINOTAUR_BIT (self->m.tiles[minotaur_open_cell (&self->m, i)] - 1);

  minotaur_apply ((AriPosition *) &self->m, action);
}

/* The known tiles that the seat whose turn it is could claim together with @tile, whether @tile is known
 * or not. */
guint64
minotaur_state_fits (const MinotaurState *self,
                     guint                tile)
{
  MinotaurColour colour = minotaur_tile_colour (tile);

  if (minotaur_has_pair (&self->m, self->m.turn_seat, colour))
    return 0;
  if (self->m.mode == MINOTAUR_MODE_MEMORY)
    return self->known & MINOTAUR_BIT (tile ^ 1);

  return self->known & minotaur_tiles_of (colour, !minotaur_tile_side (tile));
}

/* The number of a bit of @bits, uniformly drawn. */
guint
minotaur_draw_bit (guint64    bits,
                   AriRandom *random)
{
  for (guint n = ari_random_below (random, (guint) __builtin_popcountll (bits)); n > 0; n--)
    bits &= bits - 1;

  return minotaur_first (bits);
}

/* Draws what no seat chooses: the tile that chance shows, or the result of a toss. */
AriAction
minotaur_state_draw (const MinotaurState *self,
                     AriRandom           *random)
{
  AriActor seat;

  if (self->m.phase == MINOTAUR_AT_TILE)
    return minotaur_pack (&(MinotaurAction) { .kind = MINOTAUR_SHOW,
                                              .tile = minotaur_draw_bit (self->m.unseen, random) });

  seat = minotaur_actor ((const AriPosition *) &self->m);
  return minotaur_answer (ari_random_below (random, MINOTAUR_ODDS) < self->odds[seat - 1] ? MINOTAUR_HIT
                          : MINOTAUR_MISS);
}
