/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-task-words.h"

#define TEXT_CHARS   34
#define ANSWER_CHARS 30 /* with its frame no wider than the text: the board keeps its size when it comes */

struct _AriTaskWords
{
  GtkWidget  parent_instance;

  GtkWidget *text;     /* (nullable): borrowed from the child */
  int        spacing;
  gboolean   scarce;
  GPtrArray *gauges;   /* children that never show: the answers that may come */
  GStrv      foreseen; /* (nullable): their sentences */
  GPtrArray *others;   /* Other: words of the same page for which there is room, too */
};

/* Gauges, too. */
typedef struct
{
  GtkWidget *text;
  GPtrArray *answers;
} Other;

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
measure_answers (GPtrArray *gauges,
                 int        width)
{
  int most = 0;

  for (guint i = 0; i < gauges->len; i++)
    most = MAX (most, measure_height (gauges->pdata[i], width));

  return most;
}

/* The height of the longest of the others, with an answer. */
static int
measure_others (AriTaskWords *self,
                int           width)
{
  int most = 0;

  for (guint i = 0; i < self->others->len; i++)
    {
      const Other *other = self->others->pdata[i];

      most = MAX (most, measure_height (other->text, width) + self->spacing
                        + measure_answers (other->answers, width));
    }

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
  answer = measure_answers (self->gauges, for_size);
  *natural = self->scarce ? MAX (text, answer)
                          : MAX (text + self->spacing + answer, measure_others (self, for_size));
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

static GPtrArray *
new_gauges (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
}

static void
free_other (Other *other)
{
  gtk_widget_unparent (other->text);
  g_ptr_array_unref (other->answers);
  g_free (other);
}

static void
ari_task_words_dispose (GObject *object)
{
  AriTaskWords *self = ARI_TASK_WORDS (object);
  GtkWidget *child;

  self->text = NULL;
  g_ptr_array_set_size (self->gauges, 0);
  g_ptr_array_set_size (self->others, 0);
  while ((child = get_child (self)) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ari_task_words_parent_class)->dispose (object);
}

static void
ari_task_words_finalize (GObject *object)
{
  AriTaskWords *self = ARI_TASK_WORDS (object);

  g_ptr_array_unref (self->gauges);
  g_ptr_array_unref (self->others);
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
  self->gauges = new_gauges ();
  self->others = g_ptr_array_new_with_free_func ((GDestroyNotify) free_other);
}

void
ari_task_words_dress_answer (AriNotationLabel *answer)
{
  GtkLabel *label;

  g_return_if_fail (ARI_IS_NOTATION_LABEL (answer));

  label = ari_notation_label_get_label (answer);
  gtk_widget_add_css_class (GTK_WIDGET (answer), "task-answer");
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_max_width_chars (label, ANSWER_CHARS);
  gtk_label_set_xalign (label, 0);
}

static void
dress_text (GtkLabel *text)
{
  gtk_label_set_xalign (text, 0);
  gtk_label_set_wrap (text, TRUE);
  gtk_label_set_natural_wrap_mode (text, GTK_NATURAL_WRAP_WORD);
  gtk_label_set_width_chars (text, 12);
  gtk_label_set_max_width_chars (text, TEXT_CHARS);
}

void
ari_task_words_set_text (AriTaskWords *self,
                         GtkLabel     *text,
                         int           spacing)
{
  g_return_if_fail (ARI_IS_TASK_WORDS (self));

  dress_text (text);
  self->text = GTK_WIDGET (text);
  self->spacing = spacing;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Only the size of a gauge counts: it is neither drawn nor read out. */
static void
hide_gauge (AriTaskWords *self,
            GtkWidget    *gauge)
{
  gtk_widget_set_child_visible (gauge, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (gauge), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_insert_before (gauge, GTK_WIDGET (self), NULL);
}

static void
add_gauge (AriTaskWords   *self,
           GPtrArray      *gauges,
           const AriRules *rules,
           const char     *answer)
{
  GtkWidget *gauge = g_object_new (ARI_TYPE_NOTATION_LABEL, NULL);

  ari_task_words_dress_answer (ARI_NOTATION_LABEL (gauge));
  hide_gauge (self, gauge);
  ari_notation_label_set_text (ARI_NOTATION_LABEL (gauge), rules, ARI_NONE, answer);
  g_ptr_array_add (gauges, gauge);
}

static void
add_gauges (AriTaskWords      *self,
            GPtrArray         *gauges,
            const AriRules    *rules,
            const char *const *answers)
{
  add_gauge (self, gauges, rules, USUAL);
  for (guint i = 0; answers[i] != NULL; i++)
    add_gauge (self, gauges, rules, answers[i]);
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
  g_ptr_array_set_size (self->gauges, 0);
  add_gauges (self, self->gauges, rules, answers);
}

void
ari_task_words_reserve (AriTaskWords      *self,
                        const AriRules    *rules,
                        const char        *text,
                        const char *const *answers)
{
  Other *other;

  g_return_if_fail (ARI_IS_TASK_WORDS (self));
  g_return_if_fail (answers != NULL);

  other = g_new0 (Other, 1);
  other->text = gtk_label_new (text);
  dress_text (GTK_LABEL (other->text));
  hide_gauge (self, other->text);
  other->answers = new_gauges ();
  add_gauges (self, other->answers, rules, answers);
  g_ptr_array_add (self->others, other);
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
