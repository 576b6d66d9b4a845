/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-exercise-page.h"

#include <glib/gi18n.h>

#include "ari-level.h"
#include "ari-list-words.h"
#include "ari-shortcuts.h"
#include "ari-task-view.h"
#include "ari-toast.h"

#define TEMPLATE "/io/github/ariadne_games/Ariadne/ui/ari-exercise-page.ui"
/* Answers quote what was searched, and are about this long. */
#define USUAL_ANSWER "\n\n\n"
#define DROPPED  "ari-dropped" /* the exercise that a toast brings back */

struct _AriExercisePage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  AdwWindowTitle    *title;
  AdwBin            *place;
  AdwStatusPage     *status;

  /* Made for each exercise */
  AriTaskView       *view;       /* (nullable) */
  GtkButton         *next_button;
  GtkButton         *cover_button; /* (nullable) */

  /* Owned */
  AriTrainer        *trainer;
  AriTrainerFilter   filter;
  char              *opponent;   /* (nullable) of the filter */
  GSettings         *settings;   /* (nullable) */
  GCancellable      *cancellable;
  AriExerciseRun    *run;        /* (nullable) */
  gboolean           ended;      /* nothing can be asked */
  gboolean           waits;      /* for what was missed */
};

G_DEFINE_FINAL_TYPE (AriExercisePage, ari_exercise_page, ADW_TYPE_NAVIGATION_PAGE)

static gboolean
is_answered (AriExercisePage *self)
{
  AriExerciseState state = ari_exercise_run_get_state (self->run);

  return state == ARI_EXERCISE_SOLVED || state == ARI_EXERCISE_SHOWN;
}

static char *
name_opponents (const AriLoadedExercise *loaded)
{
  const char *names[ARI_MAX_SEATS];
  guint n = 0;

  for (AriActor seat = 1; seat <= ari_match_get_setup (loaded->match)->seats; seat++)
    if (seat != loaded->person)
      names[n++] = ari_match_get_seat_name (loaded->match, seat);

  return ari_list_words (names, n);
}

/* What it is: the level that finds the answer of a puzzle says how deep one has to look. */
static char *
name_exercise (const AriLoadedExercise *loaded)
{
  if (loaded->effort == 0)
    {
      g_autofree char *opponents = name_opponents (loaded);

      /* Translators: an exercise; %s are the names of the others in the match */
      return g_strdup_printf (_("Your mistake against %s"), opponents);
    }

  /* Translators: an exercise; %s is a level of the computer that finds the answer, such as Adept */
  return g_strdup_printf (_("Puzzle, level %s"), g_dpgettext2 (GETTEXT_PACKAGE, "level",
                                                              ari_levels ()[loaded->effort - 1].title));
}

/* Whether the answer is a hint, which the table tells screen readers itself. */
static gboolean
is_hint (AriExercisePage *self)
{
  AriTable *table = ari_exercise_run_get_table (self->run);

  return ari_hint_session_get_step (ari_table_get_hint (table)) != ARI_HINT_NONE;
}

static AriTaskAnswer
kind_of_answer (AriExercisePage *self)
{
  if (ari_exercise_run_get_answer (self->run) == NULL)
    return ARI_TASK_NO_ANSWER;

  switch (ari_exercise_run_get_state (self->run))
    {
    case ARI_EXERCISE_SOLVED:
      return ARI_TASK_RIGHT;

    case ARI_EXERCISE_SHOWN:
      return ARI_TASK_SHOWN;

    case ARI_EXERCISE_LOOKING:
    case ARI_EXERCISE_ASKING:
    default:
      return is_hint (self) ? ARI_TASK_SHOWN : ARI_TASK_WRONG;
    }
}

/* Whether there is something to play after the answer. */
static gboolean
goes_on (AriExercisePage *self)
{
  return is_answered (self) && !ari_match_is_over (ari_exercise_run_get_loaded (self->run)->match);
}

