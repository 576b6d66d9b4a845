/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-window-private.h"

#include <glib/gi18n.h>

#include "ari-about.h"
#include "ari-export.h"
#include "ari-feat-ui.h"
#include "ari-figure-picture.h"
#include "ari-board-renderer.h"
#include "ari-game-page.h"
#include "ari-help-dialog.h"
#include "ari-help-topics.h"
#include "ari-lesson-run.h"
#include "ari-new-match.h"
#include "ari-next-opponent.h"
#include "ari-new-match-dialog.h"
#include "ari-preferences-dialog.h"
#include "ari-record-files.h"
#include "ari-shortcuts-dialog.h"
#include "ari-toast.h"
#include "ari-window-help.h"

/* (nullable): the one on the screen. */
static AriMatch *
current_match (AriWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  return ARI_IS_MATCH_PAGE (page)
             ? ari_autosave_get_match (ari_match_page_get_autosave (ARI_MATCH_PAGE (page)))
             : NULL;
}

/* The current game: that of the visible page, or the one that is practised, or the first. */
static const AriRules *
current_rules (AriWindow *self)
{
  AdwNavigationPage *content = adw_navigation_split_view_get_content (self->split);
  AriMatch *match = current_match (self);
  const AriRules *rules = NULL;

  if (match != NULL)
    return ari_match_get_rules (match);
  if (ARI_IS_GAME_PAGE (content))
    return ari_game_page_get_rules (ARI_GAME_PAGE (content));
  if (ARI_IS_PRACTICE_PAGE (content))
    rules = ari_practice_page_get_rules (ARI_PRACTICE_PAGE (content));

  return rules != NULL ? rules : ari_board_renderer_games (NULL)[0];
}

/* @again: (nullable) (transfer full): a rematch */
static void
play_again (AriWindow *self,
            AriMatch  *again)
{
  g_autofree char *turned = again != NULL ? ari_new_match_turned (again) : NULL;

  if (again == NULL)
    return;

  ari_window_show_match (self, again, 0, FALSE);
  ari_toast (GTK_WIDGET (self), turned);
  g_object_unref (again);
}

static void
rematch_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriMatch *match = current_match (ARI_WINDOW (widget));

  play_again (ARI_WINDOW (widget), match != NULL ? ari_new_match_again (match) : NULL);
}

static void
next_opponent_cb (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AriMatch *match = current_match (ARI_WINDOW (widget));
  const AriLevel *next = ari_level_lookup_or_usual (g_variant_get_string (parameter, NULL));

  play_again (ARI_WINDOW (widget), match != NULL ? ari_next_opponent_build (match, next) : NULL);
}

static AdwDialog *
new_match_dialog (AriWindow *self)
{
  AriNewMatchDialog *dialog = ari_new_match_dialog_new (current_rules (self), self->settings);

  ari_new_match_dialog_offer_people (dialog, self->people);
  g_signal_connect_object (dialog, "start", G_CALLBACK (ari_window_start), self, G_CONNECT_SWAPPED);

  return ADW_DIALOG (dialog);
}

static AdwDialog *
preferences_dialog (AriWindow *self)
{
  return ari_preferences_dialog_new (self->settings, self->library);
}

static AdwDialog *
shortcuts_dialog (AriWindow *self)
{
  return ari_shortcuts_dialog_new ();
}

static AdwDialog *
practice_dialog (AriWindow *self)
{
  const AriFeatUi *ui = ari_feat_ui_of (current_rules (self));
  AriMatch *match = current_match (self);

  return ui != NULL ? ui->practice_new (GTK_WIDGET (self), self->settings, match, FALSE) : NULL;
}

static AdwDialog *
results_dialog (AriWindow *self)
{
  const AriRules *rules = current_rules (self);
  const AriFeatUi *ui = ari_feat_ui_of (rules);

  return ui != NULL && self->library != NULL ? ui->results_new (self->library, rules) : NULL;
}

static AdwDialog *
help_dialog (AriWindow *self)
{
  return ari_window_help_dialog (self, current_rules (self));
}

static AdwDialog *
rules_dialog (AriWindow *self)
{
  g_autofree char *id = g_strdup_printf ("rules-%s", current_rules (self)->id);

  return ari_help_dialog_new (self->settings, id);
}

static AdwDialog *
about_dialog (AriWindow *self)
{
  return ari_about_new ();
}

static const struct
{
  const char  *action;
  AdwDialog *(*make) (AriWindow *self); /* returns (nullable) (transfer floating) */
  gboolean     beside;                  /* nothing is decided in it: see ari_present_passive_dialog() */
} dialogs[] = {
  { "win.new-match", new_match_dialog, FALSE },
  { "win.preferences", preferences_dialog, TRUE },
  { "win.shortcuts", shortcuts_dialog, TRUE },
  { "win.practise", practice_dialog, TRUE },
  { "win.feats", results_dialog, TRUE },
  { "win.help", help_dialog, TRUE },
  { "win.rules", rules_dialog, TRUE },
  { "win.about", about_dialog, TRUE },
};

