/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-mark.h"

#include "ari-painter.h"

#define SIZE   16
#define STROKE 1.5f

struct _AriSeatMark
{
  GtkWidget       parent_instance;

  const AriRules *rules; /* (nullable) */
  AriActor        seat;
};

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

  ari_snapshot_seat (snapshot, ari_board_renderer_pigments (self->rules), ari_scheme_current (), self->seat,
                     width / 2, height / 2,
                     MIN (width, height) / 2 - STROKE);
}

static void
scheme_cb (AriSeatMark *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ari_seat_mark_class_init (AriSeatMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = ari_seat_mark_measure;
  widget_class->snapshot = ari_seat_mark_snapshot;

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
ari_seat_mark_new (const AriRules *rules,
                   AriActor        seat)
{
  AriSeatMark *self = g_object_new (ARI_TYPE_SEAT_MARK, NULL);

  ari_seat_mark_set_seat (self, rules, seat);

  return GTK_WIDGET (self);
}

/**
 * ari_seat_mark_set_seat:
 * @rules: (nullable): the game, for the colour of the seat
 * @seat: %ARI_NONE: show nothing
 */
void
ari_seat_mark_set_seat (AriSeatMark    *self,
                        const AriRules *rules,
                        AriActor        seat)
{
  g_return_if_fail (ARI_IS_SEAT_MARK (self));

  if (self->seat == seat && self->rules == rules)
    return;

  self->rules = rules;
  self->seat = seat;

  /* Mostly, a mark stands beside the name of its player, and tells no more where seats have no colours. */
  if (rules != NULL && seat != ARI_NONE && seat <= rules->choices.max_seats)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    ari_seats_have_colours (rules) ? ari_seat_own_name (rules, seat) : "",
                                    -1);

  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * ari_seat_mark_set_name:
 *
 * Calls the seat that is shown by @name for screen readers, where no name stands beside the mark.
 */
void
ari_seat_mark_set_name (AriSeatMark *self,
                        const char  *name)
{
  g_return_if_fail (ARI_IS_SEAT_MARK (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
