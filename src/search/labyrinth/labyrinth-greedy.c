/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-expectimax-ops.h"
#include "labyrinth/labyrinth-position.h"
#include "labyrinth-expectimax.h"

/* Judges like a greedy player, who gains as many fields as possible with every single action, avoids
 * traps, and enters whenever that is possible. It sees neither the other seats nor the next die. */

#define CAUGHT     30.0 /* fields that avoiding a trap is worth */
#define OUTSIDE    30.0 /* and that entering is worth */
#define ALL_FIELDS 1000.0

/* Only the chance in between has to be resolved first. */
static gboolean
settled (const AriPosition *position)
{
  return labyrinth_get (position)->phase != LABYRINTH_AT_STATION;
}

static void
judge (const AriPosition *position,
       double             win[ARI_MAX_SEATS])
{
  const Labyrinth *l = labyrinth_get (position);

  for (AriActor seat = 1; seat <= l->seats; seat++)
    {
      guint first = labyrinth_traveller (seat, 0);
      double fields = -CAUGHT * l->lost[seat - 1] / LABYRINTH_HOLD;

      for (guint k = first; k < first + LABYRINTH_TRAVELLERS; k++)
        fields += l->at[k] - (labyrinth_hold (l, k) > 0 ? CAUGHT : 0.0) -
                  (l->at[k] == LABYRINTH_OUTSIDE ? OUTSIDE : 0.0);
      win[seat - 1] = 0.5 + fields / ALL_FIELDS;
    }
}

const AriExpectimaxOps ari_expectimax_labyrinth_greedy = { settled, judge };
