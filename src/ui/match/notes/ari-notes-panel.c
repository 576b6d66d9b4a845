/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-notes-panel.h"

#include <glib/gi18n.h>

#include "ari-notation-label.h"
#include "ari-note-buffer.h"
#include "ari-visibility.h"
#include "ari-record.h"
#include "ari-toast.h"

#define KEEP_MS 800 /* the match may lag behind the typing */

struct _AriNotesPanel
{
  AdwBin       parent_instance;

  /* Template widgets */
  AdwEntryRow *title;
  AriNotationLabel *comment_heading;
  GtkWidget   *comment_frame;
  GtkTextView *comment;
  GtkTextView *notes;

  /* Owned */
  AriMatch    *match;
  AriPly      *ply;      /* (nullable) the owner of the comment */

  guint        keep_id;  /* there are unsaved changes */
  gboolean     loading;  /* the match, not the user, is changing the text */
  AdwToast    *full;     /* (nullable) weak: reports that the text is full */
  AriVisibility     visibility;     /* of @match */
};

G_DEFINE_FINAL_TYPE (AriNotesPanel, ari_notes_panel, ADW_TYPE_BIN)

static char *
text_of (GtkTextView *view)
{
  return ari_note_buffer_dup_text (ARI_NOTE_BUFFER (gtk_text_view_get_buffer (view)));
}

static void
set_text (GtkTextView *view,
          const char  *text)
{
  g_autofree char *before = text_of (view);

  /* Setting the same text would only move the caret. */
  if (g_strcmp0 (before, text != NULL ? text : "") != 0)
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), text != NULL ? text : "", -1);
}

static void
keep (AriNotesPanel *self)
{
  g_autofree char *comment = NULL;
  g_autofree char *notes = NULL;

  if (self->keep_id == 0 || self->match == NULL)
    return;
  g_clear_handle_id (&self->keep_id, g_source_remove);

  comment = text_of (self->comment);
  notes = text_of (self->notes);
  /* The comment of a ply that has been deleted meanwhile goes with it. */
  if (self->ply != NULL && ari_match_find (self->match, ari_ply_get_id (self->ply)) == self->ply)
    ari_match_set_comment (self->match, self->ply, comment);
  ari_match_set_title (self->match, gtk_editable_get_text (GTK_EDITABLE (self->title)));
  ari_match_set_notes (self->match, notes);
}

static gboolean
keep_cb (gpointer data)
{
  AriNotesPanel *self = data;

  keep (self);

  return G_SOURCE_REMOVE;
}

/* The delay starts at the first unsaved change, so that people who type without pause lose no more than
 * others. */
static void
changed_cb (AriNotesPanel *self)
{
  if (!self->loading && self->keep_id == 0)
    self->keep_id = g_timeout_add (KEEP_MS, keep_cb, self);
}

/* A record limits the length of a text and couldn't be read back beyond it. Refuse all of the new text,
 * since losing half of a pasted text could go unnoticed. */
static gboolean
fits (AriNotesPanel *self,
      glong          n_chars,
      guint          most)
{
  AdwToastOverlay *overlay;
  g_autofree char *text = NULL;

  if (self->loading || n_chars <= (glong) most)
    return TRUE;

  overlay = ari_toast_overlay (GTK_WIDGET (self));
  /* Don't repeat the toast for each key. */
  if (self->full != NULL || overlay == NULL)
    return FALSE;

  text = g_strdup_printf (_("At most %u characters fit here. Shorten the text, or continue it elsewhere."),
                          most);
  g_set_weak_pointer (&self->full, adw_toast_new (text));
  ari_toast_add (overlay, self->full);

  return FALSE;
}

