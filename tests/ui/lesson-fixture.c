/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-fixture.h"

#include "ari-board-view.h"
#include "ari-toss-view.h"

AriLessonRun *
lesson_get_run (AriTaskPage *page)
{
  return ARI_LESSON_RUN (ari_task_page_get_task (page));
}

AriTaskPage *
lesson_open (Case       *c,
             const char *game,
             int         width,
             int         height)
{
  return task_open (c, game, "_Learn to Play", ARI_TYPE_TASK_PAGE, width, height);
}

void
lesson_pick_some (AriTaskPage *page,
                  const char    *text,
                  guint          first,
                  guint          end)
{
  AriBoardView *board = ARI_BOARD_VIEW (ui_find (page, ARI_TYPE_BOARD_VIEW, NULL));
  AriMatch *match = ari_table_get_match (ari_task_get_table (ARI_TASK (lesson_get_run (page))));
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition position = *ari_match_get_position (match);
  g_autoptr(GError) error = NULL;
  AriSpot picks[ARI_MAX_PICKS];
  AriAction action;
  guint n;

  ari_rules_parse (rules, &position, text, &action, &error);
  g_assert_no_error (error);
  n = rules->picks (&position, action, picks);
  for (guint i = first; i < MIN (n, end); i++)
    g_assert_true (ari_board_view_pick (board, picks[i]));
}

void
lesson_pick (AriTaskPage *page,
             const char    *text)
{
  lesson_pick_some (page, text, 0, G_MAXUINT);
}

void
lesson_wait_for_step (AriTaskPage *page,
                      guint          step)
{
  ui_wait_until (ari_lesson_run_get_step (lesson_get_run (page)) == step);
  for (guint i = 0; i < 10; i++)
    ui_step ();
}

AriTaskPage *
lesson_wait_for (Case            *c,
                 const AriLesson *lesson)
{
  AriTaskPage *page = NULL;

  ui_wait_until ((page = (AriTaskPage *) ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL)) != NULL
                 && ari_lesson_run_get_lesson (lesson_get_run (page)) == lesson);

  return page;
}

void
lesson_leave (Case          *c,
              AriTaskPage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  ui_wait_until (ui_find (c->window, ARI_TYPE_TASK_PAGE, NULL) == NULL);
}

const char *
lesson_main_label (AriTaskPage *page)
{
  AriLessonRun *run = lesson_get_run (page);
  const AriLesson *after = ari_lesson_next (ari_lesson_run_get_lesson (run));

  if (!ari_lesson_run_is_last (run))
    return "_Next";

  return after != NULL ? "Next _Lesson" : "_Play a Match";
}

void
lesson_take_step (AriTaskPage *page,
                  guint          number)
{
  const AriLesson *lesson = ari_lesson_run_get_lesson (lesson_get_run (page));
  const AriLessonStep *step = &lesson->steps[number];
  g_autofree char *solution = ari_lesson_solution (step);
  const char *label;

  lesson_wait_for_step (page, number);
  ui_wait_until (ui_shows (page, step->text));
  if (solution != NULL)
    {
      g_assert_nonnull (ui_find (page, GTK_TYPE_BUTTON, "Skip This Step"));
      lesson_pick (page, solution);
      if (step->praise == NULL)
        return;
      ui_wait_until (ui_shows (page, step->praise));
      ui_wait_until (ui_find (page, GTK_TYPE_BUTTON, "_Next") != NULL);
    }
  else if (step->feat != NULL)
    {
      GtkWidget *toss = ui_find (page, ARI_TYPE_TOSS_VIEW, NULL);

      ui_wait_until (gtk_widget_is_focus (toss));
      g_assert_true (gtk_widget_activate_action (toss, "toss.throw", NULL));
      ui_wait_until (ari_task_get_state (ARI_TASK (lesson_get_run (page))) == ARI_TASK_SOLVED);
    }
  /* The keyboard is where the step goes on. */
  label = lesson_main_label (page);
  ui_wait_until (gtk_widget_is_focus (ui_find (page, GTK_TYPE_BUTTON, label)));
  g_assert_true (gtk_widget_has_css_class (ui_find (page, GTK_TYPE_BUTTON, label), "suggested-action"));
  ui_click (ui_find (page, GTK_TYPE_BUTTON, label));
}

/* @letters: (element-type guint) those that were found so far */
static void
add_letters (GHashTable *letters,
             GtkWidget  *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget) && gtk_label_get_mnemonic_keyval (GTK_LABEL (widget)) != GDK_KEY_VoidSymbol)
    {
      guint letter = gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (GTK_LABEL (widget)));

      g_assert_true (g_hash_table_add (letters, GUINT_TO_POINTER (letter)));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_letters (letters, child);
}

void
lesson_assert_letters (AriTaskPage *page)
{
  g_autoptr(GHashTable) letters = g_hash_table_new (NULL, NULL);

  add_letters (letters, GTK_WIDGET (page));
}

gboolean
lesson_is_whole (AriTaskPage *page)
{
  GtkWidget *words = ui_find (page, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (words));

  return gtk_adjustment_get_page_size (place) >= gtk_adjustment_get_upper (place);
}
