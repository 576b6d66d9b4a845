/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-coach-view.h"

#include <glib/gi18n.h>

#include "ari-coaching-words.h"
#include "ari-luck-list.h"
#include "ari-practise-button.h"
#include "ari-table-ideas.h"
#include "ari-swing-row.h"
#include "ari-widget-util.h"

struct _AriCoachView
{
  AdwBin      parent_instance;

  /* Template widgets */
  GtkWidget  *close;
  GtkWidget  *unknown;
  GtkWidget  *analyse;
  GtkProgressBar *progress;
  GtkWidget  *cancel;
  GtkWidget  *key;
  GtkLabel   *swings_caption;
  GtkListBox *swings;
  GtkWidget  *try_again;
  AriPractiseButton *practise_these;
  GtkWidget  *well;
  GtkLabel   *strength;
  GtkWidget  *practise;
  GtkLabel   *weakness;
  GtkWidget  *fortune;
  GtkLabel   *luck;

  /* Owned */
  AriTable   *table;
  AriReview  *review;

  guint       mistake; /* id of the first one in the list; 0: there is none */
  guint       sync_id;
};

G_DEFINE_FINAL_TYPE (AriCoachView, ari_coach_view, ADW_TYPE_BIN)

/* @words: (nullable) (transfer full) */
static void
show_words (GtkWidget *box,
            GtkLabel  *label,
            char      *words)
{
  gtk_widget_set_visible (box, words != NULL);
  gtk_label_set_label (label, words != NULL ? words : "");
  g_free (words);
}

/* Wherever people look, there is a mistake to try, except while they try one or look at a line. */
static void
sync_try_again (AriCoachView *self)
{
  AriTryAgainStep step = ari_try_again_get_step (ari_table_get_try_again (self->table));
  gboolean is_free = step == ARI_TRY_AGAIN_NONE && ari_table_get_preview (self->table)->step == 0;

  gtk_widget_set_sensitive (self->try_again, is_free || ari_table_can_try_again (self->table));
}

/* Tries the mistake that is shown, or else the first one of the list. */
static void
try_again_cb (AriCoachView *self)
{
  if (!ari_table_can_try_again (self->table))
    {
      ari_table_go (self->table, ARI_GO_PLY, self->mistake);
      ari_table_flush (self->table);
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "match.try-again", NULL);
}

/* While a mistake is tried again, nothing tells what was better. */
static void
sync_better (AriCoachView *self)
{
  AriPly *tried = ari_table_get_visibility (self->table).tried;
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->swings, i)) != NULL; i++)
    ari_swing_row_set_tells_better (ARI_SWING_ROW (row),
                                    tried == NULL
                                    || ari_swing_row_get_ply (ARI_SWING_ROW (row)) != ari_ply_get_id (tried));
}

static void
show_swings (AriCoachView      *self,
              AriMatch          *match,
              const AriCoaching *coaching)
{
  self->mistake = 0;
  gtk_widget_set_visible (self->key, coaching->complete);
  gtk_widget_set_visible (GTK_WIDGET (self->swings), coaching->n_swings > 0);
  gtk_label_set_label (self->swings_caption,
                       coaching->n_swings > 0
                         ? _("What moved the winning chances most")
                         : coaching->luck.n_outcomes + coaching->luck.n_feats > 0
                           ? _("No move and no stroke of luck moved the winning chances much.")
                           : _("No single move changed the winning chances much."));
  gtk_list_box_remove_all (self->swings);
  for (guint i = 0; i < coaching->n_swings; i++)
    {
      GtkWidget *row = ari_swing_row_new (match, &coaching->swings[i]);

      gtk_list_box_append (self->swings, row);
      if (self->mistake == 0 && coaching->swings[i].kind == ARI_SWING_LOSS)
        self->mistake = ari_swing_row_get_ply (ARI_SWING_ROW (row));
    }
  sync_better (self);
  gtk_widget_set_visible (self->try_again, self->mistake != 0 && !ari_match_is_read_only (match));
}

static void
sync_all (AriCoachView *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  g_autoptr(AriCoaching) coaching = NULL;
  gboolean known;

  /* What was said still holds while a variation is shown. */
  if (!ari_match_is_on_main_line (match))
    return;

  coaching = ari_coaching_new (match);
  known = coaching->complete && coaching->seat != ARI_NONE;
  gtk_widget_set_visible (self->unknown, !coaching->complete);
  show_swings (self, match, coaching);
  ari_practise_button_show (self->practise_these, self->table, coaching);
  show_words (self->well, self->strength, known ? ari_coaching_words_strength (match, coaching) : NULL);
  show_words (self->practise, self->weakness, known ? ari_coaching_words_weakness (coaching) : NULL);
  show_words (self->fortune, self->luck,
              known && coaching->has_luck ? ari_luck_words (&coaching->luck) : NULL);
}

