/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

static AriSpot
closes_area (const AriPosition *position,
             AriAction          action,
             const AriPosition *next)
{
  MinoaArea areas[MINOA_BORDER_LINES];

  if (action == MINOA_ACTION_PASS
      || minoa_areas (minoa_get (next), areas) <= minoa_areas (minoa_get (position), areas))
    return ARI_SPOT_NONE;

  return minoa_spot (action);
}

/* (nullable): of the areas on both sides of the stick, the one with fewer triangles; of two equal ones,
 * either. This is the area that a person sees it close off: the other one is most of the board. */
static const MinoaArea *
closed_area (const MinoaArea *areas,
             guint            n_areas,
             AriAction        action)
{
  const guint8 *beside = minoa_geometry ()->line_triangles[action];
  const MinoaArea *area = NULL;

  for (guint i = 0; i < n_areas; i++)
    for (guint j = 0; j < 2; j++)
      if (beside[j] != MINOA_NOTHING && minoa_has_triangle (&areas[i], beside[j])
          && (area == NULL || areas[i].n_cells < area->n_cells))
        area = &areas[i];

  return area;
}

/* The player of the stick, and everybody with pieces along the area that it closes off. */
static guint
concerns_owners (const AriPosition *position,
                 AriAction          action,
                 const AriPosition *next)
{
  MinoaArea areas[MINOA_BORDER_LINES];
  const MinoaArea *area = closed_area (areas, minoa_areas (minoa_get (next), areas), action);

  return 1u << (minoa_get (position)->actor - 1) | (area != NULL ? area->seats : 0);
}

static AriSpot
fills_border (const AriPosition *position,
              AriAction          action,
              const AriPosition *next)
{
  guint before = (guint) __builtin_popcount (minoa_occupied (minoa_get (position)));
  guint after = (guint) __builtin_popcount (minoa_occupied (minoa_get (next)));

  return after > before + 1 ? minoa_spot (action) : ARI_SPOT_NONE;
}

static const AriRuleMoment occasions[] = {
  {
    "filling",
    N_("Only one other player has pieces left, so these fill up the border."),
    "filling", fills_border, .concerns_all = TRUE,
  },
  {
    "area",
    N_("This stick closes off an area: it counts for a player alone on its border."),
    "aim", closes_area, concerns_owners,
  },
};

const AriRuleMoments minoa_occasions = { occasions, G_N_ELEMENTS (occasions) };
