/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-alphabeta-ops.h"
#include "ari-pv.h"
#include "ari-transposition.h"

G_BEGIN_DECLS

/* A win at the root; each change of the actor before it makes it worth one less. */
#define ARI_VALUE_WIN     (1 << 16)
#define ARI_VALUE_DECIDED (ARI_VALUE_WIN - 1024) /* beyond it, in either direction, the result is proved */
#define ARI_MAX_DEPTH     40

/* What is known of one action of the root. */
typedef struct
{
  AriAction action;
  int       value;   /* for the actor of the root, with the whim unless the result is decided */
  int       whim;    /* what is added to the value of the position reached */
  AriBound  bound;   /* ARI_BOUND_NONE: nothing is known yet */
  gboolean  proved;  /* needs no more search */
  guint64   nodes;
  AriPv     pv;
} AriRootLine;

/**
 * AriAlphabeta:
 *
 * One thread's search of one position, depth by depth.
 */
typedef struct _AriAlphabeta AriAlphabeta;

/* Called now and then on the searching thread, between two nodes; TRUE stops the search. */
typedef gboolean (*AriAlphabetaFunc) (guint64  nodes,
                                      gpointer data);

/* @table is shared with other threads and must outlive the search; @actions are the root's actions to
 * search, likely ones first. */
AriAlphabeta      *ari_alphabeta_new          (const AriAlphaBetaOps      *ops,
                                               const AriRules     *rules,
                                               const AriPosition  *position,
                                               const AriAction    *actions,
                                               guint               n_actions,
                                               AriTransposition   *table) G_GNUC_WARN_UNUSED_RESULT;
/* Does not free the table. */
void               ari_alphabeta_free         (AriAlphabeta       *self);
/* How far below zero the root's actor values a draw. */
void               ari_alphabeta_set_contempt (AriAlphabeta       *self,
                                               guint               contempt);
/* Adds up to @most, drawn for each action of the root by @seed, to what the search finds. */
void               ari_alphabeta_set_whim     (AriAlphabeta       *self,
                                               guint               most,
                                               guint64             seed);
/* Stops after @max_nodes, or as soon as @must_stop (nullable) returns TRUE. */
void               ari_alphabeta_set_limit    (AriAlphabeta       *self,
                                               guint64             max_nodes,
                                               AriAlphabetaFunc    must_stop,
                                               gpointer            data);
/* Records that an action wins with the actor's turn number @turns along @pv. */
void               ari_alphabeta_set_win      (AriAlphabeta       *self,
                                               guint               turns,
                                               const AriPv        *pv);
/* Searches @depth actions deep and gives the best @n_lines actions their own values and the others upper
 * bounds. FALSE when stopped; the lines keep what was found until then. */
gboolean           ari_alphabeta_search       (AriAlphabeta       *self,
                                               guint               depth,
                                               guint               n_lines);
/* One line for each action, best first. */
const AriRootLine *ari_alphabeta_get_lines    (const AriAlphabeta *self);
/* Positions searched so far. */
guint64            ari_alphabeta_get_nodes    (const AriAlphabeta *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriAlphabeta, ari_alphabeta_free)

G_END_DECLS
