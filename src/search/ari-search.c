/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-search.h"

#include "ari-search-private.h"

AriVerdict *
ari_search_run (const AriRules    *rules,
                const AriPosition *position,
                const AriBudget   *budget,
                const gint        *cancelled,
                double             interval,
                AriVerdictFunc     progress,
                gpointer           data)
{
  return ari_search_tree (rules, position, NULL, 0, budget, cancelled, interval, progress, data);
}
