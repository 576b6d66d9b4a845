/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-signs.h"

/* Appends a quadratic curve from (@x0, @y0), as a cubic. */
static void
add_quadratic (AriPath *path,
               float    x0,
               float    y0,
               float    cx,
               float    cy,
               float    x,
               float    y)
{
  ari_path_curve (path, x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3,
                  x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, x, y);
}

/* Two crescent blades on a narrow waist, the labrys of Knossos. */
static void
add_double_axe (AriPath *path,
                AriPoint c,
                float    r)
{
  float blade = 1.15f * r, bulge = 1.495f * r, waist = 0.207f * r, neck = 0.345f * r, dip = 0.483f * r;

  ari_path_move (path, c.x - blade, c.y - blade);
  add_quadratic (path, c.x - blade, c.y - blade, c.x - bulge, c.y, c.x - blade, c.y + blade);
  ari_path_line (path, c.x - waist, c.y + neck);
  add_quadratic (path, c.x - waist, c.y + neck, c.x, c.y + dip, c.x + waist, c.y + neck);
  ari_path_line (path, c.x + blade, c.y + blade);
  add_quadratic (path, c.x + blade, c.y + blade, c.x + bulge, c.y, c.x + blade, c.y - blade);
  ari_path_line (path, c.x + waist, c.y - neck);
  add_quadratic (path, c.x + waist, c.y - neck, c.x, c.y - dip, c.x - waist, c.y - neck);
  ari_path_close (path);
}

/**
 * ari_seat_mark_path:
 * @seat: 1 … ARI_MAX_SEATS
 * @radius: of the disc; the other marks have about the same area
 *
 * Appends the mark of @seat to @path: disc, square, triangle, lozenge or double axe.
 */
void
ari_seat_mark_path (AriPath *path,
                    AriActor seat,
                    AriPoint centre,
                    float    radius)
{
  float x = centre.x, y = centre.y;

  switch (seat)
    {
    case 1:
      ari_path_circle (path, x, y, radius);
      break;

    case 2:
      ari_path_rect (path, x - 0.88f * radius, y - 0.88f * radius, 1.76f * radius, 1.76f * radius, 0);
      break;

    case 3:
      ari_path_move (path, x, y - 1.22f * radius);
      ari_path_line (path, x + 1.196f * radius, y + 0.879f * radius);
      ari_path_line (path, x - 1.196f * radius, y + 0.879f * radius);
      ari_path_close (path);
      break;

    case 4:
      ari_path_move (path, x, y - 1.24f * radius);
      ari_path_line (path, x + 1.24f * radius, y);
      ari_path_line (path, x, y + 1.24f * radius);
      ari_path_line (path, x - 1.24f * radius, y);
      ari_path_close (path);
      break;

    case 5:
      add_double_axe (path, centre, radius);
      break;

    default:
      g_assert_not_reached ();
    }
}

/**
 * ari_seat_hatch:
 * @seat: 1 … ARI_MAX_SEATS
 *
 * Returns: the hatch of whatever @seat owns
 */
AriHatch
ari_seat_hatch (AriActor seat)
{
  static const AriHatch hatches[ARI_MAX_SEATS] = {
    ARI_HATCH_RISING, ARI_HATCH_FALLING, ARI_HATCH_LEVEL, ARI_HATCH_UPRIGHT, ARI_HATCH_CROSSED,
  };

  g_return_val_if_fail (seat >= 1 && seat <= ARI_MAX_SEATS, ARI_HATCH_NONE);

  return hatches[seat - 1];
}
