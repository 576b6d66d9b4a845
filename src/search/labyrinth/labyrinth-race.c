/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-race.h"

#include <math.h>
#include <string.h>

/* The race of the seats as if they never met: the seat that needs the fewest turns is home first.
 *
 * The distribution of turns is known exactly for a single traveller. With more, the mean is a sum over
 * the travellers. The end is uncertain because the last traveller waits before the last gate for the one
 * pip that fits; all turns before that are almost as regular as a Poisson process. So the model is a
 * traveller alone on 58, plus a Poisson variable for the rest of the mean. */

#define LAST_GATE 58
#define STEPS     4   /* distributions for each turn of the mean */
#define MAX_MEAN  64

typedef float Arrived[LABYRINTH_RACE_TURNS]; /* the probability of arrival within so many turns */

static void
add_poisson (const float *last,
             double       mean,
             Arrived      arrived)
{
  for (guint t = 0; t < LABYRINTH_RACE_TURNS; t++)
    {
      double term = exp (-mean), sum = 0.0;

      for (guint k = 0; k <= t; k++)
        {
          sum += term * (double) last[t - k];
          term *= mean / (k + 1);
        }
      arrived[t] = (float) sum;
    }
}

/* The distributions for all means, a quarter of a turn apart. */
static const Arrived *
get_family (const LabyrinthSolo *solo,
            guint                variant)
{
  static Arrived *families[LABYRINTH_VARIANTS];
  Arrived **family = &families[variant];

  if (g_once_init_enter_pointer (family))
    {
      Arrived *made = g_new0 (Arrived, MAX_MEAN * STEPS + 1);

      for (guint i = 0; i <= MAX_MEAN * STEPS; i++)
        add_poisson (solo->done[LAST_GATE], (double) i / STEPS, made[i]);
      g_once_init_leave_pointer (family, made);
    }

  return *family;
}

static double
mean_of (const Labyrinth       *l,
         const LabyrinthSolo   *solo,
         const LabyrinthRunner *runner)
{
  static const Labyrinth usual = { .seats = 2 };
  const LabyrinthSolo *known = labyrinth_solo (&usual);
  guint outside = 0;
  double mean;

  if (runner->n_out <= 1)
    return solo->mean[runner->stands[0]];

  mean = (double) labyrinth_base[runner->n_out - 2];
  for (guint i = 0; i < runner->n_out; i++)
    {
      guint stand = runner->stands[i];

      outside += stand == LABYRINTH_OUTSIDE;
      mean += (double) labyrinth_work[runner->n_out - 2][stand];
      /* The effect of the options, as far as a single traveller shows it. */
      if (solo != known)
        mean += (solo->mean[stand] - known->mean[stand]) / runner->n_out;
    }

  return mean + (double) labyrinth_crowd[runner->n_out - 2][outside];
}

void
labyrinth_runner_init (LabyrinthRunner *runner,
                       const Labyrinth *l,
                       AriActor         seat)
{
  guint first = labyrinth_traveller (seat, 0);

  runner->n_out = 0;
  runner->stands[0] = LABYRINTH_CENTRE;
  for (guint k = first; k < first + LABYRINTH_TRAVELLERS; k++)
    if (l->at[k] != LABYRINTH_CENTRE)
      runner->stands[runner->n_out++] = (guint8) labyrinth_stand (l->at[k], labyrinth_hold (l, k));
  runner->wait = (seat + l->seats - l->turn) % l->seats;
  runner->lost = l->lost[seat - 1];
  runner->mean = mean_of (l, labyrinth_solo (l), runner);
}

/* For a single traveller the known distribution, else the family's member with that mean, interpolated
 * between two neighbours. */
static void
set_arrived (const Labyrinth       *l,
             const LabyrinthSolo   *solo,
             const LabyrinthRunner *runner,
             Arrived                arrived)
{
  const Arrived *family = get_family (solo, labyrinth_variant (l));
  double rest = CLAMP (runner->mean - solo->mean[LAST_GATE], 0.0, MAX_MEAN - 0.001) * STEPS;
  guint i = (guint) rest;
  float more = (float) (rest - i);

  if (runner->n_out == 1)
    memcpy (arrived, solo->done[runner->stands[0]], sizeof (Arrived));
  else
    for (guint t = 0; t < LABYRINTH_RACE_TURNS; t++)
      arrived[t] = family[i][t] + more * (family[i + 1][t] - family[i][t]);
}

void
labyrinth_race (const Labyrinth       *l,
                const LabyrinthRunner *runners,
                guint                  n,
                double                 win[ARI_MAX_SEATS])
{
  const LabyrinthSolo *solo = labyrinth_solo (l);
  Arrived arrived[LABYRINTH_SEATS];
  double total = 0.0;

  for (guint s = 0; s < n; s++)
    {
      guint lost = MIN ((guint) runners[s].lost, LABYRINTH_RACE_TURNS - 1);

      set_arrived (l, solo, &runners[s], arrived[s]);
      if (lost > 0)
        {
          memmove (arrived[s] + lost, arrived[s], sizeof (float) * (LABYRINTH_RACE_TURNS - lost));
          memset (arrived[s], 0, sizeof (float) * lost);
        }
    }

  /* The seat that arrives with turn t is first if no other has arrived before, or earlier in the same
   * round. */
  for (guint s = 0; s < n; s++)
    {
      float first[LABYRINTH_RACE_TURNS - 1], sum = 0.0f;

      for (guint t = 1; t < LABYRINTH_RACE_TURNS; t++)
        first[t - 1] = arrived[s][t] - arrived[s][t - 1];
      for (guint r = 0; r < n; r++)
        if (r != s)
          {
            const float *other = arrived[r] + (runners[r].wait < runners[s].wait ? 1 : 0);

            for (guint t = 0; t < LABYRINTH_RACE_TURNS - 1; t++)
              first[t] *= 1.0f - other[t];
          }
      for (guint t = 0; t < LABYRINTH_RACE_TURNS - 1; t++)
        sum += first[t];
      win[s] = (double) sum;
      total += win[s];
    }
  for (guint s = 0; s < n; s++)
    win[s] = total > 0.0 ? win[s] / total : 1.0 / n;
}
