/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a match of Minoa counts, and why it has ended. */
#include "minoa-position.h"

#include <glib/gi18n-lib.h>

#include "ari-totals.h"

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
    if (areas[i].filled && minoa_owner (&areas[i]) != ARI_NONE)
      {
        guint s = minoa_owner (&areas[i]) - 1;

        list[1].numbers[s]++;
        list[2].numbers[s] = MAX (list[2].numbers[s], (int) areas[i].n_cells);
      }

  return 3;
}

static char *
reason (const AriPosition *position)
{
  int list[ARI_MAX_SEATS];

  switch (ari_rules_totals (&ari_rules_minoa, position, list))
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

static char *
score (int n)
{
  return g_strdup_printf (ngettext ("%d triangle", "%d triangles", (gulong) n), n);
}

const AriTallyTable minoa_tally = {
  .rows = rows, .reason = reason, .score = score, .wins_by_points = TRUE, .foresees_points = TRUE,
};
