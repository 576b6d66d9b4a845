/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-expectimax.h"
#include "ari-budget.h"
#include "ari-verdict.h"

G_BEGIN_DECLS

/* What the search knows about one action of the root. */
typedef struct
{
  AriAction action;
  double    weight;   /* of an outcome, where chance acts; else 0 */
  AriActor  seat;     /* whose @share and @error are */
  guint     depth;    /* turns searched */
  gboolean  rolled;   /* @win and @error are from rollouts */
  double    share;    /* of its side */
  double    win[ARI_MAX_SEATS];
  double    points[ARI_MAX_SEATS];
  double    error;
  guint64   nodes;
  AriPv     pv;
} AriExpectimaxLine;

/* One search of a game with chance, from the root's point of view. */
typedef struct
{
  const AriExpectimaxOps *ops;
  const AriRules         *rules;
  const AriPosition      *position;
  AriActor                actor;
  const gint             *cancelled;
  gint64                  begun;
  gint64                  deadline;     /* monotonic microseconds; G_MAXINT64: none */
  guint64                 max_nodes;
  guint64                 rolled_nodes; /* positions judged by rollouts */
  guint                   n_lines;
  guint                   n_wanted;     /* lines that should get a value of their own */
  AriExpectimaxLine      *lines;        /* best first */
  AriExpectimax          *search;
} AriExpectimaxRun;

/* ari-expectimax-run.c */
/* Whether to stop now: an #AriExpectimaxFunc whose @data is the run. */
gboolean    ari_expectimax_run_is_over      (gpointer                 data);
/* The share that @win gives the side whose line this is. */
double      ari_expectimax_run_share        (const AriExpectimaxRun  *run,
                                             const AriExpectimaxLine *line,
                                             const double             win[ARI_MAX_SEATS]);
/* Sorts best first or, where chance acts, in the order of the rules. */
void        ari_expectimax_run_sort         (AriExpectimaxRun        *run);
/* The verdict so far. */
AriVerdict *ari_expectimax_run_make_verdict (const AriExpectimaxRun  *run) G_GNUC_WARN_UNUSED_RESULT;

/* ari-expectimax-rollouts.c */
/* Rolls out the best lines until the budget is spent or their errors are small enough. */
void        ari_expectimax_run_roll_out     (AriExpectimaxRun        *run,
                                             const AriBudget         *budget,
                                             double                   interval,
                                             AriVerdictFunc           progress,
                                             gpointer                 data);

G_END_DECLS
