/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-shortcuts-dialog.h"

#include <glib/gi18n.h>

#include "ari-shortcuts.h"

static GtkWidget *
key_row (const AriShortcut *shortcut)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *keys = adw_wrap_box_new ();

  for (const char *const *accel = shortcut->accels; *accel != NULL; accel++)
    {
      g_autofree char *label = NULL;
      GdkModifierType modifiers;
      GtkWidget *key;
      guint keyval;

      if (!gtk_accelerator_parse (*accel, &keyval, &modifiers))
        continue;

      label = gtk_accelerator_get_label (keyval, modifiers);
      key = gtk_label_new (label);
      gtk_widget_add_css_class (key, "keycap");
      gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
      adw_wrap_box_append (ADW_WRAP_BOX (keys), key);
    }

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (keys), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (keys), 6);
  adw_wrap_box_set_align (ADW_WRAP_BOX (keys), 1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(shortcut->title));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys);

  return row;
}

AdwDialog *
ari_shortcuts_dialog_new (void)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *toolbar = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();
  AdwPreferencesGroup *group = NULL;
  const AriShortcut *shortcuts;
  const char *heading = NULL;
  guint n;

  shortcuts = ari_shortcuts (&n);
  for (guint i = 0; i < n; i++)
    {
      if (g_strcmp0 (heading, shortcuts[i].group) != 0)
        {
          heading = shortcuts[i].group;
          group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
          adw_preferences_group_set_title (group, _(heading));
          adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
        }

      adw_preferences_group_add (group, key_row (&shortcuts[i]));
    }

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), page);

  adw_dialog_set_title (dialog, _("Keyboard Shortcuts"));
  adw_dialog_set_content_width (dialog, 520);
  adw_dialog_set_content_height (dialog, 640);
  adw_dialog_set_child (dialog, toolbar);

  return dialog;
}
