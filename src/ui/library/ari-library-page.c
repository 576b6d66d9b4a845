/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-read-only.h"
#include "ari-shortcuts.h"
#include "ari-tell.h"
#include "ari-tidy.h"

G_DEFINE_FINAL_TYPE (AriLibraryPage, ari_library_page, ADW_TYPE_NAVIGATION_PAGE)

/* The title of a place of the sidebar, and its text when it is empty. */
typedef struct
{
  const char *place;
  const char *title;       /* NC_("matches", …) */
  const char *icon_name;
  const char *empty_title; /* N_() */
  const char *empty_text;  /* N_() */
} Place;

static const Place places[] = {
  { "library:all", NC_("matches", "All"), "ari-library-symbolic", N_("No Matches Yet"),
    N_("Ariadne keeps every match here from its first move. You don’t have to save.") },
  { "library:in-progress", NC_("matches", "In Progress"), "ari-thread-symbolic", N_("Nothing Left Unfinished"),
    N_("Matches you haven’t finished wait here for you.") },
  { "library:finished", NC_("matches", "Finished"), "ari-finished-symbolic", N_("No Finished Matches Yet"),
    N_("When a match is over, you can follow its thread back from here.") },
  { "library:starred", NC_("matches", "Starred"), "starred-symbolic", N_("No Starred Matches"),
    N_("Star the matches you want to find again.") },
  { "tag:", NULL, "ari-tag-symbolic", N_("No Matches With This Tag"),
    N_("Matches with this tag appear here.") },
};

static const Place *
current_place (AriLibraryPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_has_prefix (self->place, places[i].place))
      return &places[i];

  return &places[0];
}

static const char *
filter_string (AriLibraryPage *self,
               const char     *name)
{
  g_autoptr(GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (self->filter), name);

  /* The action keeps the string. */
  return g_variant_get_string (state, NULL);
}

static gboolean
is_filtered (AriLibraryPage *self)
{
  return filter_string (self, "game")[0] != '\0' || filter_string (self, "state")[0] != '\0';
}

static gboolean
is_searched (AriLibraryPage *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search_entry))[0] != '\0';
}

gboolean
ari_library_page_can_write (AriLibraryPage *self)
{
  return self->library != NULL && !ari_library_is_read_only (self->library);
}

static void
show_empty (AriLibraryPage *self)
{
  const Place *place = current_place (self);
  gboolean narrowed = is_filtered (self) || is_searched (self);

  adw_status_page_set_icon_name (self->empty, narrowed ? "edit-find-symbolic" : place->icon_name);
  adw_status_page_set_title (self->empty, narrowed ? _("No Matches Found") : _(place->empty_title));
  adw_status_page_set_description (self->empty, narrowed ? _("Try other words, or fewer of them.")
                                   : _(place->empty_text));
  gtk_widget_set_visible (self->empty_new, !narrowed && ari_library_page_can_write (self));
  gtk_widget_set_visible (self->empty_import, !narrowed && place == &places[0] && ari_library_page_can_write (self));
  gtk_widget_set_visible (self->empty_clear, narrowed);
  gtk_stack_set_visible_child_name (self->stack, "empty");
}

/* The list decides which of the four pages shows. */
static void
sync_stack (AriLibraryPage *self)
{
  const char *message = NULL;
  gboolean loading = TRUE;
  guint n = 0;

  if (self->entries != NULL)
    {
      message = ari_entry_list_get_error_message (self->entries);
      loading = ari_entry_list_is_loading (self->entries);
      n = g_list_model_get_n_items (G_LIST_MODEL (self->entries));
    }

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.select", n > 0 || self->selecting);

  if (message != NULL)
    {
      ari_tell_status (self->failure, message);
      gtk_stack_set_visible_child_name (self->stack, "failure");
    }
  else if (n > 0)
    {
      gtk_stack_set_visible_child_name (self->stack, "list");
    }
  else if (loading)
    {
      gtk_stack_set_visible_child_name (self->stack, "loading");
    }
  else
    {
      show_empty (self);
    }
}

void
ari_library_page_query (AriLibraryPage *self,
                        AriQuery       *query)
{
  const char *game = filter_string (self, "game"), *state = filter_string (self, "state");

  *query = (AriQuery) { .words = NULL };
  if (is_searched (self))
    query->words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  if (game[0] != '\0')
    query->game = game;
  if (g_str_has_prefix (self->place, "tag:"))
    query->tag = self->place + strlen ("tag:");

  query->in_progress = g_str_equal (self->place, "library:in-progress") || g_str_equal (state, "in-progress");
  query->finished = g_str_equal (self->place, "library:finished") || g_str_equal (state, "finished");
  query->starred = g_str_equal (self->place, "library:starred");
}

static void
run_query (AriLibraryPage *self)
{
  AriQuery query;

  if (is_filtered (self))
    gtk_widget_add_css_class (GTK_WIDGET (self->filter_button), "accent");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->filter_button), "accent");

  if (self->entries == NULL)
    return;

  ari_library_page_query (self, &query);
  ari_entry_list_set_query (self->entries, &query);
  sync_stack (self);
}

static void
search_changed_cb (AriLibraryPage *self)
{
  run_query (self);
}

