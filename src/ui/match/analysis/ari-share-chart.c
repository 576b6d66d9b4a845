/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-share-chart.h"

#include <glib/gi18n.h>

#include "ari-list-words.h"
#include "ari-painter.h"
#include "ari-ply-axis.h"
#include "ari-snapshot-hatch.h"

#define HEIGHT      110
#define CORNER      8
#define HATCH_UNIT  56  /* px for each board unit of the hatches */

/* One judged ply. */
typedef struct
{
  guint  number;
  double share[ARI_MAX_SEATS]; /* sums to 1 over the seats */
  double error;
} Judged;

struct _AriShareChart
{
  GtkWidget  parent_instance;

  /* Owned */
  AriMatch  *match;
  GArray    *judged; /* (element-type Judged) in the order of plies */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriShareChart, ari_share_chart, GTK_TYPE_WIDGET)

/* What to draw, and its size. */
typedef struct
{
  AriMatch  *match;
  GArray    *judged;
  guint      seats;
  AriScheme  scheme;
  const AriPigments *pigments;
  float      width, height;
} Drawing;

static Drawing
drawing_of (AriMatch  *match,
            GArray    *judged,
            AriScheme  scheme,
            float      width,
            float      height)
{
  return (Drawing) {
    .match = match,
    .judged = judged,
    .seats = ari_match_get_setup (match)->seats,
    .scheme = scheme,
    .pigments = ari_board_renderer_pigments (ari_match_get_rules (match)),
    .width = width,
    .height = height,
  };
}

static float
x_of (const Drawing *drawing,
      guint          number)
{
  return ari_ply_axis_x (drawing->match, number, drawing->width);
}

/* The total share of @seat and the seats below it at a judged ply. */
static double
sum_to (const Judged *judged,
        AriActor      seat)
{
  double sum = 0;

  for (AriActor i = 1; i <= seat; i++)
    sum += judged->share[i - 1];

  return sum;
}

static void
add_border (const Drawing  *drawing,
            GskPathBuilder *builder,
            AriActor        seat,
            double          errors,
            gboolean        backwards,
            gboolean        start)
{
  for (guint i = 0; i < drawing->judged->len; i++)
    {
      Judged *judged = &g_array_index (drawing->judged, Judged, backwards ? drawing->judged->len - 1 - i : i);
      double share = CLAMP (sum_to (judged, seat) + errors * judged->error, 0, 1);

      if (i == 0 && start)
        gsk_path_builder_move_to (builder, x_of (drawing, judged->number), drawing->height * (1 - share));
      else
        gsk_path_builder_line_to (builder, x_of (drawing, judged->number), drawing->height * (1 - share));
    }
}

static void
snapshot_band (const Drawing *drawing,
               GtkSnapshot   *snapshot,
               AriActor       seat)
{
  const AriPigments *pigments = drawing->pigments;
  GdkRGBA fill = ari_pigments_rgba (pigments, drawing->scheme, ARI_ROLE_SEAT_FILL + seat - 1, 0.8f);
  GdkRGBA hatch = ari_pigments_rgba (pigments, drawing->scheme, ARI_ROLE_SEAT_EDGE + seat - 1, 0.55f);
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;

  add_border (drawing, builder, seat, 0, FALSE, TRUE);
  add_border (drawing, builder, seat - 1, 0, TRUE, FALSE);
  gsk_path_builder_close (builder);
  path = gsk_path_builder_to_path (builder);

  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &fill);
  gtk_snapshot_push_fill (snapshot, path, GSK_FILL_RULE_WINDING);
  ari_snapshot_hatch (snapshot, &GRAPHENE_RECT_INIT (0, 0, drawing->width, drawing->height),
                      ari_seat_hatch (seat), HATCH_UNIT, (AriPoint) { 0, 0 }, &hatch);
  gtk_snapshot_pop (snapshot);
}

