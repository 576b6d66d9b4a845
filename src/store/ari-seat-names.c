/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-names.h"

#include "ari-library-private.h"

/* A request to the worker. */
typedef struct
{
  char   *from;  /* (nullable): whose seats; NULL: @seats are given */
  char   *was;   /* (nullable): only those that had this name before people became one */
  char   *to;
  GArray *seats; /* (element-type AriSeatOfMatch) */
  gboolean merges; /* two people become one, or did when what is undone was done */

  GAsyncReadyCallback callback; /* (nullable) of who asked */
  gpointer            data;
} Renaming;

static void
renaming_free (gpointer data)
{
  Renaming *renaming = data;

  g_free (renaming->from);
  g_free (renaming->was);
  g_free (renaming->to);
  g_array_unref (renaming->seats);
  g_free (renaming);
}

static gboolean
find_seats (AriDatabase  *database,
            Renaming     *renaming,
            GError      **error)
{
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT match, seat FROM seat WHERE kind = 0 AND name = ?1 AND (?2 IS NULL OR EXISTS ("
    "  SELECT 1 FROM merged WHERE merged.match = seat.match AND merged.seat = seat.seat AND became = ?1 AND was = ?2)) "
    "ORDER BY match, seat", error);
  int rc;

  if (rows == NULL)
    return FALSE;

  ari_statement_bind_text (rows, 1, renaming->from);
  ari_statement_bind_text (rows, 2, renaming->was);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      AriSeatOfMatch seat = { sqlite3_column_int64 (rows, 0), (AriActor) sqlite3_column_int64 (rows, 1) };

      g_array_append_val (renaming->seats, seat);
    }

  return rc == SQLITE_DONE;
}

/* Two people become one if somebody has the new name already, or had it before they became one with this
 * person. */
static gboolean
find_merges (AriDatabase  *database,
             Renaming     *renaming,
             GError      **error)
{
  g_autoptr(AriStatement) find = ari_database_use (database,
    "SELECT 1 WHERE EXISTS (SELECT 1 FROM seat WHERE kind = 0 AND name = ?1) "
    "OR EXISTS (SELECT 1 FROM merged WHERE became = ?2 AND was = ?1)", error);
  int rc;

  if (find == NULL)
    return FALSE;

  ari_statement_bind_text (find, 1, renaming->to);
  ari_statement_bind_text (find, 2, renaming->from);
  rc = ari_database_step (database, find, error);
  renaming->merges = rc == SQLITE_ROW;

  return rc == SQLITE_ROW || rc == SQLITE_DONE;
}

/* Runs a statement about a seat and its new name, before it gets that. */
static gboolean
run_for_seat (AriDatabase           *database,
              const char            *sql,
              const AriSeatOfMatch  *seat,
              const char            *name,
              GError               **error)
{
  g_autoptr(AriStatement) statement = ari_database_use (database, sql, error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, seat->match);
  sqlite3_bind_int64 (statement, 2, seat->seat);
  ari_statement_bind_text (statement, 3, name);

  return ari_database_run (database, statement, error);
}

/* An exercise has the names of the opponents as lines. If somebody else in the match has the old name, the
 * line may be theirs, and stays. */
static gboolean
name_opponent (AriDatabase           *database,
               const AriSeatOfMatch  *seat,
               const char            *name,
               GError               **error)
{
  return run_for_seat (database,
    "UPDATE exercise SET opponents = trim (replace (char (10) || opponents || char (10), "
    "  char (10) || old.name || char (10), char (10) || ?3 || char (10)), char (10)) "
    "FROM seat AS old WHERE exercise.match = ?1 AND old.match = ?1 AND old.seat = ?2 AND old.kind = 0 "
    "AND old.name <> '' AND NOT EXISTS (SELECT 1 FROM seat AS other "
    "  WHERE other.match = ?1 AND other.seat <> ?2 AND other.name = old.name)", seat, name, error);
}

/* A seat that is merged again keeps its first name, and one that gets its name back was never merged. The
 * same again with the old name undoes it: what has a row loses it, and what lost its row gets it back. */
static gboolean
note_merged (AriDatabase           *database,
             const AriSeatOfMatch  *seat,
             const char            *name,
             gboolean               merges,
             GError               **error)
{
  return run_for_seat (database,
                       "DELETE FROM merged WHERE match = ?1 AND seat = ?2 "
                       "AND became IS NOT (SELECT name FROM seat WHERE match = ?1 AND seat = ?2)",
                       seat, name, error)
         && run_for_seat (database, "UPDATE merged SET became = ?3 WHERE match = ?1 AND seat = ?2", seat, name,
                          error)
         && (!merges
             || run_for_seat (database,
                              "INSERT OR IGNORE INTO merged (match, seat, was, became) SELECT match, seat, name, ?3 "
                              "FROM seat WHERE match = ?1 AND seat = ?2 AND kind = 0 AND name <> ?3",
                              seat, name, error))
         && run_for_seat (database, "DELETE FROM merged WHERE match = ?1 AND seat = ?2 AND was = ?3", seat, name,
                          error);
}

