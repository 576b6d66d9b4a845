/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-window-private.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-failure-page.h"
#include "ari-game-page.h"
#include "ari-import.h"
#include "ari-read-only.h"
#include "ari-settings.h"
#include "ari-shortcuts.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

G_DEFINE_FINAL_TYPE (AriWindow, ari_window, ADW_TYPE_APPLICATION_WINDOW)

/* Each page is created on demand: without the others the first frame appears sooner. */
AriGamePage *
ari_window_game_page (AriWindow  *self,
                      const char *id)
{
  AriGamePage *page = g_hash_table_lookup (self->game_pages, id);

  if (page == NULL)
    {
      const AriRules *rules = ari_rules_lookup (id);

      page = g_object_ref_sink (ari_game_page_new (rules, self->settings));
      g_hash_table_insert (self->game_pages, (gpointer) rules->id, page);
      if (self->library != NULL)
        ari_game_page_set_library (page, self->library);
    }

  return page;
}

AriLibraryPage *
ari_window_make_library_page (AriWindow *self)
{
  AriLibraryPage *page = ari_library_page_new ();

  ari_library_page_set_searches (page, self->searches);
  if (self->library != NULL)
    {
      ari_library_page_set_library (page, self->library);
      ari_library_page_set_people (page, self->people);
      ari_library_page_set_reviews (page, self->reviews);
    }

  return page;
}

/* Created on demand, too. */
AriLibraryPage *
ari_window_library_page (AriWindow *self)
{
  if (self->library_page == NULL)
    self->library_page = g_object_ref_sink (ari_window_make_library_page (self));

  return self->library_page;
}

/* The same. */
AriPracticePage *
ari_window_practice_page (AriWindow *self)
{
  if (self->practice_page == NULL)
    {
      self->practice_page = g_object_ref_sink (ari_practice_page_new (self->settings));
      if (self->library != NULL)
        ari_practice_page_set_library (self->practice_page, self->library);
    }

  return self->practice_page;
}

static AriPeoplePage *
people_page (AriWindow *self)
{
  if (self->people_page == NULL)
    {
      self->people_page = g_object_ref_sink (ari_people_page_new ());
      if (self->people != NULL)
        ari_people_page_set_people (self->people_page, self->people);
    }

  return self->people_page;
}

static void
remember_match_cb (AriWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  AriAutosave *autosave;

  if (!ARI_IS_MATCH_PAGE (page))
    return;

  autosave = ari_match_page_get_autosave (ARI_MATCH_PAGE (page));
  g_settings_set_int64 (self->settings, "match", ari_autosave_get_id (autosave));
  ari_window_note_open (self, ari_autosave_get_id (autosave));
}

/* A match that is open when the program ends is reopened when it starts. */
static void
visible_page_cb (AriWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  ari_window_sync_actions (self);

  /* What another page began to say covers nothing of a match, either. */
  ari_widget_set_class (GTK_WIDGET (self->toasts), "match-toasts", ARI_IS_MATCH_PAGE (page));
  if (ARI_IS_MATCH_PAGE (page))
    {
      g_signal_group_set_target (self->autosave_signals, ari_match_page_get_autosave (ARI_MATCH_PAGE (page)));
      remember_match_cb (self);
    }
  else if ((page == self->root || ari_window_leads_to_matches (page)) && self->library != NULL
           && !self->failed)
    {
      g_signal_group_set_target (self->autosave_signals, NULL);
      g_settings_set_int64 (self->settings, "match", 0);
      ari_window_note_open (self, 0);
    }
}

static void
layout_cb (AriWindow *self)
{
  ari_window_sync_actions (self);
}

/* GTK 4.18 never frees a widget that is hidden and then removed while it holds the focus, as a collapsed
 * split view does with its content: so the focus leaves the old page first. */
static void
set_content (AriWindow         *self,
             AdwNavigationPage *page)
{
  AdwNavigationPage *old = adw_navigation_split_view_get_content (self->split);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean is_inside = focus != NULL && old != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (old));

  if (is_inside)
    gtk_window_set_focus (GTK_WINDOW (self), NULL);
  adw_navigation_split_view_set_content (self->split, page);
  if (is_inside)
    gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
}

