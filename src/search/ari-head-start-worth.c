/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-head-start-worth.h"

#include "ari-searcher.h"

#define MIDDLE 1500.0 /* the mean rating for which the points stand in the table */
#define LEAST  1000.0 /* the least one that was measured: two novices */

guint
ari_head_start_worth_seats (const AriRules *rules)
{
  const AriHeadStartWorths *worths = ari_searcher_lookup (rules->id)->head_starts;

  return worths != NULL ? worths->seats : 0;
}

AriWorth
ari_head_start_worth (const AriRules *rules,
                      guint           size,
                      double          rating,
                      double          opponent)
{
  const AriHeadStartWorths *worths = ari_searcher_lookup (rules->id)->head_starts;
  double strength = (MAX ((rating + opponent) / 2.0, LEAST) - MIDDLE) / 1000.0;

  g_return_val_if_fail (worths != NULL && size <= ARI_MOST_HEAD_START, (AriWorth) { 0 });

  if (size == 0)
    return (AriWorth) { 0 };

  return (AriWorth) { worths->points[size - 1] + worths->growth[size - 1] * strength, worths->deviation };
}
