/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-brush.h"

#include "ari-seat-signs.h"

#include <string.h>

/* Of a badge, in a picture where neighbouring points or spaces are 1 apart. */
#define DISC_RADIUS 0.1365f
#define SIGN_HEIGHT 0.182f
#define SIGN_WIDER  0.045f /* by which half a badge grows for each further character */
#define CROSS_ARM   0.0455f
#define CROSS_WIDTH 0.032f

#define FOCUS_RIM   2.4f /* how much wider the rim of the focus is */

#define TEXT_WIDTH  0.56f /* of a character, in heights of its font */
#define TEXT_HEIGHT 0.74f /* of digits and capitals */

/* The height of the smallest legible letters, in device pixels. */
#define READABLE_PX 9

/* Whether the picture is too small for ornament, letters and numbers, so that only contour, shape and hatch
 * remain. */
gboolean
ari_brush_plain (const AriBoardState *show)
{
  return show->unit_px > 0 && show->unit_px < ARI_PLAIN_UNIT_PX;
}

/* Whether @spot lies in the picture: answers don't. */
gboolean
ari_brush_has_place (const AriCanvas *canvas,
                     AriSpot          spot)
{
  return spot < canvas->board->n_spots && canvas->board->spots[spot].kind != ARI_SPOT_CHOICE;
}

gboolean
ari_brush_acts (const AriCanvas *canvas,
                AriActor         seat)
{
  const AriBoardState *show = canvas->show;
  AriActor actor = ari_rules_actor (show->rules, show->position);

  if (actor == ARI_CHANCE)
    actor = ari_rules_whose_turn (show->rules, show->position);

  return actor == seat && !show->is_ended;
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

/* The box of a line of text: about, as only a painter knows its font. */
static AriRect
text_box (const AriItem *item)
{
  float width = TEXT_WIDTH * item->text_height * (float) g_utf8_strlen (item->text, -1);
  float height = TEXT_HEIGHT * item->text_height;
  float left = item->align == ARI_ALIGN_START ? 0 : item->align == ARI_ALIGN_MIDDLE ? width / 2 : width;

  return (AriRect) { item->at.x - left, item->at.y - height / 2, width, height };
}

gboolean
ari_brush_find_text (const AriCanvas *canvas,
                     AriLayer         highest,
                     AriPoint         at,
                     float            width,
                     float            height,
                     AriRect         *found)
{
  for (guint i = 0; i < canvas->scene->items->len; i++)
    {
      const AriItem *item = canvas->scene->items->pdata[i];
      AriRect box;

      if (item->text == NULL || item->layer > highest)
        continue;
      box = text_box (item);
      if (at.x - width / 2 < box.x + box.width && box.x < at.x + width / 2
          && at.y - height / 2 < box.y + box.height && box.y < at.y + height / 2)
        {
          *found = box;
          return TRUE;
        }
    }

  return FALSE;
}

gboolean
ari_brush_covers_text (const AriCanvas *canvas,
                       AriPoint         at,
                       float            width,
                       float            height)
{
  AriRect found;

  return ari_brush_find_text (canvas, ARI_LAYER_MARKS, at, width, height, &found);
}

float
ari_brush_sign_width (const char *sign,
                      float       scale)
{
  gsize n = strlen (sign);

  return 2 * scale * (DISC_RADIUS + (n > 2 ? (float) (n - 1) * SIGN_WIDER : 0));
}

AriItem *
ari_brush_stroke (const AriCanvas *canvas,
                  AriLayer         layer,
                  AriRole          role,
                  float            width)
{
  return ari_scene_add_stroke (canvas->scene, layer, role, ari_brush_pen (canvas, width));
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
  AriItem *item = ari_scene_add_fill (canvas->scene, layer, role);

  item->at = at;
  item->text = text;
  item->text_height = height;
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
  AriItem *item = ari_scene_add_fill (canvas->scene, layer, role);

  item->spot = spot;
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
      AriItem *capsule = ari_scene_add_fill (canvas->scene, layer, role);
      float half = (float) (n - 1) * SIGN_WIDER * scale;

      capsule->spot = spot;
      ari_path_capsule (capsule->path, (AriPoint) { at.x - half, at.y }, (AriPoint) { at.x + half, at.y },
                        DISC_RADIUS * scale);
    }
  ari_brush_text (canvas, layer, at, SIGN_HEIGHT * scale, ARI_ROLE_SURFACE, sign)->spot = spot;
}

