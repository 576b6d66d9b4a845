/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-release.h"

G_BEGIN_DECLS

/**
 * AriTossState: where the ring is
 * @ARI_TOSS_IN_HAND: no toss is shown
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
 * A toss, from the throw until the ring is no longer shown. A throw counts immediately: its ply is played
 * while the ring flies. Nothing may reveal the outcome before the ring is down, and the match is held until
 * the ring is no longer shown, so that everybody sees it. A toss that a replay reaches is flown again.
 *
 * A view must show the flights and call ari_toss_sequence_land(): see ari_toss_sequence_set_watched().
 *
 * Signal "changed": the state has changed, or another ring flies.
 */
G_DECLARE_FINAL_TYPE (AriTossSequence, ari_toss_sequence, ARI, TOSS_SEQUENCE, GObject)

AriTossSequence *ari_toss_sequence_new           (AriMatch        *match) G_GNUC_WARN_UNUSED_RESULT;
/* Whether a view shows flights. Without one there are none. */
void             ari_toss_sequence_set_watched   (AriTossSequence *self,
                                                  gboolean         watched);
gboolean         ari_toss_sequence_get_watched   (AriTossSequence *self);
gboolean         ari_toss_sequence_throw         (AriTossSequence *self,
                                                  const char      *release);
gboolean         ari_toss_sequence_follow        (AriTossSequence *self,
                                                  gboolean         forward,
                                                  gboolean         fresh,
                                                  gboolean         skims,
                                                  GError         **error);
/* The ring has landed. It is shown there for @seconds. */
void             ari_toss_sequence_land          (AriTossSequence *self,
                                                  double           seconds);
/* Everybody has seen the ring that is down: it is no longer shown. */
void             ari_toss_sequence_leave         (AriTossSequence *self);
AriTossState     ari_toss_sequence_get_state     (AriTossSequence *self);
/* Whether a ring is in the air whose outcome is already in the match: nothing may reveal it yet. */
gboolean         ari_toss_sequence_hides_outcome (AriTossSequence *self);
/* Whether the ring that led to the shown position has landed. */
gboolean         ari_toss_sequence_has_ended     (AriTossSequence *self);
/* (nullable): the outcome of the ring that is down, in a translated sentence or two. */
const char      *ari_toss_sequence_get_outcome   (AriTossSequence *self);
/* (nullable): the release of the ring that flies, or is down; how to fly it: */
const char      *ari_toss_sequence_get_release   (AriTossSequence *self);
/* … whose ring it is; … */
AriActor         ari_toss_sequence_get_seat      (AriTossSequence *self);
/* … whether it was flown before, so that its whole path can be shown; … */
gboolean         ari_toss_sequence_get_again     (AriTossSequence *self);
/* … and its number: each flight has another, from 1. */
guint            ari_toss_sequence_get_number    (AriTossSequence *self);

/* The action that a throw leads to at the cursor of @match, where a toss is due. */
AriAction        ari_toss_action                 (AriMatch         *match,
                                                  const AriRelease *release);

G_END_DECLS
