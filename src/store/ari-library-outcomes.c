/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-private.h"

#include <math.h>

/* What chance did in all matches of a game. Rolls are not stored as such: where chance acts, every possible
 * outcome is counted with its probability. */

#define RANGE 1.96 /* standard deviations: 95 of 100 counts lie within them */

/* A request to the other thread, and its result. */
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
 * Returns: how far the observed number is at most from the expected one, in 95 of 100 cases, when chance is
 *   fair
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

/* Chance gives the same outcome the same number wherever it occurs. */
static AriOutcomeCount *
count_of (GHashTable        *counts,
          const AriRules    *rules,
          const AriPosition *position,
          AriAction          action)
{
  AriOutcomeCount *count = g_hash_table_lookup (counts, GUINT_TO_POINTER (action));

  if (count == NULL)
    {
      count = g_new0 (AriOutcomeCount, 1);
      count->text = rules->format (position, action);
      g_hash_table_insert (counts, GUINT_TO_POINTER (action), count);
    }

  return count;
}

static void
add_outcome (const AriRules       *rules,
             const AriReplayedPly *ply,
             gpointer              counts)
{
  AriAction actions[ARI_MAX_ACTIONS];
  double total = 0.0;
  guint n;

  if (ari_rules_actor (rules, ply->position) != ARI_CHANCE)
    return;

  n = rules->actions (ply->position, actions);
  for (guint i = 0; i < n; i++)
    total += ari_rules_chance_weight (rules, ply->position, actions[i]);
  for (guint i = 0; i < n; i++)
    {
      AriOutcomeCount *count = count_of (counts, rules, ply->position, actions[i]);
      double part = ari_rules_chance_weight (rules, ply->position, actions[i]) / total;

      count->possible++;
      count->seen += actions[i] == ply->action;
      count->expected += part;
      count->variance += part * (1.0 - part);
    }
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
  gboolean replayed = ari_matches_replay (database, request->rules, add_outcome, counts, error);

  request->counts = g_hash_table_get_values_as_ptr_array (counts);
  g_ptr_array_set_free_func (request->counts, (GDestroyNotify) ari_outcome_count_free);
  g_ptr_array_sort_values (request->counts, compare_counts);

  return replayed;
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
  ari_library_push_chore (self, ari_library_outcomes_async, outcomes_chore, request, request_free,
                          cancellable, callback, data);
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
