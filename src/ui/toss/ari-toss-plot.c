/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-plot.h"

#include "ari-toss-ring.h"
#include "ari-toss-roles.h"

#define WIDTH     900.0f /* mm */
#define HEIGHT    700.0f
#define NATURAL   480
#define MIN_WIDTH 240
#define SMALL_WIDTH 144

struct _AriTossPlot
{
  GtkWidget  parent_instance;

  GArray    *marks; /* (element-type AriTossMark) */
  gboolean   small;
};

G_DEFINE_FINAL_TYPE (AriTossPlot, ari_toss_plot, GTK_TYPE_WIDGET)

static void
fill_circle (GtkSnapshot      *snapshot,
             const AriPainter *painter,
             AriPoint          at,
             float             radius,
             AriRole           role,
             float             opacity)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  AriPoint px = ari_painter_to_px (painter, at);
  GdkRGBA colour = ari_pigments_rgba (&ari_toss_pigments, painter->scheme, role, opacity);

  gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (px.x, px.y), radius * painter->unit);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, &colour);
}

static void
ari_toss_plot_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  AriTossPlot *self = ARI_TOSS_PLOT (widget);
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  AriPainter painter;
  GdkRGBA ground;

  ari_painter_init (&painter, widget);
  ari_painter_fit (&painter, &(AriRect) { -WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT }, width, height);
  ground = ari_scheme_rgba (painter.scheme, ARI_ROLE_SURFACE, 1);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, width, height));

  /* The bull from above, simplified: head, the clearance around each tip, the tips. */
  fill_circle (snapshot, &painter, (AriPoint) { 0, 0 }, 84, ARI_ROLE_FAINT, 1);
  for (int side = -1; side <= 1; side += 2)
    {
      fill_circle (snapshot, &painter, (AriPoint) { side * ARI_TIP_X, 25 }, ARI_RING_RADIUS, ARI_ROLE_LEGAL,
                   0.15f);
      fill_circle (snapshot, &painter, (AriPoint) { side * ARI_TIP_X, 25 }, 9, ARI_ROLE_LETTER, 1);
    }

  painter.unit *= 1.2f;
  for (guint i = 0; i < self->marks->len; i++)
    {
      const AriTossMark *mark = &g_array_index (self->marks, AriTossMark, i);

      /* Depth increases upwards; marks are slightly larger than to scale. */
      ari_snapshot_trace_end (snapshot, &painter, (AriPoint) { mark->x / 1.2f, -mark->z / 1.2f }, mark->hit);
    }
  gtk_snapshot_pop (snapshot);
}

static void
ari_toss_plot_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  AriTossPlot *self = ARI_TOSS_PLOT (widget);
  float part = orientation == GTK_ORIENTATION_HORIZONTAL ? 1 : HEIGHT / WIDTH;

  *minimum = (int) ((self->small ? SMALL_WIDTH : MIN_WIDTH) * part);
  *natural = (int) ((self->small ? SMALL_WIDTH : NATURAL) * part);
}

static void
ari_toss_plot_finalize (GObject *object)
{
  g_array_unref (ARI_TOSS_PLOT (object)->marks);

  G_OBJECT_CLASS (ari_toss_plot_parent_class)->finalize (object);
}

static void
ari_toss_plot_class_init (AriTossPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ari_toss_plot_finalize;
  widget_class->snapshot = ari_toss_plot_snapshot;
  widget_class->measure = ari_toss_plot_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ari_toss_plot_init (AriTossPlot *self)
{
  self->marks = g_array_new (FALSE, FALSE, sizeof (AriTossMark));
  ari_appearance_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

void
ari_toss_plot_set_marks (AriTossPlot *self,
                         GArray      *marks)
{
  g_return_if_fail (ARI_IS_TOSS_PLOT (self));

  g_array_ref (marks);
  g_array_unref (self->marks);
  self->marks = marks;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ari_toss_plot_set_small (AriTossPlot *self,
                         gboolean     small)
{
  g_return_if_fail (ARI_IS_TOSS_PLOT (self));

  self->small = small;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

AriTossMark
ari_toss_mark (const AriRelease *release,
               gboolean          hit)
{
  AriFlight flight;

  for (ari_flight_start (&flight, release); !flight.arrived && !flight.over; ari_flight_step (&flight))
    ;

  return (AriTossMark) { flight.arrival.x / 65536.0f, flight.arrival.z / 65536.0f, hit };
}
