/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-shortcuts-dialog.h"

#include <glib/gi18n.h>

#include "ari-shortcuts.h"

#define KEYS_MARGIN 9 /* above and below keys that take more than one line, as other rows have it */

/* (transfer full): @label with a space without width after each plus, where it may be broken */
static char *
add_breaks (const char *label)
{
  g_auto(GStrv) keys = g_strsplit (label, "+", -1);

  return g_strjoinv ("+\u200B", keys);
}

static GtkWidget *
keycap_new (const char *label)
{
  GtkWidget *keycap = gtk_label_new (label);

  gtk_widget_add_css_class (keycap, "keycap");
  gtk_widget_set_valign (keycap, GTK_ALIGN_CENTER);

  return keycap;
}

static GtkWidget *
lone_keycap_new (const char *label)
{
  g_autofree char *breakable = add_breaks (label);
  GtkWidget *keycap = keycap_new (breakable);

  gtk_accessible_update_property (GTK_ACCESSIBLE (keycap), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_label_set_wrap (GTK_LABEL (keycap), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (keycap), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (keycap), GTK_JUSTIFY_CENTER);

  return keycap;
}

/* (transfer full) (element-type utf8): what the keys of @shortcut are called */
static GPtrArray *
labels_of (const AriShortcut *shortcut)
{
  GPtrArray *labels = g_ptr_array_new_with_free_func (g_free);
  GdkModifierType modifiers;
  guint keyval;

  for (const char *const *accel = shortcut->accels; *accel != NULL; accel++)
    if (gtk_accelerator_parse (*accel, &keyval, &modifiers))
      g_ptr_array_add (labels, gtk_accelerator_get_label (keyval, modifiers));

  return labels;
}

/* @labels: (element-type utf8) */
static GtkWidget *
keys_new (GPtrArray *labels)
{
  GtkWidget *keys;

  if (labels->len == 1)
    return lone_keycap_new (labels->pdata[0]);

  keys = adw_wrap_box_new ();
  for (guint i = 0; i < labels->len; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (keys), keycap_new (labels->pdata[i]));
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (keys), 12);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (keys), 6);
  adw_wrap_box_set_align (ADW_WRAP_BOX (keys), 1);
  gtk_widget_set_valign (keys, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (keys, KEYS_MARGIN);
  gtk_widget_set_margin_bottom (keys, KEYS_MARGIN);

  return keys;
}

static GtkWidget *
key_row (const AriShortcut *shortcut)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr(GPtrArray) labels = labels_of (shortcut);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(shortcut->title));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys_new (labels));

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
