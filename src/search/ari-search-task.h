/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-alphabeta-ops.h"
#include "ari-budget.h"
#include "ari-expectimax-ops.h"
#include "ari-verdict.h"

G_BEGIN_DECLS

/**
 * AriSearchTask: what a search looks for; see ari_search_run()
 * @actions: (nullable): the only ones to search; NULL: all legal ones
 */
typedef struct
{
  const AriRules    *rules;
  const AriPosition *position;
  const AriAction   *actions;
  guint              n_actions;
  const AriBudget   *budget;
  const gint        *cancelled;
  double             interval;
  AriVerdictFunc     progress;
  gpointer           data;
} AriSearchTask;

/* The tree search alone. */
AriVerdict *ari_search_tree       (const AriSearchTask    *task) G_GNUC_WARN_UNUSED_RESULT;
/* The alpha-beta search alone. */
AriVerdict *ari_search_alphabeta  (const AriAlphaBetaOps  *ops,
                                   const AriSearchTask    *task) G_GNUC_WARN_UNUSED_RESULT;
/* Expectimax and rollouts. */
AriVerdict *ari_search_expectimax (const AriExpectimaxOps *ops,
                                   const AriSearchTask    *task) G_GNUC_WARN_UNUSED_RESULT;
/* Positions where chance acts, in games searched by playouts; all actions. */
AriVerdict *ari_search_chance     (const AriSearchTask    *task) G_GNUC_WARN_UNUSED_RESULT;
/* Positions where a seat chooses, in games searched by playouts: the solver or the tree search. */
AriVerdict *ari_search_choice     (const AriSearchTask    *task) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
