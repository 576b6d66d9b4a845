/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-supply-row.h"

#include "ari-painter.h"

#define ROD_WIDTH  10
#define ROD_HEIGHT 6
#define GAP        2
#define PER_LINE   6

struct _AriSupplyRow
{
  GtkWidget parent_instance;

  AriActor  seat;
  guint     count;
};

G_DEFINE_FINAL_TYPE (AriSupplyRow, ari_supply_row, GTK_TYPE_WIDGET)

static void
ari_supply_row_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AriSupplyRow *self = ARI_SUPPLY_ROW (widget);
  AriScheme scheme = ari_scheme_current ();
  GdkRGBA fill = ari_scheme_rgba (scheme, ARI_ROLE_SEAT_FILL + self->seat - 1, 1);
  GdkRGBA edge = ari_scheme_rgba (scheme, ARI_ROLE_SEAT_EDGE + self->seat - 1, 1);
  guint lines = (self->count + PER_LINE - 1) / PER_LINE;
  float top = (gtk_widget_get_height (widget) - (int) lines * (ROD_HEIGHT + GAP) + GAP) / 2;
  float end = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? ROD_WIDTH : gtk_widget_get_width (widget);
  float step = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? ROD_WIDTH + GAP : -(ROD_WIDTH + GAP);

  for (guint i = 0; i < self->count; i++)
    {
      GskRoundedRect rod;
      float x = end - ROD_WIDTH + step * (i % PER_LINE);

      gsk_rounded_rect_init_from_rect (&rod,
                                       &GRAPHENE_RECT_INIT (x, top + (float) (i / PER_LINE) * (ROD_HEIGHT + GAP),
                                                            ROD_WIDTH, ROD_HEIGHT),
                                       ROD_HEIGHT / 2.0f);
      gtk_snapshot_push_rounded_clip (snapshot, &rod);
      gtk_snapshot_append_color (snapshot, &fill, &rod.bounds);
      gtk_snapshot_pop (snapshot);
      gtk_snapshot_append_border (snapshot, &rod, (float[4]) { 1, 1, 1, 1 },
                                  (GdkRGBA[4]) { edge, edge, edge, edge });
    }
}

static void
ari_supply_row_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  AriSupplyRow *self = ARI_SUPPLY_ROW (widget);
  guint lines = (self->count + PER_LINE - 1) / PER_LINE;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MAX ((int) MIN (self->count, PER_LINE) * (ROD_WIDTH + GAP) - GAP, 0);
  else
    *minimum = *natural = MAX ((int) lines * (ROD_HEIGHT + GAP) - GAP, ROD_HEIGHT);
}

static void
ari_supply_row_class_init (AriSupplyRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = ari_supply_row_snapshot;
  widget_class->measure = ari_supply_row_measure;

  gtk_widget_class_set_css_name (widget_class, "supply");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ari_supply_row_init (AriSupplyRow *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
ari_supply_row_new (AriActor seat)
{
  AriSupplyRow *self = g_object_new (ARI_TYPE_SUPPLY_ROW, NULL);

  self->seat = seat;

  return GTK_WIDGET (self);
}

void
ari_supply_row_set_count (AriSupplyRow *self,
                          guint         count)
{
  g_return_if_fail (ARI_IS_SUPPLY_ROW (self));

  if (self->count == count)
    return;

  self->count = count;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
