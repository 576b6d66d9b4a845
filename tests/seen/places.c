/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "places.h"

#include "ari-entry-row.h"
#include "ari-line-row.h"
#include "ari-match-page.h"
#include "ari-typing-bar.h"
#include "ui-fixture.h"

static AriTable *
table_of (Stage *stage)
{
  return ari_match_page_get_table (ARI_MATCH_PAGE (ui_find (stage->window, ARI_TYPE_MATCH_PAGE, NULL)));
}

/* Where an action opens a dialog: a place that can't have it is a mistake in the list. */
static void
wait_for_dialog (Stage *stage)
{
  ui_wait_until (stage_get_dialog (stage) != NULL);
}

/* Lists and menus. */

static void
search (Stage      *stage,
        const char *words)
{
  GtkWidget *entry = ui_find (stage->window, GTK_TYPE_SEARCH_ENTRY, NULL);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
}

static void
search_something (Stage *stage)
{
  guint all = ui_count (stage->window, ARI_TYPE_ENTRY_ROW);

  search (stage, "Phaedra");
  ui_wait_until (ui_count (stage->window, ARI_TYPE_ENTRY_ROW) < all);
}

static void
search_nothing (Stage *stage)
{
  search (stage, "Knossos");
  ui_wait_until (ui_find (stage->window, ADW_TYPE_STATUS_PAGE, NULL) != NULL);
}

static void
open_row_menu (Stage *stage)
{
  GtkWidget *row = ui_find (stage->window, ARI_TYPE_ENTRY_ROW, NULL);

  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  stage_act (stage, "library.menu");
}

static void
tag_first (Stage *stage)
{
  GtkWidget *row = ui_find (stage->window, ARI_TYPE_ENTRY_ROW, NULL);

  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  stage_act (stage, "library.tags");
}

/* The last of the menu buttons on the page. */
static GtkWidget *
find_menu_button (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_MENU_BUTTON (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_prev_sibling (child))
    found = find_menu_button (child);

  return found;
}

static void
open_menu (Stage *stage)
{
  AdwNavigationView *view = ADW_NAVIGATION_VIEW (ui_find (stage->window, ADW_TYPE_NAVIGATION_VIEW, NULL));
  GtkWidget *button = find_menu_button (GTK_WIDGET (adw_navigation_view_get_visible_page (view)));

  g_assert_nonnull (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
}

/* Things that go wrong. */

static GFile *
new_file (Stage      *stage,
          const char *name,
          const char *text)
{
  g_autofree char *path = g_build_filename (stage->fixture.dir, name, NULL);
  g_autoptr(GError) error = NULL;

  if (text != NULL && !g_file_set_contents (path, text, -1, &error))
    g_error ("%s", error->message);

  return g_file_new_for_path (path);
}

static void
import_wrongly (Stage *stage)
{
  g_autoptr(GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr(GFile) missing = new_file (stage, "missing.ariadne", NULL);
  g_autoptr(GFile) other = new_file (stage, "letter.txt", "Dear Theseus,\n\nthe thread is too short.\n");
  g_autoptr(GFile) wrong = new_file (stage, "wrong.ariadne",
                                     "[Ariadne \"1\"]\n[Game \"minoa\"]\n[Seats \"2\"]\n[Result \"*\"]\n\n"
                                     "1. z9z9\n");

  g_list_store_append (files, missing);
  g_list_store_append (files, other);
  g_list_store_append (files, wrong);
  ari_window_import (stage->window, G_LIST_MODEL (files), FALSE);
  ui_wait_until (stage_get_dialog (stage) != NULL);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  GError **error = data;

  g_assert_false (ari_library_open_finish (ARI_LIBRARY (source), result, error));
}

/* Whether something helps: it is known only when a backup has been looked for. */
static gboolean
suggests (GtkWidget *widget)
{
  gboolean found = gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, "suggested-action");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found;
       child = gtk_widget_get_next_sibling (child))
    found = suggests (child);

  return found;
}

