/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "people-fixture.h"

AriResults *
people_results (const char *first,
                ...)
{
  AriResults *results = ari_results_new ();
  va_list more;

  va_start (more, first);
  for (const char *name = first; name != NULL; name = va_arg (more, const char *))
    ari_results_add_player (results, *name == '=' ? ARI_SEAT_COMPUTER : ARI_SEAT_PERSON,
                            *name == '=' ? name + 1 : name);
  va_end (more);

  return results;
}

void
people_play (AriResults     *results,
             const AriRules *rules,
             guint           one,
             guint           two,
             guint           winners,
             gint64          ended)
{
  AriResult result = { .match = results->results->len + 1, .ended = ended, .rules = rules, .seats = 2,
                       .winners = winners, .players = { one, two }, .sides = { 1, 2 } };

  g_array_append_val (results->results, result);
}
