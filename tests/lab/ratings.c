/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <stdlib.h>

#include "jobs.h"
#include "level-duel.h"
#include "rating-report.h"

/* ratings GAME [OPTION=VALUE]…: the levels play each other, and their strengths are put on one scale. Games
 * between levels that are far apart tell little, so neighbours play, and those that have one between them. */

#define NOVICE 1000.0 /* the rating of the first player */
#define REACH  2      /* the farthest who play each other */

typedef struct
{
  guint   players[2]; /* the stronger one first */
  guint64 n_before;   /* pairs of games that are known already */
} Pairing;

typedef struct
{
  AriLevelGame     game;     /* as for AriLevelDuel */
  AriRatingResults results;
  Pairing          pairings[ARI_RATING_PLAYERS * REACH];
  guint            n_pairings;
  guint            n_pairs;  /* of games, for each pairing */
  GError          *error;    /* (nullable): why no more games are played */
} Tournament;

/* A pair of games with the same opening. */
typedef struct
{
  const Pairing *pairing;
  guint64        number;  /* of the pair among those of the pairing */
  double         points, of;
  GError        *error;
} Piece;

static void
piece_free (gpointer data)
{
  Piece *piece = data;

  g_clear_error (&piece->error);
  g_free (piece);
}

/* All pairings in turn, so that what is known after an interruption is known of all. */
static gpointer
take_pair (guint    number,
           gpointer data)
{
  const Tournament *self = data;
  guint turn = self->n_pairings > 0 ? number / self->n_pairings : 0;
  Piece *piece;

  if (turn >= self->n_pairs || self->n_pairings == 0 || self->error != NULL)
    return NULL;

  piece = g_new0 (Piece, 1);
  piece->pairing = &self->pairings[number % self->n_pairings];
  piece->number = piece->pairing->n_before + turn;

  return piece;
}

static gpointer
play_pair (gpointer data,
           gpointer user_data)
{
  const Tournament *self = user_data;
  Piece *piece = data;
  AriLevelDuel duel = { .game = self->game };

  for (guint i = 0; i < 2; i++)
    {
      const AriRatingPlayer *player = &self->results.players[piece->pairing->players[i]];

      duel.levels[i] = player->level;
      duel.parts[i] = player->scale;
    }
  for (guint i = 0; i < 2; i++)
    {
      AriLevelScore score;

      if (!ari_level_duel_play (&duel, 2 * (guint) piece->number + i, &score, &piece->error))
        return piece;
      /* Of two seats, a shared win is a draw, whatever the points are. */
      piece->points += self->game.setup.seats == 2 ? score.share : score.pair_wins;
      piece->of += score.pairs;
    }

  return piece;
}

static void
give_pair (gpointer data,
           gpointer user_data)
{
  Tournament *self = user_data;
  Piece *piece = data;

  if (piece->error == NULL)
    ari_rating_results_add (&self->results, piece->pairing->players[0], piece->pairing->players[1],
                            piece->points, piece->of);
  else if (self->error == NULL)
    self->error = g_steal_pointer (&piece->error);
  piece_free (piece);
}

/* Reads the results of earlier runs, if there are any. */
static gboolean
read_results (Tournament *self,
              const char *path,
              GError    **error)
{
  g_autoptr(GError) problem = NULL;
  g_autofree char *text = NULL;

  if (g_file_get_contents (path, &text, NULL, &problem))
    return ari_rating_results_read (&self->results, text, error);
  if (g_error_matches (problem, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&problem));
  return FALSE;
}

/* Adds the players of @list and pairs those who are near each other. */
static gboolean
pair_players (Tournament *self,
              const char *list, /* (nullable) */
              double      scale,
              GError    **error)
{
  g_auto(GStrv) names = g_strsplit (list != NULL ? list : "novice,apprentice,adept,expert,master", ",", -1);
  guint chosen[ARI_RATING_PLAYERS], n_chosen = 0;
  guint32 playing = 0;

  for (guint i = 0; names[i] != NULL; i++)
    if (!ari_rating_results_add_player (&self->results, names[i], scale, NULL, error))
      return FALSE;
  /* Only now their numbers stay. */
  for (guint i = 0; names[i] != NULL; i++)
    {
      AriRatingPlayer player;

      ari_rating_results_add_player (&self->results, names[i], scale, &player, NULL);
      playing |= 1u << ari_rating_results_find (&self->results, &player);
    }
  for (guint i = 0; i < self->results.n_players; i++)
    if ((playing >> i & 1) != 0)
      chosen[n_chosen++] = i;

  for (guint i = 0; i < n_chosen; i++)
    for (guint k = 1; k <= REACH && k <= i; k++)
      self->pairings[self->n_pairings++] = (Pairing) {
        .players = { chosen[i], chosen[i - k] },
        .n_before = ari_rating_results_sum (&self->results, chosen[i], chosen[i - k], NULL, NULL),
      };

  return TRUE;
}

