/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches that the library has already: finding them, and adding what an import knows about them. */
#include "ari-library-private.h"

/* (nullable): the ply by which the match is looked up: the last one of the main line. Where all were taken
 * back, it is the last one that there is, because most other matches have the position after the first one,
 * too. NULL: the match has none. */
static const AriPlyData *
key_ply (const AriMatchData *match)
{
  for (guint i = 0; i < match->plies->len; i++)
    {
      const AriPlyData *ply = g_ptr_array_index (match->plies, i);

      if (ply->id == match->summary.tip)
        return ply;
    }

  return match->plies->len > 0 ? g_ptr_array_index (match->plies, match->plies->len - 1) : NULL;
}

/* Whether the match @id has such a ply, wherever it is: the position after it identifies it. */
static gboolean
has_ply (AriDatabase       *database,
         gint64             id,
         const AriPlyData  *ply,
         gboolean          *has,
         GError           **error)
{
  g_autoptr(AriStatement) find = ari_database_use (database,
    "SELECT 1 FROM ply WHERE hash = ?1 AND match = ?2 AND action = ?3 AND glyph = ?4 "
    "  AND comment IS ?5 AND toss IS ?6 LIMIT 1", error);
  int rc;

  if (find == NULL)
    return FALSE;

  sqlite3_bind_int64 (find, 1, (gint64) ply->hash);
  sqlite3_bind_int64 (find, 2, id);
  ari_statement_bind_text (find, 3, ply->action);
  sqlite3_bind_int (find, 4, ply->glyph);
  ari_statement_bind_text (find, 5, ply->comment);
  ari_statement_bind_text (find, 6, ply->performance);
  rc = ari_database_step (database, find, error);
  *has = rc == SQLITE_ROW;

  return rc == SQLITE_ROW || rc == SQLITE_DONE;
}

static gboolean
has_plies (AriDatabase         *database,
           gint64               id,
           const AriMatchData  *match,
           gboolean            *has,
           GError             **error)
{
  *has = TRUE;
  for (guint i = 0; i < match->plies->len && *has; i++)
    if (!has_ply (database, id, g_ptr_array_index (match->plies, i), has, error))
      return FALSE;

  return TRUE;
}

static gboolean
has_seats (AriDatabase         *database,
           gint64               id,
           const AriMatchData  *match,
           gboolean            *has,
           GError             **error)
{
  *has = TRUE;
  for (guint i = 0; i < match->setup.seats && *has; i++)
    {
      g_autoptr(AriStatement) find = ari_database_use (database,
        "SELECT 1 FROM seat WHERE match = ?1 AND seat = ?2 AND kind = ?3 "
        "  AND coalesce (name, '') = coalesce (?4, '') AND level IS ?5", error);
      int rc;

      if (find == NULL)
        return FALSE;

      sqlite3_bind_int64 (find, 1, id);
      sqlite3_bind_int (find, 2, i + 1);
      sqlite3_bind_int (find, 3, match->seats[i].kind);
      ari_statement_bind_text (find, 4, match->seats[i].name);
      ari_statement_bind_text (find, 5, match->seats[i].level);
      rc = ari_database_step (database, find, error);
      if (rc != SQLITE_ROW && rc != SQLITE_DONE)
        return FALSE;
      *has = rc == SQLITE_ROW;
    }

  return TRUE;
}

/* Whether the match @id, which has as many plies and the same end, is @match. */
static gboolean
is_match (AriDatabase         *database,
          gint64               id,
          const AriMatchData  *match,
          gboolean            *is,
          GError             **error)
{
  return has_seats (database, id, match, is, error) && (!*is || has_plies (database, id, match, is, error));
}

gboolean
ari_matches_find (AriDatabase         *database,
                  const AriMatchData  *match,
                  gint64              *id,
                  gboolean            *deleted,
                  GError             **error)
{
  g_autofree char *setup = ari_setup_to_text (&match->setup);
  g_autofree char *ending = ari_matches_ending_text (&match->summary, match->setup.seats);
  g_autofree char *warnings = ari_warning_options_to_text (&match->warnings);
  g_autoptr(AriStatement) find = NULL;
  const AriPlyData *key = key_ply (match);
  gboolean known = FALSE;
  int rc = SQLITE_DONE;

  *id = 0;
  if (key == NULL)
    return TRUE;

  /* The index of positions finds the few candidates; CROSS JOIN makes SQLite begin with it, where it would
   * scan all matches of a library that it has no statistics for yet. */
  find = ari_database_use (database,
    "SELECT match.id, match.deleted <> 0 FROM ply CROSS JOIN match "
    "  ON match.id = ply.match AND match.tip = iif (?15 = 0, 0, ply.id) "
    "WHERE ply.hash = ?1 AND match.game = ?2 AND match.setup = ?3 AND match.started = ?4 "
    "  AND (SELECT count(*) FROM ply AS p WHERE p.match = match.id) = ?5 "
    "  AND coalesce (match.title, '') = coalesce (?6, '') AND coalesce (match.notes, '') = coalesce (?7, '') "
    "  AND coalesce (match.foreign_tags, '') = coalesce (?8, '') AND match.takebacks = ?9 "
    "  AND match.ending IS ?10 AND match.winners = ?11 AND match.warnings IS ?12 "
    "  AND match.handover = ?13 AND match.free_undo = ?14 ORDER BY match.deleted", error);
  if (find == NULL)
    return FALSE;

  sqlite3_bind_int64 (find, 1, (gint64) key->hash);
  ari_statement_bind_text (find, 2, match->setup.rules->id);
  ari_statement_bind_text (find, 3, setup);
  sqlite3_bind_int64 (find, 4, match->started);
  sqlite3_bind_int64 (find, 5, match->plies->len);
  ari_statement_bind_text (find, 6, match->title);
  ari_statement_bind_text (find, 7, match->notes);
  ari_statement_bind_text (find, 8, match->foreign_tags);
  sqlite3_bind_int64 (find, 9, match->takebacks);
  ari_statement_bind_text (find, 10, ending);
  sqlite3_bind_int64 (find, 11, match->summary.winners);
  ari_statement_bind_text (find, 12, warnings);
  sqlite3_bind_int64 (find, 13, match->handover);
  sqlite3_bind_int (find, 14, match->free_undo);
  sqlite3_bind_int64 (find, 15, match->summary.tip);
  while (!known && (rc = ari_database_step (database, find, error)) == SQLITE_ROW)
    if (!is_match (database, sqlite3_column_int64 (find, 0), match, &known, error))
      return FALSE;
  if (known)
    {
      *id = sqlite3_column_int64 (find, 0);
      *deleted = sqlite3_column_int (find, 1);
    }

  return known || rc == SQLITE_DONE;
}

