/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-read-only.h"
#include "ari-shortcuts.h"
#include "ari-toast.h"

G_DEFINE_FINAL_TYPE (AriLibraryPage, ari_library_page, ADW_TYPE_NAVIGATION_PAGE)

void
ari_library_page_sync_selection (AriLibraryPage *self)
{
  gboolean selecting = ari_entry_selection_is_active (self->selection);
  guint n = ari_entry_selection_get_n (self->selection);
  gboolean writable = ari_library_page_can_write (self), deleted = ari_library_page_shows_deleted (self);
  gboolean any = !selecting || n > 0;
  g_autofree char *title = g_strdup_printf (ngettext ("%u Selected", "%u Selected", n), n);

  adw_window_title_set_title (self->selection_title, title);
  gtk_widget_set_visible (self->header, !selecting);
  gtk_widget_set_visible (self->selection_header, selecting);
  gtk_action_bar_set_revealed (GTK_ACTION_BAR (self->selection_bar), selecting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.cancel", selecting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.export", any && !deleted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.star", writable && !deleted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.tags", writable && any && !deleted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.delete", writable && any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.restore", writable && any && deleted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.open", !selecting && !deleted);

  gtk_widget_set_visible (self->export_button, !deleted);
  gtk_widget_set_visible (self->tags_button, !deleted);
  gtk_widget_set_visible (self->restore_button, deleted);
  adw_banner_set_revealed (self->deleted, deleted);
  gtk_popover_menu_set_menu_model (self->context_menu, deleted ? self->deleted_menu : self->entry_menu);

  for (guint i = 0; i < self->rows->len; i++)
    {
      AriEntryRow *row = g_ptr_array_index (self->rows, i);

      ari_entry_row_set_can_star (row, writable && !deleted);
      ari_entry_row_set_selecting (row, selecting,
                                   ari_entry_selection_contains (self->selection,
                                                                 ari_entry_row_get_entry (row)));
    }
}

static void
search_changed_cb (AriLibraryPage *self)
{
  ari_library_page_run_query (self);
}

/* The keys of the page keep working when the focused entry is gone. */
static void
search_mode_cb (AriLibraryPage *self)
{
  if (!gtk_search_bar_get_search_mode (self->search_bar) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
activate_cb (AriLibraryPage *self,
             guint           position)
{
  g_autoptr(AriEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), position);
  gint64 id = entry != NULL ? ari_entry_get_id (entry) : 0;

  if (id == 0)
    return;

  if (ari_entry_selection_is_active (self->selection))
    ari_entry_selection_set (self->selection, entry, !ari_entry_selection_contains (self->selection, entry));
  else if (!ari_library_page_shows_deleted (self))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-match", "x", id);
  else if (ari_library_page_can_write (self))
    ari_entry_deletions_ask_to_restore (self->deletions, id);
}

static void
star_cb (AriEntryRow    *row,
         gboolean        starred,
         AriLibraryPage *self)
{
  ari_library_page_star (self, ari_entry_row_get_entry (row), starred);
}

static void
toggled_cb (AriEntryRow    *row,
            gboolean        selected,
            AriLibraryPage *self)
{
  ari_entry_selection_set (self->selection, ari_entry_row_get_entry (row), selected);
}

static void
row_menu_cb (GtkGesture     *gesture,
             AriLibraryPage *self,
             double          x,
             double          y)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  ari_library_page_open_menu (
      self, ARI_ENTRY_ROW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture))), x, y);
}

static void
row_pressed_cb (GtkGesture     *gesture,
                int             n_press,
                double          x,
                double          y,
                AriLibraryPage *self)
{
  row_menu_cb (gesture, self, x, y);
}

static void
row_held_cb (GtkGesture     *gesture,
             double          x,
             double          y,
             AriLibraryPage *self)
{
  row_menu_cb (gesture, self, x, y);
}

static void
describe_item_cb (GtkListItem *item)
{
  g_autofree char *text = ari_entry_row_describe (ARI_ENTRY_ROW (gtk_list_item_get_child (item)));

  gtk_list_item_set_accessible_label (item, text);
}

static void
setup_cb (AriLibraryPage *self,
          GtkListItem    *item)
{
  GtkWidget *row = ari_entry_row_new ();
  GtkGesture *click = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (hold));

  g_signal_connect_object (click, "pressed", G_CALLBACK (row_pressed_cb), self, 0);
  g_signal_connect_object (hold, "pressed", G_CALLBACK (row_held_cb), self, 0);
  g_signal_connect_object (row, "star", G_CALLBACK (star_cb), self, 0);
  g_signal_connect_object (row, "toggled", G_CALLBACK (toggled_cb), self, 0);
  gtk_list_item_set_child (item, row);
  g_signal_connect_object (row, "changed", G_CALLBACK (describe_item_cb), item, G_CONNECT_SWAPPED);
}

static void
bind_cb (AriLibraryPage *self,
         GtkListItem    *item)
{
  AriEntryRow *row = ARI_ENTRY_ROW (gtk_list_item_get_child (item));
  AriEntry *entry = ARI_ENTRY (gtk_list_item_get_item (item));

  ari_entry_row_set_entry (row, entry);
  ari_entry_row_set_selecting (row, ari_entry_selection_is_active (self->selection),
                               ari_entry_selection_contains (self->selection, entry));
  ari_entry_row_set_can_star (row,
                              ari_library_page_can_write (self) && !ari_library_page_shows_deleted (self));
  g_ptr_array_add (self->rows, row);
}

