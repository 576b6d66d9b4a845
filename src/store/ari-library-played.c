/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <string.h>

/* How matches of the library went on from a position, whatever moves led to it.
 *
 * Plies have only the hash of their position, and the same position may be stored turned. So the line is
 * played once for each symmetry of the board, and each of these positions is looked up. */

#define MAX_LINES 16      /* symmetries */
#define NEWEST    "10000" /* matches examined at most: the worker has other things to do */

typedef struct
{
  const AriRules *rules;
  guint           n;
  AriPosition     positions[MAX_LINES]; /* by symmetry */
  guint64         hashes[MAX_LINES];
  GArray         *played;               /* (element-type AriPlayed) */
  GHashTable     *by;                   /* by action and player: the place in AriPlayed.by, from 1 */
} Lookup;

/* The matches that are looked at. The plus keeps SQLite from the index of lists, which would need sorting. */
#define COUNTS "setup = ?1 AND +deleted = 0 AND match.id <> ?3 "

/* The main line's plies are 1, 2, 3 … in most matches, namely if it is as long as the number of its tip; only
 * after a takeback or a promotion must it be followed from its tip. CROSS JOIN keeps the order, so that
 * SQLite begins with the few places that were found. */
/* Who chose: what the ply says, or else the seat. 0: a person. The name and the level of the seat say nothing
 * of one who stood in. */
#define KIND "CASE next.chooser WHEN 0 THEN seat.kind ELSE next.chooser - 1 END"
#define CHOSEN \
  "SELECT next.action, match.winners, count(DISTINCT match.id), max(match.touched), " KIND ", " \
  "CASE WHEN seat.kind <> " KIND " THEN NULL WHEN seat.kind = 0 THEN seat.name ELSE seat.level END, " \
  "match.id, next.id "
/* Beside max(), SQLite takes the ids from the row that has the maximum. */
#define FILTERED \
  "AND match.touched >= ?5 AND (?6 IS NULL OR EXISTS (" \
  "  SELECT 1 FROM seat AS any WHERE any.match = match.id AND any.kind = 0 AND any.name = ?6)) " \
  "GROUP BY 1, 2, 5, 6 "
#define QUERY(here) \
  "WITH RECURSIVE here (match, id) AS (" here ") " CHOSEN \
  "FROM here CROSS JOIN match ON match.id = here.match " \
  "CROSS JOIN ply AS next ON next.match = here.match AND next.id = here.id + 1 " \
  "LEFT JOIN seat ON seat.match = here.match AND seat.seat = ?4 " \
  "WHERE tip = n_plies AND next.id <= tip " FILTERED \
  "UNION ALL " CHOSEN \
  "FROM here CROSS JOIN match ON match.id = here.match " \
  "CROSS JOIN ply AS next ON next.match = here.match AND next.parent = here.id " \
  "LEFT JOIN seat ON seat.match = here.match AND seat.seat = ?4 " \
  "WHERE tip <> n_plies AND next.id IN (" \
  "  WITH RECURSIVE line (id) AS (" \
  "    SELECT tip UNION ALL " \
  "    SELECT parent FROM line JOIN ply ON ply.match = here.match AND ply.id = line.id WHERE parent > 0) " \
  "  SELECT id FROM line) " FILTERED

static void
clear_by (gpointer data)
{
  g_free (((AriPlayedBy *) data)->name);
}

static void
clear_played (gpointer data)
{
  g_array_unref (((AriPlayed *) data)->by);
}

static void
play_lines (Lookup          *lookup,
            const AriSetup  *setup,
            const AriAction *actions,
            guint            n_actions)
{
  lookup->n = lookup->rules->symmetries != NULL ? lookup->rules->symmetries->n : 1;
  for (guint i = 0; i < lookup->n; i++)
    {
      lookup->rules->start (&lookup->positions[i], setup);
      for (guint k = 0; k < n_actions; k++)
        lookup->rules->apply (&lookup->positions[i],
                              i > 0 ? lookup->rules->symmetries->turn (actions[k], i) : actions[k]);
      lookup->hashes[i] = lookup->rules->hash (&lookup->positions[i]);
    }
}

