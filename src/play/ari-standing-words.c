/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-standing-words.h"

#include <glib/gi18n-lib.h>

#include "ari-search.h"

/* By how much the share of the best side exceeds that of the next one. */
#define SLIGHTLY 0.1
#define CLEARLY  0.3
#define WINNING  0.8

/* The greatest share of a side without any of @seats, which are bits, and the first seat of that side. */
static AriActor
find_best (AriMatch     *match,
           const double *win,
           guint         seats,
           double       *share)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriActor best = ARI_NONE;

  *share = 0.0;
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      double own = ari_side_share (rules, ari_match_get_position (match), seat, win);

      if ((seats >> (seat - 1) & 1) != 0 || (best != ARI_NONE && own <= *share))
        continue;
      best = seat;
      *share = own;
    }

  return best;
}

AriActor
ari_standing_best (AriMatch     *match,
                   const double *win)
{
  double share;

  g_return_val_if_fail (ARI_IS_MATCH (match), ARI_NONE);

  return find_best (match, win, 0, &share);
}

char *
ari_standing_words (AriMatch     *match,
                    const double *win)
{
  double share, next;
  const char *name;
  AriActor best;
  gboolean you;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  best = find_best (match, win, 0, &share);
  find_best (match, win,
             ari_rules_side (ari_match_get_rules (match), ari_match_get_position (match), best), &next);
  if (share - next < SLIGHTLY)
    return g_strdup (_("Nobody is ahead."));

  you = ari_match_find_only_person (match) == best;
  name = ari_match_get_distinct_seat_name (match, best);
  if (share - next < CLEARLY)
    /* Translators: here and below, %s is a player. */
    return you ? g_strdup (_("You are slightly ahead.")) : g_strdup_printf (_("%s is slightly ahead."), name);
  if (share - next < WINNING)
    return you ? g_strdup (_("You are clearly ahead.")) : g_strdup_printf (_("%s is clearly ahead."), name);

  return you ? g_strdup (_("You are close to winning.")) : g_strdup_printf (_("%s is close to winning."), name);
}
