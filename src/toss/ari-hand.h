/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-release.h"

G_BEGIN_DECLS

/* How a hand becomes a release, in three equally hard ways: see designs/toss.md. Nothing here knows where the
 * horns are: the ring does what the hand did. */

#define ARI_HAND_Y          10500 /* how steeply every throw rises */
#define ARI_HAND_SPIN       900   /* to the right; to the left it is turned round */
#define ARI_HAND_STRENGTH   3697  /* of a flick of ARI_HAND_FLICK_SPEED; the middle of what hits */
#define ARI_HAND_X          1430  /* the middle of what hits the right horn */
#define ARI_HAND_FLICK_SPEED 3.0  /* picture heights a second */

/* The errors of a first-time thrower's hand, as standard deviations. */
#define ARI_HAND_ERROR_X        520   /* of AriRelease.x */
#define ARI_HAND_ERROR_STRENGTH 100   /* of AriRelease.strength */
#define ARI_HAND_ERROR_WOBBLE   150

/**
 * AriFlick: the end of a drag
 * @across: to the right, in picture heights
 * @up: upwards, in picture heights
 * @seconds: how long it took
 * @curve: how far the direction turned meanwhile, in radians, clockwise
 * @reach: how far the whole drag went from where it began, in picture heights; 0: no farther than @across and
 *   @up tell, which may be of its last part only
 */
typedef struct
{
  double across, up, seconds, curve, reach;
} AriFlick;

/* Why a drag is no throw. */
typedef enum
{
  ARI_FLICK_FINE,
  ARI_FLICK_TOO_SLOW,
  ARI_FLICK_TOO_SHORT,
  ARI_FLICK_NOT_FORWARD,
} AriFlickFault;

/* In picture heights a second. */
double        ari_hand_flick_speed (const AriFlick *flick);
AriFlickFault ari_hand_flick_fault (const AriFlick *flick);
/* FALSE: there is a fault; the ring stays in the hand. */
gboolean   ari_hand_flick       (const AriFlick *flick,
                                 AriRelease     *release);

/* The gauges: what they show after @seconds, −1 … 1, and the release when you stop them there. */
double     ari_hand_aim_gauge   (double          seconds);
double     ari_hand_force_gauge (double          seconds);
AriRelease ari_hand_gauges      (double          aim,
                                 double          force);

/* Without timing: you choose @aim and @force at leisure, and @seed draws the hand's error. */
AriRelease ari_hand_calm        (double          aim,
                                 double          force,
                                 guint64         seed);

/* How likely the throw of ari_hand_calm() is to hit. */
double     ari_hand_calm_chance (double         aim,
                                 double         force);
#define ARI_HAND_BEST_AIM 0.42 /* at the right horn; with a force of 0 */

/* @release with errors scaled by @share: how computers and the calm hand throw. */
AriRelease ari_hand_err         (AriRelease      release,
                                 double          share,
                                 guint64         seed);

G_END_DECLS
