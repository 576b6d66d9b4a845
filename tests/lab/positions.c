/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <stdlib.h>

#include "ari-searcher.h"
#include "quiet-game.h"

/* positions GAME: quiet positions of games by the alpha-beta search against itself: their features, and what
 * became of them. */

typedef struct
{
  AriSetup               setup;
  const AriAlphaBetaOps *ops;
  gpointer               memory; /* of the learned evaluation */
  GPtrArray             *rows;   /* of the game: what is known before its end */
  GByteArray            *actors;
} Game;

static void
add_position (const AriPosition *position,
              double             found,
              gpointer           data)
{
  Game *game = data;
  const AriAlphaBetaOps *ops = game->ops;
  g_autoptr(GString) row = g_string_new (NULL);
  guint8 actor = (guint8) ari_rules_actor (game->setup.rules, position);
  int counts[ARI_MAX_FEATURES] = { 0 };
  double learned = 0.0;

  ops->count (position, counts);
  if (ops->learned != NULL)
    learned = ops->learned (game->memory, position, counts) / ops->unit;
  g_string_append_printf (row, "%.9g", learned);
  for (guint i = 0; i < ops->n_features; i++)
    g_string_append_printf (row, "\t%d", counts[i]);
  g_ptr_array_add (game->rows, g_string_free (g_steal_pointer (&row), FALSE));
  g_byte_array_append (game->actors, &actor, 1);
}

static void
print_head (const Game *game,
            const char *name,
            gint64      nodes)
{
  g_autofree char *setup = ari_setup_to_text (&game->setup);

  g_print ("# table\t%s\n# setup\t%s\n# origin\t%" G_GINT64_FORMAT " nodes; program %s.\n# unit\t%.9g\n"
           "# weights\t", name, setup, nodes, ARI_VERSION, game->ops->unit);
  for (guint i = 0; i < game->ops->n_features; i++)
    g_print ("%s%d", i > 0 ? "," : "", game->ops->features[i].weight);
  g_print ("\nshare\tlearned");
  for (guint i = 0; i < game->ops->n_features; i++)
    g_print ("\t%s", game->ops->features[i].name);
  g_print ("\n");
}

static void
play (Game      *game,
      guint64    nodes,
      AriRandom *random)
{
  guint winners = ari_quiet_game_play (&game->setup, nodes, random, add_position, game);

  for (guint i = 0; i < game->rows->len; i++)
    g_print ("%.9g\t%s\n", ari_quiet_game_share (winners, game->actors->data[i]),
             (const char *) game->rows->pdata[i]);
  g_ptr_array_set_size (game->rows, 0);
  g_byte_array_set_size (game->actors, 0);
}

int
ari_lab_positions (int    argc,
                   char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GByteArray) actors = g_byte_array_new ();
  g_autofree char *text = NULL;
  g_autofree gpointer memory = NULL;
  Game game = { .rows = rows, .actors = actors };
  gint games = 500;
  gint64 nodes = 5000, seed = 1;
  AriRandom random;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &games, "Number of games (500)", "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &nodes, "Positions examined for each move (5000)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The same seed gives the same games (1)", "N" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, ARI_RANGE_NODES, ARI_RANGE_SEED, { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…",
                          "Prints the features of quiet positions of games the program plays against itself.",
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&game.setup, text, &error))
    return ari_command_usage (name, error->message);
  game.ops = ari_searcher_lookup (game.setup.rules->id)->alphabeta;
  if (game.ops == NULL)
    return ari_command_usage (name, "This game is searched by playouts; there are no weights to tune.");

  game.memory = memory = g_malloc0 (game.ops->memory_size);
  ari_random_init (&random, (guint64) seed);
  print_head (&game, name, nodes);
  for (gint i = 0; i < games; i++)
    play (&game, (guint64) nodes, &random);

  return EXIT_SUCCESS;
}
