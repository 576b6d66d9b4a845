/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-leisure-watch.h"

#include <glib/gstdio.h>

#include "ari-power.h"
#include "press-key.h"
#include "ui-fixture.h"

static void
count_cb (AriLeisureWatch *watch,
          guint           *n_used)
{
  *n_used += ari_leisure_watch_get (watch) == ARI_LEISURE_IN_USE;
}

/* Free on mains power, until the pointer moves. */
static void
test_pointer (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ariadne-power-XXXXXX", NULL);
  GtkWidget *window = ui_window_new (gtk_label_new ("Knossos"), 400, 300);
  AriLeisureWatch *watch = ari_leisure_watch_new (window, folder, 0);
  guint n_used = 0, x = 100;

  g_assert_cmpint (ari_leisure_watch_get (watch), ==, ARI_LEISURE_IN_USE);
  ui_wait_until (ari_leisure_watch_get (watch) == ARI_LEISURE_FREE);
  g_signal_connect (watch, "changed", G_CALLBACK (count_cb), &n_used);
  point_really (x, 100, NULL);
  ui_wait_until (n_used > 0);
  ui_wait_until (ari_leisure_watch_get (watch) == ARI_LEISURE_FREE);

  ui_wait_until (G_OBJECT (watch)->ref_count == 1);
  g_assert_finalize_object (watch);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Without the folder, nobody knows; and the window may go first. */
static void
test_unknown (void)
{
  GtkWidget *window = ui_window_new (gtk_label_new ("Knossos"), 400, 300);
  AriLeisureWatch *watch = ari_leisure_watch_new (window, "/nowhere", 0);

  ui_wait_until (ari_leisure_watch_get (watch) == ARI_LEISURE_UNKNOWN);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_wait_until (G_OBJECT (watch)->ref_count == 1);
  g_assert_finalize_object (watch);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/leisure/pointer", test_pointer);
  g_test_add_func ("/ui/leisure/unknown", test_unknown);

  return g_test_run ();
}
