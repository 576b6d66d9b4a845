/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Leaving a match whose last changes could not be written, because the disk is full, say. */
#include "ari-window-private.h"

#include <glib/gi18n.h>

#define KEEPER "autosave"

/* @leave: the label of the button that goes ahead. (transfer floating) */
static AdwDialog *
question_new (AriWindow  *self,
              const char *leave)
{
  const char *body = ari_window_has_failed (self)
                       ? _("The library can’t be written any more, so the last changes will be lost if you "
                           "leave the match now. To keep everything in a file, go back to the match and "
                           "choose “Export Match…” in the menu.")
                       : _("The last changes are not in the library yet and will be lost if you leave "
                           "the match now. Back in the match, “Try Again” stores them as soon as "
                           "that is possible.");
  AdwDialog *dialog = adw_alert_dialog_new (_("Discard Changes?"), body);

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "back", _("_Back to the Match"), "leave", leave, NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "back");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "back");

  return dialog;
}

static void
left_answered_cb (AriWindow  *self,
                  const char *response,
                  GObject    *dialog)
{
  AriAutosave *autosave = g_object_get_data (dialog, KEEPER);

  if (!g_str_equal (response, "back") || self->library == NULL)
    return;

  ari_window_present_match (self, autosave, TRUE);
  ari_autosave_retry (autosave);
}

static void
unkept_cb (AriWindow    *self,
           const GError *error,
           AriAutosave  *autosave)
{
  AdwDialog *dialog;

  g_signal_handlers_disconnect_by_func (autosave, unkept_cb, self);
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;

  dialog = question_new (self, _("_Leave"));
  g_object_set_data_full (G_OBJECT (dialog), KEEPER, g_object_ref (autosave), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (left_answered_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
hidden_cb (AriWindow    *self,
           AriMatchPage *page)
{
  AriAutosave *autosave = ari_match_page_get_autosave (page);

  if (ari_autosave_has_failed (autosave))
    unkept_cb (self, NULL, autosave);
  else
    /* What is under way, or written when the page closes, may still fail. */
    g_signal_connect_object (autosave, "failed", G_CALLBACK (unkept_cb), self, G_CONNECT_SWAPPED);
}

static void
dropped_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(GError) error = NULL;

  /* An extra match does no harm. */
  if (!ari_library_finish (ARI_LIBRARY (source), result, &error))
    g_debug ("An empty match stays: %s", error->message);
}

/* The library keeps no match without a ply or anything that a person wrote: a match can lose its only ply. */
static void
left_cb (AriWindow    *self,
         AriMatchPage *page)
{
  AriAutosave *autosave = ari_match_page_get_autosave (page);
  AriMatch *match = ari_autosave_get_match (autosave);
  gint64 id = ari_autosave_get_id (autosave);

  if (self->library != NULL && id != 0 && !gtk_widget_in_destruction (GTK_WIDGET (self))
      && ari_match_get_n_plies (match) == 0)
    ari_library_drop_empty_async (self->library, id, NULL, dropped_cb, NULL);
  ari_window_review_left (self, autosave);
}

void
ari_window_watch_leaving (AriWindow    *self,
                          AriMatchPage *page)
{
  g_signal_connect_object (page, "hidden", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "hidden", G_CALLBACK (hidden_cb), self, G_CONNECT_SWAPPED);
}

static void
told_answered_cb (AriMatchPage *page,
                  const char   *response)
{
  if (g_str_equal (response, "export"))
    gtk_widget_activate_action (GTK_WIDGET (page), "match.export", NULL);
}

void
ari_window_tell_damage (AriWindow    *self,
                        AriMatchPage *page,
                        const GError *error)
{
  AdwDialog *dialog = adw_alert_dialog_new (_("The Library Is Damaged"), NULL);

  /* Translators: %s is a sentence that says what is wrong. */
  adw_alert_dialog_format_body (ADW_ALERT_DIALOG (dialog),
                                _("%s\n\nNothing more will be written to the library. The match stays open "
                                  "until you leave it. Export the match to keep all of it in a file that any "
                                  "library can import."),
                                error->message);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "back", _("_Back to the Match"), "export",
                                  _("_Export…"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "export", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "export");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "back");
  g_signal_connect_object (dialog, "response", G_CALLBACK (told_answered_cb), page, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
close_answered_cb (AriWindow  *self,
                   const char *response)
{
  if (g_str_equal (response, "leave"))
    gtk_window_destroy (GTK_WINDOW (self));
}

gboolean
ari_window_asks_before_closing (AriWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  AdwDialog *dialog;

  if (!ARI_IS_MATCH_PAGE (page)
      || !ari_autosave_has_failed (ari_match_page_get_autosave (ARI_MATCH_PAGE (page))))
    return FALSE;

  dialog = question_new (self, _("_Close the Window"));
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_answered_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));

  return TRUE;
}
