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

static AdwBreakpoint *
new_breakpoint (GtkWidget *hidden)
{
  AdwBreakpoint *narrow = adw_breakpoint_new (adw_breakpoint_condition_parse ("max-width: 500px"));

  adw_breakpoint_add_setters (narrow, G_OBJECT (hidden), "visible", FALSE, NULL);

  return narrow;
}

static void
resize (GtkWidget        *window,
        AdwBreakpointBin *bin,
        int               width,
        gboolean          narrow)
{
  while ((adw_breakpoint_bin_get_current_breakpoint (bin) != NULL) != narrow
         || !gtk_widget_get_mapped (adw_breakpoint_bin_get_child (bin)))
    {
      gtk_window_set_default_size (GTK_WINDOW (window), width, 200);
      ui_step ();
    }
  gtk_test_widget_wait_for_draw (window);
}

/* The focus stays where it is while a breakpoint changes the layout, or goes on from what is hidden; and all
 * of that layout is freed. */
static void
test_focus_kept (void)
{
  GtkWidget *bin = adw_breakpoint_bin_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;
  GtkWidget *first = gtk_button_new_with_label ("First"), *hidden = gtk_button_new_with_label ("Hidden");
  GtkWidget *last = gtk_button_new_with_label ("Last");

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), hidden);
  gtk_box_append (GTK_BOX (box), last);
  gtk_widget_set_size_request (bin, 200, 100);
  ari_widget_keep_focus (box, NULL);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (bin), box);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (bin), new_breakpoint (hidden));
  window = ui_window_new (bin, 600, 200);
  resize (window, ADW_BREAKPOINT_BIN (bin), 600, FALSE);
  g_assert_true (gtk_widget_grab_focus (last));
  resize (window, ADW_BREAKPOINT_BIN (bin), 400, TRUE);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == last);

  resize (window, ADW_BREAKPOINT_BIN (bin), 600, FALSE);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == last);
  g_assert_true (gtk_widget_grab_focus (hidden));
  resize (window, ADW_BREAKPOINT_BIN (bin), 400, TRUE);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == first);

  g_object_add_weak_pointer (G_OBJECT (box), (gpointer *) &box);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_wait_until (box == NULL);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/ui/widget-util/focus-gone", test_focus_gone);
  g_test_add_func ("/ui/widget-util/focus-kept", test_focus_kept);

  return g_test_run ();
}
