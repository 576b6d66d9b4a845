/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

/* A tray surrounds three pieces: margins left of the first, right of the last, above and below their feet. */
#define TRAY_LEFT   0.62f
#define TRAY_RIGHT  0.60f
#define TRAY_ABOVE  0.45f
#define TRAY_BELOW  0.21f

#define MARK_RADIUS 0.085f
#define PIP_RADIUS  0.042f
#define PIP_PITCH   0.19f

AriPoint
minarett_hand_at (const AriCanvas *canvas,
                  AriSpot          spot)
{
  const AriSpotInfo *info = &canvas->board->spots[spot];

  return (AriPoint) { info->centre.x, info->corners[0].y };
}

/* A strong golden rim shows whose turn it is. */
static void
draw_tray (const AriCanvas *canvas,
           AriActor         seat,
           AriPoint         first,
           AriPoint         last)
{
  gboolean acts = ari_brush_acts (canvas, seat);
  AriItem *tray = ari_brush_stroke (canvas, ARI_LAYER_PIECES, acts ? ARI_ROLE_LAST_EDGE : ARI_ROLE_FRIEZE,
                                    acts ? 0.0278f : 0.0111f);

  tray->fill = ARI_ROLE_CARD;
  ari_path_rect (tray->path, first.x - TRAY_LEFT, first.y - TRAY_ABOVE,
                 last.x - first.x + TRAY_LEFT + TRAY_RIGHT, TRAY_ABOVE + TRAY_BELOW, 0.13f);
}

/* Pieces captured so far, of the three that win: capsules in the colours of their owners, then
 * empty ones. */
static void
draw_captured (const AriCanvas *canvas,
               AriActor         seat,
               AriPoint         last)
{
  AriPoint at = { last.x + TRAY_RIGHT - 0.12f, last.y + (TRAY_BELOW - TRAY_ABOVE) / 2 + PIP_PITCH };
  guint other = MINARETT_SEATS - seat; /* counted from 0 */

  for (guint i = 0; i < MINARETT_CAPTURES; i++)
    {
      AriItem *pip = ari_scene_add (canvas->scene, ARI_LAYER_PIECES);
      gboolean captured = i < minarett_on (canvas)->captured[seat - 1];

      pip->fill = captured ? ARI_ROLE_SEAT_FILL + other : ARI_ROLE_NONE;
      pip->stroke = captured ? ARI_ROLE_SEAT_EDGE + other : ARI_ROLE_TEXT_SECONDARY;
      pip->stroke_width = ari_brush_pen (canvas, 0.0148f);
      ari_path_capsule (pip->path, (AriPoint) { at.x, at.y - 0.035f - i * PIP_PITCH },
                        (AriPoint) { at.x, at.y + 0.035f - i * PIP_PITCH }, PIP_RADIUS);
    }
}

/* One piece represents all of its size, with their number; without any, its place remains. */
static void
draw_supply (const AriCanvas *canvas,
             AriActor         seat,
             guint            size)
{
  guint n = minarett_on (canvas)->hand[seat - 1][size];
  AriSpot spot = MINARETT_SPOT_HAND (seat, size);
  AriPoint at = minarett_hand_at (canvas, spot);
  float radius = minarett_radius (size) * MINARETT_HAND_SCALE;
  MinarettPlace place = {
    .layer = ARI_LAYER_PIECES,
    .spot = spot,
    .at = at,
    .scale = MINARETT_HAND_SCALE,
    .on_ground = TRUE,
  };

  if (n > 0)
    {
      minarett_draw_piece (canvas, &place, seat, size);
    }
  else
    {
      AriItem *empty = ari_brush_stroke (canvas, ARI_LAYER_PIECES, ARI_ROLE_FAINT, 0.0148f);

      empty->spot = spot;
      minarett_ellipse (empty->path, at, radius, MINARETT_FLAT);
    }

  if (!canvas->plain)
    ari_brush_text (canvas, ARI_LAYER_PIECES, (AriPoint) { at.x + radius + 0.15f, at.y - 0.09f },
                    MINARETT_TEXT_HEIGHT * minarett_text_scale (canvas), ARI_ROLE_TEXT,
                    g_strdup_printf ("%u", n))->spot = spot;
}

void
minarett_draw_hands (const AriCanvas *canvas)
{
  for (AriActor seat = 1; seat <= MINARETT_SEATS; seat++)
    {
      AriPoint first = minarett_hand_at (canvas, MINARETT_SPOT_HAND (seat, MINARETT_LARGE));
      AriPoint last = minarett_hand_at (canvas, MINARETT_SPOT_HAND (seat, MINARETT_SMALL));

      draw_tray (canvas, seat, first, last);
      draw_captured (canvas, seat, last);
      for (guint size = 0; size < MINARETT_SIZES; size++)
        draw_supply (canvas, seat, size);
      ari_brush_own_mark (canvas, ARI_LAYER_PIECES, ARI_SPOT_NONE, seat,
                          (AriPoint) { first.x - TRAY_LEFT + 0.16f, first.y + (TRAY_BELOW - TRAY_ABOVE) / 2 },
                          MARK_RADIUS, ari_brush_pen (canvas, 0.0148f));
    }
}
