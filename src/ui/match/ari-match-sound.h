/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-sound.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_SOUND (ari_match_sound_get_type ())
/**
 * AriMatchSound:
 *
 * Decides which sounds to play at a table, and when.
 *
 * A position that follows the previous one too soon is silent.
 */
G_DECLARE_FINAL_TYPE (AriMatchSound, ari_match_sound, ARI, MATCH_SOUND, GObject)

/* Sounds wait for the motion on @widget, which must outlive this object. @settings: (nullable): without
 * them everything is silent */
AriMatchSound *ari_match_sound_new        (AriTable      *table,
                                           GSettings     *settings,
                                           GtkWidget     *widget) G_GNUC_WARN_UNUSED_RESULT;
/* Plays @sound immediately. */
void           ari_match_sound_play       (AriMatchSound *self,
                                           AriSound       sound);
/* Whether a sound is waiting for its pieces to arrive. */
gboolean       ari_match_sound_is_waiting (AriMatchSound *self);
/* When the position last changed, in µs of the monotonic clock; 0: never. */
void           ari_match_sound_set_last   (AriMatchSound *self,
                                           gint64         last);
gint64         ari_match_sound_get_last   (AriMatchSound *self);

G_END_DECLS
