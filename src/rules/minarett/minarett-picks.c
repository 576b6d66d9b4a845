/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which spots you pick to play an action. No action's picks may be a prefix of another's, so you keep
 * together a group that could drop pieces from its first space on by picking that space once more. */
#include "minarett-position.h"

/* The spot of the piece of @size in the tower on @space. */
static AriSpot
piece_spot (const Minarett *m,
            guint           space,
            guint           size)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (m, space, tower);

  for (guint i = 0; i < height; i++)
    if (tower[i].size == size)
      return MINARETT_SPOT_LEVEL (space, i + 1);

  return ARI_SPOT_NONE;
}

/* Whether an open move of the group begins on @space. */
static gboolean
can_come_apart (const Minarett      *m,
                const MinarettGroup *group,
                guint                space)
{
  guint spaces[MINARETT_LEVELS] = { space };
  guint32 second;

  if (!group->can_unstack || (minarett_drops (m, group, NULL, 0) >> space & 1) == 0)
    return FALSE;

  second = minarett_drops (m, group, spaces, 1);
  if (group->count == 2)
    return second != 0;

  for (; second != 0; second &= second - 1)
    {
      spaces[1] = (guint) __builtin_ctz (second);
      if (minarett_drops (m, group, spaces, 2) != 0)
        return TRUE;
    }

  return FALSE;
}

static guint
pick_travel (const Minarett       *m,
             const MinarettAction *a,
             AriSpot              *picks)
{
  guint height = minarett_tower_height (m, a->from), n = 0;
  MinarettGroup group;

  /* An illegal action may name missing pieces. */
  picks[n++] = MINARETT_SPOT_LEVEL (a->from, height >= a->count ? height - a->count + 1 : 1);
  for (guint i = 0; i < minarett_n_spaces (a); i++)
    picks[n++] = MINARETT_SPOT_SPACE (a->spaces[i]);

  if (a->kind == MINARETT_MOVE && minarett_group (m, m->actor, a->from, a->count, &group) &&
      can_come_apart (m, &group, a->spaces[0]))
    picks[n++] = MINARETT_SPOT_SPACE (a->spaces[0]);

  return n;
}

/**
 * minarett_picks:
 *
 * - a placement: the pieces of that size in hand, the space;
 * - a move: the lowest piece that moves, the space; the space again, if an open move could continue there;
 * - an open move: the lowest piece that moves, each space in turn;
 * - a capture: the piece.
 */
guint
minarett_picks (const AriPosition *position,
                AriAction          action,
                AriSpot            picks[ARI_MAX_PICKS])
{
  const Minarett *m = minarett_get (position);
  MinarettAction a = minarett_unpack (action);

  switch (a.kind)
    {
    case MINARETT_PLACE:
      picks[0] = MINARETT_SPOT_HAND (m->actor, a.count);
      picks[1] = MINARETT_SPOT_SPACE (a.spaces[0]);
      return 2;

    case MINARETT_MOVE:
    case MINARETT_UNSTACK:
      return pick_travel (m, &a, picks);

    case MINARETT_CAPTURE:
      picks[0] = piece_spot (m, a.spaces[0], a.count);
      return 1;

    case MINARETT_DECLINE:
      picks[0] = MINARETT_SPOT_DECLINE;
      return 1;

    case MINARETT_PASS:
      picks[0] = MINARETT_SPOT_PASS;
      return 1;

    default:
      g_return_val_if_reached (0);
    }
}

/* The occupant of a space is the seat of its top piece. */
AriActor
minarett_occupant (const AriPosition *position,
                   AriSpot            spot)
{
  const Minarett *m = minarett_get (position);
  MinarettPiece tower[MINARETT_LEVELS];
  guint height, level;

  if (spot >= MINARETT_SPOT_PASS)
    return ARI_NONE;
  if (spot >= MINARETT_SPOT_HANDS)
    return m->hand[MINARETT_HAND_SEAT (spot) - 1][MINARETT_HAND_SIZE (spot)] > 0 ? MINARETT_HAND_SEAT (spot)
                                                                                 : ARI_NONE;
  if (spot >= MINARETT_SPOT_SPACES)
    {
      height = minarett_tower (m, spot - MINARETT_SPOT_SPACES, tower);
      return height > 0 ? tower[height - 1].seat : ARI_NONE;
    }

  level = spot % MINARETT_LEVELS;
  height = minarett_tower (m, spot / MINARETT_LEVELS, tower);
  return level < height ? tower[level].seat : ARI_NONE;
}

/* A piece stands on its space. */
AriSpot
minarett_ground (AriSpot spot)
{
  return spot < MINARETT_SPOT_SPACES ? MINARETT_SPOT_SPACE (spot / MINARETT_LEVELS) : spot;
}

/* Each space of a path is picked itself. */
AriSpot
minarett_target (const AriPosition *position,
                 AriAction          action,
                 AriSpot            pick)
{
  return pick >= MINARETT_SPOT_SPACES && pick < MINARETT_SPOT_HANDS ? pick : ARI_SPOT_NONE;
}
