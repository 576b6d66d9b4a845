/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-mark.h"

#include "ari-painter.h"

#define SIZE   16
#define STROKE 1.5f

struct _AriSeatMark
{
  GtkWidget parent_instance;

  AriActor  seat;
};

typedef enum
{
  PROP_SEAT = 1,
} AriSeatMarkProperty;

static GParamSpec *props[PROP_SEAT + 1];

G_DEFINE_FINAL_TYPE (AriSeatMark, ari_seat_mark, GTK_TYPE_WIDGET)

static void
ari_seat_mark_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = *natural = SIZE;
}

static void
ari_seat_mark_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  AriSeatMark *self = ARI_SEAT_MARK (widget);
  float width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->seat == ARI_NONE || self->seat > ARI_MAX_SEATS)
    return;

  ari_snapshot_seat (snapshot, ari_scheme_current (), self->seat, width / 2, height / 2,
                     MIN (width, height) / 2 - STROKE);
}

static void
scheme_cb (AriSeatMark *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ari_seat_mark_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  AriSeatMark *self = ARI_SEAT_MARK (object);

  switch ((AriSeatMarkProperty) prop_id)
    {
    case PROP_SEAT:
      g_value_set_uint (value, self->seat);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_seat_mark_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  AriSeatMark *self = ARI_SEAT_MARK (object);

  switch ((AriSeatMarkProperty) prop_id)
    {
    case PROP_SEAT:
      ari_seat_mark_set_seat (self, g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_seat_mark_class_init (AriSeatMarkClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ari_seat_mark_get_property;
  object_class->set_property = ari_seat_mark_set_property;

  widget_class->measure = ari_seat_mark_measure;
  widget_class->snapshot = ari_seat_mark_snapshot;

  props[PROP_SEAT] =
    g_param_spec_uint ("seat", NULL, NULL, 0, ARI_MAX_SEATS, 0,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  gtk_widget_class_set_css_name (widget_class, "seat-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ari_seat_mark_init (AriSeatMark *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);

  ari_appearance_watch (self, G_CALLBACK (scheme_cb));
}

GtkWidget *
ari_seat_mark_new (AriActor seat)
{
  return g_object_new (ARI_TYPE_SEAT_MARK, "seat", seat, NULL);
}

void
ari_seat_mark_set_seat (AriSeatMark *self,
                        AriActor     seat)
{
  g_return_if_fail (ARI_IS_SEAT_MARK (self));

  if (self->seat == seat)
    return;

  self->seat = seat;

  if (seat != ARI_NONE && seat <= ARI_MAX_SEATS)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, ari_seat_colour_name (seat),
                                    -1);

  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SEAT]);
}
