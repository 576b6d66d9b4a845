/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-brush.h"

#include <string.h>

/* Of a badge, in a picture where neighbouring points or spaces are 1 apart. */
#define DISC_RADIUS 0.1365f
#define SIGN_HEIGHT 0.182f
#define SIGN_WIDER  0.045f /* by which half a badge grows for each further character */
#define CROSS_ARM   0.0455f
#define CROSS_WIDTH 0.032f

/* The height of the smallest legible letters, in device pixels. */
#define READABLE_PX 9

/* Below this many device pixels per unit, only contour, shape and hatch remain. */
#define PLAIN_UNIT_PX 28

/* Whether the picture is too small for ornament, letters and numbers. */
gboolean
ari_brush_plain (const AriBoardState *show)
{
  return show->unit_px > 0 && show->unit_px < PLAIN_UNIT_PX;
}

/* Strokes are at least one device pixel wide. */
float
ari_brush_pen (const AriCanvas *canvas,
               float            width)
{
  float unit_px = canvas->show->unit_px;

  return unit_px > 0 ? MAX (width, 1 / unit_px) : width;
}

/**
 * ari_brush_text_scale:
 * @height: height of the text in a large picture
 * @most: the factor beyond which it would outgrow its place
 *
 * Returns: how much letters and figures grow on this board to stay legible: 1 … @most
 */
float
ari_brush_text_scale (const AriCanvas *canvas,
                      float            height,
                      float            most)
{
  float unit_px = canvas->show->unit_px;

  return unit_px > 0 ? CLAMP (READABLE_PX / (height * unit_px), 1, most) : 1;
}

/* Bold, centred on @at. Takes @text. */
AriItem *
ari_brush_text (const AriCanvas *canvas,
                AriLayer         layer,
                AriPoint         at,
                float            height,
                AriRole          role,
                char            *text)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);

  item->at = at;
  item->text = text;
  item->text_height = height;
  item->fill = role;
  item->align = ARI_ALIGN_MIDDLE;
  item->bold = TRUE;

  return item;
}

/* A badge, for a sign or a number. */
AriItem *
ari_brush_disc (const AriCanvas *canvas,
                AriLayer         layer,
                AriSpot          spot,
                AriPoint         at,
                float            scale,
                AriRole          role)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);

  item->spot = spot;
  item->fill = role;
  ari_path_circle (item->path, at.x, at.y, DISC_RADIUS * scale);

  return item;
}

/* A badge with the text @sign: a number, one letter, or a sum as in "3+4", for which it is wider. Takes
 * @sign. */
void
ari_brush_sign (const AriCanvas *canvas,
                AriLayer         layer,
                AriSpot          spot,
                AriPoint         at,
                float            scale,
                AriRole          role,
                char            *sign)
{
  gsize n = strlen (sign);

  if (n <= 2)
    {
      ari_brush_disc (canvas, layer, spot, at, scale, role);
    }
  else
    {
      AriItem *capsule = ari_scene_add (canvas->scene, layer);
      float half = (float) (n - 1) * SIGN_WIDER * scale;

      capsule->spot = spot;
      capsule->fill = role;
      ari_path_capsule (capsule->path, (AriPoint) { at.x - half, at.y }, (AriPoint) { at.x + half, at.y },
                        DISC_RADIUS * scale);
    }
  ari_brush_text (canvas, layer, at, SIGN_HEIGHT * scale, ARI_ROLE_SURFACE, sign)->spot = spot;
}

/* Refused: a red badge with a cross. */
void
ari_brush_cross (const AriCanvas *canvas,
                 AriSpot          spot,
                 AriPoint         at,
                 float            scale)
{
  float arm = CROSS_ARM * scale;
  AriItem *cross;

  ari_brush_disc (canvas, ARI_LAYER_MARKS, spot, at, scale, ARI_ROLE_ILLEGAL);
  cross = ari_scene_add (canvas->scene, ARI_LAYER_MARKS);
  cross->spot = spot;
  cross->stroke = ARI_ROLE_SURFACE;
  cross->stroke_width = ari_brush_pen (canvas, CROSS_WIDTH * scale);
  cross->round_ends = TRUE;
  for (int way = -1; way <= 1; way += 2)
    {
      ari_path_move (cross->path, at.x - arm, at.y - way * arm);
      ari_path_line (cross->path, at.x + arm, at.y + way * arm);
    }
}
