/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-puzzles.h"

#include "ari-record.h"
#include "ari-solution-reason.h"

#define FOLDER "/io/github/ariadne_games/Ariadne/puzzles/"

static void
puzzle_free (gpointer data)
{
  AriPuzzle *puzzle = data;

  g_free (puzzle->name);
  g_clear_object (&puzzle->match);
  g_clear_pointer (&puzzle->solution, ari_solution_free);
  g_free (puzzle);
}

/* (nullable): the value of a tag that only puzzles have. None of their values needs an escape, but a long one
 * is broken into lines that end with a backslash. */
static char *
find_tag (AriMatch   *match,
          const char *name)
{
  g_autofree char *start = g_strdup_printf ("[%s \"", name);
  const char *tags = ari_match_get_foreign_tags (match);
  const char *found = tags != NULL ? strstr (tags, start) : NULL;
  const char *value = found != NULL ? found + strlen (start) : NULL;
  const char *end = value != NULL ? strchr (value, '"') : NULL;
  g_autofree char *broken = end != NULL ? g_strndup (value, (gsize) (end - value)) : NULL;
  g_auto(GStrv) lines = broken != NULL ? g_strsplit (broken, "\\\n", -1) : NULL;

  return lines != NULL ? g_strjoinv ("", lines) : NULL;
}

/* A puzzle that can’t be read is our mistake, and the tests read all of them. */
static AriPuzzle *
puzzle_new (AriMatch *match)
{
  g_autofree char *effort = find_tag (match, "Effort"), *solution = find_tag (match, "Solution");
  AriPuzzle *puzzle = g_new0 (AriPuzzle, 1);
  g_autoptr(GError) error = NULL;

  ari_match_set_cursor (match, G_MAXUINT);
  puzzle->match = g_object_ref (match);
  puzzle->name = find_tag (match, "Puzzle");
  puzzle->effort = effort != NULL ? (guint) g_ascii_strtoull (effort, NULL, 10) : 0;
  if (solution != NULL)
    puzzle->solution = ari_solution_parse (ari_match_get_rules (match), ari_match_get_position (match),
                                           solution, &error);
  if (puzzle->name == NULL || puzzle->solution == NULL)
    g_error ("The puzzle %s can’t be read: %s", puzzle->name != NULL ? puzzle->name : "without a name",
             error != NULL ? error->message : "it has no solution");
  puzzle->theme = ari_solution_theme (puzzle->solution, ari_match_get_rules (match),
                                      ari_match_get_position (match));

  return puzzle;
}

static GPtrArray *
read_puzzles (const AriRules *rules)
{
  GPtrArray *puzzles = g_ptr_array_new_with_free_func (puzzle_free);
  g_autofree char *path = g_strconcat (FOLDER, rules->id, ".ariadne", NULL);
  g_autoptr(GBytes) text = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  AriRecordReader reader;

  if (text == NULL)
    return puzzles;

  ari_record_reader_init (&reader, g_bytes_get_data (text, NULL), (gssize) g_bytes_get_size (text));
  do
    {
      g_autoptr(GError) error = NULL;
      g_autoptr(AriMatch) match = ari_record_reader_next (&reader, &error);

      if (match == NULL)
        g_error ("The puzzles in %s can’t be read: %s", path, error->message);
      g_ptr_array_add (puzzles, puzzle_new (match));
    }
  while (!ari_record_reader_at_end (&reader));

  return puzzles;
}

GPtrArray *
ari_puzzles_of (const AriRules *rules)
{
  static GHashTable *known; /* (element-type AriRules GPtrArray) */
  GPtrArray *puzzles;

  if (known == NULL)
    known = g_hash_table_new (NULL, NULL);
  puzzles = g_hash_table_lookup (known, rules);
  if (puzzles == NULL)
    {
      puzzles = read_puzzles (rules);
      g_hash_table_insert (known, (gpointer) rules, puzzles);
    }

  return puzzles;
}

/* One game, and the next one in another idle moment, so that nothing else waits for all of them. */
static gboolean
read_next_cb (gpointer data)
{
  GTask *task = data;
  guint n_games, i = GPOINTER_TO_UINT (g_task_get_task_data (task));
  const AriRules *const *games = ari_rules_all (&n_games);

  if (g_task_return_error_if_cancelled (task))
    return G_SOURCE_REMOVE;
  if (i == n_games)
    {
      g_task_return_boolean (task, TRUE);
      return G_SOURCE_REMOVE;
    }

  ari_puzzles_of (games[i]);
  g_task_set_task_data (task, GUINT_TO_POINTER (i + 1), NULL);

  return G_SOURCE_CONTINUE;
}

void
ari_puzzles_read_async (GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, data);

  g_task_set_source_tag (task, ari_puzzles_read_async);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, read_next_cb, task, g_object_unref);
}

gboolean
ari_puzzles_read_finish (GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, ari_puzzles_read_async), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

const AriLevel *
ari_puzzle_level (guint effort)
{
  g_return_val_if_fail (effort >= 1 && effort <= ARI_MAX_EFFORT, ari_levels ());

  return &ari_levels ()[effort];
}

const AriPuzzle *
ari_puzzles_lookup (const AriRules *rules,
                    const char     *name)
{
  GPtrArray *puzzles = ari_puzzles_of (rules);

  for (guint i = 0; i < puzzles->len; i++)
    {
      const AriPuzzle *puzzle = g_ptr_array_index (puzzles, i);

      if (g_str_equal (puzzle->name, name))
        return puzzle;
    }

  return NULL;
}
