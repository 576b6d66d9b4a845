/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-rules.h"
#include "ari-flight.h"

G_BEGIN_DECLS

/**
 * AriTossWay: how a person throws
 * @ARI_TOSS_FLICK: by dragging the ring and letting it go; with keys as by gauges
 * @ARI_TOSS_GAUGES: by stopping two gauges, aim and strength
 * @ARI_TOSS_CALM: by setting the same two at leisure
 */
typedef enum
{
  ARI_TOSS_FLICK,
  ARI_TOSS_GAUGES,
  ARI_TOSS_CALM,
} AriTossWay;

#define ARI_TYPE_TOSS_VIEW (ari_toss_view_get_type ())
/**
 * AriTossView:
 *
 * The bull, and a ring that flies at it. When it is armed, a person throws; any release can be flown.
 * A flight takes its time on the screen, or is over at once when it is not animated: then its trace and the
 * ring where it ended are shown.
 *
 * Action: "toss.throw" (Space, Enter): starts and stops the gauges, or throws the calm ring.
 *
 * Signals:
 * - "thrown" (text of the release): a person threw; the ring is in the air when this is emitted
 * - "sounded" (int: #AriSound): the ring has met something that is heard
 * - "landed": a flight is over; ari_toss_view_get_flight() has what came of it
 */
G_DECLARE_FINAL_TYPE (AriTossView, ari_toss_view, ARI, TOSS_VIEW, GtkWidget)

/* The way that the person chose. @settings: (nullable) */
AriTossWay       ari_toss_way_of             (GSettings        *settings);

/* Nobody may throw yet. */
AriTossView     *ari_toss_view_new           (void);
/* How a person throws. */
void             ari_toss_view_set_way       (AriTossView      *self,
                                              AriTossWay        way);
/* Whether a person may throw now. */
void             ari_toss_view_set_armed     (AriTossView      *self,
                                              gboolean          armed);
/* Whose ring it is, for its colour; 0: nobody's. */
void             ari_toss_view_set_seat      (AriTossView      *self,
                                              AriActor          seat);
/* Whether flights take their time. */
void             ari_toss_view_set_animated  (AriTossView      *self,
                                              gboolean          animated);
/* Flies @release; one that is in the air lands first. With @foretold its whole way is dotted in from the
 * start. */
void             ari_toss_view_fly           (AriTossView      *self,
                                              const AriRelease *release,
                                              gboolean          foretold);
/* Whether a ring is in the air. */
gboolean         ari_toss_view_is_flying     (AriTossView      *self);
/* Ends the flight at once. */
void             ari_toss_view_hurry         (AriTossView      *self);
/* (nullable): the flight that was last begun. */
const AriFlight *ari_toss_view_get_flight    (AriTossView      *self);
/* Whether the keyboard is there: then a screen reader tells what came of the flight from the description of
 * the view. */
gboolean         ari_toss_view_tells_itself  (AriTossView      *self);
/* Takes the ring back into the hand; with @traces, what was thrown before is forgotten too. */
void             ari_toss_view_reset         (AriTossView      *self,
                                              gboolean          traces);
/* Takes the ring back into the hand; what was thrown before is forgotten for the traces of @releases, the
 * oldest first. */
void             ari_toss_view_recall        (AriTossView      *self,
                                              const AriRelease *releases,
                                              guint             n_releases);

G_END_DECLS
