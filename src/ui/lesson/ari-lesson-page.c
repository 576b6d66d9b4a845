/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson-page.h"

#include <glib/gi18n.h>

#include "ari-lesson-progress.h"
#include "ari-sentences.h"
#include "ari-shortcuts.h"
#include "ari-task-view.h"
#include "ari-widget-util.h"

#define TEMPLATE "/io/github/ariadne_games/Ariadne/ui/ari-lesson-page.ui"

struct _AriLessonPage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  AdwToolbarView    *content;
  AdwWindowTitle    *title;

  /* Made for the lesson */
  AriTaskView       *view;
  GtkButton         *show_button;
  GtkButton         *next_button;
  GtkButton         *leave_button; /* at the end: to the next lesson, or out of the last one */
  GtkButton         *play_button;  /* at the end */

  /* Owned */
  AriLessonRun      *run;
  GSettings         *settings;  /* (nullable) */

  guint              told_step; /* the step whose text was announced; G_MAXUINT: none */
};

G_DEFINE_FINAL_TYPE (AriLessonPage, ari_lesson_page, ADW_TYPE_NAVIGATION_PAGE)

/* What the lesson answers, after what became of a ring. */
static void
sync_answer (AriLessonPage *self)
{
  AriLessonAnswer kind;
  const char *answer = ari_lesson_run_get_answer (self->run, &kind);
  const char *outcome = ari_lesson_run_get_outcome (self->run);
  g_autofree char *both = answer != NULL && outcome != NULL ? ari_sentences_join (outcome, answer) : NULL;
  static const AriTaskAnswer kinds[] = {
    [ARI_LESSON_NO_ANSWER] = ARI_TASK_NO_ANSWER,
    [ARI_LESSON_WRONG] = ARI_TASK_WRONG,
    [ARI_LESSON_SHOWN] = ARI_TASK_SHOWN,
    [ARI_LESSON_RIGHT] = ARI_TASK_RIGHT,
  };

  ari_task_view_set_answer (self->view, both != NULL ? both : answer, kinds[kind]);
}

/* While a ring flies, there is nothing to show, and the keyboard is at the bull. */
static void
sync_show (AriLessonPage *self)
{
  GtkWidget *button = GTK_WIDGET (self->show_button);
  gboolean can_show = ari_lesson_run_can_show (self->run);

  if (!can_show && gtk_widget_has_focus (button))
    gtk_widget_grab_focus (GTK_WIDGET (ari_task_view_get_stage (self->view)));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.show", can_show);
}

static gboolean
is_at_end (AriLessonPage *self)
{
  return ari_lesson_run_is_last (self->run) && ari_lesson_run_get_state (self->run) != ARI_LESSON_ASKING;
}

/* Where the lesson goes on: with its next step, with the next lesson or, after the last one, with a match. */
static GtkButton *
main_button (AriLessonPage *self)
{
  if (!is_at_end (self))
    return self->next_button;

  return ari_lesson_next (ari_lesson_run_get_lesson (self->run)) != NULL ? self->leave_button
                                                                         : self->play_button;
}

/* Every button has a place of its own, so that a second click never means another one. Those of the card
 * always show. */
static void
sync_ways (AriLessonPage *self)
{
  GtkButton *const buttons[] = { self->next_button, self->leave_button, self->play_button };
  gboolean asks = ari_lesson_run_get_state (self->run) == ARI_LESSON_ASKING, ends = is_at_end (self);

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    ari_widget_set_class (GTK_WIDGET (buttons[i]), "suggested-action",
                          !asks && main_button (self) == buttons[i]);
  ari_task_view_show_ways (self->view, ends);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.skip", asks);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.next-step", !asks && !ends);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.leave", ends);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.play", ends);
}

/* The second click of a double click would leave a step that nobody has read. The keyboard needs no such
 * pause, for each key belongs to one button. */
static void
hold_presses (AriLessonPage *self)
{
  ari_widget_debounce_clicks (gtk_widget_get_parent (GTK_WIDGET (self->next_button)));
}