static void
insert_cb (GtkTextBuffer *buffer,
           GtkTextIter   *at,
           const char    *text,
           int            length,
           AriNotesPanel *self)
{
  glong n_chars = gtk_text_buffer_get_char_count (buffer), n_more = g_utf8_strlen (text, length);

  /* Soft breaks don't count. */
  if (n_chars + n_more > ARI_RECORD_MAX_TEXT)
    {
      g_autofree char *before = ari_note_buffer_dup_text (ARI_NOTE_BUFFER (buffer));

      n_chars = g_utf8_strlen (before, -1);
    }
  if (!fits (self, n_chars + n_more, ARI_RECORD_MAX_TEXT))
    g_signal_stop_emission_by_name (buffer, "insert-text");
}

/* Copies the text as the match stores it. */
static void
copy_cb (GtkTextView *view)
{
  AriNoteBuffer *buffer = ARI_NOTE_BUFFER (gtk_text_view_get_buffer (view));

  ari_note_buffer_copy (buffer, gtk_widget_get_clipboard (GTK_WIDGET (view)));
  g_signal_stop_emission_by_name (view, "copy-clipboard");
}

static void
cut_cb (GtkTextView *view)
{
  AriNoteBuffer *buffer = ARI_NOTE_BUFFER (gtk_text_view_get_buffer (view));

  if (ari_note_buffer_copy (buffer, gtk_widget_get_clipboard (GTK_WIDGET (view))))
    gtk_text_buffer_delete_selection (GTK_TEXT_BUFFER (buffer), TRUE, gtk_text_view_get_editable (view));
  g_signal_stop_emission_by_name (view, "cut-clipboard");
}

static void
insert_title_cb (GtkEditable   *title,
                 const char    *text,
                 int            length,
                 int           *at,
                 AriNotesPanel *self)
{
  if (!fits (self, g_utf8_strlen (gtk_editable_get_text (title), -1) + g_utf8_strlen (text, length),
             ARI_RECORD_MAX_LINE))
    g_signal_stop_emission_by_name (title, "insert-text");
}

static void
sync_heading (AriNotesPanel *self,
              AriPly        *ply)
{
  g_autofree char *heading = NULL, *action = NULL;

  if (ply != NULL)
    action = ari_notation_quote (ari_ply_get_actor (ply), ari_ply_get_text (ply));

  if (ply == NULL)
    heading = g_strdup (_("No Comment at the Start"));
  else if (ari_visibility_hides_ply (&self->visibility, ply))
    heading = g_strdup_printf (_("Comment on Move %u"), ari_ply_get_turn (ply));
  else
    heading = g_strdup_printf (_("Comment on Move %1$u, %2$s"), ari_ply_get_turn (ply), action);
  ari_notation_label_set_text (self->comment_heading, ari_match_get_rules (self->match), ARI_NONE, heading);
  gtk_widget_set_sensitive (self->comment_frame, ply != NULL);
}

