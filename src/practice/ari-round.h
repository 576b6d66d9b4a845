/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-trainer.h"

G_BEGIN_DECLS

#define ARI_ROUND 10 /* exercises */

/**
 * AriRound: the exercises that a person does one after the other, before looking back
 * @n_done: how many have been answered in the round that is under way, or just over; 0: none
 * @first: where the latest of them is among all answers; those before are later than today
 * @n_found: of those, by a right first move, without a hint
 *
 * It follows from the answers of the day, so it goes on after a pause, and ends with the day.
 */
typedef struct
{
  guint n_done;
  guint first;
  guint n_found;
} AriRound;

/* @answers: (nullable): of ari_trainer_get_answers(). @now: Unix seconds */
void     ari_round_find     (AriRound               *self,
                             const GArray           *answers,
                             gint64                  now);
/* Whether the last answer was the last one of its round. */
gboolean ari_round_is_over  (const AriRound         *self);
/* (transfer full): the title of the next exercise of @filter: its number in its round, and of how many. */
char    *ari_round_title    (AriTrainer             *trainer,
                             const AriTrainerFilter *filter) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable) (transfer full): how much of a round is done that goes on; %NULL: none is under way. */
char    *ari_round_progress (AriTrainer             *trainer) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): how many were found in the round under way, or just over, in a few words. */
char    *ari_round_result   (AriTrainer             *trainer) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable) (transfer full): what was hard in that round, and when everything comes back: a line for each.
 * %NULL: nothing was answered. */
char    *ari_round_review   (AriTrainer             *trainer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
