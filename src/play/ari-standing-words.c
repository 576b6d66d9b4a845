/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-standing-words.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "ari-search.h"

/* By how much the share of the best side exceeds that of the next one. */
#define SLIGHTLY 0.1
#define CLEARLY  0.3
#define WINNING  0.8
/* From here on, expected scores are about those of the end. Before, they are means of endings far apart. */
#define SETTLED  0.95

/* What @numbers say of a side: shares or scores, one for each seat. */
typedef double SideFunc (AriMatch     *match,
                         AriActor      seat,
                         const double *numbers);

static double
find_share (AriMatch     *match,
            AriActor      seat,
            const double *win)
{
  return ari_side_share (ari_match_get_rules (match), ari_match_get_position (match), seat, win);
}

static guint
find_side (AriMatch *match,
           AriActor  seat)
{
  return ari_rules_side (ari_match_get_rules (match), ari_match_get_position (match), seat);
}

static double
find_score (AriMatch     *match,
            AriActor      seat,
            const double *points)
{
  guint side = find_side (match, seat);
  double sum = 0.0;

  for (AriActor other = 1; other <= ari_match_get_setup (match)->seats; other++)
    sum += (side >> (other - 1) & 1) != 0 ? points[other - 1] : 0.0;

  return sum;
}

/* By how much the side of @seat is ahead of the best other one. */
static double
find_lead (AriMatch     *match,
           AriActor      seat,
           SideFunc     *find,
           const double *numbers)
{
  guint side = find_side (match, seat);
  double next = 0.0;

  for (AriActor other = 1; other <= ari_match_get_setup (match)->seats; other++)
    if ((side >> (other - 1) & 1) == 0)
      next = MAX (next, find (match, other, numbers));

  return find (match, seat, numbers) - next;
}

AriActor
ari_standing_best (AriMatch     *match,
                   const double *win)
{
  AriActor best = 1;

  g_return_val_if_fail (ARI_IS_MATCH (match), ARI_NONE);

  for (AriActor seat = 2; seat <= ari_match_get_setup (match)->seats; seat++)
    if (find_share (match, seat, win) > find_share (match, best, win))
      best = seat;

  return best;
}

char *
ari_standing_words (AriMatch     *match,
                    const double *win,
                    const double *points)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriActor best = ari_standing_best (match, win);
  double lead = find_lead (match, best, find_share, win);
  int by = ari_rules_foresees_points (rules) ? (int) lround (find_lead (match, best, find_score, points))
                                             : 0;
  AriActor only = ari_match_find_only_person (match);
  gboolean you = only != ARI_NONE && (find_side (match, best) >> (only - 1) & 1) != 0;
  const char *name = ari_match_get_distinct_seat_name (match, best);
  g_autofree char *score = NULL;

  if (lead < SLIGHTLY)
    return g_strdup (_("Nobody is ahead."));
  if (lead < CLEARLY)
    /* Translators: here and below, %s is a player. */
    return you ? g_strdup (_("You are slightly ahead.")) : g_strdup_printf (_("%s is slightly ahead."), name);
  if (lead < WINNING)
    return you ? g_strdup (_("You are clearly ahead.")) : g_strdup_printf (_("%s is clearly ahead."), name);
  if (lead < SETTLED || by < 1)
    return you ? g_strdup (_("You are close to winning."))
               : g_strdup_printf (_("%s is close to winning."), name);

  score = ari_rules_score_words (rules, by);
  /* Translators: here and below, a score in words, such as “12 triangles”. */
  return you ? g_strdup_printf (_("You are close to winning, about %s ahead."), score)
             : g_strdup_printf (_("%1$s is close to winning, about %2$s ahead."), name, score);
}