static void
sync_card (AriExercisePage *self)
{
  static const char *const answers[] = { USUAL_ANSWER, NULL };
  AriExerciseState state = ari_exercise_run_get_state (self->run);
  g_autofree char *name = name_exercise (ari_exercise_run_get_loaded (self->run));

  ari_task_view_set_words (self->view, name, ari_exercise_run_get_text (self->run));
  ari_task_view_foresee (self->view, answers);
  ari_task_view_set_answer (self->view, ari_exercise_run_get_answer (self->run), kind_of_answer (self));
  ari_task_view_set_choosing (self->view, !is_answered (self));
  /* Buttons keep their places, so that a second click never means another one. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.ask-hint",
                                 ari_exercise_run_may_hint (self->run));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.cover", state == ARI_EXERCISE_LOOKING);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.next-one", is_answered (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.hint", state == ARI_EXERCISE_ASKING);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.show", state == ARI_EXERCISE_ASKING);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.play-on", goes_on (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.next", state != ARI_EXERCISE_ASKING);
}

/* Moves the keyboard to where the exercise goes on: the board, or the button. */
static void
move_focus (AriExercisePage *self)
{
  AriExerciseState state = ari_exercise_run_get_state (self->run);

  if (state == ARI_EXERCISE_ASKING)
    gtk_widget_grab_focus (GTK_WIDGET (ari_task_view_get_stage (self->view)));
  else
    gtk_widget_grab_focus (GTK_WIDGET (state == ARI_EXERCISE_LOOKING ? self->cover_button
                                                                     : self->next_button));
}

/* All that people who don’t see the page need: which game it is of, and what the card says. */
static void
say_exercise (AriExercisePage *self)
{
  ari_task_view_say (self->view, adw_window_title_get_title (self->title));
  ari_task_view_say_words (self->view);
}

static void
run_changed_cb (AriExercisePage *self)
{
  const char *answer = ari_exercise_run_get_answer (self->run);

  sync_card (self);
  if (answer == NULL)
    ari_task_view_say_words (self->view);
  else if (!is_hint (self))
    ari_task_view_say (self->view, answer);
  if (answer == NULL || is_answered (self) || is_hint (self))
    move_focus (self);
}

static void
rated_cb (AriExercisePage *self,
          guint            rating,
          const char      *action)
{
  const AriLoadedExercise *loaded = ari_exercise_run_get_loaded (self->run);

  ari_trainer_answer (self->trainer, loaded->exercise, (AriFsrsRating) rating, action);
}

static void
drop_run (AriExercisePage *self)
{
  if (self->run != NULL)
    g_signal_handlers_disconnect_by_data (self->run, self);
  adw_bin_set_child (self->place, NULL);
  self->view = NULL;
  g_clear_object (&self->run);
}

static void
begin (AriExercisePage   *self,
       AriLoadedExercise *loaded)
{
  const AriRules *rules = ari_match_get_rules (loaded->match);
  GtkButton *play_on;

  self->run = ari_exercise_run_new (loaded);
  g_signal_connect_swapped (self->run, "changed", G_CALLBACK (run_changed_cb), self);
  g_signal_connect_swapped (self->run, "rated", G_CALLBACK (rated_cb), self);
  self->view = ari_task_view_new (ari_exercise_run_get_table (self->run), self->settings);
  self->cover_button = NULL;
  if (ari_exercise_run_get_state (self->run) == ARI_EXERCISE_LOOKING)
    self->cover_button = ari_task_view_add_button (self->view, C_("exercise", "_Cover"), "exercise.cover");
  ari_task_view_add_button (self->view, _("_Hint"), "exercise.ask-hint");
  ari_task_view_add_button (self->view, _("_Show Me"), "exercise.show");
  play_on = ari_task_view_add_button (self->view, C_("exercise", "_Play On"), "exercise.play-on");
  gtk_widget_set_tooltip_text (GTK_WIDGET (play_on), _("Continue from here against the computer"));
  self->next_button = ari_task_view_add_button (self->view, _("_Next"), "exercise.next-one");
  if (self->cover_button != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->cover_button), "suggested-action");
  gtk_widget_add_css_class (GTK_WIDGET (self->next_button), "suggested-action");
  adw_window_title_set_title (self->title, _(rules->name));
  adw_bin_set_child (self->place, GTK_WIDGET (self->view));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.drop", TRUE);
  sync_card (self);
  say_exercise (self);
  move_focus (self);
}

