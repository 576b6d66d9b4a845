/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lab.h"

#include <stdlib.h>
#include <string.h>

#include "ari-chance-map.h"
#include "ari-judgement.h"
#include "ari-record-file.h"
#include "ari-replacing.h"
#include "ari-rereading.h"
#include "chance-fit.h"
#include "interrupt.h"
#include "jobs.h"
#include "level-game.h"
#include "longer-search.h"
#include "owner-statements.h"
#include "reliability-report.h"

/* calibrate GAME [OPTION=VALUE]…: whether stated winning chances come true as often as they say. A level
 * plays itself, the review judges positions of these matches, and its chances are compared with results. */

#define USUAL_NODES 20000 /* of the review */
#define RESAMPLES   1000

/* What all matches have in common. Only the thread that gives the results touches the lower half. */
typedef struct
{
  AriLevelGame  game;
  guint64       seed;
  guint         games;
  guint64       nodes;
  guint         every;      /* one ply in so many is judged */
  guint         longer;     /* one judgement in so many is compared with a far longer search; 0: none */
  guint         losses;     /* one loss in so many, likewise */
  gboolean      owners;     /* of who is likely to own what, instead of who is likely to win */
  AriRecordFile from;       /* closed: the matches are played */

  GArray       *statements; /* AriStatement */
  GArray       *points;     /* AriChancePoint: not proved */
  GArray       *moves;      /* AriChanceMove */
  GArray       *found;      /* AriChanceLoss */
  GHashTable   *ways;       /* ari_level_game_way() of each match: the same again would count twice */
  GString      *records;    /* (nullable): the matches with their judgements */
  guint         n_matches;  /* that have a result */
  guint         n_left_out; /* other games, and matches without a result */
  guint         n_repeated; /* matches that went like another one */
  GError       *error;      /* (nullable): the first one */
} Calibration;

/* One match. */
typedef struct
{
  guint     number;
  AriMatch *match;      /* (nullable): still to be played */
  GArray   *statements; /* AriStatement */
  GArray   *points;     /* AriChancePoint */
  GArray   *moves;      /* AriChanceMove */
  GArray   *found;      /* AriChanceLoss */
  char     *way;        /* checksum of the actions */
  char     *record;
  GError   *error;
} Piece;

static void
piece_free (gpointer data)
{
  Piece *piece = data;

  g_clear_object (&piece->match);
  g_clear_pointer (&piece->statements, g_array_unref);
  g_clear_pointer (&piece->points, g_array_unref);
  g_clear_pointer (&piece->moves, g_array_unref);
  g_clear_pointer (&piece->found, g_array_unref);
  g_free (piece->way);
  g_free (piece->record);
  g_clear_error (&piece->error);
  g_free (piece);
}

static gpointer
take_match (guint    number,
            gpointer data)
{
  Calibration *self = data;
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

static void
play (const Calibration *self,
      Piece             *piece)
{
  AriLevelGame game = self->game;

  game.seed = self->seed + piece->number;
  game.drawn_seed = game.seed;
  piece->match = ari_level_game_record (&game, &piece->error);
}

/* Judges the position after the ply at @index as the review does, unless that is known. */
static const AriEval *
judge (const Calibration *self,
       AriMatch          *match,
       guint              index,
       const AriPosition *after)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), index);
  const AriSetup *setup = ari_match_get_setup (match);
  AriBudget budget = { .nodes = self->nodes, .threads = 1, .seed = 1 };
  g_autoptr(AriVerdict) verdict = NULL;
  g_autoptr(AriEval) eval = NULL;
  AriPosition before;

  ari_match_get_position_at (match, index, &before);
  if (ari_ply_get_eval (ply) != NULL)
    {
      eval = ari_eval_copy (ari_ply_get_eval (ply));
      if (!ari_rereading_apply (setup->rules, setup->seats, &before, after, ari_ply_get_actor (ply), eval))
        return ari_ply_get_eval (ply);
    }
  else
    {
      verdict = ari_search_chances (setup->rules, after, &budget, ari_interrupt_flag (), 0.0, NULL, NULL);
      eval = ari_judgement_of_ply (setup->rules, &before, ari_ply_get_action (ply), NULL, after, verdict,
                                   budget.seed);
    }
  ari_match_set_eval (match, ply, eval);

  return ari_ply_get_eval (ply);
}

