/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-figure-picture.h"

#include <glib/gi18n.h>

#include "ari-figure.h"
#include "ari-new-match.h"
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

gboolean
ari_figures_can_try (GKeyFile   *figures,
                     const char *name)
{
  return g_key_file_get_boolean (figures, name, "try", NULL);
}

AriMatch *
ari_figures_match (GKeyFile   *figures,
                   const char *name)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AriFigure) figure = ari_figure_new (figures, name, &error);
  g_autofree char *actions = g_key_file_get_string (figures, name, "actions", NULL);
  g_auto(GStrv) words = g_strsplit (actions != NULL ? actions : "", " ", -1);
  g_autoptr(AriMatch) match = NULL;

  if (figure == NULL)
    {
      g_warning ("%s", error->message);
      return NULL;
    }

  match = ari_match_new (&figure->setup);
  for (AriActor seat = 1; seat <= figure->setup.seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_PERSON, ari_new_match_name (ARI_SEAT_PERSON, seat), NULL);
  for (guint i = 0; words[i] != NULL; i++)
    if (!ari_match_play_text (match, words[i], -1, &error))
      {
        g_warning ("%s", error->message);
        return NULL;
      }

  return g_steal_pointer (&match);
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

GtkWidget *
ari_figure_try_button_new (const char *name)
{
  /* A page has several of them, so none has a letter. */
  GtkWidget *button = gtk_button_new_with_label (_("Try It"));

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Open this position and play on from it"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.try-figure");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", name);

  return button;
}
