/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "commands.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "jobs.h"
#include "level-duel.h"
#include "pentanomial.h"

/* match GAME [OPTION=VALUE]… LEVEL LEVEL: two levels play each other, seat by seat in turn. */

#define MAX_SECONDS 3600.0
#define USUAL_PATIENCE 600
#define MAX_ELO 2000.0 /* greater differences leave no share to test */
#define NORMAL_95 1.96 /* standard errors on each side of a 95 % interval */

typedef struct
{
  AriLevelDuel    duel;
  guint           games;
  guint           n_played;   /* games; and what they came to: */
  guint           wins, shared, losses;
  double          share, squares;
  guint64         pairs;      /* of seats with different levels, over all games */
  double          pair_wins;  /* those in which the first level did better; half when both did as well */
  guint64         plies;
  double          half;       /* the share in the first game of a pair */
  AriPentanomial  results;    /* of pairs of games, if there are two seats */
  gboolean        testing;
  AriSprt         sprt;
  AriSprtVerdict  verdict;
  GError         *error;      /* (nullable): why no more games are played */
} Contest;

/* One game. */
typedef struct
{
  guint         number;
  gboolean      ended;
  AriLevelScore score;
  GError       *error;
} Game;

static void
game_free (gpointer data)
{
  Game *game = data;

  g_clear_error (&game->error);
  g_free (game);
}

static gpointer
take_game (guint    number,
           gpointer data)
{
  const Contest *contest = data;
  Game *game;

  if (number >= contest->games || contest->verdict != ARI_SPRT_OPEN || contest->error != NULL)
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
  Game *game = piece;

  game->ended = ari_level_duel_play (&contest->duel, game->number, &game->score, &game->error);

  return game;
}

/* Two games with the same opening are one draw of the test. */
static void
add_to_pairs (Contest    *contest,
              const Game *game)
{
  if (game->number % 2 == 0)
    {
      contest->half = game->score.share;
      return;
    }

  ari_pentanomial_add (&contest->results, contest->half, game->score.share);
  if (contest->testing)
    contest->verdict = ari_sprt_judge (&contest->sprt, &contest->results);
}

static void
add_game (gpointer result,
          gpointer data)
{
  Contest *contest = data;
  Game *game = result;
  double share = game->score.share;

  /* Other threads may have played on after the game that decided; it must not depend on their number. */
  if (contest->verdict != ARI_SPRT_OPEN || contest->error != NULL || !game->ended)
    {
      /* An error of such a game says nothing about the test, either. */
      if (contest->verdict == ARI_SPRT_OPEN && contest->error == NULL)
        contest->error = g_steal_pointer (&game->error);
      game_free (game);
      return;
    }

  contest->n_played++;
  contest->wins += share == 1.0;
  contest->losses += share == 0.0;
  contest->shared += share > 0.0 && share < 1.0;
  contest->share += share;
  contest->squares += share * share;
  contest->pairs += game->score.pairs;
  contest->pair_wins += game->score.pair_wins;
  contest->plies += game->score.plies;
  if (contest->duel.game.setup.seats == 2)
    add_to_pairs (contest, game);
  game_free (game);
}

/* The difference in strength that a share means. One game won half and half is added, so that it stays
 * finite. */
static double
bounded_elo (double share,
             double n_games)
{
  return ari_elo_from_share ((CLAMP (share, 0.0, 1.0) * n_games + 0.5) / (n_games + 1.0));
}

static void
print_pairs (const Contest *contest)
{
  static const char *const verdicts[] = { "open", "H0", "H1" };
  const AriPentanomial *results = &contest->results;
  double n = (double) ari_pentanomial_count (results);
  double error, share = ari_pentanomial_share (results, &error);

  g_print ("pentanomial");
  for (guint i = 0; i < ARI_PAIR_RESULTS; i++)
    g_print (" %" G_GUINT64_FORMAT, results->pairs[i]);
  g_print ("\nelo_interval %+.0f %+.0f\n", bounded_elo (share - NORMAL_95 * error, 2 * n),
           bounded_elo (share + NORMAL_95 * error, 2 * n));
  if (contest->testing)
    {
      g_print ("llr %.2f of %.2f\n", ari_pentanomial_llr (results, contest->sprt.elo0, contest->sprt.elo1),
               ari_sprt_bound ());
      g_print ("accepted %s\n", verdicts[contest->verdict]);
    }
}

static void
print_result (const Contest *contest)
{
  double n = contest->n_played;
  double share = contest->share / n;
  double error = sqrt (MAX (contest->squares / n - share * share, 0.0) / n);

  g_print ("games %u\n", contest->n_played);
  g_print ("wins %u shared %u losses %u\n", contest->wins, contest->shared, contest->losses);
  g_print ("share %.3f\n", share);
  g_print ("standard_error %.3f\n", error);
  g_print ("elo_difference %+.0f\n", bounded_elo (share, n));
  g_print ("pairs %" G_GUINT64_FORMAT "\n", contest->pairs);
  g_print ("pair_share %.3f\n", contest->pair_wins / (double) contest->pairs);
  g_print ("mean_plies %.1f\n", (double) contest->plies / n);
  if (ari_pentanomial_count (&contest->results) > 0)
    print_pairs (contest);
}