/* What a fit needs to know. */
static void
add_point (Piece             *piece,
           const AriEval     *eval,
           const AriPosition *after,
           const double       result[ARI_MAX_SEATS])
{
  const AriRules *rules = ari_match_get_rules (piece->match);
  AriChancePoint point = {
    .match = piece->number, .evidence = (AriEvidence) eval->evidence, .nodes = eval->nodes,
    .phase = ari_chance_phase (rules, after),
  };
  AriPosition start;
  guint n_sides = 0;

  if (eval->raw_error <= 0.0
      || eval->evidence == ARI_EVIDENCE_NONE || eval->evidence > ARI_EVIDENCE_ROLLOUTS)
    return;

  ari_match_get_position_at (piece->match, 0, &start);
  for (AriActor seat = 1; seat <= ari_match_get_setup (piece->match)->seats; seat++)
    {
      guint side = ari_rules_side (rules, &start, seat);

      if ((side & ((1u << (seat - 1)) - 1)) != 0)
        continue;
      point.raw[n_sides] = ari_side_share (rules, &start, seat, eval->raw);
      point.result[n_sides++] = ari_side_share (rules, &start, seat, result);
    }
  g_array_append_val (piece->points, point);
}

/* One statement for each side. With two sides the first one's says all. */
static void
add_statements (Piece         *piece,
                const AriEval *eval,
                const double   result[ARI_MAX_SEATS],
                guint          third)
{
  const AriSetup *setup = ari_match_get_setup (piece->match);
  AriPosition start;
  guint seen = 0, n_sides;

  ari_match_get_position_at (piece->match, 0, &start);
  n_sides = ari_rules_n_sides (setup->rules, &start, (1u << setup->seats) - 1);
  for (AriActor seat = 1; seat <= setup->seats; seat++)
    {
      AriStatement statement = { .match = piece->number, .third = third };

      if ((seen >> (seat - 1) & 1) != 0 || (n_sides == 2 && seen != 0))
        continue;
      seen |= ari_rules_side (setup->rules, &start, seat);
      statement.said = ari_side_share (setup->rules, &start, seat, eval->win);
      statement.happened = ari_side_share (setup->rules, &start, seat, result);
      g_array_append_val (piece->statements, statement);
    }
}

/* Compares with far longer searches, where that is wanted. */
static void
look_longer (const Calibration *self,
             Piece             *piece,
             guint              index,
             const AriPosition *after)
{
  const AriRules *rules = ari_match_get_rules (piece->match);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (piece->match), index);
  guint turn = index / self->every + piece->number;
  AriChanceMove move;
  AriChanceLoss loss;
  AriPosition before;

  if (self->longer > 0 && turn % self->longer == 0 && ari_longer_move (rules, after, self->nodes, &move))
    g_array_append_val (piece->moves, move);
  ari_match_get_position_at (piece->match, index, &before);
  if (self->losses > 0 && turn % self->losses == 0
      && ari_longer_loss (rules, &before, ari_ply_get_action (ply), self->nodes, &loss))
    g_array_append_val (piece->found, loss);
}

static void
judge_ply (const Calibration *self,
           Piece             *piece,
           guint              index,
           guint              third,
           const double       result[ARI_MAX_SEATS])
{
  const AriEval *eval;
  AriPosition after;

  ari_match_get_position_at (piece->match, index + 1, &after);
  eval = judge (self, piece->match, index, &after);
  add_statements (piece, eval, result, third);
  add_point (piece, eval, &after, result);
  look_longer (self, piece, index, &after);
}

/* Whether the match was reviewed: then its other plies were left out on purpose. */
static gboolean
is_judged (AriMatch *match)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (match)); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);

      if (ari_ply_get_eval (ply) != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
judge_plies (const Calibration *self,
             Piece             *piece,
             const double       result[ARI_MAX_SEATS])
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (piece->match));
  gboolean judged = is_judged (piece->match);

  /* The end is no forecast. Another ply begins in each match, so that no phase is left out. */
  for (guint i = 0; i + 1 < n && !ari_interrupted (); i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (piece->match), i);

      if (judged ? ari_ply_get_eval (ply) == NULL : i % self->every != piece->number % self->every)
        continue;
      if (self->owners)
        ari_owners_compare (piece->match, i + 1, self->nodes, piece->number, piece->statements,
                            piece->points);
      else
        judge_ply (self, piece, i, i * ARI_RELIABILITY_THIRDS / n, result);
    }
}