/* The keys of the page keep working when the focused entry is gone. */
static void
search_mode_cb (AriLibraryPage *self)
{
  if (!gtk_search_bar_get_search_mode (self->search_bar) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

/* The places of the sidebar fix a part of the filter; the menu offers the rest. */
static void
sync_filter_menu (AriLibraryPage *self)
{
  GMenuModel *shown = gtk_menu_button_get_menu_model (self->filter_button);
  g_autoptr(GMenuModel) before = shown != NULL ? g_object_ref (shown) : NULL;
  g_autoptr(GMenu) menu = g_menu_new ();
  const AriRules *const *games;
  guint n_games;

  games = ari_board_renderer_games (&n_games);
  if (n_games > 1)
    {
      g_autoptr(GMenu) section = g_menu_new ();

      g_menu_append (section, _("All Games"), "filter.game::");
      for (guint i = 0; i < n_games; i++)
        {
          g_autofree char *action = g_strdup_printf ("filter.game::%s", games[i]->id);

          g_menu_append (section, _(games[i]->name), action);
        }
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }

  if (!g_str_equal (self->place, "library:in-progress") && !g_str_equal (self->place, "library:finished"))
    {
      g_autoptr(GMenu) section = g_menu_new ();

      g_menu_append (section, _("Finished or Not"), "filter.state::");
      g_menu_append (section, _("In Progress"), "filter.state::in-progress");
      g_menu_append (section, _("Finished"), "filter.state::finished");
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }

  gtk_menu_button_set_menu_model (self->filter_button, G_MENU_MODEL (menu));
  if (before != NULL)
    ari_tidy_menu (before);
  gtk_widget_set_visible (GTK_WIDGET (self->filter_button),
                          g_menu_model_get_n_items (G_MENU_MODEL (menu)) > 0);
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
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-match", "x", id);
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
  ari_library_page_open_menu (self,
                              ARI_ENTRY_ROW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture))), x, y);
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
}

static void
describe_item_cb (GtkListItem *item)
{
  g_autofree char *text = ari_entry_row_describe (ARI_ENTRY_ROW (gtk_list_item_get_child (item)));

  gtk_list_item_set_accessible_label (item, text);
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
  ari_entry_row_set_can_star (row, ari_library_page_can_write (self));
  g_signal_connect_object (entry, "notify::loaded", G_CALLBACK (describe_item_cb), item, G_CONNECT_SWAPPED);
  describe_item_cb (item);
  g_ptr_array_add (self->rows, row);
}

static void
unbind_cb (AriLibraryPage *self,
           GtkListItem    *item)
{
  AriEntryRow *row = ARI_ENTRY_ROW (gtk_list_item_get_child (item));
  AriEntry *entry = ari_entry_row_get_entry (row);

  g_signal_handlers_disconnect_by_func (entry, describe_item_cb, item);
  g_ptr_array_remove_fast (self->rows, row);
  ari_entry_row_set_entry (row, NULL);
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

static void
make_filter (AriLibraryPage *self)
{
  static const char *const names[] = { "game", "state" };

  self->filter = g_simple_action_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(GSimpleAction) action =
        g_simple_action_new_stateful (names[i], G_VARIANT_TYPE_STRING, g_variant_new_string (""));

      g_signal_connect_object (action, "notify::state", G_CALLBACK (run_query), self, G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (self->filter), G_ACTION (action));
    }

  gtk_widget_insert_action_group (GTK_WIDGET (self), "filter", G_ACTION_GROUP (self->filter));
}

/* Typing here starts a search, even while the focus is still in the sidebar. */
static void
ari_library_page_map (GtkWidget *widget)
{
  GtkWidget *split = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_SPLIT_VIEW);

  GTK_WIDGET_CLASS (ari_library_page_parent_class)->map (widget);
  gtk_search_bar_set_key_capture_widget (ARI_LIBRARY_PAGE (widget)->search_bar, split != NULL ? split : widget);
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
  g_ptr_array_unref (self->toasts);

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
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, empty);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, empty_new);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, empty_import);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, empty_clear);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, failure);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, loading);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, list_view);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, context_menu);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, entry_section);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, selection_bar);
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

  self->place = g_strdup (places[0].place);
  self->rows = g_ptr_array_new ();
  self->toasts = g_ptr_array_new_with_free_func (g_object_unref);
  self->selected = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_object_unref);

  gtk_widget_init_template (GTK_WIDGET (self));
  make_filter (self);
  make_list_view (self);
  spinner = adw_spinner_paintable_new (GTK_WIDGET (self->loading));
  adw_status_page_set_paintable (self->loading, GDK_PAINTABLE (spinner));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));

  ari_library_page_set_place (self, places[0].place);
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
  self->entries = ari_entry_list_new (library);
  g_signal_connect_swapped (self->entries, "notify", G_CALLBACK (sync_stack), self);
  g_signal_connect_swapped (self->entries, "items-changed", G_CALLBACK (sync_stack), self);

  model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->entries)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (model));
  ari_read_only_show (self->read_only, library);
  ari_library_page_sync_selection (self);
  run_query (self);
}

void
ari_library_page_set_place (AriLibraryPage *self,
                            const char     *place)
{
  const Place *known;

  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));

  g_set_str (&self->place, place);
  known = current_place (self);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self),
                                 known->title != NULL ? g_dpgettext2 (NULL, "matches", known->title)
                                 : place + strlen (known->place));

  if (self->selecting)
    gtk_widget_activate_action (GTK_WIDGET (self), "library.select", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), "library.clear", NULL);
  sync_filter_menu (self);
  run_query (self);
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
