/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <glib/gi18n-lib.h>

#include "ari-record.h"

/* Whether each match is what its rows say: a legal match that a record can hold, with derived columns that
 * follow from its plies. Derived columns can be rewritten; only you can repair texts or actions that were
 * edited by hand. */

#define MAX_NAME 60 /* characters of a title that are shown */

AriMatchFault *
ari_match_fault_new (gint64              id,
                     const AriMatchData *data,
                     gboolean            mendable,
                     const char         *reason)
{
  AriMatchFault *self = g_new0 (AriMatchFault, 1);

  self->id = id;
  self->mendable = mendable;
  self->reason = g_strdup (reason);
  /* The title itself may be too long. */
  if (data != NULL && data->title != NULL)
    self->name = g_utf8_strlen (data->title, -1) > MAX_NAME ? g_utf8_substring (data->title, 0, MAX_NAME)
                                                            : g_strdup (data->title);
  else if (data != NULL)
    {
      GString *name = g_string_new (NULL);

      for (AriActor seat = 1; seat <= data->setup.seats; seat++)
        g_string_append_printf (name, "%s%s", seat > 1 ? " – " : "", 
                                ari_seat_name (&data->seats[seat - 1], data->setup.rules, seat));
      self->name = g_string_free_and_steal (name);
    }

  return self;
}

void
ari_match_fault_free (AriMatchFault *self)
{
  g_free (self->name);
  g_free (self->reason);
  g_free (self);
}

/* The match, with everything that is derived from its plies; its texts are those of the rows. */
static AriMatchData *
derive (const AriMatchData  *stored,
        GError             **error)
{
  g_autoptr(AriMatch) match = ari_match_data_build (stored, error);

  return match != NULL ? ari_match_data_new (match) : NULL;
}

/* (nullable): what the match has lost, because its evaluations are not all valid */
static char *
tell_lost (const AriMatchData *data,
           AriMatch           *match)
{
  guint move;

  if (data->misjudged == 0)
    return NULL;

  move = ari_ply_get_turn (ari_match_find (match, data->misjudged));

  return g_strdup_printf (_("The analysis of move %u holds a number that is invalid or out of range. Analyse "
                            "the match again."), move);
}

char *
ari_matches_record (AriDatabase   *database,
                    gint64         id,
                    AriMatchData **data,
                    char         **lost,
                    GError       **error)
{
  g_autoptr(AriMatch) match = NULL;
  char *record = NULL;

  *data = ari_matches_load (database, id, error);
  if (*data != NULL)
    match = ari_match_data_build (*data, error);
  if (match != NULL)
    record = ari_record_write_checked (match, error);

  *lost = record != NULL ? tell_lost (*data, match) : NULL;

  return record;
}

static gboolean
has_row (AriDatabase         *database,
         gint64               id,
         const AriMatchData  *match,
         gboolean            *has,
         GError             **error)
{
  g_autofree char *scores = ari_matches_scores_text (&match->summary, match->setup.seats);
  g_autofree char *ending = ari_matches_ending_text (&match->summary, match->setup.seats);
  g_autoptr(AriStatement) find = ari_database_use (database,
    "SELECT 1 FROM match WHERE id = ?1 AND game = ?2 AND tip = ?3 AND n_plies = ?4 AND winners = ?5 AND scores = ?6 "
    "  AND ending IS ?7 "
    "  AND EXISTS (SELECT 1 FROM words_docsize AS indexed WHERE indexed.id = ?1)", error);
  int rc;

  if (find == NULL)
    return FALSE;

  sqlite3_bind_int64 (find, 1, id);
  ari_statement_bind_text (find, 2, match->setup.rules->id);
  sqlite3_bind_int64 (find, 3, match->summary.tip);
  sqlite3_bind_int64 (find, 4, match->summary.n_plies);
  sqlite3_bind_int64 (find, 5, match->summary.winners);
  ari_statement_bind_text (find, 6, scores);
  ari_statement_bind_text (find, 7, ending);
  rc = ari_database_step (database, find, error);
  *has = rc == SQLITE_ROW;

  return rc == SQLITE_ROW || rc == SQLITE_DONE;
}

static gboolean
has_hashes (AriDatabase         *database,
            gint64               id,
            const AriMatchData  *match,
            gboolean            *has,
            GError             **error)
{
  for (guint i = 0; i < match->plies->len && *has; i++)
    {
      const AriPlyData *ply = g_ptr_array_index (match->plies, i);
      g_autoptr(AriStatement) find = ari_database_use (database,
        "SELECT 1 FROM ply WHERE match = ?1 AND id = ?2 AND hash = ?3", error);
      int rc;

      if (find == NULL)
        return FALSE;

      sqlite3_bind_int64 (find, 1, id);
      sqlite3_bind_int64 (find, 2, ply->id);
      sqlite3_bind_int64 (find, 3, (gint64) ply->hash);
      rc = ari_database_step (database, find, error);
      if (rc != SQLITE_ROW && rc != SQLITE_DONE)
        return FALSE;
      *has = rc == SQLITE_ROW;
    }

  return TRUE;
}

/* Whether the library could not be read; the match itself may be well. */
static gboolean
is_of_library (const GError *reason)
{
  return reason != NULL && (reason->domain == ARI_LIBRARY_ERROR || reason->domain == G_IO_ERROR);
}

