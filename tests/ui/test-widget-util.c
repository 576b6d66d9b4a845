/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-widget-util.h"
#include "ui-fixture.h"

static AdwLayout *
new_layout (const char *name)
{
  GtkWidget *slot = adw_layout_slot_new ("list");
  AdwLayout *layout = adw_layout_new (slot);

  adw_layout_set_name (layout, name);

  return layout;
}

static void
remove_cb (GtkWidget *list)
{
  GtkWidget *row = gtk_widget_get_first_child (list);

  if (gtk_widget_get_root (list) == NULL && row != NULL)
    gtk_box_remove (GTK_BOX (list), row);
}

/* A list may make its rows anew when it moves to another layout, and the one with the focus is gone. */
static void
test_focus_gone (void)
{
  GtkWidget *view = adw_multi_layout_view_new (), *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = gtk_button_new_with_label ("a1a2"), *window;

  gtk_box_append (GTK_BOX (list), row);
  g_signal_connect (list, "notify::root", G_CALLBACK (remove_cb), NULL);
  adw_multi_layout_view_add_layout (ADW_MULTI_LAYOUT_VIEW (view), new_layout ("wide"));
  adw_multi_layout_view_add_layout (ADW_MULTI_LAYOUT_VIEW (view), new_layout ("narrow"));
  adw_multi_layout_view_set_child (ADW_MULTI_LAYOUT_VIEW (view), "list", list);
  adw_multi_layout_view_set_layout_name (ADW_MULTI_LAYOUT_VIEW (view), "wide");
  window = ui_window_new (view, 300, 200);
  g_assert_true (gtk_widget_grab_focus (row));

  g_assert_true (ari_widget_set_layout (ADW_MULTI_LAYOUT_VIEW (view), "narrow"));
  g_assert_null (gtk_root_get_focus (GTK_ROOT (window)));
  g_assert_false (ari_widget_set_layout (ADW_MULTI_LAYOUT_VIEW (view), "narrow"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/widget-util/focus-gone", test_focus_gone);

  return g_test_run ();
}
