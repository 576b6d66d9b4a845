/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-risk.h"

#define ROLLS (LABYRINTH_PIPS * LABYRINTH_PIPS)

/* What one roll can cost on each field: the maximum over all ways to get there with it. */
typedef struct
{
  const Labyrinth *options;
  float            lost[LABYRINTH_FIELDS];
} Roll;

/* The cost in turns of being moved from one field to another. */
static float
cost (const Labyrinth *options,
      guint            field,
      guint            onto)
{
  const float *work = labyrinth_work[LABYRINTH_TRAVELLERS - 2];
  gboolean caught = labyrinth_is (LABYRINTH_TRAPS, onto) && options->displaced == LABYRINTH_DISPLACED_TRAP;

  if (options->penalty == LABYRINTH_PENALTY_PLAYER)
    return work[onto] - work[field] + (caught ? LABYRINTH_HOLD : 0);

  return work[labyrinth_stand (onto, caught ? LABYRINTH_HOLD : 0)] - work[field];
}

static void
end_leg (Roll *roll,
         guint from,
         guint field)
{
  if (!labyrinth_is (LABYRINTH_SANCTUARIES, field) && field != LABYRINTH_CENTRE)
    roll->lost[field] = MAX (roll->lost[field], cost (roll->options, field, from));
}

/* Uses one die, then the other one, if any. */
static void
go_on (Roll *roll,
       guint from,
       guint pips,
       guint then)
{
  Labyrinth l = { .entry = roll->options->entry, .at = { (guint8) from } };
  guint to = labyrinth_target (&l, 0, pips);

  if (to == 0)
    return;

  end_leg (roll, from, to);
  if (then > 0 && !labyrinth_is (LABYRINTH_TRAPS, to))
    go_on (roll, to, then, 0);
  if (labyrinth_is (LABYRINTH_MILLSTONE, to))
    {
      end_leg (roll, to, labyrinth_across (to));
      if (then > 0)
        go_on (roll, labyrinth_across (to), then, 0);
    }
}

const LabyrinthRisk *
labyrinth_risk (const Labyrinth *l)
{
  static LabyrinthRisk *made[LABYRINTH_VARIANTS];
  LabyrinthRisk **risk = &made[labyrinth_variant (l)];

  if (g_once_init_enter_pointer (risk))
    {
      LabyrinthRisk *self = g_new0 (LabyrinthRisk, 1);

      for (guint from = 0; from < LABYRINTH_CENTRE; from++)
        for (guint i = 0; i < ROLLS; i++)
          {
            Roll roll = { .options = l };

            go_on (&roll, from, i / LABYRINTH_PIPS + 1, i % LABYRINTH_PIPS + 1);
            go_on (&roll, from, i % LABYRINTH_PIPS + 1, i / LABYRINTH_PIPS + 1);
            for (guint field = 0; field < LABYRINTH_FIELDS; field++)
              self->lost[from][field] += roll.lost[field] / ROLLS;
          }
      g_once_init_leave_pointer (risk, self);
    }

  return *risk;
}
