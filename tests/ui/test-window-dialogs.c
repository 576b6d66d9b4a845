/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs over the window; the keys that bring back what was deleted, and select all, from anywhere. */
#include "ari-entry-row.h"
#include "ari-game-page.h"
#include "ari-library-page.h"
#include "ari-match-page.h"
#include "ari-sidebar.h"
#include "ari-toast.h"
#include "match-tools.h"
#include "press-key.h"
#include "window-fixture.h"

static const char *printed_to; /* (nullable) the address of the file into which the next print goes */

/* Nobody answers the dialog of a print in a test: it is as if somebody had printed at once. */
GtkPrintOperationResult
gtk_print_operation_run (GtkPrintOperation        *operation,
                         GtkPrintOperationAction   action,
                         GtkWindow                *parent,
                         GError                  **error)
{
  gtk_print_settings_set (gtk_print_operation_get_print_settings (operation), GTK_PRINT_SETTINGS_OUTPUT_URI,
                          printed_to);
  g_signal_emit_by_name (operation, "done", GTK_PRINT_OPERATION_RESULT_APPLY);

  return GTK_PRINT_OPERATION_RESULT_APPLY;
}

/* Nor does a desktop show the folder of a file. */
void
gtk_file_launcher_open_containing_folder (GtkFileLauncher     *self,
                                          GtkWindow           *parent,
                                          GCancellable        *cancellable,
                                          GAsyncReadyCallback  callback,
                                          gpointer             data)
{
  g_task_report_new_error (self, callback, data, NULL, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "No such bus");
}

gboolean
gtk_file_launcher_open_containing_folder_finish (GtkFileLauncher  *self,
                                                 GAsyncResult     *result,
                                                 GError          **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

/* How the controller that guards dialogs handles a key. */
static gboolean
press (Case  *c,
       guint  key)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (c->window));
  gboolean stopped = FALSE, found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), "dialog-keys") != 0)
        continue;

      /* GTK's own controllers receive keys later. */
      g_assert_cmpuint (i, ==, 0);
      g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &stopped);
      found = TRUE;
    }
  g_assert_true (found);

  return stopped;
}

/* A held key, or several before the first frame of a dialog, open one dialog and do nothing else. */
static void
test_one_dialog (Case          *c,
                 gconstpointer  data)
{
  const char *actions[] = { "win.new-match", "win.preferences", "win.shortcuts", "win.help", "win.rules",
                            "win.about" };

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_false (press (c, GDK_KEY_Escape));

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr(GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (c->window));
      AdwDialog *dialog;

      for (guint j = 0; j < G_N_ELEMENTS (actions); j++)
        {
          gtk_widget_activate_action (GTK_WIDGET (c->window), actions[(i + j) % G_N_ELEMENTS (actions)],
                                      NULL);
          g_assert_cmpuint (g_list_model_get_n_items (dialogs), ==, 1);
          g_assert_true (press (c, GDK_KEY_f));
        }

      dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window));
      ui_wait_until (gtk_widget_get_mapped (adw_dialog_get_child (dialog)));
      /* From here on the dialog receives the keys. */
      g_assert_false (press (c, GDK_KEY_Escape));
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (c->window)),
                                             GTK_WIDGET (dialog)));
      g_assert_true (adw_dialog_close (dialog));
      g_assert_cmpuint (g_list_model_get_n_items (dialogs), ==, 0);

      /* It can be closed before it has appeared. */
      gtk_widget_activate_action (GTK_WIDGET (c->window), actions[i], NULL);
      g_assert_true (press (c, GDK_KEY_Escape));
      g_assert_cmpuint (g_list_model_get_n_items (dialogs), ==, 0);
      ui_wait_until (ui_find (c->window, ADW_TYPE_DIALOG, NULL) == NULL);
    }

  /* A visible dialog opens others itself. */
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.new-match", NULL);
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Start") != NULL);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.rules", NULL);
  ui_wait_until (ui_shows (c->window, "Board and material"));
}

static guint
n_dialogs (Case *c)
{
  g_autoptr(GListModel) dialogs = adw_application_window_get_dialogs (ADW_APPLICATION_WINDOW (c->window));

  return g_list_model_get_n_items (dialogs);
}

static void
close_dialog (Case *c)
{
  g_assert_true (adw_dialog_close (adw_application_window_get_visible_dialog (
                                     ADW_APPLICATION_WINDOW (c->window))));
}

