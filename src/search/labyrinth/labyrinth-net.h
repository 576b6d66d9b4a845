/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-view.h"

G_BEGIN_DECLS

/* The network's inputs for one seat: how many of its travellers, and of the others', are on each stand;
 * how many seats there are and how many of them have a turn before it; then plain numbers. */
enum
{
  LABYRINTH_INPUT_OWN,
  LABYRINTH_INPUT_OTHER = LABYRINTH_INPUT_OWN + LABYRINTH_STANDS,
  LABYRINTH_INPUT_TEMPO = LABYRINTH_INPUT_OTHER + LABYRINTH_STANDS,
  LABYRINTH_INPUT_LOST = LABYRINTH_INPUT_TEMPO + (LABYRINTH_SEATS + 1) * LABYRINTH_SEATS,
  LABYRINTH_INPUT_OTHERS_LOST,
  LABYRINTH_INPUT_MEAN,
  LABYRINTH_INPUT_OTHERS_MEAN,
  LABYRINTH_INPUT_RISK,
  LABYRINTH_INPUT_THREAT,
  LABYRINTH_INPUT_ENTRY,
  LABYRINTH_INPUT_DISPLACED,
  LABYRINTH_INPUT_PENALTY,
  LABYRINTH_INPUTS,
};

#define LABYRINTH_HIDDEN 24

/* The most non-zero inputs of one seat. */
#define LABYRINTH_MOST_INPUTS (LABYRINTH_ALL + 10)

/**
 * LabyrinthNet: a network with one hidden layer of rectified units
 *
 * It corrects the logarithm of one seat's share in the race. The shares of all seats are the softmax of the
 * corrected logarithms, so the same weights serve two, three and four seats.
 */
typedef struct
{
  float hidden[LABYRINTH_INPUTS][LABYRINTH_HIDDEN];
  float out[LABYRINTH_HIDDEN];
  float direct[LABYRINTH_INPUTS];
} LabyrinthNet;

/* One seat's inputs and the values of the hidden units. */
typedef struct
{
  guint   n;
  guint16 inputs[LABYRINTH_MOST_INPUTS];
  float   values[LABYRINTH_MOST_INPUTS];
  float   units[LABYRINTH_HIDDEN];
} LabyrinthSight;

#define LABYRINTH_WEIGHTS (sizeof (LabyrinthNet) / sizeof (float))

/* A trained #LabyrinthNet: see labyrinth-weights.c. */
extern const float labyrinth_weights[LABYRINTH_WEIGHTS];

/* The win shares of all seats in a settled position. @sights (nullable) receives what learning needs. */
void labyrinth_net_judge (const LabyrinthNet *net,
                          const Labyrinth    *l,
                          LabyrinthSight     *sights,
                          double              win[ARI_MAX_SEATS]);

G_END_DECLS
