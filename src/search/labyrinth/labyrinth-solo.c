/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-solo.h"

#include <math.h>
#include <string.h>

#include "labyrinth/labyrinth-turn.h"

/* One traveller alone is a Markov decision problem with 63 states, and the rules themselves say what can
 * follow: a board is set up on which the other travellers of the first seat are home and the second seat is outside.
 * Value iteration (Bellman, 1957) finds the least mean; then the choices are fixed, and the probabilities of
 * going from one stand to another give the whole distribution. */

#define PRECISION  1e-7
#define MAX_SWEEPS 1000
#define MAX_LOST   6     /* turns lost within one turn, with penalty=player */

/* Where a turn ends, as probabilities: @ends[stand][turns that are lost]. */
typedef double Ends[LABYRINTH_STANDS][MAX_LOST + 1];

typedef struct
{
  LabyrinthSolo *solo;
  Labyrinth      options;
} Solver;

static void
set_up (Labyrinth       *l,
        const Labyrinth *options,
        guint            at,
        guint            hold)
{
  *l = (Labyrinth) {
    .phase = LABYRINTH_AT_FIRST,
    .seats = 2,
    .entry = options->entry,
    .displaced = options->displaced,
    .penalty = options->penalty,
  };
  for (guint k = 1; k < LABYRINTH_TRAVELLERS; k++)
    labyrinth_put (l, k, LABYRINTH_CENTRE);
  if (at != LABYRINTH_OUTSIDE)
    labyrinth_put (l, 0, at);
  labyrinth_set_hold (l, 0, hold);
}

/* The mean number of turns from here on, this one not counted, by the best choices; in @ends, when it is not
 * NULL, @weight is added to where they lead. */
static double
play_on (const Solver      *self,
         const AriPosition *position,
         double             weight,
         Ends               ends)
{
  const Labyrinth *l = labyrinth_get (position);
  AriAction actions[ARI_MAX_ACTIONS];
  double least = G_MAXDOUBLE, sum = 0.0, total = 0.0;
  AriPosition best;
  guint n;

  if (l->phase == LABYRINTH_AT_END || l->turn == 2)
    {
      guint stand = labyrinth_stand (l->at[0], l->hold[0]), lost = MIN (l->lost[0], MAX_LOST);

      if (ends != NULL)
        ends[stand][lost] += weight;
      return self->solo->mean[stand] + lost;
    }

  n = labyrinth_actions (position, actions);
  for (guint i = 0; i < n; i++)
    {
      gboolean chance = labyrinth_actor (position) == ARI_CHANCE;
      double part = chance ? labyrinth_chance_weight (position, actions[i]) : 0.0;
      double turns;
      AriPosition after;

      memcpy (&after, position, sizeof (Labyrinth));
      labyrinth_apply (&after, actions[i]);
      if (chance)
        {
          double share = l->phase == LABYRINTH_AT_ROLL ? part / 36.0 : part / LABYRINTH_PIPS;

          sum += part * play_on (self, &after, weight * share, ends);
          total += part;
          continue;
        }

      turns = play_on (self, &after, 0.0, NULL);
      if (turns < least)
        {
          least = turns;
          memcpy (&best, &after, sizeof (Labyrinth));
        }
    }

  if (total > 0.0)
    return sum / total;
  if (ends != NULL)
    play_on (self, &best, weight, ends);

  return least;
}

static double
play_turn (const Solver *self,
           guint         at,
           guint         hold,
           Ends          ends)
{
  AriPosition position;

  set_up ((Labyrinth *) &position, &self->options, at, hold);
  labyrinth_apply (&position, labyrinth_pack (LABYRINTH_BEGIN, 1, 0));

  return 1.0 + play_on (self, &position, 1.0, ends);
}

/* Calls for each stand that there can be but the last, from the centre outwards. */
#define FOR_EACH_STAND(at, hold)                                                                            \
  for (guint at = LABYRINTH_CENTRE; at-- > 0;)                                                              \
    for (guint hold = 0; hold <= (labyrinth_can_hold (at) ? LABYRINTH_HOLD : 0); hold++)                    \
      if (labyrinth_passages[at] == 0)

static gboolean
labyrinth_can_hold (guint at)
{
  return at == LABYRINTH_TUNNEL_END || labyrinth_is (LABYRINTH_TRAPS, at);
}

static void
find_means (Solver *self)
{
  double change = 1.0;

  for (guint sweep = 0; sweep < MAX_SWEEPS && change > PRECISION; sweep++)
    {
      change = 0.0;
      FOR_EACH_STAND (at, hold)
        {
          double *mean = &self->solo->mean[labyrinth_stand (at, hold)];
          double turns = play_turn (self, at, hold, NULL);

          change = MAX (change, fabs (turns - *mean));
          *mean = turns;
        }
    }
}

/* After t turns a traveller has arrived if one turn leads to where it arrives in t − 1 more. */
static void
find_distribution (Solver *self)
{
  g_autofree Ends *ends = g_new0 (Ends, LABYRINTH_STANDS);
  LabyrinthSolo *solo = self->solo;

  FOR_EACH_STAND (at, hold)
    play_turn (self, at, hold, ends[labyrinth_stand (at, hold)]);

  for (guint t = 0; t < LABYRINTH_SOLO_TURNS; t++)
    {
      solo->done[LABYRINTH_CENTRE][t] = 1.0f;
      FOR_EACH_STAND (at, hold)
        {
          guint stand = labyrinth_stand (at, hold);
          double sum = 0.0;

          for (guint to = 0; to < LABYRINTH_STANDS; to++)
            for (guint lost = 0; lost <= MAX_LOST && lost + 1 <= t; lost++)
              sum += ends[stand][to][lost] * solo->done[to][t - 1 - lost];
          solo->done[stand][t] = (float) sum;
        }
    }

  /* E[T²] = Σ (2t + 1) P(T > t) */
  FOR_EACH_STAND (at, hold)
    {
      guint stand = labyrinth_stand (at, hold);
      double square = 0.0;

      for (guint t = 0; t < LABYRINTH_SOLO_TURNS; t++)
        square += (2 * t + 1) * (1.0 - (double) solo->done[stand][t]);
      solo->variance[stand] = square - solo->mean[stand] * solo->mean[stand];
    }
}

const LabyrinthSolo *
labyrinth_solo (const Labyrinth *l)
{
  static LabyrinthSolo *solved[LABYRINTH_VARIANTS];
  LabyrinthSolo **solo = &solved[labyrinth_variant (l)];

  if (g_once_init_enter_pointer (solo))
    {
      Solver solver = { .solo = g_new0 (LabyrinthSolo, 1), .options = *l };

      find_means (&solver);
      find_distribution (&solver);
      g_once_init_leave_pointer (solo, solver.solo);
    }

  return *solo;
}