static gpointer
work (gpointer data,
      gpointer user_data)
{
  const Calibration *self = user_data;
  Piece *piece = data;
  const AriRules *rules = self->game.setup.rules;
  double result[ARI_MAX_SEATS];
  AriPosition end;
  guint n;

  if (piece->match == NULL)
    play (self, piece);
  if (piece->error != NULL || ari_interrupted ())
    return piece;

  ari_match_go_to (piece->match, NULL);
  n = g_list_model_get_n_items (G_LIST_MODEL (piece->match));
  ari_match_get_position_at (piece->match, n, &end);
  if (!ari_setup_equal (ari_match_get_setup (piece->match), &self->game.setup)
      || ari_rules_actor (rules, &end) != ARI_NONE)
    return piece;

  ari_judgement_of_end (rules, &end, result);
  piece->statements = g_array_new (FALSE, FALSE, sizeof (AriStatement));
  piece->points = g_array_new (FALSE, FALSE, sizeof (AriChancePoint));
  piece->moves = g_array_new (FALSE, FALSE, sizeof (AriChanceMove));
  piece->found = g_array_new (FALSE, FALSE, sizeof (AriChanceLoss));
  piece->way = ari_level_game_way (piece->match);
  judge_plies (self, piece, result);
  if (self->records != NULL)
    piece->record = ari_record_write (piece->match);

  return piece;
}

static void
count (Calibration *self,
       const Piece *piece)
{
  self->n_matches++;
  g_array_append_vals (self->statements, piece->statements->data, piece->statements->len);
  g_array_append_vals (self->points, piece->points->data, piece->points->len);
  g_array_append_vals (self->moves, piece->moves->data, piece->moves->len);
  g_array_append_vals (self->found, piece->found->data, piece->found->len);
}

static void
give (gpointer data,
      gpointer user_data)
{
  Calibration *self = user_data;
  Piece *piece = data;

  if (piece->error != NULL && self->error == NULL)
    self->error = g_steal_pointer (&piece->error);
  if (piece->statements == NULL)
    self->n_left_out++;
  else if (!g_hash_table_add (self->ways, g_steal_pointer (&piece->way)))
    self->n_repeated++;
  else
    count (self, piece);
  if (piece->record != NULL)
    g_string_append_printf (self->records, "%s%s", self->records->len > 0 ? "\n" : "", piece->record);
  piece_free (piece);
}

static void
measure (const Calibration    *self,
         AriReliabilityReport *report)
{
  const AriStatement *statements = (const AriStatement *) self->statements->data;
  g_autoptr(GArray) part = g_array_new (FALSE, FALSE, sizeof (AriStatement));

  ari_reliability_measure (statements, self->statements->len, RESAMPLES, self->seed, &report->all);
  for (guint third = 0; third < ARI_RELIABILITY_THIRDS; third++)
    {
      g_array_set_size (part, 0);
      for (guint i = 0; i < self->statements->len; i++)
        if (statements[i].third == third)
          g_array_append_val (part, statements[i]);
      ari_reliability_measure ((const AriStatement *) part->data, part->len, RESAMPLES, self->seed,
                               &report->thirds[third]);
    }
}

/* @notes: how the matches came about */
static gboolean
write_report (const Calibration  *self,
              const char         *title,
              const char         *notes,
              const char         *prefix, /* (nullable) */
              GError            **error)
{
  AriReliabilityReport report = { .title = title, .notes = notes };
  g_autofree char *markdown = NULL, *svg = NULL, *page = NULL, *picture = NULL;

  report.moves = (const AriChanceMove *) self->moves->data;
  report.n_moves = self->moves->len;
  report.losses = (const AriChanceLoss *) self->found->data;
  report.n_losses = self->found->len;
  measure (self, &report);
  markdown = ari_reliability_report_to_markdown (&report);
  if (prefix == NULL)
    return ari_command_write (NULL, markdown, error);

  svg = ari_reliability_report_to_svg (&report);
  page = g_strconcat (prefix, ".md", NULL);
  picture = g_strconcat (prefix, ".svg", NULL);

  return ari_command_save (page, markdown, error) && ari_command_save (picture, svg, error);
}

