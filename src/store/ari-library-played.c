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
} Lookup;

/* The matches that are looked at. The plus keeps SQLite from the index of lists, which would need sorting. */
#define COUNTS "setup = ?1 AND +deleted = 0 AND match.id <> ?3 "

/* The main line's plies are 1, 2, 3 … in most matches, namely if it is as long as the number of its tip; only
 * after a takeback or a promotion must it be followed from its tip. CROSS JOIN keeps the order, so that
 * SQLite begins with the few places that were found. */
#define QUERY(here) \
  "WITH RECURSIVE here (match, id) AS (" here ") " \
  "SELECT next.action, match.winners, count(DISTINCT match.id) " \
  "FROM here CROSS JOIN match ON match.id = here.match " \
  "CROSS JOIN ply AS next ON next.match = here.match AND next.id = here.id + 1 " \
  "WHERE tip = n_plies AND next.id <= tip GROUP BY 1, 2 " \
  "UNION ALL " \
  "SELECT next.action, match.winners, count(DISTINCT match.id) " \
  "FROM here CROSS JOIN match ON match.id = here.match " \
  "CROSS JOIN ply AS next ON next.match = here.match AND next.parent = here.id " \
  "WHERE tip <> n_plies AND next.id IN (" \
  "  WITH RECURSIVE line (id) AS (" \
  "    SELECT tip UNION ALL " \
  "    SELECT parent FROM line JOIN ply ON ply.match = here.match AND ply.id = line.id WHERE parent > 0) " \
  "  SELECT id FROM line) " \
  "GROUP BY 1, 2"

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

static void
count (Lookup    *lookup,
       AriAction  action,
       guint      winners,
       guint      n)
{
  AriPlayed *played = NULL;

  for (guint i = 0; i < lookup->played->len && played == NULL; i++)
    if (g_array_index (lookup->played, AriPlayed, i).action == action)
      played = &g_array_index (lookup->played, AriPlayed, i);
  if (played == NULL)
    {
      g_array_append_val (lookup->played, ((AriPlayed) { .action = action }));
      played = &g_array_index (lookup->played, AriPlayed, lookup->played->len - 1);
    }

  played->n += n;
  if (winners == 0)
    return;
  played->n_finished += n;
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    if ((winners >> s & 1) != 0)
      played->win[s] += (double) n / __builtin_popcount (winners);
}

static gboolean
look_up (AriDatabase  *database,
         Lookup       *lookup,
         guint         i,
         const char   *sql,
         const char   *setup,
         gint64        except,
         GError      **error)
{
  int rc;
  g_autoptr(AriStatement) rows = ari_database_use (database, sql, error);

  if (rows == NULL)
    return FALSE;

  ari_statement_bind_text (rows, 1, setup);
  sqlite3_bind_int64 (rows, 2, (gint64) lookup->hashes[i]);
  sqlite3_bind_int64 (rows, 3, except);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      g_autofree char *text = ari_statement_dup_word (rows, 0);
      AriAction action;

      /* Two positions with the same hash, or a file edited by hand. */
      if (!ari_rules_parse (lookup->rules, &lookup->positions[i], text, &action, NULL))
        continue;
      count (lookup, least_alike (lookup, turn_back (lookup, i, action)),
             (guint) sqlite3_column_int64 (rows, 1), (guint) sqlite3_column_int64 (rows, 2));
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

GArray *
ari_queries_played (AriDatabase      *database,
                    const AriSetup   *setup,
                    const AriAction  *actions,
                    guint             n_actions,
                    gint64            except,
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
  g_autofree Lookup *lookup = g_new0 (Lookup, 1);

  lookup->rules = setup->rules;
  lookup->played = played;
  play_lines (lookup, setup, actions, n_actions);
  for (guint i = 0; i < lookup->n; i++)
    {
      guint same = 0;

      while (lookup->hashes[same] != lookup->hashes[i])
        same++;
      if (same == i && !look_up (database, lookup, i, n_actions > 0 ? from_ply : from_start, text, except,
                                 error))
        return NULL;
    }

  for (guint i = 0; i < played->len; i++)
    for (guint s = 0; s < ARI_MAX_SEATS; s++)
      g_array_index (played, AriPlayed, i).win[s] /= MAX (1, g_array_index (played, AriPlayed, i).n_finished);
  g_array_sort (played, compare_played);

  return g_steal_pointer (&played);
}
