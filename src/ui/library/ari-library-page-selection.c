/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-toast.h"

/* Which matches are selected. A selection may hold more than the list has in memory: "Select All" asks the
 * library. */

#define CHUNK 500 /* matches asked for at a time */

static void chunk_cb (GObject      *source,
                      GAsyncResult *result,
                      gpointer      data);

static gint64 *
id_of (AriEntry *entry)
{
  gint64 id = ari_entry_get_id (entry);

  return g_memdup2 (&id, sizeof id);
}

void
ari_library_page_sync_selection (AriLibraryPage *self)
{
  guint n = g_hash_table_size (self->selected);
  gboolean writable = ari_library_page_can_write (self), deleted = ari_library_page_shows_deleted (self);
  gboolean any = !self->selecting || n > 0;
  g_autofree char *title = g_strdup_printf (ngettext ("%u Selected", "%u Selected", n), n);

  adw_window_title_set_title (self->selection_title, title);
  gtk_widget_set_visible (self->header, !self->selecting);
  gtk_widget_set_visible (self->selection_header, self->selecting);
  gtk_action_bar_set_revealed (GTK_ACTION_BAR (self->selection_bar), self->selecting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.cancel", self->selecting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.export", any && !deleted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.star", writable && !deleted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.tags", writable && any && !deleted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.delete", writable && any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.restore", writable && any && deleted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.open", !self->selecting && !deleted);

  gtk_widget_set_visible (self->export_button, !deleted);
  gtk_widget_set_visible (self->tags_button, !deleted);
  gtk_widget_set_visible (self->restore_button, deleted);
  adw_banner_set_revealed (self->deleted, deleted);
  gtk_popover_menu_set_menu_model (self->context_menu, deleted ? self->deleted_menu : self->entry_menu);

  for (guint i = 0; i < self->rows->len; i++)
    {
      AriEntryRow *row = g_ptr_array_index (self->rows, i);
      gint64 id = ari_entry_get_id (ari_entry_row_get_entry (row));

      ari_entry_row_set_can_star (row, writable && !deleted);
      ari_entry_row_set_selecting (row, self->selecting, g_hash_table_contains (self->selected, &id));
    }
}

void
ari_library_page_toggle (AriLibraryPage *self,
                         AriEntry       *entry,
                         gboolean        selected)
{
  gint64 id = ari_entry_get_id (entry);

  if (selected)
    g_hash_table_insert (self->selected, id_of (entry), g_object_ref (entry));
  else
    g_hash_table_remove (self->selected, &id);

  ari_library_page_sync_selection (self);
}

void
ari_library_page_set_selecting (AriLibraryPage *self,
                                gboolean        selecting)
{
  /* A read still under way would add matches of another list to a new selection. */
  g_cancellable_cancel (self->select_all);
  g_clear_object (&self->select_all);
  self->selecting = selecting;
  g_hash_table_remove_all (self->selected);
  ari_library_page_sync_selection (self);
}

static void
ask_chunk (AriLibraryPage *self)
{
  AriQuery query;

  ari_library_page_query (self, &query);
  ari_library_query_async (self->library, &query, self->n_asked, CHUNK, self->select_all, chunk_cb,
                           g_object_ref (self));
}

static void
chunk_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AriLibraryPage) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) entries = NULL;
  guint total = 0;

  entries = ari_library_query_finish (ARI_LIBRARY (source), result, &total, &error);
  /* The person may have left the selection by now. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->library == NULL)
    return;

  if (entries == NULL)
    {
      ari_toast_error (GTK_WIDGET (self), _("The Matches Can’t Be Read"), error);
      return;
    }

  for (guint i = 0; i < entries->len; i++)
    {
      AriEntry *entry = g_ptr_array_index (entries, i);

      g_hash_table_insert (self->selected, id_of (entry), g_object_ref (entry));
    }
  ari_library_page_sync_selection (self);

  self->n_asked += entries->len;
  if (entries->len > 0 && self->n_asked < total)
    ask_chunk (self);
}

void
ari_library_page_select_all (AriLibraryPage *self)
{
  if (self->library == NULL)
    return;

  ari_library_page_set_selecting (self, TRUE);
  self->select_all = g_cancellable_new ();
  self->n_asked = 0;
  ask_chunk (self);
}
