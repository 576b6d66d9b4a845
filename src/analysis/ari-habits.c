/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-habits.h"

#include <string.h>

#include "ari-judgement.h"

static const AriHabit *
read_sign (const AriRules    *rules,
           const AriPosition *before,
           AriAction          played,
           const AriEval     *eval)
{
  AriAction best;

  if (eval == NULL || eval->best == NULL || ari_judgement_sure_loss (eval) < ARI_LEAST_FELT
      || !ari_rules_parse (rules, before, eval->best, &best, NULL) || !ari_rules_legal (rules, before, best))
    return NULL;

  return ari_rules_find_habit (rules, before, played, best);
}

void
ari_habits_add (AriHabits         *self,
                guint              number,
                const AriRules    *rules,
                const AriPosition *before,
                AriAction          played,
                const AriEval     *eval)
{
  while (self->n > 0 && self->signs[self->n - 1].number >= number)
    self->n--;
  if (self->n == ARI_HABIT_CHOICES)
    memmove (self->signs, self->signs + 1, --self->n * sizeof *self->signs);
  self->signs[self->n++] = (AriHabitSign) { number, read_sign (rules, before, played, eval) };
}

const AriHabit *
ari_habits_find (const AriHabits *self,
                 AriHabitSign     signs[ARI_HABIT_CHOICES],
                 guint           *n)
{
  const AriHabit *habit = self->n > 0 ? self->signs[self->n - 1].habit : NULL;
  guint n_signs = 0;

  for (guint i = 0; habit != NULL && i < self->n; i++)
    if (self->signs[i].habit == habit)
      signs[n_signs++] = self->signs[i];
  *n = n_signs;

  return n_signs >= ARI_HABIT_LEAST ? habit : NULL;
}

const AriHabit *
ari_habits_find_new (AriHabits *self)
{
  AriHabitSign signs[ARI_HABIT_CHOICES];
  guint n;
  const AriHabit *habit = ari_habits_find (self, signs, &n);

  if (habit == NULL || self->told)
    return NULL;

  self->told = TRUE;

  return habit;
}
