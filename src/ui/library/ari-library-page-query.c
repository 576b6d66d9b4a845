/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the page lists: its place, its filter and its search; and what it shows when there is nothing. */
#include "ari-library-page-private.h"

#include <glib/gi18n.h>

#include "ari-board-renderer.h"
#include "ari-toast.h"
#include "ari-tidy.h"

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
  { "library:in-progress", NC_("matches", "In Progress"), "ari-thread-symbolic",
    N_("Nothing Left Unfinished"), N_("Matches you haven’t finished wait here for you.") },
  { "library:finished", NC_("matches", "Finished"), "ari-finished-symbolic", N_("No Finished Matches Yet"),
    N_("When a match is over, you can follow its thread back from here.") },
  { "library:starred", NC_("matches", "Starred"), "starred-symbolic", N_("No Starred Matches"),
    N_("Star the matches you want to find again.") },
  { "library:deleted", NC_("matches", "Recently Deleted"), "user-trash-symbolic", N_("No Deleted Matches"),
    N_("Matches that you delete can be restored here for 30 days.") },
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

static gboolean
is_narrowed (AriLibraryPage *self)
{
  return is_filtered (self) || is_searched (self);
}

gboolean
ari_library_page_shows_deleted (AriLibraryPage *self)
{
  return g_str_equal (self->place, "library:deleted");
}

gboolean
ari_library_page_can_write (AriLibraryPage *self)
{
  return self->library != NULL && !ari_library_is_read_only (self->library);
}

static gboolean
lists_all (AriLibraryPage *self)
{
  return current_place (self) == &places[0] && !is_narrowed (self);
}

static void
deleted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AriLibraryPage) self = data;
  guint n = 0;
  g_autoptr(GPtrArray) none = ari_library_query_finish (ARI_LIBRARY (source), result, &n, NULL);

  if (none != NULL && self->library != NULL)
    gtk_widget_set_visible (self->empty_deleted, n > 0 && lists_all (self));
}

static void
show_empty (AriLibraryPage *self)
{
  const Place *place = current_place (self);
  gboolean narrowed = is_narrowed (self);
  gboolean can_add = !narrowed && ari_library_page_can_write (self);

  adw_status_page_set_icon_name (self->empty, narrowed ? "edit-find-symbolic" : place->icon_name);
  adw_status_page_set_title (self->empty, narrowed ? _("No Matches Found") : _(place->empty_title));
  adw_status_page_set_description (self->empty, narrowed ? _("Try other words, or fewer of them.")
                                   : _(place->empty_text));
  gtk_widget_set_visible (self->empty_new, can_add && !ari_library_page_shows_deleted (self));
  gtk_widget_set_visible (self->empty_import, can_add && place == &places[0]);
  if (lists_all (self))
    ari_library_query_async (self->library, &(AriQuery) { .deleted = TRUE }, 0, 0, NULL, deleted_cb,
                             g_object_ref (self));
  else
    gtk_widget_set_visible (self->empty_deleted, FALSE);
  gtk_widget_set_visible (self->empty_clear, narrowed);
  gtk_stack_set_visible_child_name (self->stack, "empty");
}

/* The list decides which of the four pages shows. */
void
ari_library_page_sync_stack (AriLibraryPage *self)
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

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.select",
                                 n > 0 || ari_entry_selection_is_active (self->selection));
  /* A narrowed list may hide something that is deleted. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.empty",
                                 ari_library_page_can_write (self) && ari_library_page_shows_deleted (self)
                                 && (n > 0 || is_narrowed (self)));

  if (message != NULL)
    {
      ari_toast_status (self->failure, message);
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
  query->deleted = ari_library_page_shows_deleted (self);
}

void
ari_library_page_run_query (AriLibraryPage *self)
{
  AriQuery query;

  if (is_filtered (self))
    gtk_widget_add_css_class (GTK_WIDGET (self->filter_button), "accent");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->filter_button), "accent");

  if (self->entries != NULL)
    {
      ari_library_page_query (self, &query);
      ari_entry_list_set_query (self->entries, &query);
    }
  ari_library_page_sync_stack (self);
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

void
ari_library_page_make_filter (AriLibraryPage *self)
{
  static const char *const names[] = { "game", "state" };

  self->filter = g_simple_action_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(GSimpleAction) action =
        g_simple_action_new_stateful (names[i], G_VARIANT_TYPE_STRING, g_variant_new_string (""));

      g_signal_connect_object (action, "notify::state", G_CALLBACK (ari_library_page_run_query), self,
                               G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (self->filter), G_ACTION (action));
    }

  gtk_widget_insert_action_group (GTK_WIDGET (self), "filter", G_ACTION_GROUP (self->filter));
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

  ari_entry_selection_set_active (self->selection, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self), "library.clear", NULL);
  sync_filter_menu (self);
  ari_library_page_sync_selection (self);
  ari_library_page_run_query (self);
}
