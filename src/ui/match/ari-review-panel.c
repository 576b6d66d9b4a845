/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-review-panel.h"

#include <glib/gi18n.h>

#include "ari-analysis-panel.h"
#include "ari-coaching-words.h"
#include "ari-judgement.h"
#include "ari-result-view.h"
#include "ari-swing-list.h"
#include "ari-widget-util.h"
#include "ari-table-ideas.h"

/* How long each look at the match takes for a move. The first two follow each other by themselves. */
static const struct
{
  double  seconds;
  guint64 nodes;
} looks[] = { { 0.1, 1500 }, { 1.0, 20000 }, { 5.0, 100000 } };

struct _AriReviewPanel
{
  AdwBin             parent_instance;

  /* Template widgets */
  GtkScrolledWindow *scroller;
  GtkWidget         *parts;
  AriResultView     *result;
  AdwActionRow      *row;
  GtkButton         *button;
  GtkProgressBar    *progress;
  GtkWidget         *moments;
  GtkWidget         *key;
  GtkLabel          *swings_caption;
  AriSwingList      *swings;
  GtkWidget         *costliest;
  GtkLabel          *costly_caption;
  AriSwingList      *costly;
  GtkWidget         *well;
  GtkLabel          *strength;
  GtkWidget         *practise;
  GtkLabel          *weakness;
  GtkActionable     *train;
  AriAnalysisPanel  *analysis;
  GtkWidget         *next;
  GtkButton         *learn;

  /* Owned */
  AriTable          *table;
  AriReview         *review;
  AriCoaching       *coaching; /* (nullable): of the main line, once all of it is analysed */

  guint              n_looks;  /* taken at this match, or under way */
  guint              learned;  /* number of the mistake that was tried last; 0: none */
  guint              sync_id;
};

G_DEFINE_FINAL_TYPE (AriReviewPanel, ari_review_panel, ADW_TYPE_BIN)

static AriMatch *
get_match (AriReviewPanel *self)
{
  return ari_table_get_match (self->table);
}

/* The analysis. */

static void
look (AriReviewPanel *self)
{
  guint i = MIN (self->n_looks, G_N_ELEMENTS (looks) - 1);

  self->n_looks = i + 1;
  ari_review_start (self->review, looks[i].seconds, looks[i].nodes);
}

/* What was found another day was found by a look, too. */
static void
analyse_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AriReviewPanel *self = ARI_REVIEW_PANEL (widget);

  if (ari_review_get_running (self->review))
    {
      ari_review_cancel (self->review);
      return;
    }

  if (self->n_looks == 0 && ari_match_is_analysed (get_match (self)))
    self->n_looks = ari_review_has_judged_line (get_match (self), looks[1].nodes) ? 2 : 1;
  look (self);
}

/* Once a match is over, people open the review to read it, so it starts by itself. */
static void
begin (AriReviewPanel *self)
{
  AriMatch *match = get_match (self);

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_get_visible (GTK_WIDGET (self->result))
      && self->n_looks == 0 && ari_match_is_on_main_line (match) && ari_match_get_main_length (match) > 0
      && !ari_match_is_analysed (match))
    look (self);
}

/* The findings so far. A review judges the match, whatever line is shown. */
static char *
analysis_text (AriReviewPanel *self)
{
  AriMatch *match = get_match (self);
  guint n = ari_match_get_main_turn (match), n_judged = ari_judgement_count_main_turns (match);

  if (n_judged == 0)
    return g_strdup (_("Analyses every move and marks mistakes"));
  if (n_judged < n)
    return g_strdup_printf (_("%1$u of %2$u moves analysed"), n_judged, n);
  if (ari_review_get_running (self->review))
    return g_strdup (_("Takes a closer look at every move"));

  return ari_review_words_found (match);
}

static void
sync_analysis (AriReviewPanel *self)
{
  AriMatch *match = get_match (self);
  gboolean running = ari_review_get_running (self->review);
  g_autofree char *text = analysis_text (self);

  if (ari_match_is_read_only (match))
    {
      g_autofree char *found = g_steal_pointer (&text);

      text = g_strjoin ("\n", found,
                        _("Not stored, because the library is read-only. Export the match to keep the "
                          "analysis."), NULL);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->progress), running);
  gtk_progress_bar_set_fraction (self->progress, ari_review_get_progress (self->review));
  gtk_button_set_label (self->button, running ? _("Stop") : ari_match_is_analysed (match) ? _("Deeper") : _("Start"));
  adw_action_row_set_subtitle (self->row, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.analyse",
                                 g_list_model_get_n_items (G_LIST_MODEL (match)) > 0);
}

