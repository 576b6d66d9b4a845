/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-note-buffer.h"

#include <string.h>

#include "ari-soft-break.h"

struct _AriNoteBuffer
{
  GtkTextBuffer parent_instance;

  gboolean      going_back; /* undo and redo reinsert shown text, including soft breaks */
};

G_DEFINE_FINAL_TYPE (AriNoteBuffer, ari_note_buffer, GTK_TYPE_TEXT_BUFFER)

/* Inserts the text, in its shown form, before @at, which ends up after it. */
static void
insert_shown (AriNoteBuffer *self,
              GtkTextIter   *at,
              const char    *shown)
{
  GTK_TEXT_BUFFER_CLASS (ari_note_buffer_parent_class)->insert_text (GTK_TEXT_BUFFER (self), at, shown,
                                                                     (int) strlen (shown));
}

/* Breaks the paragraph at @at where an insertion has made it too long. Breaks move @at along. */
static void
break_paragraph (AriNoteBuffer *self,
                 GtkTextIter   *at)
{
  GtkTextIter start = *at, end;
  g_autofree char *shown = NULL;
  const char *from, *to;
  int offset = gtk_text_iter_get_offset (at);
  int place;

  gtk_text_iter_set_line_offset (&start, 0);
  end = start;
  if (!gtk_text_iter_ends_line (&end))
    gtk_text_iter_forward_to_line_end (&end);
  place = gtk_text_iter_get_offset (&start);

  shown = gtk_text_iter_get_slice (&start, &end);
  for (from = shown; (to = ari_soft_break_find (from)) != NULL; from = to)
    {
      GtkTextIter iter;

      place += (int) g_utf8_pointer_to_offset (from, to);
      gtk_text_buffer_get_iter_at_offset (GTK_TEXT_BUFFER (self), &iter, place);
      insert_shown (self, &iter, ARI_SOFT_BREAK);
      offset += place <= offset;
      place++;
    }

  gtk_text_buffer_get_iter_at_offset (GTK_TEXT_BUFFER (self), at, offset);
}

static void
ari_note_buffer_insert_text (GtkTextBuffer *buffer,
                             GtkTextIter   *at,
                             const char    *text,
                             int            length)
{
  AriNoteBuffer *self = ARI_NOTE_BUFFER (buffer);
  g_autofree char *inserted = g_strndup (text, length);
  g_autofree char *shown = NULL;
  GtkTextIter start;
  int offset = gtk_text_iter_get_offset (at);

  if (self->going_back)
    {
      insert_shown (self, at, inserted);
      return;
    }

  shown = ari_soft_break_show (inserted);
  insert_shown (self, at, shown);
  /* The paragraphs that receive the new text may already have been long. */
  break_paragraph (self, at);
  offset = MIN (offset, gtk_text_iter_get_offset (at));
  gtk_text_buffer_get_iter_at_offset (buffer, &start, offset);
  if (gtk_text_iter_get_line (&start) != gtk_text_iter_get_line (at))
    {
      GtkTextMark *mark = gtk_text_buffer_create_mark (buffer, NULL, at, FALSE);

      break_paragraph (self, &start);
      gtk_text_buffer_get_iter_at_mark (buffer, at, mark);
      gtk_text_buffer_delete_mark (buffer, mark);
    }
}

static void
ari_note_buffer_undo (GtkTextBuffer *buffer)
{
  AriNoteBuffer *self = ARI_NOTE_BUFFER (buffer);

  self->going_back = TRUE;
  GTK_TEXT_BUFFER_CLASS (ari_note_buffer_parent_class)->undo (buffer);
  self->going_back = FALSE;
}

static void
ari_note_buffer_redo (GtkTextBuffer *buffer)
{
  AriNoteBuffer *self = ARI_NOTE_BUFFER (buffer);

  self->going_back = TRUE;
  GTK_TEXT_BUFFER_CLASS (ari_note_buffer_parent_class)->redo (buffer);
  self->going_back = FALSE;
}

static void
ari_note_buffer_class_init (AriNoteBufferClass *klass)
{
  GtkTextBufferClass *buffer_class = GTK_TEXT_BUFFER_CLASS (klass);

  buffer_class->insert_text = ari_note_buffer_insert_text;
  buffer_class->undo = ari_note_buffer_undo;
  buffer_class->redo = ari_note_buffer_redo;
}

static void
ari_note_buffer_init (AriNoteBuffer *self)
{
}

char *
ari_note_buffer_dup_text (AriNoteBuffer *self)
{
  GtkTextIter start, end;
  g_autofree char *shown = NULL;

  g_return_val_if_fail (ARI_IS_NOTE_BUFFER (self), NULL);

  gtk_text_buffer_get_bounds (GTK_TEXT_BUFFER (self), &start, &end);
  shown = gtk_text_buffer_get_text (GTK_TEXT_BUFFER (self), &start, &end, TRUE);

  return ari_soft_break_store (shown);
}

gboolean
ari_note_buffer_copy (AriNoteBuffer *self,
                      GdkClipboard  *clipboard)
{
  GtkTextIter start, end;
  g_autofree char *shown = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (ARI_IS_NOTE_BUFFER (self), FALSE);

  if (!gtk_text_buffer_get_selection_bounds (GTK_TEXT_BUFFER (self), &start, &end))
    return FALSE;

  shown = gtk_text_buffer_get_text (GTK_TEXT_BUFFER (self), &start, &end, TRUE);
  text = ari_soft_break_store (shown);
  gdk_clipboard_set_text (clipboard, text);

  return TRUE;
}
