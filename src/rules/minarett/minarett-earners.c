/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pieces that earn a seat a capture or the match. */
#include "minarett-position.h"

/* The level on which the pieces of each kind stand: see minarett_kinds(). */
static const guint level_of_kind[MINARETT_KINDS] = { 1, 2, 2, 3 };

/* Writes the levels of the pieces on @spaces. */
static guint
add_level (guint32  spaces,
           guint    level,
           guint    n,
           AriSpot *spots)
{
  for (; spaces != 0 && n < ARI_MAX_EARNERS; spaces &= spaces - 1)
    spots[n++] = MINARETT_SPOT_LEVEL ((guint) __builtin_ctz (spaces), level);

  return n;
}

/* A Minarett wins, whatever else the action has completed. */
guint
minarett_earners (const AriPosition *position,
                  AriAction          action,
                  AriActor           seat,
                  AriSpot            spots[ARI_MAX_EARNERS])
{
  const Minarett *before = minarett_get (position), *after;
  const MinarettGeometry *g = minarett_geometry (before->board);
  AriPosition next = *position;
  guint32 kinds[MINARETT_KINDS], standing[MINARETT_KINDS] = { 0 }, minarett;
  guint n = 0;

  minarett_apply (&next, action);
  after = minarett_get (&next);
  minarett = minarett_complete (after, seat);
  for (guint level = 1; minarett != 0 && level <= MINARETT_LEVELS; level++)
    n = add_level (minarett, level, n, spots);
  if (n > 0)
    return n;

  minarett_kinds (after, seat, kinds);
  for (guint64 sets = after->used[seat - 1] & ~before->used[seat - 1]; sets != 0; sets &= sets - 1)
    {
      guint set = (guint) __builtin_ctzll (sets);
      guint first = set < MINARETT_LINES ? 0 : 1, end = set < MINARETT_LINES ? 1 : MINARETT_KINDS;

      for (guint i = first; i < end; i++)
        if ((g->sets[set] & ~kinds[i]) == 0)
          standing[i] |= g->sets[set];
    }
  for (guint i = 0; i < MINARETT_KINDS; i++)
    n = add_level (standing[i], level_of_kind[i], n, spots);

  return n;
}

gboolean
minarett_is_entitled (const AriPosition *position)
{
  return minarett_is_capturing (minarett_get (position));
}