/* The smallest of all actions that are equivalent to @action by a symmetry of the position itself. */
static AriAction
least_alike (const Lookup *lookup,
             AriAction     action)
{
  AriAction least = action;

  for (guint i = 1; i < lookup->n; i++)
    if (lookup->hashes[i] == lookup->hashes[0])
      least = MIN (least, lookup->rules->symmetries->turn (action, i));

  return least;
}

/* Maps an action played in the position number @i to the first position. */
static AriAction
turn_back (const Lookup *lookup,
           guint         i,
           AriAction     action)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = lookup->rules->actions (&lookup->positions[0], actions);

  for (guint k = 0; k < n && i > 0; k++)
    if (lookup->rules->symmetries->turn (actions[k], i) == action)
      return actions[k];

  return action;
}

/* Takes over @name. There may be thousands of players. */
static void
count_by (Lookup      *lookup,
          AriPlayed   *played,
          AriSeatKind  kind,
          char        *name,
          guint        n)
{
  g_autofree char *key = g_strdup_printf ("%u %d %s", played->action, (int) kind, name != NULL ? name : "");
  guint place = GPOINTER_TO_UINT (g_hash_table_lookup (lookup->by, key));

  if (place > 0)
    {
      g_array_index (played->by, AriPlayedBy, place - 1).n += n;
      g_free (name);
      return;
    }

  g_array_append_val (played->by, ((AriPlayedBy) { kind, name, n }));
  g_hash_table_insert (lookup->by, g_steal_pointer (&key), GUINT_TO_POINTER (played->by->len));
}

/* Counts a row of the query. */
static void
count (Lookup       *lookup,
       AriAction     action,
       AriStatement *row)
{
  guint winners = (guint) sqlite3_column_int64 (row, 1), n = (guint) sqlite3_column_int64 (row, 2);
  AriPlayed *played = NULL;

  for (guint i = 0; i < lookup->played->len && played == NULL; i++)
    if (g_array_index (lookup->played, AriPlayed, i).action == action)
      played = &g_array_index (lookup->played, AriPlayed, i);
  if (played == NULL)
    {
      GArray *by = g_array_new (FALSE, FALSE, sizeof (AriPlayedBy));

      g_array_set_clear_func (by, clear_by);
      g_array_append_val (lookup->played, ((AriPlayed) { .action = action, .by = by }));
      played = &g_array_index (lookup->played, AriPlayed, lookup->played->len - 1);
    }

  played->n += n;
  if (played->match == 0 || sqlite3_column_int64 (row, 3) > played->latest)
    {
      played->latest = sqlite3_column_int64 (row, 3);
      played->match = sqlite3_column_int64 (row, 6);
      played->ply = (guint) sqlite3_column_int64 (row, 7);
    }
  /* Chance has no seat, and nobody knows who sat at one that is missing. */
  if (sqlite3_column_type (row, 4) != SQLITE_NULL
      && ari_rules_actor (lookup->rules, &lookup->positions[0]) != ARI_CHANCE)
    count_by (lookup, played, sqlite3_column_int (row, 4) == 0 ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER,
              ari_statement_dup_text (row, 5), n);
  if (winners == 0)
    return;
  played->n_finished += n;
  for (guint seat = 0; seat < ARI_MAX_SEATS; seat++)
    if ((winners >> seat & 1) != 0)
      played->win[seat] += (double) n / __builtin_popcount (winners);
}

static gboolean
look_up (AriDatabase  *database,
         Lookup       *lookup,
         guint         i,
         const char   *sql,
         const char   *setup,
         gint64        except,
         const AriPlayedFilter *filter,
         GError      **error)
{
  int rc;
  g_autoptr(AriStatement) rows = ari_database_use (database, sql, error);

  if (rows == NULL)
    return FALSE;

  ari_statement_bind_text (rows, 1, setup);
  sqlite3_bind_int64 (rows, 2, (gint64) lookup->hashes[i]);
  sqlite3_bind_int64 (rows, 3, except);
  sqlite3_bind_int64 (rows, 4, ari_rules_actor (lookup->rules, &lookup->positions[0]));
  sqlite3_bind_int64 (rows, 5, filter->since);
  if (filter->person != NULL)
    ari_statement_bind_text (rows, 6, filter->person);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      g_autofree char *text = ari_statement_dup_word (rows, 0);
      AriAction action;

      /* Two positions with the same hash, or a file edited by hand. */
      if (!ari_rules_parse (lookup->rules, &lookup->positions[i], text, &action, NULL))
        continue;
      count (lookup, least_alike (lookup, turn_back (lookup, i, action)), rows);
    }

  return rc == SQLITE_DONE;
}

