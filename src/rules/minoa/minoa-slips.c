/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

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

/* The triangles of areas that only @seat borders, and that others can still enter with a piece. */
static guint
count_open (const AriPosition *position,
            AriActor           seat)
{
  const Minoa *m = minoa_get (position);
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n = minoa_areas (m, areas), n_open = 0;

  if (m->actor == ARI_NONE || !has_rival (m, seat))
    return 0;

  for (guint i = 0; i < n; i++)
    if (!areas[i].filled && minoa_owner (&areas[i]) == seat)
      n_open += areas[i].n_cells;

  return n_open;
}

/* An area that the better action would have kept the others out of stays open to them. */
static gboolean
leaves_open (const AriPosition *position,
             AriAction          played,
             AriAction          best)
{
  AriActor seat = minoa_get (position)->actor;
  AriPosition after = *position, better = *position;

  minoa_apply (&after, played);
  minoa_apply (&better, best);

  return count_open (&after, seat) > count_open (&better, seat);
}

static const AriSlip slips[] = {
  { "open", NC_("mistake", "Areas left open"), leaves_open },
};

const AriSlips minoa_slips = { slips, G_N_ELEMENTS (slips) };