/* Instead of an exercise. */
static void
show_status (AriExercisePage *self,
             const char      *icon_name,
             const char      *title,
             const char      *text)
{
  adw_window_title_set_title (self->title, _("Practice"));
  adw_status_page_set_icon_name (self->status, icon_name);
  adw_status_page_set_title (self->status, title);
  ari_toast_status (self->status, text);
  adw_bin_set_child (self->place, GTK_WIDGET (self->status));
  gtk_widget_child_focus (GTK_WIDGET (self->status), GTK_DIR_TAB_FORWARD);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), title, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* Nothing is left, or nothing but what was missed a moment ago. */
static void
end (AriExercisePage *self)
{
  AriTrainerCount count;
  g_autofree char *words = NULL;

  ari_trainer_count (self->trainer, &self->filter, &count);
  words = ari_trainer_count_to_words (&count);
  self->ended = TRUE;
  self->waits = count.again > 0;
  if (self->waits && words != NULL)
    show_status (self, "ari-finished-symbolic", _("Done for Now"), words);
  else
    show_status (self, "ari-finished-symbolic", _("Done for Today"),
                 _("You have done everything that is due. What you know well comes back after weeks, and "
                   "what you missed comes back soon."));
}

static void
asked_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr(AriExercisePage) self = data;
  g_autoptr(GError) error = NULL;
  AriLoadedExercise *loaded = ari_trainer_ask_finish (ARI_TRAINER (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (error != NULL)
    show_status (self, "dialog-warning-symbolic", _("The Exercise Can’t Be Opened"), error->message);
  else if (loaded != NULL)
    begin (self, loaded);
  else
    end (self);
}

static void
ask (AriExercisePage *self)
{
  drop_run (self);
  self->ended = FALSE;
  self->waits = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.ask-hint", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.cover", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.next-one", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.hint", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.show", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.play-on", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.next", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "exercise.drop", FALSE);
  ari_trainer_ask_async (self->trainer, &self->filter, self->cancellable, asked_cb, g_object_ref (self));
}

/* A person who waits for what was missed is asked as soon as it is due. */
static void
trainer_changed_cb (AriExercisePage *self)
{
  AriTrainerCount count;
  g_autofree char *words = NULL;

  if (!self->waits)
    return;

  ari_trainer_count (self->trainer, &self->filter, &count);
  words = ari_trainer_count_to_words (&count);
  if (words != NULL)
    ari_toast_status (self->status, words);
  else
    ask (self);
}

/* The second time, the hint shows the move. */
static void
hint_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriExercisePage *self = ARI_EXERCISE_PAGE (widget);

  ari_task_view_put_back (self->view);
  if (ari_exercise_run_may_hint (self->run))
    ari_exercise_run_hint (self->run);
  else
    ari_exercise_run_show (self->run);
}

static void
show_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  ari_exercise_run_show (ARI_EXERCISE_PAGE (widget)->run);
}

static void
next_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriExercisePage *self = ARI_EXERCISE_PAGE (widget);

  if (ari_exercise_run_get_state (self->run) == ARI_EXERCISE_LOOKING)
    ari_exercise_run_cover (self->run);
  else
    ask (self);
}

static void
play_on_cb (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "win.play-on", NULL);
}

static void
undo_cb (AriTrainer *trainer,
         AdwToast   *toast)
{
  ari_trainer_restore (trainer, g_object_get_data (G_OBJECT (toast), DROPPED));
}

static void
undone_cb (AriExercisePage *self)
{
  if (self->ended)
    ask (self);
}

