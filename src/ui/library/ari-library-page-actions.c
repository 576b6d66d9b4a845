/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-export.h"
#include "ari-tags-dialog.h"
#include "ari-tell.h"

/* How many matches "Select All" asks the library for at a time. */
#define CHUNK 500

static gint64 *
id_of (AriEntry *entry)
{
  gint64 id = ari_entry_get_id (entry);

  return g_memdup2 (&id, sizeof id);
}

static AriEntryRow *
focused_row (AriLibraryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list_view)))
    return NULL;

  row = gtk_widget_get_ancestor (focus, ARI_TYPE_ENTRY_ROW);
  if (row == NULL)
    row = gtk_widget_get_first_child (focus);

  return ARI_IS_ENTRY_ROW (row) ? ARI_ENTRY_ROW (row) : NULL;
}

/* What an action is about: the selected matches, else the one with the keyboard focus, else the one that
 * the context menu was opened on. (element-type AriEntry) */
static GPtrArray *
targets (AriLibraryPage *self)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);
  AriEntryRow *row = focused_row (self);
  AriEntry *entry = row != NULL ? ari_entry_row_get_entry (row) : self->menu_entry;

  if (self->selecting)
    {
      GHashTableIter iter;
      gpointer value;

      g_hash_table_iter_init (&iter, self->selected);
      while (g_hash_table_iter_next (&iter, NULL, &value))
        g_ptr_array_add (entries, g_object_ref (value));
    }
  else if (entry != NULL && ari_entry_get_id (entry) != 0)
    {
      g_ptr_array_add (entries, g_object_ref (entry));
    }

  return entries;
}

static GArray *
ids_of (GPtrArray *entries)
{
  GArray *ids = g_array_sized_new (FALSE, FALSE, sizeof (gint64), entries->len);

  for (guint i = 0; i < entries->len; i++)
    {
      gint64 id = ari_entry_get_id (g_ptr_array_index (entries, i));

      g_array_append_val (ids, id);
    }

  return ids;
}

void
ari_library_page_sync_selection (AriLibraryPage *self)
{
  guint n = g_hash_table_size (self->selected);
  g_autofree char *title = g_strdup_printf (ngettext ("%u Selected", "%u Selected", n), n);

  adw_window_title_set_title (self->selection_title, title);
  gtk_widget_set_visible (self->header, !self->selecting);
  gtk_widget_set_visible (self->selection_header, self->selecting);
  gtk_action_bar_set_revealed (GTK_ACTION_BAR (self->selection_bar), self->selecting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.cancel", self->selecting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.export", !self->selecting || n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.tags", !self->selecting || n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.delete", !self->selecting || n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.open", !self->selecting);

  for (guint i = 0; i < self->rows->len; i++)
    {
      AriEntryRow *row = g_ptr_array_index (self->rows, i);
      gint64 id = ari_entry_get_id (ari_entry_row_get_entry (row));

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

static void
set_selecting (AriLibraryPage *self,
               gboolean        selecting)
{
  /* What is still being read would add matches of another list to a new selection. */
  g_cancellable_cancel (self->select_all);
  g_clear_object (&self->select_all);
  self->selecting = selecting;
  g_hash_table_remove_all (self->selected);
  ari_library_page_sync_selection (self);
}

static void
select_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);

  set_selecting (self, !self->selecting);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  set_selecting (ARI_LIBRARY_PAGE (widget), FALSE);
}

static void
chunk_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (AriLibraryPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  AriQuery query;
  guint total = 0;

  entries = ari_library_query_finish (ARI_LIBRARY (source), result, &total, &error);
  /* By now the person may have left the selection. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->library == NULL)
    return;

  if (entries == NULL)
    {
      ari_tell_error (GTK_WIDGET (self), _("The Matches Can’t Be Read"), error);
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
    {
      ari_library_page_query (self, &query);
      ari_library_query_async (self->library, &query, self->n_asked, CHUNK, self->select_all, chunk_cb,
                               g_object_ref (self));
    }
}

static void
select_all_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  AriQuery query;

  if (self->library == NULL)
    return;

  set_selecting (self, TRUE);
  self->select_all = g_cancellable_new ();
  self->n_asked = 0;
  ari_library_page_query (self, &query);
  ari_library_query_async (self->library, &query, 0, CHUNK, self->select_all, chunk_cb, g_object_ref (self));
}

typedef struct
{
  AriLibraryPage *page;
  GArray         *ids;
} Deletion;

static Deletion *
deletion_new (AriLibraryPage *self,
              GArray         *ids)
{
  Deletion *deletion = g_new (Deletion, 1);

  deletion->page = g_object_ref (self);
  deletion->ids = g_array_ref (ids);

  return deletion;
}

static void
deletion_free (Deletion *deletion)
{
  g_object_unref (deletion->page);
  g_array_unref (deletion->ids);
  g_free (deletion);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Deletion, deletion_free)

static void
deletion_free_closure (gpointer  data,
                       GClosure *closure)
{
  deletion_free (data);
}

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (AriLibraryPage) self = data;
  g_autoptr (GError) error = NULL;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error) && self->library != NULL)
    ari_tell_error (GTK_WIDGET (self), _("The Library Can’t Be Changed"), error);
}

static void
undo_cb (Deletion *deletion)
{
  AriLibraryPage *self = deletion->page;

  ari_library_set_deleted_async (self->library, (const gint64 *) (gpointer) deletion->ids->data, deletion->ids->len,
                                 FALSE, NULL, changed_cb, g_object_ref (self));
}

/* Deleted matches go for good when no toast offers to bring some of them back. */
static void
dismissed_cb (Deletion *deletion,
              AdwToast *toast)
{
  AriLibraryPage *self = deletion->page;

  g_ptr_array_remove (self->toasts, toast);
  if (self->toasts->len == 0 && self->library != NULL)
    ari_library_purge_async (self->library, NULL, changed_cb, g_object_ref (self));
}

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Deletion) deletion = data;
  AriLibraryPage *self = deletion->page;
  AdwToastOverlay *overlay = ari_tell_overlay (GTK_WIDGET (self));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error))
    {
      if (self->library != NULL)
        ari_tell_error (GTK_WIDGET (self), _("The Matches Can’t Be Deleted"), error);
      return;
    }

  if (overlay == NULL)
    return;

  text = g_strdup_printf (ngettext ("%u match deleted", "%u matches deleted", deletion->ids->len),
                          deletion->ids->len);
  toast = adw_toast_new (text);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb),
                         deletion_new (self, deletion->ids), deletion_free_closure, G_CONNECT_SWAPPED);
  g_signal_connect_data (toast, "dismissed", G_CALLBACK (dismissed_cb),
                         deletion_new (self, deletion->ids), deletion_free_closure, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->toasts, g_object_ref (toast));
  adw_toast_overlay_add_toast (overlay, toast);
}