static void
sync_card (AriLessonPage *self)
{
  const AriLesson *lesson = ari_lesson_run_get_lesson (self->run);
  guint step = ari_lesson_run_get_step (self->run);
  g_autofree char *number = g_strdup_printf (_("Step %1$u of %2$u"), step + 1, lesson->n_steps);
  g_auto(GStrv) answers = ari_lesson_foresee_answers (lesson, step);

  ari_task_view_set_words (self->view, number, ari_lesson_run_get_text (self->run));
  ari_task_view_foresee (self->view, (const char *const *) answers);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.back", step > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.start-over", step > 0);
  sync_show (self);
  sync_ways (self);
  ari_match_stage_set_calm (ari_task_view_get_stage (self->view), ari_lesson_run_is_calm (self->run));
  sync_answer (self);
}

/* Moves the keyboard to where the step goes on: the board, or the button. A wrong answer leaves it where it
 * is. */
static void
move_focus (AriLessonPage *self)
{
  if (ari_lesson_run_get_state (self->run) == ARI_LESSON_ASKING)
    gtk_widget_grab_focus (GTK_WIDGET (ari_task_view_get_stage (self->view)));
  else
    gtk_widget_grab_focus (GTK_WIDGET (main_button (self)));
}

/* A lesson is done at its last step, however you leave it. If steps were skipped, it resumes at the first of
 * them instead. */
static void
finish (AriLessonPage *self)
{
  const AriLesson *lesson = ari_lesson_run_get_lesson (self->run);
  guint64 solved = ari_lesson_run_get_solved (self->run);

  if (ari_lesson_first_unsolved (lesson, solved) < lesson->n_steps
      && !ari_lesson_progress_is_done (self->settings, lesson))
    ari_lesson_progress_skip (self->settings, lesson, solved);
  else
    ari_lesson_progress_finish (self->settings, lesson);
}

static void
keep_progress (AriLessonPage *self)
{
  const AriLesson *lesson = ari_lesson_run_get_lesson (self->run);

  if (is_at_end (self))
    finish (self);
  else
    ari_lesson_progress_set (self->settings, lesson, ari_lesson_run_get_step (self->run),
                             ari_lesson_run_get_solved (self->run));
}

/* Says what has changed: first what was played, then the text of a new step, or the answer. */
static void
say (AriLessonPage *self,
     gboolean       is_new)
{
  if (is_new)
    ari_task_view_say_words (self->view);
  else
    ari_task_view_say (self->view, ari_lesson_run_get_answer (self->run, NULL));
}

static void
run_changed_cb (AriLessonPage *self)
{
  guint step = ari_lesson_run_get_step (self->run);
  gboolean is_new = step != self->told_step || ari_lesson_run_get_answer (self->run, NULL) == NULL;

  self->told_step = step;
  sync_card (self);
  keep_progress (self);
  say (self, is_new);
  if (is_new || ari_lesson_run_get_state (self->run) == ARI_LESSON_SOLVED)
    move_focus (self);
}

static void
table_changed_cb (AriLessonPage *self,
                  guint          changes)
{
  if (changes & ARI_TABLE_TOSS)
    sync_show (self);
}

/* The window leaves this page. */
static void
finished_cb (AriLessonPage *self)
{
  g_autoptr(AriLessonPage) page = g_object_ref (self);
  const AriLesson *after = ari_lesson_next (ari_lesson_run_get_lesson (self->run));

  finish (self);
  if (after != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.lesson", "s", after->id);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "navigation.pop", NULL);
}

static void
shown_cb (AriLessonPage *self)
{
  self->told_step = ari_lesson_run_get_step (self->run);
  keep_progress (self);
  move_focus (self);
  say (self, TRUE);
}

static void
back_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  hold_presses (ARI_LESSON_PAGE (widget));
  ari_lesson_run_back (ARI_LESSON_PAGE (widget)->run);
}

static void
start_over_cb (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  ari_lesson_run_start_over (ARI_LESSON_PAGE (widget)->run);
}

static void
show_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLessonPage *self = ARI_LESSON_PAGE (widget);

  hold_presses (self);
  ari_task_view_put_back (self->view);
  ari_lesson_run_show (self->run);
}

static void
next_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  hold_presses (ARI_LESSON_PAGE (widget));
  ari_lesson_run_next (ARI_LESSON_PAGE (widget)->run);
}

/* The window leaves this page. */
static void
play_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  g_autoptr(AriLessonPage) self = g_object_ref (ARI_LESSON_PAGE (widget));
  const AriLesson *lesson = ari_lesson_run_get_lesson (self->run);

  finish (self);
  gtk_widget_activate_action (widget, "win.play-game", "s", ari_lesson_rules (lesson)->id);
}

