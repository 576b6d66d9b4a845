/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-supply-row.h"

#include "ari-painter.h"

#define ROD_HEIGHT 6
#define GAP        2
#define PER_LINE   6

/* Rods get shorter from one kind of supply to the next. */
static const int rod_widths[ARI_MAX_SUPPLIES] = { 10, 7, 4, 2 };

struct _AriSupplyRow
{
  GtkWidget    parent_instance;

  PangoLayout *number;    /* Owned */

  const AriRules *rules;
  AriActor     seat;
  int          rod_width;
  guint        most;      /* the row reserves space for this many */
  guint        count;
  gboolean     counted;   /* one rod and a number stand for all rods */
};

G_DEFINE_FINAL_TYPE (AriSupplyRow, ari_supply_row, GTK_TYPE_WIDGET)

static guint
n_rods (AriSupplyRow *self)
{
  return self->counted ? 1 : self->count;
}

static void
snapshot_rod (AriSupplyRow *self,
              GtkSnapshot  *snapshot,
              float         x,
              float         y)
{
  AriScheme scheme = ari_scheme_current ();
  const AriPigments *pigments = ari_board_renderer_pigments (self->rules);
  GdkRGBA fill = ari_pigments_rgba (pigments, scheme, ARI_ROLE_SEAT_FILL + self->seat - 1, 1);
  GdkRGBA edge = ari_pigments_rgba (pigments, scheme, ARI_ROLE_SEAT_EDGE + self->seat - 1, 1);
  GskRoundedRect rod;

  gsk_rounded_rect_init_from_rect (&rod, &GRAPHENE_RECT_INIT (x, y, self->rod_width, ROD_HEIGHT),
                                   MIN (ROD_HEIGHT, self->rod_width) / 2.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &rod);
  gtk_snapshot_append_color (snapshot, &fill, &rod.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &rod, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { edge, edge, edge, edge });
}

static void
ari_supply_row_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  AriSupplyRow *self = ARI_SUPPLY_ROW (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint lines = (n_rods (self) + PER_LINE - 1) / PER_LINE;
  float top = (gtk_widget_get_height (widget) - (int) lines * (ROD_HEIGHT + GAP) + GAP) / 2;
  float end = rtl ? 0 : gtk_widget_get_width (widget) - self->rod_width;
  float step = rtl ? self->rod_width + GAP : -(self->rod_width + GAP);

  if (self->counted)
    {
      GdkRGBA colour;
      int width, height;

      gtk_widget_get_color (widget, &colour);
      pango_layout_get_pixel_size (self->number, &width, &height);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (rtl ? self->rod_width + 2 * GAP : 0,
                                                              (gtk_widget_get_height (widget) - height) / 2));
      gtk_snapshot_append_layout (snapshot, self->number, &colour);
      gtk_snapshot_restore (snapshot);
    }
  for (guint i = 0; i < n_rods (self); i++)
    snapshot_rod (self, snapshot, end + step * (i % PER_LINE),
                  top + (float) (i / PER_LINE) * (ROD_HEIGHT + GAP));
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
  guint most = self->counted ? 1 : MAX (self->count, self->most);
  guint lines = (most + PER_LINE - 1) / PER_LINE;
  int width = MAX ((int) MIN (n_rods (self), PER_LINE) * (self->rod_width + GAP) - GAP, 0);
  int height = MAX ((int) lines * (ROD_HEIGHT + GAP) - GAP, ROD_HEIGHT);

  if (self->counted)
    {
      int text_width, text_height;

      pango_layout_get_pixel_size (self->number, &text_width, &text_height);
      width += 2 * GAP + text_width;
      height = MAX (height, text_height);
    }
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
ari_supply_row_css_changed (GtkWidget         *widget,
                            GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ari_supply_row_parent_class)->css_changed (widget, change);

  pango_layout_context_changed (ARI_SUPPLY_ROW (widget)->number);
}

static void
ari_supply_row_dispose (GObject *object)
{
  g_clear_object (&ARI_SUPPLY_ROW (object)->number);

  G_OBJECT_CLASS (ari_supply_row_parent_class)->dispose (object);
}

static void
ari_supply_row_class_init (AriSupplyRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_supply_row_dispose;
  widget_class->css_changed = ari_supply_row_css_changed;
  widget_class->snapshot = ari_supply_row_snapshot;
  widget_class->measure = ari_supply_row_measure;

  gtk_widget_class_set_css_name (widget_class, "supply");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ari_supply_row_init (AriSupplyRow *self)
{
  self->number = gtk_widget_create_pango_layout (GTK_WIDGET (self), "0");
  ari_appearance_watch (self, G_CALLBACK (gtk_widget_queue_draw));
}

/**
 * ari_supply_row_new:
 * @index: of the supply, below ARI_MAX_SUPPLIES; each further one has shorter rods
 * @most: the maximum count; the row keeps its height when there are fewer
 */
GtkWidget *
ari_supply_row_new (const AriRules *rules,
                    AriActor        seat,
                    guint           index,
                    guint           most)
{
  AriSupplyRow *self;

  g_return_val_if_fail (index < ARI_MAX_SUPPLIES, NULL);

  self = g_object_new (ARI_TYPE_SUPPLY_ROW, NULL);
  self->rules = rules;
  self->seat = seat;
  self->most = most;
  self->rod_width = rod_widths[index];

  return GTK_WIDGET (self);
}

void
ari_supply_row_set_count (AriSupplyRow *self,
                          guint         count,
                          gboolean      counted)
{
  g_autofree char *text = g_strdup_printf ("%u", count);

  g_return_if_fail (ARI_IS_SUPPLY_ROW (self));

  if (self->count == count && self->counted == counted)
    return;

  self->count = count;
  self->counted = counted;
  pango_layout_set_text (self->number, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
