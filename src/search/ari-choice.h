/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-alphabeta-ops.h"

G_BEGIN_DECLS

/**
 * AriChoice:
 *
 * The actions of one position and how soon each is worth a look.
 */
typedef struct
{
  guint     n;
  AriAction actions[ARI_MAX_ACTIONS];
  int       ranks[ARI_MAX_ACTIONS];
} AriChoice;

static inline void
ari_choice_list (AriChoice             *self,
                 const AriAlphaBetaOps *ops,
                 const AriRules        *rules,
                 const AriPosition     *position)
{
  self->n = rules->actions (position, self->actions);
  ops->rank (position, self->actions, self->n, self->ranks);
}

/* Moves the highest-ranked action from @i on to place @i. Most positions need few of their actions, so
 * sorting them all would be wasted. */
static inline AriAction
ari_choice_pick (AriChoice *self,
                 guint      i)
{
  guint best = i;
  AriAction action;
  int rank;

  for (guint k = i + 1; k < self->n; k++)
    if (self->ranks[k] > self->ranks[best])
      best = k;

  action = self->actions[best];
  rank = self->ranks[best];
  self->actions[best] = self->actions[i];
  self->ranks[best] = self->ranks[i];
  self->actions[i] = action;
  self->ranks[i] = rank;

  return action;
}

G_END_DECLS
