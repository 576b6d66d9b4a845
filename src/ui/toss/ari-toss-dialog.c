/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-toss-dialog.h"

#include <glib/gi18n.h>

#include "ari-toss-view.h"
#include "toss/ari-toss.h"

#define AGAIN_MS 900 /* until the next ring is in the hand */

struct _AriTossDialog
{
  AdwDialog    parent_instance;

  /* Template widgets */
  AriTossView *toss;
  GtkDropDown *way;
  GtkLabel    *outcome;
  GtkLabel    *tally;

  GSettings   *settings;  /* (nullable) */
  guint        n_tosses;
  guint        n_hits;
  guint        again_id;
};

G_DEFINE_FINAL_TYPE (AriTossDialog, ari_toss_dialog, ADW_TYPE_DIALOG)

static void
sync_tally (AriTossDialog *self)
{
  g_autofree char *text = NULL;

  if (self->n_tosses > 0)
    /* Translators: the first %u is the number of hits, the second that of the tosses. */
    text = g_strdup_printf (_("Hits: %u of %u"), self->n_hits, self->n_tosses);
  else
    text = g_strdup (_("Practice counts for nothing."));

  gtk_label_set_label (self->tally, text);
}

static void
again_cb (gpointer data)
{
  AriTossDialog *self = data;

  self->again_id = 0;
  if (!ari_toss_view_is_flying (self->toss))
    ari_toss_view_reset (self->toss, FALSE);
}

static void
thrown_cb (AriTossDialog *self)
{
  g_clear_handle_id (&self->again_id, g_source_remove);
  gtk_label_set_label (self->outcome, "");
}

static void
landed_cb (AriTossDialog *self)
{
  const AriFlight *flight = ari_toss_view_get_flight (self->toss);
  const char *outcome = ari_toss_describe (flight);

  self->n_tosses++;
  self->n_hits += ari_flight_is_hit (flight);
  gtk_label_set_label (self->outcome, outcome);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->outcome), outcome, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  sync_tally (self);
  g_clear_handle_id (&self->again_id, g_source_remove);
  self->again_id = g_timeout_add_once (AGAIN_MS, again_cb, self);
}

static void
way_cb (AriTossDialog *self)
{
  guint way = gtk_drop_down_get_selected (self->way);

  if (way > ARI_TOSS_CALM)
    return;

  ari_toss_view_set_way (self->toss, way);
  if (self->settings != NULL)
    g_settings_set_enum (self->settings, "toss", (int) way);
  gtk_widget_grab_focus (GTK_WIDGET (self->toss));
}

/* The focus enters at the ring, also in the sheet that the dialog becomes where there is little room: a sheet does not ask for
 * the focus widget. */
static gboolean
ari_toss_dialog_focus (GtkWidget        *widget,
                       GtkDirectionType  direction)
{
  if (gtk_widget_get_focus_child (widget) == NULL
      && gtk_widget_grab_focus (GTK_WIDGET (ARI_TOSS_DIALOG (widget)->toss)))
    return TRUE;

  return GTK_WIDGET_CLASS (ari_toss_dialog_parent_class)->focus (widget, direction);
}

static void
ari_toss_dialog_dispose (GObject *object)
{
  AriTossDialog *self = ARI_TOSS_DIALOG (object);

  g_clear_handle_id (&self->again_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_TOSS_DIALOG);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_toss_dialog_parent_class)->dispose (object);
}

static void
ari_toss_dialog_class_init (AriTossDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_toss_dialog_dispose;
  widget_class->focus = ari_toss_dialog_focus;

  g_type_ensure (ARI_TYPE_TOSS_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-toss-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, toss);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, way);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, outcome);
  gtk_widget_class_bind_template_child (widget_class, AriTossDialog, tally);
  gtk_widget_class_bind_template_callback (widget_class, thrown_cb);
  gtk_widget_class_bind_template_callback (widget_class, landed_cb);
  gtk_widget_class_bind_template_callback (widget_class, way_cb);
}

static void
ari_toss_dialog_init (AriTossDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_toss_view_set_armed (self->toss, TRUE);
  sync_tally (self);
}

AdwDialog *
ari_toss_dialog_new (GSettings *settings)
{
  AriTossDialog *self = g_object_new (ARI_TYPE_TOSS_DIALOG, NULL);

  gtk_drop_down_set_selected (self->way, ari_toss_way_of (settings));
  if (settings != NULL)
    {
      self->settings = g_object_ref (settings);
      ari_toss_view_set_animated (self->toss, g_settings_get_boolean (settings, "animations"));
    }

  return ADW_DIALOG (self);
}
