/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-analysis-panel.h"

#include <glib/gi18n.h>

#include "ari-accuracy-list.h"
#include "ari-dice-dialog.h"
#include "ari-follow.h"
#include "ari-line-row.h"
#include "ari-judgement.h"
#include "ari-luck-list.h"
#include "ari-marked-list.h"
#include "ari-outcome-list.h"
#include "ari-visibility.h"
#include "ari-played-list.h"
#include "ari-ranking.h"
#include "ari-seat-mark.h"
#include "ari-share-chart.h"
#include "ari-standing-words.h"
#include "ari-table-ideas.h"
#include "ari-text-elide.h"
#include "ari-time-used.h"

#define MAX_ROWS        ARI_MAX_IDEAS /* as many as the board points out */
#define PV_SHOWN        6

struct _AriAnalysisPanel
{
  AdwBin         parent_instance;

  /* Template widgets */
  GtkLabel      *standing;
  AriShareChart *chart;
  AriTimeUsed   *time_used;
  AriMarkedList *marked;
  GtkLabel      *missed_recall;
  AdwSwitchRow  *live;
  GtkListBox    *candidates;
  AriOutcomeList *outcomes;
  GtkLabel      *nothing;
  AriPlayedList *played;
  GtkToggleButton *details;
  GtkImage      *arrow;
  AdwActionRow  *chance;
  AriSeatMark   *best_seat;
  GtkLabel      *best_share;
  AriLuckList   *luck;
  AriAccuracyList *accuracy;

  /* Borrowed: owned by candidates */
  AriLineRow    *rows[MAX_ROWS];
  guint          order[MAX_ROWS];  /* of the candidates in the rows */

  /* Owned */
  AriTable      *table;
  AriMatch      *match;
  AriAnalysis   *analysis;
};

G_DEFINE_FINAL_TYPE (AriAnalysisPanel, ari_analysis_panel, ADW_TYPE_BIN)

static void
dice_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriAnalysisPanel *self = ARI_ANALYSIS_PANEL (widget);

  adw_dialog_present (
      ADW_DIALOG (ari_dice_dialog_new (ari_autosave_get_library (ari_table_get_autosave (self->table)),
                                       ari_match_get_rules (self->match))),
      widget);
}

/* What the player of the ply at the cursor could have known. */
static void
sync_missed_recall (AriAnalysisPanel *self)
{
  AriPly *ply = ari_match_get_ply (self->match);
  AriVisibility visibility = ari_table_get_visibility (self->table);
  g_autofree char *text = ply != NULL ? ari_visibility_find_missed_recall (&visibility, ply) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->missed_recall), text != NULL);
  gtk_label_set_label (self->missed_recall, text != NULL ? text : "");
}

/* A text without letters would follow the direction of the window: the mark keeps the error behind the
 * share. */
static char *
share_text (double share,
            double error)
{
  /* Translators: a win share and its standard error, in per cent. */
  g_autofree char *text = g_strdup_printf (_("%1$.0f%% ± %2$.1f"), share * 100, error * 100);

  return ari_text_left_to_right (text);
}

/* The seat with the best prospects at the cursor: from the live verdict, else from the review. */
static void
sync_best (AriAnalysisPanel *self)
{
  const AriVerdict *verdict = ari_table_get_verdict (self->table);
  const AriEval *eval = ari_table_get_eval (self->table);
  const double *win = verdict != NULL ? verdict->win : eval != NULL ? eval->win : NULL;
  double error = verdict != NULL ? verdict->error : eval != NULL ? eval->error : 0, share;
  g_autofree char *standing = NULL, *text = NULL;
  AriActor best;

  /* Who has won needs no estimate. */
  gtk_widget_set_visible (GTK_WIDGET (self->standing),
                          win != NULL && ari_match_get_actor (self->match) != ARI_NONE);
  gtk_widget_set_visible (GTK_WIDGET (self->chance), win != NULL);
  if (win == NULL)
    return;

  standing = ari_standing_words (self->match, win, verdict != NULL ? verdict->points : eval->points);
  gtk_label_set_label (self->standing, standing);
  best = ari_standing_best (self->match, win);
  share = ari_side_share (ari_match_get_rules (self->match), ari_match_get_position (self->match), best, win);
  ari_seat_mark_set_seat (self->best_seat, ari_match_get_rules (self->match), best);
  ari_seat_mark_set_name (self->best_seat, ari_match_get_seat_label (self->match, best));
  text = share_text (share, error);
  gtk_label_set_label (self->best_share, text);
}

