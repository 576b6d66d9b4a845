/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The headless program: without a subcommand it speaks the protocol on standard input and output. */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ari-library.h"
#include "ari-replacing.h"
#include "ari-save.h"
#include "interrupt.h"
#include "output.h"
#include "protocol.h"

typedef struct
{
  const char *name;
  int       (*run) (int argc, char **argv);
  const char *summary; /* N_() */
} Subcommand;

static const Subcommand subcommands[] = {
  { "bench", ari_command_bench, N_("measure how fast a game is played out and searched") },
  { "check", ari_command_check, N_("check that files hold records of matches") },
  { "library", ari_command_library, N_("list, export, import, check or back up the library of matches") },
  { "match", ari_command_match, N_("let two levels play each other") },
  { "perft", ari_command_perft, N_("count the ways in which a game can begin") },
  { "render", ari_command_render, N_("draw a position of a recorded match") },
  { "review", ari_command_review, N_("analyse every move of recorded matches") },
  { "selfplay", ari_command_selfplay, N_("let a level play against itself, and write records") },
  { "toss", ari_command_toss, N_("compute the flight of a toss, or let a level toss") },
};

static void
print_help (void)
{
  g_print ("%s\n\n", _("Usage: ariadne-engine [SUBCOMMAND …]"));
  g_print ("%s\n\n", _("Without a subcommand, reads commands from standard input and answers on standard "
                       "output, in the framing of GTP, version 2; “list_commands” lists them."));
  g_print ("%s\n", _("Subcommands:"));
  for (gsize i = 0; i < G_N_ELEMENTS (subcommands); i++)
    g_print ("  %-10s%s\n", subcommands[i].name, _(subcommands[i].summary));
  g_print ("\n%s\n", _("“ariadne-engine SUBCOMMAND --help” tells you more about it."));
}

/* A full disk behind standard output, say, must not pass for success. @name: (nullable): the subcommand */
static int
finish (const char *name,
        int         status)
{
  if (ari_output_failure () == NULL)
    return status;
  if (ari_interrupted ())
    return ARI_EXIT_INTERRUPTED;
  if (status != EXIT_SUCCESS)
    return status;

  g_printerr ("ariadne-engine%s%s: %s\n", name != NULL ? " " : "", name != NULL ? name : "",
              ari_output_failure ());
  return ARI_EXIT_FAILED;
}

/* Help is for people, in their language. Everything else that the program writes is for scripts as well,
 * which expect the same words everywhere. */
static gboolean
wants_help (int    argc,
            char **argv)
{
  for (int i = 1; i < argc; i++)
    if (g_str_has_prefix (argv[i], "--help") || strcmp (argv[i], "-h") == 0 || strcmp (argv[i], "-?") == 0)
      return TRUE;

  return FALSE;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *library = NULL;
  const char *folder;

  ari_output_start ();
  ari_save_outlive_limits ();
  setlocale (LC_ALL, "");
  /* What programs read must not depend on where the person lives. */
  setlocale (LC_NUMERIC, "C");
  if (!wants_help (argc, argv))
    setlocale (LC_MESSAGES, "C");
  /* The environment names the folder of a program that is not installed: see ./dev. */
  folder = g_getenv ("ARIADNE_LOCALE_DIR");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : ARI_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  /* ngettext() asks the default domain, unlike the macros of GLib. */
  textdomain (GETTEXT_PACKAGE);
  g_set_prgname ("ariadne-engine");

  ari_interrupt_start ();
  library = ari_library_default_path ();
  ari_replacing_protect (library);
  if (argc < 2)
    return finish (NULL, ari_protocol_run (STDIN_FILENO));
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    {
      print_help ();
      return finish (NULL, EXIT_SUCCESS);
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("ariadne-engine %s\n", ARI_VERSION);
      return finish (NULL, EXIT_SUCCESS);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (subcommands); i++)
    if (strcmp (argv[1], subcommands[i].name) == 0)
      return finish (subcommands[i].name, subcommands[i].run (argc - 1, argv + 1));

  g_printerr (_("ariadne-engine: There is no subcommand “%s”. See “ariadne-engine --help”.\n"), argv[1]);
  return ARI_EXIT_USAGE;
}
