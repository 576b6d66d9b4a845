/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-figure-picture.h"

#include "ari-figure.h"
#include "ari-picture.h"

#define FIGURES "/io/github/ariadne_games/Ariadne/help/figures.ini"

GKeyFile *
ari_figures_load (void)
{
  g_autoptr(GBytes) bytes = g_resources_lookup_data (FIGURES, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  GKeyFile *figures = g_key_file_new ();

  g_key_file_load_from_bytes (figures, bytes, G_KEY_FILE_NONE, NULL);

  return figures;
}

char *
ari_figures_sample (GKeyFile *figures)
{
  g_auto(GStrv) names = g_key_file_get_groups (figures, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    if (g_key_file_get_boolean (figures, names[i], "sample", NULL))
      return g_strdup (names[i]);

  g_return_val_if_reached (NULL);
}

GtkWidget *
ari_figure_picture_new (GKeyFile   *figures,
                        const char *name)
{
  g_autoptr(GError) error = NULL;
  AriFigure *figure = ari_figure_new (figures, name, &error);
  GtkWidget *picture;

  if (figure == NULL)
    {
      g_warning ("%s", error->message);
      return NULL;
    }

  picture = g_object_new (ARI_TYPE_PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  g_object_set_data_full (G_OBJECT (picture), "figure", figure, (GDestroyNotify) ari_figure_free);
  ari_picture_set_show (ARI_PICTURE (picture), &figure->show);

  return picture;
}
