/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-task-words.h"

struct _AriTaskWords
{
  GtkWidget  parent_instance;

  GtkWidget *text;     /* (nullable): borrowed from the child */
  int        spacing;
  gboolean   scarce;
  GPtrArray *gauges;   /* children that never show: the answers that may come */
  GStrv      foreseen; /* (nullable): their sentences */
};

G_DEFINE_FINAL_TYPE (AriTaskWords, ari_task_words, GTK_TYPE_WIDGET)

/* What the reason of the board for refusing something, or its next pick, takes nearly always. */
#define USUAL "\n"

static GtkWidget *
get_child (AriTaskWords *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self));
}

/* An answer with a long word may ask for more than @width, as long as it doesn't show. */
static int
measure_height (GtkWidget *widget,
                int        width)
{
  int least, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : MAX (width, least), &height,
                      NULL, NULL, NULL);

  return height;
}

static int
measure_answers (AriTaskWords *self,
                 int           width)
{
  int most = 0;

  for (guint i = 0; i < self->gauges->len; i++)
    most = MAX (most, measure_height (self->gauges->pdata[i], width));

  return most;
}

static GtkSizeRequestMode
ari_task_words_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
ari_task_words_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  AriTaskWords *self = ARI_TASK_WORDS (widget);
  GtkScrolledWindow *child = GTK_SCROLLED_WINDOW (get_child (self));
  int text, answer;

  gtk_widget_measure (GTK_WIDGET (child), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || self->text == NULL)
    return;

  text = measure_height (self->text, for_size);
  answer = measure_answers (self, for_size);
  *natural = self->scarce ? MAX (text, answer) : text + self->spacing + answer;
  *natural = MAX (*minimum, MIN (*natural, gtk_scrolled_window_get_max_content_height (child)));
}

static void
ari_task_words_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AriTaskWords *self = ARI_TASK_WORDS (widget);

  gtk_widget_allocate (get_child (self), width, height, baseline, NULL);
}

static void
drop_gauges (AriTaskWords *self)
{
  g_ptr_array_set_size (self->gauges, 0);
}

static void
ari_task_words_dispose (GObject *object)
{
  AriTaskWords *self = ARI_TASK_WORDS (object);
  GtkWidget *child;

  self->text = NULL;
  drop_gauges (self);
  while ((child = get_child (self)) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ari_task_words_parent_class)->dispose (object);
}

static void
ari_task_words_finalize (GObject *object)
{
  AriTaskWords *self = ARI_TASK_WORDS (object);

  g_ptr_array_unref (self->gauges);
  g_strfreev (self->foreseen);

  G_OBJECT_CLASS (ari_task_words_parent_class)->finalize (object);
}

static void
ari_task_words_class_init (AriTaskWordsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_task_words_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_task_words_finalize;
  widget_class->get_request_mode = ari_task_words_get_request_mode;
  widget_class->measure = ari_task_words_measure;
  widget_class->size_allocate = ari_task_words_size_allocate;
}

static void
ari_task_words_init (AriTaskWords *self)
{
  self->gauges = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
}

void
ari_task_words_dress_answer (AriNotationLabel *answer)
{
  GtkLabel *label;

  g_return_if_fail (ARI_IS_NOTATION_LABEL (answer));

  label = ari_notation_label_get_label (answer);
  gtk_widget_add_css_class (GTK_WIDGET (answer), "task-answer");
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_max_width_chars (label, 34);
  gtk_label_set_xalign (label, 0);
}

void
ari_task_words_set_text (AriTaskWords *self,
                         GtkWidget    *text,
                         int           spacing)
{
  g_return_if_fail (ARI_IS_TASK_WORDS (self));

  self->text = text;
  self->spacing = spacing;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Only the size of a gauge counts: it is neither drawn nor read out. */
static void
add_gauge (AriTaskWords   *self,
           const AriRules *rules,
           const char     *answer)
{
  GtkWidget *gauge = g_object_new (ARI_TYPE_NOTATION_LABEL, NULL);

  ari_task_words_dress_answer (ARI_NOTATION_LABEL (gauge));
  gtk_widget_set_child_visible (gauge, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (gauge), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_insert_before (gauge, GTK_WIDGET (self), NULL);
  ari_notation_label_set_text (ARI_NOTATION_LABEL (gauge), rules, ARI_NONE, answer);
  g_ptr_array_add (self->gauges, gauge);
}

void
ari_task_words_foresee (AriTaskWords      *self,
                        const AriRules    *rules,
                        const char *const *answers)
{
  g_return_if_fail (ARI_IS_TASK_WORDS (self));
  g_return_if_fail (answers != NULL);

  if (self->foreseen != NULL && g_strv_equal ((const char *const *) self->foreseen, answers))
    return;

  g_strfreev (self->foreseen);
  self->foreseen = g_strdupv ((char **) answers);
  drop_gauges (self);
  add_gauge (self, rules, USUAL);
  for (guint i = 0; answers[i] != NULL; i++)
    add_gauge (self, rules, answers[i]);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
ari_task_words_set_scarce (AriTaskWords *self,
                           gboolean      scarce)
{
  g_return_if_fail (ARI_IS_TASK_WORDS (self));

  if (self->scarce == scarce)
    return;

  self->scarce = scarce;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
