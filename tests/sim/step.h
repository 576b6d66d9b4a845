/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "world.h"

G_BEGIN_DECLS

/**
 * StepKind: one kind of thing that can happen
 * @weight: how often it is drawn among those that can happen
 * @can_happen: (nullable): always
 * @number: where there are several, such as legal moves, it says which
 */
typedef struct
{
  const char *name;
  guint       weight;
  gboolean  (*can_happen) (World *world);
  void      (*happen)     (World *world, guint number);
} StepKind;

/* A step of a run. Random numbers that are drawn inside it follow from @number, too, so they stay the same if
 * other steps are left out. */
typedef struct
{
  const StepKind *kind;
  guint           number;
} Step;

#define STEP_NUMBERS 1000

/* Ends with an entry without a name. */
extern const StepKind people_steps[];  /* what people do */
extern const StepKind back_steps[];    /* what they take back, and play again */
extern const StepKind machine_steps[]; /* what happens by itself */

/* All of them. */
guint           step_kinds_count (void);
const StepKind *step_kinds_get   (guint index);

/* "play:17", one for each. */
char           *steps_to_text    (GArray      *steps);
/* (element-type Step) (nullable): NULL: one of them is unknown */
GArray         *steps_from_text  (const char  *text);

G_END_DECLS