/* Adds what is wrong with the match. FALSE when the file can't be read or the job was cancelled. */
static gboolean
inspect_match (AriDatabase  *database,
               gint64        id,
               GPtrArray    *faults,
               GError      **error)
{
  g_autoptr(GError) reason = NULL;
  g_autoptr(AriMatchData) stored = NULL, derived = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *record = ari_matches_record (database, id, &stored, &lost, &reason);
  gboolean has = TRUE;

  if (is_of_library (reason))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  if (record == NULL)
    g_ptr_array_add (faults, ari_match_fault_new (id, stored, FALSE, reason->message));
  /* An evaluation can be made again. */
  else if (lost != NULL)
    g_ptr_array_add (faults, ari_match_fault_new (id, stored, TRUE, lost));

  derived = stored != NULL ? derive (stored, NULL) : NULL;
  if (derived == NULL)
    return TRUE;
  if (!has_row (database, id, derived, &has, error) || !has_hashes (database, id, derived, &has, error))
    return FALSE;
  /* Each match is mended once. */
  if (!has && lost == NULL)
    g_ptr_array_add (faults, ari_match_fault_new (id, stored, TRUE,
                                                  _("The data for lists and searches doesn’t fit the "
                                                    "moves.")));

  return TRUE;
}

/* @data: (element-type AriMatchFault): what was found */
static gboolean
inspect_chore (AriDatabase  *database,
               gpointer      data,
               GError      **error)
{
  g_autoptr(AriStatement) rows = ari_database_use (database, "SELECT id FROM match ORDER BY id", error);
  int rc;

  if (rows == NULL)
    return FALSE;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    if (!inspect_match (database, sqlite3_column_int64 (rows, 0), data, error))
      return FALSE;

  return rc == SQLITE_DONE;
}

void
ari_library_inspect_async (AriLibrary          *self,
                           GCancellable        *cancellable,
                           GAsyncReadyCallback  callback,
                           gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_chore (self, ari_library_inspect_async, inspect_chore,
                          g_ptr_array_new_with_free_func ((GDestroyNotify) ari_match_fault_free),
                          (GDestroyNotify) g_ptr_array_unref, cancellable, callback, data);
}

GPtrArray *
ari_library_inspect_finish (AriLibrary    *self,
                            GAsyncResult  *result,
                            GError       **error)
{
  return ari_library_finish (self, result, error) ? g_ptr_array_ref (ari_library_chore_data (G_TASK (result)))
                                                  : NULL;
}

static gboolean
mend_row (AriDatabase         *database,
          gint64               id,
          const AriMatchData  *match,
          GError             **error)
{
  g_autofree char *scores = ari_matches_scores_text (&match->summary, match->setup.seats);
  g_autofree char *ending = ari_matches_ending_text (&match->summary, match->setup.seats);
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE match SET game = ?2, tip = ?3, n_plies = ?4, winners = ?5, scores = ?6, ending = ?7 "
    "WHERE id = ?1", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, id);
  ari_statement_bind_text (set, 2, match->setup.rules->id);
  sqlite3_bind_int64 (set, 3, match->summary.tip);
  sqlite3_bind_int64 (set, 4, match->summary.n_plies);
  sqlite3_bind_int64 (set, 5, match->summary.winners);
  ari_statement_bind_text (set, 6, scores);
  ari_statement_bind_text (set, 7, ending);

  return ari_database_run (database, set, error);
}

static gboolean
mend_hashes (AriDatabase         *database,
             gint64               id,
             const AriMatchData  *match,
             GError             **error)
{
  for (guint i = 0; i < match->plies->len; i++)
    {
      const AriPlyData *ply = g_ptr_array_index (match->plies, i);
      g_autoptr(AriStatement) set = ari_database_use (database,
        "UPDATE ply SET hash = ?3 WHERE match = ?1 AND id = ?2 AND hash <> ?3", error);

      if (set == NULL)
        return FALSE;

      sqlite3_bind_int64 (set, 1, id);
      sqlite3_bind_int64 (set, 2, ply->id);
      sqlite3_bind_int64 (set, 3, (gint64) ply->hash);
      if (!ari_database_run (database, set, error))
        return FALSE;
    }

  return TRUE;
}

/* Removes what isn't an evaluation. */
static gboolean
mend_evals (AriDatabase         *database,
            gint64               id,
            const AriMatchData  *stored,
            GError             **error)
{
  for (guint i = 0; i < stored->plies->len && stored->misjudged != 0; i++)
    {
      const AriPlyData *ply = g_ptr_array_index (stored->plies, i);

      if (ply->eval == NULL && !ari_matches_clear_eval (database, id, ply->id, error))
        return FALSE;
    }

  return TRUE;
}

/* @data: (element-type gint64): ids of matches. Leaves a match that was deleted or changed in the meantime as
 * it is. */
static gboolean
write_mended (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  const GArray *ids = data;

  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autoptr(GError) reason = NULL;
      g_autoptr(AriMatchData) stored = ari_matches_load (database, id, &reason);
      g_autoptr(AriMatchData) derived = stored != NULL ? derive (stored, NULL) : NULL;

      if (is_of_library (reason) && !g_error_matches (reason, ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_MISSING))
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return FALSE;
        }
      if (derived != NULL &&
          (!mend_row (database, id, derived, error) || !mend_hashes (database, id, derived, error) ||
           !mend_evals (database, id, stored, error) ||
           !ari_matches_index_words (database, id, error)))
        return FALSE;
    }

  return TRUE;
}

void
ari_library_mend_async (AriLibrary          *self,
                        const gint64        *ids,
                        guint                n_ids,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  GArray *copy;

  g_return_if_fail (ARI_IS_LIBRARY (self));

  copy = g_array_new (FALSE, FALSE, sizeof *ids);
  g_array_append_vals (copy, ids, n_ids);
  ari_library_push_write (self, ari_library_mend_async, write_mended, copy, (GDestroyNotify) g_array_unref,
                          cancellable, callback, data);
}
