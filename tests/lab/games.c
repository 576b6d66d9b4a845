/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <stdlib.h>

#include "jobs.h"
#include "level-game.h"

/* games GAME: a level plays against itself; what did each side win, from the one that begins? */

/* The games of one setup. */
typedef struct
{
  AriLevelGame game;
  char        *setup;
  guint64      seed;
  guint        games;
  GError      *error; /* (nullable): the first one */
} Series;

/* One game: who began, how long it took, and who won, or what went wrong. */
typedef struct
{
  const AriRules *rules;
  guint64         seed;
  AriPosition     position; /* while nobody has begun; then the end */
  AriActor        first;    /* the seat whose turn was the first; 0: nobody's yet */
  guint           plies;
  gboolean        complete;
  GError         *error;
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  g_clear_error (&game->error);
  g_free (game);
}

/* Dice may decide who begins, and they may leave that seat nothing to do. So the first seat to act need not
 * be the one that begins. */
static void
follow_cb (AriAction action,
           gpointer  data)
{
  Game *game = data;
  AriActor turn;

  game->plies++;
  if (game->first != 0)
    return;

  turn = ari_rules_whose_turn (game->rules, &game->position);
  if (turn != 0 && turn != ARI_CHANCE)
    game->first = turn;
  else
    game->rules->apply (&game->position, action);
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
  game->rules = series->game.setup.rules;
  game->seed = series->seed + number;

  return game;
}

static gpointer
play_game (gpointer piece,
           gpointer data)
{
  const Series *series = data;
  AriLevelGame game = series->game;
  Game *one = piece;
  AriPosition end;

  game.seed = game.drawn_seed = one->seed;
  one->rules->start (&one->position, &game.setup);
  one->complete = ari_level_game_play (&game, &end, follow_cb, one, &one->error);
  one->position = end;

  return one;
}

/* The sides in the order in which they come to act: how many, and which one each seat belongs to. */
static guint
order_sides (const Game  *game,
             guint        n_seats,
             guint       *sides)
{
  guint n_sides = 0, seen = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      guint seat = (game->first - 1 + i) % n_seats;
      guint side = ari_rules_side (game->rules, &game->position, seat + 1);

      if ((seen & side) == 0)
        sides[n_sides++] = side;
      seen |= side;
    }

  return n_sides;
}

static void
print_game (gpointer result,
            gpointer data)
{
  Series *series = data;
  Game *game = result;

  if (game->error != NULL && series->error == NULL)
    series->error = g_steal_pointer (&game->error);
  if (game->complete)
    {
      guint sides[ARI_MAX_SEATS], winners = ari_rules_winners (game->rules, &game->position);
      guint n_sides = order_sides (game, series->game.setup.seats, sides);
      guint n_winners = ari_rules_n_sides (game->rules, &game->position, winners);

      g_print ("%s\t%" G_GUINT64_FORMAT "\t%u", series->setup, game->seed, game->plies);
      for (guint i = 0; i < n_sides; i++)
        g_print ("%c%.9g", i == 0 ? '\t' : ',', (winners & sides[i]) != 0 ? 1.0 / n_winners : 0.0);
      g_print ("\n");
    }
  game_free (game);
}

/* Every number of seats, and every value of every option, one at a time; the rest as usual. */
static GArray *
list_setups (const AriRules *rules)
{
  GArray *setups = g_array_new (FALSE, FALSE, sizeof (AriSetup));
  AriSetup setup;

  ari_setup_init (&setup, rules);
  for (guint seats = rules->choices.min_seats; seats <= rules->choices.max_seats; seats++)
    {
      setup.seats = (guint8) seats;
      g_array_append_val (setups, setup);
    }
  for (guint i = 0; i < rules->choices.n_options; i++)
    {
      const AriOption *option = &rules->choices.options[i];

      for (guint value = 0; option->values[value] != NULL; value++)
        {
          ari_setup_init (&setup, rules);
          if (value == setup.values[i])
            continue;
          setup.values[i] = (guint8) value;
          setup.seats = (guint8) MAX (rules->choices.default_seats, option->min_seats);
          g_array_append_val (setups, setup);
        }
    }

  return setups;
}

static int
play (const char *name,
      Series     *series,
      guint       n_threads)
{
  g_autofree char *setup = series->setup = ari_setup_to_text (&series->game.setup);
  gboolean complete = ari_jobs_run (&(AriJobs) { take_game, play_game, print_game, game_free, series },
                                    n_threads);
  g_autoptr(GError) error = g_steal_pointer (&series->error);

  if (!complete)
    return ARI_EXIT_INTERRUPTED;

  return error == NULL ? EXIT_SUCCESS : ari_command_failed (name, error);
}

int
ari_lab_games (int    argc,
               char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autoptr(GArray) setups = NULL;
  g_autofree char *text = NULL, *level_id = NULL;
  const AriLevel *level;
  AriSetup setup;
  gboolean all = FALSE;
  gint games = 100, drawn = 0, jobs = 1;
  gint64 seed = 1;
  double scale = 1.0;
  int status = EXIT_SUCCESS;
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &games, "Number of games (100)", "N" },
    { "all", 'a', 0, G_OPTION_ARG_NONE, &all,
      "Every number of seats and every option, one after the other", NULL },
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level_id, "Who plays (expert)",
      "LEVEL" },
    { "scale", 's', 0, G_OPTION_ARG_DOUBLE, &scale,
      "Multiplies the level’s budget (1)", "FACTOR" },
    { "opening", 0, 0, G_OPTION_ARG_INT, &drawn,
      "Number of random moves at the start (0)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed,
      "The same seed gives the same games (1)", "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &jobs,
      "Games played at the same time (1)", "N" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, ARI_RANGE_SCALE, ARI_RANGE_OPENING, ARI_RANGE_SEED,
    ARI_RANGE_JOBS, { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…",
                          "Lets a level play against itself and prints what each side won.",
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;
  if (all && argc > 2)
    return ari_command_usage (name, "“all” plays every option, so don’t give one.");

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&setup, text, &error))
    return ari_command_usage (name, error->message);
  level = ari_level_game_lookup (setup.rules, level_id != NULL ? level_id : "expert", &error);
  if (level == NULL)
    return ari_command_usage (name, error->message);

  if (all)
    setups = list_setups (setup.rules);
  else
    g_array_append_val (setups = g_array_new (FALSE, FALSE, sizeof setup), setup);

  g_print ("# table\t%s\n# origin\tThe level %s against itself, its budget × %g, %d actions drawn at the "
           "start; program %s.\nsetup\tseed\tplies\twon\n", name, level->id, scale, drawn, ARI_VERSION);
  for (guint i = 0; i < setups->len && status == EXIT_SUCCESS; i++)
    {
      Series series = {
        .game = { .setup = g_array_index (setups, AriSetup, i), .scale = scale,
                  .n_drawn = (guint) drawn },
        .seed = (guint64) seed, .games = (guint) games,
      };

      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        series.game.levels[k] = level;
      status = play (name, &series, (guint) MIN (jobs, games));
    }

  return status;
}
