/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-duel.h"
#include "ari-gamble.h"
#include "ari-search.h"

G_BEGIN_DECLS

/* What the verdict says of the whole: what it says of the first candidate, or, where chance acts, of all
 * of them on average. */
void        ari_verdict_take_best (AriVerdict *verdict);
void        ari_verdict_average   (AriVerdict *verdict);
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
/* Where chance acts, in games that are searched by playouts. */
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
