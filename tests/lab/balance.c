/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <math.h>
#include <stdlib.h>

#include "jobs.h"
#include "level-game.h"

/* balance GAME [OPTION=VALUE]…: a level plays against itself, to measure what the order of the seats
 * is worth. */

#define NORMAL_95 1.96

/* The games of one setup, and what has come out so far. */
typedef struct
{
  AriLevelGame game;
  guint64      seed;
  guint        games;
  guint        n_sides;
  double       won[ARI_MAX_SEATS]; /* by sides, from the one that begins; a shared win counts in part */
  guint        n_played, n_shared;
  guint64      plies;
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
add_game (gpointer result,
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

      for (guint i = 0; i < n_sides; i++)
        if ((winners & sides[i]) != 0)
          series->won[i] += 1.0 / n_winners;
      series->n_sides = n_sides;
      series->n_shared += n_winners > 1;
      series->n_played++;
      series->plies += game->plies;
    }
  game_free (game);
}

/* The interval of 95 % of the probability of what happened @won times of @n (Wilson, 1927). Where wins are
 * shared, it is a little too wide. */
static void
append_share (GString *row,
              double   won,
              double   n)
{
  const double z2 = NORMAL_95 * NORMAL_95, share = won / n;
  double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  double half = NORMAL_95 * sqrt (share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n);

  g_string_append_printf (row, " %.3f (%.3f … %.3f) |", share, middle - half, middle + half);
}

static void
print_row (const Series *series)
{
  g_autoptr(GString) row = g_string_new ("| ");
  g_autofree char *setup = ari_setup_to_text (&series->game.setup);
  guint n_columns = series->game.setup.rules->max_seats;

  g_string_append_printf (row, "%s | %u | %u | %.1f |", setup, series->n_played, series->n_shared,
                          (double) series->plies / series->n_played);
  for (guint i = 0; i < n_columns; i++)
    if (i < series->n_sides)
      append_share (row, series->won[i], series->n_played);
    else
      g_string_append (row, " |");
  g_print ("%s\n", row->str);
}

static void
print_head (const AriRules *rules)
{
  g_print ("| game | matches | shared | plies |");
  for (guint i = 1; i <= rules->max_seats; i++)
    g_print (" side %u |", i);
  g_print ("\n|---|---:|---:|---:|");
  for (guint i = 1; i <= rules->max_seats; i++)
    g_print ("---:|");
  g_print ("\n");
}

/* Every number of seats, and every value of every option, one at a time; the rest as usual. */
static GArray *
list_setups (const AriRules *rules)
{
  GArray *setups = g_array_new (FALSE, FALSE, sizeof (AriSetup));
  AriSetup setup;

  ari_setup_init (&setup, rules);
  for (guint seats = rules->min_seats; seats <= rules->max_seats; seats++)
    {
      setup.seats = (guint8) seats;
      g_array_append_val (setups, setup);
    }
  for (guint i = 0; i < rules->n_options; i++)
    {
      const AriOption *option = &rules->options[i];

      for (guint value = 0; option->values[value] != NULL; value++)
        {
          ari_setup_init (&setup, rules);
          if (value == setup.values[i])
            continue;
          setup.values[i] = (guint8) value;
          setup.seats = (guint8) MAX (rules->default_seats, option->min_seats);
          g_array_append_val (setups, setup);
        }
    }

  return setups;
}

static int
measure (const char *name,
         Series     *series,
         guint       n_threads)
{
  if (!ari_jobs_run (&(AriJobs) { take_game, play_game, add_game, game_free, series }, n_threads))
    {
      g_clear_error (&series->error);
      return ARI_EXIT_INTERRUPTED;
    }
  if (series->error != NULL)
    {
      g_autoptr(GError) error = g_steal_pointer (&series->error);

      return ari_command_failed (name, error);
    }
  print_row (series);

  return EXIT_SUCCESS;
}

int
ari_lab_balance (int    argc,
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
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games, "Number of games (100)", "N" },
    { "all", 'a', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &all,
      "Measure every number of seats and every option, one after the other", NULL },
    { "level", 'l', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &level_id, "Who plays (expert)",
      "LEVEL" },
    { "scale", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &scale,
      "Multiplies the level’s budget (1)", "FACTOR" },
    { "opening", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &drawn,
      "Number of random moves at the start (0)", "N" },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &seed,
      "The same seed gives the same games (1)", "N" },
    { "jobs", 'j', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &jobs,
      "Games played at the same time (1)", "N" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, ARI_RANGE_SCALE, ARI_RANGE_OPENING, ARI_RANGE_SEED,
    ARI_RANGE_JOBS, { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…",
                          "Lets a level play against itself and counts how often each side wins.",
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;
  if (all && argc > 2)
    return ari_command_usage (name, "“all” measures every option, so don’t give one.");

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

  print_head (setup.rules);
  for (guint i = 0; i < setups->len && status == EXIT_SUCCESS; i++)
    {
      Series series = {
        .game = { .setup = g_array_index (setups, AriSetup, i), .scale = scale,
                  .n_drawn = (guint) drawn },
        .seed = (guint64) seed, .games = (guint) games,
      };

      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        series.game.levels[k] = level;
      status = measure (name, &series, (guint) MIN (jobs, games));
    }

  return status;
}