/* The match begins when the practice before it is closed. */
static void
test_practice (Case          *c,
               gconstpointer  data)
{
  GtkWidget *offer;

  g_settings_reset (c->settings, "new-match");
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.play-game", "s", "minotaur");
  ui_wait_until ((offer = ui_find (c->window, ADW_TYPE_SWITCH_ROW, "Practise Tossing First")) != NULL);
  adw_switch_row_set_active (ADW_SWITCH_ROW (offer), TRUE);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Start"));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Begin the Match") != NULL);
  g_assert_null (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL));
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Begin the Match"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
}

/* The first match of a game is chosen in the dialog. From then on, one click plays it again with the same
 * players and rules, and without the dialog. */
static void
test_play (Case          *c,
           gconstpointer  data)
{
  GtkWidget *page;
  AriMatch *match;

  g_settings_reset (c->settings, "new-match");
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  g_assert_true (ari_window_go (c->window, "game:minarett"));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "Pla_y") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "Pla_y"));
  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "_Start") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "_Start"));
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) == NULL);

  ui_wait_until (ui_find (c->window, GTK_TYPE_BUTTON, "Pla_y") != NULL);
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "Pla_y"));
  ui_wait_until ((page = ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL)) != NULL);
  g_assert_cmpuint (n_dialogs (c), ==, 0);
  match = ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page)));
  g_assert_cmpstr (ari_match_get_rules (match)->id, ==, "minarett");
  g_assert_true (ari_match_is_person (match, 1));
  g_assert_false (ari_match_is_person (match, 2));
}

/* Errors come one after the other, and each of them once. */
static void
test_errors (Case          *c,
             gconstpointer  data)
{
  g_autoptr(GError) first = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "The first one.");
  g_autoptr(GError) second = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "The second one.");

  window_show (c, 1100, 720);
  ari_toast_error (GTK_WIDGET (c->window), "Nothing Works", first);
  ari_toast_error (GTK_WIDGET (c->window), "Nothing Works", second);
  ari_toast_error (GTK_WIDGET (c->window), "Nothing Works", first);
  g_assert_cmpuint (n_dialogs (c), ==, 1);
  ui_wait_until (ui_shows (c->window, "The first one."));
  close_dialog (c);
  ui_wait_until (ui_shows (c->window, "The second one."));
  g_assert_cmpuint (n_dialogs (c), ==, 1);
  close_dialog (c);
  ui_wait_until (n_dialogs (c) == 0);
}

/* A file appears without a word from the desktop, so the page says that it is there. */
static void
test_printed (Case          *c,
              gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (5, 3);
  gint64 id = fixture_add (&c->fixture, match);

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "match.summary", NULL);
  ui_wait_until (ui_shows (c->window, "Summary printed"));
}

/* A file is named, and can be shown in its folder. Where the desktop doesn't do that, the error says where
 * the file is. */
static void
test_printed_to_file (Case          *c,
                      gconstpointer  data)
{
  g_autoptr(AriMatch) match = test_match_tree (5, 3);
  gint64 id = fixture_add (&c->fixture, match);

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.open-match", "x", id);
  ui_wait_until (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL) != NULL);
  printed_to = "file:///tmp/%D7%9E%E2%80%AE.pdf";
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_MATCH_PAGE, NULL), "match.summary", NULL);
  printed_to = NULL;
  /* The name can't turn the sentence around: it is isolated, which ui_shows() leaves out. */
  ui_wait_until (ui_shows (c->window, "Saved as “\u200eמ\ufffd.pdf”"));
  ui_click (ui_find (c->window, GTK_TYPE_BUTTON, "Show in _Folder"));
  ui_wait_until (ui_shows (c->window, "The Folder Can’t Be Opened"));
  g_assert_true (ui_shows (c->window, "Open the folder in another program. The file is here: "
                                      "\u200e/tmp/מ.pdf"));
  close_dialog (c);
  ui_wait_until (n_dialogs (c) == 0);
}

/* Deletes the only match, and returns the sidebar, which then lists what was deleted. */
static GtkWidget *
delete_match (Case *c)
{
  GtkWidget *sidebar;

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ari_window_go (c->window, "library:all");
  ui_wait_until (ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL) != NULL);
  sidebar = ui_find (c->window, ARI_TYPE_SIDEBAR, NULL);
  g_assert_false (ui_shows (sidebar, "Recently Deleted"));

  gtk_widget_grab_focus (gtk_widget_get_parent (ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL)));
  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL), "library.delete", NULL);
  ui_wait_until (ui_shows (c->window, "1 match deleted") && ui_shows (sidebar, "Recently Deleted"));

  return sidebar;
}