static void
fail (Stage *stage)
{
  g_autoptr(GFile) file = new_file (stage, "other.library", "This is no library.");
  g_autofree char *path = g_file_get_path (file);
  g_autoptr(AriLibrary) library = ari_library_new (path);
  g_autoptr(GError) error = NULL;

  ari_library_open_async (library, NULL, opened_cb, &error);
  ui_wait_until (error != NULL);
  ari_window_fail (stage->window, error, path);
  ui_wait_until (suggests (GTK_WIDGET (stage->window)));
  ari_library_close (library);
}

/* Matches. */

static void
wait_for_hint (Stage *stage)
{
  AriHintSession *hint = ari_table_get_hint (table_of (stage));

  ui_wait_until (ari_hint_session_get_step (hint) != ARI_HINT_SEARCHING);
}

static void
analyse (Stage *stage)
{
  adw_switch_row_set_active (ADW_SWITCH_ROW (ui_find (stage->window, ADW_TYPE_SWITCH_ROW, NULL)), TRUE);
  ui_wait_until (ui_find (stage->window, ARI_TYPE_LINE_ROW, NULL) != NULL);
}

/* The bar appears with the first letter. */
static void
type (Stage *stage)
{
  GtkWidget *bar = ui_find (stage->window, ARI_TYPE_TYPING_BAR, NULL);

  gtk_search_bar_set_search_mode (GTK_SEARCH_BAR (ui_find (bar, GTK_TYPE_SEARCH_BAR, NULL)), TRUE);
  ui_wait_until (ui_find (bar, GTK_TYPE_TEXT, NULL) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (ui_find (bar, GTK_TYPE_TEXT, NULL)), "z9");
}

