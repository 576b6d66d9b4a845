/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/**
 * AriFeat: what the actor, a seat, has to perform instead of choosing
 * @ARI_FEAT_NONE: nothing; it chooses
 * @ARI_FEAT_TOSS: toss a ring at the horns of a bull
 *
 * The outcome of a feat depends on the seat's skill: it is neither chance nor decision.
 */
typedef enum
{
  ARI_FEAT_NONE,
  ARI_FEAT_TOSS,
} AriFeat;

typedef enum
{
  ARI_FEAT_HIT,
  ARI_FEAT_MISS,
} AriFeatOutcome;

typedef AriFeat   AriFeatDueFunc     (const AriPosition *position);
/* The action that stands for @outcome of the feat that is due. */
typedef AriAction AriFeatOutcomeFunc (const AriPosition *position,
                                      AriFeatOutcome     outcome);

/**
 * AriFeats: the feats of a game; see #AriRules.feats
 *
 * Both members are required, and so is #AriRules.chance_weight.
 */
typedef struct
{
  AriFeatDueFunc     *due;
  AriFeatOutcomeFunc *outcome;
} AriFeats;

G_END_DECLS
