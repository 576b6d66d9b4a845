/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "jobs.h"
#include "level-game.h"

/* match GAME [OPTION=VALUE]… LEVEL LEVEL: two levels play each other, seat by seat in turn. */

typedef struct
{
  AriSetup        setup;
  const AriLevel *levels[2];
  const AriLevel *thrower;
  double          scale;
  guint64         seed;
  guint           games;
  guint           n_drawn;
  guint           n_played;   /* games; and what they came to: */
  guint           wins, shared, losses;
  double          share, squares;
  guint64         pairs;      /* of seats with different levels, over all games */
  double          pair_wins;  /* those in which the first level did better; half when both did as well */
  guint64         plies;
} Contest;

/* One game. */
typedef struct
{
  guint  number;
  guint  plies, pairs;
  double share, pair_wins;
} Game;

static void
count_cb (AriAction action,
          gpointer  data)
{
  guint *plies = data;

  (*plies)++;
}

/* How the first level fared against the second one, seat by seat: who wins has done better than who does
 * not, and of two who lose the one with more points. */
static void
compare_seats (const AriSetup    *setup,
               const AriPosition *end,
               guint              firsts,
               guint             *pairs,
               double            *wins)
{
  guint winners = ari_rules_winners (setup->rules, end);
  int scores[ARI_MAX_SEATS];

  setup->rules->scores (end, scores);
  for (guint i = 0; i < setup->seats; i++)
    for (guint k = 0; k < setup->seats; k++)
      {
        int won = (int) (winners >> i & 1) - (int) (winners >> k & 1), difference = scores[i] - scores[k];
        int better = won != 0 ? won : difference;

        if ((firsts >> i & 1) == 0 || (firsts >> k & 1) != 0)
          continue;
        (*pairs)++;
        *wins += better > 0 ? 1.0 : better == 0 ? 0.5 : 0.0;
      }
}

static gpointer
take_game (guint    number,
           gpointer data)
{
  const Contest *contest = data;
  Game *game;

  if (number >= contest->games)
    return NULL;

  game = g_new0 (Game, 1);
  game->number = number;

  return game;
}

static gpointer
play_game (gpointer piece,
           gpointer data)
{
  const Contest *contest = data;
  Game *one = piece;
  guint number = one->number;
  /* Two games begin alike, with the levels in each other's seats. */
  AriLevelGame game = {
    .setup = contest->setup, .scale = contest->scale, .seed = contest->seed + number,
    .thrower = contest->thrower, .n_drawn = contest->n_drawn, .drawn_seed = contest->seed + number / 2,
  };
  guint firsts = 0, winners;
  AriPosition end;

  /* The two levels take the seats in turn, and another one begins in each game. */
  for (guint i = 0; i < contest->setup.seats; i++)
    {
      guint which = (i + number) % 2;

      game.levels[i] = contest->levels[which];
      firsts |= which == 0 ? 1u << i : 0;
    }

  if (!ari_level_game_play (&game, &end, count_cb, &one->plies))
    return one;

  winners = ari_rules_winners (contest->setup.rules, &end);
  one->share = (double) __builtin_popcount (winners & firsts) / __builtin_popcount (winners);
  compare_seats (&contest->setup, &end, firsts, &one->pairs, &one->pair_wins);

  return one;
}

static void
add_game (gpointer result,
          gpointer data)
{
  Contest *contest = data;
  g_autofree Game *game = result;
  double share = game->share;

  contest->n_played++;
  contest->wins += share == 1.0;
  contest->losses += share == 0.0;
  contest->shared += share > 0.0 && share < 1.0;
  contest->share += share;
  contest->squares += share * share;
  contest->pairs += game->pairs;
  contest->pair_wins += game->pair_wins;
  contest->plies += game->plies;
}

static void
print_result (const Contest *contest)
{
  double n = contest->n_played;
  double share = contest->share / n;
  double error = sqrt (MAX (contest->squares / n - share * share, 0.0) / n);
  /* One game won half and half is added, so that the difference stays finite. */
  double bounded = (contest->share + 0.5) / (n + 1.0);

  g_print ("games %u\n", contest->n_played);
  g_print ("wins %u shared %u losses %u\n", contest->wins, contest->shared, contest->losses);
  g_print ("share %.3f\n", share);
  g_print ("standard_error %.3f\n", error);
  g_print ("elo_difference %+.0f\n", 400.0 * log10 (bounded / (1.0 - bounded)));
  g_print ("pairs %" G_GUINT64_FORMAT "\n", contest->pairs);
  g_print ("pair_share %.3f\n", contest->pair_wins / (double) contest->pairs);
  g_print ("mean_plies %.1f\n", (double) contest->plies / n);
}

int
ari_command_match (int    argc,
                   char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *thrower = NULL;
  const char *level_ids[2];
  Contest contest = { .scale = 1.0, .seed = 1 };
  gint games = 100, jobs = 1, drawn = 0;
  gint64 seed = 1;
  gboolean complete;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games, N_("Number of games (100)"), N_("N") },
    { "scale", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &contest.scale,
      N_("Multiplies the budgets of both levels (1)"), N_("FACTOR") },
    { "opening", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &drawn,
      N_("Number of actions drawn at the start, the same for each two games (0)"), N_("N") },
    { "throws", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &thrower,
      N_("Whose skill both levels have where something is tossed (each its own)"), N_("LEVEL") },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &seed,
      N_("The same seed gives the same games (1)"), N_("N") },
    { "jobs", 'j', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &jobs,
      N_("Games played at the same time (1)"), N_("N") },
    G_OPTION_ENTRY_NULL,
  };

  if (!ari_command_parse (_("GAME [OPTION=VALUE]… LEVEL LEVEL"),
                          _("Lets two levels play each other and prints how the first one fared."),
                          entries, 3, G_MAXINT16, &argc, &argv, &status))
    return status;
  if (drawn < 0)
    return ari_command_usage (name, _("The opening must not be less than 0."));
  if (games < 1 || jobs < 1 || jobs > ARI_MAX_JOBS || !(contest.scale > 0.0))
    return ari_command_usage (name, _("Games, jobs (16 at most) and scale must be greater than 0."));

  level_ids[0] = argv[argc - 2];
  level_ids[1] = argv[argc - 1];
  argv[argc - 2] = NULL;
  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&contest.setup, text, &error))
    return ari_command_usage (name, error->message);
  for (guint i = 0; i < 2; i++)
    {
      contest.levels[i] = ari_level_game_lookup (contest.setup.rules, level_ids[i], &error);
      if (contest.levels[i] == NULL)
        return ari_command_usage (name, error->message);
    }
  if (thrower != NULL)
    {
      contest.thrower = ari_level_game_lookup (contest.setup.rules, thrower, &error);
      if (contest.thrower == NULL)
        return ari_command_usage (name, error->message);
    }

  contest.games = (guint) games;
  contest.n_drawn = (guint) drawn;
  contest.seed = (guint64) seed;
  complete = ari_jobs_run (&(AriJobs) { take_game, play_game, add_game, g_free, &contest },
                           (guint) MIN (jobs, games));
  /* The games that were played before a signal came tell something, too. */
  if (contest.n_played > 0)
    print_result (&contest);

  return complete ? EXIT_SUCCESS : ARI_EXIT_INTERRUPTED;
}
