/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The laboratory: long series of games that measure the levels, the searches and the balance of the games.
 * ./dev lab builds it; README.md says what each command is for. */
#include "lab.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "ari-library.h"
#include "ari-replacing.h"
#include "ari-save.h"
#include "interrupt.h"
#include "output.h"

static const struct
{
  const char *name;
  int       (*run) (int argc, char **argv);
  const char *summary;
} commands[] = {
  { "games", ari_lab_games, "games of a level against itself: what each side won" },
  { "head-starts", ari_lab_head_starts, "pairs of games in which the weaker level has a head start" },
  { "hints", ari_lab_hints, "what hints say, to be read" },
  { "longer", ari_lab_longer, "chances that are stated, and what a far longer search says" },
  { "losses", ari_lab_losses, "losses that are stated, and what far longer searches say" },
  { "owners", ari_lab_owners, "who is said to be likely to own areas, and who did in the end" },
  { "pairs", ari_lab_pairs, "pairs of games between levels" },
  { "positions", ari_lab_positions, "features of quiet positions, and what became of them" },
  { "puzzles", ari_lab_puzzles, "records for practice, in which only one move is good" },
  { "reasons", ari_lab_reasons, "the reasons of hints, and whether longer searches agree" },
  { "statements", ari_lab_statements, "what a review says of positions, and how their matches ended" },
  { "train", ari_lab_train, "the weights of an evaluation that learns, as C" },
  { "warnings", ari_lab_warnings, "the moves of a game that players are warned of" },
};

static int
print_help (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-12s%s\n", commands[i].name, commands[i].summary);

  return EXIT_SUCCESS;
}

static int
run (int    argc,
     char **argv)
{
  const char *name = argc > 1 ? argv[1] : "--help";

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (name, commands[i].name) == 0)
      return commands[i].run (argc - 1, argv + 1);
  if (strcmp (name, "--help") == 0)
    return print_help ();

  g_printerr ("ariadne-lab: There is no command “%s”.\n", name);
  return ARI_EXIT_USAGE;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *library = NULL;
  int status;

  ari_output_start ();
  ari_save_outlive_limits ();
  setlocale (LC_CTYPE, "");
  g_set_prgname ("ariadne-lab");
  ari_interrupt_start ();
  library = ari_library_default_path ();
  ari_replacing_protect (library);

  status = run (argc, argv);
  if (status == EXIT_SUCCESS && ari_output_failure () != NULL)
    {
      g_printerr ("ariadne-lab: %s\n", ari_output_failure ());
      return ari_interrupted () ? ARI_EXIT_INTERRUPTED : ARI_EXIT_FAILED;
    }

  return status;
}
