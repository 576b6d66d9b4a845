/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window starts a new match. */
#include "ari-window-private.h"

#include "ari-feat-ui.h"
#include "ari-new-match.h"
#include "ari-toast.h"

#define PRACTISED_MATCH "ari-practised-match" /* key of a dialog's data */

static void
begin (AriWindow *self,
       AriMatch  *match)
{
  g_autoptr(AriAutosave) autosave = NULL;

  if (self->library == NULL || ari_window_has_failed (self))
    return;

  autosave = ari_autosave_new (self->library, match, 0);
  ari_window_present_match (self, autosave, FALSE);
}

static void
practised_cb (AdwDialog *dialog,
              AriWindow *self)
{
  begin (self, g_object_get_data (G_OBJECT (dialog), PRACTISED_MATCH));
}

void
ari_window_start (AriWindow *self,
                  AriMatch  *match,
                  gboolean   practises)
{
  const AriFeatUi *ui = ari_feat_ui_of (ari_match_get_rules (match));
  AdwDialog *dialog;

  if (!practises)
    {
      begin (self, match);
      return;
    }

  dialog = ui->practice_new (GTK_WIDGET (self), self->settings, match, TRUE);
  g_object_set_data_full (G_OBJECT (dialog), PRACTISED_MATCH, g_object_ref (match), g_object_unref);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (practised_cb), self, G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* Plays the game with that id as the last time. The first time, the dialog asks who plays, and how. */
static void
play_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  const AriRules *rules = ari_rules_lookup (g_variant_get_string (parameter, NULL));
  g_autoptr(AriNewMatch) last = NULL;
  g_autoptr(AriMatch) match = NULL;

  if (rules == NULL || self->library == NULL || ari_window_has_failed (self)
      || !ari_close_passive_dialogs (widget))
    return;

  if (!ari_new_match_has_last (self->settings, rules))
    {
      gtk_widget_activate_action (widget, "win.play-game", "s", rules->id);
      return;
    }

  last = ari_new_match_recall (self->settings, rules);
  match = ari_new_match_build (last);
  begin (self, match);
}

void
ari_window_class_install_play (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.play", "s", play_cb);
}
