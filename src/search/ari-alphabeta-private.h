/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-alphabeta.h"

G_BEGIN_DECLS

#define ARI_INFINITE     (ARI_VALUE_WIN + 1)
#define ARI_MAX_HEIGHT   96  /* actions from the root, extensions included */
#define ARI_N_KILLERS    2
#define ARI_HISTORY_BITS 12

struct _AriAlphabeta
{
  const AriAlphaBetaOps    *ops;
  const AriRules   *rules;
  AriPosition       root;
  AriActor          root_actor;
  int               contempt;
  AriTransposition *table;
  gpointer          memory; /* of the learned evaluation */
  AriRootLine      *lines;
  guint             n_lines;
  guint64           nodes, max_nodes;
  AriAlphabetaFunc  must_stop;
  gpointer          data;
  gboolean          stopped;
  AriAction         killers[ARI_MAX_HEIGHT][ARI_N_KILLERS];
  gint16            history[2][1 << ARI_HISTORY_BITS];
  AriPv             pv[ARI_MAX_HEIGHT + 1];
};

/* One node of the search and its distance from the root. */
typedef struct
{
  const AriPosition *position;
  guint              height; /* actions */
  guint              turns;  /* changes of the actor */
} AriPlace;

/* Plays @action and searches the result, @depth actions deep; the value is for the seat that plays.
 * @plies counts the quiescence plies so far, 0 before quiescence. */
int ari_alphabeta_try (AriAlphabeta   *self,
                       const AriPlace *place,
                       AriAction       action,
                       int             alpha,
                       int             beta,
                       int             depth,
                       guint           plies);

G_END_DECLS
