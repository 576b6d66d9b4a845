/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-solo.h"

#include <math.h>

/* One traveller alone is a Markov decision problem with 63 states. Value iteration (Bellman, 1957) finds
 * the policy with the least mean; with that policy fixed, the transition probabilities between stands
 * give the whole distribution. */

#define PRECISION  1e-7
#define MAX_SWEEPS 1000
#define MAX_LOST   6     /* turns that one turn can cost, with penalty=player */

/* The probability of each end of a turn: @ends[stand][turns lost]. */
typedef double Ends[LABYRINTH_STANDS][MAX_LOST + 1];

typedef struct
{
  const Labyrinth *options;
  LabyrinthSolo   *solo;
  Ends            *ends;  /* from the current starting stand */
} Solver;

static double
turns_cb (const Labyrinth *l,
          gpointer         data)
{
  const Solver *self = data;

  return self->solo->mean[labyrinth_stand (l->at[0], labyrinth_hold (l, 0))] + l->lost[0];
}

static void
end_cb (const Labyrinth *l,
        double           probability,
        gpointer         data)
{
  Solver *self = data;

  (*self->ends)[labyrinth_stand (l->at[0], labyrinth_hold (l, 0))][MIN (l->lost[0], MAX_LOST)] += probability;
}

static double
play_turn (Solver           *self,
           guint             stand,
           LabyrinthEndFunc  end)
{
  const guint8 stands[] = { (guint8) stand };
  AriPosition position;

  labyrinth_alone_set_up (&position, self->options, stands, 1);

  return labyrinth_alone_play (&position, turns_cb, end, self);
}

/* Loops over all stands that exist except the centre, roughly from there outwards. */
/* NOLINTBEGIN(bugprone-macro-parentheses): a name that is declared can't stand in parentheses. */
#define FOR_EACH_STAND(stand)                                                                               \
  for (guint stand = LABYRINTH_STANDS; stand-- > 0;)                                                        \
    if (stand != LABYRINTH_CENTRE && labyrinth_stand_exists (stand))
/* NOLINTEND(bugprone-macro-parentheses) */

static void
find_means (Solver *self)
{
  double change = 1.0;

  for (guint sweep = 0; sweep < MAX_SWEEPS && change > PRECISION; sweep++)
    {
      change = 0.0;
      FOR_EACH_STAND (stand)
        {
          double turns = play_turn (self, stand, NULL);

          change = MAX (change, fabs (turns - self->solo->mean[stand]));
          self->solo->mean[stand] = turns;
        }
    }
}

/* P(arrival within t turns) is the mean, over one turn, of P(arrival within t − 1 more). */
static void
find_distribution (Solver *self)
{
  g_autofree Ends *ends = g_new0 (Ends, LABYRINTH_STANDS);
  LabyrinthSolo *solo = self->solo;

  FOR_EACH_STAND (stand)
    {
      self->ends = &ends[stand];
      play_turn (self, stand, end_cb);
    }

  for (guint t = 0; t < LABYRINTH_SOLO_TURNS; t++)
    {
      solo->done[LABYRINTH_CENTRE][t] = 1.0f;
      FOR_EACH_STAND (stand)
        {
          double sum = 0.0;

          for (guint to = 0; to < LABYRINTH_STANDS; to++)
            for (guint lost = 0; lost <= MAX_LOST && lost + 1 <= t; lost++)
              sum += ends[stand][to][lost] * solo->done[to][t - 1 - lost];
          solo->done[stand][t] = (float) sum;
        }
    }

  /* E[T²] = Σ (2t + 1) P(T > t) */
  FOR_EACH_STAND (stand)
    {
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
      Solver solver = { .options = l, .solo = g_new0 (LabyrinthSolo, 1) };

      find_means (&solver);
      find_distribution (&solver);
      g_once_init_leave_pointer (solo, solver.solo);
    }

  return *solo;
}
