/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-feat-view.h"
#include "ari-rules.h"
#include "ari-toss-hand.h"

G_BEGIN_DECLS

#define ARI_TYPE_TOSS_VIEW (ari_toss_view_get_type ())
/**
 * AriTossView:
 *
 * The bull, and a ring that flies at it. A person can throw while it is armed; any release can be flown. A
 * flight takes time on the screen or, when not animated, ends at once and shows its trace and the final
 * place of the ring.
 *
 * Action: "toss.throw" (Space, Enter): starts and stops the gauges, or throws the calm ring.
 *
 * It is an #AriFeatView, whose signals tell of throws and flights. When a flight is over,
 * ari_toss_view_get_flight() has the outcome.
 */
G_DECLARE_FINAL_TYPE (AriTossView, ari_toss_view, ARI, TOSS_VIEW, GtkWidget)

/* The user's preferred way. @settings: (nullable) */
AriTossWay       ari_toss_way_of             (GSettings        *settings);
/* Whether the user must still be shown how to throw. @settings: (nullable) */
gboolean         ari_toss_guide_of           (GSettings        *settings);

/* Not armed at first. */
AriTossView     *ari_toss_view_new           (void);
/* Sets how a person throws. */
void             ari_toss_view_set_way       (AriTossView      *self,
                                              AriTossWay        way);
/* Sets whether a person may throw now. */
void             ari_toss_view_set_armed     (AriTossView      *self,
                                              gboolean          armed);
/* Sets the seat of the ring, for its colour; 0: none. */
void             ari_toss_view_set_seat      (AriTossView      *self,
                                              AriActor          seat);
/* Sets whether a hand shows how to flick, for people who have not thrown in that way yet. */
void             ari_toss_view_set_guided    (AriTossView      *self,
                                              gboolean          guided);
/* Whether it shows now: not during a movement, nor once the ring has been thrown. */
gboolean         ari_toss_view_is_guiding    (AriTossView      *self);
/* Sets whether the arrow keys belong to the page, so that aiming takes Shift. */
void             ari_toss_view_set_shifted   (AriTossView      *self,
                                              gboolean          shifted);
/* A person has thrown, and if it was a flick, they know how to from now on. @settings: (nullable) */
void             ari_toss_view_end_guide     (AriTossView      *self,
                                              GSettings        *settings);
/* Sets whether flights take time. */
void             ari_toss_view_set_animated  (AriTossView      *self,
                                              gboolean          animated);
/* What the two gauges of the hand are set to: @aim from −1 (left) to 1, @force from −1 (weak) to 1. */
void             ari_toss_view_get_aim       (AriTossView      *self,
                                              double           *aim,
                                              double           *force);
/* What the picture shows, in its units: see ari-toss-camera.h. */
AriRect          ari_toss_view_get_bounds    (AriTossView      *self);
/* @at: in units of the picture. Returns where it is, in pixels of the view. */
AriPoint         ari_toss_view_to_px         (AriTossView      *self,
                                              AriPoint          at);
/* Flies @release; a ring already in the air lands first. @foretold shows the whole path as dots from the
 * start. */
void             ari_toss_view_fly           (AriTossView      *self,
                                              const AriRelease *release,
                                              gboolean          foretold);
/* Whether a ring is in the air. */
gboolean         ari_toss_view_is_flying     (AriTossView      *self);
/* Ends the flight at once. */
void             ari_toss_view_hurry         (AriTossView      *self);
/* (nullable): the latest flight. */
const AriFlight *ari_toss_view_get_flight    (AriTossView      *self);
/* Whether the view has the focus, so that a screen reader reads the outcome from its description. */
gboolean         ari_toss_view_tells_itself  (AriTossView      *self);
/* Takes the ring back into the hand; @traces also forgets earlier throws. */
void             ari_toss_view_reset         (AriTossView      *self,
                                              gboolean          traces);
/* Takes the ring back into the hand; replaces earlier throws with the traces of @releases, oldest first. */
void             ari_toss_view_recall        (AriTossView      *self,
                                              const AriRelease *releases,
                                              guint             n_releases);

G_END_DECLS
