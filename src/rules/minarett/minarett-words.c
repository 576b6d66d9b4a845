/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions and spots in words. Each seat and size has its own full sentences because many languages inflect
 * colours and numbers. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

static AriSeatTexts places[MINARETT_SIZES] = {
  { N_("Ivory places a foundation on %s"), N_("Lapis places a foundation on %s"),
    [ARI_TOLD] = N_("place a foundation on %s"),
    [ARI_DONE] = N_("You placed a foundation on %s") },
  { N_("Ivory places a tower on %s"), N_("Lapis places a tower on %s"),
    [ARI_TOLD] = N_("place a tower on %s"),
    [ARI_DONE] = N_("You placed a tower on %s") },
  { N_("Ivory places a roof on %s"), N_("Lapis places a roof on %s"),
    [ARI_TOLD] = N_("place a roof on %s"),
    [ARI_DONE] = N_("You placed a roof on %s") },
};
static AriSeatTexts moves[MINARETT_LEVELS] = {
  { N_("Ivory moves one piece from %s to %s"), N_("Lapis moves one piece from %s to %s"),
    [ARI_TOLD] = N_("move one piece from %s to %s"),
    [ARI_DONE] = N_("You moved one piece from %s to %s") },
  { N_("Ivory moves two pieces from %s to %s"), N_("Lapis moves two pieces from %s to %s"),
    [ARI_TOLD] = N_("move two pieces from %s to %s"),
    [ARI_DONE] = N_("You moved two pieces from %s to %s") },
  { N_("Ivory moves three pieces from %s to %s"), N_("Lapis moves three pieces from %s to %s"),
    [ARI_TOLD] = N_("move three pieces from %s to %s"),
    [ARI_DONE] = N_("You moved three pieces from %s to %s") },
};
static AriSeatTexts unstacks_two = {
  N_("Ivory moves two pieces from %s and leaves one on %s and one on %s"),
  N_("Lapis moves two pieces from %s and leaves one on %s and one on %s"),
  [ARI_TOLD] = N_("move two pieces from %s and leave one on %s and one on %s"),
  [ARI_DONE] = N_("You moved two pieces from %s and left one on %s and one on %s"),
};
static AriSeatTexts unstacks_three = {
  N_("Ivory moves three pieces from %s and leaves one on %s, one on %s and one on %s"),
  N_("Lapis moves three pieces from %s and leaves one on %s, one on %s and one on %s"),
  [ARI_TOLD] = N_("move three pieces from %s and leave one on %s, one on %s and one on %s"),
  [ARI_DONE] = N_("You moved three pieces from %s and left one on %s, one on %s and one on %s"),
};
static AriSeatTexts captures[MINARETT_SIZES] = {
  { N_("Ivory captures the foundation on %s"), N_("Lapis captures the foundation on %s"),
    [ARI_TOLD] = N_("capture the foundation on %s"),
    [ARI_DONE] = N_("You captured the foundation on %s") },
  { N_("Ivory captures the tower on %s"), N_("Lapis captures the tower on %s"),
    [ARI_TOLD] = N_("capture the tower on %s"),
    [ARI_DONE] = N_("You captured the tower on %s") },
  { N_("Ivory captures the roof on %s"), N_("Lapis captures the roof on %s"),
    [ARI_TOLD] = N_("capture the roof on %s"),
    [ARI_DONE] = N_("You captured the roof on %s") },
};
static AriSeatTexts declines = {
  N_("Ivory captures nothing"), N_("Lapis captures nothing"),
  [ARI_TOLD] = N_("capture nothing"),
  [ARI_DONE] = N_("You captured nothing"),
};
static AriSeatTexts passes = {
  N_("Ivory passes"), N_("Lapis passes"),
  [ARI_TOLD] = N_("pass"),
  [ARI_DONE] = N_("You passed"),
};

static AriSeatTexts cannot_move = { N_("Ivory can’t move."), N_("Lapis can’t move.") };
static AriSeatTexts cannot_capture = {
  N_("Ivory has earned a capture, but there is no piece to take."),
  N_("Lapis has earned a capture, but there is no piece to take."),
};

