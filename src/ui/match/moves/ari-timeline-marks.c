/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-timeline-marks.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-board-renderer.h"
#include "ari-judgement.h"
#include "ari-painter.h"
#include "ari-timeline-layout.h"

#define SEAT_Y      8.5f /* px below the middle of a mark */
#define SEAT_WIDTH  9
#define SEAT_HEIGHT 2.5f
#define BAR_WIDTH  3.5f
#define BAR_HEIGHT 10
#define GAP        2  /* px between two marks */
#define REACH      10 /* px around the middle of a mark in which a click means it */
#define LINES      20 /* of a tooltip */

/* Of a group. */
#define GROUP_HEIGHT 15
#define PADDING      5 /* px at its ends */
#define COUNT_GAP    2 /* px between its mark and its number */
#define COUNT_SCALE  0.8

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

/* The number of a group, which stands beside the mark that it looks like. */
static PangoLayout *
create_count_layout (GtkWidget *widget,
                     guint      count)
{
  g_autofree char *text = g_strdup_printf ("%u", count);
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (COUNT_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

static int
width_of (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width;
}

static gboolean
is_mere_score (const AriOutlineMark *mark)
{
  return mark->glyph == ARI_GLYPH_NONE && mark->grade == ARI_LUCK_GRADE_NONE;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  const AriOutlineMark *mark = a, *other = b;

  return (mark->number > other->number) - (mark->number < other->number);
}

static int
compare_in_group (gconstpointer a,
                  gconstpointer b)
{
  int by_kind = is_mere_score (a) - is_mere_score (b);

  return by_kind != 0 ? by_kind : compare_numbers (a, b);
}

static void
clear_mark (gpointer data)
{
  g_array_unref (((AriTimelineMark *) data)->marks);
}

/* (element-type AriTimelineSpot): of @marks, which are in the order of their plies */
static GArray *
measure_marks (GtkWidget *widget,
               GArray    *marks,
               float      left,
               float      step)
{
  GArray *spots = g_array_new (FALSE, FALSE, sizeof (AriTimelineSpot));

  for (guint i = 0; i < marks->len; i++)
    {
      const AriOutlineMark *mark = &g_array_index (marks, AriOutlineMark, i);
      g_autoptr(PangoLayout) layout = create_glyph_layout (widget, mark);
      AriTimelineSpot spot = { .x = left + step * mark->number, .minor = layout == NULL };

      spot.width = layout != NULL ? width_of (layout) : BAR_WIDTH;
      g_array_append_val (spots, spot);
    }

  return spots;
}

GArray *
ari_timeline_marks_place (GtkWidget        *widget,
                          const AriOutline *outline,
                          float             left,
                          float             step)
{
  GArray *placed = g_array_new (FALSE, FALSE, sizeof (AriTimelineMark));
  g_autoptr(GArray) marks = g_array_copy (outline->marks);
  g_autoptr(GArray) spots = NULL, places = NULL;
  g_autoptr(PangoLayout) widest = NULL;
  g_autofree guint *place_of = g_new0 (guint, outline->main_length + 1);
  int extra;

  g_array_set_clear_func (placed, clear_mark);
  if (marks->len == 0)
    return placed;

  widest = create_count_layout (widget, marks->len);
  g_array_sort (marks, compare_numbers);
  spots = measure_marks (widget, marks, left, step);
  extra = width_of (widest) + COUNT_GAP + 2 * PADDING;
  places = ari_timeline_layout ((AriTimelineSpot *) (void *) spots->data, spots->len, 0,
                                gtk_widget_get_width (widget), GAP, extra);
  for (guint i = 0; i < spots->len; i++)
    place_of[g_array_index (marks, AriOutlineMark, i).number] =
        g_array_index (spots, AriTimelineSpot, i).place;

  for (guint i = 0; i < places->len; i++)
    {
      const AriTimelinePlace *place = &g_array_index (places, AriTimelinePlace, i);
      AriTimelineMark mark = { .x = place->x, .width = place->width, .count = place->n_major };

      mark.marks = g_array_new (FALSE, FALSE, sizeof (AriOutlineMark));
      g_array_append_val (placed, mark);
    }
  /* The most important comes first. */
  for (guint i = 0; i < outline->marks->len; i++)
    {
      const AriOutlineMark *what = &g_array_index (outline->marks, AriOutlineMark, i);
      AriTimelineMark *mark = &g_array_index (placed, AriTimelineMark, place_of[what->number]);

      if (mark->marks->len == 0)
        mark->mark = *what;
      g_array_append_val (mark->marks, *what);
    }
  for (guint i = 0; i < placed->len; i++)
    g_array_sort (g_array_index (placed, AriTimelineMark, i).marks, compare_in_group);

  return placed;
}

/* A group has an outline, so that its number is not taken for one more mark. */
static void
snapshot_group (GtkSnapshot           *snapshot,
                GtkWidget             *widget,
                const AriTimelineMark *mark,
                PangoLayout           *glyph,
                float                  y)
{
  static const float widths[4] = { 1, 1, 1, 1 };
  g_autoptr(PangoLayout) count = create_count_layout (widget, mark->count);
  GdkRGBA ink = ari_scheme_rgba (ari_scheme_current (), ARI_ROLE_INK, 1);
  GdkRGBA rim = ari_scheme_rgba (ari_scheme_current (), ARI_ROLE_INK, 0.45f);
  const GdkRGBA colours[4] = { rim, rim, rim, rim };
  int glyph_width = width_of (glyph), count_width = width_of (count), height;
  float width = glyph_width + COUNT_GAP + count_width, left = mark->x - width / 2;
  graphene_rect_t frame;
  GskRoundedRect outline;

  frame = GRAPHENE_RECT_INIT (left - PADDING, y - GROUP_HEIGHT / 2.0f, width + 2 * PADDING, GROUP_HEIGHT);
  gsk_rounded_rect_init_from_rect (&outline, &frame, GROUP_HEIGHT / 2.0f);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
  snapshot_glyph (snapshot, glyph, &mark->mark, left + glyph_width / 2.0f, y);
  pango_layout_get_pixel_size (count, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (left + glyph_width + COUNT_GAP, y - height / 2.0f));
  gtk_snapshot_append_layout (snapshot, count, &ink);
  gtk_snapshot_restore (snapshot);
}

/* Whose moves are marked: %ARI_NONE where they are of several players, or of chance. */
static AriActor
actor_of (const AriTimelineMark *place)
{
  AriActor actor = place->mark.actor;

  for (guint i = 0; i < place->count; i++)
    if (g_array_index (place->marks, AriOutlineMark, i).actor != actor)
      return ARI_NONE;

  return actor != ARI_CHANCE ? actor : ARI_NONE;
}

static void
snapshot_seat (GtkSnapshot           *snapshot,
               const AriTimelineMark *place,
               const AriRules        *rules,
               float                  y)
{
  AriActor actor = actor_of (place);
  GdkRGBA colour;

  if (actor == ARI_NONE || !ari_seats_have_colours (rules))
    return;

  colour = ari_pigments_rgba (ari_board_renderer_pigments (rules), ari_scheme_current (),
                              ARI_ROLE_SEAT_FILL + actor - 1, 1);
  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (place->x - SEAT_WIDTH / 2.0f, y + SEAT_Y, SEAT_WIDTH,
                                                  SEAT_HEIGHT));
}

void
ari_timeline_marks_snapshot (GArray         *marks,
                             GtkWidget      *widget,
                             GtkSnapshot    *snapshot,
                             const AriRules *rules,
                             float           y)
{
  for (guint i = 0; i < marks->len; i++)
    {
      const AriTimelineMark *place = &g_array_index (marks, AriTimelineMark, i);
      g_autoptr(PangoLayout) layout = create_glyph_layout (widget, &place->mark);

      if (layout != NULL)
        snapshot_seat (snapshot, place, rules, y);
      if (layout == NULL)
        snapshot_bar (snapshot, place->x, y);
      else if (place->count > 1)
        snapshot_group (snapshot, widget, place, layout, y);
      else
        snapshot_glyph (snapshot, layout, &place->mark, place->x, y);
    }
}

const AriTimelineMark *
ari_timeline_marks_find (GArray *marks,
                         float   x)
{
  const AriTimelineMark *nearest = NULL;
  float least = G_MAXFLOAT;

  for (guint i = 0; i < marks->len; i++)
    {
      const AriTimelineMark *mark = &g_array_index (marks, AriTimelineMark, i);
      float distance = fabsf (mark->x - x), outside = distance - mark->width / 2;

      if (distance <= MAX (mark->width / 2, REACH) && outside < least)
        {
          nearest = mark;
          least = outside;
        }
    }

  return nearest;
}

guint
ari_timeline_mark_next (const AriTimelineMark *mark,
                        guint                  cursor)
{
  guint next = 0;

  for (guint i = 0; i < mark->marks->len; i++)
    if (g_array_index (mark->marks, AriOutlineMark, i).number == cursor)
      next = (i + 1) % mark->marks->len;

  return g_array_index (mark->marks, AriOutlineMark, next).number;
}

static char *
words_of (const AriOutlineMark *what,
          AriMatch             *match)
{
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
  return g_strdup_printf (_("Move %1$u: %2$s"), what->turn, joined);
}

char *
ari_timeline_mark_words (const AriTimelineMark *mark,
                         AriMatch              *match)
{
  g_autoptr(GString) text = g_string_new (NULL);
  guint shown = mark->marks->len > LINES ? LINES - 1 : mark->marks->len, rest = mark->marks->len - shown;

  for (guint i = 0; i < shown; i++)
    {
      g_autofree char *words = words_of (&g_array_index (mark->marks, AriOutlineMark, i), match);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", words);
    }
  if (rest > 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, ngettext ("… and %u more", "… and %u more", rest), rest);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

void
ari_timeline_ball_snapshot (GtkSnapshot *snapshot,
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