/* The key moments. */

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

/* While a mistake is tried again, nothing tells what was better. */
static void
sync_better (AriReviewPanel *self)
{
  AriPly *tried = ari_table_get_visibility (self->table).tried;

  ari_swing_list_set_tried (self->swings, tried);
  ari_swing_list_set_tried (self->costly, tried);
}

static gboolean
is_moment (const AriCoaching *coaching,
           guint              number)
{
  for (guint i = 0; i < coaching->n_swings; i++)
    if (coaching->swings[i].number == number)
      return TRUE;

  return FALSE;
}

/* (element-type AriSwing): the moves that may have cost most, where no mistake is certain, but for those that
 * are key moments already. */
static GArray *
list_costly (AriReviewPanel    *self,
             const AriCoaching *coaching)
{
  GArray *swings = g_array_new (FALSE, FALSE, sizeof (AriSwing));

  for (guint i = 0; coaching->mistakes->len == 0 && i < coaching->costly->len; i++)
    {
      guint number = g_array_index (coaching->costly, guint, i);
      AriSwing swing = ari_coaching_costly_swing (get_match (self), number);

      if (!is_moment (coaching, number))
        g_array_append_val (swings, swing);
    }

  return swings;
}

/* What the list is about, and what luck did in all. */
static void
show_caption (AriReviewPanel    *self,
              const AriCoaching *coaching)
{
  g_autofree char *luck = ari_coaching_words_luck (coaching), *text = NULL;
  const char *caption = coaching->n_swings > 0
                          ? _("What moved the winning chances most")
                          : coaching->luck.n_outcomes + coaching->luck.n_feats > 0
                            ? _("No move and no stroke of luck moved the winning chances much.")
                            : _("No single move changed the winning chances much.");

  text = luck != NULL ? g_strjoin ("\n", caption, luck, NULL) : g_strdup (caption);
  gtk_label_set_label (self->swings_caption, text);
}

static void
show_swings (AriReviewPanel    *self,
             const AriCoaching *coaching)
{
  g_autoptr(GArray) costly = list_costly (self, coaching);

  show_caption (self, coaching);
  ari_swing_list_show (self->swings, get_match (self), coaching->swings, coaching->n_swings);
  gtk_widget_set_visible (self->costliest, costly->len > 0);
  gtk_label_set_label (self->costly_caption, ari_coaching_words_costly (costly->len));
  ari_swing_list_show (self->costly, get_match (self), (const AriSwing *) (gpointer) costly->data,
                       costly->len);
  sync_better (self);
}

/* The index among what is worth another try of what comes after the last that was tried. */
static guint
next_try (AriReviewPanel *self)
{
  const GArray *tries = ari_coaching_tries (self->coaching);
  guint i = 0;

  while (i < tries->len && g_array_index (tries, guint, i) <= self->learned)
    i++;

  return i < tries->len ? i : 0;
}

static void
sync_learn (AriReviewPanel *self)
{
  guint n = self->coaching != NULL ? ari_coaching_tries (self->coaching)->len : 0;
  g_autofree char *label = ari_coaching_words_try (self->coaching, n > 0 ? next_try (self) : 0);

  gtk_button_set_label (self->learn, label);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->learn), ari_coaching_words_why_try (self->coaching));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review.learn",
                                 n > 0 && !ari_match_is_read_only (get_match (self)));
}

static void
sync_moments (AriReviewPanel *self)
{
  AriMatch *match = get_match (self);
  g_autoptr(AriCoaching) coaching = NULL;
  gboolean over = gtk_widget_get_visible (GTK_WIDGET (self->result)), known;

  /* What was said still holds while a variation is shown. */
  if (!ari_match_is_on_main_line (match))
    return;

  coaching = over ? ari_coaching_new (match) : NULL;
  g_clear_pointer (&self->coaching, ari_coaching_free);
  if (coaching != NULL && coaching->complete)
    self->coaching = g_steal_pointer (&coaching);
  known = self->coaching != NULL && self->coaching->seat != ARI_NONE;
  gtk_widget_set_visible (self->key, self->coaching != NULL);
  if (self->coaching != NULL)
    show_swings (self, self->coaching);
  else
    gtk_widget_set_visible (self->costliest, FALSE);
  show_words (self->well, self->strength,
              known ? ari_coaching_words_strength (match, self->coaching) : NULL);
  show_words (self->practise, self->weakness,
              known ? ari_coaching_words_weakness (match, self->coaching) : NULL);
  sync_learn (self);
}

