/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson-page.h"

#include <glib/gi18n.h>

#include "ari-lesson-progress.h"
#include "ari-match-sound.h"
#include "ari-match-speech.h"
#include "ari-match-stage.h"
#include "ari-match-style.h"
#include "ari-match-tell.h"
#include "ari-notation-label.h"
#include "ari-seat-cards.h"
#include "ari-shortcuts.h"
#include "ari-widget-util.h"

#define TEMPLATE "/io/github/ariadne_games/Ariadne/ui/ari-lesson-page.ui"

struct _AriLessonPage
{
  AdwNavigationPage  parent_instance;

  /* Template widgets */
  AdwBreakpointBin  *bin;
  AdwBreakpoint     *narrow, *tall;
  AdwWindowTitle    *title;
  AriSeatCards      *cards;
  AriMatchStage     *stage;
  AdwBin            *choices;
  GtkLabel          *number;
  GtkLabel          *text;
  AriNotationLabel  *answer;
  GtkWidget         *back_button;
  GtkWidget         *show_button;
  GtkButton         *next_button;

  /* Owned */
  AriLessonRun      *run;
  AriMatchSound     *sound;
  AriMatchSpeech    *speech;
  GSettings         *settings;  /* (nullable) */

  guint              told_step; /* the step whose text was announced; G_MAXUINT: none */
};

G_DEFINE_FINAL_TYPE (AriLessonPage, ari_lesson_page, ADW_TYPE_NAVIGATION_PAGE)

/* (nullable): why a pick was refused, or the answer of the lesson. */
static const char *
current_answer (AriLessonPage   *self,
                AriLessonAnswer *kind)
{
  const char *refusal = ari_table_get_refusal (ari_lesson_run_get_table (self->run));

  if (refusal == NULL)
    return ari_lesson_run_get_answer (self->run, kind);

  *kind = ARI_LESSON_WRONG;

  return refusal;
}

static void
sync_answer (AriLessonPage *self)
{
  static const char *const classes[] = { NULL, "wrong", "shown", "right" };
  const AriLesson *lesson = ari_lesson_run_get_lesson (self->run);
  AriLessonAnswer kind;
  const char *answer = current_answer (self, &kind), *outcome = ari_lesson_run_get_outcome (self->run);
  g_autofree char *both = answer != NULL && outcome != NULL ? g_strjoin (" ", outcome, answer, NULL) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->answer), answer != NULL);
  if (answer != NULL)
    ari_notation_label_set_text (self->answer, ari_lesson_rules (lesson), ARI_NONE,
                                 both != NULL ? both : answer);
  for (guint i = 1; i < G_N_ELEMENTS (classes); i++)
    ari_widget_set_class (GTK_WIDGET (self->answer), classes[i], i == kind);
}

/* What "next" does: it goes on where there is nothing to play or a right action was played, and skips the
 * step otherwise. */
static const char *
next_label (AriLessonPage *self)
{
  if (ari_lesson_run_get_state (self->run) == ARI_LESSON_ASKING)
    return _("S_kip");

  return ari_lesson_run_is_last (self->run) ? _("_Finish") : _("_Next");
}

/* While a ring flies, there is nothing to show, and the keyboard is at the bull. */
static void
sync_show (AriLessonPage *self)
{
  gboolean can_show = ari_lesson_run_can_show (self->run);

  gtk_widget_set_visible (self->show_button, ari_lesson_run_get_state (self->run) == ARI_LESSON_ASKING);
  if (!can_show && gtk_widget_has_focus (self->show_button))
    gtk_widget_grab_focus (GTK_WIDGET (self->stage));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.show", can_show);
}