static void
drop_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriExercisePage *self = ARI_EXERCISE_PAGE (widget);
  AdwToastOverlay *overlay = ari_toast_overlay (widget);
  AriExercise *dropped = ari_trainer_drop (self->trainer, ari_exercise_run_get_loaded (self->run)->exercise);
  AdwToast *toast = adw_toast_new (_("You won’t see this exercise again."));

  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), DROPPED, dropped, (GDestroyNotify) ari_exercise_free);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self->trainer, G_CONNECT_SWAPPED);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undone_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  if (overlay != NULL)
    ari_toast_add (overlay, toast);
  else
    g_object_unref (g_object_ref_sink (toast));
  ask (self);
}

/* All of the card, for people who don’t see it. */
static void
repeat_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriExercisePage *self = ARI_EXERCISE_PAGE (widget);

  if (self->view == NULL)
    return;

  say_exercise (self);
  ari_task_view_say (self->view, ari_task_view_get_answer (self->view));
}

static void
shown_cb (AriExercisePage *self)
{
  if (self->run != NULL)
    move_focus (self);
}

static void
ari_exercise_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ari_exercise_page_parent_class)->map (widget);
  ari_trainer_attend (ARI_EXERCISE_PAGE (widget)->trainer);
}

static void
ari_exercise_page_unmap (GtkWidget *widget)
{
  ari_trainer_leave (ARI_EXERCISE_PAGE (widget)->trainer);
  GTK_WIDGET_CLASS (ari_exercise_page_parent_class)->unmap (widget);
}

static void
ari_exercise_page_dispose (GObject *object)
{
  AriExercisePage *self = ARI_EXERCISE_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  if (self->place != NULL)
    drop_run (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_EXERCISE_PAGE);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->trainer);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_exercise_page_parent_class)->dispose (object);
}

static void
ari_exercise_page_finalize (GObject *object)
{
  g_free (ARI_EXERCISE_PAGE (object)->opponent);

  G_OBJECT_CLASS (ari_exercise_page_parent_class)->finalize (object);
}

static void
ari_exercise_page_class_init (AriExercisePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_exercise_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_exercise_page_finalize;
  widget_class->map = ari_exercise_page_map;
  widget_class->unmap = ari_exercise_page_unmap;

  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  gtk_widget_class_bind_template_child (widget_class, AriExercisePage, title);
  gtk_widget_class_bind_template_child (widget_class, AriExercisePage, place);
  gtk_widget_class_bind_template_child (widget_class, AriExercisePage, status);

  gtk_widget_class_install_action (widget_class, "exercise.hint", NULL, hint_cb);
  gtk_widget_class_install_action (widget_class, "exercise.show", NULL, show_cb);
  gtk_widget_class_install_action (widget_class, "exercise.next", NULL, next_cb);
  /* What their buttons do; the keys of the two actions above each serve two buttons. */
  gtk_widget_class_install_action (widget_class, "exercise.ask-hint", NULL, hint_cb);
  gtk_widget_class_install_action (widget_class, "exercise.cover", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "exercise.next-one", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "exercise.play-on", NULL, play_on_cb);
  gtk_widget_class_install_action (widget_class, "exercise.drop", NULL, drop_cb);
  gtk_widget_class_install_action (widget_class, "exercise.repeat", NULL, repeat_cb);
  ari_shortcuts_bind (widget_class, "exercise.");
}

static void
ari_exercise_page_init (AriExercisePage *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
}

AriExercisePage *
ari_exercise_page_new (AriTrainer             *trainer,
                       const AriTrainerFilter *filter,
                       GSettings              *settings)
{
  AriExercisePage *self = g_object_new (ARI_TYPE_EXERCISE_PAGE, NULL);

  self->trainer = g_object_ref (trainer);
  g_signal_connect_object (trainer, "changed", G_CALLBACK (trainer_changed_cb), self, G_CONNECT_SWAPPED);
  self->opponent = g_strdup (filter->opponent);
  self->filter = *filter;
  self->filter.opponent = self->opponent;
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  ask (self);

  return self;
}

AriExerciseRun *
ari_exercise_page_get_run (AriExercisePage *self)
{
  g_return_val_if_fail (ARI_IS_EXERCISE_PAGE (self), NULL);

  return self->run;
}
