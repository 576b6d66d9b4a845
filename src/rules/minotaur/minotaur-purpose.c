/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What turning over a tile brings to those who remember what lies where, and what an answer is for. */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

/* Whether the turn's seat could claim the two tiles as a pair. */
static gboolean
would_match (const Minotaur *m,
             guint           one,
             guint           other)
{
  MinotaurColour colour = minotaur_tile_colour (one);

  return colour == minotaur_tile_colour (other) && minotaur_tile_side (one) != minotaur_tile_side (other)
         && !minotaur_has_pair (m, m->turn_seat, colour)
         && (m->mode != MINOTAUR_MODE_MEMORY || minotaur_tile_value (one) == minotaur_tile_value (other));
}

/* Of the tiles seen on other cells than @cell, 1 + the one that makes the best pair with @tile; 0: none. */
static guint
find_partner (const Minotaur *m,
              guint           tile,
              guint           cell)
{
  guint best = 0;

  for (guint i = 0; i < minotaur_n_cells (m->seats); i++)
    {
      if (i == cell || (m->table >> i & 1) == 0 || m->tiles[i] == 0
          || !would_match (m, tile, m->tiles[i] - 1u))
        continue;
      if (minotaur_tile_value (m->tiles[i] - 1u) == minotaur_tile_value (tile))
        return m->tiles[i];
      best = MAX (best, m->tiles[i]);
    }

  return best;
}

/* The player turns over @tile first, and then @other. */
static char *
purpose_of_first (guint tile,
                 guint other)
{
  guint value = minotaur_tile_value (tile);

  if (minotaur_tile_value (other) != value)
    return g_strdup_printf (_("It begins a pair with the values %1$u and %2$u."), value,
                            minotaur_tile_value (other));

  return g_strdup_printf (ngettext ("It begins a pair of equal values, worth %u point.",
                                    "It begins a pair of equal values, worth %u points.",
                                    value), value);
}

/* @other lies open already. */
static char *
purpose_of_second (guint tile,
                    guint other)
{
  guint value = minotaur_tile_value (tile);

  if (minotaur_tile_value (other) != value)
    return g_strdup_printf (_("It completes a pair with the values %1$u and %2$u."),
                            minotaur_tile_value (other), value);

  return g_strdup_printf (ngettext ("It completes a pair of equal values, worth %u point.",
                                    "It completes a pair of equal values, worth %u points.",
                                    value), value);
}

/* (nullable): the pair to which turning over @tile on @cell leads. */
static char *
purpose_of_pair (const Minotaur *m,
                 guint           cell,
                 guint           tile)
{
  guint first, partner;

  if (m->phase == MINOTAUR_AT_SECOND)
    {
      first = m->tiles[minotaur_open_cell (m, 0)];
      return first != 0 && would_match (m, tile, first - 1u) ? purpose_of_second (tile, first - 1u) : NULL;
    }

  partner = find_partner (m, tile, cell);

  return partner != 0 ? purpose_of_first (tile, partner - 1u) : NULL;
}

/* Whether a tile that was seen lies face down, so that it could be turned over instead. */
static gboolean
is_any_known (const Minotaur *m)
{
  for (guint i = 0; i < minotaur_n_cells (m->seats); i++)
    if ((m->table >> i & 1) != 0 && m->tiles[i] != 0 && !minotaur_is_open (m, i))
      return TRUE;

  return FALSE;
}

/* Nobody can know what lies on a cell that was never turned over, except by counting when it is the last. */
static char *
purpose_of_unseen (const Minotaur *m,
                   guint           cell)
{
  g_autofree char *pair = NULL;

  if (__builtin_popcountll (m->unseen) == 1)
    pair = purpose_of_pair (m, cell, (guint) __builtin_ctzll (m->unseen));
  if (pair != NULL)
    return g_strjoin (" ", _("It is the last tile that nobody has seen, so it can be worked out."), pair,
                      NULL);

  return g_strdup (is_any_known (m) ? _("Nobody has seen this tile yet.")
                                    : _("Nobody has seen any of the tiles that lie face down."));
}

/* Whether two tiles of @colour with the same value, greater than @least, can still be claimed by anybody. */
static gboolean
is_equal_pair_left (const Minotaur *m,
                    MinotaurColour  colour,
                    guint           least)
{
  guint64 left = m->unseen;

  for (guint i = 0; i < minotaur_n_cells (m->seats); i++)
    if ((m->table >> i & 1) != 0 && m->tiles[i] != 0)
      left |= MINOTAUR_BIT (m->tiles[i] - 1u);

  for (guint value = least + 1; value <= MINOTAUR_VALUES; value++)
    if ((left & MINOTAUR_BIT (minotaur_tile (colour, value, MINOTAUR_LEFT))) != 0
        && (left & MINOTAUR_BIT (minotaur_tile (colour, value, MINOTAUR_RIGHT))) != 0)
      return TRUE;

  return FALSE;
}

/* A pair of equal values brings points, so this is about any other. */
static char *
purpose_of_claim (const Minotaur *m)
{
  return g_strdup_printf (_("It takes a pair with the values %1$u and %2$u."),
                          minotaur_tile_value (m->tiles[minotaur_open_cell (m, 0)] - 1u),
                          minotaur_tile_value (m->tiles[minotaur_open_cell (m, 1)] - 1u));
}

/* (nullable): nobody can claim two pairs of one colour. */
static char *
purpose_of_leaving (const Minotaur *m)
{
  guint one = m->tiles[minotaur_open_cell (m, 0)] - 1u, other = m->tiles[minotaur_open_cell (m, 1)] - 1u;
  gboolean equal = minotaur_tile_value (one) == minotaur_tile_value (other);

  if (!is_equal_pair_left (m, minotaur_tile_colour (one), equal ? minotaur_tile_value (one) : 0))
    return NULL;

  return g_strdup (equal ? _("It keeps the colour free for a pair of a higher value.")
                         : _("It keeps the colour free for a pair of equal values."));
}

/* (nullable): if only the challenger hits, tiles of the same side change places. */
static char *
purpose_of_challenge (const Minotaur *m,
                      guint           tile)
{
  const guint8 *own = m->pairs[m->turn_seat - 1][minotaur_tile_colour (tile)];
  guint value = minotaur_tile_value (tile);

  if (own[1 - minotaur_tile_side (tile)] != value)
    return NULL;

  return g_strdup_printf (ngettext ("If only the challenger hits, it makes a pair of equal values, worth %u "
                                    "point.",
                                    "If only the challenger hits, it makes a pair of equal values, worth %u "
                                    "points.", value),
                          value);
}

char *
minotaur_purpose (const AriPosition *position,
                  AriAction          action)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);
  char *pair;

  if (a.kind == MINOTAUR_CHALLENGE)
    return purpose_of_challenge (m, a.tile);
  if (a.kind == MINOTAUR_ANSWER && a.choice == MINOTAUR_CLAIM)
    return purpose_of_claim (m);
  if (a.kind == MINOTAUR_ANSWER && a.choice == MINOTAUR_LEAVE)
    return purpose_of_leaving (m);
  if (a.kind != MINOTAUR_TURN_OVER)
    return NULL;
  if (m->tiles[a.cell] == 0)
    return purpose_of_unseen (m, a.cell);

  pair = purpose_of_pair (m, a.cell, m->tiles[a.cell] - 1u);

  return pair != NULL ? pair : g_strdup (_("The others have already seen this tile."));
}
