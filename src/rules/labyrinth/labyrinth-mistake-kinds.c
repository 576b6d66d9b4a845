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

/* Whether @action brings a traveller in from outside. */
static gboolean
brings_in (const AriPosition *position,
           AriAction          action)
{
  const Labyrinth *l = labyrinth_get (position);
  LabyrinthAction a = labyrinth_unpack (action);

  return a.kind == LABYRINTH_MOVE && l->at[labyrinth_traveller (l->turn, a.first)] == LABYRINTH_OUTSIDE;
}

static gboolean
advances (const AriPosition *position,
          AriAction          action)
{
  return labyrinth_unpack (action).kind == LABYRINTH_MOVE && !brings_in (position, action);
}

static gboolean
enters_late (const AriPosition *position,
             AriAction          played,
             AriAction          best)
{
  return advances (position, played) && brings_in (position, best);
}

static gboolean
enters_early (const AriPosition *position,
              AriAction          played,
              AriAction          best)
{
  return brings_in (position, played) && advances (position, best);
}

static const AriHabit habits[] = {
  { enters_late, N_("Bring your travellers in early: with several on the way, every roll finds a use.") },
  { enters_early, N_("Use the roll for travellers on the way first: others can come in later.") },
};

const AriMistakeKinds labyrinth_slips = { slips, G_N_ELEMENTS (slips), habits, G_N_ELEMENTS (habits) };