/* "ELO0,ELO1" */
static gboolean
read_sprt (const char *text,
           AriSprt    *sprt)
{
  g_auto(GStrv) elos = g_strsplit (text, ",", -1);

  return g_strv_length (elos) == 2 && ari_number_read_real (elos[0], -MAX_ELO, MAX_ELO, &sprt->elo0, NULL)
         && ari_number_read_real (elos[1], -MAX_ELO, MAX_ELO, &sprt->elo1, NULL) && sprt->elo0 < sprt->elo1;
}

int
ari_command_match (int    argc,
                   char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *performer = NULL, *sprt = NULL, *guest = NULL;
  const char *level_ids[2];
  Contest contest = { .duel.game = { .scale = 1.0, .patience = USUAL_PATIENCE } };
  gint games = 0, jobs = 1, drawn = 0;
  gint64 seed = 1;
  gboolean complete;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games, N_("Number of games (100)"), N_("N") },
    { "scale", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &contest.duel.game.scale,
      N_("Multiplies the budgets of both levels (1)"), N_("FACTOR") },
    { "opening", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &drawn,
      N_("Number of random moves at the start, the same for each pair of games (0)"), N_("N") },
    { "seconds", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &contest.duel.game.seconds,
      N_("Search this many seconds for each action, whatever the level"), N_("S") },
    { "against", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &guest,
      N_("Let another program that speaks the protocol play the second level"), N_("PROGRAM") },
    { "patience", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &contest.duel.game.patience,
      N_("Give that program this many seconds for each answer, besides those of --seconds (600)"), N_("S") },
    { "sprt", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &sprt,
      N_("Play until a sequential test accepts one of the two differences in Elo"), N_("ELO0,ELO1") },
    { "throws", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &performer,
      N_("Give both levels the tossing skill of LEVEL (each has its own)"), N_("LEVEL") },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &seed,
      N_("The same seed gives the same games (1)"), N_("N") },
    { "jobs", 'j', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &jobs,
      N_("Games played at the same time (1)"), N_("N") },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, ARI_RANGE_SCALE, ARI_RANGE_OPENING, ARI_REAL ("seconds", 0, MAX_SECONDS),
    ARI_REAL ("patience", 1, ARI_MOST_SECONDS), ARI_RANGE_SEED, ARI_RANGE_JOBS,
    { NULL },
  };

  if (!ari_command_parse (_("GAME [OPTION=VALUE]… LEVEL LEVEL"),
                          _("Lets two levels play each other and prints how the first one fared."),
                          entries, ranges, 3, G_MAXINT16, &argc, &argv, &status))
    return status;
  if (games == 0)
    games = sprt != NULL ? G_MAXINT : 100;
  contest.testing = sprt != NULL;
  if (contest.testing && !read_sprt (sprt, &contest.sprt))
    return ari_command_usage (name,
                              _("A test takes two differences in Elo from −2000 to 2000, the smaller one "
                                        "first, as in “0,10”."));
  /* The levels of another program have budgets of their own, which nobody but that program can change. */
  if (guest != NULL && (performer != NULL || contest.duel.game.scale != 1.0))
    return ari_command_usage (name, _("Another program knows only its levels or a time for each action: use "
                                      "“--seconds”, and no other budget or skill."));

  level_ids[0] = argv[argc - 2];
  level_ids[1] = argv[argc - 1];
  argv[argc - 2] = NULL;
  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&contest.duel.game.setup, text, &error))
    return ari_command_usage (name, error->message);
  if (contest.testing && contest.duel.game.setup.seats != 2)
    return ari_command_usage (name, _("A test needs a two-player game."));
  for (guint i = 0; i < 2; i++)
    {
      contest.duel.levels[i] = ari_level_game_lookup (contest.duel.game.setup.rules, level_ids[i], &error);
      if (contest.duel.levels[i] == NULL)
        return ari_command_usage (name, error->message);
    }
  if (performer != NULL)
    {
      contest.duel.game.performer = ari_level_game_lookup (contest.duel.game.setup.rules, performer, &error);
      if (contest.duel.game.performer == NULL)
        return ari_command_usage (name, error->message);
    }

  /* A guest that ends is an error to report, not the end of this program. */
  if (guest != NULL)
    signal (SIGPIPE, SIG_IGN);
  contest.duel.game.guest_path = guest;
  contest.games = (guint) games;
  contest.duel.game.n_drawn = (guint) drawn;
  contest.duel.game.seed = (guint64) seed;
  complete = ari_jobs_run (&(AriJobs) { take_game, play_game, add_game, game_free, &contest },
                           (guint) MIN (jobs, games));
  /* The games that were played before a signal came tell something, too. */
  if (contest.n_played > 0)
    print_result (&contest);
  if (contest.error != NULL && complete)
    {
      status = ari_command_failed (name, contest.error);
      g_clear_error (&contest.error);
      return status;
    }
  g_clear_error (&contest.error);

  return complete ? EXIT_SUCCESS : ARI_EXIT_INTERRUPTED;
}
