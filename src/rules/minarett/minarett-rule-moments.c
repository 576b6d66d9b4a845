/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

static AriSpot
drops_pieces (const AriPosition *position,
              AriAction          action,
              const AriPosition *next)
{
  MinarettAction a = minarett_unpack (action);

  if (a.kind != MINARETT_UNSTACK || minarett_get (position)->open != MINARETT_OPEN_EACH)
    return ARI_SPOT_NONE;

  return MINARETT_SPOT_SPACE (a.spaces[a.count - 1]);
}

/* A group with an enemy piece in it. */
static AriSpot
takes_along (const AriPosition *position,
             AriAction          action,
             const AriPosition *next)
{
  const Minarett *m = minarett_get (position);
  MinarettAction a = minarett_unpack (action);
  MinarettPiece tower[MINARETT_LEVELS];
  guint n;

  if (a.kind != MINARETT_MOVE || m->actor == ARI_NONE)
    return ARI_SPOT_NONE;

  n = minarett_tower (m, a.from, tower);
  for (guint i = n - a.count; i < n; i++)
    if (tower[i].seat != m->actor)
      return MINARETT_SPOT_SPACE (a.spaces[0]);

  return ARI_SPOT_NONE;
}

static AriSpot
earns_capture (const AriPosition *position,
               AriAction          action,
               const AriPosition *next)
{
  const Minarett *before = minarett_get (position), *after = minarett_get (next);
  MinarettAction a = minarett_unpack (action);
  guint n = minarett_n_spaces (&a);

  if (!minarett_is_capturing (after) || minarett_is_capturing (before) || n == 0)
    return ARI_SPOT_NONE;

  return MINARETT_SPOT_SPACE (a.spaces[n - 1]);
}

/* A piece is captured from under others. */
static AriSpot
drops_levels (const AriPosition *position,
              AriAction          action,
              const AriPosition *next)
{
  MinarettAction a = minarett_unpack (action);
  MinarettPiece tower[MINARETT_LEVELS];
  guint n;

  if (a.kind != MINARETT_CAPTURE)
    return ARI_SPOT_NONE;

  n = minarett_tower (minarett_get (position), a.spaces[0], tower);

  return n > 0 && tower[n - 1].size != a.count ? MINARETT_SPOT_SPACE (a.spaces[0]) : ARI_SPOT_NONE;
}

/* Somebody loses a piece or finds it elsewhere, or sees what looks like a broken rule. */
static guint
concerns_both (const AriPosition *position,
               AriAction          action,
               const AriPosition *next)
{
  return (1u << MINARETT_SEATS) - 1;
}

static const AriRuleMoment occasions[] = {
  {
    "drop",
    N_("The pieces above a captured one drop one level."),
    "capturing", drops_levels, concerns_both,
  },
  {
    "capture",
    N_("This capture position lets its player take any enemy piece, or decline."),
    "capturing", earns_capture, concerns_both,
  },
  {
    "open",
    N_("An open move drops pieces on its way. Only your own groups can make one."),
    "open", drops_pieces, concerns_both,
  },
  {
    "along",
    N_("A group may include enemy pieces: at most half of it."),
    "moving", takes_along, concerns_both,
  },
};

const AriRuleMoments minarett_occasions = { occasions, G_N_ELEMENTS (occasions) };
