/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-fields.h"
#include "labyrinth-odds.h"

#include <glib/gi18n-lib.h>

#define MUCH (1.0f / LABYRINTH_PIPS) /* as often as one die shows one number */

/* How many travellers of @seat the next turns of the others exchange on average. */
static float
count_exchanged (const AriPosition *position,
                 AriActor           seat)
{
  const Labyrinth *l = labyrinth_get (position);
  float sum = 0;

  for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
    {
      guint field = l->at[labyrinth_traveller (seat, k)];

      if (field != LABYRINTH_OUTSIDE && field != LABYRINTH_CENTRE)
        sum += labyrinth_odds_of_exchange (position, seat, field);
    }

  return sum;
}

/* Where the turn ends, travellers are exchanged much more easily than after the better action. Before its end
 * nothing is proved: what follows may bring them to safety. */
static gboolean
leaves_unsafe (const AriPosition *position,
               AriAction          played,
               AriAction          best)
{
  const Labyrinth *l = labyrinth_get (position);
  AriPosition after = *position, better = *position;
  float exchanged;

  labyrinth_apply (&after, played);
  labyrinth_apply (&better, best);
  if (!labyrinth_is_turn_over (l, labyrinth_get (&after))
      || !labyrinth_is_turn_over (l, labyrinth_get (&better)))
    return FALSE;

  /* Counting takes long, and mostly the first number tells. */
  exchanged = count_exchanged (&after, l->turn);

  return exchanged >= MUCH && exchanged >= count_exchanged (&better, l->turn) + MUCH;
}

static const AriMistakeKind slips[] = {
  { "unsafe", NC_("mistake", "Unsafe travellers"), leaves_unsafe },
};

const AriMistakeKinds labyrinth_slips = { slips, G_N_ELEMENTS (slips) };
