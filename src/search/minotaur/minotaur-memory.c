/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a computer player remembers of the tiles that were shown.
 *
 * A sight of a tile lasts for a number of other sights: its age is the number of tiles that may have been
 * shown since, two in each turn. How long it lasts is drawn for each sight and each seat, seeded by what
 * the position says of the sight. So the answer never changes, and a forgotten tile stays forgotten until
 * it is seen again. */
#include "minotaur-memory.h"

#include "ari-hash.h"
#include "ari-level.h"
#include "minotaur-state.h"

/* A sight lasts for at least this many others, and for at most twice as many. */
#define FOR_EVER G_MAXUINT
static const guint spans[ARI_N_LEVELS] = { 0, 1, 3, 7, 16, FOR_EVER };

static gboolean
is_forgotten (const Minotaur *m,
              AriActor        seat,
              guint           cell,
              guint           span)
{
  guint age = MINOTAUR_REVEALED * (m->turn - m->shown[cell]);
  guint64 sight = ari_hash_mix (ari_hash_mix (m->shown[cell], cell), m->tiles[cell]);

  return age > span + ari_hash_mix (sight, seat) % (span + 1);
}

/**
 * minotaur_forget:
 * @level: 0 … ARI_N_LEVELS − 1
 *
 * Removes what the actor does not remember from @position, as if those tiles had never been shown. The
 * result is a position of the game with the same legal actions.
 */
void
minotaur_forget (AriPosition *position,
                 guint        level)
{
  Minotaur *m = (Minotaur *) position;
  AriActor seat = minotaur_actor (position);

  if (spans[level] == FOR_EVER)
    return;

  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    if (m->tiles[cell] != 0 && !minotaur_is_open (m, cell) && is_forgotten (m, seat, cell, spans[level]))
      {
        m->unseen |= MINOTAUR_BIT (m->tiles[cell] - 1);
        m->tiles[cell] = 0;
        m->shown[cell] = 0;
      }
}

static gboolean
turns_over_hidden (const Minotaur *m,
                   AriAction       action)
{
  MinotaurAction a = minotaur_unpack (action);

  return a.kind == MINOTAUR_TURN_OVER && m->tiles[a.cell] == 0;
}

/* One of the actions that the position cannot distinguish from @action: any hidden cell for a hidden one. */
AriAction
minotaur_alike (const AriPosition *position,
                AriAction          action,
                AriRandom         *random)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);
  guint64 cells = 0;

  if (!turns_over_hidden (m, action))
    return action;

  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    if ((m->table >> cell & 1) != 0 && m->tiles[cell] == 0)
      cells |= MINOTAUR_BIT (cell);
  a.cell = minotaur_draw_bit (cells, random);

  return minotaur_pack (&a);
}

/* The other closed cells whose known tile makes a pair with that of @cell, for the seat whose turn it is. */
static guint64
find_partners (const Minotaur *m,
               guint           cell)
{
  guint tile = m->tiles[cell] - 1u;
  MinotaurColour colour = minotaur_tile_colour (tile);
  guint64 cells = 0;

  for (guint other = 0; other < minotaur_n_cells (m->seats); other++)
    if (m->tiles[other] != 0 && (m->table >> other & 1) != 0 && !minotaur_is_open (m, other)
        && (m->mode == MINOTAUR_MODE_MEMORY
              ? m->tiles[other] - 1u == (tile ^ 1)
              : minotaur_tile_colour (m->tiles[other] - 1u) == colour
                && minotaur_tile_side (m->tiles[other] - 1u) != minotaur_tile_side (tile)))
      cells |= MINOTAUR_BIT (other);

  return minotaur_has_pair (m, m->turn_seat, colour) ? 0 : cells;
}

/* Whether both begin the same known pair, of which neither tile fits another one. */
static gboolean
begin_pair (const Minotaur *m,
            AriAction       one,
            AriAction       other)
{
  MinotaurAction a = minotaur_unpack (one), b = minotaur_unpack (other);

  return m->phase == MINOTAUR_AT_TURN && a.kind == MINOTAUR_TURN_OVER && b.kind == MINOTAUR_TURN_OVER
         && m->tiles[a.cell] != 0 && m->tiles[b.cell] != 0
         && find_partners (m, a.cell) == MINOTAUR_BIT (b.cell)
         && find_partners (m, b.cell) == MINOTAUR_BIT (a.cell);
}

/* Whether both turn over an unknown cell, or begin the same known pair with either of its tiles. */
gboolean
minotaur_is_equivalent (const AriPosition *position,
                        AriAction          one,
                        AriAction          other)
{
  const Minotaur *m = minotaur_get (position);

  return (turns_over_hidden (m, one) && turns_over_hidden (m, other)) || begin_pair (m, one, other);
}
