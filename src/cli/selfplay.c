/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "ari-record.h"
#include "jobs.h"
#include "level-game.h"

/* selfplay GAME [OPTION=VALUE]…: a level plays itself, and the games are written as records. */

/* What all games have in common, and their records. */
typedef struct
{
  AriLevelGame game;
  guint64      seed;
  guint        games;
  GString     *records;
  GError      *error; /* (nullable): the first one */
} Series;

/* One game: its record, or what went wrong. */
typedef struct
{
  guint   number;
  char   *record;
  GError *error;
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  g_free (game->record);
  g_clear_error (&game->error);
  g_free (game);
}

static gpointer
take_game (guint    number,
           gpointer data)
{
  const Series *series = data;
  Game *game;

  if (number >= series->games || series->error != NULL)
    return NULL;

  game = g_new0 (Game, 1);
  game->number = number;

  return game;
}

static gpointer
play_game (gpointer piece,
           gpointer data)
{
  const Series *series = data;
  AriLevelGame game = series->game;
  g_autoptr(AriMatch) match = NULL;
  Game *one = piece;

  game.seed = series->seed + one->number;
  match = ari_level_game_record (&game, &one->error);
  if (match != NULL)
    one->record = ari_record_write (match);

  return one;
}

static void
add_game (gpointer result,
          gpointer data)
{
  Series *series = data;
  Game *game = result;

  if (game->error != NULL && series->error == NULL)
    series->error = g_steal_pointer (&game->error);
  if (game->record != NULL)
    {
      if (series->records->len > 0)
        g_string_append_c (series->records, '\n');
      g_string_append (series->records, game->record);
    }
  game_free (game);
}

int
ari_command_selfplay (int    argc,
                      char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *level_id = NULL, *file = NULL;
  g_autoptr(GString) records = g_string_new (NULL);
  Series series = { .game.scale = 1.0, .records = records };
  const AriLevel *level;
  gint games = 1, jobs = 1;
  gint64 seed = 1;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games, N_("Number of games (1)"), N_("N") },
    { "level", 'l', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &level_id,
      N_("Who plays (adept)"), N_("LEVEL") },
    { "scale", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &series.game.scale,
      N_("Multiplies the level’s budget (1)"), N_("FACTOR") },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &seed,
      N_("The same seed gives the same games (1)"), N_("N") },
    { "jobs", 'j', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &jobs,
      N_("Games played at the same time (1)"), N_("N") },
    { "out", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &file,
      N_("Where to write (standard output)"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, ARI_RANGE_SCALE, ARI_RANGE_SEED, ARI_RANGE_JOBS, { NULL },
  };

  if (!ari_command_parse (_("GAME [OPTION=VALUE]…"),
                          _("Lets a level play against itself and writes the games as records."),
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&series.game.setup, text, &error))
    return ari_command_usage (name, error->message);
  level = ari_level_game_lookup (series.game.setup.rules, level_id != NULL ? level_id : "adept", &error);
  if (level == NULL)
    return ari_command_usage (name, error->message);

  if (!ari_command_may_write (file, &error))
    return ari_command_failed (name, error);

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    series.game.levels[i] = level;
  series.seed = (guint64) seed;
  series.games = (guint) games;
  if (!ari_jobs_run (&(AriJobs) { take_game, play_game, add_game, game_free, &series },
                     (guint) MIN (jobs, games)))
    {
      g_clear_error (&series.error);
      return ARI_EXIT_INTERRUPTED;
    }

  error = g_steal_pointer (&series.error);
  if (error != NULL)
    return ari_command_failed (name, error);

  return ari_command_write (file, records->str, &error) ? EXIT_SUCCESS : ari_command_failed (name, error);
}