static void
learn_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriReviewPanel *self = ARI_REVIEW_PANEL (widget);

  /* After a try, its variation is shown. */
  ari_table_go (self->table, ARI_GO_MAIN_LINE, 0);
  self->learned = g_array_index (ari_coaching_tries (self->coaching), guint, next_try (self));
  sync_learn (self);
  ari_table_go (self->table, ARI_GO_NUMBER, self->learned);
  gtk_widget_activate_action (widget, "match.try-ply", "u", ari_match_get_ply_id (get_match (self)));
}

static void
chosen_cb (AriReviewPanel *self,
           guint           ply)
{
  ari_table_show_moment (self->table, ply);
}

/* The page. */

static void
sync_over (AriReviewPanel *self)
{
  gboolean over = ari_match_is_over (get_match (self));

  if (over)
    ari_result_view_show (self->result, self->table);
  else if (gtk_widget_get_visible (GTK_WIDGET (self->result)))
    self->n_looks = self->learned = 0; /* it has just been resumed */
  gtk_widget_set_visible (GTK_WIDGET (self->result), over);
  gtk_widget_set_visible (self->moments, over);
  gtk_widget_set_visible (self->next, over);
}

/* While a feat is underway, don't reveal its outcome. */
static void
sync_cb (AriReviewPanel *self)
{
  if (self->table == NULL || ari_feat_sequence_hides_outcome (ari_table_get_feats (self->table)))
    return;

  sync_over (self);
  sync_moments (self);
  sync_analysis (self);
  begin (self);
}

static void
later_cb (gpointer data)
{
  AriReviewPanel *self = data;

  self->sync_id = 0;
  sync_cb (self);
}

/* A look changes many plies one after another. The key moments follow each, as the marks do: otherwise a move
 * would be a blunder here and a mistake there. */
static void
changed_cb (AriReviewPanel *self)
{
  if (self->sync_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->sync_id = g_idle_add_once (later_cb, self);
}

static void
table_changed_cb (AriReviewPanel *self)
{
  sync_better (self);
  if (ari_match_is_over (get_match (self)) != gtk_widget_get_visible (GTK_WIDGET (self->result)))
    sync_cb (self);
}

static void
progress_cb (AriReviewPanel *self)
{
  if (!ari_feat_sequence_hides_outcome (ari_table_get_feats (self->table)))
    sync_analysis (self);
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
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", gtk_label_get_label (GTK_LABEL (child)));
}

/* What went well and what to work on; a row of a list tells itself. */
static char *
tell_moments (AriReviewPanel *self)
{
  g_autoptr(GString) text = g_string_new (NULL);

  tell_box (text, self->well);
  tell_box (text, self->practise);

  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* It takes a while, so announce what was found to those who can't see the progress bar. */
static void
finished_cb (AriReviewPanel *self)
{
  gboolean whole = ari_review_get_progress (self->review) >= 1.0, first = whole && self->n_looks == 1;
  g_autofree char *text = NULL;

  sync_cb (self);
  text = first ? tell_moments (self) : g_strdup (adw_action_row_get_subtitle (self->row));
  /* A look at another line would judge that one. */
  if (first && ari_match_is_on_main_line (get_match (self)))
    look (self);
  if (whole && *text != '\0' && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self->row), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
ari_review_panel_dispose (GObject *object)
{
  AriReviewPanel *self = ARI_REVIEW_PANEL (object);

  g_clear_handle_id (&self->sync_id, g_source_remove);
  if (self->review != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->review, self);
      ari_review_cancel (self->review);
    }
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_REVIEW_PANEL);
  g_clear_pointer (&self->coaching, ari_coaching_free);
  g_clear_object (&self->review);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_review_panel_parent_class)->dispose (object);
}

/* GTK leads the keyboard out of a scrolled window that has it, and past all that it shows. */
static gboolean
ari_review_panel_focus (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  AriReviewPanel *self = ARI_REVIEW_PANEL (widget);

  return (direction == GTK_DIR_TAB_FORWARD && gtk_widget_is_focus (GTK_WIDGET (self->scroller))
          && gtk_widget_child_focus (self->parts, direction))
         || GTK_WIDGET_CLASS (ari_review_panel_parent_class)->focus (widget, direction);
}

