/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-page-private.h"

#include "ari-read-only.h"
#include "ari-shortcuts.h"

G_DEFINE_FINAL_TYPE (AriLibraryPage, ari_library_page, ADW_TYPE_NAVIGATION_PAGE)

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

  if (self->selecting)
    ari_library_page_toggle (self, entry, !g_hash_table_contains (self->selected, &id));
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
  ari_library_page_toggle (self, ari_entry_row_get_entry (row), selected);
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
  gint64 id = ari_entry_get_id (entry);

  ari_entry_row_set_entry (row, entry);
  ari_entry_row_set_selecting (row, self->selecting, g_hash_table_contains (self->selected, &id));
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
purging_cb (AriLibraryPage *self)
{
  ari_library_page_set_selecting (self, FALSE);
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

  g_cancellable_cancel (self->select_all);
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
  g_clear_object (&self->select_all);

  G_OBJECT_CLASS (ari_library_page_parent_class)->dispose (object);
}

static void
ari_library_page_finalize (GObject *object)
{
  AriLibraryPage *self = ARI_LIBRARY_PAGE (object);

  g_free (self->place);
  g_hash_table_unref (self->selected);
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
  self->selected = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);

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
