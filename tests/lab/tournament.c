/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tournament.h"

#include <stdlib.h>

#include "jobs.h"

/* What the threads share. */
typedef struct
{
  const AriTournamentKind *kind;
  AriTournament            tournament;
} Event;

/* A pair of games. */
typedef struct
{
  const AriPairing *pairing;
  guint             number;  /* which gives their seeds */
  double            points, of;
  GError           *error;
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
  const Event *event = data;
  const AriTournament *self = &event->tournament;
  guint n = self->pairings->len;
  Piece *piece;

  if (self->error != NULL || number / n >= self->n_pairs)
    return NULL;

  piece = g_new0 (Piece, 1);
  piece->pairing = &g_array_index (self->pairings, AriPairing, number % n);
  piece->number = event->kind->apart ? number : number / n;

  return piece;
}

static gpointer
play_pair (gpointer data,
           gpointer user_data)
{
  const AriTournament *self = &((const Event *) user_data)->tournament;
  Piece *piece = data;
  AriLevelDuel duel = { .game = self->game, .head_starts = { piece->pairing->head_start } };

  for (guint i = 0; i < 2; i++)
    {
      const AriLabPlayer *player = &self->players[piece->pairing->players[i]];

      duel.levels[i] = player->level;
      duel.parts[i] = player->scale;
    }
  for (guint i = 0; i < 2; i++)
    {
      AriLevelScore score;

      if (!ari_level_duel_play (&duel, 2 * piece->number + i, &score, &piece->error))
        {
          piece->of = 0.0;
          return piece;
        }
      /* Of two seats, a shared win is a draw, whatever the points are. */
      piece->points += self->game.setup.seats == 2 ? score.share : score.pair_wins;
      piece->of += score.pairs;
    }

  return piece;
}

static void
print_pair (gpointer data,
            gpointer user_data)
{
  Event *event = user_data;
  AriTournament *self = &event->tournament;
  Piece *piece = data;

  if (piece->error != NULL && self->error == NULL)
    self->error = g_steal_pointer (&piece->error);
  if (piece->of > 0.0)
    {
      event->kind->print (self, piece->pairing);
      g_print ("\t%.9g\t%.9g\t%" G_GUINT64_FORMAT "\n", piece->points, piece->of,
               self->game.seed + 2 * piece->number);
    }
  piece_free (piece);
}

/* "LEVEL" or "LEVEL*SCALE", with @scale times that budget. */
static gboolean
read_player (const AriRules *rules,
             const char     *text,
             double          scale,
             AriLabPlayer   *player,
             GError        **error)
{
  g_auto(GStrv) parts = g_strsplit (text, "*", 2);

  player->level = ari_level_game_lookup (rules, parts[0], error);
  player->scale = 1.0;
  if (player->level == NULL
      || (parts[1] != NULL
          && !ari_number_read_real (parts[1], ARI_LEAST_SCALE, ARI_MOST_SCALE, &player->scale, error)))
    return FALSE;

  player->scale *= scale;
  player->name = player->scale == 1.0 ? g_strdup (player->level->id)
                                      : g_strdup_printf ("%s*%.10g", player->level->id, player->scale);

  return TRUE;
}

static gboolean
read_players (AriTournament *self,
              const char    *list,
              double         scale,
              GError       **error)
{
  g_auto(GStrv) names = g_strsplit (list, ",", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (i == ARI_MOST_PLAYERS)
        {
          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "There can be at most %d players.",
                       ARI_MOST_PLAYERS);
          return FALSE;
        }
      if (!read_player (self->game.setup.rules, names[i], scale, &self->players[i], error))
        return FALSE;

      self->n_players++;
    }
  if (self->n_players >= 2)
    return TRUE;

  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "Two players are needed.");
  return FALSE;
}

static void
event_clear (Event *event)
{
  AriTournament *self = &event->tournament;

  for (guint i = 0; i < self->n_players; i++)
    g_free (self->players[i].name);
  g_array_unref (self->pairings);
  g_clear_error (&self->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Event, event_clear)

int
ari_tournament_command (const AriTournamentKind *kind,
                        int                      argc,
                        char                   **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *players = NULL, *setup = NULL;
  g_auto(Event) event = {
    .kind = kind,
    .tournament = { .game.scale = 1.0, .pairings = g_array_new (FALSE, FALSE, sizeof (AriPairing)) },
  };
  AriTournament *self = &event.tournament;
  gint games = 100, drawn = 0, jobs = 1;
  gint64 seed = 1;
  double scale = 1.0;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &games, "Even number of games for each pairing (100)", "N" },
    { "players", 'p', 0, G_OPTION_ARG_STRING, &players,
      "Who plays, from the weakest on, apart by commas: levels, or levels with a part of their budget, as in "
      "“adept,expert*0.5,expert” (all levels)", "PLAYERS" },
    { "scale", 's', 0, G_OPTION_ARG_DOUBLE, &scale, "Multiplies the budgets of these players (1)", "FACTOR" },
    { "opening", 0, 0, G_OPTION_ARG_INT, &drawn,
      "Number of random moves at the start, the same for each pair of games (0)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "That of the first game; each has one of its own (1)", "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &jobs, "Games played at the same time (1)", "N" },
    kind->option != NULL ? *kind->option : (GOptionEntry) G_OPTION_ENTRY_NULL,
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    { "games", 2, ARI_MOST_GAMES }, ARI_RANGE_SCALE, ARI_RANGE_OPENING, ARI_RANGE_SEED, ARI_RANGE_JOBS,
    { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…", kind->summary, entries, ranges, 1, G_MAXINT16, &argc, &argv,
                          &status))
    return status;
  if (games % 2 != 0)
    return ari_command_usage (name, "“games” must be an even number.");

  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&self->game.setup, text, &error)
      || !read_players (self, players != NULL ? players : "child,novice,apprentice,adept,expert,master", scale, &error)
      || !kind->pair (self, kind->data, &error))
    return ari_command_usage (name, error->message);

  self->game.n_drawn = (guint) drawn;
  self->game.seed = (guint64) seed;
  self->n_pairs = (guint) games / 2;
  setup = ari_setup_to_text (&self->game.setup);
  g_print ("# table\t%s\n# setup\t%s\n# origin\t%d actions drawn at the start; program %s.\n"
           "%s\tpoints\tof\tseed\n", name, setup, drawn, ARI_VERSION, kind->columns);
  if (!ari_jobs_run (&(AriJobs) { take_pair, play_pair, print_pair, piece_free, &event }, (guint) jobs))
    return ARI_EXIT_INTERRUPTED;

  return self->error == NULL ? EXIT_SUCCESS : ari_command_failed (name, self->error);
}