/* Whether the keyboard is in the view, or was on a button that has just been hidden. */
static gboolean
has_keyboard (AriCoachView *self)
{
  GtkWidget *focus = ari_widget_find_focus (GTK_WIDGET (self));

  return gtk_widget_get_mapped (GTK_WIDGET (self))
         && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (self)));
}

static void
sync_progress (AriCoachView *self)
{
  gboolean running = ari_review_get_running (self->review), keeps = has_keyboard (self);

  gtk_progress_bar_set_fraction (self->progress, ari_review_get_progress (self->review));
  if (running == gtk_widget_get_visible (self->cancel))
    return;

  gtk_widget_set_visible (self->analyse, !running);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), running);
  gtk_widget_set_visible (self->cancel, running);
  if (keeps)
    gtk_widget_grab_focus (running ? self->cancel : self->analyse);
}

/* A person who waited here learns what was found. */
static void
finished_cb (AriCoachView *self)
{
  gboolean keeps = has_keyboard (self);
  g_autofree char *text = NULL;

  sync_progress (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  sync_all (self);
  /* It was cancelled. */
  if (gtk_widget_get_visible (self->unknown))
    return;

  if (keeps)
    ari_coach_view_take_keyboard (self);
  text = ari_coach_view_tell (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
cancel_cb (AriCoachView *self)
{
  ari_review_cancel (self->review);
}

static void
later_cb (gpointer data)
{
  AriCoachView *self = data;

  self->sync_id = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    sync_all (self);
}

/* A review changes many plies one after another. */
static void
changed_cb (AriCoachView *self)
{
  if (self->sync_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->sync_id = g_idle_add_once (later_cb, self);
}

static void
table_changed_cb (AriCoachView *self)
{
  sync_try_again (self);
  sync_better (self);
}

static void
sync_cb (AriCoachView *self)
{
  if (self->table == NULL)
    return;

  table_changed_cb (self);
  sync_all (self);
}

/* The move is at the cursor, so that “Try Again” goes back before it. */
static void
activated_cb (AriCoachView *self,
              AriSwingRow  *row)
{
  ari_table_go (self->table, ARI_GO_PLY, ari_swing_row_get_ply (row));
}

static void
ari_coach_view_dispose (GObject *object)
{
  AriCoachView *self = ARI_COACH_VIEW (object);

  g_clear_handle_id (&self->sync_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_COACH_VIEW);
  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_coach_view_parent_class)->dispose (object);
}

static void
ari_coach_view_class_init (AriCoachViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_coach_view_dispose;

  g_type_ensure (ARI_TYPE_PRACTISE_BUTTON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-coach-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, close);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, unknown);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, analyse);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, progress);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, cancel);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, key);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, swings_caption);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, swings);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, try_again);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, practise_these);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, well);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, strength);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, practise);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, weakness);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, fortune);
  gtk_widget_class_bind_template_child (widget_class, AriCoachView, luck);
  gtk_widget_class_bind_template_callback (widget_class, sync_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
  gtk_widget_class_bind_template_callback (widget_class, try_again_cb);
}

static void
ari_coach_view_init (AriCoachView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ari_coach_view_set_table (AriCoachView *self,
                          AriTable     *table,
                          AriReview    *review)
{
  AriMatch *match;

  g_return_if_fail (ARI_IS_COACH_VIEW (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  self->review = g_object_ref (review);
  match = ari_table_get_match (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "ply-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "details-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (review, "notify", G_CALLBACK (sync_progress), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (review, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
}

void
ari_coach_view_take_keyboard (AriCoachView *self)
{
  GtkListBoxRow *first;

  g_return_if_fail (ARI_IS_COACH_VIEW (self));

  first = gtk_list_box_get_row_at_index (self->swings, 0);
  if (first != NULL && gtk_widget_grab_focus (GTK_WIDGET (first)))
    return;
  if (!gtk_widget_get_visible (self->unknown) || !gtk_widget_child_focus (self->unknown, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (self->close);
}

/* The sentences of a box, behind its heading. */
static void
tell_box (GString   *text,
          GtkWidget *box)
{
  if (!gtk_widget_get_visible (box))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && gtk_widget_get_visible (child))
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                              gtk_label_get_label (GTK_LABEL (child)));
}

char *
ari_coach_view_tell (AriCoachView *self)
{
  GtkWidget *const boxes[] = { self->unknown, self->well, self->practise, self->fortune };
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (ARI_IS_COACH_VIEW (self), NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (boxes); i++)
    tell_box (text, boxes[i]);

  return g_string_free_and_steal (g_steal_pointer (&text));
}
