/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include "ari-number.h"

gboolean
ari_numbers_from_text (const char *text,
                       double      numbers[ARI_MAX_SEATS])
{
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);

  for (guint i = 0; i < ARI_MAX_SEATS && words[i] != NULL; i++)
    if (!ari_number_parse (words[i], -ARI_NUMBER_MOST, ARI_NUMBER_MOST, &numbers[i]))
      return FALSE;

  return TRUE;
}

gboolean
ari_number_from_column (AriStatement *row,
                        int           column,
                        double        least,
                        double        most,
                        double       *number)
{
  int type = sqlite3_column_type (row, column);
  double value = sqlite3_column_double (row, column);

  if ((type != SQLITE_FLOAT && type != SQLITE_INTEGER) || value < least || value > most)
    return FALSE;

  *number = value;

  return TRUE;
}

/**
 * ari_matches_load_ending:
 * @text: the column with the ending
 * @winners: the column with the winners
 * @ending: (out): how the players ended the match; a text that was edited by hand into nonsense is no ending
 */
void
ari_matches_load_ending (AriStatement *row,
                         int           text,
                         int           winners,
                         guint         seats,
                         AriEnding    *ending)
{
  g_autofree char *word = ari_statement_dup_text (row, text);

  if (word == NULL || !ari_ending_from_text (ending, word, (guint) sqlite3_column_int64 (row, winners),
                                             seats))
    *ending = (AriEnding) { 0 };
}

static AriMatchData *
load_row (AriDatabase  *database,
          gint64        id,
          GError      **error)
{
  g_autoptr(AriMatchData) match = g_new0 (AriMatchData, 1);
  g_autofree char *setup = NULL, *warnings = NULL;
  g_autoptr(AriStatement) row = ari_database_use (database,
    "SELECT setup, title, notes, foreign_tags, started, takebacks, ending, winners, warnings, handover, "
    "free_undo FROM match WHERE id = ?1", error);
  int rc;

  if (row == NULL)
    return NULL;

  sqlite3_bind_int64 (row, 1, id);
  rc = ari_database_step (database, row, error);
  if (rc == SQLITE_DONE)
    ari_library_fail_missing (error);
  if (rc != SQLITE_ROW)
    return NULL;

  setup = ari_statement_dup_word (row, 0);
  if (!ari_setup_parse (&match->setup, setup, error))
    return NULL;

  match->title = ari_statement_dup_text (row, 1);
  match->notes = ari_statement_dup_text (row, 2);
  match->foreign_tags = ari_statement_dup_text (row, 3);
  match->started = sqlite3_column_int64 (row, 4);
  match->takebacks = (guint) sqlite3_column_int64 (row, 5);
  ari_matches_load_ending (row, 6, 7, match->setup.seats, &match->summary.ending);
  warnings = ari_statement_dup_text (row, 8);
  /* A text that was edited by hand into nonsense warns nobody. */
  if (warnings != NULL)
    ari_warning_options_from_text (&match->warnings, warnings, match->setup.seats);
  match->handover = (guint) sqlite3_column_int64 (row, 9);
  match->free_undo = sqlite3_column_int (row, 10) != 0;
  match->plies = g_ptr_array_new_with_free_func ((GDestroyNotify) ari_ply_data_free);

  return g_steal_pointer (&match);
}

gboolean
ari_matches_load_seats (AriDatabase  *database,
                        gint64        id,
                        AriSeat       seats[ARI_MAX_SEATS],
                        GError      **error)
{
  int rc;
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT seat, kind, name, level FROM seat WHERE match = ?1 AND seat BETWEEN 1 AND ?2", error);

  if (rows == NULL)
    return FALSE;

  sqlite3_bind_int64 (rows, 1, id);
  sqlite3_bind_int (rows, 2, ARI_MAX_SEATS);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      AriSeat *seat = &seats[sqlite3_column_int (rows, 0) - 1];

      seat->kind = sqlite3_column_int (rows, 1) == ARI_SEAT_COMPUTER ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON;
      seat->name = ari_statement_dup_text (rows, 2);
      seat->level = ari_statement_dup_text (rows, 3);
    }

  return rc == SQLITE_DONE;
}

