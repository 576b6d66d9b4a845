/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Large because it lists every place of the program, and how to get there. */
#include "places.h"

#include "ari-board-renderer.h"
#include "ari-compare-page.h"
#include "ari-entry-row.h"
#include "ari-head-start-group.h"
#include "ari-lesson-run.h"
#include "ari-line-row.h"
#include "ari-match-page.h"
#include "ari-person-page.h"
#include "ari-practice-page.h"
#include "ari-task-page.h"
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

/* The options of a new match, with a head start. */
static void
show_options (Stage *stage)
{
  GtkWidget *head_starts;

  wait_for_dialog (stage);
  gtk_widget_activate_action (ui_find (stage_get_dialog (stage), ADW_TYPE_NAVIGATION_VIEW, NULL),
                              "navigation.push", "s", "more");
  ui_wait_until ((head_starts = ui_find (stage->window, ARI_TYPE_HEAD_START_GROUP, NULL)) != NULL);
  adw_combo_row_set_selected (ADW_COMBO_ROW (ui_find (head_starts, ADW_TYPE_COMBO_ROW, NULL)), 2);
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
  GtkWidget *list = ui_find (stage->window, GTK_TYPE_LIST_VIEW, NULL);
  GListModel *matches = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  guint all = g_list_model_get_n_items (matches);

  search (stage, "Phaedra");
  ui_wait_until (g_list_model_get_n_items (matches) < all);
}

static void
search_nothing (Stage *stage)
{
  search (stage, "Knossos");
  ui_wait_until (ui_find (stage->window, ADW_TYPE_STATUS_PAGE, NULL) != NULL);
}

/* The place before has searched for it. */
static void
name_search (Stage *stage)
{
  stage_act (stage, "library.save-search");
  wait_for_dialog (stage);
}

static void
open_search (Stage *stage)
{
  GtkWidget *split = ui_find (stage->window, ADW_TYPE_NAVIGATION_SPLIT_VIEW, NULL);

  name_search (stage);
  g_signal_emit_by_name (stage_get_dialog (stage), "response", "save");
  stage_clear_up (stage);
  ui_wait_until (g_str_equal (adw_navigation_page_get_title (
      adw_navigation_split_view_get_content (ADW_NAVIGATION_SPLIT_VIEW (split))), "Phaedra"));
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

static void
select_all (Stage *stage)
{
  stage_act (stage, "library.select library.select-all");
}

/* None is analysed, so that it looks the same every time. */
static void
queue_all (Stage *stage)
{
  g_settings_set_boolean (stage->settings, "analysis-paused", TRUE);
  ui_wait_until (ui_find (stage->window, ARI_TYPE_ENTRY_ROW, NULL) != NULL);
  stage_act (stage, "library.select library.select-all");
  stage_act (stage, "library.review library.reviews");
  wait_for_dialog (stage);
}

/* The toast offers to bring the match back. */
static void
delete_first (Stage *stage)
{
  GtkWidget *row = ui_find (stage->window, ARI_TYPE_ENTRY_ROW, NULL);

  gtk_widget_grab_focus (gtk_widget_get_parent (row));
  stage_act (stage, "library.delete");
}

/* Lessons and help. */

/* (nullable): the lesson after @lesson in the order of the games; the first one after NULL. */
static const AriLesson *
lesson_after (const AriLesson *lesson)
{
  const AriRules *const *games;
  gboolean found = lesson == NULL;
  guint n_games, n_lessons;

  games = ari_board_renderer_games (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      const AriLesson *lessons = ari_lessons_of (games[i], &n_lessons);

      for (guint j = 0; j < n_lessons; j++)
        {
          if (found)
            return &lessons[j];
          found = &lessons[j] == lesson;
        }
    }

  return NULL;
}

/* With the answer that takes most room. */
static void
show_step (Stage *stage)
{
  AriTaskPage *page = ARI_TASK_PAGE (ui_find (stage->window, ARI_TYPE_TASK_PAGE, NULL));

  if (ari_task_asks (ari_task_page_get_task (page)))
    gtk_widget_activate_action (GTK_WIDGET (page), "task.show", NULL);
}

static void
open_lesson (Stage           *stage,
             const AriLesson *lesson)
{
  g_autofree char *action = g_strdup_printf ("win.lesson::%s", lesson->id);

  stage_act (stage, action);
  show_step (stage);
}

static void
open_first_lesson (Stage *stage)
{
  open_lesson (stage, lesson_after (NULL));
}

/* Practice: what is due, and the answer to an exercise. */

static void
wait_for_exercises (Stage *stage)
{
  /* Nothing is due, or mastered, before the first answer. */
  ui_wait_until (ui_shows (ui_find (stage->window, ARI_TYPE_PRACTICE_PAGE, NULL), "0"));
}

static void
show_exercise (Stage *stage)
{
  GtkWidget *page;

  wait_for_exercises (stage);
  stage_act (stage, "win.exercise");
  ui_wait_until (ui_find (stage->window, ARI_TYPE_TASK_PAGE, NULL) != NULL);
  page = ui_find (stage->window, ARI_TYPE_TASK_PAGE, NULL);
  ui_wait_until (ari_task_get_table (ari_task_page_get_task (ARI_TASK_PAGE (page))) != NULL);
  gtk_widget_activate_action (page, "task.show", NULL);
}

/* People: all of them, one of them, and another name. */

static void
wait_for_people (Stage *stage)
{
  ui_wait_until (ui_find (stage->window, ADW_TYPE_AVATAR, NULL) != NULL);
}

static void
open_person (Stage *stage)
{
  GtkWidget *row;

  wait_for_people (stage);
  row = gtk_widget_get_ancestor (ui_find (stage->window, ADW_TYPE_AVATAR, NULL), ADW_TYPE_ACTION_ROW);
  gtk_widget_activate (row);
  ui_wait_until (ui_find (stage->window, ARI_TYPE_PERSON_PAGE, NULL) != NULL);
  /* The rating is always there; the rest comes from another thread. */
  ui_wait_until (ui_count (ui_find (stage->window, ARI_TYPE_PERSON_PAGE, NULL), ADW_TYPE_ACTION_ROW) > 1);
}

static void
rename_person (Stage *stage)
{
  open_person (stage);
  gtk_widget_activate_action (ui_find (stage->window, ARI_TYPE_PERSON_PAGE, NULL), "person.rename", NULL);
  wait_for_dialog (stage);
}

/* The person beside another one. */
static void
wait_for_moves (Stage *stage)
{
  ui_wait_until (ui_find (stage->window, ARI_TYPE_LINE_ROW, NULL) != NULL);
}

static void
compare_people (Stage *stage)
{
  GtkWidget *page, *button;
  g_autoptr(GVariant) name = NULL;

  open_person (stage);
  page = ui_find (stage->window, ARI_TYPE_PERSON_PAGE, NULL);
  button = ui_find (page, GTK_TYPE_MENU_BUTTON, NULL);
  name = g_menu_model_get_item_attribute_value (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)), 0,
                                                G_MENU_ATTRIBUTE_TARGET, G_VARIANT_TYPE_STRING);
  gtk_widget_activate_action_variant (page, "person.compare", name);
  ui_wait_until ((page = ui_find (stage->window, ARI_TYPE_COMPARE_PAGE, NULL)) != NULL);
  /* The first two groups have a row each at least, and the choices come last. */
  ui_wait_until (ui_count (page, ADW_TYPE_PREFERENCES_ROW) >= 4);
}