static char *
describe (const Calibration *self,
          guint              n_drawn,
          const char        *from)
{
  g_autofree char *name = from != NULL ? g_path_get_basename (from) : NULL;

  if (from != NULL)
    return g_strdup_printf ("Matches of %s; judgements of %" G_GUINT64_FORMAT " nodes where the file had "
                            "none; program %s.", name, self->nodes, ARI_VERSION);

  return g_strdup_printf ("The level %s against itself, its budget × %g, %u actions drawn at the start, "
                          "seeds from %" G_GUINT64_FORMAT "; one ply in %u judged with "
                          "%" G_GUINT64_FORMAT " nodes; program %s.",
                          self->game.levels[0]->id, self->game.scale, n_drawn, self->seed, self->every,
                          self->nodes, ARI_VERSION);
}

/* A row for the map of the game, with its origin: see src/search/GAME/GAME-chance-map.c. */
static char *
fit (Calibration *self,
     const char  *title,
     const char  *notes)
{
  g_autofree char *origin = NULL;
  AriChanceRow row = { .evidence = ari_chance_fit_keep_usual (self->points) };
  AriPosition start;

  self->game.setup.rules->start (&start, &self->game.setup);
  row.sides = ari_rules_n_sides (self->game.setup.rules, &start, (1u << self->game.setup.seats) - 1);
  ari_chance_fit ((const AriChancePoint *) self->points->data, self->points->len, &row);
  ari_chance_fit_spread ((const AriChanceMove *) self->moves->data, self->moves->len, &row);
  ari_chance_fit_losses ((const AriChanceLoss *) self->found->data, self->found->len, &row);
  origin = g_strdup_printf ("%s: %u matches, %u positions, %u searched for longer.\n   * %s", title,
                            self->n_matches, self->points->len, self->moves->len, notes);

  return ari_chance_row_to_text (&row, origin);
}

/* Runs all matches, and writes their results. */
static int
calibrate (Calibration *self,
           const char  *name,
           const char  *from,    /* (nullable) */
           const char  *prefix,  /* (nullable) */
           const char  *records, /* (nullable) */
           const char  *fitted,  /* (nullable) */
           guint        n_threads)
{
  g_autofree char *game = ari_setup_to_text (&self->game.setup);
  g_autofree char *title = g_strconcat (game, self->owners ? ", likely owners" : "", NULL);
  g_autofree char *notes = describe (self, self->game.n_drawn, from);
  g_autoptr(GError) error = NULL;

  if (!ari_jobs_run (&(AriJobs) { take_match, work, give, piece_free, self }, n_threads))
    return ARI_EXIT_INTERRUPTED;
  if (self->error != NULL)
    return ari_command_failed (name, self->error);
  if (self->n_left_out > 0)
    g_printerr ("%u left out: of another game, or without a result\n", self->n_left_out);
  if (self->n_repeated > 0)
    g_printerr ("%u left out: took the same course as another\n", self->n_repeated);
  if (self->statements->len == 0)
    {
      g_set_error_literal (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           "There is no finished match of this game to measure.");
      return ari_command_failed (name, error);
    }
  if ((records != NULL && !ari_command_save (records, self->records->str, &error))
      || !write_report (self, title, notes, prefix, &error))
    return ari_command_failed (name, error);
  if (fitted != NULL)
    {
      g_autofree char *row = NULL;

      if (self->points->len == 0)
        {
          g_set_error_literal (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                               "No map can be fitted: every evaluated position is proved.");
          return ari_command_failed (name, error);
        }
      row = self->owners ? ari_owners_fit (self->points) : fit (self, title, notes);
      if (!ari_command_write (fitted, row, &error))
        return ari_command_failed (name, error);
    }

  return EXIT_SUCCESS;
}

