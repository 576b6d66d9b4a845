/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-export.h"
#include "ari-tags-dialog.h"
#include "ari-toast.h"

/* What an action is about: the selected matches, or that of the list. (element-type AriEntry) */
static GPtrArray *
targets (AriLibraryPage *self)
{
  GPtrArray *entries;
  AriEntry *entry = ari_entry_list_view_get_target (self->list);

  if (ari_entry_selection_is_active (self->selection))
    return ari_entry_selection_get_entries (self->selection);

  entries = g_ptr_array_new_with_free_func (g_object_unref);
  if (entry != NULL)
    g_ptr_array_add (entries, g_object_ref (entry));

  return entries;
}

/* The same as ids. (element-type gint64) */
static GArray *
target_ids (AriLibraryPage *self)
{
  g_autoptr(GPtrArray) entries = targets (self);
  GArray *ids = g_array_sized_new (FALSE, FALSE, sizeof (gint64), entries->len);

  for (guint i = 0; i < entries->len; i++)
    {
      gint64 id = ari_entry_get_id (g_ptr_array_index (entries, i));

      g_array_append_val (ids, id);
    }

  return ids;
}

static void
select_all (AriLibraryPage *self)
{
  AriQuery query;

  if (self->library == NULL)
    return;

  ari_entry_query_get (self->query, &query);
  ari_entry_selection_set_all (self->selection, self->library, &query);
}

void
ari_library_page_select (AriLibraryPage *self,
                         gboolean        all)
{
  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));

  if (all)
    select_all (self);
  else
    ari_entry_selection_set_active (self->selection, !ari_entry_selection_is_active (self->selection));
  ari_entry_list_view_focus (self->list);
}

static void
select_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  ari_library_page_select (ARI_LIBRARY_PAGE (widget), FALSE);
}

static void
cancel_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  ari_entry_selection_set_active (ARI_LIBRARY_PAGE (widget)->selection, FALSE);
}

static void
select_all_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  ari_library_page_select (ARI_LIBRARY_PAGE (widget), TRUE);
}

static void
delete_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr(GArray) ids = target_ids (self);

  if (ids->len == 0)
    return;

  if (ari_entry_query_is_for_deleted (self->query))
    {
      ari_entry_deletions_ask_to_purge (self->deletions, ids);
      return;
    }

  ari_entry_deletions_delete (self->deletions, ids);
  ari_entry_selection_set_active (self->selection, FALSE);
}

static void
restore_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr(GArray) ids = target_ids (self);

  if (ids->len == 0)
    return;

  ari_entry_deletions_restore (self->deletions, ids);
  ari_entry_selection_set_active (self->selection, FALSE);
}

static void
empty_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  ari_entry_deletions_ask_to_purge (ARI_LIBRARY_PAGE (widget)->deletions, NULL);
}

static void
export_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr(GArray) ids = target_ids (self);

  if (ids->len == 0)
    return;

  ari_export_entries (self->library, (const gint64 *) (gpointer) ids->data, ids->len, widget);
  ari_entry_selection_set_active (self->selection, FALSE);
}

static void
review_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr(GPtrArray) entries = targets (self);

  ari_library_page_review (self, entries);
  ari_entry_selection_set_active (self->selection, FALSE);
}

static void
reviews_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  ari_library_page_show_reviews (ARI_LIBRARY_PAGE (widget));
}

static void
tags_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr(GPtrArray) entries = targets (self);

  if (entries->len > 0)
    adw_dialog_present (ADW_DIALOG (ari_tags_dialog_new (self->library, entries)), widget);
}

static void
starred_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriLibraryPage) self = data;
  g_autoptr(GError) error = NULL;

  if (!ari_library_finish (ARI_LIBRARY (source), result, &error) && self->library != NULL)
    ari_toast_error (GTK_WIDGET (self), _("The Library Can’t Be Changed"), error);
}

void
ari_library_page_star (AriLibraryPage *self,
                       AriEntry       *entry,
                       gboolean        starred)
{
  ari_library_set_starred_async (self->library, ari_entry_get_id (entry), starred, NULL,
                                 starred_cb, g_object_ref (self));
}

static void
star_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr(GPtrArray) entries = targets (self);
  gboolean all_starred = TRUE;

  for (guint i = 0; i < entries->len; i++)
    all_starred = all_starred && ari_entry_get_starred (g_ptr_array_index (entries, i));

  for (guint i = 0; i < entries->len; i++)
    ari_library_page_star (self, g_ptr_array_index (entries, i), !all_starred);
}

static void
open_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (widget);
  g_autoptr(GPtrArray) entries = targets (self);

  if (entries->len == 1)
    gtk_widget_activate_action (widget, "win.open-match", "x",
                                ari_entry_get_id (g_ptr_array_index (entries, 0)));
}

static void
clear_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  ari_library_page_clear (ARI_LIBRARY_PAGE (widget));
}

static void
reload_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  ari_library_page_clear (ARI_LIBRARY_PAGE (widget));
}

static void
menu_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  ari_entry_list_view_open_menu (ARI_LIBRARY_PAGE (widget)->list);
}

void
ari_library_page_class_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "library.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "library.star", NULL, star_cb);
  gtk_widget_class_install_action (widget_class, "library.tags", NULL, tags_cb);
  gtk_widget_class_install_action (widget_class, "library.export", NULL, export_cb);
  gtk_widget_class_install_action (widget_class, "library.review", NULL, review_cb);
  gtk_widget_class_install_action (widget_class, "library.reviews", NULL, reviews_cb);
  gtk_widget_class_install_action (widget_class, "library.delete", NULL, delete_cb);
  gtk_widget_class_install_action (widget_class, "library.restore", NULL, restore_cb);
  gtk_widget_class_install_action (widget_class, "library.empty", NULL, empty_cb);
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