/* One at a time; only what a dialog itself opens, once it is there, may cover it. */
static void
dialog_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);

  if (ari_window_is_opening_dialog (self))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    if (g_str_equal (action_name, dialogs[i].action))
      {
        AdwDialog *dialog = dialogs[i].make (self);

        if (dialog != NULL && dialogs[i].beside)
          ari_present_passive_dialog (widget, dialog);
        else if (dialog != NULL)
          adw_dialog_present (dialog, widget);
      }
}

/* A link of the help that is not in its dialog. */
static void
help_page_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);

  if (ari_window_is_opening_dialog (self))
    return;

  ari_present_passive_dialog (widget,
                              ari_help_dialog_new (self->settings, g_variant_get_string (parameter, NULL)));
}

/* Opens a lesson where it was left. */
static void
lesson_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  const AriLesson *lesson = ari_lesson_lookup (g_variant_get_string (parameter, NULL));
  g_autoptr(AriLessonRun) run = NULL;

  if (lesson == NULL)
    return;

  ari_window_pop_to_root (self);
  run = ari_lesson_run_resume (lesson, self->settings);
  adw_navigation_view_push (self->navigation,
                            ADW_NAVIGATION_PAGE (ari_task_page_new (ARI_TASK (run), self->settings)));
}

/* Asks how to play the game with that id, on its page. */
static void
play_game_cb (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  g_autofree char *place = g_strconcat ("game:", g_variant_get_string (parameter, NULL), NULL);

  ari_window_pop_to_root (self);
  if (ari_window_go (self, place))
    gtk_widget_activate_action (widget, "win.new-match", NULL);
}

/* Opens the position of a figure as a match, which is kept as soon as a person plays in it. */
static void
try_figure_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  g_autoptr(GKeyFile) figures = ari_figures_load ();
  g_autoptr(AriMatch) match = ari_figures_match (figures, g_variant_get_string (parameter, NULL));
  g_autoptr(AriAutosave) autosave = NULL;

  if (match == NULL || self->library == NULL || ari_window_has_failed (self)
      || !ari_close_passive_dialogs (widget))
    return;

  autosave = ari_autosave_new_trial (self->library, match);
  ari_window_present_match (self, autosave, FALSE);
}

static void
go_cb (GtkWidget  *widget,
       const char *action_name,
       GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);

  if (ari_window_go (self, g_variant_get_string (parameter, NULL)))
    adw_navigation_split_view_set_show_content (self->split, TRUE);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(AriWindow) self = data;
  g_autoptr(GListModel) files = gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (files != NULL && self->library != NULL)
    ari_window_import (self, files, FALSE);
}

static void
import_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  g_autoptr(GtkFileDialog) dialog = ari_record_files_dialog (_("Import Matches"));

  gtk_file_dialog_open_multiple (dialog, GTK_WINDOW (self), self->cancellable, chosen_cb,
                                 g_object_ref (self));
}

static void
back_up_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);

  ari_back_up (self->library, GTK_WIDGET (self->toasts));
}

static void
search_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  AriLibraryPage *page = ari_window_library_page (self);

  ari_window_pop_to_root (self);
  if (adw_navigation_split_view_get_content (self->split) != ADW_NAVIGATION_PAGE (page))
    ari_window_go (self, "library:all");

  adw_navigation_split_view_set_show_content (self->split, TRUE);
  ari_library_page_search (page);
}

/* A dialog has the keyboard for itself. */
static void
undo_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) == NULL)
    ari_library_page_undo (ARI_IS_LIBRARY_PAGE (page) ? ARI_LIBRARY_PAGE (page)
                                                      : ari_window_library_page (self));
}

/* The page has these actions itself. This one runs while the focus is in the sidebar or nowhere, and moves it
 * to the list. */
static void
select_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  AriLibraryPage *page = ari_window_library_page (self);

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) != NULL
      || !ari_library_page_may_select (page))
    return;

  adw_navigation_split_view_set_show_content (self->split, TRUE);
  ari_library_page_select (page, g_str_equal (action_name, "library.select-all"));
}

static void
reviews_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)) == NULL)
    ari_library_page_show_reviews (ari_window_library_page (self));
}

/* In a narrow window the sidebar and the page alternate; in a wide one the keyboard focus moves between
 * them. */
static void
show_sidebar_cb (GtkWidget  *widget,
                 const char *action_name,
                 GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  GtkWidget *sidebar = GTK_WIDGET (self->sidebar);
  GtkWidget *content = GTK_WIDGET (adw_navigation_split_view_get_content (self->split));

  if (adw_navigation_split_view_get_collapsed (self->split))
    adw_navigation_split_view_set_show_content (self->split,
                                                !adw_navigation_split_view_get_show_content (self->split));
  else if (focus != NULL && gtk_widget_is_ancestor (focus, sidebar))
    gtk_widget_child_focus (content, GTK_DIR_TAB_FORWARD);
  else
    ari_sidebar_focus (self->sidebar);
}