/* What was deleted comes back from wherever the focus is, which stays there. */
static void
test_undo_delete (Case          *c,
                  gconstpointer  data)
{
  GtkWidget *sidebar = delete_match (c), *focus;

  adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (ui_find (c->window, ADW_TYPE_TOAST_OVERLAY, NULL)));
  ari_window_go (c->window, "game:minoa");
  focus = ui_find (ui_find (c->window, ARI_TYPE_GAME_PAGE, NULL), GTK_TYPE_BUTTON, "_New Match");
  g_assert_true (gtk_widget_grab_focus (focus));
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_z, GDK_CONTROL_MASK);
  ui_wait_until (ui_shows (c->window, "1 match restored") && !ui_shows (sidebar, "Recently Deleted"));
  g_assert_cmpstr (ari_sidebar_get_place (ARI_SIDEBAR (sidebar)), ==, "game:minoa");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (c->window)) == focus);
  g_assert_cmpuint (fixture_count (&c->fixture, NULL), ==, 1);

  ari_sidebar_focus (ARI_SIDEBAR (sidebar));
  focus = gtk_root_get_focus (GTK_ROOT (c->window));
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (c->window)) == focus);
}

/* A library whose matches are all deleted leads to them; their list stays when it has been emptied, until you
 * leave it. */
static void
test_empty_deleted (Case          *c,
                    gconstpointer  data)
{
  GtkWidget *sidebar = delete_match (c), *button;

  ui_wait_until ((button = ui_find (c->window, GTK_TYPE_BUTTON, "_Recently Deleted")) != NULL);
  ui_click (button);
  g_assert_cmpstr (ari_sidebar_get_place (ARI_SIDEBAR (sidebar)), ==, "library:deleted");
  ui_wait_until (ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL) != NULL);

  gtk_widget_activate_action (ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL), "library.empty", NULL);
  ui_wait_until ((button = ui_find (c->window, GTK_TYPE_BUTTON, "_Delete")) != NULL);
  ui_click (button);
  ui_wait_until (ui_shows (c->window, "No Deleted Matches"));
  g_assert_cmpuint (fixture_count_of (&c->fixture, &(AriQuery) { .deleted = TRUE }), ==, 0);
  g_assert_cmpstr (ari_sidebar_get_place (ARI_SIDEBAR (sidebar)), ==, "library:deleted");

  ari_window_go (c->window, "library:all");
  ui_wait_until (!ui_shows (sidebar, "Recently Deleted") && ui_shows (c->window, "No Matches Yet"));
  g_assert_cmpuint (fixture_count_of (&c->fixture, &(AriQuery) { .deleted = TRUE }), ==, 0);
  g_assert_null (ui_find (c->window, GTK_TYPE_BUTTON, "_Recently Deleted"));
}

static gboolean
has_focus (Case      *c,
           GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (c->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* The key works in the sidebar, too, and takes the keyboard to the list, where the keys for what is selected
 * are. */
static void
test_select_all (Case          *c,
                 gconstpointer  data)
{
  GtkWidget *sidebar, *list, *page;

  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ari_window_go (c->window, "library:all");
  ui_wait_until (ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL) != NULL);
  list = gtk_widget_get_ancestor (ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL), GTK_TYPE_LIST_VIEW);

  sidebar = ui_find (c->window, ARI_TYPE_SIDEBAR, NULL);
  ari_sidebar_focus (ARI_SIDEBAR (sidebar));
  g_assert_true (has_focus (c, sidebar));
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_a, GDK_CONTROL_MASK);
  ui_wait_until (ui_shows (c->window, "1 Selected"));
  g_assert_true (has_focus (c, list));
  press_key (GTK_WIDGET (c->window), GDK_KEY_Escape);
  g_assert_false (ui_shows (c->window, "Select _All"));

  /* The keyboard goes there from the header, too, which is replaced. */
  page = ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL);
  gtk_widget_grab_focus (ui_find (page, GTK_TYPE_MENU_BUTTON, NULL));
  g_assert_false (has_focus (c, list));
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_s, GDK_CONTROL_MASK);
  g_assert_true (ui_shows (c->window, "Select _All"));
  ui_wait_until (has_focus (c, list));
  press_key (GTK_WIDGET (c->window), GDK_KEY_Escape);

  /* In a narrow window, what scrolls may have it, and no match. */
  gtk_window_set_focus (GTK_WINDOW (c->window), gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW));
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_s, GDK_CONTROL_MASK);
  ui_wait_until (has_focus (c, list));
  press_key (GTK_WIDGET (c->window), GDK_KEY_Escape);

  /* Not behind a dialog, nor on another page. */
  gtk_widget_activate_action (GTK_WIDGET (c->window), "win.about", NULL);
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_a, GDK_CONTROL_MASK);
  g_assert_false (ui_shows (c->window, "Select _All"));
  adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (c->window)));
  ari_window_go (c->window, "people");
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_a, GDK_CONTROL_MASK);
  ari_window_go (c->window, "library:all");
  g_assert_false (ui_shows (c->window, "Select _All"));
}

