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
    N_("This stick closes off an area. At the end, an area belongs to the one player whose "
       "pieces stand along its stretch of the border, and each of its triangles is worth a "
       "point."),
    "aim", closes_area, concerns_owners,
  },
};

const AriOccasions minoa_occasions = { occasions, G_N_ELEMENTS (occasions) };