/* A pick that a hint advises: a badge with its number. */
void
ari_brush_rank (const AriCanvas *canvas,
                AriSpot          spot,
                AriPoint         at,
                float            scale,
                guint            rank)
{
  const AriBoardState *show = canvas->show;

  for (guint i = show->n_hints - show->n_unranked; i < show->n_hints; i++)
    if (show->hints[i] == spot)
      return;

  ari_brush_sign (canvas, ARI_LAYER_MARKS, spot, at, scale, ARI_ROLE_HINT, g_strdup_printf ("%u", rank));
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
  cross = ari_brush_stroke (canvas, ARI_LAYER_MARKS, ARI_ROLE_SURFACE, CROSS_WIDTH * scale);
  cross->spot = spot;
  cross->round_ends = TRUE;
  for (int way = -1; way <= 1; way += 2)
    {
      ari_path_move (cross->path, at.x - arm, at.y - way * arm);
      ari_path_line (cross->path, at.x + arm, at.y + way * arm);
    }
}

/* The mark of @seat, filled. */
AriItem *
ari_brush_mark (const AriCanvas *canvas,
                AriLayer         layer,
                AriSpot          spot,
                AriActor         seat,
                AriPoint         at,
                float            radius,
                AriRole          fill)
{
  AriItem *item = ari_scene_add_fill (canvas->scene, layer, fill);

  item->spot = spot;
  ari_seat_mark_path (item->path, seat, at, radius);

  return item;
}

/* The same in the colours of the seat. @edge: the width of its contour */
AriItem *
ari_brush_own_mark (const AriCanvas *canvas,
                    AriLayer         layer,
                    AriSpot          spot,
                    AriActor         seat,
                    AriPoint         at,
                    float            radius,
                    float            edge)
{
  AriItem *item = ari_brush_mark (canvas, layer, spot, seat, at, radius, ARI_ROLE_SEAT_FILL + seat - 1);

  item->stroke = ARI_ROLE_SEAT_EDGE + seat - 1;
  item->stroke_width = edge;

  return item;
}

/* A part of the board that an overlay gives to @seat, in its colour and with its hatch, at these opacities;
 * its path is empty. */
AriItem *
ari_brush_area (const AriCanvas *canvas,
                AriSpot          spot,
                AriActor         seat,
                float            fill,
                float            hatch)
{
  AriItem *item = ari_scene_add_fill (canvas->scene, ARI_LAYER_OVERLAY, ARI_ROLE_SEAT_FILL + seat - 1);

  item->spot = spot;
  item->fill_opacity = fill;
  item->hatch = ari_seat_hatch (seat);
  item->hatch_role = ARI_ROLE_SEAT_HATCH + seat - 1;
  item->hatch_opacity = canvas->show->high_contrast ? 1 : hatch;

  return item;
}

/* A plate with round ends, for a number; its edge is drawn with @pen in the role @edge. */
AriItem *
ari_brush_plate (const AriCanvas *canvas,
                 AriLayer         layer,
                 AriSpot          spot,
                 AriPoint         at,
                 float            width,
                 float            height,
                 AriRole          edge,
                 float            pen)
{
  AriItem *item = ari_brush_stroke (canvas, layer, edge, pen);

  item->spot = spot;
  item->fill = ARI_ROLE_SURFACE;
  ari_path_rect (item->path, at.x - width / 2, at.y - height / 2, width, height, height / 2);

  return item;
}

/* The keyboard focus: dark on a rim in the colour of the ground, so that it shows on everything. */
void
ari_brush_focus (const AriCanvas *canvas,
                 AriSpot          spot,
                 const AriPath   *outline,
                 float            width)
{
  static const AriRole roles[] = { ARI_ROLE_SURFACE, ARI_ROLE_LINE_HOVER };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    {
      AriItem *item = ari_brush_stroke (canvas, ARI_LAYER_MARKS, roles[i], width);

      item->spot = spot;
      item->stroke_width *= i == 0 ? FOCUS_RIM : 1;
      ari_path_append (item->path, outline);
    }
}