gboolean
ari_matches_hide (AriDatabase  *database,
                  gint64        id,
                  GError      **error)
{
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE match SET deleted = " G_STRINGIFY (ARI_HIDDEN) " WHERE id = ?1", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, id);

  return ari_database_run (database, set, error);
}

/* The date of an earlier deletion stays. */
gboolean
ari_matches_set_deleted (AriDatabase  *database,
                         gint64        id,
                         gboolean      deleted,
                         gboolean     *changed,
                         GError      **error)
{
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE match SET deleted = iif (?2, unixepoch (), 0) WHERE id = ?1 AND (deleted <> 0) <> ?2", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, id);
  sqlite3_bind_int (set, 2, deleted != FALSE);
  if (!ari_database_run (database, set, error))
    return FALSE;

  *changed = sqlite3_changes (database->db) > 0;

  return TRUE;
}

/* The ply of the match @id that plays @action after @parent; 0: none. */
static gboolean
find_ply (AriDatabase  *database,
          gint64        id,
          guint         parent,
          const char   *action,
          guint        *ply,
          GError      **error)
{
  g_autoptr(AriStatement) find = ari_database_use (database,
    "SELECT id FROM ply WHERE match = ?1 AND parent = ?2 AND action = ?3 LIMIT 1", error);
  int rc;

  if (find == NULL)
    return FALSE;

  sqlite3_bind_int64 (find, 1, id);
  sqlite3_bind_int64 (find, 2, parent);
  ari_statement_bind_text (find, 3, action);
  rc = ari_database_step (database, find, error);
  *ply = rc == SQLITE_ROW ? (guint) sqlite3_column_int64 (find, 0) : 0;

  return rc == SQLITE_ROW || rc == SQLITE_DONE;
}

/* Whether @eval says more than the stored evaluation of the ply: there is none, or it took less effort. */
static gboolean
is_better_eval (AriDatabase    *database,
                gint64          id,
                guint           ply,
                const AriEval  *eval,
                gboolean       *better,
                GError        **error)
{
  g_autoptr(AriStatement) find = ari_database_use (database,
    "SELECT 1 FROM eval WHERE match = ?1 AND ply = ?2 AND nodes >= ?3", error);
  int rc;

  if (find == NULL)
    return FALSE;

  sqlite3_bind_int64 (find, 1, id);
  sqlite3_bind_int64 (find, 2, ply);
  sqlite3_bind_int64 (find, 3, (gint64) eval->nodes);
  rc = ari_database_step (database, find, error);
  *better = rc == SQLITE_DONE;

  return rc == SQLITE_ROW || rc == SQLITE_DONE;
}

gboolean
ari_matches_merge_evals (AriDatabase         *database,
                         gint64               id,
                         const AriMatchData  *match,
                         guint               *n_merged,
                         GError             **error)
{
  g_autoptr(GHashTable) ids = g_hash_table_new (NULL, NULL); /* of the plies, there and here */

  *n_merged = 0;
  for (guint i = 0; i < match->plies->len; i++)
    {
      const AriPlyData *ply = g_ptr_array_index (match->plies, i);
      guint parent = GPOINTER_TO_UINT (g_hash_table_lookup (ids, GUINT_TO_POINTER (ply->parent))), here = 0;
      gboolean better = FALSE;

      if ((ply->parent == 0 || parent != 0) && !find_ply (database, id, parent, ply->action, &here, error))
        return FALSE;
      g_hash_table_insert (ids, GUINT_TO_POINTER (ply->id), GUINT_TO_POINTER (here));
      if (here == 0 || ply->eval == NULL)
        continue;
      if (!is_better_eval (database, id, here, ply->eval, &better, error) ||
          (better && !ari_matches_set_eval (database, id, here, ply->eval, match->setup.seats, error)))
        return FALSE;
      *n_merged += better;
    }

  return TRUE;
}