/* Returns NULL if the row holds no valid evaluation. */
static AriEval *
load_eval (AriStatement *row,
           int           column,
           guint         seats)
{
  g_autoptr(AriEval) eval = g_new0 (AriEval, 1);
  const double most = ARI_NUMBER_MOST;

  if (!ari_numbers_from_text (ari_statement_text (row, column), eval->win) ||
      !ari_numbers_from_text (ari_statement_text (row, column + 1), eval->points) ||
      !ari_number_from_column (row, column + 2, 0.0, G_MAXDOUBLE, &eval->error) ||
      !ari_number_from_column (row, column + 3, 0.0, most, &eval->loss) ||
      !ari_number_from_column (row, column + 4, 0.0, G_MAXDOUBLE, &eval->loss_error) ||
      !ari_numbers_from_text (ari_statement_text (row, column + 9), eval->luck) ||
      !ari_eval_raw_from_text (eval, seats, ari_statement_text (row, column + 10)))
    return NULL;

  /* Earlier releases stored standard errors of any size. */
  eval->error = MIN (eval->error, most);
  eval->loss_error = MIN (eval->loss_error, most);
  eval->best = ari_statement_dup_text (row, column + 5);
  eval->nodes = (guint64) sqlite3_column_int64 (row, column + 6);
  eval->seed = (guint64) sqlite3_column_int64 (row, column + 7);
  eval->program = ari_statement_dup_text (row, column + 8);

  return ari_eval_is_valid (eval) ? g_steal_pointer (&eval) : NULL;
}

/* A file may have been edited by hand. */
AriChooser
ari_chooser_from_column (AriStatement *row,
                         int           column)
{
  int chooser = sqlite3_column_int (row, column);

  return chooser == ARI_CHOOSER_PERSON || chooser == ARI_CHOOSER_COMPUTER ? chooser : ARI_CHOOSER_UNKNOWN;
}

#define FIRST_OF_EVAL 11 /* columns of a ply, before those of its evaluation */

static gboolean
has_eval (AriStatement *row)
{
  return sqlite3_column_type (row, FIRST_OF_EVAL) != SQLITE_NULL;
}

static AriPlyData *
load_ply (AriStatement *row,
          guint         seats)
{
  AriPlyData *ply = g_new0 (AriPlyData, 1);
  int glyph = sqlite3_column_int (row, 5);

  ply->id = (guint) sqlite3_column_int64 (row, 0);
  ply->parent = (guint) sqlite3_column_int64 (row, 1);
  ply->ord = (guint) sqlite3_column_int64 (row, 2);
  ply->action = ari_statement_dup_word (row, 3);
  if (!ari_number_from_column (row, 4, 0.0, ARI_NUMBER_MOST, &ply->seconds))
    ply->seconds = -1;
  ply->glyph = glyph >= 0 && glyph < ARI_N_GLYPHS ? glyph : ARI_GLYPH_NONE;
  if (sqlite3_column_int (row, 6))
    ply->retraction = sqlite3_column_int (row, 7) ? ARI_RETHOUGHT : ARI_TAKEN_BACK;
  ply->chooser = ari_chooser_from_column (row, 8);
  ply->comment = ari_statement_dup_text (row, 9);
  ply->performance = ari_statement_dup_text (row, 10);
  ply->eval = has_eval (row) ? load_eval (row, FIRST_OF_EVAL, seats) : NULL;

  return ply;
}

gboolean
ari_matches_is_kept (AriDatabase  *database,
                     gint64        id,
                     gboolean      dropped,
                     GError      **error)
{
  g_autoptr(AriStatement) find = ari_database_use (database,
    "SELECT 1 FROM match WHERE id = ?1 AND deleted IN (0, ?2)", error);
  int rc;

  if (find == NULL)
    return FALSE;

  sqlite3_bind_int64 (find, 1, id);
  sqlite3_bind_int (find, 2, dropped ? ARI_HIDDEN : 0);
  rc = ari_database_step (database, find, error);

  return rc == SQLITE_ROW || (rc == SQLITE_DONE && ari_library_fail_missing (error));
}

/**
 * ari_matches_load:
 *
 * Returns: (nullable): the match, its hashes and summary left empty but for the ending; NULL with
 *   ARI_LIBRARY_ERROR, or with ARI_RULES_ERROR for a game that this program does not know
 */
AriMatchData *
ari_matches_load (AriDatabase  *database,
                  gint64        id,
                  GError      **error)
{
  g_autoptr(AriMatchData) match = load_row (database, id, error);
  int rc;
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT id, parent, ord, action, seconds, glyph, retracted, rethought, chooser, comment, toss, "
    "  win, points, error, loss, loss_error, best, nodes, seed, program, luck, raw "
    "FROM ply LEFT JOIN eval ON eval.match = ply.match AND eval.ply = ply.id "
    "WHERE ply.match = ?1 ORDER BY id", match != NULL ? error : NULL);

  if (match == NULL || rows == NULL || !ari_matches_load_seats (database, id, match->seats, error))
    return NULL;

  sqlite3_bind_int64 (rows, 1, id);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      AriPlyData *ply = load_ply (rows, match->setup.seats);

      g_ptr_array_add (match->plies, ply);
      if (match->misjudged == 0 && has_eval (rows) && ply->eval == NULL)
        match->misjudged = ply->id;
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&match) : NULL;
}
