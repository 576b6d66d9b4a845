/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the figures of the help: reads a list of them (see figures.ini) and writes NAME.svg for each into a
 * folder. Runs while the program is built. */
#include "ari-figure.h"

/* At this width letters on the board are as large as the text around. */
#define WIDTH 560

static gboolean
write_figure (GKeyFile   *list,
              const char *name,
              const char *folder,
              GError    **error)
{
  g_autoptr(AriFigure) figure = ari_figure_new (list, name, error);
  g_autoptr(AriScene) scene = NULL;
  g_autofree char *file = g_strconcat (name, ".svg", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *svg = NULL;

  if (figure == NULL)
    return FALSE;

  scene = ari_board_renderer_picture (&figure->show);
  svg = ari_scene_to_svg (scene, ARI_SCHEME_FRESCO_LIGHT, WIDTH, NULL);

  return g_file_set_contents (path, svg, -1, error);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GKeyFile) list = g_key_file_new ();
  g_auto(GStrv) names = NULL;
  g_autoptr(GError) error = NULL;

  if (argc != 3)
    {
      g_printerr ("Usage: figures LIST FOLDER\n");
      return 2;
    }

  if (!g_key_file_load_from_file (list, argv[1], G_KEY_FILE_NONE, &error))
    {
      g_printerr ("%s: %s\n", argv[1], error->message);
      return 1;
    }

  names = g_key_file_get_groups (list, NULL);
  for (guint i = 0; names[i] != NULL; i++)
    if (!write_figure (list, names[i], argv[2], &error))
      {
        g_printerr ("%s: %s\n", argv[1], error->message);
        return 1;
      }

  return 0;
}