static void
sync_card (AriLessonPage *self)
{
  const AriLesson *lesson = ari_lesson_run_get_lesson (self->run);
  guint step = ari_lesson_run_get_step (self->run);
  gboolean asks = ari_lesson_run_get_state (self->run) == ARI_LESSON_ASKING;
  g_autofree char *number = g_strdup_printf (_("Step %1$u of %2$u"), step + 1, lesson->n_steps);

  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->text, ari_lesson_run_get_text (self->run));
  gtk_button_set_label (self->next_button, next_label (self));
  ari_widget_set_class (GTK_WIDGET (self->next_button), "suggested-action", !asks);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.back", step > 0);
  sync_show (self);
  ari_match_stage_set_calm (self->stage, ari_lesson_run_is_calm (self->run));
  sync_answer (self);
}

/* Moves the keyboard to where the step goes on: the board, or the button. A wrong answer leaves it where it
 * is. */
static void
move_focus (AriLessonPage *self)
{
  if (ari_lesson_run_get_state (self->run) == ARI_LESSON_ASKING)
    gtk_widget_grab_focus (GTK_WIDGET (self->stage));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->next_button));
}

/* Says what has changed: first what was played, then the text of a new step, or the answer. */
static void
say (AriLessonPage *self,
     gboolean       is_new)
{
  ari_table_flush (ari_lesson_run_get_table (self->run));
  if (is_new)
    ari_match_speech_say (self->speech, gtk_label_get_label (self->number));
  ari_match_speech_say (self->speech, is_new ? ari_lesson_run_get_text (self->run)
                                             : ari_lesson_run_get_answer (self->run, NULL));
}

static void
run_changed_cb (AriLessonPage *self)
{
  guint step = ari_lesson_run_get_step (self->run);
  gboolean is_new = step != self->told_step || ari_lesson_run_get_answer (self->run, NULL) == NULL;

  self->told_step = step;
  sync_card (self);
  if (is_new)
    ari_lesson_progress_set_step (self->settings, ari_lesson_run_get_lesson (self->run), step);
  say (self, is_new);
  if (is_new || ari_lesson_run_get_state (self->run) == ARI_LESSON_SOLVED)
    move_focus (self);
}

static void
finished_cb (AriLessonPage *self)
{
  ari_lesson_progress_finish (self->settings, ari_lesson_run_get_lesson (self->run));
  gtk_widget_activate_action (GTK_WIDGET (self), "navigation.pop", NULL);
}

static void
table_changed_cb (AriLessonPage *self,
                  guint          changes)
{
  ari_seat_cards_sync (self->cards);
  if (changes & (ARI_TABLE_REFUSAL | ARI_TABLE_POSITION))
    sync_answer (self);
  if (changes & ARI_TABLE_TOSS)
    sync_show (self);
}

static void
layout_cb (AriLessonPage *self)
{
  AdwBreakpoint *layout = adw_breakpoint_bin_get_current_breakpoint (self->bin);
  gboolean narrow = layout == self->narrow || layout == self->tall;

  /* The card takes much of a narrow page, so it is low, too. */
  if (self->run != NULL)
    ari_seat_cards_set_room (self->cards, narrow ? ARI_MATCH_NARROW | ARI_MATCH_LOW : 0);
}

static void
shown_cb (AriLessonPage *self)
{
  self->told_step = ari_lesson_run_get_step (self->run);
  ari_lesson_progress_set_step (self->settings, ari_lesson_run_get_lesson (self->run), self->told_step);
  move_focus (self);
  say (self, TRUE);
}

static void
back_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  ari_lesson_run_back (ARI_LESSON_PAGE (widget)->run);
}

static void
show_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  ari_lesson_run_show (ARI_LESSON_PAGE (widget)->run);
}

static void
next_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  ari_lesson_run_next (ARI_LESSON_PAGE (widget)->run);
}

/* All of the card, for people who don't see it: the step, and what was said about it last. */
static void
repeat_cb (GtkWidget  *widget,
           const char *action_name,
           GVariant   *parameter)
{
  AriLessonPage *self = ARI_LESSON_PAGE (widget);
  AriLessonAnswer kind;

  say (self, TRUE);
  ari_match_speech_say (self->speech, current_answer (self, &kind));
}

