/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

#define MANY (MINOA_TRIANGLES / MINOA_BORDER_LINES) /* as many as one piece holds on average */

/* Whether another seat than @seat can still place a piece. */
static gboolean
has_rival (const Minoa *m,
           AriActor     seat)
{
  for (AriActor other = 1; other <= m->seats; other++)
    if (other != seat && minoa_supply (m, other) > 0)
      return TRUE;

  return FALSE;
}

/* The triangles of areas that only @seat borders, @filled or not. */
static MinoaCells
cells_of (const AriPosition *position,
          AriActor           seat,
          gboolean           filled)
{
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n = minoa_areas (minoa_get (position), areas);
  MinoaCells cells = 0;

  for (guint i = 0; i < n; i++)
    if (areas[i].filled == filled && minoa_owner (&areas[i]) == seat)
      cells |= areas[i].cells;

  return cells;
}

/* Those that others can still enter with a piece. */
static MinoaCells
open_cells (const AriPosition *position,
            AriActor           seat)
{
  const Minoa *m = minoa_get (position);

  return m->actor != ARI_NONE && has_rival (m, seat) ? cells_of (position, seat, FALSE) : 0;
}

/* The better action would have kept the others out of much that was open to them, and now still is. What it
 * would have gained elsewhere is a missed gain. */
static gboolean
leaves_open (const AriPosition *position,
             AriAction          played,
             AriAction          best)
{
  AriActor seat = minoa_get (position)->actor;
  AriPosition after = *position, better = *position;

  minoa_apply (&after, played);
  minoa_apply (&better, best);

  return minoa_count_cells (open_cells (position, seat) & open_cells (&after, seat)
                            & cells_of (&better, seat, TRUE)) >= MANY;
}

static const AriMistakeKind slips[] = {
  { "open", NC_("mistake", "Areas left open"), leaves_open },
};

static gboolean
is_piece (AriAction action)
{
  return action < MINOA_BORDER_LINES;
}

static gboolean
is_stick (AriAction action)
{
  return action >= MINOA_BORDER_LINES && action < MINOA_LINES;
}

static gboolean
places_early (const AriPosition *position,
              AriAction          played,
              AriAction          best)
{
  return is_piece (played) && is_stick (best);
}

static gboolean
places_late (const AriPosition *position,
             AriAction          played,
             AriAction          best)
{
  return is_stick (played) && is_piece (best);
}

static const AriHabit habits[] = {
  { places_early, N_("Place sticks first: a piece that stands early is easily walled in.") },
  { places_late, N_("Take good places on the border in time: a stick can wait until the next turn.") },
};

const AriMistakeKinds minoa_slips = { slips, G_N_ELEMENTS (slips), habits, G_N_ELEMENTS (habits) };
