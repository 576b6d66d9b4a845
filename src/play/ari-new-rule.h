/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriNewRule: a rule that matters to a person for the first time, or a habit that shows for the first time
 * @settings: (nullable) (owned): remember which rules have come up; without them, none does
 * @moment: (nullable): the rule; %NULL: none
 * @n_spots: how many spots it speaks of
 * @spots: those spots, first the one where people see what happened
 * @habit: (nullable): what a person has done several times, though something else was a little better;
 *   without a rule
 * @number: of the ply that brought it up, from 1; set with @moment
 *
 * Zero-initialized, no rule ever comes up.
 */
typedef struct
{
  GSettings           *settings;
  const AriRuleMoment *moment;
  guint                n_spots;
  AriSpot              spots[1 + ARI_MAX_ABOUT];
  const AriHabit      *habit;
  guint                number;
} AriNewRule;

/* Looks whether the last ply of @match is the first one of its kind that concerns a person there. Returns
 * whether it is. */
gboolean ari_new_rule_find     (AriNewRule       *self,
                                AriMatch         *match);
/* It does not come up again. */
void     ari_new_rule_remember (const AriNewRule *self,
                                const AriRules   *rules);

G_END_DECLS
