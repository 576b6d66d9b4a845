/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-solution.h"

G_BEGIN_DECLS

#define ARI_MAX_REFUTATION 8

/**
 * AriRefutation: how another side answers an action that isn't right
 * @n: how many actions the line has; 0: no answer is known
 * @line: the action, what its player does until the turn is over, what chance brings, and last the answer
 * @by_chance: whether chance acts in between: then the answer is only one of many that may come
 */
typedef struct
{
  guint     n;
  AriAction line[ARI_MAX_REFUTATION];
  gboolean  by_chance;
} AriRefutation;

/* Finds how @wrong, legal in @position, is answered. @solution: of @position. @budget: its nodes are those of
 * each of up to a dozen searches, its seconds those of all of them together; after these, no answer is known.
 * @cancelled: (nullable): as for ari_search_run() */
void  ari_refutation_find     (AriRefutation       *self,
                               const AriRules      *rules,
                               const AriPosition   *position,
                               const AriSolution   *solution,
                               AriAction            wrong,
                               const AriBudget     *budget,
                               const gint          *cancelled);
/* (nullable): what the answer brings, as a translated sentence about “it”. @position: as above */
char *ari_refutation_gain     (const AriRefutation *self,
                               const AriRules      *rules,
                               const AriPosition   *position) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): the answer in translated sentences, and what it brings; %NULL: there is none. @position: as
 * above. @names: (nullable): of the players */
char *ari_refutation_to_words (const AriRefutation *self,
                               const AriRules      *rules,
                               const AriPosition   *position,
                               const AriNames      *names) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
