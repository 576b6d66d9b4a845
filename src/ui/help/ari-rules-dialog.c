/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules-dialog.h"

#include <glib/gi18n.h>

#include "ari-rules-view.h"

/* @view: (transfer full) */
static AdwDialog *
new_dialog (GtkWidget  *view,
            GSettings  *settings,
            const char *title)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *toolbar = adw_toolbar_view_new ();
  g_autofree char *language = g_settings_get_string (settings, "rules-language");

  ari_rules_view_set_language (ARI_RULES_VIEW (view), language[0] != '\0' ? language : NULL);

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), view);

  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, 720);
  adw_dialog_set_content_height (dialog, 640);
  adw_dialog_set_child (dialog, toolbar);

  return dialog;
}

AdwDialog *
ari_rules_dialog_new (const AriRules *rules,
                      GSettings      *settings)
{
  GtkWidget *view = ari_rules_view_new ();
  /* Translators: title of the rule page; %s is a game. */
  g_autofree char *title = g_strdup_printf (_("Rules of %s"), _(rules->name));

  ari_rules_view_set_rules (ARI_RULES_VIEW (view), rules);

  return new_dialog (view, settings, title);
}

AdwDialog *
ari_help_dialog_new (GSettings *settings)
{
  GtkWidget *view = ari_rules_view_new ();

  ari_rules_view_show_help (ARI_RULES_VIEW (view));

  return new_dialog (view, settings, _("Help"));
}