static void
menu_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);

  adw_navigation_split_view_set_show_content (self->split,
                                              !adw_navigation_split_view_get_collapsed (self->split));
  ari_sidebar_open_menu (self->sidebar);
}

static void
sound_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  gboolean on = !g_settings_get_boolean (self->settings, "sound");

  g_settings_set_boolean (self->settings, "sound", on);
  ari_toast (widget, on ? _("Sound on") : _("Sound off"));
}

void
ari_window_sync_actions (AriWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  gboolean failed = page == NULL || ari_window_has_failed (self);
  gboolean ready = self->library != NULL && !failed;
  gboolean at_root = page == self->root && !failed;
  gboolean has_game = !failed || ARI_IS_MATCH_PAGE (page);
  gboolean lists = at_root && ARI_IS_LIBRARY_PAGE (adw_navigation_split_view_get_content (self->split));
  gboolean writable = ready && !ari_library_is_read_only (self->library);

  gtk_widget_action_set_enabled (widget, "win.new-match", writable);
  gtk_widget_action_set_enabled (widget, "win.play", writable);
  gtk_widget_action_set_enabled (widget, "win.try-figure", writable);
  gtk_widget_action_set_enabled (widget, "win.rematch", writable && ARI_IS_MATCH_PAGE (page));
  gtk_widget_action_set_enabled (widget, "win.next-opponent", writable && ARI_IS_MATCH_PAGE (page));
  gtk_widget_action_set_enabled (widget, "win.lesson", !failed);
  gtk_widget_action_set_enabled (widget, "win.train", ready);
  gtk_widget_action_set_enabled (widget, "win.exercise", writable);
  gtk_widget_action_set_enabled (widget, "win.daily", writable);
  gtk_widget_action_set_enabled (widget, "win.play-on", writable && ARI_IS_TASK_PAGE (page));
  gtk_widget_action_set_enabled (widget, "win.open-match", ready);
  gtk_widget_action_set_enabled (widget, "win.open-at", ready);
  gtk_widget_action_set_enabled (widget, "win.person", ready);
  gtk_widget_action_set_enabled (widget, "win.explore", ready);
  gtk_widget_action_set_enabled (widget, "win.explore-person", ready);
  gtk_widget_action_set_enabled (widget, "win.show-match", ready);
  gtk_widget_action_set_enabled (widget, "win.continue-match", ready);
  gtk_widget_action_set_enabled (widget, "win.import", writable);
  gtk_widget_action_set_enabled (widget, "win.back-up", ready);
  gtk_widget_action_set_enabled (widget, "win.preferences", ready);
  gtk_widget_action_set_enabled (widget, "win.sound", self->settings != NULL);
  gtk_widget_action_set_enabled (widget, "win.help", self->settings != NULL);
  gtk_widget_action_set_enabled (widget, "win.rules", has_game);
  gtk_widget_action_set_enabled (widget, "win.search", ready);
  gtk_widget_action_set_enabled (widget, "library.undo", writable && (at_root || ARI_IS_LIBRARY_PAGE (page)));
  gtk_widget_action_set_enabled (widget, "library.select", lists);
  gtk_widget_action_set_enabled (widget, "library.select-all", lists);
  gtk_widget_action_set_enabled (widget, "library.reviews", lists);
  /* Elsewhere these keys belong to the match page. */
  gtk_widget_action_set_enabled (widget, "win.go", at_root);
  gtk_widget_action_set_enabled (widget, "win.show-sidebar", at_root);
  gtk_widget_action_set_enabled (widget, "win.menu", at_root);
}

void
ari_window_class_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    gtk_widget_class_install_action (widget_class, dialogs[i].action, NULL, dialog_cb);

  gtk_widget_class_install_action (widget_class, ARI_HELP_ACTION, "s", help_page_cb);
  gtk_widget_class_install_action (widget_class, "win.lesson", "s", lesson_cb);
  gtk_widget_class_install_action (widget_class, "win.play-game", "s", play_game_cb);
  ari_window_class_install_practice (widget_class);
  ari_window_class_install_play (widget_class);
  ari_window_class_install_people (widget_class);
  ari_window_class_install_explorer (widget_class);
  ari_window_class_install_reviews (widget_class);
  gtk_widget_class_install_action (widget_class, "win.try-figure", "s", try_figure_cb);
  gtk_widget_class_install_action (widget_class, "win.rematch", NULL, rematch_cb);
  gtk_widget_class_install_action (widget_class, "win.next-opponent", "s", next_opponent_cb);
  gtk_widget_class_install_action (widget_class, "win.go", "s", go_cb);
  gtk_widget_class_install_action (widget_class, "win.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "win.back-up", NULL, back_up_cb);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "library.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "library.select", NULL, select_cb);
  gtk_widget_class_install_action (widget_class, "library.select-all", NULL, select_cb);
  gtk_widget_class_install_action (widget_class, "library.reviews", NULL, reviews_cb);
  gtk_widget_class_install_action (widget_class, "win.show-sidebar", NULL, show_sidebar_cb);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_cb);
  gtk_widget_class_install_action (widget_class, "win.sound", NULL, sound_cb);
}