/* The border along judged plies that follow each other, or (@gaps) across those between them. */
static GskPath *
border_path (const Drawing *drawing,
             AriActor       seat,
             gboolean       gaps)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  for (guint i = 1; i < drawing->judged->len; i++)
    {
      const Judged *from = &g_array_index (drawing->judged, Judged, i - 1);
      const Judged *to = &g_array_index (drawing->judged, Judged, i);
      float y = drawing->height * (1 - (float) CLAMP (sum_to (from, seat), 0, 1));

      if ((to->number > from->number + 1) != gaps)
        continue;
      /* A line that goes on keeps its round joins. */
      if (i == 1 || gaps || from->number > g_array_index (drawing->judged, Judged, i - 2).number + 1)
        gsk_path_builder_move_to (builder, x_of (drawing, from->number), y);
      gsk_path_builder_line_to (builder, x_of (drawing, to->number),
                                drawing->height * (1 - (float) CLAMP (sum_to (to, seat), 0, 1)));
    }

  return gsk_path_builder_free_to_path (builder);
}

static void
snapshot_border (const Drawing *drawing,
                 GtkSnapshot   *snapshot,
                 AriActor       seat)
{
  GdkRGBA light = ari_scheme_rgba (drawing->scheme, ARI_ROLE_CARD, 0.45f);
  GdkRGBA line = ari_scheme_rgba (drawing->scheme, ARI_ROLE_TEXT, 1);
  g_autoptr(GskPathBuilder) margin = gsk_path_builder_new ();
  g_autoptr(GskPath) margin_path = NULL;
  g_autoptr(GskPath) known = border_path (drawing, seat, FALSE);
  g_autoptr(GskPath) unknown = border_path (drawing, seat, TRUE);
  g_autoptr(GskStroke) stroke = gsk_stroke_new (2);

  add_border (drawing, margin, seat, 1, FALSE, TRUE);
  add_border (drawing, margin, seat, -1, TRUE, FALSE);
  gsk_path_builder_close (margin);
  margin_path = gsk_path_builder_to_path (margin);
  gtk_snapshot_append_fill (snapshot, margin_path, GSK_FILL_RULE_WINDING, &light);

  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  if (!gsk_path_is_empty (known))
    gtk_snapshot_append_stroke (snapshot, known, stroke, &line);
  /* Nothing is known of the plies in between. */
  gsk_stroke_set_dash (stroke, (float[]) { 2, 4 }, 2);
  if (!gsk_path_is_empty (unknown))
    gtk_snapshot_append_stroke (snapshot, unknown, stroke, &line);
}

/* Everything except the cursor, in a frame with round corners; leaves that frame's clip open. */
static void
snapshot_shares (const Drawing *drawing,
                 GtkSnapshot   *snapshot)
{
  GdkRGBA ground = ari_scheme_rgba (drawing->scheme, ARI_ROLE_FAINT, 0.3f);
  GskRoundedRect frame;

  gsk_rounded_rect_init_from_rect (&frame, &GRAPHENE_RECT_INIT (0, 0, drawing->width, drawing->height),
                                   CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  gtk_snapshot_append_color (snapshot, &ground, &frame.bounds);
  if (drawing->judged->len < 2)
    return;

  for (AriActor seat = 1; seat <= drawing->seats; seat++)
    snapshot_band (drawing, snapshot, seat);
  for (AriActor seat = 1; seat < drawing->seats; seat++)
    snapshot_border (drawing, snapshot, seat);
}

static void
ari_share_chart_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  AriShareChart *self = ARI_SHARE_CHART (widget);
  AriScheme scheme = ari_scheme_current ();
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  Drawing drawing;

  if (self->match == NULL)
    return;

  drawing = drawing_of (self->match, self->judged, scheme, width, height);
  snapshot_shares (&drawing, snapshot);
  ari_ply_axis_snapshot_cursor (self->match, scheme, snapshot, width, height);
  gtk_snapshot_pop (snapshot);
}

static void
ari_share_chart_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : HEIGHT;
}

