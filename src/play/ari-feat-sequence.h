/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-performer.h"

G_BEGIN_DECLS

/**
 * AriFeatState: how far a feat is
 * @ARI_FEAT_STATE_IDLE: none is shown
 * @ARI_FEAT_STATE_UNDERWAY: it is being performed
 * @ARI_FEAT_STATE_DONE: it is over, and its outcome is shown for a moment
 */
typedef enum
{
  ARI_FEAT_STATE_IDLE,
  ARI_FEAT_STATE_UNDERWAY,
  ARI_FEAT_STATE_DONE,
} AriFeatState;

#define ARI_TYPE_FEAT_SEQUENCE (ari_feat_sequence_get_type ())
/**
 * AriFeatSequence:
 *
 * A feat, from the performance until it is no longer shown. A performance counts immediately: its ply is
 * played while it is shown. Nothing may reveal the outcome before the end, and the match is held until the
 * feat is no longer shown, so that everybody sees it. A feat that a replay reaches is performed again.
 *
 * A view must show the feats and call ari_feat_sequence_finish(): see ari_feat_sequence_set_watched().
 *
 * Signal "changed": the state has changed, or another feat is performed.
 */
G_DECLARE_FINAL_TYPE (AriFeatSequence, ari_feat_sequence, ARI, FEAT_SEQUENCE, GObject)

AriFeatSequence *ari_feat_sequence_new             (AriMatch        *match) G_GNUC_WARN_UNUSED_RESULT;
/* Whether a view shows feats. Without one, none is ever underway. */
void             ari_feat_sequence_set_watched     (AriFeatSequence *self,
                                                    gboolean         watched);
gboolean         ari_feat_sequence_get_watched     (AriFeatSequence *self);
gboolean         ari_feat_sequence_perform         (AriFeatSequence *self,
                                                    const char      *performance);
gboolean         ari_feat_sequence_follow          (AriFeatSequence *self,
                                                    gboolean         forward,
                                                    gboolean         fresh,
                                                    gboolean         skims,
                                                    GError         **error);
/* The feat is over. Its outcome is shown for @seconds. */
void             ari_feat_sequence_finish          (AriFeatSequence *self,
                                                    double           seconds);
/* Everybody has seen the outcome: it is no longer shown. */
void             ari_feat_sequence_leave           (AriFeatSequence *self);
AriFeatState     ari_feat_sequence_get_state       (AriFeatSequence *self);
/* Whether a feat is underway whose outcome is already in the match: nothing may reveal it yet. */
gboolean         ari_feat_sequence_hides_outcome   (AriFeatSequence *self);
/* Whether the feat that led to the shown position is over, and still shown. */
gboolean         ari_feat_sequence_has_ended       (AriFeatSequence *self);
/* (nullable): the outcome of the feat that is over, in a translated sentence or two. */
const char      *ari_feat_sequence_get_outcome     (AriFeatSequence *self);
/* The same, or that a feat is underway. */
const char      *ari_feat_sequence_tell            (AriFeatSequence *self);
/* (nullable): the feat that is underway or over, as the view has to show it: its performance, … */
const char      *ari_feat_sequence_get_performance (AriFeatSequence *self);
/* … who performs it, … */
AriActor         ari_feat_sequence_get_seat        (AriFeatSequence *self);
/* … whether it was performed before, so that its outcome is known, … */
gboolean         ari_feat_sequence_get_again       (AriFeatSequence *self);
/* … and its number: each has another, from 1. */
guint            ari_feat_sequence_get_number      (AriFeatSequence *self);

G_END_DECLS
