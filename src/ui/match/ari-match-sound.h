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
 * What is heard at a table, and when.
 *
 * A position that is shown too soon after the one before is not heard.
 */
G_DECLARE_FINAL_TYPE (AriMatchSound, ari_match_sound, ARI, MATCH_SOUND, GObject)

/* Sounds wait for the motion on @widget, which must live as long. @settings: (nullable): without them all
 * is silent */
AriMatchSound *ari_match_sound_new        (AriTable      *table,
                                           GSettings     *settings,
                                           GtkWidget     *widget) G_GNUC_WARN_UNUSED_RESULT;
/* At once. */
void           ari_match_sound_play       (AriMatchSound *self,
                                           AriSound       sound);
/* Whether something is to be heard when its pieces arrive. */
gboolean       ari_match_sound_is_waiting (AriMatchSound *self);
/* When another position was shown last, in µs of the monotonic clock; 0: never. */
void           ari_match_sound_set_last   (AriMatchSound *self,
                                           gint64         last);
gint64         ari_match_sound_get_last   (AriMatchSound *self);

G_END_DECLS
