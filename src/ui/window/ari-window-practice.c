/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window leads to practice, and from an exercise to a match. */
#include "ari-window-private.h"

#include "ari-exercise-run.h"

/* Goes to what is due in the game with that id; in all games if the text is empty. */
static void
train_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);

  ari_window_leave_for (self, "practice");
  ari_practice_page_set_rules (ari_window_practice_page (self),
                               ari_rules_lookup (g_variant_get_string (parameter, NULL)));
  ari_practice_page_take_keyboard (ari_window_practice_page (self));
}

/* Asks what is chosen on the page of practice. */
static void
exercise_cb (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  AriTaskPage *page = ari_practice_page_begin (ari_window_practice_page (self));

  if (page == NULL)
    return;

  ari_window_pop_to_root (self);
  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (page));
}

/* Asks the puzzle of the day of the game with that id. */
static void
daily_cb (GtkWidget  *widget,
          const char *action_name,
          GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  AriGamePage *page = ari_window_game_page (self, g_variant_get_string (parameter, NULL));
  g_autoptr(AriExerciseRun) run = ari_game_page_begin_daily (page);

  if (run == NULL)
    return;

  ari_window_pop_to_root (self);
  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (ari_task_page_new (ARI_TASK (run),
                                                                                      self->settings)));
}

/* Opens the position of the exercise as a match, which is kept as soon as a person plays in it. */
static void
play_on_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AriWindow *self = ARI_WINDOW (widget);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  AriTask *task = NULL;
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriAutosave) autosave = NULL;

  if (ARI_IS_TASK_PAGE (page))
    task = ari_task_page_get_task (ARI_TASK_PAGE (page));
  if (!ARI_IS_EXERCISE_RUN (task) || ari_task_get_table (task) == NULL)
    return;

  match = ari_loaded_exercise_play_on (ari_exercise_run_get_loaded (ARI_EXERCISE_RUN (task)));
  autosave = ari_autosave_new_trial (self->library, match);
  ari_window_present_match (self, autosave, FALSE);
}

void
ari_window_class_install_practice (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.train", "s", train_cb);
  gtk_widget_class_install_action (widget_class, "win.exercise", NULL, exercise_cb);
  gtk_widget_class_install_action (widget_class, "win.daily", "s", daily_cb);
  gtk_widget_class_install_action (widget_class, "win.play-on", NULL, play_on_cb);
}
