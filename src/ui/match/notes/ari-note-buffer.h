/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A buffer that a text view can lay out quickly, whatever text it holds, because it adds soft breaks to
 * overlong lines. The functions of GtkTextBuffer insert the plain text; gtk_text_buffer_get_text() returns
 * it with soft breaks. */
#define ARI_TYPE_NOTE_BUFFER (ari_note_buffer_get_type ())
G_DECLARE_FINAL_TYPE (AriNoteBuffer, ari_note_buffer, ARI, NOTE_BUFFER, GtkTextBuffer)

/* The text without soft breaks. */
char    *ari_note_buffer_dup_text (AriNoteBuffer *self) G_GNUC_WARN_UNUSED_RESULT;
/* Copies the selection, without soft breaks. Returns whether there is one. */
gboolean ari_note_buffer_copy     (AriNoteBuffer *self,
                                   GdkClipboard  *clipboard);

G_END_DECLS
