/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include "ari-number.h"

/* Numbers for each seat as text: "40 56", "0.52 0.48". */
static char *
numbers_to_text (const double *numbers,
                 guint         n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      ari_number_append (text, numbers[i]);
    }

  return g_string_free_and_steal (text);
}

/* What was looked through for mistakes has changed. Writes the match only the first time. */
static gboolean
forget_practised (AriDatabase  *database,
                  gint64        id,
                  GError      **error)
{
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE match SET practised = 0 WHERE id = ?1 AND practised <> 0", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, id);

  return ari_database_run (database, set, error);
}

gboolean
ari_matches_set_eval (AriDatabase    *database,
                      gint64          id,
                      guint           ply,
                      const AriEval  *eval,
                      guint           seats,
                      GError        **error)
{
  g_autofree char *win = numbers_to_text (eval->win, seats);
  g_autofree char *points = numbers_to_text (eval->points, seats);
  g_autofree char *luck = numbers_to_text (eval->luck, seats);
  g_autofree char *raw = ari_eval_raw_to_text (eval, seats);
  g_autoptr(AriStatement) set = ari_database_use (database,
    "INSERT OR REPLACE INTO eval "
    "  (match, ply, win, points, error, loss, loss_error, best, nodes, seed, program, luck, raw) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, id);
  sqlite3_bind_int64 (set, 2, ply);
  ari_statement_bind_text (set, 3, win);
  ari_statement_bind_text (set, 4, points);
  sqlite3_bind_double (set, 5, eval->error);
  sqlite3_bind_double (set, 6, eval->loss);
  sqlite3_bind_double (set, 7, eval->loss_error);
  ari_statement_bind_text (set, 8, eval->best);
  sqlite3_bind_int64 (set, 9, (gint64) eval->nodes);
  sqlite3_bind_int64 (set, 10, (gint64) eval->seed);
  ari_statement_bind_text (set, 11, eval->program);
  ari_statement_bind_text (set, 12, luck);
  ari_statement_bind_text (set, 13, raw != NULL ? raw : "");

  return ari_database_run (database, set, error) && forget_practised (database, id, error);
}

gboolean
ari_matches_clear_eval (AriDatabase  *database,
                        gint64        id,
                        guint         ply,
                        GError      **error)
{
  g_autoptr(AriStatement) clear = ari_database_use (database,
    "DELETE FROM eval WHERE match = ?1 AND ply = ?2", error);

  if (clear == NULL)
    return FALSE;

  sqlite3_bind_int64 (clear, 1, id);
  sqlite3_bind_int64 (clear, 2, ply);

  return ari_database_run (database, clear, error);
}

/* Writes the ply whether it is new or not, so that a failed write can be repeated. One that is not new keeps
 * its place among its siblings, whose numbers may have gaps where others were removed. Where another program
 * with the same match open played something else, that program's ply stays. */
static gboolean
write_ply (AriDatabase       *database,
           gint64             id,
           const AriPlyData  *ply,
           GError           **error)
{
  g_autoptr(AriStatement) write = ari_database_use (database,
    "INSERT INTO ply (match, id, parent, ord, action, seconds, glyph, retracted, rethought, comment, toss, "
    "  hash, chooser) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13 "
    "WHERE ?3 = 0 OR EXISTS (SELECT 1 FROM ply WHERE match = ?1 AND id = ?3) "
    "ON CONFLICT (match, id) DO UPDATE SET seconds = excluded.seconds, "
    "glyph = excluded.glyph, retracted = excluded.retracted, rethought = excluded.rethought, "
    "comment = excluded.comment, toss = excluded.toss, chooser = excluded.chooser "
    "WHERE parent = excluded.parent AND action = excluded.action", error);

  if (write == NULL)
    return FALSE;

  sqlite3_bind_int64 (write, 1, id);
  sqlite3_bind_int64 (write, 2, ply->id);
  sqlite3_bind_int64 (write, 3, ply->parent);
  sqlite3_bind_int64 (write, 4, ply->ord);
  ari_statement_bind_text (write, 5, ply->action);
  if (ply->seconds >= 0)
    sqlite3_bind_double (write, 6, ply->seconds);
  sqlite3_bind_int (write, 7, ply->glyph);
  sqlite3_bind_int (write, 8, ply->retraction != ARI_NOT_RETRACTED);
  sqlite3_bind_int (write, 9, ply->retraction == ARI_RETHOUGHT);
  ari_statement_bind_text (write, 10, ply->comment);
  ari_statement_bind_text (write, 11, ply->performance);
  sqlite3_bind_int64 (write, 12, (gint64) ply->hash);
  sqlite3_bind_int (write, 13, ply->chooser);

  return ari_database_run (database, write, error) &&
         (sqlite3_changes (database->db) > 0 || ari_library_fail_changed (error));
}

static gboolean
write_eval (AriDatabase       *database,
            gint64             id,
            const AriPlyData  *ply,
            guint              seats,
            GError           **error)
{
  return ply->eval != NULL ? ari_matches_set_eval (database, id, ply->id, ply->eval, seats, error)
                           : ari_matches_clear_eval (database, id, ply->id, error);
}

/* An error unless the match is there, and the ply with this id is still the one that was played here. */
static gboolean
check_ply (AriDatabase       *database,
           gint64             id,
           const AriPlyData  *ply,
           GError           **error)
{
  g_autoptr(AriStatement) find = ari_database_use (database,
    "SELECT EXISTS (SELECT 1 FROM ply WHERE match = ?1 AND id = ?2 AND parent = ?3 AND action = ?4) "
    "FROM match WHERE id = ?1", error);
  int rc;

  if (find == NULL)
    return FALSE;

  sqlite3_bind_int64 (find, 1, id);
  sqlite3_bind_int64 (find, 2, ply->id);
  sqlite3_bind_int64 (find, 3, ply->parent);
  ari_statement_bind_text (find, 4, ply->action);
  rc = ari_database_step (database, find, error);
  if (rc == SQLITE_DONE)
    return ari_library_fail_missing (error);

  return rc == SQLITE_ROW && (sqlite3_column_int (find, 0) != 0 || ari_library_fail_changed (error));
}

gboolean
ari_matches_set_ply (AriDatabase       *database,
                     gint64             id,
                     const AriPlyData  *ply,
                     guint              seats,
                     GError           **error)
{
  return write_ply (database, id, ply, error) && write_eval (database, id, ply, seats, error);
}

gboolean
ari_matches_set_ply_eval (AriDatabase       *database,
                          gint64             id,
                          const AriPlyData  *ply,
                          guint              seats,
                          GError           **error)
{
  return check_ply (database, id, ply, error) && write_eval (database, id, ply, seats, error);
}

gboolean
ari_matches_set_order (AriDatabase  *database,
                       gint64        id,
                       const guint  *plies,
                       guint         n_plies,
                       GError      **error)
{
  for (guint i = 0; i < n_plies; i++)
    {
      g_autoptr(AriStatement) set = ari_database_use (database,
        "UPDATE ply SET ord = ?3 WHERE match = ?1 AND id = ?2 AND ord <> ?3", error);

      if (set == NULL)
        return FALSE;

      sqlite3_bind_int64 (set, 1, id);
      sqlite3_bind_int64 (set, 2, plies[i]);
      sqlite3_bind_int64 (set, 3, i);
      if (!ari_database_run (database, set, error))
        return FALSE;
    }

  return TRUE;
}

/* Rolls are among them, too: nobody chooses them. */
static GArray *
load_unchosen (AriDatabase  *database,
               gint64        id,
               GError      **error)
{
  g_autoptr(GArray) plies = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT id FROM ply WHERE match = ?1 AND chooser = 0", error);
  int rc;

  if (rows == NULL)
    return NULL;

  sqlite3_bind_int64 (rows, 1, id);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      guint ply = (guint) sqlite3_column_int64 (rows, 0);

      g_array_append_val (plies, ply);
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&plies) : NULL;
}