static void
ari_notes_panel_sync (AriNotesPanel *self)
{
  AriPly *ply = ari_match_get_ply (self->match);
  const char *title;

  if (ply != self->ply)
    keep (self);
  /* Unsaved typing takes precedence over the match's text. */
  if (self->keep_id != 0)
    return;

  sync_heading (self, ply);
  /* A hidden panel is filled when it is shown: its view stack measures every page, and a text view lays out
   * long texts to be measured. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  title = ari_match_get_title (self->match);
  g_set_object (&self->ply, ply);
  self->loading = TRUE;
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->title)), title != NULL ? title : "") != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->title), title != NULL ? title : "");
  set_text (self->notes, ari_match_get_notes (self->match));
  set_text (self->comment, ply != NULL ? ari_ply_get_comment (ply) : NULL);
  self->loading = FALSE;
}

static void
ari_notes_panel_map (GtkWidget *widget)
{
  AriNotesPanel *self = ARI_NOTES_PANEL (widget);

  GTK_WIDGET_CLASS (ari_notes_panel_parent_class)->map (widget);

  if (self->match != NULL)
    ari_notes_panel_sync (self);
}

static void
ari_notes_panel_dispose (GObject *object)
{
  AriNotesPanel *self = ARI_NOTES_PANEL (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  if (self->title != NULL)
    keep (self);
  g_clear_handle_id (&self->keep_id, g_source_remove);
  g_clear_weak_pointer (&self->full);
  g_clear_object (&self->ply);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_NOTES_PANEL);

  G_OBJECT_CLASS (ari_notes_panel_parent_class)->dispose (object);
}

static void
ari_notes_panel_class_init (AriNotesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_notes_panel_dispose;
  widget_class->map = ari_notes_panel_map;

  g_type_ensure (ARI_TYPE_NOTATION_LABEL);
  g_type_ensure (ARI_TYPE_NOTE_BUFFER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-notes-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AriNotesPanel, title);
  gtk_widget_class_bind_template_child (widget_class, AriNotesPanel, comment_heading);
  gtk_widget_class_bind_template_child (widget_class, AriNotesPanel, comment_frame);
  gtk_widget_class_bind_template_child (widget_class, AriNotesPanel, comment);
  gtk_widget_class_bind_template_child (widget_class, AriNotesPanel, notes);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_cb);
  gtk_widget_class_bind_template_callback (widget_class, cut_cb);
}

static void
ari_notes_panel_init (AriNotesPanel *self)
{
  GtkLabel *heading;
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  heading = ari_notation_label_get_label (self->comment_heading);
  gtk_label_set_xalign (heading, 0);
  gtk_label_set_wrap (heading, TRUE);
  gtk_label_set_mnemonic_widget (heading, GTK_WIDGET (self->comment));
  g_signal_connect_object (gtk_text_view_get_buffer (self->comment), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_text_view_get_buffer (self->notes), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_text_view_get_buffer (self->comment), "insert-text", G_CALLBACK (insert_cb), self,
                           G_CONNECT_DEFAULT);
  g_signal_connect_object (gtk_text_view_get_buffer (self->notes), "insert-text", G_CALLBACK (insert_cb), self,
                           G_CONNECT_DEFAULT);
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->title)), "insert-text",
                           G_CALLBACK (insert_title_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (keep), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

void
ari_notes_panel_set_match (AriNotesPanel *self,
                           AriMatch      *match)
{
  g_return_if_fail (ARI_IS_NOTES_PANEL (self));
  g_return_if_fail (self->match == NULL);

  self->match = g_object_ref (match);
  self->visibility.match = match;
  gtk_editable_set_editable (GTK_EDITABLE (self->title), !ari_match_is_read_only (match));
  gtk_text_view_set_editable (self->comment, !ari_match_is_read_only (match));
  gtk_text_view_set_editable (self->notes, !ari_match_is_read_only (match));
  gtk_text_view_set_cursor_visible (self->comment, !ari_match_is_read_only (match));
  gtk_text_view_set_cursor_visible (self->notes, !ari_match_is_read_only (match));
  g_signal_connect_object (match, "notify::cursor", G_CALLBACK (ari_notes_panel_sync), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::n-items", G_CALLBACK (ari_notes_panel_sync), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::on-main-line", G_CALLBACK (ari_notes_panel_sync), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::over", G_CALLBACK (ari_notes_panel_sync), self, G_CONNECT_SWAPPED);
  ari_notes_panel_sync (self);
}

void
ari_notes_panel_focus_comment (AriNotesPanel *self)
{
  g_return_if_fail (ARI_IS_NOTES_PANEL (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->comment));
}

void
ari_notes_panel_set_visibility (AriNotesPanel       *self,
                                const AriVisibility *visibility)
{
  g_return_if_fail (ARI_IS_NOTES_PANEL (self));
  g_return_if_fail (visibility->match == self->match);

  if (self->visibility.covered == visibility->covered
      && self->visibility.reveal_hidden == visibility->reveal_hidden)
    return;

  self->visibility = *visibility;
  ari_notes_panel_sync (self);
}
