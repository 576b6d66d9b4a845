/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-lesson-list.h"

#include <glib/gi18n.h>

#include "ari-lesson-progress.h"

struct _AriLessonList
{
  AdwBin               parent_instance;

  AdwPreferencesGroup *group;    /* borrowed */
  GPtrArray           *rows;     /* owned; of borrowed AdwActionRow, in the order of the lessons */
  GPtrArray           *marks;    /* owned; of the borrowed icons in them */
  GSettings           *settings; /* owned (nullable) */
  const AriLesson     *lessons;
};

G_DEFINE_FINAL_TYPE (AriLessonList, ari_lesson_list, ADW_TYPE_BIN)

/* A finished lesson stays finished while you take it again. */
static char *
describe (AriLessonList   *self,
          const AriLesson *lesson)
{
  guint step = ari_lesson_progress_get_step (self->settings, lesson);
  guint n = ari_lesson_count_unsolved (lesson, ari_lesson_progress_get_solved (self->settings, lesson));

  if (ari_lesson_progress_is_done (self->settings, lesson))
    /* Translators: a lesson in a list; %s says what it teaches. */
    return g_strdup_printf (_("%s · done"), _(lesson->summary));
  if (ari_lesson_progress_is_skipped (self->settings, lesson) && n == 1)
    /* Translators: a lesson in a list that was taken to its end; %1$s says what it teaches. */
    return g_strdup_printf (_("%1$s · step %2$u was skipped"), _(lesson->summary), step + 1);
  if (ari_lesson_progress_is_skipped (self->settings, lesson))
    /* Translators: a lesson in a list that was taken to its end; %1$s says what it teaches. */
    return g_strdup_printf (ngettext ("%1$s · %2$u step was skipped", "%1$s · %2$u steps were skipped", n),
                            _(lesson->summary), n);
  if (step > 0)
    /* Translators: a lesson in a list; %1$s says what it teaches. */
    return g_strdup_printf (_("%1$s · at step %2$u of %3$u"), _(lesson->summary), step + 1, lesson->n_steps);

  return g_strdup (_(lesson->summary));
}

static void
sync_rows (AriLessonList *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      g_autofree char *text = describe (self, &self->lessons[i]);

      adw_action_row_set_subtitle (self->rows->pdata[i], text);
      gtk_image_set_from_icon_name (self->marks->pdata[i],
                                    ari_lesson_progress_is_done (self->settings, &self->lessons[i])
                                      ? "object-select-symbolic" : "go-next-symbolic");
    }
}

static void
ari_lesson_list_dispose (GObject *object)
{
  AriLessonList *self = ARI_LESSON_LIST (object);

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->marks, 0);

  G_OBJECT_CLASS (ari_lesson_list_parent_class)->dispose (object);
}

static void
ari_lesson_list_finalize (GObject *object)
{
  AriLessonList *self = ARI_LESSON_LIST (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->marks);

  G_OBJECT_CLASS (ari_lesson_list_parent_class)->finalize (object);
}

static void
ari_lesson_list_class_init (AriLessonListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_lesson_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_lesson_list_finalize;
}

static void
ari_lesson_list_init (AriLessonList *self)
{
  self->rows = g_ptr_array_new ();
  self->marks = g_ptr_array_new ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, _("Lessons"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
add_row (AriLessonList   *self,
         const AriLesson *lesson)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *mark = gtk_image_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(lesson->title));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), mark);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.lesson");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", lesson->id);
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->marks, mark);
}

void
ari_lesson_list_set_rules (AriLessonList  *self,
                           const AriRules *rules,
                           GSettings      *settings)
{
  guint n;

  g_return_if_fail (ARI_IS_LESSON_LIST (self));
  g_return_if_fail (self->lessons == NULL);

  self->lessons = ari_lessons_of (rules, &n);
  for (guint i = 0; i < n; i++)
    add_row (self, &self->lessons[i]);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  if (settings != NULL)
    {
      self->settings = g_object_ref (settings);
      g_signal_connect_swapped (settings, "changed::lesson-steps", G_CALLBACK (sync_rows), self);
      g_signal_connect_swapped (settings, "changed::lesson-solved", G_CALLBACK (sync_rows), self);
      g_signal_connect_swapped (settings, "changed::lessons-done", G_CALLBACK (sync_rows), self);
    }
  sync_rows (self);
}
