/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-range-bar.h"

#include "ari-painter.h"

#define WIDTH  96
#define HEIGHT 16
#define BAND   8.0f
#define POINT  4.0f /* radius */

struct _AriRangeBar
{
  GtkWidget parent_instance;

  double    value;
  double    from;
  double    to;
  double    most;
};

G_DEFINE_FINAL_TYPE (AriRangeBar, ari_range_bar, GTK_TYPE_WIDGET)

static float
x_of (AriRangeBar *self,
      double       number)
{
  float room = (float) gtk_widget_get_width (GTK_WIDGET (self)) - 2 * POINT;
  float x = POINT + room * (float) (self->most > 0 ? CLAMP (number / self->most, 0, 1) : 0);

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? room + 2 * POINT - x : x;
}

static void
append_rounded (GtkSnapshot           *snapshot,
                const graphene_rect_t *rect,
                float                  radius,
                const GdkRGBA         *colour)
{
  GskRoundedRect rounded;

  gsk_rounded_rect_init_from_rect (&rounded, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, colour, rect);
  gtk_snapshot_pop (snapshot);
}

/* A point outside the band is red and an upright square, so that colour is not the only cue. */
static void
ari_range_bar_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  AriRangeBar *self = ARI_RANGE_BAR (widget);
  AriScheme scheme = ari_scheme_current ();
  gboolean inside = self->value >= self->from && self->value <= self->to;
  float middle = (float) gtk_widget_get_height (widget) / 2, from = x_of (self, self->from),
        to = x_of (self, self->to);
  float x = x_of (self, self->value);
  GdkRGBA line, band, point = ari_scheme_rgba (scheme, inside ? ARI_ROLE_INK : ARI_ROLE_ILLEGAL, 1);

  gtk_widget_get_color (widget, &line);
  band = line;
  line.alpha *= 0.2f;
  band.alpha *= 0.3f;
  append_rounded (snapshot, &GRAPHENE_RECT_INIT (0, middle - 0.5f, (float) gtk_widget_get_width (widget), 1),
                  0, &line);
  append_rounded (snapshot, &GRAPHENE_RECT_INIT (MIN (from, to), middle - BAND / 2, ABS (to - from), BAND),
                  BAND / 2, &band);
  append_rounded (snapshot, &GRAPHENE_RECT_INIT (x - POINT, middle - POINT, 2 * POINT, 2 * POINT),
                  inside ? POINT : 0, &point);
}

static void
ari_range_bar_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH / 2 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
ari_range_bar_class_init (AriRangeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ari_range_bar_snapshot;
  widget_class->measure = ari_range_bar_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ari_range_bar_init (AriRangeBar *self)
{
  ari_appearance_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

GtkWidget *
ari_range_bar_new (double value,
                   double from,
                   double to,
                   double most)
{
  AriRangeBar *self = g_object_new (ARI_TYPE_RANGE_BAR, NULL);

  self->value = value;
  self->from = from;
  self->to = to;
  self->most = most;

  return GTK_WIDGET (self);
}
