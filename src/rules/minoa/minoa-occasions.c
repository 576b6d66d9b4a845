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

static gboolean
has_cell (MinoaCells cells,
          guint      triangle)
{
  return triangle != MINOA_NOTHING && (cells >> minoa_geometry ()->cell[triangle] & 1) != 0;
}

/* The triangles of the smaller area that the stick parts from another. */
static guint
find_area (const AriPosition *position,
           AriAction          action,
           const AriPosition *next,
           AriSpot            spots[ARI_MAX_ABOUT])
{
  const MinoaGeometry *geometry = minoa_geometry ();
  const guint8 *beside = geometry->line_triangles[action];
  MinoaArea areas[MINOA_BORDER_LINES];
  const MinoaArea *area = NULL;
  guint n_areas = minoa_areas (minoa_get (next), areas), n = 0;

  for (guint i = 0; i < n_areas; i++)
    if ((has_cell (areas[i].cells, beside[0]) || has_cell (areas[i].cells, beside[1]))
        && (area == NULL || areas[i].n_cells < area->n_cells))
      area = &areas[i];
  for (guint i = 0; i < MINOA_TRIANGLES && area != NULL && n < ARI_MAX_ABOUT; i++)
    if (has_cell (area->cells, i))
      spots[n++] = (AriSpot) (MINOA_SPOT_TRIANGLES + i);

  return n;
}

/* The player of the stick, and everybody with pieces along the smaller part that it closes off: the larger
 * one is most of the board. */
static guint
concerns_owners (const AriPosition *position,
                 AriAction          action,
                 const AriPosition *next)
{
  const Minoa *before = minoa_get (position);
  guint seats = 1u << (before->actor - 1);
  guint32 halves[2];
  guint lengths[2];

  minoa_halves (before, action, halves);
  for (guint i = 0; i < 2; i++)
    lengths[i] = (guint) __builtin_popcount (halves[i]);
  for (guint i = 0; i < 2; i++)
    for (guint s = 0; s < before->seats && lengths[i] <= lengths[1 - i]; s++)
      if ((before->pieces[s] & halves[i]) != 0)
        seats |= 1u << s;

  return seats;
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

static const AriOccasion occasions[] = {
  {
    "filling",
    N_("Only one other player still had pieces, so these pieces fill up the rest of the border "
       "immediately."),
    "filling", fills_border, .concerns_all = TRUE,
  },
  {
    "area",
    N_("This stick closes off an area. At the end, its triangles count for the player who alone has "
       "pieces along it."),
    "aim", closes_area, concerns_owners, .about = find_area,
  },
};

const AriOccasions minoa_occasions = { occasions, G_N_ELEMENTS (occasions) };
