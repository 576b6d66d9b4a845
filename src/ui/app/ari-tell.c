/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-tell.h"

#include <glib/gi18n.h>

AdwToastOverlay *
ari_tell_overlay (GtkWidget *widget)
{
  GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  if (overlay == NULL && ADW_IS_APPLICATION_WINDOW (widget))
    overlay = adw_application_window_get_content (ADW_APPLICATION_WINDOW (widget));

  return ADW_IS_TOAST_OVERLAY (overlay) ? ADW_TOAST_OVERLAY (overlay) : NULL;
}

void
ari_tell (GtkWidget  *widget,
          const char *text)
{
  AdwToastOverlay *overlay = ari_tell_overlay (widget);
  AdwToast *toast;

  if (overlay == NULL)
    return;

  toast = adw_toast_new (text);
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (overlay, toast);
}

void
ari_tell_error (GtkWidget    *widget,
                const char   *heading,
                const GError *error)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, error->message);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, widget);
}