static void
unbind_cb (AriLibraryPage *self,
           GtkListItem    *item)
{
  AriEntryRow *row = ARI_ENTRY_ROW (gtk_list_item_get_child (item));

  g_ptr_array_remove_fast (self->rows, row);
  ari_entry_row_set_entry (row, NULL);
}

static void
failed_cb (AriLibraryPage *self,
           const GError   *error)
{
  ari_toast_error (GTK_WIDGET (self), _("The Matches Can’t Be Read"), error);
}

static void
purging_cb (AriLibraryPage *self)
{
  ari_entry_selection_set_active (self->selection, FALSE);
}

static void
make_list_view (AriLibraryPage *self)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  gtk_list_view_set_factory (self->list_view, factory);

  /* The page itself selects all; the list would only swallow the key. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self->list_view), "list.select-all", FALSE);

  gtk_widget_set_parent (GTK_WIDGET (self->context_menu), GTK_WIDGET (self->list_view));
}

/* Typing here starts a search, even while the focus is still in the sidebar. */
static void
ari_library_page_map (GtkWidget *widget)
{
  GtkWidget *split = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_SPLIT_VIEW);

  GTK_WIDGET_CLASS (ari_library_page_parent_class)->map (widget);
  gtk_search_bar_set_key_capture_widget (ARI_LIBRARY_PAGE (widget)->search_bar,
                                         split != NULL ? split : widget);
}

static void
ari_library_page_unmap (GtkWidget *widget)
{
  gtk_search_bar_set_key_capture_widget (ARI_LIBRARY_PAGE (widget)->search_bar, NULL);
  GTK_WIDGET_CLASS (ari_library_page_parent_class)->unmap (widget);
}

static void
ari_library_page_dispose (GObject *object)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (object);

  if (self->entries != NULL)
    g_signal_handlers_disconnect_by_data (self->entries, self);
  if (self->list_view != NULL)
    {
      gtk_list_view_set_model (self->list_view, NULL);
      gtk_list_view_set_factory (self->list_view, NULL);
    }
  if (self->context_menu != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->context_menu));

  gtk_widget_insert_action_group (GTK_WIDGET (self), "filter", NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_LIBRARY_PAGE);
  g_clear_object (&self->filter);
  g_clear_object (&self->entries);
  g_clear_object (&self->deletions);
  g_clear_object (&self->library);
  g_clear_object (&self->menu_entry);
  g_clear_object (&self->selection);

  G_OBJECT_CLASS (ari_library_page_parent_class)->dispose (object);
}

static void
ari_library_page_finalize (GObject *object)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (object);

  g_free (self->place);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (ari_library_page_parent_class)->finalize (object);
}

static void
ari_library_page_class_init (AriLibraryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_library_page_dispose;
  object_class->finalize = ari_library_page_finalize;
  widget_class->map = ari_library_page_map;
  widget_class->unmap = ari_library_page_unmap;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, header);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, selection_header);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, selection_title);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, select_button);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, filter_button);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, read_only);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, deleted);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, empty);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, empty_new);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, empty_import);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, empty_deleted);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, empty_clear);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, failure);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, loading);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, list_view);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, context_menu);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, entry_section);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, selection_bar);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, export_button);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, tags_button);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, restore_button);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, entry_menu);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, deleted_menu);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_mode_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);

  ari_library_page_class_install_actions (widget_class);
  ari_shortcuts_bind (widget_class, "library.");
}

static void
ari_library_page_init (AriLibraryPage *self)
{
  g_autoptr(AdwSpinnerPaintable) spinner = NULL;

  self->rows = g_ptr_array_new ();
  self->selection = ari_entry_selection_new ();
  g_signal_connect_object (self->selection, "changed", G_CALLBACK (ari_library_page_sync_selection), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);

  gtk_widget_init_template (GTK_WIDGET (self));
  ari_library_page_make_filter (self);
  make_list_view (self);
  spinner = adw_spinner_paintable_new (GTK_WIDGET (self->loading));
  adw_status_page_set_paintable (self->loading, GDK_PAINTABLE (spinner));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));

  ari_library_page_set_place (self, "library:all");
  ari_library_page_sync_selection (self);
}

AriLibraryPage *
ari_library_page_new (void)
{
  return g_object_new (ARI_TYPE_LIBRARY_PAGE, NULL);
}

void
ari_library_page_set_library (AriLibraryPage *self,
                              AriLibrary     *library)
{
  g_autoptr(GtkNoSelection) model = NULL;

  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));
  g_return_if_fail (ARI_IS_LIBRARY (library));
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  self->deletions = ari_entry_deletions_new (library, GTK_WIDGET (self));
  g_signal_connect_object (self->deletions, "purging", G_CALLBACK (purging_cb), self, G_CONNECT_SWAPPED);
  self->entries = ari_entry_list_new (library);
  g_signal_connect_swapped (self->entries, "notify", G_CALLBACK (ari_library_page_sync_stack), self);
  g_signal_connect_swapped (self->entries, "items-changed", G_CALLBACK (ari_library_page_sync_stack), self);

  model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->entries)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (model));
  ari_read_only_show (self->read_only, library);
  ari_library_page_sync_selection (self);
  ari_library_page_run_query (self);
}

void
ari_library_page_search (AriLibraryPage *self)
{
  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  /* What is typed next is a new search. */
  gtk_editable_select_region (GTK_EDITABLE (self->search_entry), 0, -1);
}

gboolean
ari_library_page_undo (AriLibraryPage *self)
{
  g_return_val_if_fail (ARI_IS_LIBRARY_PAGE (self), FALSE);

  return self->deletions != NULL && ari_entry_deletions_undo (self->deletions);
}
