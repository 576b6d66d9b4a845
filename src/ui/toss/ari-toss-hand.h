/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-hand.h"
#include "ari-toss-gauges.h"
#include "ari-toss-ring.h"

G_BEGIN_DECLS

/**
 * AriTossWay: how a person throws
 * @ARI_TOSS_FLICK: by dragging the ring and releasing it; keys use the gauges
 * @ARI_TOSS_GAUGES: by stopping two gauges, aim and strength
 * @ARI_TOSS_CALM: by setting the same two without time pressure
 */
typedef enum
{
  ARI_TOSS_FLICK,
  ARI_TOSS_GAUGES,
  ARI_TOSS_CALM,
} AriTossWay;

typedef enum
{
  ARI_HAND_IDLE,
  ARI_HAND_DRAGS,
  ARI_HAND_AIMS,    /* the aim gauge moves */
  ARI_HAND_PRESSES, /* the strength gauge moves */
} AriHandState;

#define ARI_AIM_STEP 0.06 /* of one key press in the calm way: seven lead from the middle to a horn */

/**
 * AriTossHand:
 * @way: set by ari_toss_hand_set_way()
 * @steered: keys have changed aim or strength since the ring is in the hand, so what they do is known
 * @flicked: the last throw was a flick
 * @fault: (nullable): why the last drag was no throw, translated
 * @aim: from −1 (left) to 1, what the gauge shows
 * @force: from −1 (weak) to 1, likewise
 * @begun_aim: what it was when the drag began
 * @begun_force: likewise
 * @pressed: where the drag began
 * @drag: (element-type AriDragPoint): the positions of the pointer since then
 * @grabbed: the gauge that follows the drag
 * @gauge_started: when the gauges began to move, in µs; 0: with the next frame
 * @aimed: (nullable) (element-type AriTraceDot): how a calm throw without error would fly
 * @aimed_at: where it would come down
 *
 * The hand of a person who throws, in units of the picture (see ari-toss-camera.h). It reads drags and
 * gauges, and knows nothing of widgets. Readers look at the members, and the functions below change them.
 */
typedef struct
{
  AriTossWay   way;
  AriHandState state;
  gboolean     steered;
  gboolean     flicked;
  const char  *fault;
  double       aim, force;
  double       begun_aim, begun_force;
  AriPoint     pressed;
  GArray      *drag;
  AriTossGauge grabbed;
  gint64       gauge_started;
  GArray      *aimed;
  AriRingPose  aimed_at;
} AriTossHand;

void     ari_toss_hand_init       (AriTossHand *self);
void     ari_toss_hand_clear      (AriTossHand *self);
/* Puts the ring back in the hand and stops everything. */
void     ari_toss_hand_drop       (AriTossHand *self);
/* Drops, and aims at the usual place, for a player who has not aimed yet. */
void     ari_toss_hand_reset      (AriTossHand *self);
void     ari_toss_hand_set_way    (AriTossHand *self,
                                   AriTossWay   way);
/* Sets both gauges of the calm way; values beyond their ends are moved there. */
void     ari_toss_hand_set_aim    (AriTossHand *self,
                                   double       aim,
                                   double       force);
/* Whether gauges move. */
gboolean ari_toss_hand_sweeps     (const AriTossHand *self);
/* Where the ring is in the hand, from where it rests. */
AriPoint ari_toss_hand_get_offset (const AriTossHand *self);

/* Dragging. @time in ms, @dx and @dy from where the pointer was pressed. */

/* The pointer is pressed at @at, which may become a drag. */
void     ari_toss_hand_press      (AriTossHand   *self,
                                   AriPoint       at,
                                   gint64         time);
/* Whether it is pressed, and drags nothing yet. */
gboolean ari_toss_hand_is_pressed (const AriTossHand *self);
/* The ring is dragged from now on. */
void     ari_toss_hand_begin_drag (AriTossHand   *self,
                                   gint64         time);
/* The calm hand takes hold of the gauge of a picture with these bounds on which it was pressed, if any. */
void     ari_toss_hand_grab       (AriTossHand   *self,
                                   const AriRect *bounds);
void     ari_toss_hand_drag_to    (AriTossHand   *self,
                                   const AriRect *bounds,
                                   gint64         time,
                                   double         dx,
                                   double         dy);
/**
 * ari_toss_hand_end_drag:
 * @least: a drag that goes less far is a click
 * @release: (out): how the ring leaves the hand
 *
 * The pointer is released. Unless the ring flies, it is back in the hand, and @fault may say why.
 *
 * Returns: whether the ring flies
 */
gboolean ari_toss_hand_end_drag   (AriTossHand   *self,
                                   gint64         time,
                                   double         dx,
                                   double         dy,
                                   double         least,
                                   AriRelease    *release);

/* Gauges and keys. */

/* Moves the gauges to where they are at @now, in µs of the frame clock. */
void     ari_toss_hand_sweep      (AriTossHand *self,
                                   gint64       now);
/* Throws, or starts and stops the gauges. FALSE: no throw yet. @release: (out) */
gboolean ari_toss_hand_act        (AriTossHand *self,
                                   AriRelease  *release);
/* An arrow key of the calm way: so many steps to the right, and stronger. */
void     ari_toss_hand_steer      (AriTossHand *self,
                                   int          across,
                                   int          up);

G_END_DECLS
