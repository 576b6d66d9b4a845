/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-rules.h"
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "interrupt.h"

static gboolean
must_stop_cb (guint64  n_played,
              gpointer data)
{
  return ari_interrupted ();
}

/* perft GAME [OPTION=VALUE]… N: the number of action sequences of length 1 … N from the start. */
int
ari_command_perft (int    argc,
                   char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  AriSetup setup;
  AriPosition start;
  guint64 depth;
  const GOptionEntry none[] = { G_OPTION_ENTRY_NULL };
  int status;

  if (!ari_command_parse (_("GAME [OPTION=VALUE]… N"),
                          _("Counts the sequences of 1 to N moves a game can begin with."),
                          none, NULL, 2, G_MAXINT16, &argc, &argv, &status))
    return status;

  if (!ari_number_read_whole (argv[argc - 1], 0, 100, &depth, &error))
    {
      g_prefix_error_literal (&error, "N: ");
      return ari_command_usage (name, error->message);
    }

  argv[argc - 1] = NULL;
  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&setup, text, &error))
    return ari_command_usage (name, error->message);

  setup.rules->start (&start, &setup);
  /* Of no actions there is one sequence. */
  if (depth == 0)
    g_print ("0 1\n");
  ari_interrupt_catch (NULL, NULL);
  for (guint n = 1; n <= depth; n++)
    {
      guint64 sequences;

      if (!ari_perft_until (setup.rules, &start, n, must_stop_cb, NULL, &sequences))
        return ARI_EXIT_INTERRUPTED;
      g_print ("%u %" G_GUINT64_FORMAT "\n", n, sequences);
    }

  return EXIT_SUCCESS;
}