gboolean
ari_matches_set_choosers (AriDatabase  *database,
                          gint64        id,
                          GHashTable   *choosers,
                          GError      **error)
{
  g_autoptr(GArray) plies = load_unchosen (database, id, error);

  for (guint i = 0; plies != NULL && i < plies->len; i++)
    {
      guint ply = g_array_index (plies, guint, i);
      gpointer chooser = g_hash_table_lookup (choosers, GUINT_TO_POINTER (ply));
      g_autoptr(AriStatement) set = NULL;

      if (chooser == NULL)
        continue;

      set = ari_database_use (database, "UPDATE ply SET chooser = ?3 WHERE match = ?1 AND id = ?2", error);
      if (set == NULL)
        return FALSE;

      sqlite3_bind_int64 (set, 1, id);
      sqlite3_bind_int64 (set, 2, ply);
      sqlite3_bind_int (set, 3, GPOINTER_TO_INT (chooser));
      if (!ari_database_run (database, set, error))
        return FALSE;
    }

  return plies != NULL;
}

gboolean
ari_matches_remove_ply (AriDatabase  *database,
                        gint64        id,
                        guint         ply,
                        GError      **error)
{
  /* A child has a higher id than its parent, so one pass over the rows in order finds everything that
   * follows; UNION rather than UNION ALL, so that even a damaged tree ends. */
  g_autoptr(AriStatement) remove = ari_database_use (database,
    "WITH RECURSIVE gone (id) AS ("
    "  SELECT ?2 UNION SELECT ply.id FROM ply JOIN gone ON ply.match = ?1 AND ply.parent = gone.id) "
    "DELETE FROM ply WHERE match = ?1 AND id IN gone", error);

  if (remove == NULL)
    return FALSE;

  sqlite3_bind_int64 (remove, 1, id);
  sqlite3_bind_int64 (remove, 2, ply);

  return ari_database_run (database, remove, error);
}

