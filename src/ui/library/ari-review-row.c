/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-review-row.h"

#include "ari-clock.h"
#include "ari-review-words.h"

struct _AriReviewRow
{
  AdwBin          parent_instance;

  /* Borrowed: owned by their box */
  GtkLabel       *match;
  GtkLabel       *state;

  /* Owned */
  AriReviewQueue *queue;
  AriReviewItem  *item;          /* (nullable) */
  GSignalGroup   *queue_signals;
  GSignalGroup   *entry_signals;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriReviewRow, ari_review_row, ADW_TYPE_BIN)

static void
show (GtkLabel *label,
      char     *text,
      gboolean *changed)
{
  *changed |= !g_str_equal (gtk_label_get_label (label), text);
  gtk_label_set_label (label, text);
  g_free (text);
}

static void
sync_row (AriReviewRow *self)
{
  gboolean changed = FALSE;

  if (self->item == NULL)
    return;

  show (self->match, ari_review_words_match (self->item), &changed);
  show (self->state, ari_review_words_state (self->queue, self->item), &changed);
  if (changed)
    g_signal_emit (self, signals[CHANGED], 0);
}

static GtkLabel *
add_label (GtkWidget  *box,
           const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static void
ari_review_row_dispose (GObject *object)
{
  AriReviewRow *self = ARI_REVIEW_ROW (object);

  g_signal_group_set_target (self->queue_signals, NULL);
  g_signal_group_set_target (self->entry_signals, NULL);
  g_clear_object (&self->item);
  g_clear_object (&self->queue);

  G_OBJECT_CLASS (ari_review_row_parent_class)->dispose (object);
}

static void
ari_review_row_finalize (GObject *object)
{
  g_object_unref (ARI_REVIEW_ROW (object)->queue_signals);
  g_object_unref (ARI_REVIEW_ROW (object)->entry_signals);

  G_OBJECT_CLASS (ari_review_row_parent_class)->finalize (object);
}

static void
ari_review_row_class_init (AriReviewRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_review_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_review_row_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ari_review_row_init (AriReviewRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_set_margin_top (box, 9);
  gtk_widget_set_margin_bottom (box, 9);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  self->match = add_label (box, "heading");
  self->state = add_label (box, "dimmed");
  adw_bin_set_child (ADW_BIN (self), box);

  self->queue_signals = g_signal_group_new (ARI_TYPE_REVIEW_QUEUE);
  g_signal_group_connect_swapped (self->queue_signals, "changed", G_CALLBACK (sync_row), self);
  self->entry_signals = g_signal_group_new (ARI_TYPE_ENTRY);
  g_signal_group_connect_swapped (self->entry_signals, "notify::loaded", G_CALLBACK (sync_row), self);
  g_signal_connect_object (ari_clock_get (), "changed", G_CALLBACK (sync_row), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ari_review_row_new (AriReviewQueue *queue)
{
  AriReviewRow *self = g_object_new (ARI_TYPE_REVIEW_ROW, NULL);

  self->queue = g_object_ref (queue);

  return GTK_WIDGET (self);
}

void
ari_review_row_set_item (AriReviewRow  *self,
                         AriReviewItem *item)
{
  g_return_if_fail (ARI_IS_REVIEW_ROW (self));

  g_set_object (&self->item, item);
  g_signal_group_set_target (self->queue_signals, item != NULL ? self->queue : NULL);
  g_signal_group_set_target (self->entry_signals, item != NULL ? ari_review_item_get_entry (item) : NULL);
  sync_row (self);
}

AriReviewItem *
ari_review_row_get_item (AriReviewRow *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_ROW (self), NULL);

  return self->item;
}

char *
ari_review_row_describe (AriReviewRow *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_ROW (self), NULL);

  return g_strdup_printf ("%s. %s", gtk_label_get_label (self->match), gtk_label_get_label (self->state));
}
