/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-read-only.h"
#include "ari-shortcuts.h"
#include "ari-tidy.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

G_DEFINE_FINAL_TYPE (AriLibraryPage, ari_library_page, ADW_TYPE_NAVIGATION_PAGE)

static gboolean
lists_any (AriLibraryPage *self)
{
  return ari_entry_list_view_get_n (self->list) > 0;
}

/* What can be done with which matches. */
static void
sync_actions (AriLibraryPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean selecting = ari_entry_selection_is_active (self->selection);
  gboolean any = !selecting || ari_entry_selection_get_n (self->selection) > 0;
  gboolean listed = lists_any (self), may_select = ari_library_page_may_select (self);
  gboolean writable = ari_read_only_may_write (self->library);
  gboolean deleted = ari_entry_query_is_for_deleted (self->query);

  gtk_widget_action_set_enabled (widget, "library.select", may_select);
  gtk_widget_action_set_enabled (widget, "library.select-all", may_select);
  gtk_widget_action_set_enabled (widget, "library.cancel", selecting);
  gtk_widget_action_set_enabled (widget, "library.open", !selecting && !deleted);
  gtk_widget_action_set_enabled (widget, "library.export", any && !deleted);
  gtk_widget_action_set_enabled (widget, "library.review", writable && any && !deleted);
  gtk_widget_action_set_enabled (widget, "library.star", writable && !deleted);
  gtk_widget_action_set_enabled (widget, "library.tags", writable && any && !deleted);
  gtk_widget_action_set_enabled (widget, "library.delete", writable && any);
  gtk_widget_action_set_enabled (widget, "library.restore", writable && any && deleted);
  /* A narrowed list may hide something that is deleted. */
  gtk_widget_action_set_enabled (widget, "library.empty",
                                 writable && deleted
                                 && (listed || ari_entry_query_is_narrowed (self->query)));
  ari_library_page_sync_searches (self);
}

static gboolean
has_focus (AriLibraryPage *self,
           GtkWidget      *widget)
{
  GtkWidget *focus = ari_widget_find_focus (GTK_WIDGET (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static void
selection_changed_cb (AriLibraryPage *self)
{
  gboolean selecting = ari_entry_selection_is_active (self->selection);
  gboolean focus_goes = !selecting && (has_focus (self, GTK_WIDGET (self->selection_header))
                                       || has_focus (self, GTK_WIDGET (self->selection_bar)));
  guint n = ari_entry_selection_get_n (self->selection);
  g_autofree char *title = g_strdup_printf (ngettext ("%u Selected", "%u Selected", n), n);

  adw_window_title_set_title (self->selection_title, title);
  gtk_widget_set_visible (self->header, !selecting);
  gtk_widget_set_visible (self->selection_header, selecting);
  gtk_action_bar_set_revealed (GTK_ACTION_BAR (self->selection_bar), selecting);
  if (focus_goes)
    ari_entry_list_view_focus (self->list);
  sync_actions (self);
}

static void
query_changed_cb (AriLibraryPage *self)
{
  gboolean deleted = ari_entry_query_is_for_deleted (self->query);

  if (ari_entry_query_is_filtered (self->query))
    gtk_widget_add_css_class (GTK_WIDGET (self->filter_button), "accent");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->filter_button), "accent");

  gtk_widget_set_visible (self->export_button, !deleted);
  gtk_widget_set_visible (self->tags_button, !deleted);
  gtk_widget_set_visible (self->review_button, !deleted);
  gtk_widget_set_visible (self->restore_button, deleted);
  adw_banner_set_revealed (self->deleted, deleted);
  sync_actions (self);
}

/* The places of the sidebar fix a part of the filter; the menu offers the rest. */
static void
sync_filter_menu (AriLibraryPage *self)
{
  GMenuModel *shown = gtk_menu_button_get_menu_model (self->filter_button);
  g_autoptr(GMenuModel) before = shown != NULL ? g_object_ref (shown) : NULL;
  g_autoptr(GMenuModel) menu = ari_entry_query_make_menu (self->query, self->people);
  g_autoptr(GMenuModel) searches = ari_library_page_make_search_menu (self);

  g_menu_append_section (G_MENU (menu), NULL, searches);
  gtk_menu_button_set_menu_model (self->filter_button, menu);
  if (before != NULL)
    ari_tidy_menu (before);
}

static void
search_changed_cb (AriLibraryPage *self)
{
  ari_entry_query_set_words (self->query, gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
}

/* The keys of the page keep working when the focused entry is gone. */
static void
search_mode_cb (AriLibraryPage *self)
{
  if (!gtk_search_bar_get_search_mode (self->search_bar) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

static void
activated_cb (AriLibraryPage *self,
              AriEntry       *entry)
{
  gint64 id = ari_entry_get_id (entry);

  if (!ari_entry_query_is_for_deleted (self->query))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-match", "x", id);
  else if (ari_read_only_may_write (self->library))
    ari_entry_deletions_ask_to_restore (self->deletions, id);
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

/* Typing here starts a search, even while the focus is still in the sidebar. */
static void
ari_library_page_map (GtkWidget *widget)
{
  GtkWidget *split = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_SPLIT_VIEW);

  GTK_WIDGET_CLASS (ari_library_page_parent_class)->map (widget);
  gtk_search_bar_set_key_capture_widget (ARI_LIBRARY_PAGE (widget)->search_bar,
                                         split != NULL ? split : widget);
  if (ARI_LIBRARY_PAGE (widget)->people != NULL)
    ari_people_refresh (ARI_LIBRARY_PAGE (widget)->people);
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

  gtk_widget_insert_action_group (GTK_WIDGET (self), "filter", NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_LIBRARY_PAGE);
  g_clear_object (&self->query);
  g_clear_object (&self->selection);
  g_clear_object (&self->deletions);
  g_clear_object (&self->people);
  g_clear_object (&self->searches);
  g_clear_object (&self->reviewed_signals);
  g_clear_object (&self->reviews);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ari_library_page_parent_class)->dispose (object);
}

static void
ari_library_page_class_init (AriLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_library_page_dispose;
  widget_class->map = ari_library_page_map;
  widget_class->unmap = ari_library_page_unmap;

  g_type_ensure (ARI_TYPE_ENTRY_LIST_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, header);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, selection_header);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, selection_title);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, filter_button);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, read_only);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, deleted);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, reviewing);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, list);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, selection_bar);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, export_button);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, tags_button);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, restore_button);
  gtk_widget_class_bind_template_child (widget_class, AriLibraryPage, review_button);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_mode_cb);

  ari_library_page_class_install_actions (widget_class);
  ari_library_page_class_install_searches (widget_class);
  ari_shortcuts_bind (widget_class, "library.");
}

