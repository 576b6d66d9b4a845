/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-application.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (AriApplication) application = ari_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
