/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "survey.h"

#include <stdlib.h>

#include "ari-chance-map.h"
#include "ari-record-file.h"
#include "ari-replacing.h"
#include "interrupt.h"
#include "jobs.h"
#include "lab.h"
#include "level-game.h"

#define USUAL_NODES 20000 /* of a review */

/* What all matches have in common. Only the thread that gives the results touches the lower half. */
typedef struct
{
  const AriSurvey *survey;
  AriLevelGame     game;
  guint64          seed;
  guint            games;
  guint64          nodes;
  guint            every;
  AriRecordFile    from;       /* closed: the matches are played */

  GHashTable      *ways;       /* of each match: the same again would count twice */
  GString         *records;    /* (nullable): the matches with what was found */
  guint            n_left_out; /* other games, and matches without a result */
  guint            n_repeated; /* matches that went like another one */
  GError          *error;      /* (nullable): the first one */
} Field;

/* One match. */
typedef struct
{
  guint     number;
  AriMatch *match;  /* (nullable): still to be played */
  GString  *rows;   /* (nullable): left out */
  char     *way;
  char     *record;
  GError   *error;
} Piece;

static void
piece_free (gpointer data)
{
  Piece *piece = data;

  g_clear_object (&piece->match);
  if (piece->rows != NULL)
    g_string_free (piece->rows, TRUE);
  g_free (piece->way);
  g_free (piece->record);
  g_clear_error (&piece->error);
  g_free (piece);
}

AriVerdict *
ari_survey_search (const AriRules    *rules,
                   const AriPosition *position,
                   guint64            nodes,
                   guint64            seed)
{
  AriBudget budget = { .nodes = nodes, .threads = 1, .seed = seed };

  return ari_search_chances (rules, position, &budget, ari_interrupt_flag (), 0.0, NULL, NULL);
}

void
ari_survey_begin_row (const AriSurveyPly *ply)
{
  g_string_append_printf (ply->rows, "%u\t%u\t%u", ply->number, ply->index + 1,
                          g_list_model_get_n_items (G_LIST_MODEL (ply->match)));
}

void
ari_survey_end_row (const AriSurveyPly *ply)
{
  g_string_append_c (ply->rows, '\n');
}

void
ari_survey_add (const AriSurveyPly *ply,
                const double       *numbers,
                guint               n)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (ply->rows, "%c%.9g", i == 0 ? '\t' : ',', numbers[i]);
}

static gpointer
take_match (guint    number,
            gpointer data)
{
  Field *self = data;
  Piece *piece;

  if (self->error != NULL)
    return NULL;

  piece = g_new0 (Piece, 1);
  piece->number = number;
  if (self->from.bytes == NULL)
    {
      if (number < self->games)
        return piece;
    }
  else if (number == 0 || !ari_record_reader_at_end (&self->from.reader))
    {
      piece->match = ari_record_reader_next (&self->from.reader, &self->error);
      if (piece->match != NULL)
        return piece;
    }
  piece_free (piece);

  return NULL;
}

static gboolean
is_judged_at (AriMatch *match,
              guint     index)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), index);

  return ari_ply_get_eval (ply) != NULL;
}

/* Whether the match was reviewed: then its other plies were left out on purpose. */
static gboolean
is_judged (AriMatch *match)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    if (is_judged_at (match, i))
      return TRUE;

  return FALSE;
}

/* The end is no forecast. Another ply begins in each match, so that no phase is left out. */
static void
ask (const Field *self,
     Piece       *piece)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (piece->match)), turn = piece->number % self->every;
  gboolean judged = is_judged (piece->match);

  for (guint i = 0; i + 1 < n && !ari_interrupted (); i++)
    {
      AriSurveyPly ply = { piece->match, piece->number, i, self->nodes, piece->rows };

      if (judged && !is_judged_at (piece->match, i))
        continue;
      if (turn-- != 0)
        continue;
      turn = self->every - 1;
      self->survey->answer (&ply);
    }
}

static AriMatch *
play (const Field *self,
      Piece       *piece)
{
  AriLevelGame game = self->game;

  game.seed = game.drawn_seed = self->seed + piece->number;

  return ari_level_game_record (&game, &piece->error);
}

static gboolean
is_finished (const Field *self,
             AriMatch    *match)
{
  AriPosition end;

  ari_match_get_position_at (match, g_list_model_get_n_items (G_LIST_MODEL (match)), &end);

  return ari_setup_equal (ari_match_get_setup (match), &self->game.setup)
         && ari_rules_actor (self->game.setup.rules, &end) == ARI_NONE;
}

/* A checksum of the plies: the same for matches that went alike. */
static char *
find_way (AriMatch *match)
{
  g_autoptr(GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriAction action = ari_ply_get_action (ply);

      g_checksum_update (checksum, (const guchar *) &action, sizeof action);
    }

  return g_strdup (g_checksum_get_string (checksum));
}

static gpointer
work (gpointer data,
      gpointer user_data)
{
  const Field *self = user_data;
  Piece *piece = data;

  if (piece->match == NULL)
    piece->match = play (self, piece);
  if (piece->match == NULL)
    return piece;

  ari_match_go_to (piece->match, NULL);
  if (!is_finished (self, piece->match))
    return piece;

  piece->rows = g_string_new (NULL);
  piece->way = find_way (piece->match);
  ask (self, piece);
  if (self->records != NULL)
    piece->record = ari_record_write (piece->match);

  return piece;
}