static void
calibration_clear (Calibration *self)
{
  ari_record_file_close (&self->from);
  g_array_unref (self->statements);
  g_array_unref (self->points);
  g_array_unref (self->moves);
  g_array_unref (self->found);
  g_hash_table_unref (self->ways);
  if (self->records != NULL)
    g_string_free (self->records, TRUE);
  g_clear_error (&self->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Calibration, calibration_clear)

int
ari_lab_calibrate (int    argc,
                   char **argv)
{
  const char *name = argv[0];
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL, *level_id = NULL, *from = NULL, *prefix = NULL, *records = NULL,
                  *fitted = NULL;
  g_auto(Calibration) self = {
    .game.scale = 1.0,
    .statements = g_array_new (FALSE, FALSE, sizeof (AriStatement)),
    .points = g_array_new (FALSE, FALSE, sizeof (AriChancePoint)),
    .moves = g_array_new (FALSE, FALSE, sizeof (AriChanceMove)),
    .found = g_array_new (FALSE, FALSE, sizeof (AriChanceLoss)),
    .ways = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };
  const AriLevel *level;
  gint games = 100, drawn = 0, every = 1, longer = 0, losses = 0, jobs = 1;
  gint64 seed = 1, nodes = USUAL_NODES;
  int status;
  const GOptionEntry entries[] = {
    { "games", 'n', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &games, "Number of games (100)", "N" },
    { "level", 'l', G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &level_id,
      "Who plays (expert)", "LEVEL" },
    { "scale", 's', G_OPTION_FLAG_NONE, G_OPTION_ARG_DOUBLE, &self.game.scale,
      "Multiplies the level’s budget (1)", "FACTOR" },
    { "opening", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &drawn,
      "Number of actions drawn at the start (0)", "N" },
    { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT64, &seed,
      "The same seed gives the same games (1)", "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &nodes, "Search N nodes for each position (20000)", "N" },
    { "every", 0, 0, G_OPTION_ARG_INT, &every, "Evaluate one move in N (1)", "N" },
    { "longer", 0, 0, G_OPTION_ARG_INT, &longer,
      "Search one evaluated position in N twenty times as long, too, and count how often the result lies "
         "within twice the stated error (0: none)", "N" },
    { "losses", 0, 0, G_OPTION_ARG_INT, &losses,
      "Likewise for the loss of one evaluated move in N, against the best one (0: none)", "N" },
    { "owners", 0, 0, G_OPTION_ARG_NONE, &self.owners,
      "Measure who is likely to own what, rather than who is likely to win", NULL },
    { "fit", 0, 0, G_OPTION_ARG_FILENAME, &fitted,
      "Write the row that fits these matches, for the program’s map of winning chances, to FILE",
      "FILE" },
    { "jobs", 'j', G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &jobs,
      "Games played at the same time (1)", "N" },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &from,
      "Read the matches from FILE instead of playing them", "FILE" },
    { "records", 0, 0, G_OPTION_ARG_FILENAME, &records,
      "Write the records with the analysis to FILE", "FILE" },
    { "out", 'o', G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &prefix,
      "Write the table to PREFIX.md and a diagram to PREFIX.svg (the table to standard output)",
      "PREFIX" },
    G_OPTION_ENTRY_NULL,
  };
  const AriRange ranges[] = {
    ARI_RANGE_GAMES, ARI_RANGE_SCALE, ARI_RANGE_OPENING, ARI_RANGE_SEED, ARI_RANGE_NODES, ARI_RANGE_JOBS,
    { "every", 1, ARI_MOST_GAMES }, { "longer", 0, ARI_MOST_GAMES }, { "losses", 0, ARI_MOST_GAMES },
    { NULL },
  };

  if (!ari_command_parse ("GAME [OPTION=VALUE]…",
                          "Measures how often a stated winning chance comes true.",
                          entries, ranges, 1, G_MAXINT16, &argc, &argv, &status))
    return status;
  if (self.owners && (longer != 0 || losses != 0))
    return ari_command_usage (name, "“owners” measures neither “longer” nor “losses”.");
  text = g_strjoinv (" ", argv + 1);
  if (!ari_setup_parse (&self.game.setup, text, &error))
    return ari_command_usage (name, error->message);
  if (self.owners && !ari_owners_known (self.game.setup.rules))
    return ari_command_usage (name, "Nothing can be owned in this game.");
  level = ari_level_game_lookup (self.game.setup.rules, level_id != NULL ? level_id : "expert", &error);
  if (level == NULL)
    return ari_command_usage (name, error->message);
  ari_replacing_protect (from);
  if (!ari_command_may_write (records, &error) || !ari_command_may_write (fitted, &error)
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
  self.longer = (guint) longer;
  self.losses = (guint) losses;

  return calibrate (&self, name, from, prefix, records, fitted, (guint) jobs);
}
