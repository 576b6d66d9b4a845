/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-stand-in.h"

G_BEGIN_DECLS

#define ARI_TYPE_DRIVER (ari_driver_get_type ())
/**
 * AriDriver:
 *
 * Acts for computers and chance: whenever it is their turn where the match goes on, at the end of the main
 * line or of a variation being played, it thinks and plays. On the main line, it also plays for people who
 * have nothing to decide (#AriStandIn). It waits while a person looks at the past and while the match is
 * held, and, with "waits", at the end of the match until a person wants it to go on.
 *
 * Properties: "match", "waits" (construct-only), "thinking" (gboolean, read-only), "asked" (gboolean,
 * read-only: players answer a question about the position), "by-hand" (gboolean:
 * people roll their own dice), "min-seconds" (double: the least time of a considered action, so that people
 * can follow).
 */
G_DECLARE_FINAL_TYPE (AriDriver, ari_driver, ARI, DRIVER, GObject)

/* Watches @match from now on. */
AriDriver *ari_driver_new             (AriMatch       *match,
                                       gboolean        waits) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer none): what it plays for people. */
AriStandIn     *ari_driver_get_stand_in    (AriDriver *self);
gboolean        ari_driver_get_thinking    (AriDriver *self);
gboolean        ari_driver_get_waiting     (AriDriver *self);
void            ari_driver_play_on         (AriDriver *self);
void            ari_driver_answer          (AriDriver *self);
void            ari_driver_rest            (AriDriver *self);
void            ari_driver_look            (AriDriver *self);
void            ari_driver_set_min_seconds (AriDriver *self,
                                            double          seconds);
gboolean        ari_driver_awaits_person   (AriDriver *self);
void            ari_driver_set_paused      (AriDriver      *self,
                                            gboolean        paused);
void            ari_driver_set_closed      (AriDriver *self,
                                            gboolean   closed);
void            ari_driver_begin_question  (AriDriver *self);
void            ari_driver_end_question    (AriDriver *self);
/* Whether one is open. */
gboolean        ari_driver_has_question    (AriDriver *self);
void            ari_driver_set_by_hand     (AriDriver *self,
                                            gboolean   by_hand);
gboolean        ari_driver_awaits_roll     (AriDriver *self);
void            ari_driver_hurry           (AriDriver *self);

G_END_DECLS