static char *
line_text (AriAnalysisPanel   *self,
           const AriCandidate *candidate,
           guint               from)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  AriPosition position = *ari_match_get_position (self->match);
  GString *line = g_string_new (NULL);
  guint n = ari_follow_decided (rules, &position, candidate->pv, MIN (candidate->n_pv, PV_SHOWN));

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = ari_notation_quote_action (rules, &position, candidate->pv[i]);

      if (i >= from)
        g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", text);
      rules->apply (&position, candidate->pv[i]);
    }

  return g_string_free (line, FALSE);
}

/* The value of an action for the side that plays it, in words or as a chance. */
static char *
value_text (AriAnalysisPanel   *self,
            const AriVerdict   *verdict,
            const AriCandidate *candidate,
            gboolean            is_first)
{
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);
  double share = ari_side_share (rules, position, verdict->actor, candidate->win);
  g_autoptr(AriEval) eval = NULL;
  AriGlyph glyph;

  if (candidate->exact && candidate->turns > 0 && share > 0.5)
    /* Translators: an action that wins for certain, at the latest with so many turns of its side. */
    return g_strdup_printf (ngettext ("wins in %u turn", "wins in %u turns", candidate->turns), candidate->turns);
  if (candidate->exact && candidate->turns > 0 && share < 0.5)
    return g_strdup_printf (ngettext ("loses in %u turn", "loses in %u turns", candidate->turns), candidate->turns);
  if (gtk_toggle_button_get_active (self->details))
    return candidate->exact
             /* Translators: a proved win share in per cent. */
             ? g_strdup_printf (_("%.0f%%, proved"), share * 100)
             : share_text (share, candidate->error);
  if (is_first)
    return g_strdup (C_("judgement of a move", "best"));

  eval = ari_judgement_of_candidate (rules, position, verdict, candidate->action);
  glyph = ari_judgement_of_eval (eval);

  return g_strdup (glyph != ARI_GLYPH_NONE ? ari_judgement_name (glyph) : C_("judgement of a move", "good"));
}

static void
sync_candidates (AriAnalysisPanel *self)
{
  const AriVerdict *verdict = ari_table_get_verdict (self->table);
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);
  gboolean looks = ari_try_again_get_state (ari_table_get_try_again (self->table)) == ARI_TASK_ASKING,
           drawn, known;
  guint n;

  /* The list would name the move that the person is looking for. */
  if (looks)
    verdict = NULL;
  ari_outcome_list_show (self->outcomes, self->match, verdict);
  drawn = gtk_widget_get_visible (GTK_WIDGET (self->outcomes));
  n = drawn || verdict == NULL ? 0 : ari_verdict_rank (verdict, rules, position, MAX_ROWS, self->order);
  known = drawn || n > 0;

  for (guint i = 0; i < MAX_ROWS; i++)
    {
      g_autofree char *title = NULL;
      g_autofree char *line = NULL;
      g_autofree char *value = NULL;
      const AriCandidate *candidate;

      gtk_widget_set_visible (GTK_WIDGET (self->rows[i]), i < n);
      if (i >= n)
        continue;

      candidate = &verdict->candidates[self->order[i]];
      title = rules->format (position, candidate->action);
      line = line_text (self, candidate, 1);
      value = value_text (self, verdict, candidate, i == 0);
      ari_line_row_show (self->rows[i], self->match, verdict->actor, title, line, value);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->candidates), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), !known);
  if (ari_rules_actor (rules, position) == ARI_NONE)
    gtk_label_set_label (self->nothing, _("The match ends here: there is nothing left to find."));
  else if (looks)
    gtk_label_set_label (self->nothing, _("The best moves stay hidden while you look for one."));
  else if (ari_analysis_get_running (self->analysis) && ari_analysis_get_busy (self->analysis))
    gtk_label_set_label (self->nothing, _("Thinking about it…"));
  else
    gtk_label_set_label (self->nothing, _("Switch on the live analysis to see the best moves and what follows."));
}

/* While a feat is underway, don't reveal its outcome. */
static void
ari_analysis_panel_sync (AriAnalysisPanel *self)
{
  if (ari_feat_sequence_hides_outcome (ari_table_get_feats (self->table)))
    return;

  sync_best (self);
  sync_missed_recall (self);
  sync_candidates (self);
}

static void
details_cb (AriAnalysisPanel *self)
{
  gboolean unfolded = gtk_toggle_button_get_active (self->details);

  gtk_image_set_from_icon_name (self->arrow, unfolded ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->details), GTK_ACCESSIBLE_STATE_EXPANDED, unfolded, -1);
  ari_marked_list_set_numbers (self->marked, unfolded);
  if (self->table != NULL)
    ari_analysis_panel_sync (self);
}

static void
live_cb (AriAnalysisPanel *self)
{
  if (self->analysis != NULL)
    ari_analysis_set_running (self->analysis, adw_switch_row_get_active (self->live));
}

