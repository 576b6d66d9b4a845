/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-power.h"

#include <glib/gstdio.h>

typedef struct
{
  char      *folder;
  GPtrArray *made; /* (element-type filename): what is in it */
} Case;

static void
set_up (Case          *c,
        gconstpointer  data)
{
  g_autoptr(GError) error = NULL;

  c->folder = g_dir_make_tmp ("ariadne-power-XXXXXX", &error);
  g_assert_no_error (error);
  c->made = g_ptr_array_new_with_free_func (g_free);
}

static void
tear_down (Case          *c,
           gconstpointer  data)
{
  for (guint i = c->made->len; i-- > 0;)
    g_assert_cmpint (g_remove (c->made->pdata[i]), ==, 0);
  g_assert_cmpint (g_rmdir (c->folder), ==, 0);
  g_ptr_array_unref (c->made);
  g_free (c->folder);
}

/* @facts: "type=Battery status=Discharging" */
static void
add_supply (Case       *c,
            const char *name,
            const char *facts)
{
  char *supply = g_build_filename (c->folder, name, NULL);
  g_auto(GStrv) words = g_strsplit (facts, " ", -1);

  g_assert_cmpint (g_mkdir (supply, 0700), ==, 0);
  g_ptr_array_add (c->made, supply);
  for (guint i = 0; words[i] != NULL; i++)
    {
      char *value = strchr (words[i], '=');
      g_autofree char *line = g_strconcat (value + 1, "\n", NULL);
      char *path;

      *value = '\0';
      path = g_build_filename (supply, words[i], NULL);
      g_assert_true (g_file_set_contents (path, line, -1, NULL));
      g_ptr_array_add (c->made, path);
    }
}

static void
test_laptop (Case          *c,
             gconstpointer  data)
{
  /* Without any, it is a desktop computer. */
  g_assert_cmpint (ari_power_read (c->folder), ==, ARI_POWER_MAINS);
  add_supply (c, "mouse", "type=Battery scope=Device status=Discharging");
  g_assert_cmpint (ari_power_read (c->folder), ==, ARI_POWER_MAINS);
  add_supply (c, "BAT0", "type=Battery status=Discharging");
  g_assert_cmpint (ari_power_read (c->folder), ==, ARI_POWER_BATTERY);
  add_supply (c, "AC", "type=Mains online=0");
  g_assert_cmpint (ari_power_read (c->folder), ==, ARI_POWER_BATTERY);
  add_supply (c, "usb", "type=USB online=1");
  g_assert_cmpint (ari_power_read (c->folder), ==, ARI_POWER_MAINS);
}

static void
test_full (Case          *c,
           gconstpointer  data)
{
  add_supply (c, "BAT0", "type=Battery status=Full");
  g_assert_cmpint (ari_power_read (c->folder), ==, ARI_POWER_MAINS);
}

static void
test_unknown (Case          *c,
              gconstpointer  data)
{
  g_autofree char *nowhere = g_build_filename (c->folder, "nowhere", NULL);

  g_assert_cmpint (ari_power_read (nowhere), ==, ARI_POWER_UNKNOWN);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add ("/play/power/laptop", Case, NULL, set_up, test_laptop, tear_down);
  g_test_add ("/play/power/full", Case, NULL, set_up, test_full, tear_down);
  g_test_add ("/play/power/unknown", Case, NULL, set_up, test_unknown, tear_down);

  return g_test_run ();
}
