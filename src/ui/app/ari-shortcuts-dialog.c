/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-shortcuts-dialog.h"

#include <glib/gi18n.h>

#include "ari-shortcuts.h"

#define KEYS_MARGIN 9 /* above and below keys that take more than one line, as other rows have it */

#define WORDS "ari-words" /* of a row */

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

/* (transfer full): what one may search for: "Undo your last decision Ctrl+Z" */
static char *
make_words (const AriShortcut *shortcut,
            GPtrArray         *labels)
{
  GString *words = g_string_new (_(shortcut->title));

  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (words, " %s", (const char *) labels->pdata[i]);

  return g_string_free_and_steal (words);
}

static GtkWidget *
key_row (const AriShortcut *shortcut)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr(GPtrArray) labels = labels_of (shortcut);

  g_object_set_data_full (G_OBJECT (row), WORDS, make_words (shortcut, labels), g_free);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(shortcut->title));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), keys_new (labels));

  return row;
}

/* Shows the rows in which a word begins with each of the typed ones, and the groups that have any.
 * @rows: (element-type GtkWidget) */
static void
search_cb (GPtrArray      *rows,
           GtkSearchEntry *entry)
{
  GtkStack *stack = GTK_STACK (gtk_widget_get_ancestor (rows->pdata[0], GTK_TYPE_STACK));
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (entry));
  GtkWidget *shown = NULL; /* the last group with a row */

  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = rows->pdata[i], *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);
      const char *words = g_object_get_data (G_OBJECT (row), WORDS);
      gboolean found = *typed == '\0' || g_str_match_string (typed, words, TRUE);

      gtk_widget_set_visible (row, found);
      if (found)
        shown = group;
      gtk_widget_set_visible (group, shown == group);
    }

  gtk_stack_set_visible_child_name (stack, shown != NULL ? "keys" : "nothing");
}

/* The entry takes Escape for itself. */
static void
stop_cb (GtkSearchEntry *entry)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (entry)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (entry), "");
  else
    adw_dialog_close (ADW_DIALOG (gtk_widget_get_ancestor (GTK_WIDGET (entry), ADW_TYPE_DIALOG)));
}

static void
free_rows (gpointer  rows,
           GClosure *closure)
{
  g_ptr_array_unref (rows);
}

static GtkWidget *
nothing_found_new (void)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("No Results"));
  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "edit-find-symbolic");

  return page;
}

/* @rows: (transfer full) (element-type GtkWidget) */
static GtkWidget *
search_entry_new (GPtrArray *rows)
{
  GtkWidget *entry = gtk_search_entry_new (), *clamp = adw_clamp_new ();

  gtk_search_entry_set_placeholder_text (GTK_SEARCH_ENTRY (entry), _("Search"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Search the keyboard shortcuts"), -1);
  g_signal_connect_data (entry, "search-changed", G_CALLBACK (search_cb), rows, free_rows, G_CONNECT_SWAPPED);
  g_signal_connect (entry, "stop-search", G_CALLBACK (stop_cb), NULL);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 400);
  adw_clamp_set_child (ADW_CLAMP (clamp), entry);
  gtk_widget_set_margin_start (clamp, 12);
  gtk_widget_set_margin_end (clamp, 12);
  gtk_widget_set_margin_bottom (clamp, 6);

  return clamp;
}

AdwDialog *
ari_shortcuts_dialog_new (void)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *toolbar = adw_toolbar_view_new (), *stack = gtk_stack_new ();
  GtkWidget *page = adw_preferences_page_new ();
  GPtrArray *rows = g_ptr_array_new ();
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

      g_ptr_array_add (rows, key_row (&shortcuts[i]));
      adw_preferences_group_add (group, g_ptr_array_index (rows, i));
    }

  gtk_stack_add_named (GTK_STACK (stack), page, "keys");
  gtk_stack_add_named (GTK_STACK (stack), nothing_found_new (), "nothing");
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), adw_header_bar_new ());
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), search_entry_new (rows));
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), stack);

  adw_dialog_set_title (dialog, _("Keyboard Shortcuts"));
  adw_dialog_set_content_width (dialog, 520);
  adw_dialog_set_content_height (dialog, 640);
  adw_dialog_set_child (dialog, toolbar);

  return dialog;
}