static const char *const piece_names[MINARETT_SEATS][MINARETT_SIZES] = {
  { N_("ivory foundation"), N_("ivory tower"), N_("ivory roof") },
  { N_("lapis foundation"), N_("lapis tower"), N_("lapis roof") },
};

const char *
minarett_space_name (guint space)
{
  return minarett_board (NULL)->spots[MINARETT_SPOT_SPACE (space)].name;
}

/* Each sentence names the spaces in the order of the action. @row: an entry of #AriSeatTexts. */
static char *
tell (const AriPosition *position,
      AriAction          action,
      guint              row)
{
  MinarettAction a = minarett_unpack (action);

  g_return_val_if_fail (minarett_get (position)->actor != ARI_NONE, NULL);

  switch (a.kind)
    {
    case MINARETT_PLACE:
      return ari_sentence (places[a.count][row], minarett_space_name (a.spaces[0]));

    case MINARETT_MOVE:
      return ari_sentence (moves[a.count - 1][row], minarett_space_name (a.from),
                           minarett_space_name (a.spaces[0]));

    case MINARETT_UNSTACK:
      if (a.count == 2)
        return ari_sentence (unstacks_two[row], minarett_space_name (a.from),
                             minarett_space_name (a.spaces[0]), minarett_space_name (a.spaces[1]));
      return ari_sentence (unstacks_three[row], minarett_space_name (a.from),
                           minarett_space_name (a.spaces[0]), minarett_space_name (a.spaces[1]),
                           minarett_space_name (a.spaces[2]));

    case MINARETT_CAPTURE:
      return ari_sentence (captures[a.count][row], minarett_space_name (a.spaces[0]));

    case MINARETT_DECLINE:
      return g_strdup (_(declines[row]));

    case MINARETT_PASS:
    default:
      return g_strdup (_(passes[row]));
    }
}

static char *
describe (const AriPosition *position,
          AriAction          action,
          const AriNames    *names)
{
  return tell (position, action, minarett_get (position)->actor - 1u);
}

static char *
advise (const AriPosition *position,
        AriAction          action,
        const AriNames    *names)
{
  return tell (position, action, ARI_TOLD);
}

static char *
remind (const AriPosition *position,
        AriAction          action,
        const AriNames    *names)
{
  return tell (position, action, ARI_DONE);
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

static char *
name_spot (const AriPosition *position,
           AriSpot            spot,
           AriActor           listener,
           const AriNames    *names)
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

static char *
describe_spot (const AriPosition *position,
               AriSpot            spot,
               AriActor           listener,
               const AriNames    *names)
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

/* Turns and captures that are lost. */
static char *
lapse (const AriPosition *position,
       AriAction          action,
       const AriPosition *next,
       const AriNames    *names)
{
  const Minarett *before = minarett_get (position), *after = minarett_get (next);

  if (minarett_unpack (action).kind == MINARETT_PASS)
    return g_strdup (_(cannot_move[before->actor - 1]));

  for (guint s = 0; s < MINARETT_SEATS && after->actor != ARI_NONE; s++)
    if ((after->used[s] & ~before->used[s]) != 0 && minarett_of_seat (after, MINARETT_SEATS - s) == 0)
      return g_strdup (_(cannot_capture[s]));

  return NULL;
}

static const char *const colours[MINARETT_SEATS] = { NC_("seat", "Ivory"), NC_("seat", "Lapis") };

const AriNarration minarett_narration = {
  .colours = colours,
  .designer = "Jürgen Reiche",
  .credit = N_("Designed by Jürgen Reiche"),
  .tagline = N_("Raise a foundation, a tower and a roof of your own colour, or capture three pieces."),
  .length = N_("20 to 40 minutes"),
  .misread = N_("In Minarett, “%s” isn’t a move. Place a piece as in “L@c3”, move a group as in “2c3-d4” or "
                "“2c3-c4-c5”, capture as in “xc3M”, or write “x-” or “pass”."),
  .next_step = minarett_next_step,
  .describe = describe,
  .advise = advise,
  .remind = remind,
  .reason = minarett_reason,
  .lapse = lapse,
  .name_spot = name_spot,
  .describe_spot = describe_spot,
  .refusal = minarett_refusal,
  .explain = minarett_explain,
  .diagram = minarett_diagram,
  .notate = minarett_notate,
};
