/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-duel.h"
#include "ari-gamble.h"
#include "ari-search.h"

G_BEGIN_DECLS

/* The tree search alone, among @actions only (NULL: all legal ones). */
AriVerdict *ari_search_tree (const AriRules    *rules,
                             const AriPosition *position,
                             const AriAction   *actions,
                             guint              n_actions,
                             const AriBudget   *budget,
                             const gint        *cancelled,
                             double             interval,
                             AriVerdictFunc     progress,
                             gpointer           data) G_GNUC_WARN_UNUSED_RESULT;
/* The alpha-beta search alone, likewise. */
AriVerdict *ari_search_duel (const AriDuel     *duel,
                             const AriRules    *rules,
                             const AriPosition *position,
                             const AriAction   *actions,
                             guint              n_actions,
                             const AriBudget   *budget,
                             const gint        *cancelled,
                             double             interval,
                             AriVerdictFunc     progress,
                             gpointer           data) G_GNUC_WARN_UNUSED_RESULT;
/* Expectimax and rollouts, likewise. */
AriVerdict *ari_search_gamble (const AriGamble   *gamble,
                               const AriRules    *rules,
                               const AriPosition *position,
                               const AriAction   *actions,
                               guint              n_actions,
                               const AriBudget   *budget,
                               const gint        *cancelled,
                               double             interval,
                               AriVerdictFunc     progress,
                               gpointer           data) G_GNUC_WARN_UNUSED_RESULT;
/* Where chance acts: all outcomes, each judged by ari_search_run(). */
AriVerdict *ari_search_chance (const AriRules    *rules,
                               const AriPosition *position,
                               const AriBudget   *budget,
                               const gint        *cancelled,
                               double             interval,
                               AriVerdictFunc     progress,
                               gpointer           data) G_GNUC_WARN_UNUSED_RESULT;
/* Whichever serves the game, among @actions only. */
AriVerdict *ari_search_among (const AriRules    *rules,
                              const AriPosition *position,
                              const AriAction   *actions,
                              guint              n_actions,
                              const AriBudget   *budget,
                              const gint        *cancelled) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
