/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-budget.h"
#include "ari-verdict.h"

G_BEGIN_DECLS

/**
 * ari_search_run:
 * @rules: the game
 * @position: where to search; not over. Where chance acts, the search covers each outcome
 * @budget: when to stop
 * @cancelled: (nullable): set to TRUE atomically by another thread to stop within 100 ms
 * @interval: (seconds) how often to call @progress; 0: never
 *
 * Searches at full strength and returns a verdict: never NULL, and with at least one candidate even when
 * cancelled at once.
 */
AriVerdict *ari_search_run   (const AriRules    *rules,
                              const AriPosition *position,
                              const AriBudget   *budget,
                              const gint        *cancelled,
                              double             interval,
                              AriVerdictFunc     progress,
                              gpointer           data) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
