/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window has matches analysed, one after the other. */
#include "ari-window-private.h"

#include "ari-judgement.h"
#include "ari-power.h"
#include "ari-review-words.h"
#include "ari-toast.h"

#define NOTIFICATION "reviews"

/* A toast tells those who look at the window, a notification those who look elsewhere. */
static void
emptied_cb (AriWindow *self,
            guint      n)
{
  g_autoptr(GNotification) notification = NULL;
  g_autofree char *title = ari_review_words_done (n);

  if (gtk_window_is_active (GTK_WINDOW (self)))
    {
      ari_toast (GTK_WIDGET (self), title);
      return;
    }

  notification = g_notification_new (title);
  g_notification_set_default_action (notification, "app.library");
  g_application_send_notification (g_application_get_default (), NOTIFICATION, notification);
}

void
ari_window_withdraw_notification (void)
{
  GApplication *application = g_application_get_default ();

  /* Tests show windows without one. */
  if (application != NULL)
    g_application_withdraw_notification (application, NOTIFICATION);
}

static void
paused_cb (AriWindow *self)
{
  ari_review_queue_set_paused (self->reviews, g_settings_get_boolean (self->settings, "analysis-paused"));
}

static gboolean
is_automatic (AriWindow *self)
{
  return g_settings_get_boolean (self->settings, "analyse-automatically");
}

/* The queue that was read may hold matches from before the preference was switched off. */
static void
changed_cb (AriWindow *self)
{
  gboolean paused = ari_review_queue_is_paused (self->reviews);

  if (g_settings_get_boolean (self->settings, "analysis-paused") != paused)
    g_settings_set_boolean (self->settings, "analysis-paused", paused);
  if (!is_automatic (self))
    ari_review_queue_remove_automatic (self->reviews);
}

static void
leisure_cb (AriWindow *self)
{
  ari_review_queue_set_leisure (self->reviews, ari_leisure_watch_get (self->leisure));
}

static void
automatic_cb (AriWindow *self)
{
  if (is_automatic (self) && self->leisure == NULL)
    {
      self->leisure = ari_leisure_watch_new (GTK_WIDGET (self), ARI_POWER_FOLDER, ARI_LEISURE_SECONDS);
      g_signal_connect_object (self->leisure, "changed", G_CALLBACK (leisure_cb), self, G_CONNECT_SWAPPED);
    }
  else if (!is_automatic (self))
    {
      g_clear_object (&self->leisure);
      ari_review_queue_set_leisure (self->reviews, ARI_LEISURE_IN_USE);
      ari_review_queue_remove_automatic (self->reviews);
    }
}

void
ari_window_begin_reviews (AriWindow *self)
{
  self->reviews = ari_review_queue_new (self->library);
  paused_cb (self);
  automatic_cb (self);
  g_signal_connect_object (self->settings, "changed::analyse-automatically", G_CALLBACK (automatic_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::analysis-paused", G_CALLBACK (paused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reviews, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reviews, "emptied", G_CALLBACK (emptied_cb), self, G_CONNECT_SWAPPED);
}

void
ari_window_end_reviews (AriWindow *self)
{
  if (self->reviews == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->settings, self);
  g_signal_handlers_disconnect_by_data (self->reviews, self);
  g_clear_object (&self->leisure);
  ari_review_queue_close (self->reviews);
  g_clear_object (&self->reviews);
}

void
ari_window_note_open (AriWindow *self,
                      gint64     match)
{
  if (self->reviews != NULL)
    ari_review_queue_set_open (self->reviews, match);
}

void
ari_window_note_opening (AriWindow *self,
                         gint64     match)
{
  if (self->reviews != NULL)
    ari_review_queue_set_opening (self->reviews, match);
}

void
ari_window_review_left (AriWindow   *self,
                        AriAutosave *autosave)
{
  AriMatch *match = ari_autosave_get_match (autosave);
  gint64 id = ari_autosave_get_id (autosave);

  if (self->reviews != NULL && id != 0 && is_automatic (self) && ari_match_is_over (match)
      && !ari_match_is_analysed (match))
    ari_review_queue_add (self->reviews, &id, 1, TRUE);
}

static void
show_library_cb (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);

  ari_window_pop_to_root (self);
  if (ari_window_go (self, "library:all"))
    adw_navigation_split_view_set_show_content (self->split, TRUE);
}

void
ari_window_class_install_reviews (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.show-library", NULL, show_library_cb);
}
