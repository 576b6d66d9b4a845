/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-private.h"

const AriEnding *
ari_match_get_ending (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), NULL);

  return &self->ending;
}

/**
 * ari_match_set_ending:
 * @ending: (nullable): how the players end the match at the end of its main line; NULL takes the ending back
 *
 * The ending belongs to the last ply of the main line. A change of that line removes
 * it: players who take back a ply of the line, or promote a variation over it, play on.
 */
void
ari_match_set_ending (AriMatch        *self,
                      const AriEnding *ending)
{
  AriEnding next = ending != NULL ? *ending : (AriEnding) { 0 };
  AriMatchState before;

  g_return_if_fail (ARI_IS_MATCH (self));
  g_return_if_fail (ari_ending_is_valid (&next, self->setup.seats));

  ari_ending_round (&next);
  if (ari_ending_equal (&next, &self->ending)
      || (next.kind != ARI_ENDING_NONE && ari_rules_actor (self->setup.rules, &self->main_end) == ARI_NONE))
    return;

  before = ari_match_begin_change (self);
  self->ending = next;
  ari_match_emit (self, ARI_MATCH_DETAILS_CHANGED, NULL);
  ari_match_end_change (self, &before);
}

gboolean
ari_match_is_ended_here (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  return self->ending.kind != ARI_ENDING_NONE && ari_match_is_at_end (self);
}

/* A person for whom a computer plays may take the seat back. */
gboolean
ari_match_is_for_several (AriMatch *self)
{
  guint n = 0;

  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  for (guint i = 0; i < self->setup.seats; i++)
    n += self->seats[i].kind == ARI_SEAT_PERSON;

  return n > 1;
}

gboolean
ari_match_ends_for_good (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), FALSE);

  return ari_rules_hides_information (self->setup.rules) && ari_match_is_for_several (self);
}

AriActor
ari_match_get_actor (AriMatch *self)
{
  g_return_val_if_fail (ARI_IS_MATCH (self), ARI_NONE);

  return ari_match_is_ended_here (self) ? ARI_NONE : ari_rules_actor (self->setup.rules, &self->position);
}
