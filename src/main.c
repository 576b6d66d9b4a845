/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <unistd.h>

#include "ari-application.h"
#include "ari-language.h"
#include "ari-save.h"
#include "ari-settings.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr(GSettings) settings = ari_settings_new ();
  g_autofree char *language = settings != NULL ? g_settings_get_string (settings, "language") : NULL;
  g_autofree char *languages = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr(AriApplication) application = NULL;
  g_autofree char *id = NULL;
  gboolean restart;
  int status;

  ari_save_outlive_limits ();
  ari_language_apply (language);
  /* Otherwise GTK would restore the system's locale. */
  gtk_disable_setlocale ();

  application = ari_application_new (settings);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  restart = ari_application_wants_restart (application);
  /* ./dev run gives the program a name of its own. */
  id = g_strdup_printf ("--gapplication-app-id=%s",
                        g_application_get_application_id (G_APPLICATION (application)));

  g_clear_object (&application);
  g_settings_sync ();
  if (restart)
    {
      /* The files of the command line have been imported, so omit them. */
      char *const again[] = { argv[0], id, NULL };

      /* Restore the system's language, too. */
      if (languages != NULL)
        g_setenv ("LANGUAGE", languages, TRUE);
      else
        g_unsetenv ("LANGUAGE");

      execvp (argv[0], again);
      g_printerr ("%s\n", g_strerror (errno));
      return 1;
    }

  return status;
}
