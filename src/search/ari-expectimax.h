/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-expectimax-ops.h"
#include "ari-pv.h"

G_BEGIN_DECLS

/**
 * AriExpectimax:
 *
 * One thread's search of a game with chance: seats choose what is best for their side, chance is averaged
 * over, and settled positions are judged when so many turns were looked at. It remembers what
 * it has seen.
 */
typedef struct _AriExpectimax AriExpectimax;

/* Called now and then on the searching thread between two nodes; TRUE stops the search. */
typedef gboolean (*AriExpectimaxFunc) (gpointer data);

/* Both stay the caller’s. */
AriExpectimax *ari_expectimax_new       (const AriExpectimaxOps   *gamble,
                                         const AriRules    *rules) G_GNUC_WARN_UNUSED_RESULT;
/* With what it remembers. */
void           ari_expectimax_free      (AriExpectimax     *self);
/* From now on: at most so many positions judged, and ask whether to stop. */
void           ari_expectimax_set_limit (AriExpectimax     *self,
                                         guint64            max_nodes,
                                         AriExpectimaxFunc  must_stop,
                                         gpointer           data);
/* Forgets what it remembers, so that what follows counts the same nodes wherever it was before. */
void           ari_expectimax_forget    (AriExpectimax     *self);
/* The shares of all seats when the present turn is played to its end, and @turns more are looked at. FALSE
 * when it was stopped; then @win says nothing. */
gboolean       ari_expectimax_judge     (AriExpectimax     *self,
                                         const AriPosition *position,
                                         guint              turns,
                                         double             win[ARI_MAX_SEATS]);
/* The best action of the seat that acts, likewise; ARI_ACTION_NONE when it was stopped. */
AriAction      ari_expectimax_choose    (AriExpectimax     *self,
                                         const AriPosition *position,
                                         guint              turns);
/* What is expected to follow in the present turn, until chance acts, after ari_expectimax_judge() with
 * as many turns. @position is played on. */
void           ari_expectimax_get_line  (AriExpectimax     *self,
                                         AriPosition       *position,
                                         guint              turns,
                                         AriPv             *pv);
/* Positions judged so far. */
guint64        ari_expectimax_get_nodes (AriExpectimax     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriExpectimax, ari_expectimax_free)

G_END_DECLS
