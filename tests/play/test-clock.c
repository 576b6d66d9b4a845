/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-clock.h"

#include <glib/gstdio.h>
#include <unistd.h>

static void
count_cb (guint *n)
{
  ++*n;
}

/* As systemd does it: a new link takes the place of the old one. */
static void
link_zone (const char *path,
           const char *zone)
{
  g_autofree char *fresh = g_strconcat (path, ".new", NULL);

  g_assert_cmpint (symlink (zone, fresh), ==, 0);
  g_assert_cmpint (g_rename (fresh, path), ==, 0);
}

static void
test_zone (void)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("ariadne-clock-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "localtime", NULL);
  AriClock *clock;
  guint n = 0;

  g_assert_no_error (error);
  link_zone (path, "/usr/share/zoneinfo/Europe/Athens");
  clock = g_object_new (ARI_TYPE_CLOCK, "zone-file", path, NULL);
  g_signal_connect_swapped (clock, "changed", G_CALLBACK (count_cb), &n);
  link_zone (path, "/usr/share/zoneinfo/Asia/Tokyo");
  while (n == 0)
    g_main_context_iteration (NULL, TRUE);

  g_assert_finalize_object (clock);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/clock/zone", test_zone);

  return g_test_run ();
}
