/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-names.h"

#include "ari-library-private.h"

/* A request to the worker. */
typedef struct
{
  char   *from;  /* (nullable): whose seats; NULL: @seats are given */
  char   *to;
  GArray *seats; /* (element-type AriSeatOfMatch) */

  GAsyncReadyCallback callback; /* (nullable) of who asked */
  gpointer            data;
} Renaming;

static void
renaming_free (gpointer data)
{
  Renaming *renaming = data;

  g_free (renaming->from);
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
    "SELECT match, seat FROM seat WHERE kind = 0 AND name = ?1 ORDER BY match, seat", error);
  int rc;

  if (rows == NULL)
    return FALSE;

  ari_statement_bind_text (rows, 1, renaming->from);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      AriSeatOfMatch seat = { sqlite3_column_int64 (rows, 0), (AriActor) sqlite3_column_int64 (rows, 1) };

      g_array_append_val (renaming->seats, seat);
    }

  return rc == SQLITE_DONE;
}

/* An exercise has the names of the opponents as lines. If somebody else in the match has the old name, the
 * line may be theirs, and stays. The old name must still be there, so this is written first. */
static gboolean
name_opponent (AriDatabase           *database,
               const AriSeatOfMatch  *seat,
               const char            *name,
               GError               **error)
{
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE exercise SET opponents = trim (replace (char (10) || opponents || char (10), "
    "  char (10) || old.name || char (10), char (10) || ?3 || char (10)), char (10)) "
    "FROM seat AS old WHERE exercise.match = ?1 AND old.match = ?1 AND old.seat = ?2 AND old.kind = 0 "
    "AND old.name <> '' AND NOT EXISTS (SELECT 1 FROM seat AS other "
    "  WHERE other.match = ?1 AND other.seat <> ?2 AND other.name = old.name)", error);

  if (set == NULL)
    return FALSE;

  sqlite3_bind_int64 (set, 1, seat->match);
  sqlite3_bind_int64 (set, 2, seat->seat);
  ari_statement_bind_text (set, 3, name);

  return ari_database_run (database, set, error);
}

static gboolean
name_seat (AriDatabase           *database,
           const AriSeatOfMatch  *seat,
           const char            *name,
           GError               **error)
{
  g_autoptr(AriStatement) set = ari_database_use (database,
    "UPDATE seat SET name = ?3 WHERE match = ?1 AND seat = ?2 AND kind = 0", error);

  if (set == NULL || !name_opponent (database, seat, name, error))
    return FALSE;

  sqlite3_bind_int64 (set, 1, seat->match);
  sqlite3_bind_int64 (set, 2, seat->seat);
  ari_statement_bind_text (set, 3, name);

  return ari_database_run (database, set, error) && ari_matches_index_words (database, seat->match, error);
}

static gboolean
write_names (AriDatabase  *database,
             gpointer      data,
             GError      **error)
{
  Renaming *renaming = data;

  if (renaming->from != NULL && !find_seats (database, renaming, error))
    return FALSE;

  for (guint i = 0; i < renaming->seats->len; i++)
    if (!name_seat (database, &g_array_index (renaming->seats, AriSeatOfMatch, i), renaming->to, error))
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

void
ari_library_rename_person_async (AriLibrary          *self,
                                 const char          *from,
                                 const char          *to,
                                 GCancellable        *cancellable,
                                 GAsyncReadyCallback  callback,
                                 gpointer             data)
{
  Renaming *renaming = g_new (Renaming, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (*from != '\0' && *to != '\0');

  *renaming = (Renaming) { g_strdup (from), g_strdup (to),
                           g_array_new (FALSE, FALSE, sizeof (AriSeatOfMatch)), callback, data };
  ari_library_push_write (self, ari_library_rename_person_async, write_names, renaming, renaming_free,
                          cancellable, written_cb, NULL);
}

GArray *
ari_library_rename_person_finish (AriLibrary    *self,
                                  GAsyncResult  *result,
                                  GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_rename_person_async), NULL);

  if (!ari_library_finish (self, result, error))
    return NULL;

  return g_array_ref (((Renaming *) ari_library_write_data (G_TASK (result)))->seats);
}

void
ari_library_name_seats_async (AriLibrary          *self,
                              GArray              *seats,
                              const char          *name,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             data)
{
  Renaming *renaming = g_new (Renaming, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (*name != '\0');

  *renaming = (Renaming) { NULL, g_strdup (name), g_array_ref (seats), callback, data };
  ari_library_push_write (self, ari_library_name_seats_async, write_names, renaming, renaming_free,
                          cancellable, written_cb, NULL);
}
