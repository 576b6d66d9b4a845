/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "ari-sound.h"

G_BEGIN_DECLS

#define ARI_TYPE_SPEAKER (ari_speaker_get_type ())
/**
 * AriSpeaker:
 *
 * Lets sounds be heard by the sound server. Nothing of it is loaded before the first sound, nothing waits for
 * the server, and where there is none, it is silent.
 *
 * Signals:
 * - "playing" (int: #AriSound): a sound is to be heard, whether there is a server or not
 */
G_DECLARE_FINAL_TYPE (AriSpeaker, ari_speaker, ARI, SPEAKER, GObject)

/* (transfer none): the one of the program. */
AriSpeaker *ari_speaker_get_default (void);
/* Plays @sound, unless it is none, @settings say that sound is off, or the desktop that programs should be
 * silent.
 * @settings: (nullable): without them all is silent */
void        ari_speaker_play        (AriSpeaker *self,
                                     GSettings  *settings,
                                     AriSound    sound);

G_END_DECLS
