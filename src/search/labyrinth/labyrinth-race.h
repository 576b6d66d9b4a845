/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-solo.h"

G_BEGIN_DECLS

#define LABYRINTH_RACE_TURNS 96

/* What each traveller adds to the mean number of turns of a seat that has two, three or four to bring
 * home; the seat's constant; and what it costs that several wait outside for the same pip. See
 * labyrinth-work.c. */
extern const float labyrinth_work[LABYRINTH_TRAVELLERS - 1][LABYRINTH_STANDS];
extern const float labyrinth_base[LABYRINTH_TRAVELLERS - 1];
extern const float labyrinth_crowd[LABYRINTH_TRAVELLERS - 1][LABYRINTH_TRAVELLERS + 1];

/**
 * LabyrinthRunner: a seat in the race
 *
 * The travellers it has to bring home, and how many turns that takes on average when it meets nobody.
 */
typedef struct
{
  guint  n_out;                        /* travellers that are not home */
  guint8 stands[LABYRINTH_TRAVELLERS]; /* where those stand */
  guint  wait;                         /* seats that have a turn before it */
  double lost;                         /* turns it still has to miss */
  double mean;
} LabyrinthRunner;

/* Sets up the runner of @seat; the position is settled. */
void labyrinth_runner_init (LabyrinthRunner       *runner,
                            const Labyrinth       *l,
                            AriActor               seat);
/* The probability that each of the @n runners is home first, if none meets another. */
void labyrinth_race        (const Labyrinth       *l,
                            const LabyrinthRunner *runners,
                            guint                  n,
                            double                 win[ARI_MAX_SEATS]);

G_END_DECLS
