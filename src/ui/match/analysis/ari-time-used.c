/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-time-used.h"

#include <glib/gi18n.h>

#include "ari-list-words.h"
#include "ari-time-lane.h"
#include "ari-time-words.h"
#include "ari-widget-util.h"

struct _AriTimeUsed
{
  AdwBin       parent_instance;

  /* Borrowed: children */
  GtkLabel    *totals;
  AriTimeLane *lane;

  /* Owned */
  AriMatch    *match;
  AriTimes    *times; /* (nullable) */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriTimeUsed, ari_time_used, ADW_TYPE_BIN)

/* (nullable) */
static char *
tell_totals (AriTimeUsed *self)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) parts = NULL;

  for (AriActor seat = 1; seat <= ari_match_get_setup (self->match)->seats; seat++)
    if (self->times->total[seat - 1] >= 0)
      {
        g_autofree char *time = ari_time_words (self->times->total[seat - 1]);

        /* Translators: the name of a player, and a length of time such as “1 min 12 s”. */
        g_strv_builder_take (builder, g_strdup_printf (C_("time used", "%1$s: %2$s"),
                                                       ari_match_get_seat_name (self->match, seat), time));
      }
  parts = g_strv_builder_end (builder);

  return parts[0] != NULL ? ari_list_words ((const char *const *) parts, g_strv_length (parts)) : NULL;
}

/* Only while the page is in sight: it looks at every position of the line. */
static void
changed_cb (AriTimeUsed *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *totals = NULL;

  if (self->match == NULL || parent == NULL || !gtk_widget_get_mapped (parent))
    return;

  ari_time_lane_show (self->lane, self->match, NULL);
  g_clear_pointer (&self->times, ari_times_free);
  self->times = ari_times_new (self->match);
  ari_time_lane_show (self->lane, self->match, self->times);
  totals = tell_totals (self);
  gtk_label_set_label (self->totals, totals != NULL ? totals : "");
  gtk_widget_set_visible (GTK_WIDGET (self), totals != NULL);
}

static void
chosen_cb (AriTimeUsed *self,
           guint        number)
{
  g_signal_emit (self, signals[CHOSEN], 0, number);
}

static void
ari_time_used_dispose (GObject *object)
{
  AriTimeUsed *self = ARI_TIME_USED (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  if (self->match != NULL && self->lane != NULL)
    ari_time_lane_show (self->lane, self->match, NULL);
  self->lane = NULL;
  g_clear_object (&self->match);
  g_clear_pointer (&self->times, ari_times_free);

  G_OBJECT_CLASS (ari_time_used_parent_class)->dispose (object);
}

static void
ari_time_used_class_init (AriTimeUsedClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_time_used_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ari_time_used_init (AriTimeUsed *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *heading = gtk_label_new (_("Time Used"));
  AdwWrapBox *head = ADW_WRAP_BOX (adw_wrap_box_new ());

  self->totals = GTK_LABEL (gtk_label_new (NULL));
  self->lane = g_object_new (ARI_TYPE_TIME_LANE, NULL);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_wrap (self->totals, TRUE);
  gtk_label_set_xalign (self->totals, 0);
  adw_wrap_box_set_child_spacing (head, 6);
  adw_wrap_box_set_justify (head, ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (head, TRUE);
  adw_wrap_box_append (head, heading);
  adw_wrap_box_append (head, GTK_WIDGET (self->totals));
  g_signal_connect_object (self->lane, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  ari_widget_watch_parent (GTK_WIDGET (self), G_CALLBACK (changed_cb));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (head));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->lane));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
ari_time_used_set_match (AriTimeUsed *self,
                         AriMatch    *match)
{
  g_return_if_fail (ARI_IS_TIME_USED (self));
  g_return_if_fail (self->match == NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "details-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}
