/* SPDX-License-Identifier: GPL-3.0-or-later */
/* take-pictures LANGUAGE FOLDER: the pictures of the README and of software centres, from real matches. Each
 * shows the window alone, with its shadow and the default settings. */
#include <glib/gstdio.h>

#include "camera.h"
#include "stage.h"

/* With its margins, a picture has the size that Flathub allows. */
#define MARGIN 24
#define WIDTH (1000 - 2 * MARGIN)
#define HEIGHT (700 - 2 * MARGIN)

static const struct
{
  const char *name;
  const char *place;   /* (nullable) of the sidebar */
  const char *match;   /* (nullable) */
  guint       ply;     /* 0: the end */
  const char *actions; /* (nullable) */
  gboolean    dark;
} pictures[] = {
  { "minoa", NULL, "minoa", 44, "match.analysis", FALSE },
  { "labyrinth", NULL, "labyrinth", 0, NULL, FALSE },
  { "minarett", NULL, "minarett", 0, NULL, TRUE },
  { "minotaur", NULL, "minotaur", 0, NULL, TRUE },
  { "result", NULL, "minoa", 0, "match.result", FALSE },
  { "library", "library:all", NULL, 0, NULL, FALSE },
};

int
main (int    argc,
      char **argv)
{
  Stage stage;

  if (argc != 3)
    {
      g_printerr ("usage: take-pictures LANGUAGE FOLDER\n");
      return 2;
    }

  g_test_init (&argc, &argv, NULL);
  camera_pretend_compositor ();
  stage_init (argv[1]);
  g_mkdir_with_parents (argv[2], 0755);
  stage_open (&stage, WIDTH, HEIGHT);
  stage_resize (&stage, WIDTH, HEIGHT);

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autofree char *file = g_strconcat (pictures[i].name, ".png", NULL);
      g_autofree char *path = g_build_filename (argv[2], file, NULL);

      adw_style_manager_set_color_scheme (adw_style_manager_get_default (), pictures[i].dark
                                          ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      if (pictures[i].place != NULL)
        stage_go (&stage, pictures[i].place);
      if (pictures[i].match != NULL)
        stage_open_match (&stage, pictures[i].match, pictures[i].ply);
      if (pictures[i].actions != NULL)
        stage_act (&stage, pictures[i].actions);
      stage_settle (&stage);
      camera_take (GTK_WIDGET (stage.window), MARGIN, path);
    }

  stage_close (&stage);

  return 0;
}
