/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a match of Minotaur counts, and why it has ended. */
#include "minotaur-position.h"

#include <glib/gi18n-lib.h>

#include "ari-totals.h"

/* Whether the tied seats toss, or have tossed, for the win. */
static gboolean
is_tied (const AriPosition *position)
{
  return minotaur_get (position)->tied != 0;
}

static guint
rows (const AriPosition *position,
      AriTallyRow        list[ARI_MAX_TALLY_ROWS])
{
  const Minotaur *m = minotaur_get (position);
  AriTallyRow hits = { .label = N_("Deciding Hits") }, points = { .label = N_("Points") };
  AriTallyRow pairs = { .label = N_("Resolved Pairs") };
  AriTallyRow all_tosses = { .label = N_("Tosses") }, all_hits = { .label = N_("Hits") };
  int best = 0;
  guint n = 0;

  for (guint s = 0; s < m->seats; s++)
    {
      hits.numbers[s] = m->tie_hits[s];
      points.numbers[s] = minotaur_points (m, s + 1);
      best = MAX (best, points.numbers[s]);
      for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
        pairs.numbers[s] += minotaur_is_resolved (m, s + 1, colour);
      all_tosses.numbers[s] = (int) m->tosses[s];
      all_hits.numbers[s] = (int) m->hits[s];
    }

  /* Only the tied seats toss for the win. */
  for (guint s = 0; s < m->seats; s++)
    hits.without |= (guint) (points.numbers[s] < best) << s;
  if (is_tied (position))
    list[n++] = hits;
  list[n++] = points;
  list[n++] = pairs;
  list[n++] = all_tosses;
  list[n++] = all_hits;

  return n;
}

static char *
reason (const AriPosition *position)
{
  const Minotaur *m = minotaur_get (position);
  int points[ARI_MAX_SEATS];

  ari_rules_totals (&ari_rules_minotaur, position, points);
  if (__builtin_popcount (m->winners) > 1)
    return g_strdup (_("The points are equal, and so are the hits in the tie-break."));
  if (points[0] == points[1])
    return g_strdup_printf (ngettext ("With %d point each, hits decided the match.",
                                      "With %d points each, hits decided the match.", points[0]), points[0]);

  /* Translators: why the match has ended as it did: the points of the winner and the most of all others. */
  return g_strdup_printf (_("%1$d to %2$d points."), points[0], points[1]);
}

const AriTallyTable minotaur_tally = { .rows = rows, .reason = reason, .wins_by_points = TRUE };