static void
place_cb (AriWindow *self)
{
  const char *place = ari_sidebar_get_place (self->sidebar);
  AdwNavigationPage *page;

  if (place == NULL)
    return;

  if (g_str_has_prefix (place, "game:"))
    {
      page = ADW_NAVIGATION_PAGE (ari_window_game_page (self, place + strlen ("game:")));
    }
  else if (g_str_equal (place, "practice"))
    {
      page = ADW_NAVIGATION_PAGE (ari_window_practice_page (self));
    }
  else if (g_str_equal (place, "people"))
    {
      page = ADW_NAVIGATION_PAGE (people_page (self));
    }
  else if (g_str_equal (place, "explorer"))
    {
      page = ADW_NAVIGATION_PAGE (ari_window_explorer_page (self));
    }
  else
    {
      page = ADW_NAVIGATION_PAGE (ari_window_library_page (self));
      ari_library_page_set_place (self->library_page, place);
    }

  if (adw_navigation_split_view_get_content (self->split) != page)
    set_content (self, page);

  if (self->library != NULL)
    g_settings_set_string (self->settings, "page", place);

  ari_window_sync_actions (self);
}

static void
activated_cb (AriWindow *self)
{
  adw_navigation_split_view_set_show_content (self->split, TRUE);
}

static void
tags_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(AriWindow) self = data;
  g_auto(GStrv) tags = ari_library_tags_finish (ARI_LIBRARY (source), result, NULL);

  /* If tags can't be read now, the next change reads them. */
  if (tags != NULL && self->library != NULL)
    ari_sidebar_set_tags (self->sidebar, (const char *const *) tags);
}

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriWindow) self = data;
  guint n = 0;
  g_autoptr(GPtrArray) none = ari_library_query_finish (ARI_LIBRARY (source), result, &n, NULL);

  if (none != NULL && self->library != NULL)
    ari_sidebar_set_deleted (self->sidebar, n > 0);
}

static void
library_changed_cb (AriWindow *self)
{
  ari_library_query_async (self->library, &(AriQuery) { .deleted = TRUE }, 0, 0, self->cancellable,
                           deleted_cb, g_object_ref (self));
  ari_library_tags_async (self->library, self->cancellable, tags_cb, g_object_ref (self));
}

/* Another program, such as ariadne-engine, may have changed the library. Reading notices it. */
static void
active_cb (AriWindow *self)
{
  if (!gtk_window_is_active (GTK_WINDOW (self)) || self->library == NULL)
    return;

  library_changed_cb (self);
  ari_window_withdraw_notification ();
}

void
ari_window_push (AriWindow         *self,
                 AdwNavigationPage *page)
{
  adw_navigation_view_push (self->navigation, page);
  ari_widget_tell_page (page);
}

void
ari_window_pop_to_root (AriWindow *self)
{
  g_autoptr(GListModel) stack = G_LIST_MODEL (adw_navigation_view_get_navigation_stack (self->navigation));
  g_autoptr(AdwNavigationPage) lowest = g_list_model_get_item (stack, 0);

  if (adw_navigation_view_get_visible_page (self->navigation) != lowest)
    adw_navigation_view_pop_to_page (self->navigation, lowest);
}

static void
offer_way_back (AriWindow *self,
                gint64     id)
{
  AdwToast *toast = adw_toast_new (_("Match saved"));

  adw_toast_set_button_label (toast, _("To the _Match"));
  adw_toast_set_action_name (toast, "win.open-match");
  adw_toast_set_action_target (toast, "x", id);
  ari_toast_add (ari_toast_overlay (GTK_WIDGET (self)), toast);
}

void
ari_window_leave_for (AriWindow  *self,
                      const char *place)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  gint64 id = 0;

  if (ARI_IS_MATCH_PAGE (page))
    id = ari_autosave_get_id (ari_match_page_get_autosave (ARI_MATCH_PAGE (page)));

  /* GTK 4.18 never frees a page that has the focus when it goes, if what gets the focus goes in the same
   * frame. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  ari_window_pop_to_root (self);
  ari_window_go (self, place);
  adw_navigation_split_view_set_show_content (self->split, TRUE);
  if (id != 0)
    offer_way_back (self, id);
}

/* @over: (nullable): a page of the window that stays over the failure page */
static void
fail (AriWindow         *self,
      const GError      *error,
      const char        *path,
      AdwNavigationPage *over)
{
  AdwNavigationPage *pages[] = { ADW_NAVIGATION_PAGE (ari_failure_page_new (error, path)), over };

  /* Nothing still under way may push its page over this one. */
  g_cancellable_cancel (self->cancellable);
  self->failed = TRUE;
  /* The view never frees a pushed page that is replaced while it is visible, so pop it first. */
  if (over == NULL)
    {
      adw_navigation_view_set_animate_transitions (self->navigation, FALSE);
      ari_window_pop_to_root (self);
      adw_navigation_view_set_animate_transitions (self->navigation, TRUE);
    }
  adw_navigation_view_replace (self->navigation, pages, over != NULL ? 2 : 1);
  ari_window_sync_actions (self);
}