/* What waits to be analysed is shown from the sidebar, too. */
static void
test_show_reviews (Case          *c,
                   gconstpointer  data)
{
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ari_window_go (c->window, "library:all");
  ui_wait_until (ui_find (c->window, ARI_TYPE_ENTRY_ROW, NULL) != NULL);
  ari_sidebar_focus (ARI_SIDEBAR (ui_find (c->window, ARI_TYPE_SIDEBAR, NULL)));
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_y, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  ui_wait_until (ui_shows (c->window, "No Matches Waiting"));
}

/* Where no matches are listed, the key does nothing, neither in the sidebar nor on the page. */
static void
test_select_none (Case          *c,
                  gconstpointer  data)
{
  AdwNavigationSplitView *split;
  GtkWidget *sidebar, *focus;

  fixture_delete (&c->fixture, c->id, TRUE);
  window_show (c, 1100, 720);
  ari_window_set_library (c->window, c->fixture.library);
  ari_window_go (c->window, "library:all");
  ui_wait_until (ui_shows (c->window, "No Matches Yet"));

  /* In a narrow window, either the sidebar or the page is shown. */
  split = ADW_NAVIGATION_SPLIT_VIEW (ui_find (c->window, ADW_TYPE_NAVIGATION_SPLIT_VIEW, NULL));
  adw_navigation_split_view_set_show_content (split, FALSE);
  sidebar = ui_find (c->window, ARI_TYPE_SIDEBAR, NULL);
  ari_sidebar_focus (ARI_SIDEBAR (sidebar));
  focus = gtk_window_get_focus (GTK_WINDOW (c->window));
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_a, GDK_CONTROL_MASK);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (c->window)) == focus);
  g_assert_false (adw_navigation_split_view_get_show_content (split));
  g_assert_false (ui_shows (c->window, "Select _All"));

  gtk_widget_child_focus (ui_find (c->window, ARI_TYPE_LIBRARY_PAGE, NULL), GTK_DIR_TAB_FORWARD);
  g_assert_false (has_focus (c, sidebar));
  press_key_with (GTK_WIDGET (c->window), GDK_KEY_a, GDK_CONTROL_MASK);
  g_assert_false (ui_shows (c->window, "Select _All"));
}

int
main (int    argc,
      char **argv)
{
  ui_test_init (&argc, &argv);

  WINDOW_ADD ("/ui/window-dialogs/one", test_one_dialog);
  WINDOW_ADD ("/ui/window-dialogs/errors", test_errors);
  WINDOW_ADD ("/ui/window-dialogs/practice", test_practice);
  WINDOW_ADD ("/ui/window-dialogs/play", test_play);

  WINDOW_ADD ("/ui/window-dialogs/undo-delete", test_undo_delete);
  WINDOW_ADD ("/ui/window-dialogs/empty-deleted", test_empty_deleted);
  WINDOW_ADD ("/ui/window-dialogs/select-all", test_select_all);
  WINDOW_ADD ("/ui/window-dialogs/show-reviews", test_show_reviews);
  WINDOW_ADD ("/ui/window-dialogs/select-none", test_select_none);
  WINDOW_ADD ("/ui/window-dialogs/printed", test_printed);
  WINDOW_ADD ("/ui/window-dialogs/printed-to-file", test_printed_to_file);

  return g_test_run ();
}
