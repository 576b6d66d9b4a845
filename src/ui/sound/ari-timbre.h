/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-sound.h"

G_BEGIN_DECLS

#define ARI_TIMBRE_RATE 44100 /* samples a second, of one channel */

/**
 * ari_timbre_render:
 * @sound: any but %ARI_SOUND_NONE
 * @n_samples: (out): how many samples there are
 *
 * Returns the same samples each time, on any thread, and takes a few milliseconds.
 *
 * Returns: (transfer full) (array length=n_samples): the sound, in native byte order
 */
gint16 *ari_timbre_render (AriSound  sound,
                           gsize    *n_samples) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
