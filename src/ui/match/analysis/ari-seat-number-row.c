/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-number-row.h"

#include "ari-seat-mark.h"
#include "ari-widget-util.h"

#define MARK_SIZE 14

struct _AriSeatNumberRow
{
  AdwActionRow parent_instance;

  /* Borrowed: children */
  AriSeatMark *mark;
  GtkLabel    *number;
};

G_DEFINE_FINAL_TYPE (AriSeatNumberRow, ari_seat_number_row, ADW_TYPE_ACTION_ROW)

static void
ari_seat_number_row_class_init (AriSeatNumberRowClass *klass)
{
}

static void
ari_seat_number_row_init (AriSeatNumberRow *self)
{
  GtkWidget *mark = ari_seat_mark_new (NULL, ARI_NONE), *number = gtk_label_new (NULL);

  gtk_widget_set_size_request (mark, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (number, "numeric");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (self), mark);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), number);
  self->mark = ARI_SEAT_MARK (mark);
  self->number = GTK_LABEL (number);
}

GtkWidget *
ari_seat_number_row_new (void)
{
  return g_object_new (ARI_TYPE_SEAT_NUMBER_ROW, NULL);
}

void
ari_seat_number_row_show (AriSeatNumberRow *self,
                   AriMatch   *match,
                   AriActor    seat,
                   const char *words,
                   const char *number,
                   const char *tooltip)
{
  g_return_if_fail (ARI_IS_SEAT_NUMBER_ROW (self));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), ari_match_get_seat_name (match, seat));
  ari_seat_mark_set_seat (self->mark, ari_match_get_rules (match), seat);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), words);
  gtk_label_set_label (self->number, number);
  ari_widget_set_tooltip (GTK_WIDGET (self), tooltip);
}
