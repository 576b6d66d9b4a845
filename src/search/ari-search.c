/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-search.h"

#include "ari-playouts.h"
#include "ari-search-private.h"
#include "ari-searcher.h"

/* Full strength: alpha-beta or expectimax for games with a table for it. For all others, one search for
 * positions where chance acts, and one for those where a seat chooses. */

AriVerdict *
ari_search_dispatch (const AriSearchTask *task)
{
  const AriSearcher *searcher = ari_searcher_lookup (task->rules->id);

  if (searcher->alphabeta != NULL)
    return ari_search_alphabeta (searcher->alphabeta, task);
  if (searcher->expectimax != NULL)
    return ari_search_expectimax (searcher->expectimax, task);

  return ari_search_tree (task);
}

AriVerdict *
ari_search_run (const AriRules    *rules,
                const AriPosition *position,
                const AriBudget   *budget,
                const gint        *cancelled,
                double             interval,
                AriVerdictFunc     progress,
                gpointer           data)
{
  const AriSearcher *searcher = ari_searcher_lookup (rules->id);
  AriSearchTask task = {
    .rules = rules, .position = position, .budget = budget, .cancelled = cancelled,
    .interval = interval, .progress = progress, .data = data,
  };

  if (searcher->alphabeta != NULL || searcher->expectimax != NULL)
    return ari_search_dispatch (&task);
  if (ari_is_drawn (rules, position))
    return ari_search_chance (&task);

  return ari_search_choice (&task);
}
