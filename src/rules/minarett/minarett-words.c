/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions and spots in words. Each seat and size has its own full sentences because many languages inflect
 * colours and numbers. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

static const char *const places[MINARETT_SEATS][MINARETT_SIZES] = {
  { N_("Ivory places a foundation on %s"), N_("Ivory places a tower on %s"),
    N_("Ivory places a roof on %s") },
  { N_("Lapis places a foundation on %s"), N_("Lapis places a tower on %s"),
    N_("Lapis places a roof on %s") },
};
static const char *const moves[MINARETT_SEATS][MINARETT_LEVELS] = {
  { N_("Ivory moves one piece from %s to %s"), N_("Ivory moves two pieces from %s to %s"),
    N_("Ivory moves three pieces from %s to %s") },
  { N_("Lapis moves one piece from %s to %s"), N_("Lapis moves two pieces from %s to %s"),
    N_("Lapis moves three pieces from %s to %s") },
};
static const char *const unstacks_two[MINARETT_SEATS] = {
  N_("Ivory moves two pieces from %s and leaves one on %s and one on %s"),
  N_("Lapis moves two pieces from %s and leaves one on %s and one on %s"),
};
static const char *const unstacks_three[MINARETT_SEATS] = {
  N_("Ivory moves three pieces from %s and leaves one on %s, one on %s and one on %s"),
  N_("Lapis moves three pieces from %s and leaves one on %s, one on %s and one on %s"),
};
static const char *const captures[MINARETT_SEATS][MINARETT_SIZES] = {
  { N_("Ivory captures the foundation on %s"), N_("Ivory captures the tower on %s"),
    N_("Ivory captures the roof on %s") },
  { N_("Lapis captures the foundation on %s"), N_("Lapis captures the tower on %s"),
    N_("Lapis captures the roof on %s") },
};
static const char *const declines[MINARETT_SEATS] = {
  N_("Ivory captures nothing"), N_("Lapis captures nothing"),
};
static const char *const passes[MINARETT_SEATS] = { N_("Ivory passes"), N_("Lapis passes") };

static const char *const piece_names[MINARETT_SEATS][MINARETT_SIZES] = {
  { N_("ivory foundation"), N_("ivory tower"), N_("ivory roof") },
  { N_("lapis foundation"), N_("lapis tower"), N_("lapis roof") },
};

const char *
minarett_space_name (guint space)
{
  return minarett_board (NULL)->spots[MINARETT_SPOT_SPACE (space)].name;
}

/* Each sentence names the spaces in the order of the action. */
char *
minarett_describe (const AriPosition *position,
                   AriAction          action)
{
  const Minarett *m = minarett_get (position);
  MinarettAction a = minarett_unpack (action);
  guint s = m->actor - 1u;

  g_return_val_if_fail (m->actor != ARI_NONE, NULL);

  switch (a.kind)
    {
    case MINARETT_PLACE:
      return ari_sentence (places[s][a.count], minarett_space_name (a.spaces[0]));

    case MINARETT_MOVE:
      return ari_sentence (moves[s][a.count - 1], minarett_space_name (a.from),
                           minarett_space_name (a.spaces[0]));

    case MINARETT_UNSTACK:
      if (a.count == 2)
        return ari_sentence (unstacks_two[s], minarett_space_name (a.from), minarett_space_name (a.spaces[0]),
                             minarett_space_name (a.spaces[1]));
      return ari_sentence (unstacks_three[s], minarett_space_name (a.from), minarett_space_name (a.spaces[0]),
                           minarett_space_name (a.spaces[1]), minarett_space_name (a.spaces[2]));

    case MINARETT_CAPTURE:
      return ari_sentence (captures[s][a.count], minarett_space_name (a.spaces[0]));

    case MINARETT_DECLINE:
      return g_strdup (_(declines[s]));

    case MINARETT_PASS:
    default:
      return g_strdup (_(passes[s]));
    }
}

static const char *
piece_name (const MinarettPiece *piece)
{
  return _(piece_names[piece->seat - 1][piece->size]);
}

static char *
describe_space (const Minarett *m,
                guint           space)
{
  MinarettPiece tower[MINARETT_LEVELS];

  switch (minarett_tower (m, space, tower))
    {
    case 0:
      return g_strdup (C_("space", "vacant"));
    case 1:
      return g_strdup (piece_name (&tower[0]));
    case 2:
      /* Translators: the pieces of a stack from the bottom up, as in “stack: ivory foundation, lapis
       * tower”. */
      return g_strdup_printf (_("stack: %s, %s"), piece_name (&tower[0]), piece_name (&tower[1]));
    default:
      return g_strdup_printf (_("stack: %s, %s, %s"), piece_name (&tower[0]), piece_name (&tower[1]),
                              piece_name (&tower[2]));
    }
}

static char *
describe_hand (const Minarett *m,
               guint           s,
               guint           size)
{
  guint n = m->hand[s][size];

  if (n == 0)
    return g_strdup (C_("hand", "none left"));

  /* Translators: %1$s is as “ivory foundation”; how many of this kind a seat holds off the board. */
  return g_strdup_printf (ngettext ("%1$s, %2$u in hand", "%1$s, %2$u in hand", n),
                          _(piece_names[s][size]), n);
}

char *
minarett_name_spot (const AriPosition *position,
                    AriSpot            spot,
                    AriActor           listener)
{
  AriActor seat;

  g_return_val_if_fail (spot < MINARETT_SPOTS, NULL);

  if (spot < MINARETT_SPOT_SPACES)
    /* Translators: %s is a space of the board, such as “c3”. Levels count from the bottom. */
    return g_strdup_printf (_("%1$s, level %2$u"), minarett_space_name (spot / MINARETT_LEVELS),
                            spot % MINARETT_LEVELS + 1u);
  if (spot < MINARETT_SPOT_HANDS || spot >= MINARETT_SPOT_PASS)
    return g_strdup (minarett_board (NULL)->spots[spot].name);

  seat = MINARETT_HAND_SEAT (spot);
  if (seat == listener)
    return g_strdup (C_("pieces in hand", "your hand"));

  /* Translators: where the pieces wait that this player has not placed yet. */
  return g_strdup (seat == 1 ? C_("pieces in hand", "Ivory’s hand") : C_("pieces in hand", "Lapis’s hand"));
}

char *
minarett_describe_spot (const AriPosition *position,
                        AriSpot            spot,
                        AriActor           listener)
{
  const Minarett *m = minarett_get (position);
  MinarettPiece tower[MINARETT_LEVELS];
  guint level = spot % MINARETT_LEVELS;

  g_return_val_if_fail (spot < MINARETT_SPOTS, NULL);

  if (spot == MINARETT_SPOT_PASS)
    return g_strdup (C_("choice", "Pass"));
  if (spot == MINARETT_SPOT_DECLINE)
    return g_strdup (C_("choice", "Capture Nothing"));
  if (spot >= MINARETT_SPOT_HANDS)
    return describe_hand (m, MINARETT_HAND_SEAT (spot) - 1, MINARETT_HAND_SIZE (spot));
  if (spot >= MINARETT_SPOT_SPACES)
    return describe_space (m, spot - MINARETT_SPOT_SPACES);

  if (level >= minarett_tower (m, spot / MINARETT_LEVELS, tower))
    return g_strdup (C_("level of a stack", "vacant"));

  return g_strdup (piece_name (&tower[level]));
}
