/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-sound.h"

G_BEGIN_DECLS

#define ARI_TYPE_SPEAKER (ari_speaker_get_type ())
/**
 * AriSpeaker:
 *
 * Plays sounds through the sound server. It loads nothing before the first sound, never waits for the
 * server, and is silent without one.
 *
 * Signals:
 * - "playing" (int: #AriSound): a sound was requested, whether or not there is a server
 */
G_DECLARE_FINAL_TYPE (AriSpeaker, ari_speaker, ARI, SPEAKER, GObject)

/* (transfer none): the single instance. */
AriSpeaker *ari_speaker_get_default (void);
/* Plays @sound, unless it is none, sound is off in @settings, or the desktop asks programs to be silent.
 * @settings: (nullable): without them everything is silent */
void        ari_speaker_play        (AriSpeaker *self,
                                     GSettings  *settings,
                                     AriSound    sound);

G_END_DECLS
