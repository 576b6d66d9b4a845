/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/**
 * AriFeat: what the actor, a seat, has to perform instead of choosing
 * @ARI_FEAT_NONE: nothing; it chooses
 * @ARI_FEAT_TOSS: toss a ring at the horns of a bull
 *
 * The outcome of a feat depends on the seat's skill: it is neither chance nor decision. Its
 * performer, ari_performer_of(), performs it and finds the outcome.
 */
typedef enum
{
  ARI_FEAT_NONE,
  ARI_FEAT_TOSS,
  ARI_N_FEATS,
} AriFeat;

typedef enum
{
  ARI_FEAT_OUTCOME_HIT,
  ARI_FEAT_OUTCOME_MISS,
} AriFeatOutcome;

typedef gboolean  AriFeatDueFunc     (const AriPosition *position);
/* The action that stands for @outcome of the feat that is due. */
typedef AriAction AriFeatOutcomeFunc (const AriPosition *position,
                                      AriFeatOutcome     outcome);

/**
 * AriFeatWords: what people read about the feats of a game, each N_() and a whole sentence
 * @underway: one is being performed
 * @play_later: nobody may play on while it is
 * @undo_later: nobody may take moves back while it is
 * @typed: why its outcome can't be typed, and what to do instead
 * @seen: why it can't be taken back
 * @cancelled: why it doesn't count after what led to it was taken back
 * @next: %s performs next
 * @next_after: likewise, after the move %1$s; the player is %2$s
 * @own_gain: what the only person performed went better than usual
 * @own_loss: or worse
 * @gain: what %s performed went better than usual
 * @loss: or worse
 * @luck: what chance gave to a player, what its decisions cost it, and what its feats brought, in points:
 *   %1$s, %2$s and %3$s
 */
typedef struct
{
  const char *underway;
  const char *play_later;
  const char *undo_later;
  const char *typed;
  const char *seen;
  const char *cancelled;
  const char *next;
  const char *next_after;
  const char *own_gain;
  const char *own_loss;
  const char *gain;
  const char *loss;
  const char *luck;
} AriFeatWords;

/**
 * AriFeats: the feats of a game; see #AriRules.feats
 * @kind: all of them are of this kind
 * @due: whether one is due
 *
 * All members are required, and so is #AriRules.chance_weight.
 */
typedef struct
{
  AriFeat             kind;
  AriFeatDueFunc     *due;
  AriFeatOutcomeFunc *outcome;
  AriFeatWords        words;
} AriFeats;

G_END_DECLS
