/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-race.h"

#include <math.h>
#include <string.h>

/* The race of the seats as if they never met: who needs the fewest turns is home first.
 *
 * Of a single traveller the distribution of the turns is known exactly. With more of them the mean is a sum
 * over the travellers. What makes the end uncertain is the last traveller before the last gate, who waits for
 * the one pip that fits; all turns before that are hardly less regular than a Poisson process. So the
 * turns are taken as those of a traveller alone on 58, and a Poisson variable for the rest of the mean. */

#define LAST_GATE 58
#define STEPS     4   /* distributions for one turn of the mean */
#define MAX_MEAN  64

typedef float Arrived[LABYRINTH_RACE_TURNS]; /* the probability of having arrived after so many turns */

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

/* The distributions of all means, each a quarter of a turn above the one before. */
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
      /* What the options change, as far as one traveller tells. */
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

/* Of a single traveller what is known, else the family's member with the mean, mixed of two neighbours. */
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

  /* Who arrives with turn t is first if nobody has arrived before, or in the same round before it. */
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
