/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-release.h"

G_BEGIN_DECLS

/**
 * AriTossState: where the ring is
 * @ARI_TOSS_IN_HAND: nothing of a toss is shown
 * @ARI_TOSS_FLYING: in the air
 * @ARI_TOSS_DOWN: where it ended, for a moment
 */
typedef enum
{
  ARI_TOSS_IN_HAND,
  ARI_TOSS_FLYING,
  ARI_TOSS_DOWN,
} AriTossState;

#define ARI_TYPE_TOSS_SEQUENCE (ari_toss_sequence_get_type ())
/**
 * AriTossSequence:
 *
 * What happens from the moment a ring is thrown until it is no longer shown. A throw counts at once: its ply
 * is played while the ring flies. Until the ring is down, nothing may tell the outcome, and until it is no
 * longer shown, the match is held, so that everybody sees it. A toss that is come to in a replay is flown
 * again.
 *
 * It needs someone who shows the flights and calls ari_toss_sequence_land(): see
 * ari_toss_sequence_set_watched().
 *
 * Signal "changed": the state is another one, or another ring flies.
 */
G_DECLARE_FINAL_TYPE (AriTossSequence, ari_toss_sequence, ARI, TOSS_SEQUENCE, GObject)

AriTossSequence *ari_toss_sequence_new           (AriMatch        *match) G_GNUC_WARN_UNUSED_RESULT;
/* Whether flights are shown. Without anybody who watches there are none. */
void             ari_toss_sequence_set_watched   (AriTossSequence *self,
                                                  gboolean         watched);
gboolean         ari_toss_sequence_throw         (AriTossSequence *self,
                                                  const char      *release);
gboolean         ari_toss_sequence_follow        (AriTossSequence *self,
                                                  gboolean         forward,
                                                  gboolean         fresh,
                                                  gboolean         skims,
                                                  GError         **error);
/* The ring has come down. It is shown there for @seconds. */
void             ari_toss_sequence_land          (AriTossSequence *self,
                                                  double           seconds);
AriTossState     ari_toss_sequence_get_state     (AriTossSequence *self);
/* Whether a ring is in the air whose outcome stands in the match already: nothing may tell it yet. */
gboolean         ari_toss_sequence_hides_outcome (AriTossSequence *self);
/* Whether the ring has come down that led to the shown position. */
gboolean         ari_toss_sequence_has_ended     (AriTossSequence *self);
/* (nullable): what came of the ring that is down, as a translated sentence. */
const char      *ari_toss_sequence_get_outcome   (AriTossSequence *self);
/* (nullable): the release of the ring that flies, or is down; how to fly it: */
const char      *ari_toss_sequence_get_release   (AriTossSequence *self);
/* … whose ring it is; … */
AriActor         ari_toss_sequence_get_seat      (AriTossSequence *self);
/* … whether it was flown before, so that its whole way can be shown; … */
gboolean         ari_toss_sequence_get_again     (AriTossSequence *self);
/* … and its number: each flight has another, from 1. */
guint            ari_toss_sequence_get_number    (AriTossSequence *self);

/* What a throw leads to at the cursor of @match, where a toss is due. */
AriAction        ari_toss_action                 (AriMatch         *match,
                                                  const AriRelease *release);

G_END_DECLS
