/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions and spots in words. Sentences stand here in full for each seat and size: colours and numbers are
 * inflected in many languages. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

static const char *const places[MINARETT_SEATS][MINARETT_SIZES] = {
  { N_("White places a large piece on %s"), N_("White places a medium piece on %s"),
    N_("White places a small piece on %s") },
  { N_("Black places a large piece on %s"), N_("Black places a medium piece on %s"),
    N_("Black places a small piece on %s") },
};
static const char *const moves[MINARETT_SEATS][MINARETT_LEVELS] = {
  { N_("White moves one piece from %s to %s"), N_("White moves two pieces from %s to %s"),
    N_("White moves three pieces from %s to %s") },
  { N_("Black moves one piece from %s to %s"), N_("Black moves two pieces from %s to %s"),
    N_("Black moves three pieces from %s to %s") },
};
static const char *const unstacks_two[MINARETT_SEATS] = {
  N_("White moves two pieces from %s and leaves one on %s and one on %s"),
  N_("Black moves two pieces from %s and leaves one on %s and one on %s"),
};
static const char *const unstacks_three[MINARETT_SEATS] = {
  N_("White moves three pieces from %s and leaves one on %s, one on %s and one on %s"),
  N_("Black moves three pieces from %s and leaves one on %s, one on %s and one on %s"),
};
static const char *const captures[MINARETT_SEATS][MINARETT_SIZES] = {
  { N_("White captures the large piece on %s"), N_("White captures the medium piece on %s"),
    N_("White captures the small piece on %s") },
  { N_("Black captures the large piece on %s"), N_("Black captures the medium piece on %s"),
    N_("Black captures the small piece on %s") },
};
static const char *const declines[MINARETT_SEATS] = {
  N_("White captures nothing"), N_("Black captures nothing"),
};
static const char *const passes[MINARETT_SEATS] = { N_("White passes"), N_("Black passes") };

static const char *const piece_names[MINARETT_SEATS][MINARETT_SIZES] = {
  { N_("white large piece"), N_("white medium piece"), N_("white small piece") },
  { N_("black large piece"), N_("black medium piece"), N_("black small piece") },
};
static const char *const tower_pieces[MINARETT_SEATS][MINARETT_SIZES] = {
  { NC_("in a tower", "white large"), NC_("in a tower", "white medium"), NC_("in a tower", "white small") },
  { NC_("in a tower", "black large"), NC_("in a tower", "black medium"), NC_("in a tower", "black small") },
};

static const char *
space_name (guint space)
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

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  switch (a.kind)
    {
    case MINARETT_PLACE:
      return g_strdup_printf (_(places[s][a.count]), space_name (a.spaces[0]));

    case MINARETT_MOVE:
      return g_strdup_printf (_(moves[s][a.count - 1]), space_name (a.from), space_name (a.spaces[0]));

    case MINARETT_UNSTACK:
      if (a.count == 2)
        return g_strdup_printf (_(unstacks_two[s]), space_name (a.from),
                                space_name (a.spaces[0]), space_name (a.spaces[1]));
      return g_strdup_printf (_(unstacks_three[s]), space_name (a.from),
                              space_name (a.spaces[0]), space_name (a.spaces[1]), space_name (a.spaces[2]));

    case MINARETT_CAPTURE:
      return g_strdup_printf (_(captures[s][a.count]), space_name (a.spaces[0]));

    case MINARETT_DECLINE:
      return g_strdup (_(declines[s]));

    case MINARETT_PASS:
    default:
      return g_strdup (_(passes[s]));
    }
#pragma GCC diagnostic pop
}

static const char *
name_in_tower (const MinarettPiece *piece)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "in a tower", tower_pieces[piece->seat - 1][piece->size]);
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
      return g_strdup (_(piece_names[tower[0].seat - 1][tower[0].size]));
    case 2:
      /* Translators: the pieces of a tower from the bottom up, as in “tower: white large, black medium”. */
      return g_strdup_printf (_("tower: %s, %s"), name_in_tower (&tower[0]), name_in_tower (&tower[1]));
    default:
      return g_strdup_printf (_("tower: %s, %s, %s"), name_in_tower (&tower[0]), name_in_tower (&tower[1]),
                              name_in_tower (&tower[2]));
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

  /* Translators: %1$s is as “white large piece”; how many of this kind a seat holds off the board. */
  return g_strdup_printf (ngettext ("%1$s, %2$u in hand", "%1$s, %2$u in hand", n),
                          _(piece_names[s][size]), n);
}

char *
minarett_describe_spot (const AriPosition *position,
                        AriSpot            spot)
{
  const Minarett *m = minarett_get (position);
  MinarettPiece tower[MINARETT_LEVELS];
  guint level = spot % MINARETT_LEVELS;

  g_return_val_if_fail (spot < MINARETT_SPOTS, NULL);

  if (spot == MINARETT_SPOT_PASS)
    return g_strdup (C_("choice", "pass"));
  if (spot == MINARETT_SPOT_DECLINE)
    return g_strdup (C_("choice", "capture nothing"));
  if (spot >= MINARETT_SPOT_HANDS)
    return describe_hand (m, MINARETT_HAND_SEAT (spot) - 1, MINARETT_HAND_SIZE (spot));
  if (spot >= MINARETT_SPOT_SPACES)
    return describe_space (m, spot - MINARETT_SPOT_SPACES);

  if (level >= minarett_tower (m, spot / MINARETT_LEVELS, tower))
    return g_strdup (C_("level of a tower", "vacant"));

  return g_strdup (_(piece_names[tower[level].seat - 1][tower[level].size]));
}