static void
damaged_cb (AriWindow    *self,
            const GError *error)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  /* A match page may show what exists nowhere else: it stays, over the failure page. */
  if (ARI_IS_MATCH_PAGE (page))
    {
      fail (self, error, ari_library_get_path (self->library), page);
      ari_window_tell_damage (self, ARI_MATCH_PAGE (page), error);
    }
  else
    {
      ari_window_fail (self, error, ari_library_get_path (self->library));
    }
}

static gboolean
drop_cb (AriWindow    *self,
         const GValue *value)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);

  /* A list of files is a boxed GSList. */
  for (GSList *l = g_value_get_boxed (value); l != NULL; l = l->next)
    g_list_store_append (files, l->data);

  ari_window_import (self, G_LIST_MODEL (files), FALSE);

  return TRUE;
}

static gboolean
ari_window_close_request (GtkWindow *window)
{
  if (ari_window_asks_before_closing (ARI_WINDOW (window)))
    return GDK_EVENT_STOP;

  return GTK_WINDOW_CLASS (ari_window_parent_class)->close_request (window);
}

static void
ari_window_dispose (GObject *object)
{
  AriWindow *self = ARI_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  if (self->library != NULL)
    g_signal_handlers_disconnect_by_data (self->library, self);
  if (self->navigation != NULL)
    g_signal_handlers_disconnect_by_data (self->navigation, self);
  if (self->sidebar != NULL)
    g_signal_handlers_disconnect_by_data (self->sidebar, self);
  if (self->split != NULL)
    g_signal_handlers_disconnect_by_data (self->split, self);

  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_WINDOW);

  g_clear_object (&self->autosave_signals);
  g_clear_pointer (&self->game_pages, g_hash_table_unref);
  g_clear_object (&self->library_page);
  g_clear_object (&self->practice_page);
  g_clear_object (&self->people_page);
  g_clear_object (&self->explorer_page);
  g_clear_object (&self->people);
  if (self->searches != NULL)
    ari_searches_close (self->searches);
  g_clear_object (&self->searches);
  ari_window_end_reviews (self);
  g_clear_object (&self->waiting);
  g_clear_object (&self->library);
  g_clear_object (&self->places);
  g_clear_object (&self->settings);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (ari_window_parent_class)->dispose (object);
}