static gboolean
set_seats (AriDatabase         *database,
           gint64               id,
           const AriMatchData  *match,
           GError             **error)
{
  for (guint i = 0; i < match->setup.seats; i++)
    {
      g_autoptr(AriStatement) set = ari_database_use (database,
        "INSERT OR REPLACE INTO seat (match, seat, kind, name, level) VALUES (?1, ?2, ?3, ?4, ?5)", error);

      if (set == NULL)
        return FALSE;

      sqlite3_bind_int64 (set, 1, id);
      sqlite3_bind_int (set, 2, i + 1);
      sqlite3_bind_int (set, 3, match->seats[i].kind);
      ari_statement_bind_text (set, 4, match->seats[i].name);
      ari_statement_bind_text (set, 5, match->seats[i].level);
      if (!ari_database_run (database, set, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
ari_matches_set_details (AriDatabase         *database,
                         gint64               id,
                         const AriMatchData  *match,
                         GError             **error)
{
  g_autofree char *warnings = ari_warning_options_to_text (&match->warnings);
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE match SET title = ?2, notes = ?3, foreign_tags = ?4, started = ?5, takebacks = ?6, "
    "warnings = ?7, handover = ?8, free_undo = ?9 WHERE id = ?1", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, id);
  ari_statement_bind_text (set, 2, match->title);
  ari_statement_bind_text (set, 3, match->notes);
  ari_statement_bind_text (set, 4, match->foreign_tags);
  sqlite3_bind_int64 (set, 5, match->started);
  sqlite3_bind_int64 (set, 6, match->takebacks);
  ari_statement_bind_text (set, 7, warnings);
  sqlite3_bind_int64 (set, 8, match->handover);
  sqlite3_bind_int (set, 9, match->free_undo);
  if (!ari_database_run (database, set, error))
    return FALSE;

  return sqlite3_changes (database->db) > 0 ? set_seats (database, id, match, error)
                                            : ari_library_fail_missing (error);
}

char *
ari_matches_scores_text (const AriSummary *summary,
                         guint             seats)
{
  double numbers[ARI_MAX_SEATS];

  for (guint i = 0; i < seats; i++)
    numbers[i] = summary->scores[i];

  return numbers_to_text (numbers, seats);
}

/* (nullable): how the players ended the match. */
char *
ari_matches_ending_text (const AriSummary *summary,
                         guint             seats)
{
  return summary->ending.kind != ARI_ENDING_NONE ? ari_ending_to_text (&summary->ending, seats) : NULL;
}

gboolean
ari_matches_set_summary (AriDatabase       *database,
                         gint64             id,
                         const AriSummary  *summary,
                         guint              seats,
                         gint64             touched,
                         GError           **error)
{
  g_autofree char *scores = ari_matches_scores_text (summary, seats);
  g_autofree char *ending = ari_matches_ending_text (summary, seats);
  /* A match was played when its main line or its ending changed, unless a reader shaped them; that also
   * brings it back, in case another program deleted it. A match whose date nobody knows has none, whatever is
   * written to it. */
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE match SET n_plies = ?2, tip = ?3, winners = ?4, scores = ?5, ending = ?7, "
    "  touched = iif (started <> 0 AND ?6 <> 0 AND (tip <> ?3 OR ending IS NOT ?7), ?6, touched), "
    "  deleted = iif (?6 <> 0 AND (tip <> ?3 OR ending IS NOT ?7), 0, deleted) WHERE id = ?1", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, id);
  sqlite3_bind_int64 (set, 2, summary->n_plies);
  sqlite3_bind_int64 (set, 3, summary->tip);
  sqlite3_bind_int64 (set, 4, summary->winners);
  ari_statement_bind_text (set, 5, scores);
  sqlite3_bind_int64 (set, 6, touched);
  ari_statement_bind_text (set, 7, ending);

  return ari_database_run (database, set, error) &&
         (sqlite3_changes (database->db) > 0 || ari_library_fail_missing (error));
}

static gboolean
insert_row (AriDatabase         *database,
            const AriMatchData  *match,
            gint64               touched,
            gint64              *id,
            GError             **error)
{
  g_autofree char *setup = ari_setup_to_text (&match->setup);
  g_autoptr(AriStatement) insert = ari_database_use (database,
    "INSERT INTO match (game, setup, started, touched) VALUES (?1, ?2, ?3, iif (?3 <> 0, ?4, 0))", error);

  if (insert == NULL)
    return FALSE;

  ari_statement_bind_text (insert, 1, match->setup.rules->id);
  ari_statement_bind_text (insert, 2, setup);
  sqlite3_bind_int64 (insert, 3, match->started);
  sqlite3_bind_int64 (insert, 4, touched);
  if (!ari_database_run (database, insert, error))
    return FALSE;

  *id = sqlite3_last_insert_rowid (database->db);

  return TRUE;
}

gboolean
ari_matches_insert (AriDatabase         *database,
                    const AriMatchData  *match,
                    gint64               touched,
                    gint64              *id,
                    GError             **error)
{
  if (!insert_row (database, match, touched, id, error) ||
      !ari_matches_set_details (database, *id, match, error))
    return FALSE;

  for (guint i = 0; i < match->plies->len; i++)
    {
      const AriPlyData *ply = g_ptr_array_index (match->plies, i);

      if (!write_ply (database, *id, ply, error) ||
          (ply->eval != NULL
           && !ari_matches_set_eval (database, *id, ply->id, ply->eval, match->setup.seats, error)))
        return FALSE;
    }

  return ari_matches_set_summary (database, *id, &match->summary, match->setup.seats, 0, error) &&
         ari_matches_index_words (database, *id, error);
}

/* The games where a win that all share is a draw, between spaces. */
static char *
games_with_draws (void)
{
  GString *ids = g_string_new (" ");
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);

  for (guint i = 0; i < n_games; i++)
    if (ari_rules_has_draws (games[i]))
      g_string_append_printf (ids, "%s ", games[i]->id);

  return g_string_free_and_steal (ids);
}

gboolean
ari_matches_index_words (AriDatabase  *database,
                         gint64        id,
                         GError      **error)
{
  /* What lists show that isn't a text of the match is indexed as fixed words, which a search translates: see
   * ari-library-queries.c. The points of a match that players ended are not shown, so they are not indexed.
   * An ending begins with its word, which shares may follow. */
  g_autofree char *with_draws = games_with_draws ();
  g_autoptr(AriStatement) index = ari_database_use (database,
    "INSERT OR REPLACE INTO words (rowid, names, title, notes, tags, comments, facts) "
    "SELECT id, ari_fold ((SELECT group_concat (name, ' ') FROM seat WHERE match = ?1)), "
    "  ari_fold (title), ari_fold (notes), "
    "  ari_fold ((SELECT group_concat (name, ' ') FROM tag WHERE match = ?1)), "
    "  ari_fold ((SELECT group_concat (comment, ' ') FROM ply WHERE match = ?1 AND comment IS NOT NULL)), "
    "  game "
    "  || CASE WHEN ending = 'unterminated' THEN ' ' "
    "          WHEN winners = 0 THEN ' unfinished' "
    "          WHEN ending = 'agreement' "
    "               OR (winners = (1 << (SELECT count(*) FROM seat WHERE match = ?1)) - 1 "
    "                   AND instr (?2, ' ' || game || ' ')) THEN ' finished draw ' "
    "          WHEN winners & (winners - 1) THEN ' finished shared ' "
    "          ELSE ' finished ' END "
    "  || CASE WHEN ending IS NOT NULL THEN substr (ending, 1, instr (ending || ' ', ' ') - 1) "
    "          WHEN winners <> 0 THEN scores ELSE '' END "
    "  || coalesce ((SELECT group_concat (' nameless' || seat, '') FROM seat "
    "                WHERE match = ?1 AND coalesce (name, '') = ''), '') "
    "FROM match WHERE id = ?1", error);

  if (index == NULL)
    return FALSE;

  sqlite3_bind_int64 (index, 1, id);
  ari_statement_bind_text (index, 2, with_draws);

  return ari_database_run (database, index, error);
}

gboolean
ari_matches_set_tags (AriDatabase        *database,
                      gint64              id,
                      const char *const  *tags,
                      GError            **error)
{
  g_autoptr(AriStatement) exists = ari_database_use (database, "SELECT 1 FROM match WHERE id = ?1", error);
  g_autoptr(AriStatement) clear = ari_database_use (database, "DELETE FROM tag WHERE match = ?1", error);
  int rc;

  if (exists == NULL || clear == NULL)
    return FALSE;

  sqlite3_bind_int64 (exists, 1, id);
  rc = ari_database_step (database, exists, error);
  if (rc != SQLITE_ROW)
    return rc == SQLITE_DONE && ari_library_fail_missing (error);

  sqlite3_bind_int64 (clear, 1, id);
  if (!ari_database_run (database, clear, error))
    return FALSE;

  for (guint i = 0; tags[i] != NULL; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (tags[i]));
      g_autoptr(AriStatement) add = ari_database_use (database,
        "INSERT OR IGNORE INTO tag (match, name) VALUES (?1, ?2)", error);

      if (add == NULL)
        return FALSE;

      if (*name == '\0')
        continue;
      sqlite3_bind_int64 (add, 1, id);
      ari_statement_bind_text (add, 2, name);
      if (!ari_database_run (database, add, error))
        return FALSE;
    }

  return ari_matches_index_words (database, id, error);
}
