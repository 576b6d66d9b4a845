/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-stand-in.h"

G_BEGIN_DECLS

/**
 * AriDriverHold: why neither computers nor chance act by themselves, as bits
 * @ARI_DRIVER_HOLD_VIEWER: the match has only been opened; at its end they wait until a person plays there or
 *   ari_driver_play_on() is called
 * @ARI_DRIVER_HOLD_SCRIPT: a script plays every seat, and chance
 * @ARI_DRIVER_HOLD_LESSON: a lesson or an exercise plays for everybody but the learner
 * @ARI_DRIVER_HOLD_TRY: a person tries a mistake again, and chooses for all seats but in the match itself
 * @ARI_DRIVER_HOLD_QUESTION: people answer a question about the position, which must stay the same
 * @ARI_DRIVER_HOLD_REVEALED: each of several people must have seen what the last turn revealed
 * @ARI_DRIVER_HOLD_CLOSED: nobody acts: the position is only looked at, and people choose nothing, either
 */
typedef enum
{
  ARI_DRIVER_HOLD_VIEWER = 1 << 0,
  ARI_DRIVER_HOLD_SCRIPT = 1 << 1,
  ARI_DRIVER_HOLD_LESSON = 1 << 2,
  ARI_DRIVER_HOLD_TRY = 1 << 3,
  ARI_DRIVER_HOLD_QUESTION = 1 << 4,
  ARI_DRIVER_HOLD_REVEALED = 1 << 5,
  ARI_DRIVER_HOLD_CLOSED = 1 << 6,
} AriDriverHold;

#define ARI_TYPE_DRIVER (ari_driver_get_type ())
/**
 * AriDriver:
 *
 * Acts for computers and chance: whenever it is their turn where the match goes on, at the end of the main
 * line or of a variation being played, it thinks and plays. On the main line, it also plays for people who
 * have nothing to decide (#AriStandIn). It waits while a person looks at the past, while the match is held,
 * and while anybody holds the driver itself (#AriDriverHold).
 *
 * Properties: "match", "waits" (construct-only: whether it begins with %ARI_DRIVER_HOLD_VIEWER), "thinking"
 * (gboolean, read-only), "holds" (guint, read-only: #AriDriverHold bits), "by-hand" (gboolean: people roll
 * their own dice), "min-seconds" (double: the least time of a considered action, so that people can follow).
 */
G_DECLARE_FINAL_TYPE (AriDriver, ari_driver, ARI, DRIVER, GObject)

/* Watches @match from now on. */
AriDriver *ari_driver_new             (AriMatch *match,
                                       gboolean  waits) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer none): what it plays for people. */
AriStandIn     *ari_driver_get_stand_in    (AriDriver *self);
gboolean        ari_driver_get_thinking    (AriDriver *self);
gboolean        ari_driver_get_waiting     (AriDriver *self);
void            ari_driver_play_on         (AriDriver *self);
void            ari_driver_answer          (AriDriver *self);
void            ari_driver_look            (AriDriver *self);
/* Until ari_driver_release() is called with the same @reason and @owner, which is only compared. */
void            ari_driver_hold            (AriDriver     *self,
                                            AriDriverHold  reason,
                                            gpointer       owner);
void            ari_driver_release         (AriDriver     *self,
                                            AriDriverHold  reason,
                                            gpointer       owner);
/* Either of them. */
void            ari_driver_set_held        (AriDriver     *self,
                                            AriDriverHold  reason,
                                            gpointer       owner,
                                            gboolean       held);
/* #AriDriverHold bits; 0: it acts where the match goes on. */
guint           ari_driver_get_holds       (AriDriver *self);
void            ari_driver_set_min_seconds (AriDriver *self,
                                            double     seconds);
gboolean        ari_driver_awaits_person   (AriDriver *self);
void            ari_driver_set_by_hand     (AriDriver *self,
                                            gboolean   by_hand);
gboolean        ari_driver_awaits_roll     (AriDriver *self);
void            ari_driver_hurry           (AriDriver *self);

G_END_DECLS