static gboolean
name_seat (AriDatabase           *database,
           const AriSeatOfMatch  *seat,
           const char            *name,
           gboolean               merges,
           GError               **error)
{
  return name_opponent (database, seat, name, error)
         && note_merged (database, seat, name, merges, error)
         && run_for_seat (database, "UPDATE seat SET name = ?3 WHERE match = ?1 AND seat = ?2 AND kind = 0", seat, name,
                          error)
         && ari_matches_index_words (database, seat->match, error);
}

static gboolean
write_names (AriDatabase  *database,
             gpointer      data,
             GError      **error)
{
  Renaming *renaming = data;

  if (renaming->from != NULL && !find_seats (database, renaming, error))
    return FALSE;
  if (renaming->from != NULL && renaming->was == NULL && !find_merges (database, renaming, error))
    return FALSE;

  for (guint i = 0; i < renaming->seats->len; i++)
    if (!name_seat (database, &g_array_index (renaming->seats, AriSeatOfMatch, i), renaming->to,
                    renaming->merges, error))
      return FALSE;

  return TRUE;
}

/* Matches that are open have to know before anybody else does anything with them. */
static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  const Renaming *renaming = ari_library_write_data (G_TASK (result));

  if (!g_task_had_error (G_TASK (result)))
    g_signal_emit_by_name (source, "seats-named", renaming->seats, renaming->to);
  if (renaming->callback != NULL)
    renaming->callback (source, result, renaming->data);
}

/* @request: taken over. Without seats, they are still to be found. */
static void
push (AriLibrary      *self,
      gpointer         tag,
      const Renaming  *request,
      GCancellable    *cancellable)
{
  Renaming *renaming = g_memdup2 (request, sizeof *request);

  if (renaming->seats == NULL)
    renaming->seats = g_array_new (FALSE, FALSE, sizeof (AriSeatOfMatch));
  ari_library_push_write (self, tag, write_names, renaming, renaming_free, cancellable, written_cb, NULL);
}

void
ari_library_rename_person_async (AriLibrary          *self,
                                 const char          *from,
                                 const char          *to,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (*from != '\0' && *to != '\0');

  push (self, ari_library_rename_person_async,
        &(Renaming) { .from = g_strdup (from), .to = g_strdup (to), .callback = callback, .data = data },
        cancellable);
}

GArray *
ari_library_rename_person_finish (AriLibrary    *self,
                                  GAsyncResult  *result,
                                  gboolean      *merged,
                                  GError       **error)
{
  Renaming *renaming;

  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_rename_person_async), NULL);

  if (!ari_library_finish (self, result, error))
    return NULL;

  renaming = ari_library_write_data (G_TASK (result));
  if (merged != NULL)
    *merged = renaming->merges;

  return g_array_ref (renaming->seats);
}

void
ari_library_name_seats_async (AriLibrary          *self,
                              GArray              *seats,
                              const char          *name,
                              gboolean             merged,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (*name != '\0');

  push (self, ari_library_name_seats_async,
        &(Renaming) { .to = g_strdup (name), .seats = g_array_ref (seats), .merges = merged,
                      .callback = callback, .data = data },
        cancellable);
}

void
ari_library_separate_async (AriLibrary          *self,
                            const char          *name,
                            const char          *was,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (*name != '\0' && *was != '\0');

  push (self, ari_library_separate_async,
        &(Renaming) { .from = g_strdup (name), .was = g_strdup (was), .to = g_strdup (was),
                      .callback = callback, .data = data },
        cancellable);
}

static void
merged_name_free (gpointer data)
{
  AriMergedName *merged = data;

  g_free (merged->name);
  g_free (merged);
}

static gpointer
read_merged (AriDatabase  *database,
             gpointer      data,
             GError      **error)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (merged_name_free);
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT was, count (DISTINCT merged.match) FROM merged JOIN seat USING (match, seat) "
    "JOIN match ON match.id = merged.match "
    "WHERE became = ?1 AND name = ?1 AND kind = 0 AND deleted = 0 GROUP BY was ORDER BY was", error);
  int rc;

  if (rows == NULL)
    return NULL;

  ari_statement_bind_text (rows, 1, data);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      AriMergedName *merged = g_new (AriMergedName, 1);

      *merged = (AriMergedName) { ari_statement_dup_text (rows, 0), (guint) sqlite3_column_int64 (rows, 1) };
      g_ptr_array_add (names, merged);
    }

  return rc == SQLITE_DONE ? g_steal_pointer (&names) : NULL;
}

void
ari_library_merged_names_async (AriLibrary          *self,
                                const char          *name,
                                GCancellable        *cancellable,
                                GAsyncReadyCallback  callback,
                                gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_read (self, ari_library_merged_names_async,
                         &(AriReadJob) { read_merged, g_strdup (name), g_free,
                                         (GDestroyNotify) g_ptr_array_unref },
                         cancellable, callback, data);
}

GPtrArray *
ari_library_merged_names_finish (AriLibrary    *self,
                                 GAsyncResult  *result,
                                 GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_merged_names_async), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
