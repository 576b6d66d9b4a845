/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-thread-marks.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-judgement.h"
#include "ari-painter.h"

#define BAR_WIDTH  3.5f
#define BAR_HEIGHT 10
#define GAP        2  /* px between two marks */
#define REACH      10 /* px around the middle of a mark in which a click means it */

/* (nullable): the glyph of @mark, or its luck, as text; a mark that only scored is a small bar. */
static PangoLayout *
create_glyph_layout (GtkWidget            *widget,
                     const AriOutlineMark *mark)
{
  PangoAttrList *attributes;
  PangoLayout *layout;

  if (mark->glyph == ARI_GLYPH_NONE && mark->grade == ARI_LUCK_GRADE_NONE)
    return NULL;

  layout = gtk_widget_create_pango_layout (widget, mark->glyph != ARI_GLYPH_NONE
                                           ? ari_glyph_symbol (mark->glyph)
                                           : ari_luck_grade_symbol (mark->grade));
  attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

static void
snapshot_glyph (GtkSnapshot          *snapshot,
                PangoLayout          *layout,
                const AriOutlineMark *mark,
                float                 x,
                float                 y)
{
  gboolean good = ari_judgement_praises (mark->glyph) || ari_luck_grade_is_good (mark->grade);
  AriRole role = good ? ARI_ROLE_LEGAL : ARI_ROLE_ILLEGAL;
  GdkRGBA colour = ari_scheme_rgba (ari_scheme_current (), role, 1);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - width / 2.0f, y - height / 2.0f));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_bar (GtkSnapshot *snapshot,
              float        x,
              float        y)
{
  GdkRGBA colour = ari_scheme_rgba (ari_scheme_current (), ARI_ROLE_INK, 1);
  GskRoundedRect bar;

  gsk_rounded_rect_init_from_rect (&bar,
                                   &GRAPHENE_RECT_INIT (x - BAR_WIDTH / 2, y - BAR_HEIGHT / 2.0f, BAR_WIDTH,
                                                              BAR_HEIGHT), 1.5f);
  gtk_snapshot_push_rounded_clip (snapshot, &bar);
  gtk_snapshot_append_color (snapshot, &colour, &bar.bounds);
  gtk_snapshot_pop (snapshot);
}

static gboolean
overlaps (const AriThreadMark *mark,
          GArray              *others)
{
  for (guint i = 0; i < others->len; i++)
    {
      const AriThreadMark *other = &g_array_index (others, AriThreadMark, i);

      if (fabsf (mark->x - other->x) < (mark->width + other->width) / 2 + GAP)
        return TRUE;
    }

  return FALSE;
}

GArray *
ari_thread_marks_place (GtkWidget        *widget,
                        const AriOutline *outline,
                        float             left,
                        float             step)
{
  GArray *placed = g_array_new (FALSE, FALSE, sizeof (AriThreadMark));

  for (guint i = 0; i < outline->marks->len; i++)
    {
      const AriOutlineMark *mark = &g_array_index (outline->marks, AriOutlineMark, i);
      g_autoptr(PangoLayout) layout = create_glyph_layout (widget, mark);
      AriThreadMark place = { .mark = *mark, .x = left + step * mark->number, .width = BAR_WIDTH };

      if (layout != NULL)
        {
          int width;

          pango_layout_get_pixel_size (layout, &width, NULL);
          place.width = width;
        }
      if (!overlaps (&place, placed))
        g_array_append_val (placed, place);
    }

  return placed;
}

void
ari_thread_marks_snapshot (GArray      *marks,
                           GtkWidget   *widget,
                           GtkSnapshot *snapshot,
                           float        y)
{
  for (guint i = 0; i < marks->len; i++)
    {
      const AriThreadMark *place = &g_array_index (marks, AriThreadMark, i);
      g_autoptr(PangoLayout) layout = create_glyph_layout (widget, &place->mark);

      if (layout != NULL)
        snapshot_glyph (snapshot, layout, &place->mark, place->x, y);
      else
        snapshot_bar (snapshot, place->x, y);
    }
}

