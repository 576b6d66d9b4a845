/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-alone.h"

#include <string.h>

#include "labyrinth-alike.h"
#include "labyrinth/labyrinth-turn.h"

/* The rules themselves list the successors. */

#define ROLLS (LABYRINTH_PIPS * LABYRINTH_PIPS)

typedef struct
{
  LabyrinthTurnsFunc turns;
  LabyrinthEndFunc   end;
  gpointer           data;
} Turn;

void
labyrinth_alone_set_up (AriPosition     *position,
                        const Labyrinth *options,
                        const guint8    *stands,
                        guint            n)
{
  const AriSetup setup = { .seats = 2, .values = { options->entry, options->displaced, options->penalty } };
  Labyrinth *l = (Labyrinth *) position;

  labyrinth_start (position, &setup);
  for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
    {
      guint stand = k < n ? stands[k] : LABYRINTH_CENTRE, hold = labyrinth_stand_hold (stand);

      if (stand != LABYRINTH_OUTSIDE)
        labyrinth_put (l, k, labyrinth_stand_field (stand));
      if (hold > 0)
        labyrinth_catch (l, k, hold);
    }
}

/* Whether an action before the @i-th is equivalent. */
static gboolean
has_twin_before (const AriPosition *position,
                 const AriAction   *actions,
                 guint              i)
{
  for (guint k = 0; k < i; k++)
    if (labyrinth_is_equivalent (position, actions[k], actions[i]))
      return TRUE;

  return FALSE;
}

static double play_on (const Turn        *turn,
                       const AriPosition *position,
                       double             probability,
                       gboolean           tell);

static double
average (const Turn        *turn,
         const AriPosition *position,
         double             probability,
         gboolean           tell)
{
  double whole = labyrinth_get (position)->phase == LABYRINTH_AT_ROLL ? ROLLS : LABYRINTH_PIPS, sum = 0.0;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = labyrinth_actions (position, actions);

  for (guint i = 0; i < n; i++)
    {
      double part = labyrinth_chance_weight (position, actions[i]) / whole;
      AriPosition after;

      memcpy (&after, position, sizeof (Labyrinth));
      labyrinth_apply (&after, actions[i]);
      sum += part * play_on (turn, &after, probability * part, tell);
    }

  return sum;
}

static double
choose (const Turn        *turn,
        const AriPosition *position,
        double             probability,
        gboolean           tell)
{
  double least = G_MAXDOUBLE;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = labyrinth_actions (position, actions);
  AriPosition best;

  for (guint i = 0; i < n; i++)
    {
      AriPosition after;
      double turns;

      if (has_twin_before (position, actions, i))
        continue;

      memcpy (&after, position, sizeof (Labyrinth));
      labyrinth_apply (&after, actions[i]);
      turns = play_on (turn, &after, 0.0, FALSE);
      if (turns < least)
        {
          least = turns;
          memcpy (&best, &after, sizeof (Labyrinth));
        }
    }
  if (tell)
    play_on (turn, &best, probability, TRUE);

  return least;
}

/* The mean number of turns from here on, not counting this one. */
static double
play_on (const Turn        *turn,
         const AriPosition *position,
         double             probability,
         gboolean           tell)
{
  const Labyrinth *l = labyrinth_get (position);

  if (l->phase == LABYRINTH_AT_END || l->turn == 2)
    {
      if (tell)
        turn->end (l, probability, turn->data);
      return turn->turns (l, turn->data);
    }

  return labyrinth_actor (position) == ARI_CHANCE ? average (turn, position, probability, tell)
                                                  : choose (turn, position, probability, tell);
}

double
labyrinth_alone_play (const AriPosition  *position,
                      LabyrinthTurnsFunc  turns,
                      LabyrinthEndFunc    end,
                      gpointer            data)
{
  const Turn turn = { turns, end, data };
  AriPosition begun;

  memcpy (&begun, position, sizeof (Labyrinth));
  labyrinth_apply (&begun, labyrinth_pack (LABYRINTH_BEGIN, 1, 0));

  return 1.0 + play_on (&turn, &begun, 1.0, end != NULL);
}
