/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <math.h>

/* What chance did in all matches of a game. No roll is stored as such: the main line of each match is played again, and
 * where chance acts, all that might have come is counted with its probability. */

#define RANGE 1.96 /* standard deviations, within which 95 of 100 counts lie */

typedef struct
{
  AriDatabase    *database;
  const AriRules *rules;
  GHashTable     *counts;  /* (element-type AriAction AriOutcomeCount) */
} Tally;

/* What is asked of the other thread, and its answer. */
typedef struct
{
  const AriRules *rules;
  GPtrArray      *counts;  /* (nullable) (element-type AriOutcomeCount) */
} Request;

void
ari_outcome_count_free (AriOutcomeCount *self)
{
  g_free (self->text);
  g_free (self);
}

/**
 * ari_outcome_count_range:
 *
 * Returns: how far from the expected number the one that was seen lies at most, in 95 of 100 cases, when chance is fair
 */
double
ari_outcome_count_range (const AriOutcomeCount *self)
{
  return RANGE * sqrt (self->variance);
}

static void
request_free (gpointer data)
{
  Request *request = data;

  g_clear_pointer (&request->counts, g_ptr_array_unref);
  g_free (request);
}

/* Chance gives the same number to the same outcome wherever it comes about. */
static AriOutcomeCount *
count_of (Tally             *tally,
          const AriPosition *position,
          AriAction          action)
{
  AriOutcomeCount *count = g_hash_table_lookup (tally->counts, GUINT_TO_POINTER (action));

  if (count == NULL)
    {
      count = g_new0 (AriOutcomeCount, 1);
      count->text = tally->rules->format (position, action);
      g_hash_table_insert (tally->counts, GUINT_TO_POINTER (action), count);
    }

  return count;
}

static void
add_outcome (Tally             *tally,
             const AriPosition *position,
             AriAction          action)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = tally->rules->actions (position, actions);
  double total = 0.0;

  for (guint i = 0; i < n; i++)
    total += tally->rules->chance_weight (position, actions[i]);
  for (guint i = 0; i < n; i++)
    {
      AriOutcomeCount *count = count_of (tally, position, actions[i]);
      double part = tally->rules->chance_weight (position, actions[i]) / total;

      count->possible++;
      count->seen += actions[i] == action;
      count->expected += part;
      count->variance += part * (1.0 - part);
    }
}

/* Plays a match as far as it is legal: a hand may have been in the file. */
static gboolean
add_match (Tally           *tally,
           gint64           match,
           gint64           tip,
           const AriSetup  *setup,
           GError         **error)
{
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  AriPosition position;

  if (!ari_matches_load_line (tally->database, match, tip, texts, NULL, error))
    return FALSE;

  setup->rules->start (&position, setup);
  for (guint i = texts->len; i > 0; i--)
    {
      AriAction action;

      if (!setup->rules->parse (&position, texts->pdata[i - 1], &action, NULL))
        return TRUE;
      if (setup->rules->actor (&position) == ARI_CHANCE)
        add_outcome (tally, &position, action);
      setup->rules->apply (&position, action);
    }

  return TRUE;
}

static int
compare_counts (gconstpointer a,
                gconstpointer b)
{
  return strcmp (((const AriOutcomeCount *) a)->text, ((const AriOutcomeCount *) b)->text);
}

static gboolean
outcomes_chore (AriDatabase  *database,
                gpointer      data,
                GError      **error)
{
  Request *request = data;
  g_autoptr(GHashTable) counts = g_hash_table_new (NULL, NULL);
  g_autoptr(AriStatement) rows = ari_database_use (database,
    "SELECT id, tip, setup FROM match WHERE game = ?1 AND deleted = 0 AND tip > 0", error);
  Tally tally = { database, request->rules, counts };
  int rc;

  if (rows == NULL)
    return FALSE;

  ari_statement_bind_text (rows, 1, request->rules->id);
  while ((rc = ari_database_step (database, rows, error)) == SQLITE_ROW)
    {
      g_autofree char *text = ari_statement_dup_word (rows, 2);
      AriSetup setup;

      if (ari_setup_parse (&setup, text, NULL) && setup.rules == request->rules &&
          !add_match (&tally, sqlite3_column_int64 (rows, 0), sqlite3_column_int64 (rows, 1), &setup, error))
        break;
    }

  request->counts = g_hash_table_get_values_as_ptr_array (counts);
  g_ptr_array_set_free_func (request->counts, (GDestroyNotify) ari_outcome_count_free);
  g_ptr_array_sort_values (request->counts, compare_counts);

  return rc == SQLITE_DONE;
}

void
ari_library_outcomes_async (AriLibrary          *self,
                            const AriRules      *rules,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             data)
{
  Request *request = g_new0 (Request, 1);

  g_return_if_fail (ARI_IS_LIBRARY (self));
  g_return_if_fail (rules->chance_weight != NULL);

  request->rules = rules;
  ari_library_push_chore (self, ari_library_outcomes_async, outcomes_chore, request, request_free, cancellable,
                          callback, data);
}

GPtrArray *
ari_library_outcomes_finish (AriLibrary    *self,
                             GAsyncResult  *result,
                             GError       **error)
{
  Request *request;

  g_return_val_if_fail (g_async_result_is_tagged (result, ari_library_outcomes_async), NULL);

  if (!ari_library_finish (self, result, error))
    return NULL;

  request = ari_library_chore_data (G_TASK (result));
  return g_ptr_array_ref (request->counts);
}
