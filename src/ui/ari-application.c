/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-application.h"

#include "ari-window.h"

struct _AriApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (AriApplication, ari_application, ADW_TYPE_APPLICATION)

static void
ari_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = g_object_new (ARI_TYPE_WINDOW, "application", application, NULL);

  gtk_window_present (window);
}

static void
ari_application_class_init (AriApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->activate = ari_application_activate;
}

static void
ari_application_init (AriApplication *self)
{
}

AriApplication *
ari_application_new (void)
{
  return g_object_new (ARI_TYPE_APPLICATION,
                       "application-id", ARI_APPLICATION_ID,
                       "resource-base-path", "/io/github/ariadne_games/Ariadne",
                       NULL);
}