static int
compare_played (const void *a,
                const void *b)
{
  const AriPlayed *one = a, *other = b;

  if (one->n != other->n)
    return one->n > other->n ? -1 : 1;

  return one->action < other->action ? -1 : one->action > other->action;
}

static int
compare_by (const void *a,
            const void *b)
{
  const AriPlayedBy *one = a, *other = b;

  return one->n != other->n ? (one->n > other->n ? -1 : 1) : g_strcmp0 (one->name, other->name);
}

GArray *
ari_queries_played (AriDatabase      *database,
                    const AriSetup   *setup,
                    const AriAction  *actions,
                    guint             n_actions,
                    gint64            except,
                    const AriPlayedFilter *filter,
                    GError          **error)
{
  /* The start isn't a ply of its own, but every match with the setup has it. */
  static const char *const from_start = QUERY (
    "SELECT id, 0 FROM match WHERE " COUNTS "AND ?2 = ?2 ORDER BY id DESC LIMIT " NEWEST);
  static const char *const from_ply = QUERY (
    "SELECT ply.match, ply.id FROM ply CROSS JOIN match ON match.id = ply.match WHERE hash = ?2 AND " COUNTS
    "ORDER BY ply.match DESC LIMIT " NEWEST);
  g_autoptr(GArray) played = g_array_new (FALSE, FALSE, sizeof (AriPlayed));
  g_autofree char *text = ari_setup_to_text (setup);
  g_autoptr(GHashTable) by = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree Lookup *lookup = g_new0 (Lookup, 1);

  g_array_set_clear_func (played, clear_played);
  lookup->rules = setup->rules;
  lookup->played = played;
  lookup->by = by;
  play_lines (lookup, setup, actions, n_actions);
  for (guint i = 0; i < lookup->n; i++)
    {
      guint same = 0;

      while (lookup->hashes[same] != lookup->hashes[i])
        same++;
      if (same == i && !look_up (database, lookup, i, n_actions > 0 ? from_ply : from_start, text, except,
                                 filter, error))
        return NULL;
    }

  for (guint i = 0; i < played->len; i++)
    {
      AriPlayed *one = &g_array_index (played, AriPlayed, i);

      g_array_sort (one->by, compare_by);
      for (guint seat = 0; seat < ARI_MAX_SEATS; seat++)
        one->win[seat] /= MAX (1, one->n_finished);
    }
  g_array_sort (played, compare_played);

  return g_steal_pointer (&played);
}

/* Setups. One that this release doesn't know is left out: its matches can't be opened, either. */
static gboolean
setups_chore (AriDatabase  *database,
              gpointer      data,
              GError      **error)
{
  GArray *setups = data;
  int rc;
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT setup FROM match WHERE deleted = 0 GROUP BY setup ORDER BY max(touched) DESC, max(id) DESC",
    error);

  if (rows == NULL)
    return FALSE;

  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      g_autofree char *text = ari_statement_dup_text (rows, 0);
      AriSetup setup;

      if (ari_setup_parse (&setup, text, NULL))
        g_array_append_val (setups, setup);
    }

  return rc == SQLITE_DONE;
}

void
ari_library_setups_async (AriLibrary          *self,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_return_if_fail (ARI_IS_LIBRARY (self));

  ari_library_push_chore (self, ari_library_setups_async, setups_chore,
                          g_array_new (FALSE, FALSE, sizeof (AriSetup)),
                          (GDestroyNotify) g_array_unref, cancellable, callback, data);
}

GArray *
ari_library_setups_finish (AriLibrary    *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_setups_async), NULL);

  if (!ari_library_finish (self, result, error))
    return NULL;

  return g_array_ref (ari_library_chore_data (G_TASK (result)));
}
