/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_REPLAY_SLOWEST 0.5
#define ARI_REPLAY_FASTEST 8.0

#define ARI_TYPE_REPLAY (ari_replay_get_type ())
/**
 * AriReplay:
 *
 * Steps through the shown line of a match automatically. It stops at the end of the line, and as soon as
 * anything else moves the cursor: a person, or a new ply.
 *
 * Properties: "playing" (gboolean, read-only), "speed" (double: 1 is one ply a second; from
 * ARI_REPLAY_SLOWEST to ARI_REPLAY_FASTEST).
 */
G_DECLARE_FINAL_TYPE (AriReplay, ari_replay, ARI, REPLAY, GObject)

AriReplay *ari_replay_new         (AriMatch  *match) G_GNUC_WARN_UNUSED_RESULT;
/* Starts at the cursor; at the end of the line, at the start. */
void       ari_replay_start       (AriReplay *self);
void       ari_replay_stop        (AriReplay *self);
gboolean   ari_replay_get_playing (AriReplay *self);
/* Clamps the speed to the range. */
void       ari_replay_set_speed   (AriReplay *self,
                                   double     speed);
double     ari_replay_get_speed   (AriReplay *self);
/* Whether it plays so fast that nobody could watch a feat. */
gboolean   ari_replay_skims       (AriReplay *self);
/* Whether it waits for now, because there is something to watch. */
void       ari_replay_set_paused  (AriReplay *self,
                                   gboolean   paused);

G_END_DECLS
