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
static AriMerit
purpose_of_first (guint tile,
                 guint other)
{
  guint value = minotaur_tile_value (tile);

  if (minotaur_tile_value (other) != value)
    return ari_merit ("begins-pair",
                      _("It begins a pair with the values %1$u and %2$u."), value,
                      minotaur_tile_value (other));

  return ari_merit ("begins-equal-pair",
                    ngettext ("It begins a pair of equal values, worth %u point.",
                              "It begins a pair of equal values, worth %u points.",
                              value), value);
}

/* @other lies open already. */
static AriMerit
purpose_of_second (guint tile,
                    guint other)
{
  guint value = minotaur_tile_value (tile);

  if (minotaur_tile_value (other) != value)
    return ari_merit ("completes-pair",
                      _("It completes a pair with the values %1$u and %2$u."),
                      minotaur_tile_value (other), value);

  return ari_merit ("completes-equal-pair",
                    ngettext ("It completes a pair of equal values, worth %u point.",
                              "It completes a pair of equal values, worth %u points.",
                              value), value);
}

/* The pair to which turning over @tile on @cell leads. */
static AriMerit
purpose_of_pair (const Minotaur *m,
                 guint           cell,
                 guint           tile)
{
  guint first, partner;

  if (m->phase == MINOTAUR_AT_SECOND)
    {
      first = m->tiles[minotaur_open_cell (m, 0)];
      return first != 0 && would_match (m, tile, first - 1u) ? purpose_of_second (tile, first - 1u)
                                                             : ARI_NO_MERIT;
    }

  partner = find_partner (m, tile, cell);

  return partner != 0 ? purpose_of_first (tile, partner - 1u) : ARI_NO_MERIT;
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

/* How many of the tiles that nobody has seen would make a pair with the open tile or, as the first one, with
 * a tile that was seen. */
static guint
count_partners (const Minotaur *m,
                guint           cell)
{
  guint n = 0;

  for (guint64 left = m->unseen; left != 0; left &= left - 1)
    {
      AriMerit pair = purpose_of_pair (m, cell, (guint) __builtin_ctzll (left));

      n += pair.text != NULL;
      g_free (pair.text);
    }

  return n;
}

/* A sentence about the tiles that nobody has seen, which was just said of one of them. */
static char *
say_odds (const Minotaur *m,
          guint           n_partners)
{
  gboolean is_second = m->phase == MINOTAUR_AT_SECOND;
  guint n = (guint) __builtin_popcountll (m->unseen);

  if (n_partners == 0)
    return g_strdup (is_second ? _("None of the unseen tiles would make a pair with the open one.")
                               : _("None of the unseen tiles would make a pair with one that was seen."));

  return is_second
    ? g_strdup_printf (ngettext ("%1$u of the %2$u unseen tiles would make a pair with the open one.",
                                 "%1$u of the %2$u unseen tiles would make a pair with the open one.",
                                 n_partners), n_partners, n)
    : g_strdup_printf (ngettext ("%1$u of the %2$u unseen tiles would make a pair with one that was seen.",
                                 "%1$u of the %2$u unseen tiles would make a pair with one that was seen.",
                                 n_partners), n_partners, n);
}

/* Nobody can know what lies on a cell that was never turned over, except by counting when it is the last. */
static AriMerit
purpose_of_unseen (const Minotaur *m,
                   guint           cell)
{
  AriMerit pair = ARI_NO_MERIT;
  g_autofree char *text = NULL, *odds = NULL;

  if (__builtin_popcountll (m->unseen) == 1)
    pair = purpose_of_pair (m, cell, (guint) __builtin_ctzll (m->unseen));
  text = pair.text;
  if (text != NULL)
    return ari_merit (pair.kind, "%s %s",
                      _("It is the last tile that nobody has seen, so it can be worked out."), text);

  if (m->phase != MINOTAUR_AT_SECOND && !is_any_known (m))
    return ari_merit ("unseen", _("Nobody has seen any of the tiles that lie face down."));

  odds = say_odds (m, count_partners (m, cell));

  return ari_merit ("unseen", "%s %s",
                    is_any_known (m) ? _("Nobody has seen this tile yet.")
                                     : _("Nobody has seen any of the tiles that lie face down."), odds);
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
static AriMerit
purpose_of_claim (const Minotaur *m)
{
  return ari_merit ("takes-pair",
                    _("It takes a pair with the values %1$u and %2$u."),
                    minotaur_tile_value (m->tiles[minotaur_open_cell (m, 0)] - 1u),
                    minotaur_tile_value (m->tiles[minotaur_open_cell (m, 1)] - 1u));
}

/* Nobody can claim two pairs of one colour. */
static AriMerit
purpose_of_leaving (const Minotaur *m)
{
  guint one = m->tiles[minotaur_open_cell (m, 0)] - 1u, other = m->tiles[minotaur_open_cell (m, 1)] - 1u;
  gboolean equal = minotaur_tile_value (one) == minotaur_tile_value (other);

  if (!is_equal_pair_left (m, minotaur_tile_colour (one), equal ? minotaur_tile_value (one) : 0))
    return ARI_NO_MERIT;

  return ari_merit ("keeps-colour",
                    equal ? _("It keeps the colour free for a pair of a higher value.")
                          : _("It keeps the colour free for a pair of equal values."));
}

/* If only the challenger hits, tiles of the same side change places. */
static AriMerit
purpose_of_challenge (const Minotaur *m,
                      guint           tile)
{
  const guint8 *own = m->pairs[m->turn_seat - 1][minotaur_tile_colour (tile)];
  guint value = minotaur_tile_value (tile);

  if (own[1 - minotaur_tile_side (tile)] != value)
    return ARI_NO_MERIT;

  return ari_merit ("challenge",
                    ngettext ("If only the challenger hits, it makes a pair of equal values, worth %u "
                              "point.",
                              "If only the challenger hits, it makes a pair of equal values, worth %u "
                              "points.", value),
                    value);
}

AriMerit
minotaur_purpose (const AriPosition *position,
                  AriAction          action)
{
  const Minotaur *m = minotaur_get (position);
  MinotaurAction a = minotaur_unpack (action);
  AriMerit pair;

  if (a.kind == MINOTAUR_CHALLENGE)
    return purpose_of_challenge (m, a.tile);
  if (a.kind == MINOTAUR_ANSWER && a.choice == MINOTAUR_CLAIM)
    return purpose_of_claim (m);
  if (a.kind == MINOTAUR_ANSWER && a.choice == MINOTAUR_LEAVE)
    return purpose_of_leaving (m);
  if (a.kind != MINOTAUR_TURN_OVER)
    return ARI_NO_MERIT;
  if (m->tiles[a.cell] == 0)
    return purpose_of_unseen (m, a.cell);

  pair = purpose_of_pair (m, a.cell, m->tiles[a.cell] - 1u);

  return pair.text != NULL ? pair : ari_merit ("seen", _("The others have already seen this tile, so it "
                                                              "tells them nothing new."));
}

/* A seat that owns all its pairs may leave it at that. */
AriMerit
minotaur_shape (const AriPosition *position,
                AriAction          action)
{
  if (minotaur_unpack (action).kind != MINOTAUR_ANSWER || minotaur_unpack (action).choice != MINOTAUR_PASS)
    return ARI_NO_MERIT;

  return ari_merit ("passes", _("It turns over no tile, so the others learn nothing new."));
}
