/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-solo.h"

G_BEGIN_DECLS

#define LABYRINTH_RACE_TURNS 96

/* What each traveller adds to the mean number of turns of a seat that has two, three or four to bring home;
 * what the seat needs besides; and what it adds that so many wait outside, for the same pip. See
 * labyrinth-work.c. */
extern const float labyrinth_work[LABYRINTH_TRAVELLERS - 1][LABYRINTH_STANDS];
extern const float labyrinth_base[LABYRINTH_TRAVELLERS - 1];
extern const float labyrinth_crowd[LABYRINTH_TRAVELLERS - 1][LABYRINTH_TRAVELLERS + 1];

/**
 * LabyrinthRunner: a seat in the race
 *
 * What it has to bring home, and how many turns it needs for that on average when it meets nobody.
 */
typedef struct
{
  guint  n_out;                        /* travellers that are not home */
  guint8 stands[LABYRINTH_TRAVELLERS]; /* of those */
  guint  wait;                         /* seats that have a turn before it */
  double lost;                         /* turns it still loses */
  double mean;
} LabyrinthRunner;

/* The runner of @seat; the position is settled. */
void labyrinth_runner_init (LabyrinthRunner       *runner,
                            const Labyrinth       *l,
                            AriActor               seat);
/* The probability of each of the @n runners to be home first, when they go on as if alone. */
void labyrinth_race        (const Labyrinth       *l,
                            const LabyrinthRunner *runners,
                            guint                  n,
                            double                 win[ARI_MAX_SEATS]);

G_END_DECLS