static void
ari_window_class_init (AriWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ari_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = ari_window_close_request;

  g_type_ensure (ARI_TYPE_SIDEBAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-window.ui");
  gtk_widget_class_bind_template_child (widget_class, AriWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, AriWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, AriWindow, root);
  gtk_widget_class_bind_template_child (widget_class, AriWindow, split);
  gtk_widget_class_bind_template_child (widget_class, AriWindow, sidebar);
  gtk_widget_class_bind_template_callback (widget_class, visible_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, layout_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, active_cb);

  ari_window_class_install_actions (widget_class);
  ari_window_class_install_open (widget_class);
  /* Wherever the keyboard focus is in the library. */
  ari_shortcuts_bind (widget_class, "library.undo");
  ari_shortcuts_bind (widget_class, "library.select");
  ari_shortcuts_bind (widget_class, "library.reviews");
}

static void
ari_window_init (AriWindow *self)
{
  GtkDropTarget *drop;

  self->cancellable = g_cancellable_new ();
  self->waiting = g_list_store_new (G_TYPE_FILE);
  self->game_pages = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  self->autosave_signals = g_signal_group_new (ARI_TYPE_AUTOSAVE);
  g_signal_group_connect_swapped (self->autosave_signals, "notify::id", G_CALLBACK (remember_match_cb), self);

  gtk_widget_init_template (GTK_WIDGET (self));
  ari_widget_keep_focus (GTK_WIDGET (self->toasts), NULL);

  drop = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect_object (drop, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

AriWindow *
ari_window_new (GtkApplication *application,
                GSettings      *settings)
{
  AriWindow *self = g_object_new (ARI_TYPE_WINDOW, "application", application, NULL);
  g_autofree char *place = NULL, *first = NULL;

  /* The controller that is added last gets keys first: before those of the toolkit. */
  ari_window_watch_dialogs (self);

  /* Without its schema the program can only say so. */
  if (settings == NULL)
    return self;

  self->settings = g_object_ref (settings);
  ari_settings_bind_size (settings, GTK_WINDOW (self));
  self->searches = ari_searches_new (settings);
  ari_sidebar_set_searches (self->sidebar, self->searches);

  /* The page of a tag exists only once the library has sent its tags. */
  place = g_settings_get_string (settings, "page");
  if (!ari_window_go (self, place))
    {
      first = g_strdup_printf ("game:%s", ari_board_renderer_games (NULL)[0]->id);
      ari_window_go (self, first);
    }

  return self;
}

void
ari_window_set_places (AriWindow *self,
                       AriPlaces *places)
{
  g_return_if_fail (ARI_IS_WINDOW (self));

  g_set_object (&self->places, places);
}

void
ari_window_set_library (AriWindow  *self,
                        AriLibrary *library)
{
  AriGamePage *page;
  GHashTableIter iter;
  gint64 match;

  g_return_if_fail (ARI_IS_WINDOW (self));
  g_return_if_fail (ARI_IS_LIBRARY (library));
  g_return_if_fail (self->library == NULL);

  match = g_settings_get_int64 (self->settings, "match");
  self->library = g_object_ref (library);
  self->people = ari_people_new (library);
  ari_searches_set_library (self->searches, library);
  ari_window_begin_reviews (self);

  g_hash_table_iter_init (&iter, self->game_pages);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &page))
    ari_game_page_set_library (page, library);
  if (self->library_page != NULL)
    {
      ari_library_page_set_library (self->library_page, library);
      ari_library_page_set_people (self->library_page, self->people);
      ari_library_page_set_reviews (self->library_page, self->reviews);
    }
  if (self->practice_page != NULL)
    ari_practice_page_set_library (self->practice_page, library);
  if (self->people_page != NULL)
    ari_people_page_set_people (self->people_page, self->people);
  if (self->explorer_page != NULL)
    ari_explorer_page_set_people (self->explorer_page, self->people);

  g_signal_connect_swapped (library, "changed", G_CALLBACK (library_changed_cb), self);
  g_signal_connect_swapped (library, "damaged", G_CALLBACK (damaged_cb), self);
  library_changed_cb (self);
  ari_window_sync_actions (self);
  if (ari_library_is_read_only (library))
    gtk_accessible_announce (GTK_ACCESSIBLE (self->navigation), ari_read_only_words (),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->waiting)) > 0)
    {
      ari_window_import (self, G_LIST_MODEL (self->waiting), TRUE);
      g_list_store_remove_all (self->waiting);
    }
  else if (match > 0)
    {
      ari_window_open_match (self, match, TRUE, NULL);
    }
}

void
ari_window_fail (AriWindow    *self,
                 const GError *error,
                 const char   *path)
{
  g_return_if_fail (ARI_IS_WINDOW (self));

  fail (self, error, path, NULL);
}

/* Whether the library is gone, and the failure page has replaced all pages but that of a match. */
gboolean
ari_window_has_failed (AriWindow *self)
{
  return self->failed;
}

void
ari_window_import (AriWindow  *self,
                   GListModel *files,
                   gboolean    show)
{
  g_return_if_fail (ARI_IS_WINDOW (self));
  g_return_if_fail (G_IS_LIST_MODEL (files));

  /* Files dropped here, or opened elsewhere. */
  if (self->library != NULL && ari_library_is_read_only (self->library))
    {
      g_autoptr(GError) error = g_error_new_literal (ARI_LIBRARY_ERROR, ARI_LIBRARY_ERROR_ACCESS,
                                                     _("The library is read-only. Make its file and folder writable, "
                                                       "then import the matches again."));

      ari_toast_error (GTK_WIDGET (self), _("Nothing Could Be Imported"), error);
      return;
    }

  if (self->library != NULL)
    {
      ari_import (self->library, files, show, GTK_WIDGET (self->toasts));
      return;
    }

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr(GFile) file = g_list_model_get_item (files, i);

      g_list_store_append (self->waiting, file);
    }
}

gboolean
ari_window_go (AriWindow  *self,
               const char *place)
{
  g_return_val_if_fail (ARI_IS_WINDOW (self), FALSE);

  return ari_sidebar_set_place (self->sidebar, place);
}