/* Every step of every lesson. */
static gboolean
show_next_step (Stage *stage,
                guint  part)
{
  AriTaskPage *page = ARI_TASK_PAGE (ui_find (stage->window, ARI_TYPE_TASK_PAGE, NULL));
  AriLessonRun *run = ARI_LESSON_RUN (ari_task_page_get_task (page));
  const AriLesson *next;

  if (!ari_lesson_run_is_last (run))
    {
      ari_task_act (ARI_TASK (run), ARI_TASK_ONWARDS);
      show_step (stage);
      return TRUE;
    }
  next = lesson_after (ari_lesson_run_get_lesson (run));
  if (next == NULL)
    return FALSE;

  open_lesson (stage, next);
  return TRUE;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* All pages of the help, in the order of their names. */
static gboolean
show_help_page (Stage *stage,
                guint  part)
{
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) names = g_resources_enumerate_children ("/io/github/ariadne_games/Ariadne/help/en",
                                                        G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  guint n = names != NULL ? g_strv_length (names) : 0;

  g_assert_no_error (error);
  if (part > n)
    return FALSE;

  qsort (names, n, sizeof *names, compare_names);
  stage_clear_up (stage);
  {
    g_autofree char *action = g_strdup_printf ("help.go::%.*s", (int) strcspn (names[part - 1], "."),
                                               names[part - 1]);

    stage_act (stage, action);
  }
  wait_for_dialog (stage);
  return TRUE;
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
  g_autoptr(GFile) file = NULL;
  g_autofree char *path = NULL;
  g_autoptr(AriLibrary) library = NULL;
  g_autoptr(GError) error = NULL;

  fixture_unprotect (&stage->fixture);
  file = new_file (stage, "other.library", "This isn’t a library.");
  path = g_file_get_path (file);
  library = ari_library_new (path);
  ari_library_open_async (library, NULL, opened_cb, &error);
  ui_wait_until (error != NULL);
  ari_window_fail (stage->window, error, path);
  ui_wait_until (suggests (GTK_WIDGET (stage->window)));
  ari_library_close (library);
}

/* The program starts over a library that can only be read. */
static void
protect (Stage *stage)
{
  stage_protect (stage);
}

/* Matches. */

static void
wait_for_hint (Stage *stage)
{
  AriHintSession *hint = ari_table_get_hint (table_of (stage));

  ui_wait_until (ari_hint_session_get_step (hint) != ARI_HINT_SEARCHING);
}

/* Goes on to the reason, which is long. */
static void
tell_why (Stage *stage)
{
  AriHintSession *hint = ari_table_get_hint (table_of (stage));

  wait_for_hint (stage);
  for (AriHintStep step = ARI_HINT_WHERE; step < ARI_HINT_WHY; step++)
    ari_hint_session_next (hint);
}

/* Opens the whole of it, where it is too long for the line below the board. */
static void
tell_all (Stage *stage)
{
  tell_why (stage);
  /* Only what is drawn knows whether it is too long. */
  stage_settle (stage);
  stage_act (stage, "match.more");
}

/* Closes off a corner: a rule is said. */
static void
close_corner (Stage *stage)
{
  static const char *const sticks[] = { "b1b2", "a2b2" };
  AriMatch *match = ari_table_get_match (table_of (stage));
  AriAction action;

  for (guint i = 0; i < G_N_ELEMENTS (sticks); i++)
    {
      g_assert_true (ari_rules_parse (ari_match_get_rules (match), ari_match_get_position (match), sticks[i],
                                      &action, NULL));
      ari_table_play (table_of (stage), action);
      stage_settle (stage);
    }
  g_assert_nonnull (ari_table_get_new_rule (table_of (stage)));
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
  { "options-minotaur", "game:minotaur", NULL, 0, "win.new-match", show_options },
  { "lessons", NULL, NULL, 0, NULL, open_first_lesson, show_next_step },
  { "practice", "game:minotaur", NULL, 0, "win.practise", wait_for_dialog },
  { "trainer", "practice", NULL, 0, NULL, wait_for_exercises },
  { "exercise", "practice", NULL, 0, NULL, show_exercise },
  { "people", "people", NULL, 0, NULL, wait_for_people },
  { "person", "people", NULL, 0, NULL, open_person },
  { "compare", "people", NULL, 0, NULL, compare_people },
  { "rename", "people", NULL, 0, NULL, rename_person },
  { "explorer", "explorer", NULL, 0, NULL, wait_for_moves },
  { "explorer-match", NULL, "minoa", 3, "win.explore", wait_for_moves },
  { "explorer-dice", NULL, "labyrinth", 1, "win.explore", wait_for_moves },
  { "explorer-toss", NULL, "minotaur", 67, "win.explore", wait_for_moves },
  { "explorer-nothing", NULL, "minarett", 0, "win.explore", NULL },
  { "tosses", "game:minotaur", NULL, 0, "win.feats", wait_for_dialog },
  { "preferences", "game:minoa", NULL, 0, "win.preferences", wait_for_dialog },
  { "shortcuts", "game:minoa", NULL, 0, "win.shortcuts", wait_for_dialog },
  { "about", "game:minoa", NULL, 0, "win.about", wait_for_dialog },
  { "help", "game:minoa", NULL, 0, "win.help", wait_for_dialog },
  { "help-page", "game:minoa", NULL, 0, "help.go::index", wait_for_dialog, show_help_page },
  { "rules-minoa", "game:minoa", NULL, 0, "win.rules", wait_for_dialog },
  { "rules-minarett", "game:minarett", NULL, 0, "win.rules", wait_for_dialog },
  { "rules-labyrinth", "game:labyrinth", NULL, 0, "win.rules", wait_for_dialog },
  { "rules-minotaur", "game:minotaur", NULL, 0, "win.rules", wait_for_dialog },

  { "library", "library:all", NULL, 0, NULL, NULL },
  { "library-filter", "library:all", NULL, 0, NULL, open_menu },
  { "library-row", "library:all", NULL, 0, NULL, open_row_menu },
  { "library-tags", "library:all", NULL, 0, NULL, tag_first },
  { "library-found", "library:all", NULL, 0, "win.search", search_something },
  { "library-saving", "library:all", NULL, 0, NULL, name_search },
  { "library-saved", "library:all", NULL, 0, NULL, open_search },
  { "library-saved-menu", "search:Phaedra", NULL, 0, NULL, open_menu },
  { "library-searches", "search:Phaedra", NULL, 0, "win.show-sidebar", NULL },
  { "library-nothing", "library:all", NULL, 0, "win.search", search_nothing },
  { "library-starred", "library:starred", NULL, 0, "library.clear", NULL },
  { "library-progress", "library:in-progress", NULL, 0, NULL, NULL },
  { "library-finished", "library:finished", NULL, 0, NULL, NULL },
  { "library-selected", "library:all", NULL, 0, NULL, select_all },
  { "library-deleted", "library:all", NULL, 0, "library.cancel", delete_first },
  { "library-queue", "library:all", NULL, 0, "library.cancel", queue_all },
  { "library-queued", "library:all", NULL, 0, NULL, NULL },
  { "library-import", "library:all", NULL, 0, "library.undo", import_wrongly },

  { "minoa", NULL, "minoa", 44, "match.moves", NULL },
  { "minoa-analysis", NULL, "minoa", 44, "match.analysis", NULL },
  { "minoa-rules", NULL, "minoa", 44, "match.rules", NULL },
  { "minoa-notes", NULL, "minoa", 44, "match.notes", NULL },
  { "minoa-menu", NULL, "minoa", 44, "match.moves match.panel", open_menu },
  { "minoa-overlays", NULL, "minoa", 44, "match.overlays", NULL },
  { "minoa-hint", NULL, "minoa", 44, "match.hint", wait_for_hint },
  { "minoa-rule", NULL, "others:4", 1, NULL, close_corner },
  { "minoa-result", NULL, "minoa", 0, "match.result", NULL },
  { "minoa-coach", NULL, "minoa", 0, "match.moments", NULL },
  { "minoa-review", NULL, "minoa", 0, "match.analysis", NULL },
  { "minoa-mistake", NULL, "minoa", 1, "match.next-mistake", NULL },
  { "minoa-retry", NULL, "minoa", 1, "match.next-mistake match.try-again", NULL },
  { "minoa-typing", NULL, "minoa", 44, "match.moves match.panel", type },
  { "minoa-two", NULL, "others:1", 0, "match.result", NULL },
  { "minarett", NULL, "minarett", 0, NULL, NULL },
  { "minarett-moves", NULL, "minarett", 20, "match.moves", NULL },
  { "minarett-analysis", NULL, "minarett", 20, "match.analysis", analyse },
  { "minarett-overlays", NULL, "minarett", 0, "match.overlays", NULL },
  { "minarett-why", NULL, "minarett", 20, "match.hint", tell_why },
  { "minarett-why-all", NULL, "minarett", 20, "match.hint", tell_all },
  { "minarett-result", NULL, "others:2", 0, "match.result", NULL },
  { "labyrinth", NULL, "labyrinth", 0, NULL, NULL },
  { "labyrinth-moves", NULL, "labyrinth", 0, "match.moves", NULL },
  { "labyrinth-analysis", NULL, "labyrinth", 0, "match.analysis", analyse },
  { "labyrinth-dice", NULL, "labyrinth", 0, "match.analysis analysis.dice", wait_for_dialog },
  { "labyrinth-roll", NULL, "labyrinth", 2, "match.moves", NULL },
  { "labyrinth-result", NULL, "others:5", 0, "match.result", NULL },
  { "minotaur", NULL, "minotaur", 0, NULL, NULL },
  { "minotaur-moves", NULL, "minotaur", 0, "match.moves", NULL },
  { "minotaur-analysis", NULL, "minotaur", 0, "match.analysis", analyse },
  { "minotaur-overlays", NULL, "minotaur", 0, "match.overlays", NULL },
  { "minotaur-outcome", NULL, "minotaur", 1, "match.choose-outcome", wait_for_dialog },
  { "minotaur-toss", NULL, "minotaur", 67, NULL, NULL },
  { "minotaur-result", NULL, "others:3", 0, "match.result", NULL },

  { "minotaur-seats", NULL, "minotaur", 0, "match.seats", wait_for_dialog },
  { "minotaur-resign", NULL, "minotaur", 0, "match.resign", wait_for_dialog },
  { "minotaur-draw", NULL, "minotaur", 0, "match.offer-draw", wait_for_dialog },
  { "minotaur-judge", NULL, "minotaur", 0, "match.adjudicate", wait_for_dialog },
  { "minotaur-leave", NULL, "minotaur", 0, "match.leave", wait_for_dialog },
  { "minotaur-finish", NULL, "minotaur", 0, "match.let-finish", wait_for_dialog },

  { "read-only", "game:minoa", NULL, 0, NULL, protect },
  { "read-only-library", "library:all", NULL, 0, NULL, NULL },
  { "read-only-match", NULL, "minoa", 44, "match.analysis", NULL },
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

gboolean
place_show_part (const Place *self,
                 Stage       *stage,
                 guint        part)
{
  if (self->show_part == NULL || !self->show_part (stage, part))
    return FALSE;

  stage_settle (stage);
  return TRUE;
}
