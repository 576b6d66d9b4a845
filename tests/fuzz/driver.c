/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays every file of the folders named as arguments through the target, as an ordinary test. */
#include "fuzz.h"

int
main (int   argc,
      char *argv[])
{
  for (int i = 1; i < argc; i++)
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(GDir) dir = g_dir_open (argv[i], 0, &error);
      const char *name;

      g_assert_no_error (error);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (argv[i], name, NULL);
          g_autofree char *data = NULL;
          gsize size;

          g_assert_true (g_file_get_contents (path, &data, &size, NULL));
          LLVMFuzzerTestOneInput ((const guint8 *) data, size);
        }
    }

  return 0;
}