static void
tell_cb (GtkWidget  *widget,
         const char *action_name,
         GVariant   *parameter)
{
  AriLessonPage *self = ARI_LESSON_PAGE (widget);

  ari_match_tell (self->speech, ari_lesson_run_get_table (self->run), ari_match_stage_get_focus (self->stage),
                  action_name);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriLessonPage *self = ARI_LESSON_PAGE (widget);

  return ari_table_dismiss (ari_lesson_run_get_table (self->run)) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
sounded_cb (AriLessonPage *self,
            int            sound)
{
  ari_match_sound_play (self->sound, (AriSound) sound);
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
  g_clear_object (&self->speech);
  g_clear_object (&self->sound);
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

  g_type_ensure (ARI_TYPE_MATCH_STAGE);
  g_type_ensure (ARI_TYPE_NOTATION_LABEL);
  g_type_ensure (ARI_TYPE_SEAT_CARDS);
  gtk_widget_class_set_template_from_resource (widget_class, TEMPLATE);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, bin);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, narrow);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, tall);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, title);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, cards);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, stage);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, choices);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, number);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, text);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, answer);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, show_button);
  gtk_widget_class_bind_template_child (widget_class, AriLessonPage, next_button);
  gtk_widget_class_bind_template_callback (widget_class, layout_cb);

  gtk_widget_class_install_action (widget_class, "lesson.back", NULL, back_cb);
  gtk_widget_class_install_action (widget_class, "lesson.show", NULL, show_cb);
  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.repeat", NULL, repeat_cb);
  ari_match_tell_install (widget_class, tell_cb);
  ari_shortcuts_bind (widget_class, "lesson.");
  ari_shortcuts_bind (widget_class, ARI_MATCH_TELL_PREFIX);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

static void
ari_lesson_page_init (AriLessonPage *self)
{
  GtkLabel *answer;

  ari_match_style_install (gdk_display_get_default ());
  gtk_widget_init_template (GTK_WIDGET (self));
  answer = ari_notation_label_get_label (self->answer);
  gtk_label_set_wrap (answer, TRUE);
  gtk_label_set_xalign (answer, 0);
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
}

AriLessonPage *
ari_lesson_page_new (const AriLesson *lesson,
                     GSettings       *settings)
{
  AriLessonPage *self = g_object_new (ARI_TYPE_LESSON_PAGE, NULL);
  const AriRules *rules = ari_lesson_rules (lesson);
  AriTable *table;

  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  self->run = ari_lesson_run_new (lesson, ari_lesson_progress_get_step (settings, lesson));
  self->told_step = G_MAXUINT;
  table = ari_lesson_run_get_table (self->run);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _(lesson->title));
  adw_window_title_set_title (self->title, _(lesson->title));
  adw_window_title_set_subtitle (self->title, _(rules->name));

  /* In the same order as on the page of a match: the board, its surroundings, sound and speech. */
  ari_match_stage_set_table (self->stage, table, settings);
  adw_bin_set_child (self->choices, ari_match_stage_get_choices (self->stage));
  ari_seat_cards_set_table (self->cards, table);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (table_changed_cb), self);
  self->sound = ari_match_sound_new (table, settings, GTK_WIDGET (self));
  self->speech = ari_match_speech_new (table, GTK_WIDGET (self));
  g_signal_connect_swapped (self->stage, "sounded", G_CALLBACK (sounded_cb), self);
  g_signal_connect_swapped (self->run, "changed", G_CALLBACK (run_changed_cb), self);
  g_signal_connect_swapped (self->run, "finished", G_CALLBACK (finished_cb), self);
  layout_cb (self);
  ari_seat_cards_sync (self->cards);
  sync_card (self);

  return self;
}

AriLessonRun *
ari_lesson_page_get_run (AriLessonPage *self)
{
  g_return_val_if_fail (ARI_IS_LESSON_PAGE (self), NULL);

  return self->run;
}
