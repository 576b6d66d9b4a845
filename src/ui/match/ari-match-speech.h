/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_SPEECH (ari_match_speech_get_type ())
/**
 * AriMatchSpeech:
 *
 * What a screen reader is told at a table: in the order in which it happened, each thing once. It breaks off
 * what it says when the name of the focused spot changes, so nothing is told before the page is in order
 * again; and what it is told too soon after something else it may leave out, so what belongs together is told
 * together.
 */
G_DECLARE_FINAL_TYPE (AriMatchSpeech, ari_match_speech, ARI, MATCH_SPEECH, GObject)

/* It is @widget that speaks, which must live as long. */
AriMatchSpeech *ari_match_speech_new          (AriTable       *table,
                                               GtkWidget      *widget) G_GNUC_WARN_UNUSED_RESULT;
/* Says @sentence after what is going to be said already. */
void            ari_match_speech_say          (AriMatchSpeech *self,
                                               const char     *sentence); /* (nullable) */
/* Says how things stand, after all else, unless somebody else goes on at once. */
void            ari_match_speech_say_standing (AriMatchSpeech *self);

G_END_DECLS
