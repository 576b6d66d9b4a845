/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-notation-pictures.h"

#include "ari-figurine.h"

/* The height of a picture, in heights of a line. */
#define EM 0.88

typedef struct
{
  guint    index; /* of the first character that it covers, in bytes */
  guint    sign;
  AriActor seat;
} Picture;

void
ari_notation_pictures_init (AriNotationPictures *self)
{
  *self = (AriNotationPictures) { .pictures = g_array_new (FALSE, FALSE, sizeof (Picture)) };
}

void
ari_notation_pictures_clear (AriNotationPictures *self)
{
  g_clear_pointer (&self->pictures, g_array_unref);
}

static void
measure_font (PangoContext *context,
              int          *ascent,
              int          *height)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);

  *ascent = pango_font_metrics_get_ascent (metrics);
  *height = *ascent + pango_font_metrics_get_descent (metrics);
  pango_font_metrics_unref (metrics);
}

void
ari_notation_pictures_begin (AriNotationPictures *self,
                             const AriRules      *rules,
                             PangoContext        *context)
{
  g_array_set_size (self->pictures, 0);
  self->rules = rules;
  measure_font (context, &self->ascent, &self->height);
}

gboolean
ari_notation_pictures_is_outdated (const AriNotationPictures *self,
                                   PangoContext              *context)
{
  int ascent, height;

  measure_font (context, &ascent, &height);

  return height != self->height;
}

/* A character becomes an empty box with room for a picture. */
static void
add_box (AriNotationPictures *self,
         PangoAttrList       *attributes,
         guint                start,
         guint                end,
         float                ems)
{
  const PangoRectangle box = { 0, -self->ascent, (int) (ems * EM * self->height), self->height };
  PangoAttribute *attribute = pango_attr_shape_new (&box, &box);

  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert (attributes, attribute);
}

static void
add_picture (AriNotationPictures *self,
             PangoAttrList       *attributes,
             guint                start,
             guint                end,
             guint                sign,
             AriActor             seat)
{
  const Picture picture = { start, sign, seat };

  if (sign > ARI_SIGN_WITHIN)
    g_array_append_val (self->pictures, picture);
  add_box (self, attributes, start, start + 1, ari_figurine_width (self->rules, sign));
  if (start + 1 < end)
    add_box (self, attributes, start + 1, end, 0);
}

/**
 * ari_notation_pictures_add:
 * @attributes: get the boxes
 * @action: its written form
 * @start: its first byte in the text of the layout
 * @room: how many bytes before it make room for a picture in front of it: the opening mark or a space of as
 *   many bytes, and perhaps the mark of a seat; 0: there is none
 * @seat: whose pieces the pictures show; %ARI_NONE: they have no colour
 */
void
ari_notation_pictures_add (AriNotationPictures *self,
                           PangoAttrList       *attributes,
                           const char          *action,
                           guint                start,
                           guint                room,
                           AriActor             seat)
{
  AriNotation notation;

  ari_notation_read (self->rules, action, &notation);
  for (guint i = 0; i < notation.n; i++)
    {
      const AriNotationPart *part = &notation.parts[i];
      guint at = start + part->start;

      if (part->length > 0 && part->sign != ARI_SIGN_TEXT)
        add_picture (self, attributes, at, at + part->length, part->sign, seat);
    }

  if (notation.parts[0].length == 0 && room > 0)
    {
      const Picture picture = { start - room, notation.parts[0].sign, seat };
      guint first_end = picture.index + sizeof ARI_NOTATION_OPEN - 1;

      g_array_append_val (self->pictures, picture);
      /* Each character in the range of a box is as wide as the box. */
      add_box (self, attributes, picture.index, first_end, ari_figurine_width (self->rules, picture.sign));
      if (first_end < start)
        add_box (self, attributes, first_end, start, 0);
    }
}

/* An ellipsis replaces the text that has no room, and its pictures with it. */
static gboolean
is_shown (PangoLayoutLine *line,
          guint            index)
{
  for (GSList *l = line->runs; l != NULL; l = l->next)
    {
      const PangoItem *item = ((PangoLayoutRun *) l->data)->item;

      if ((int) index >= item->offset && (int) index < item->offset + item->length)
        return (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) == 0;
    }

  return FALSE;
}

/**
 * ari_notation_pictures_paint:
 * @first: the first line whose pictures are painted
 * @last: the line after the last one
 * @painter: its context and scheme; its origin is where the layout begins
 */
void
ari_notation_pictures_paint (AriNotationPictures *self,
                             PangoLayout         *layout,
                             guint                first,
                             guint                last,
                             const AriPainter    *painter,
                             GtkSnapshot         *snapshot)
{
  AriPainter brush = *painter;

  brush.unit = (float) (EM * self->height / PANGO_SCALE);
  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *picture = &g_array_index (self->pictures, Picture, i);
      g_autoptr(AriScene) scene = NULL;
      PangoRectangle place;
      int number, x;

      pango_layout_index_to_line_x (layout, (int) picture->index, FALSE, &number, &x);
      if ((guint) number < first || (guint) number >= last
          || !is_shown (pango_layout_get_line_readonly (layout, number), picture->index))
        continue;

      scene = ari_figurine_new (self->rules, picture->sign, picture->seat, brush.unit);
      pango_layout_index_to_pos (layout, (int) picture->index, &place);
      brush.origin.x = painter->origin.x + (float) (place.x + MIN (place.width, 0)) / PANGO_SCALE;
      brush.origin.y = painter->origin.y + (float) (place.y + place.height / 2) / PANGO_SCALE
                       - brush.unit / 2;
      ari_painter_append (&brush, scene, snapshot);
    }
}
