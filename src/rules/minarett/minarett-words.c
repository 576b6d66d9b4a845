/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Actions and spots in words. Each size has its own full sentences because many languages inflect what stands
 * before it. */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

/* Translators: in these sentences, the last %s of those with a player is the player who acts. */
static AriForms places[MINARETT_SIZES] = {
  { N_("%2$s places a foundation on %1$s"), N_("place a foundation on %s"),
    N_("You placed a foundation on %s") },
  { N_("%2$s places a tower on %1$s"), N_("place a tower on %s"),
    N_("You placed a tower on %s") },
  { N_("%2$s places a roof on %1$s"), N_("place a roof on %s"),
    N_("You placed a roof on %s") },
};
static AriForms moves[MINARETT_LEVELS] = {
  { N_("%3$s moves one piece from %1$s to %2$s"), N_("move one piece from %s to %s"),
    N_("You moved one piece from %s to %s") },
  { N_("%3$s moves two pieces from %1$s to %2$s"), N_("move two pieces from %s to %s"),
    N_("You moved two pieces from %s to %s") },
  { N_("%3$s moves three pieces from %1$s to %2$s"), N_("move three pieces from %s to %s"),
    N_("You moved three pieces from %s to %s") },
};
static AriForms unstacks_two = {
  N_("%4$s moves two pieces from %1$s and leaves one on %2$s and one on %3$s"),
  N_("move two pieces from %s and leave one on %s and one on %s"),
  N_("You moved two pieces from %s and left one on %s and one on %s"),
};
static AriForms unstacks_three = {
  N_("%5$s moves three pieces from %1$s and leaves one on %2$s, one on %3$s and one on %4$s"),
  N_("move three pieces from %s and leave one on %s, one on %s and one on %s"),
  N_("You moved three pieces from %s and left one on %s, one on %s and one on %s"),
};
static AriForms captures[MINARETT_SIZES] = {
  { N_("%2$s captures the foundation on %1$s"), N_("capture the foundation on %s"),
    N_("You captured the foundation on %s") },
  { N_("%2$s captures the tower on %1$s"), N_("capture the tower on %s"),
    N_("You captured the tower on %s") },
  { N_("%2$s captures the roof on %1$s"), N_("capture the roof on %s"),
    N_("You captured the roof on %s") },
};
static AriForms declines = {
  N_("%s captures nothing"), N_("capture nothing"),
  N_("You captured nothing"),
};
static AriForms passes = {
  N_("%s passes"), N_("pass"),
  N_("You passed"),
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

static const char *
name_seat (const AriNames *names,
           AriActor        seat)
{
  return ari_names_get (names, &ari_rules_minarett, seat);
}

/* Each sentence names the spaces in the order of the action. */
static char *
tell (const AriPosition *position,
      AriAction          action,
      AriForm            form,
      const AriNames    *names)
{
  MinarettAction a = minarett_unpack (action);
  const char *who;

  g_return_val_if_fail (minarett_get (position)->actor != ARI_NONE, NULL);

  who = name_seat (names, minarett_get (position)->actor);
  switch (a.kind)
    {
    case MINARETT_PLACE:
      return ari_sentence (places[a.count][form], minarett_space_name (a.spaces[0]), who);

    case MINARETT_MOVE:
      return ari_sentence (moves[a.count - 1][form], minarett_space_name (a.from),
                           minarett_space_name (a.spaces[0]), who);

    case MINARETT_UNSTACK:
      if (a.count == 2)
        return ari_sentence (unstacks_two[form], minarett_space_name (a.from),
                             minarett_space_name (a.spaces[0]), minarett_space_name (a.spaces[1]), who);
      return ari_sentence (unstacks_three[form], minarett_space_name (a.from),
                           minarett_space_name (a.spaces[0]), minarett_space_name (a.spaces[1]),
                           minarett_space_name (a.spaces[2]), who);

    case MINARETT_CAPTURE:
      return ari_sentence (captures[a.count][form], minarett_space_name (a.spaces[0]), who);

    case MINARETT_DECLINE:
      return ari_sentence (declines[form], who);

    case MINARETT_PASS:
    default:
      return ari_sentence (passes[form], who);
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
  return g_strdup_printf (C_("pieces in hand", "%s’s hand"), name_seat (names, seat));
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
forced_effects (const AriPosition *position,
                AriAction          action,
                const AriPosition *next,
                const AriNames    *names)
{
  const Minarett *before = minarett_get (position), *after = minarett_get (next);

  if (minarett_unpack (action).kind == MINARETT_PASS)
    return g_strdup_printf (_("%s can’t move."), name_seat (names, before->actor));

  for (guint s = 0; s < MINARETT_SEATS && after->actor != ARI_NONE; s++)
    if ((after->used[s] & ~before->used[s]) != 0 && minarett_of_seat (after, MINARETT_SEATS - s) == 0)
      return g_strdup_printf (_("%s has earned a capture, but there is no piece to take."),
                              name_seat (names, s + 1));

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
  .tell = tell,
  .reason = minarett_reason,
  .purpose = minarett_purpose,
  .shape = minarett_shape,
  .forced_effects = forced_effects,
  .name_spot = name_spot,
  .describe_spot = describe_spot,
  .refusal = minarett_refusal,
  .explain = minarett_explain,
  .diagram = minarett_diagram,
  .notate = minarett_notate,
};
