/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "failure.h"
#include "step.h"

G_BEGIN_DECLS

/* How long a run can be. */
#define SCHEDULER_MOST_STEPS 120

/* What a run leaves in memory that its parent process shares, also if it crashes. */
typedef struct
{
  Failure failure;
  guint64 seed;  /* of the run that is under way */
  guint   n_steps;
  guint16 kinds[SCHEDULER_MOST_STEPS]; /* of the steps taken so far, the last one perhaps in part */
  guint16 numbers[SCHEDULER_MOST_STEPS];
} Trace;

/* Draws the steps of a run by its seed, and takes them, looking at every invariant after each. */
void scheduler_run (guint64 seed,
                    const char *folder,
                    Trace *trace);
/* Takes these steps in the world of that seed; those that can't happen there are left out. */
void scheduler_repeat (guint64 seed,
                       GArray *steps,
                       const char *folder,
                       Trace *trace);

G_END_DECLS