/* Describes the chart at the cursor in words. */
static void
sync_description (AriShareChart *self)
{
  AriPly *ply = ari_match_get_ply (self->match);
  const AriEval *eval = ply != NULL ? ari_ply_get_eval (ply) : NULL;
  guint seats = ari_match_get_setup (self->match)->seats;
  g_autofree char *text = NULL;
  char *shares[ARI_MAX_SEATS];

  if (eval == NULL)
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      _("This move hasn’t been analysed yet."), -1);
      return;
    }

  for (AriActor seat = 1; seat <= seats; seat++)
    /* Translators: the win share of a player, such as “Red: 58%”. */
    shares[seat - 1] = g_strdup_printf (_("%1$s: %2$.0f%%"),
                                        ari_match_get_seat_label (self->match, seat),
                                        eval->win[seat - 1] * 100);
  text = ari_list_words ((const char *const *) shares, seats);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  for (guint i = 0; i < seats; i++)
    g_free (shares[i]);
}

/* The judged plies of the line shown by @match. */
static void
collect_judged (AriMatch *match,
                GArray   *all)
{
  guint seats = ari_match_get_setup (match)->seats;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      const AriEval *eval = ari_ply_get_eval (ply);
      Judged judged = { .number = i + 1 };
      double sum = 0;

      if (eval == NULL)
        continue;
      for (guint seat = 0; seat < seats; seat++)
        sum += eval->win[seat];
      for (guint seat = 0; seat < seats; seat++)
        judged.share[seat] = sum > 0 ? eval->win[seat] / sum : 1.0 / seats;
      judged.error = eval->error;
      g_array_append_val (all, judged);
    }
}

static void
ari_share_chart_sync (AriShareChart *self)
{
  g_array_set_size (self->judged, 0);
  collect_judged (self->match, self->judged);
  sync_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
moved_cb (AriShareChart *self)
{
  sync_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pointed (GtkWidget *widget,
         double     x)
{
  AriShareChart *self = ARI_SHARE_CHART (widget);

  if (self->match != NULL)
    g_signal_emit (self, signals[CHOSEN], 0,
                   ari_ply_axis_number (self->match, x, gtk_widget_get_width (widget)));
}

static void
ari_share_chart_dispose (GObject *object)
{
  AriShareChart *self = ARI_SHARE_CHART (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  g_clear_pointer (&self->judged, g_array_unref);

  G_OBJECT_CLASS (ari_share_chart_parent_class)->dispose (object);
}

static void
ari_share_chart_class_init (AriShareChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_share_chart_dispose;
  widget_class->snapshot = ari_share_chart_snapshot;
  widget_class->measure = ari_share_chart_measure;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "share-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ari_share_chart_init (AriShareChart *self)
{
  self->judged = g_array_new (FALSE, FALSE, sizeof (Judged));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Winning chance of each player, move by move"), -1);
  ari_ply_axis_watch (GTK_WIDGET (self), pointed);
  ari_appearance_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

/**
 * ari_share_chart_set_match:
 * @match: the match to show; call only once
 */
void
ari_share_chart_set_match (AriShareChart *self,
                           AriMatch      *match)
{
  g_return_if_fail (ARI_IS_SHARE_CHART (self));
  g_return_if_fail (self->match == NULL || self->match == match);

  if (self->match == match)
    return;

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "notify::cursor", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "items-changed", G_CALLBACK (ari_share_chart_sync), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "ply-changed", G_CALLBACK (ari_share_chart_sync), self, G_CONNECT_SWAPPED);
  ari_share_chart_sync (self);
}

/**
 * ari_share_chart_draw:
 * @width: in px, like @height
 *
 * Returns: (nullable) (transfer full): the chart of @match as a picture, without the cursor; %NULL if fewer
 *   than two plies have been judged
 */
GskRenderNode *
ari_share_chart_draw (AriMatch  *match,
                      AriScheme  scheme,
                      float      width,
                      float      height)
{
  g_autoptr(GArray) judged = g_array_new (FALSE, FALSE, sizeof (Judged));
  GtkSnapshot *snapshot;
  Drawing drawing;

  collect_judged (match, judged);
  if (judged->len < 2)
    return NULL;

  snapshot = gtk_snapshot_new ();
  drawing = drawing_of (match, judged, scheme, width, height);
  snapshot_shares (&drawing, snapshot);
  gtk_snapshot_pop (snapshot);

  return gtk_snapshot_free_to_node (snapshot);
}
