/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-shortcuts-dialog.h"

#include <glib/gi18n.h>

#include "ari-shortcuts.h"
#include "ui-fixture.h"

static void
test_lists_all (void)
{
  GtkWidget *window = ui_window_new (gtk_label_new (NULL), 700, 700);
  AdwDialog *dialog = ari_shortcuts_dialog_new ();
  const AriShortcut *shortcuts;
  guint n;

  adw_dialog_present (dialog, window);
  ui_wait_until (ui_find (dialog, ADW_TYPE_ACTION_ROW, NULL) != NULL);

  shortcuts = ari_shortcuts (&n);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (ui_count (dialog, ADW_TYPE_ACTION_ROW), ==, n);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = ui_find (dialog, ADW_TYPE_ACTION_ROW, _(shortcuts[i].title));

      g_assert_nonnull (row);
      for (guint j = 0; shortcuts[i].accels[j] != NULL; j++)
        {
          g_autofree char *label = NULL, *breakable = NULL;
          g_auto(GStrv) keys = NULL;
          GdkModifierType modifiers;
          GtkWidget *keycap;
          guint key;

          g_assert_true (gtk_accelerator_parse (shortcuts[i].accels[j], &key, &modifiers));
          label = gtk_accelerator_get_label (key, modifiers);
          keys = g_strsplit (label, "+", -1);
          breakable = g_strjoinv ("+\u200B", keys);
          keycap = ui_find (row, GTK_TYPE_LABEL, label);
          if (keycap == NULL)
            keycap = ui_find (row, GTK_TYPE_LABEL, breakable);
          g_assert_nonnull (keycap);
          /* Nobody hears where it can be broken. */
          gtk_test_accessible_assert_property (keycap, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
        }
    }

  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  adw_dialog_force_close (dialog);
  ui_wait_until (dialog == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A word of the title, or a key, leads to the shortcut. */
static void
test_search (void)
{
  GtkWidget *window = ui_window_new (gtk_label_new (NULL), 700, 700);
  AdwDialog *dialog = ari_shortcuts_dialog_new ();
  GtkEditable *entry = NULL;

  adw_dialog_present (dialog, window);
  ui_wait_until (ui_find (dialog, ADW_TYPE_ACTION_ROW, NULL) != NULL);
  entry = GTK_EDITABLE (ui_find (dialog, GTK_TYPE_SEARCH_ENTRY, NULL));
  gtk_editable_set_text (entry, "undo");
  ui_wait_until (ui_find (dialog, ADW_TYPE_ACTION_ROW, "Hint") == NULL);
  g_assert_nonnull (ui_find (dialog, ADW_TYPE_ACTION_ROW, "Undo your last decision"));
  g_assert_null (ui_find (dialog, GTK_TYPE_LABEL, "Library"));
  gtk_editable_set_text (entry, "f3");
  ui_wait_until (ui_count (dialog, ADW_TYPE_ACTION_ROW) == 2); /* in a match, and in a task */
  gtk_editable_set_text (entry, "xyz");
  ui_wait_until (ui_find (dialog, GTK_TYPE_LABEL, "No Results") != NULL);
  /* Escape: first to all of them, then back. */
  g_signal_emit_by_name (entry, "stop-search");
  ui_wait_until (ui_find (dialog, ADW_TYPE_ACTION_ROW, "Hint") != NULL);

  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  g_signal_emit_by_name (entry, "stop-search");
  ui_wait_until (dialog == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Keys leave room above and below them, however many lines they take. */
static void
test_keys_have_room (void)
{
  GtkWidget *window = ui_window_new (gtk_label_new (NULL), 360, 700);
  AdwDialog *dialog = ari_shortcuts_dialog_new ();
  const AriShortcut *shortcuts;
  guint n;

  adw_dialog_present (dialog, window);
  ui_wait_until (ui_find (dialog, ADW_TYPE_ACTION_ROW, NULL) != NULL);
  shortcuts = ari_shortcuts (&n);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = ui_find (dialog, ADW_TYPE_ACTION_ROW, _(shortcuts[i].title));
      GtkWidget *keys = ui_find (row, ADW_TYPE_WRAP_BOX, NULL);

      if (keys == NULL)
        continue;
      g_assert_cmpint (gtk_widget_get_margin_top (keys), >=, 6);
      g_assert_cmpint (gtk_widget_get_margin_bottom (keys), >=, 6);
    }

  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  adw_dialog_force_close (dialog);
  ui_wait_until (dialog == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Actions available wherever the focus is, except in a match, where the page decides. */
static gboolean
is_general (const AriShortcut *shortcut)
{
  return g_str_has_prefix (shortcut->action, "app.") || g_str_has_prefix (shortcut->action, "win.") ||
         g_str_has_prefix (shortcut->action, "window.") || g_str_has_prefix (shortcut->action, "library.");
}

static gboolean
is_same_group (const AriShortcut *a,
               const AriShortcut *b)
{
  return strncmp (a->action, b->action, strcspn (a->action, ".") + 1) == 0;
}

/* Two actions available at the same time have no key in common. */
static void
test_no_conflict (void)
{
  const AriShortcut *shortcuts;
  guint n;

  shortcuts = ari_shortcuts (&n);
  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      {
        gboolean apart = !is_same_group (&shortcuts[i], &shortcuts[j]) &&
                         !(is_general (&shortcuts[i]) && is_general (&shortcuts[j]));

        for (guint k = 0; !apart && shortcuts[i].accels[k] != NULL; k++)
          g_assert_false (g_strv_contains (shortcuts[j].accels, shortcuts[i].accels[k]));
      }
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/shortcuts-dialog/lists-all", test_lists_all);
  g_test_add_func ("/ui/shortcuts-dialog/search", test_search);
  g_test_add_func ("/ui/shortcuts-dialog/keys-have-room", test_keys_have_room);
  g_test_add_func ("/ui/shortcuts-dialog/no-conflict", test_no_conflict);

  return g_test_run ();
}
