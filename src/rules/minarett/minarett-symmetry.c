/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The eight symmetries of the square, which map each of the three boards to itself. */
#include "minarett-position.h"

#include <string.h>

static guint32
turn_mask (guint32 mask,
           guint   symmetry)
{
  guint32 turned = 0;

  for (; mask != 0; mask &= mask - 1)
    turned |= MINARETT_BIT (minarett_turn_space ((guint) __builtin_ctz (mask), symmetry));

  return turned;
}

static guint64
turn_sets (const MinarettGeometry *g,
           guint64                 sets,
           guint                   symmetry)
{
  guint64 turned = 0;

  for (; sets != 0; sets &= sets - 1)
    {
      guint32 wanted = turn_mask (g->sets[__builtin_ctzll (sets)], symmetry);

      for (guint s = 0; s < g->n_sets; s++)
        if (g->sets[s] == wanted)
          turned |= G_GUINT64_CONSTANT (1) << s;
    }

  return turned;
}

/**
 * minarett_turn_position:
 * @turned: (out): @position, turned or mirrored
 *
 * The result has no history, as if the game began here: a search looks for repetitions in positions that were
 * not turned.
 */
void
minarett_turn_position (const AriPosition *position,
                        guint              symmetry,
                        AriPosition       *turned)
{
  const MinarettGeometry *g = minarett_geometry (minarett_get (position)->board);
  Minarett *m = (Minarett *) turned;

  *turned = *position;
  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      for (guint size = 0; size < MINARETT_SIZES; size++)
        m->pieces[s][size] = turn_mask (m->pieces[s][size], symmetry);
      m->used[s] = turn_sets (g, m->used[s], symmetry);
    }
  memset (m->recent, 0, sizeof m->recent);
  m->quiet = 0;
  m->recent[0] = minarett_hash (turned);
}

/**
 * minarett_turn_action:
 *
 * Returns: the action that corresponds to @action in a turned position
 */
AriAction
minarett_turn_action (AriAction action,
                      guint     symmetry)
{
  MinarettAction a = minarett_unpack (action);

  for (guint i = 0; i < minarett_n_spaces (&a); i++)
    a.spaces[i] = minarett_turn_space (a.spaces[i], symmetry);
  if (a.kind == MINARETT_MOVE || a.kind == MINARETT_UNSTACK)
    a.from = minarett_turn_space (a.from, symmetry);

  return minarett_pack (&a);
}
