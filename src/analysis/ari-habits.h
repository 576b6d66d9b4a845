/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_HABIT_CHOICES 5 /* of a player, that are looked at together */
#define ARI_HABIT_LEAST   3 /* of these, that show a habit */

/* A choice of a player: where it was made, and what it is a sign of. */
typedef struct
{
  guint           number; /* of the ply in its line, from 1 */
  const AriHabit *habit;  /* (nullable) */
} AriHabitSign;

/**
 * AriHabits: the last choices of one player
 *
 * No single one of them has to be a mistake: what makes a habit is that the better action was of the same
 * kind each time, and better by more than the error of the loss. Zero-initialized, there are none.
 */
typedef struct
{
  guint           n;
  AriHabitSign    signs[ARI_HABIT_CHOICES];
  gboolean        told; /* a habit was told: ari_habits_find_new() */
} AriHabits;

/**
 * ari_habits_add:
 * @number: of the ply in its line, from 1; choices from there on were taken back and are forgotten
 * @before: the position in which @played was chosen
 * @eval: (nullable): of @played, with its loss; %NULL: not known
 */
void            ari_habits_add  (AriHabits         *self,
                                 guint              number,
                                 const AriRules    *rules,
                                 const AriPosition *before,
                                 AriAction          played,
                                 const AriEval     *eval);

/**
 * ari_habits_find:
 * @signs: (out): of the choices that show it, in their order
 * @n: (out): how many these are
 *
 * Returns: (nullable): the habit of which at least three of the last five choices are a sign, among them the
 *   last one
 */
const AriHabit *ari_habits_find (const AriHabits *self,
                                 AriHabitSign     signs[ARI_HABIT_CHOICES],
                                 guint           *n);

/* (nullable): that habit, the first time that there is one. Another might advise the opposite. */
const AriHabit *ari_habits_find_new (AriHabits *self);

G_END_DECLS