static gboolean
report (const Tournament *self,
        GError          **error)
{
  const AriRatingResults *results = &self->results;
  const AriRatingResult *draws = (const AriRatingResult *) results->results->data;
  g_autofree char *notes = g_strdup_printf ("%u actions drawn at the start, seeds from %" G_GUINT64_FORMAT
                                            "; 95 %% bounds by the Bayesian bootstrap over pairs of games; "
                                            "program %s.", self->game.n_drawn, self->game.seed, ARI_VERSION);
  g_autofree char *tables = NULL, *row = NULL;
  AriRatings ratings;

  if (!ari_rating_are_connected (draws, results->results->len, results->n_players))
    {
      g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           "There are too few results for one scale: the games don’t connect all "
                             "players.");
      return FALSE;
    }

  ari_rating_fit (draws, results->results->len, results->n_players, NOVICE, self->game.seed, &ratings);
  tables = ari_rating_report_to_markdown (results, &ratings, notes);
  row = ari_rating_report_to_row (results, &ratings);
  g_print ("%s%s%s", tables, row != NULL ? "\n" : "", row != NULL ? row : "");

  return TRUE;
}

/* Plays, and writes what has come out so far, also after a signal. */
static int
run (Tournament *self,
     const char *name,
     const char *path, /* (nullable) */
     guint       n_threads)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  gboolean complete = ari_jobs_run (&(AriJobs) { take_pair, play_pair, give_pair, piece_free, self },
                                    n_threads);

  text = ari_rating_results_to_text (&self->results);
  if (path != NULL && !ari_command_save (path, text, &error))
    return ari_command_failed (name, error);
  if (!complete)
    return ARI_EXIT_INTERRUPTED;
  if (self->error != NULL)
    return ari_command_failed (name, self->error);

  return report (self, &error) ? EXIT_SUCCESS : ari_command_failed (name, error);
}

static void
tournament_clear (Tournament *self)
{
  ari_rating_results_clear (&self->results);
  g_clear_error (&self->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Tournament, tournament_clear)

int
ari_lab_ratings (int    argc,
                 char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *players = NULL, *path = NULL;
  g_auto(Tournament) self = { .game.scale = 1.0 };
  gint games = 100, drawn = 0, jobs = 1;
  gint64 seed = 1;
  double scale = 1.0;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games,
      "Even number of games for each pair of players; 0 only rates earlier results (100)", "N" },
    { "players", 'p', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &players,
      "Who plays now, separated by commas: levels, or levels with a part of their budget, as in "
         "“adept,expert*0.5,expert” (all levels)", "PLAYERS" },
    { "scale", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &scale,
      "Multiplies the budgets of these players (1)", "FACTOR" },
    { "opening", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &drawn,
      "Number of random moves at the start, the same for each pair of games (0)", "N" },
    { "results", 'r', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &path,
      "Read the results of earlier runs from FILE, go on after them, and write all results there",
      "FILE" },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &seed,
      "The same seed gives the same games (1)", "N" },
    { "jobs", 'j', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &jobs,
      "Games played at the same time (1)", "N" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    { "games", 0, ARI_MOST_GAMES }, ARI_RANGE_SCALE, ARI_RANGE_OPENING, ARI_RANGE_SEED,
    ARI_RANGE_JOBS, { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…",
                          "Lets the levels play each other and rates them on one scale.",
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;
  if (games % 2 != 0)
    return ari_command_usage (name, "“games” must be an even number, and not less than 0.");

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&self.game.setup, text, &error))
    return ari_command_usage (name, error->message);
  ari_rating_results_init (&self.results, &self.game.setup);
  if (!ari_command_may_write (path, &error) || (path != NULL && !read_results (&self, path, &error)))
    return ari_command_failed (name, error);
  if (games > 0 && !pair_players (&self, players, scale, &error))
    return ari_command_usage (name, error->message);

  self.game.n_drawn = (guint) drawn;
  self.game.seed = (guint64) seed;
  self.n_pairs = (guint) games / 2;

  return run (&self, name, games > 0 ? path : NULL, (guint) jobs);
}
