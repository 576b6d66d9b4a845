/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AriBudget:
 * @nodes: stop after so many playouts, or positions where the game is not searched by playouts; 0: no limit
 * @seconds: stop after so long, wall time; 0: no limit
 * @threads: how many search at the same time; each takes its part of @nodes
 * @seed: for all random numbers of the search: with @nodes alone, the same seed and number of threads
 *   give the same verdict; alpha-beta needs one thread for that
 * @depth: search this many actions deep, and a little deeper where it is not quiet; 0: no limit. Expectimax
 *   counts turns, and without a limit goes on with rollouts. The tree search ignores it
 * @contempt: how far below zero alpha-beta values a draw for the actor, in units of the game's
 *   evaluation; 0: a draw is worth zero
 * @whim: alpha-beta adds up to so many units of the game's evaluation to the value of each action, drawn by
 *   @seed, so that the same position is not always answered alike; 0: none
 * @lines: how many actions at least get values of their own, 0 meaning 1; for the others alpha-beta gives
 *   only upper bounds, and expectimax what they seem to be worth at a glance
 *
 * Set at least one of @nodes and @seconds, or the search runs until it is cancelled or has proved the
 * result, or for some thirty million playouts for each thread.
 */
typedef struct
{
  guint64 nodes;
  double  seconds;
  guint   threads;
  guint64 seed;
  guint   depth;
  guint   contempt;
  guint   whim;
  guint   lines;
} AriBudget;

G_END_DECLS