const AriThreadMark *
ari_thread_marks_find (GArray *marks,
                       float   x)
{
  const AriThreadMark *nearest = NULL;
  float least = G_MAXFLOAT;

  for (guint i = 0; i < marks->len; i++)
    {
      const AriThreadMark *mark = &g_array_index (marks, AriThreadMark, i);
      float distance = fabsf (mark->x - x);

      if (distance <= MAX (mark->width / 2, REACH) && distance < least)
        {
          nearest = mark;
          least = distance;
        }
    }

  return nearest;
}

char *
ari_thread_mark_words (const AriThreadMark *mark,
                       AriMatch            *match)
{
  const AriOutlineMark *what = &mark->mark;
  g_autoptr(GStrvBuilder) words = g_strv_builder_new ();
  g_auto(GStrv) list = NULL;
  g_autofree char *joined = NULL, *event = ari_outline_event (match, what->number);

  if (ari_judgement_name (what->glyph) != NULL)
    g_strv_builder_add (words, ari_judgement_name (what->glyph));
  if (what->grade != ARI_LUCK_GRADE_NONE)
    g_strv_builder_add (words, ari_luck_grade_name (what->grade));
  if (event != NULL)
    g_strv_builder_add (words, event);
  else if (what->scored)
    g_strv_builder_add (words, C_("mark of a move", "the score changes"));
  list = g_strv_builder_end (words);
  joined = g_strjoinv (", ", list);

  /* Translators: what is marked at a move: its number, then words such as “mistake, unlucky, Red places a
   * stick on d4e5”. */
  return g_strdup_printf (_("Move %1$u: %2$s"), what->number, joined);
}

void
ari_thread_ball_snapshot (GtkSnapshot *snapshot,
                          float        radius,
                          float        x,
                          float        y,
                          AriRole      fill,
                          AriRole      yarn)
{
  AriScheme scheme = ari_scheme_current ();
  GdkRGBA colour = ari_scheme_rgba (scheme, fill, 1);
  GdkRGBA light = ari_scheme_rgba (scheme, yarn, 0.85f);
  GdkRGBA rim = ari_scheme_rgba (scheme, ARI_ROLE_WINDOW, 1);
  g_autoptr(GskPathBuilder) disc = gsk_path_builder_new ();
  g_autoptr(GskPathBuilder) turns = gsk_path_builder_new ();
  g_autoptr(GskPath) disc_path = NULL;
  g_autoptr(GskPath) turns_path = NULL;
  g_autoptr(GskStroke) thin = gsk_stroke_new (1.6f);
  g_autoptr(GskStroke) wide = gsk_stroke_new (4);

  gsk_path_builder_add_circle (disc, &GRAPHENE_POINT_INIT (x, y), radius);
  disc_path = gsk_path_builder_to_path (disc);
  gsk_path_builder_move_to (turns, x - 0.6f * radius, y - 0.4f * radius);
  gsk_path_builder_quad_to (turns, x + 0.3f * radius, y - 0.3f * radius, x + 0.5f * radius,
                            y + 0.6f * radius);
  gsk_path_builder_move_to (turns, x - 0.65f * radius, y + 0.1f * radius);
  gsk_path_builder_quad_to (turns, x - 0.1f * radius, y + 0.1f * radius, x, y + 0.7f * radius);
  gsk_path_builder_move_to (turns, x - 0.1f * radius, y - 0.7f * radius);
  gsk_path_builder_quad_to (turns, x + 0.6f * radius, y - 0.5f * radius, x + 0.7f * radius,
                            y + 0.1f * radius);
  turns_path = gsk_path_builder_to_path (turns);

  gsk_stroke_set_line_cap (thin, GSK_LINE_CAP_ROUND);
  gtk_snapshot_append_stroke (snapshot, disc_path, wide, &rim);
  gtk_snapshot_append_fill (snapshot, disc_path, GSK_FILL_RULE_WINDING, &colour);
  gtk_snapshot_append_stroke (snapshot, turns_path, thin, &light);
}
