/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a match of Minoa counts, and why it has ended. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

static guint
rows (const AriPosition *position,
      AriTallyRow        list[ARI_MAX_TALLY_ROWS])
{
  const Minoa *m = minoa_get (position);
  MinoaArea areas[MINOA_BORDER_LINES];
  guint n = minoa_areas (m, areas);

  list[0] = (AriTallyRow) { .label = N_("Triangles") };
  list[1] = (AriTallyRow) { .label = N_("Areas") };
  list[2] = (AriTallyRow) { .label = N_("Largest Area") };
  minoa_scores (position, list[0].numbers);
  for (guint i = 0; i < n; i++)
    if (areas[i].filled && __builtin_popcount (areas[i].seats) == 1)
      {
        guint s = (guint) __builtin_ctz (areas[i].seats);

        list[1].numbers[s]++;
        list[2].numbers[s] = MAX (list[2].numbers[s], (int) minoa_area_count (areas[i].cells));
      }

  return 3;
}

/* The totals of the sides, the largest first. */
static guint
totals (const AriPosition *position,
        int                list[MINOA_SEATS])
{
  int scores[ARI_MAX_SEATS];
  guint n = 0, counted = 0;

  minoa_scores (position, scores);
  for (AriActor seat = 1; seat <= minoa_get (position)->seats; seat++)
    {
      guint side = minoa_side (position, seat);
      guint at = n;
      int total = 0;

      if (counted & side)
        continue;
      for (guint s = 0; s < MINOA_SEATS; s++)
        total += side >> s & 1 ? scores[s] : 0;
      for (; at > 0 && list[at - 1] < total; at--)
        list[at] = list[at - 1];
      list[at] = total;
      counted |= side;
      n++;
    }

  return n;
}

static char *
reason (const AriPosition *position)
{
  int list[MINOA_SEATS];

  switch (totals (position, list))
    {
    case 2:
      /* Translators: why the match has ended as it did: the triangles of the winner and of the other side. */
      return g_strdup_printf (_("%1$d to %2$d triangles."), list[0], list[1]);

    case 3:
      return g_strdup_printf (_("%1$d to %2$d and %3$d triangles."), list[0], list[1], list[2]);

    default:
      return g_strdup_printf (_("%1$d to %2$d, %3$d and %4$d triangles."), list[0], list[1], list[2],
                              list[3]);
    }
}

const AriTallyTable minoa_tally = { .rows = rows, .reason = reason, .wins_by_points = TRUE };