static const Place all[] = {
  { "sidebar", "game:minoa", NULL, 0, "win.show-sidebar", NULL },
  { "menu", "game:minoa", NULL, 0, "win.menu", NULL },
  { "game-minoa", "game:minoa", NULL, 0, NULL, NULL },
  { "new-minoa", "game:minoa", NULL, 0, "win.new-match", wait_for_dialog },
  { "game-minarett", "game:minarett", NULL, 0, NULL, NULL },
  { "new-minarett", "game:minarett", NULL, 0, "win.new-match", wait_for_dialog },
  { "game-labyrinth", "game:labyrinth", NULL, 0, NULL, NULL },
  { "new-labyrinth", "game:labyrinth", NULL, 0, "win.new-match", wait_for_dialog },
  { "game-minotaur", "game:minotaur", NULL, 0, NULL, NULL },
  { "new-minotaur", "game:minotaur", NULL, 0, "win.new-match", wait_for_dialog },
  { "lesson-minoa", NULL, NULL, 0, "win.lesson::minoa-first", NULL },
  { "lesson-minarett", NULL, NULL, 0, "win.lesson::minarett-first", NULL },
  { "lesson-labyrinth", NULL, NULL, 0, "win.lesson::labyrinth-first", NULL },
  { "lesson-minotaur", NULL, NULL, 0, "win.lesson::minotaur-first", NULL },
  { "practice", "game:minotaur", NULL, 0, "win.practise", wait_for_dialog },
  { "tosses", "game:minotaur", NULL, 0, "win.tosses", wait_for_dialog },

  { "preferences", "game:minoa", NULL, 0, "win.preferences", wait_for_dialog },
  { "shortcuts", "game:minoa", NULL, 0, "win.shortcuts", wait_for_dialog },
  { "about", "game:minoa", NULL, 0, "win.about", wait_for_dialog },
  { "help", "game:minoa", NULL, 0, "win.help", wait_for_dialog },
  { "help-index", "game:minoa", NULL, 0, "help.go::index", wait_for_dialog },
  { "help-keyboard", "game:minoa", NULL, 0, "help.go::keyboard", wait_for_dialog },
  { "help-faq", "game:minoa", NULL, 0, "help.go::faq-minotaur", wait_for_dialog },
  { "rules-minoa", "game:minoa", NULL, 0, "win.rules", wait_for_dialog },
  { "rules-minarett", "game:minarett", NULL, 0, "win.rules", wait_for_dialog },
  { "rules-labyrinth", "game:labyrinth", NULL, 0, "win.rules", wait_for_dialog },
  { "rules-minotaur", "game:minotaur", NULL, 0, "win.rules", wait_for_dialog },

  { "library", "library:all", NULL, 0, NULL, NULL },
  { "library-filter", "library:all", NULL, 0, NULL, open_menu },
  { "library-row", "library:all", NULL, 0, NULL, open_row_menu },
  { "library-tags", "library:all", NULL, 0, NULL, tag_first },
  { "library-found", "library:all", NULL, 0, "win.search", search_something },
  { "library-nothing", "library:all", NULL, 0, "win.search", search_nothing },
  { "library-starred", "library:starred", NULL, 0, "library.clear", NULL },
  { "library-progress", "library:in-progress", NULL, 0, NULL, NULL },
  { "library-import", "library:all", NULL, 0, NULL, import_wrongly },

  { "minoa", NULL, "minoa", 44, "match.moves", NULL },
  { "minoa-analysis", NULL, "minoa", 44, "match.analysis", NULL },
  { "minoa-rules", NULL, "minoa", 44, "match.rules", NULL },
  { "minoa-notes", NULL, "minoa", 44, "match.notes", NULL },
  { "minoa-menu", NULL, "minoa", 44, "match.moves match.panel", open_menu },
  { "minoa-overlays", NULL, "minoa", 44, "match.overlays", NULL },
  { "minoa-hint", NULL, "minoa", 44, "match.hint", wait_for_hint },
  { "minoa-result", NULL, "minoa", 0, "match.result", NULL },
  { "minoa-typing", NULL, "minoa", 44, "match.moves match.panel", type },
  { "minarett", NULL, "minarett", 0, NULL, NULL },
  { "minarett-moves", NULL, "minarett", 20, "match.moves", NULL },
  { "minarett-analysis", NULL, "minarett", 20, "match.analysis", analyse },
  { "labyrinth", NULL, "labyrinth", 0, NULL, NULL },
  { "labyrinth-moves", NULL, "labyrinth", 0, "match.moves", NULL },
  { "labyrinth-analysis", NULL, "labyrinth", 0, "match.analysis", analyse },
  { "labyrinth-dice", NULL, "labyrinth", 0, "match.analysis analysis.dice", wait_for_dialog },
  { "minotaur", NULL, "minotaur", 0, NULL, NULL },
  { "minotaur-moves", NULL, "minotaur", 0, "match.moves", NULL },
  { "minotaur-analysis", NULL, "minotaur", 0, "match.analysis", analyse },
  { "minotaur-overlays", NULL, "minotaur", 0, "match.overlays", NULL },

  { "minotaur-seats", NULL, "minotaur", 0, "match.seats", wait_for_dialog },
  { "minotaur-resign", NULL, "minotaur", 0, "match.resign", wait_for_dialog },
  { "minotaur-draw", NULL, "minotaur", 0, "match.offer-draw", wait_for_dialog },
  { "minotaur-judge", NULL, "minotaur", 0, "match.adjudicate", wait_for_dialog },
  { "minotaur-leave", NULL, "minotaur", 0, "match.leave", wait_for_dialog },
  { "minotaur-finish", NULL, "minotaur", 0, "match.let-finish", wait_for_dialog },

  { "failure", "game:minoa", NULL, 0, NULL, fail },
};

const Place *
places (guint *n_places)
{
  *n_places = G_N_ELEMENTS (all);

  return all;
}

void
place_put_stage (const Place *self,
                 Stage       *stage)
{
  stage_clear_up (stage);
  if (self->go != NULL)
    stage_go (stage, self->go);
  if (self->match != NULL)
    stage_open_match (stage, self->match, self->ply);
  if (self->actions != NULL)
    stage_act (stage, self->actions);
  if (self->arrange != NULL)
    self->arrange (stage);
  stage_settle (stage);
}
