/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "announcements.h"
#include "ari-toast.h"
#include "ui-fixture.h"

#define LONG "The last move is taken back, so the match goes on"

/* The label of a toast with a button in a window of this width; the window goes with it. */
static GtkWidget *
show (int         width,
      const char *text)
{
  GtkWidget *overlay = adw_toast_overlay_new (), *label;
  AdwToast *toast = adw_toast_new (text);

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), gtk_label_new ("below"));
  ui_window_new (overlay, width, 400);
  ui_wait_until (gtk_widget_get_width (overlay) > 0);
  adw_toast_set_button_label (toast, "_Undo");
  ari_toast_add (ADW_TOAST_OVERLAY (overlay), toast);
  ui_wait_until ((label = ui_find (overlay, GTK_TYPE_LABEL, text)) != NULL
                 && gtk_widget_get_height (label) > 0);

  return label;
}

/* A toast can be read to the end, in several lines if one is not enough. */
static void
test_long (void)
{
  static const int widths[] = { 360, 420, 500, 800 };
  int first = 0, lines = 0;

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *label = show (widths[i], LONG);
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
      int height;

      g_assert_false (pango_layout_is_ellipsized (layout));
      pango_layout_get_pixel_size (layout, NULL, &height);
      g_assert_cmpint (gtk_widget_get_height (label), >=, height);
      lines = pango_layout_get_line_count (layout);
      first = i == 0 ? lines : first;
      gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (label)));
    }
  g_assert_cmpint (first, >, 1);
  g_assert_cmpint (lines, ==, 1);
}

static void
test_short (void)
{
  GtkWidget *label = show (360, "Match saved");

  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==, 1);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (label)));
}

/* A screen reader hears the label without the underscore; then a letter of it can be pressed. */
static void
test_mnemonic (void)
{
  GtkWidget *label = show (500, "Match saved");

  g_assert_cmpstr (announcements_last (), ==, "A toast appeared: Match saved, has a button: Undo");
  g_assert_nonnull (ui_find (gtk_widget_get_root (label), GTK_TYPE_BUTTON, "_Undo"));
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (label)));
  announcements_forget ();
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/toast/long", test_long);
  g_test_add_func ("/ui/toast/short", test_short);
  g_test_add_func ("/ui/toast/mnemonic", test_mnemonic);

  return g_test_run ();
}
