/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-answer.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_SPEECH (ari_match_speech_get_type ())
/**
 * AriMatchSpeech:
 *
 * Announces the events at a table to a screen reader, in order and each only once. A screen reader
 * interrupts itself when the name of the focused spot changes, so announcements wait until the page is up
 * to date; and it may drop a message that follows another too soon, so related messages are combined.
 */
G_DECLARE_FINAL_TYPE (AriMatchSpeech, ari_match_speech, ARI, MATCH_SPEECH, GObject)

/* Announces through @widget, which must outlive this object. */
AriMatchSpeech *ari_match_speech_new          (AriTable       *table,
                                               GtkWidget      *widget) G_GNUC_WARN_UNUSED_RESULT;
/* Something beside the board says what to do. So the state of play is announced only in the middle of a
 * choice, or when somebody asks. */
void            ari_match_speech_set_has_task (AriMatchSpeech *self);
/* Queues @sentence after the pending ones. Where it has several lines, each ends like a sentence. */
void            ari_match_speech_say          (AriMatchSpeech *self,
                                               const char     *sentence); /* (nullable) */
/* Announces the answer, if need be after a search. */
void            ari_match_speech_ask          (AriMatchSpeech *self,
                                               AriQuestion     question);
/* Announces the state of play after everything else, unless another seat continues immediately. */
void            ari_match_speech_say_status   (AriMatchSpeech *self);

G_END_DECLS
