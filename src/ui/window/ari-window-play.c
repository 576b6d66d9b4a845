/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window starts a match without a question. */
#include "ari-window-private.h"

#include "ari-new-match.h"
#include "ari-toast.h"

/* Plays the game with that id as the last time. */
static void
play_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  const AriRules *rules = ari_rules_lookup (g_variant_get_string (parameter, NULL));
  g_autoptr(AriNewMatch) last = NULL;
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriAutosave) autosave = NULL;

  if (rules == NULL || self->library == NULL || ari_window_has_failed (self)
      || !ari_close_passive_dialogs (widget))
    return;

  last = ari_new_match_recall (self->settings, rules);
  match = ari_new_match_build (last);
  autosave = ari_autosave_new (self->library, match, 0);
  ari_window_present_match (self, autosave, FALSE);
}

void
ari_window_class_install_play (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.play", "s", play_cb);
}