static void
ari_review_panel_class_init (AriReviewPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_review_panel_dispose;
  widget_class->focus = ari_review_panel_focus;

  g_type_ensure (ARI_TYPE_ANALYSIS_PANEL);
  g_type_ensure (ARI_TYPE_RESULT_VIEW);
  g_type_ensure (ARI_TYPE_SWING_LIST);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-review-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, parts);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, result);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, row);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, button);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, moments);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, key);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, swings_caption);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, swings);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, costliest);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, costly_caption);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, costly);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, well);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, strength);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, practise);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, weakness);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, train);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, analysis);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, next);
  gtk_widget_class_bind_template_child (widget_class, AriReviewPanel, learn);
  gtk_widget_class_bind_template_callback (widget_class, sync_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);

  gtk_widget_class_install_action (widget_class, "review.analyse", NULL, analyse_cb);
  gtk_widget_class_install_action (widget_class, "review.learn", NULL, learn_cb);
}

static void
ari_review_panel_init (AriReviewPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ari_swing_list_set_label (self->swings, _("Key Moments"));
  ari_swing_list_set_label (self->costly, _("Costliest Moves"));
  /* A second click is meant for the button that opens the panel. */
  g_signal_connect (self->next, "map", G_CALLBACK (ari_widget_debounce_clicks), NULL);
}

void
ari_review_panel_set_table (AriReviewPanel *self,
                            AriTable       *table,
                            GSettings      *settings)
{
  AriMatch *match;

  g_return_if_fail (ARI_IS_REVIEW_PANEL (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  match = ari_table_get_match (table);
  self->review = ari_review_new (match);
  ari_analysis_panel_set_table (self->analysis, table);
  if (settings != NULL)
    ari_analysis_panel_bind_details (self->analysis, settings);
  gtk_actionable_set_action_target (self->train, "s", ari_match_get_rules (match)->id);
  gtk_actionable_set_action_name (self->train, "win.train");
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "items-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "ply-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "details-changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review, "notify", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  sync_cb (self);
}

/* A page that has just come into sight is laid out before its next frame. */
static gboolean
scroll_cb (GtkWidget     *part,
           GdkFrameClock *clock,
           gpointer       data)
{
  AriReviewPanel *self = data;
  graphene_rect_t bounds;

  if (gtk_widget_get_height (part) == 0 || !gtk_widget_compute_bounds (part, self->parts, &bounds))
    return G_SOURCE_CONTINUE;

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), bounds.origin.y);

  return G_SOURCE_REMOVE;
}

static void
scroll_to (AriReviewPanel *self,
           GtkWidget      *part)
{
  if (scroll_cb (part, NULL, self))
    gtk_widget_add_tick_callback (part, scroll_cb, self, NULL);
}

char *
ari_review_panel_show_part (AriReviewPanel *self,
                            const char     *part)
{
  gboolean over, is_moments, is_analysis;
  GtkWidget *wanted;

  g_return_val_if_fail (ARI_IS_REVIEW_PANEL (self), NULL);

  sync_cb (self);
  over = gtk_widget_get_visible (GTK_WIDGET (self->result));
  is_moments = over && g_str_equal (part, "moments");
  is_analysis = over && g_str_equal (part, "analysis");
  wanted = is_moments ? self->moments : is_analysis ? GTK_WIDGET (self->analysis) : self->parts;
  /* On the result, a key must not begin a match unasked. */
  if (is_moments ? !gtk_widget_child_focus (GTK_WIDGET (self->swings), GTK_DIR_TAB_FORWARD)
                   && !gtk_widget_child_focus (GTK_WIDGET (self->costly), GTK_DIR_TAB_FORWARD)
               : (over && !is_analysis) || !gtk_widget_child_focus (wanted, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
  scroll_to (self, wanted);
  if (!over || is_analysis)
    return NULL;

  return is_moments ? tell_moments (self) : ari_result_view_tell (self->result, get_match (self));
}

AriReview *
ari_review_panel_get_review (AriReviewPanel *self)
{
  g_return_val_if_fail (ARI_IS_REVIEW_PANEL (self), NULL);

  return self->review;
}
