/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-totals.h"

int
ari_side_total (guint     side,
                const int scores[ARI_MAX_SEATS])
{
  int total = 0;

  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    if ((side >> s & 1) != 0)
      total += scores[s];

  return total;
}

/**
 * ari_rules_totals:
 * @totals: (out): the points of each side, the most first
 *
 * Returns: the number of sides: partners share one
 */
guint
ari_rules_totals (const AriRules    *rules,
                  const AriPosition *position,
                  int                totals[ARI_MAX_SEATS])
{
  int scores[ARI_MAX_SEATS];
  guint n = 0, counted = 0;

  rules->scores (position, scores);
  for (AriActor seat = 1; seat <= rules->choices.max_seats; seat++)
    {
      guint side = ari_rules_side (rules, position, seat), at = n;
      int total = ari_side_total (side, scores);

      if (side == 0 || (counted & side) != 0)
        continue;
      for (; at > 0 && totals[at - 1] < total; at--)
        totals[at] = totals[at - 1];
      totals[at] = total;
      counted |= side;
      n++;
    }

  return n;
}
