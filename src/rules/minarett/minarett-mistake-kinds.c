/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-position.h"

#include <glib/gi18n-lib.h>

/* Whether @action earns @seat a capture, which the match outlasts. */
static gboolean
earns_capture (const AriPosition *position,
               AriAction          action,
               AriActor           seat)
{
  AriPosition after = *position;
  const Minarett *next = minarett_get (&after);

  minarett_apply (&after, action);

  return next->actor != ARI_NONE && next->due[seat - 1] > minarett_get (position)->due[seat - 1];
}

/* The better action earns a capture, and the action played doesn't. */
static gboolean
misses_capture (const AriPosition *position,
                AriAction          played,
                AriAction          best)
{
  AriActor seat = minarett_get (position)->actor;

  return earns_capture (position, best, seat) && !earns_capture (position, played, seat);
}

/* Whether the other seat has the turn after @action; @can_capture: (out): and can earn a capture then. */
static gboolean
passes_turn (const AriPosition *position,
             AriAction          action,
             gboolean          *can_capture)
{
  AriPosition after = *position;
  AriActor other = MINARETT_SEATS + 1 - minarett_get (position)->actor;

  minarett_apply (&after, action);
  if (minarett_get (&after)->actor != other)
    return FALSE;

  *can_capture = minarett_capture_spaces (&after, other) != 0;

  return TRUE;
}

/* After the action played, the other seat can earn a capture, and after the better one it can't. While the
 * turn goes on, nothing is proved. */
static gboolean
allows_capture (const AriPosition *position,
                AriAction          played,
                AriAction          best)
{
  gboolean after_played, after_best;

  return passes_turn (position, played, &after_played) && after_played
         && passes_turn (position, best, &after_best) && !after_best;
}

static const AriMistakeKind slips[] = {
  { "capture", NC_("mistake", "Missed captures"), misses_capture },
  { "allowed", NC_("mistake", "Captures allowed"), allows_capture },
};

static gboolean
places (AriAction action)
{
  return minarett_unpack (action).kind == MINARETT_PLACE;
}

static gboolean
moves (AriAction action)
{
  MinarettKind kind = minarett_unpack (action).kind;

  return kind == MINARETT_MOVE || kind == MINARETT_UNSTACK;
}

static gboolean
places_often (const AriPosition *position,
              AriAction          played,
              AriAction          best)
{
  return places (played) && moves (best);
}

static gboolean
moves_often (const AriPosition *position,
             AriAction          played,
             AriAction          best)
{
  return moves (played) && places (best);
}

static const AriHabit habits[] = {
  { places_often, N_("Look at the pieces on the board first: moving one may do more than placing another.") },
  { moves_often, N_("Bring new pieces in: each one on the board makes more threats possible.") },
};

const AriMistakeKinds minarett_slips = { slips, G_N_ELEMENTS (slips), habits, G_N_ELEMENTS (habits) };
