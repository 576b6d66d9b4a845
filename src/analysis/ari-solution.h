/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-search.h"

G_BEGIN_DECLS

/**
 * AriSolved: one action of a position that was judged
 * @loss: how much of a winning chance it loses against the best one, 0 … 1
 * @at_least: it may lose more than that
 */
typedef struct
{
  AriAction action;
  double    loss;
  gboolean  at_least;
} AriSolved;

/**
 * AriSolution: what to play in a position, so that an answer can be judged without a search
 * @chance: of the actor’s side after the best action, 0 … 1
 * @proved: that the best action wins
 * @turns: if so, within how many turns of the player; 0: not counted
 * @n_right: how many of @actions are right: a review would not mark them
 * @n_actions: how many there are in all: at least one, and each that differs from the others
 * @actions: the least loss first
 * @n_line: at least one
 * @line: the best action, and what is likely to follow until chance acts
 */
typedef struct
{
  double     chance;
  gboolean   proved;
  guint      turns;
  guint      n_right;
  guint      n_actions;
  AriSolved *actions;
  guint      n_line;
  AriAction  line[ARI_MAX_PV];
} AriSolution;

AriSolution     *ari_solution_find    (const AriRules     *rules,
                                       const AriPosition  *position,
                                       const AriBudget    *budget,
                                       const gint         *cancelled) G_GNUC_WARN_UNUSED_RESULT;
AriSolution     *ari_solution_parse   (const AriRules     *rules,
                                       const AriPosition  *position,
                                       const char         *text,
                                       GError            **error) G_GNUC_WARN_UNUSED_RESULT;
char            *ari_solution_to_text (const AriSolution  *self,
                                       const AriRules     *rules,
                                       const AriPosition  *position) G_GNUC_WARN_UNUSED_RESULT;
AriSolution     *ari_solution_copy    (const AriSolution  *self) G_GNUC_WARN_UNUSED_RESULT;
void             ari_solution_free    (AriSolution        *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriSolution, ari_solution_free)

const AriSolved *ari_solution_look_up (const AriSolution  *self,
                                       const AriRules     *rules,
                                       const AriPosition  *position,
                                       AriAction           action);
gboolean         ari_solution_is_right (const AriSolution *self,
                                        const AriSolved   *solved);

G_END_DECLS