static void
give (gpointer data,
      gpointer user_data)
{
  Field *self = user_data;
  Piece *piece = data;

  if (piece->error != NULL && self->error == NULL)
    self->error = g_steal_pointer (&piece->error);
  if (piece->rows == NULL)
    self->n_left_out++;
  else if (!g_hash_table_add (self->ways, g_steal_pointer (&piece->way)))
    self->n_repeated++;
  else
    g_print ("%s", piece->rows->str);
  if (piece->record != NULL)
    g_string_append_printf (self->records, "%s%s", self->records->len > 0 ? "\n" : "", piece->record);
  piece_free (piece);
}

/* Lines that say where the table comes from, and its columns. @from: (nullable) */
static void
print_head (const Field *self,
            const char  *command,
            const char  *from)
{
  const AriSetup *setup = &self->game.setup;
  g_autofree char *text = ari_setup_to_text (setup);
  g_autofree char *name = from != NULL ? g_path_get_basename (from) : NULL;
  AriPosition start;

  setup->rules->start (&start, setup);
  g_print ("# table\t%s\n# setup\t%s\n# sides\t%u\n", command, text,
           ari_rules_n_sides (setup->rules, &start, (1u << setup->seats) - 1));
  if (name != NULL)
    g_print ("# origin\tMatches of %s, one judged ply in %u, %" G_GUINT64_FORMAT " nodes; program %s.\n",
             name, self->every, self->nodes, ARI_VERSION);
  else
    g_print ("# origin\tThe level %s against itself, its budget × %g, %u actions drawn at the start, "
             "seeds from %" G_GUINT64_FORMAT "; one ply in %u, %" G_GUINT64_FORMAT " nodes; program %s.\n",
             self->game.levels[0]->id, self->game.scale, self->game.n_drawn, self->seed, self->every,
             self->nodes, ARI_VERSION);
  g_print ("match\tply\tplies\t%s\n", self->survey->columns);
}

static int
run (Field      *self,
     const char *name,
     const char *records, /* (nullable) */
     guint       n_threads)
{
  g_autoptr(GError) error = NULL;

  if (!ari_jobs_run (&(AriJobs) { take_match, work, give, piece_free, self }, n_threads))
    return ARI_EXIT_INTERRUPTED;
  if (self->error != NULL)
    return ari_command_failed (name, self->error);
  if (self->n_left_out > 0)
    g_printerr ("%u left out: of another game, or without a result\n", self->n_left_out);
  if (self->n_repeated > 0)
    g_printerr ("%u left out: took the same course as another\n", self->n_repeated);
  if (records != NULL && !ari_command_save (records, self->records->str, &error))
    return ari_command_failed (name, error);

  return EXIT_SUCCESS;
}

static void
field_clear (Field *self)
{
  ari_record_file_close (&self->from);
  g_hash_table_unref (self->ways);
  if (self->records != NULL)
    g_string_free (self->records, TRUE);
  g_clear_error (&self->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Field, field_clear)

int
ari_survey_run (const AriSurvey *survey,
                int              argc,
                char           **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *level_id = NULL, *from = NULL, *records = NULL;
  g_auto(Field) self = {
    .survey = survey, .game.scale = 1.0,
    .ways = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
  const AriLevel *level;
  gint games = 100, drawn = 0, every = 1, jobs = 1;
  gint64 seed = 1, nodes = USUAL_NODES;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', 0, G_OPTION_ARG_INT, &games, "Number of games (100)", "N" },
    { "level", 'l', 0, G_OPTION_ARG_STRING, &level_id, "Who plays (expert)", "LEVEL" },
    { "scale", 's', 0, G_OPTION_ARG_DOUBLE, &self.game.scale, "Multiplies the level’s budget (1)",
      "FACTOR" },
    { "opening", 0, 0, G_OPTION_ARG_INT, &drawn, "Number of actions drawn at the start (0)", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &seed, "The same seed gives the same games (1)", "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &nodes, "Search N nodes for each position (20000)", "N" },
    { "every", 0, 0, G_OPTION_ARG_INT, &every, "Ask after one ply in N (1)", "N" },
    { "jobs", 'j', 0, G_OPTION_ARG_INT, &jobs, "Matches at the same time (1)", "N" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &from,
      "Read the matches from FILE instead of playing them, and ask only where it has judgements, if any",
      "FILE" },
    { "records", 0, 0, G_OPTION_ARG_FILENAME, &records, "Write the matches with what was found to FILE",
      "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, ARI_RANGE_SCALE, ARI_RANGE_OPENING, ARI_RANGE_SEED, ARI_RANGE_NODES, ARI_RANGE_JOBS,
    { "every", 1, ARI_MOST_GAMES }, { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…", survey->summary, entries, ranges, 1, G_MAXINT16, &argc,
                          &argv, &status))
    return status;
  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&self.game.setup, text, &error))
    return ari_command_usage (name, error->message);
  if (survey->possible != NULL && !survey->possible (self.game.setup.rules))
    return ari_command_usage (name, "This game can’t be asked that.");
  level = ari_level_game_lookup (self.game.setup.rules, level_id != NULL ? level_id : "expert", &error);
  if (level == NULL)
    return ari_command_usage (name, error->message);
  ari_replacing_protect (from);
  if (!ari_command_may_write (records, &error)
      || (from != NULL && !ari_record_file_open (&self.from, from, &error)))
    return ari_command_failed (name, error);

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    self.game.levels[i] = level;
  self.records = records != NULL ? g_string_new (NULL) : NULL;
  self.game.n_drawn = (guint) drawn;
  self.seed = (guint64) seed;
  self.games = (guint) games;
  self.nodes = (guint64) nodes;
  self.every = (guint) every;
  print_head (&self, name, from);

  return run (&self, name, records, (guint) jobs);
}
