/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-expectimax-ops.h"
#include "ari-pv.h"

G_BEGIN_DECLS

/**
 * AriExpectimax:
 *
 * One thread's search of a game with chance: each seat chooses what is best for its side, chance nodes are
 * averaged, and settled positions are judged after the given number of turns. The search remembers what it
 * has judged.
 */
typedef struct _AriExpectimax AriExpectimax;

/* Called now and then on the searching thread, between two nodes; TRUE stops the search. */
typedef gboolean (*AriExpectimaxFunc) (gpointer data);

/* Both arguments stay the caller’s. */
AriExpectimax *ari_expectimax_new       (const AriExpectimaxOps   *ops,
                                         const AriRules    *rules) G_GNUC_WARN_UNUSED_RESULT;
/* Frees the search and what it remembers. */
void           ari_expectimax_free      (AriExpectimax     *self);
/* From now on, judge at most @max_nodes positions, and ask the callback whether to stop. */
void           ari_expectimax_set_limit (AriExpectimax     *self,
                                         guint64            max_nodes,
                                         AriExpectimaxFunc  must_stop,
                                         gpointer           data);
/* Clears the memory, so that what follows counts the same nodes whatever was searched before. */
void           ari_expectimax_forget    (AriExpectimax     *self);
/* The shares of all seats when the present turn is played to its end and @turns more are searched. FALSE
 * when stopped; @win is then undefined. */
gboolean       ari_expectimax_judge     (AriExpectimax     *self,
                                         const AriPosition *position,
                                         guint              turns,
                                         double             win[ARI_MAX_SEATS]);
/* The best action of the actor, searched likewise; ARI_ACTION_NONE when stopped. */
AriAction      ari_expectimax_choose    (AriExpectimax     *self,
                                         const AriPosition *position,
                                         guint              turns);
/* The expected line of the present turn, until chance acts; call it after ari_expectimax_judge() with the
 * same number of turns. It plays @position forward. */
void           ari_expectimax_get_line  (AriExpectimax     *self,
                                         AriPosition       *position,
                                         guint              turns,
                                         AriPv             *pv);
/* Positions judged so far. */
guint64        ari_expectimax_get_nodes (AriExpectimax     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriExpectimax, ari_expectimax_free)

G_END_DECLS