/* Shows the line that begins with a candidate on the board. */
static void
outcome_chosen_cb (AriAnalysisPanel *self,
                   guint             index)
{
  const AriVerdict *verdict = ari_table_get_verdict (self->table);

  if (verdict != NULL && index < verdict->n_candidates)
    {
      const AriCandidate *candidate = &verdict->candidates[index];
      guint n = ari_follow_decided (ari_match_get_rules (self->match), ari_match_get_position (self->match),
                                    candidate->pv, candidate->n_pv);

      ari_table_preview (self->table, candidate->pv, n);
    }
}

static void
row_activated_cb (AriAnalysisPanel *self,
                  GtkListBoxRow    *row)
{
  outcome_chosen_cb (self, self->order[gtk_list_box_row_get_index (row)]);
}

/* The library may answer with the moves of other matches after the position has changed. */
static void
chosen_cb (AriAnalysisPanel *self,
           guint             action)
{
  if (ari_rules_legal (ari_match_get_rules (self->match), ari_match_get_position (self->match), action))
    ari_table_preview (self->table, &action, 1);
}

static void
chart_chosen_cb (AriAnalysisPanel *self,
                 guint             number)
{
  ari_table_go (self->table, ARI_GO_NUMBER, number);
}

static void
ari_analysis_panel_dispose (GObject *object)
{
  AriAnalysisPanel *self = ARI_ANALYSIS_PANEL (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);
  g_clear_object (&self->analysis);
  g_clear_object (&self->match);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_ANALYSIS_PANEL);

  G_OBJECT_CLASS (ari_analysis_panel_parent_class)->dispose (object);
}

static void
ari_analysis_panel_class_init (AriAnalysisPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_analysis_panel_dispose;

  g_type_ensure (ARI_TYPE_ACCURACY_LIST);
  g_type_ensure (ARI_TYPE_LUCK_LIST);
  g_type_ensure (ARI_TYPE_MARKED_LIST);
  g_type_ensure (ARI_TYPE_OUTCOME_LIST);
  g_type_ensure (ARI_TYPE_PLAYED_LIST);
  g_type_ensure (ARI_TYPE_SEAT_MARK);
  g_type_ensure (ARI_TYPE_SHARE_CHART);
  g_type_ensure (ARI_TYPE_TIME_USED);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-analysis-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, standing);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, details);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, arrow);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, chance);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, best_seat);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, best_share);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, chart);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, time_used);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, marked);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, missed_recall);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, live);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, candidates);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, outcomes);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, nothing);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, played);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, luck);
  gtk_widget_class_bind_template_child (widget_class, AriAnalysisPanel, accuracy);
  gtk_widget_class_bind_template_callback (widget_class, chart_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, outcome_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, details_cb);
  gtk_widget_class_bind_template_callback (widget_class, live_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);

  gtk_widget_class_install_action (widget_class, "analysis.dice", NULL, dice_cb);
}

static void
ari_analysis_panel_init (AriAnalysisPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "analysis.dice", FALSE);
  details_cb (self);

  for (guint i = 0; i < MAX_ROWS; i++)
    {
      self->rows[i] = ari_line_row_new ();
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->rows[i]), _("Show this line on the board"));
      gtk_list_box_append (self->candidates, GTK_WIDGET (self->rows[i]));
    }
}

void
ari_analysis_panel_set_table (AriAnalysisPanel *self,
                              AriTable         *table)
{
  g_return_if_fail (ARI_IS_ANALYSIS_PANEL (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  self->match = g_object_ref (ari_table_get_match (table));
  self->analysis = g_object_ref (ari_table_get_analysis (table));
  ari_share_chart_set_match (self->chart, self->match);
  ari_time_used_set_match (self->time_used, self->match);
  ari_marked_list_set_table (self->marked, table);
  ari_luck_list_set_match (self->luck, self->match);
  ari_accuracy_list_set_match (self->accuracy, self->match);
  if (ari_table_get_autosave (table) != NULL)
    {
      gtk_widget_action_set_enabled (GTK_WIDGET (self), "analysis.dice", TRUE);
      ari_played_list_set_table (self->played, table);
    }

  g_signal_connect_object (table, "changed", G_CALLBACK (ari_analysis_panel_sync), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->match, "ply-changed", G_CALLBACK (ari_analysis_panel_sync), self, G_CONNECT_SWAPPED);
  ari_analysis_panel_sync (self);
}

void
ari_analysis_panel_bind_details (AriAnalysisPanel *self,
                                 GSettings        *settings)
{
  g_return_if_fail (ARI_IS_ANALYSIS_PANEL (self));

  g_settings_bind (settings, "review-details", self->details, "active", G_SETTINGS_BIND_DEFAULT);
}
