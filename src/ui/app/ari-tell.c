/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-tell.h"

#include <glib/gi18n.h>

#define OVERLAY "ari-toasts" /* of a page that has an overlay of its own */
#define BESIDE "ari-beside" /* of a dialog that makes way */

static AdwToastOverlay *
overlay_of_window (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *overlay = ADW_IS_APPLICATION_WINDOW (root)
                         ? adw_application_window_get_content (ADW_APPLICATION_WINDOW (root))
                         : gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);

  return ADW_IS_TOAST_OVERLAY (overlay) ? ADW_TOAST_OVERLAY (overlay) : NULL;
}

AdwToastOverlay *
ari_tell_overlay (GtkWidget *widget)
{
  AdwToastOverlay *overlay = overlay_of_window (widget), *own = NULL;
  GtkWidget *child = overlay != NULL ? adw_toast_overlay_get_child (overlay) : NULL;

  if (ADW_IS_NAVIGATION_VIEW (child))
    {
      AdwNavigationPage *page = adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (child));

      own = page != NULL ? g_object_get_data (G_OBJECT (page), OVERLAY) : NULL;
    }

  return own != NULL ? own : overlay;
}

void
ari_tell_on_page (AdwNavigationPage *page,
                  AdwToastOverlay   *overlay)
{
  g_object_set_data (G_OBJECT (page), OVERLAY, overlay);
}

void
ari_tell_beside (GtkWidget *widget,
                 AdwDialog *dialog)
{
  g_object_set_data (G_OBJECT (dialog), BESIDE, dialog);
  adw_dialog_present (dialog, widget);
}

gboolean
ari_tell_close_passive (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr(GListModel) dialogs = NULL;
  AdwDialog *dialog;

  g_return_val_if_fail (ADW_IS_APPLICATION_WINDOW (root), FALSE);

  /* Passive dialogs stay when closing them would show nothing new. */
  dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (root));
  for (guint i = 0; i < g_list_model_get_n_items (dialogs); i++)
    {
      g_autoptr(AdwDialog) one = g_list_model_get_item (dialogs, i);

      if (g_object_get_data (G_OBJECT (one), BESIDE) == NULL)
        return FALSE;
    }

  while ((dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root))) != NULL)
    if (!adw_dialog_close (dialog))
      return FALSE;

  return TRUE;
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

void
ari_tell_status (AdwStatusPage *page,
                 const char    *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_status_page_set_description (page, escaped);
}