static void
ari_library_page_init (AriLibraryPage *self)
{
  self->query = ari_entry_query_new ();
  self->selection = ari_entry_selection_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "filter", ari_entry_query_get_filter (self->query));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  ari_entry_list_view_set_query (self->list, self->query, self->selection);

  g_signal_connect_object (self->query, "changed", G_CALLBACK (query_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->selection, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "starred", G_CALLBACK (ari_library_page_star), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "changed", G_CALLBACK (sync_actions), self, G_CONNECT_SWAPPED);

  ari_library_page_set_place (self, "library:all");
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
  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));
  g_return_if_fail (ARI_IS_LIBRARY (library));
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  self->deletions = ari_entry_deletions_new (library, GTK_WIDGET (self));
  g_signal_connect_object (self->deletions, "purging", G_CALLBACK (purging_cb), self, G_CONNECT_SWAPPED);
  ari_read_only_show (self->read_only, library);
  ari_entry_list_view_set_library (self->list, library);
}

void
ari_library_page_set_people (AriLibraryPage *self,
                             AriPeople      *people)
{
  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));
  g_return_if_fail (self->people == NULL);

  self->people = g_object_ref (people);
  g_signal_connect_object (people, "changed", G_CALLBACK (sync_filter_menu), self, G_CONNECT_SWAPPED);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ari_people_refresh (people);
}

void
ari_library_page_set_searches (AriLibraryPage *self,
                               AriSearches    *searches)
{
  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));
  g_return_if_fail (self->searches == NULL);

  self->searches = g_object_ref (searches);
  ari_library_page_set_place (self, ari_entry_query_get_name (self->query));
}

/* @fixed: (nullable): see ari_entry_query_set_place() */
static void
show_place (AriLibraryPage *self,
            const char     *place,
            GVariant       *fixed)
{
  g_autofree char *title = NULL;

  ari_entry_selection_set_active (self->selection, FALSE);
  ari_entry_query_set_place (self->query, place, fixed);
  ari_library_page_clear (self);
  title = ari_entry_query_make_title (self->query);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  sync_filter_menu (self);
}

void
ari_library_page_show_person (AriLibraryPage *self,
                              const char     *name,
                              const AriRules *rules)
{
  g_autofree char *player = ari_entry_query_make_player (ARI_SEAT_PERSON, name);
  g_auto(GVariantBuilder) fixed = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));
  g_autoptr(GVariant) parts = NULL;

  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));

  g_variant_builder_add (&fixed, "{ss}", "player", player);
  g_variant_builder_add (&fixed, "{ss}", "game", rules->id);
  parts = g_variant_ref_sink (g_variant_builder_end (&fixed));
  show_place (self, player, parts);
}

void
ari_library_page_clear (AriLibraryPage *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  ari_entry_query_widen (self->query);
}

void
ari_library_page_set_place (AriLibraryPage *self,
                            const char     *place)
{
  const AriSearch *search;

  g_return_if_fail (ARI_IS_LIBRARY_PAGE (self));

  search = self->searches != NULL && g_str_has_prefix (place, ARI_ENTRY_SEARCH)
             ? ari_searches_find (self->searches, place + strlen (ARI_ENTRY_SEARCH)) : NULL;
  show_place (self, place, search != NULL ? search->parts : NULL);
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

gboolean
ari_library_page_may_select (AriLibraryPage *self)
{
  g_return_val_if_fail (ARI_IS_LIBRARY_PAGE (self), FALSE);

  return lists_any (self) || ari_entry_selection_is_active (self->selection);
}