/* What the button of the last toast does. */
static void
undo_last_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr (AdwToast) toast = NULL;

  if (self->toasts->len == 0)
    return;

  toast = g_object_ref (g_ptr_array_index (self->toasts, self->toasts->len - 1));
  g_signal_emit_by_name (toast, "button-clicked");
  adw_toast_dismiss (toast);
}

static void
delete_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr (GPtrArray) entries = targets (self);
  g_autoptr (GArray) ids = ids_of (entries);

  if (ids->len == 0)
    return;

  ari_library_set_deleted_async (self->library, (const gint64 *) (gpointer) ids->data, ids->len, TRUE, NULL,
                                 deleted_cb, deletion_new (self, ids));
  set_selecting (self, FALSE);
}

static void
export_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr (GPtrArray) entries = targets (self);
  g_autoptr (GArray) ids = ids_of (entries);

  if (ids->len == 0)
    return;

  ari_export_entries (self->library, (const gint64 *) (gpointer) ids->data, ids->len, widget);
  set_selecting (self, FALSE);
}

static void
tags_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr (GPtrArray) entries = targets (self);

  if (entries->len > 0)
    adw_dialog_present (ADW_DIALOG (ari_tags_dialog_new (self->library, entries)), widget);
}

void
ari_library_page_star (AriLibraryPage *self,
                       AriEntry       *entry,
                       gboolean        starred)
{
  ari_library_set_starred_async (self->library, ari_entry_get_id (entry), starred, NULL,
                                 changed_cb, g_object_ref (self));
}

static void
star_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr (GPtrArray) entries = targets (self);

  for (guint i = 0; i < entries->len; i++)
    {
      AriEntry *entry = g_ptr_array_index (entries, i);

      ari_library_page_star (self, entry, !ari_entry_get_starred (entry));
    }
}

static void
open_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr (GPtrArray) entries = targets (self);

  if (entries->len == 1)
    gtk_widget_activate_action (widget, "win.open-match", "x",
                                ari_entry_get_id (g_ptr_array_index (entries, 0)));
}

static void
clear_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  g_action_group_change_action_state (G_ACTION_GROUP (self->filter), "game", g_variant_new_string (""));
  g_action_group_change_action_state (G_ACTION_GROUP (self->filter), "state", g_variant_new_string (""));
}

static void
reload_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  g_autofree char *place = g_strdup (ARI_LIBRARY_PAGE (widget)->place);

  ari_library_page_set_place (ARI_LIBRARY_PAGE (widget), place);
}

void
ari_library_page_open_menu (AriLibraryPage *self,
                            AriEntryRow    *row,
                            double          x,
                            double          y)
{
  AriEntry *entry = ari_entry_row_get_entry (row);
  graphene_point_t at;

  if (entry == NULL || self->selecting ||
      !gtk_widget_compute_point (GTK_WIDGET (row), GTK_WIDGET (self->list_view),
                                 &GRAPHENE_POINT_INIT (x, y), &at))
    return;

  g_set_object (&self->menu_entry, entry);
  /* The menu gives the focus back to the row it belongs to. */
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row)));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->context_menu), &(GdkRectangle) { at.x, at.y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->context_menu));
}

static void
menu_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  AriEntryRow *row = focused_row (self);

  if (row != NULL)
    ari_library_page_open_menu (self, row, gtk_widget_get_width (GTK_WIDGET (row)) / 2.0,
                                gtk_widget_get_height (GTK_WIDGET (row)) / 2.0);
}

void
ari_library_page_class_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "library.star", NULL, star_cb);
  gtk_widget_class_install_action (widget_class, "library.tags", NULL, tags_cb);
  gtk_widget_class_install_action (widget_class, "library.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "library.delete", NULL, delete_cb);
  gtk_widget_class_install_action (widget_class, "library.undo", NULL, undo_last_cb);
  gtk_widget_class_install_action (widget_class, "library.select", NULL, select_cb);
  gtk_widget_class_install_action (widget_class, "library.select-all", NULL, select_all_cb);
  gtk_widget_class_install_action (widget_class, "library.cancel", NULL, cancel_cb);
  gtk_widget_class_install_action (widget_class, "library.clear", NULL, clear_cb);
  gtk_widget_class_install_action (widget_class, "library.reload", NULL, reload_cb);
  gtk_widget_class_install_action (widget_class, "library.menu", NULL, menu_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "library.cancel", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "library.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "library.menu", NULL);
}