/* All of the card, for people who don't see it: the step, and what was said about it last. */
static void
repeat_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLessonPage *self = ARI_LESSON_PAGE (widget);

  say (self, TRUE);
  ari_task_view_say (self->view, ari_task_view_get_answer (self->view));
}

static void
ari_lesson_page_dispose (GObject *object)
{
  AriLessonPage *self = ARI_LESSON_PAGE (object);

  if (self->run != NULL)
    {
      g_signal_handlers_disconnect_by_data (ari_lesson_run_get_table (self->run), self);
      g_signal_handlers_disconnect_by_data (self->run, self);
    }
  g_clear_object (&self->settings);
  adw_navigation_page_set_child (ADW_NAVIGATION_PAGE (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_LESSON_PAGE);
  g_clear_object (&self->run);

  G_OBJECT_CLASS (ari_lesson_page_parent_class)->dispose (object);
}

static void
ari_lesson_page_class_init (AriLessonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_lesson_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, content);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, title);

  gtk_widget_class_install_action (widget_class, "lesson.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "lesson.start-over", NULL, start_over_cb);
  gtk_widget_class_install_action (widget_class, "lesson.show", NULL, show_cb);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
  /* What the buttons do. The key of the action above serves all three. */
  gtk_widget_class_install_action (widget_class, "lesson.skip", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.next-step", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.leave", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "lesson.repeat", NULL, repeat_cb);
  ari_shortcuts_bind (widget_class, "lesson.");
}

static void
ari_lesson_page_init (AriLessonPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
}

/* The board keeps one size from step to step. Where a ring is tossed, the bull has its own. */
static void
reserve_words (AriLessonPage *self)
{
  const AriLesson *lesson = ari_lesson_run_get_lesson (self->run);

  for (guint i = 0; i < lesson->n_steps; i++)
    if (lesson->steps[i].toss == ARI_LESSON_NO_TOSS)
      {
        g_auto(GStrv) answers = ari_lesson_foresee_answers (lesson, i);

        ari_task_view_reserve (self->view, _(lesson->steps[i].text), (const char *const *) answers);
      }
}

AriLessonPage *
ari_lesson_page_new (const AriLesson *lesson,
                     GSettings       *settings)
{
  AriLessonPage *self = g_object_new (ARI_TYPE_LESSON_PAGE, NULL);
  const char *leave;

  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  self->run = ari_lesson_run_new (lesson, ari_lesson_progress_get_step (settings, lesson));
  ari_lesson_run_set_solved (self->run, ari_lesson_progress_get_solved (settings, lesson));
  self->told_step = G_MAXUINT;

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _(lesson->title));
  adw_window_title_set_title (self->title, _(lesson->title));
  adw_window_title_set_subtitle (self->title, ari_rules_short_name (ari_lesson_rules (lesson)));

  self->view = ari_task_view_new (ari_lesson_run_get_table (self->run), settings);
  ari_task_view_add_button (self->view, _("_Back"), "lesson.back");
  self->show_button = ari_task_view_add_button (self->view, _("_Show Me"), "lesson.show");
  self->next_button = ari_task_view_add_button (self->view, _("_Next"), "lesson.next-step");
  /* Not with its title, which may need more room than there is on a phone. */
  leave = ari_lesson_next (lesson) != NULL ? _("_Next Lesson") : _("_Finish");
  self->leave_button = ari_task_view_add_way (self->view, leave, "lesson.leave");
  self->play_button = ari_task_view_add_way (self->view, _("_Play a Match"), "lesson.play");
  adw_toolbar_view_set_content (self->content, GTK_WIDGET (self->view));
  g_signal_connect_swapped (ari_lesson_run_get_table (self->run), "changed", G_CALLBACK (table_changed_cb),
                            self);
  g_signal_connect_swapped (self->run, "changed", G_CALLBACK (run_changed_cb), self);
  g_signal_connect_swapped (self->run, "finished", G_CALLBACK (finished_cb), self);
  reserve_words (self);
  sync_card (self);

  return self;
}

AriLessonRun *
ari_lesson_page_get_run (AriLessonPage *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_PAGE (self), NULL);

  return self->run;
}
