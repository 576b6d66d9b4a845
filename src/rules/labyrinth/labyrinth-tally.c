/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a match of Labyrinth counts, and why it has ended. */
#include "labyrinth-position.h"

#include <glib/gi18n-lib.h>

static guint
rows (const AriPosition *position,
      AriTallyRow        list[ARI_MAX_TALLY_ROWS])
{
  const Labyrinth *l = labyrinth_get (position);

  list[0] = (AriTallyRow) { .label = N_("Travellers Home") };
  list[1] = (AriTallyRow) { .label = N_("Travellers on the Way") };
  list[2] = (AriTallyRow) { .label = N_("Travellers Outside") };
  for (guint s = 0; s < l->seats; s++)
    for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
      {
        guint at = l->at[labyrinth_traveller (s + 1, k)];
        guint row = at == LABYRINTH_CENTRE ? 0 : at == LABYRINTH_OUTSIDE ? 2 : 1;

        list[row].numbers[s]++;
      }

  return 3;
}

static char *
reason (const AriPosition *position)
{
  return g_strdup_printf (ngettext ("%u traveller is home.", "All %u travellers are home.",
                                    LABYRINTH_TRAVELLERS),
                          LABYRINTH_TRAVELLERS);
}

static char *
score (int n)
{
  return g_strdup_printf (ngettext ("%d traveller home", "%d travellers home", (gulong) n), n);
}

const AriTallyTable labyrinth_tally = { .rows = rows, .reason = reason, .score = score };
