/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-outcome-list.h"

#include <glib/gi18n.h>

#include "ari-notation-label.h"
#include "ari-seat-mark.h"
#include "ari-widget-util.h"

typedef struct
{
  /* Borrowed: owned by the list */
  GtkWidget *row;
  GtkWidget *outcome;
  GtkWidget *probability;
  GtkWidget *bar;
  GtkWidget *share;
} OutcomeRow;

typedef struct
{
  guint  index; /* of the candidate */
  double share; /* of the seat it is shown for */
} Outcome;

struct _AriOutcomeList
{
  AdwBin      parent_instance;

  /* Borrowed: children */
  GtkWidget  *summary;
  GtkWidget  *list;

  /* Owned */
  GArray     *rows;     /* OutcomeRow */
  GArray     *outcomes; /* Outcome, the best first */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriOutcomeList, ari_outcome_list, ADW_TYPE_BIN)

static GtkWidget *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), css_class != NULL ? 1 : 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
add_row (AriOutcomeList *self)
{
  OutcomeRow place = { .row = gtk_list_box_row_new () };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);

  place.outcome = ari_notation_label_new ();
  gtk_label_set_width_chars (ari_notation_label_get_label (ARI_NOTATION_LABEL (place.outcome)), 5);
  gtk_box_append (GTK_BOX (box), place.outcome);
  place.probability = add_label (box, "dimmed");
  gtk_label_set_width_chars (GTK_LABEL (place.probability), 6);
  place.bar = gtk_level_bar_new ();
  /* Use one colour from 0 to 1: the length shows how good an outcome is. */
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (place.bar), NULL);
  gtk_widget_set_hexpand (place.bar, TRUE);
  gtk_widget_set_valign (place.bar, GTK_ALIGN_CENTER);
  gtk_accessible_update_state (GTK_ACCESSIBLE (place.bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append (GTK_BOX (box), place.bar);
  place.share = add_label (box, "heading");
  gtk_label_set_width_chars (GTK_LABEL (place.share), 4);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (place.row), box);
  gtk_list_box_append (GTK_LIST_BOX (self->list), place.row);
  g_array_append_val (self->rows, place);
}

static void
show_outcome (const OutcomeRow   *place,
              AriMatch           *match,
              const AriCandidate *candidate,
              double              share)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  g_autofree char *text = rules->format (position, candidate->action);
  g_autofree char *sentence = ari_rules_describe (rules, position, candidate->action,
                                                   ari_match_get_names (match));
  /* Translators: how likely an outcome of chance is, in per cent. */
  g_autofree char *probability = g_strdup_printf (C_("probability", "%.1f%%"), candidate->weight * 100);
  /* Translators: a win share in per cent. */
  g_autofree char *value = g_strdup_printf (C_("win share", "%.0f%%"), share * 100);
  /* Translators: an outcome of chance for the screen reader: what happens, how likely it is, the win share
   * then. */
  g_autofree char *label = g_strdup_printf (_("%1$s: probability %2$.1f%%, winning chance %3$.0f%%"), sentence,
                                            candidate->weight * 100, share * 100);

  ari_notation_label_set_action (ARI_NOTATION_LABEL (place->outcome), rules, ARI_NONE, text);
  gtk_label_set_label (GTK_LABEL (place->probability), probability);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (place->bar), CLAMP (share, 0, 1));
  gtk_label_set_label (GTK_LABEL (place->share), value);
  ari_widget_set_tooltip (place->row, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place->row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const Outcome *first = a, *second = b;

  if (first->share != second->share)
    return first->share > second->share ? -1 : 1;

  return first->index < second->index ? -1 : first->index > second->index;
}

/**
 * ari_outcome_list_show:
 * @match: a match
 * @verdict: (nullable): the verdict on the position at its cursor
 *
 * Shows the outcomes of @verdict. Where a player chooses there are none, and the list hides itself.
 */
void
ari_outcome_list_show (AriOutcomeList   *self,
                       AriMatch         *match,
                       const AriVerdict *verdict)
{
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  AriActor seat = MAX (ari_rules_whose_turn (rules, position), 1);
  guint n = verdict != NULL && verdict->n_candidates > 0 && verdict->candidates[0].weight > 0
            ? verdict->n_candidates : 0;
  g_autofree char *summary = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  g_array_set_size (self->outcomes, 0);
  for (guint i = 0; i < n; i++)
    {
      Outcome outcome = { i, ari_side_share (rules, position, seat, verdict->candidates[i].win) };

      g_array_append_val (self->outcomes, outcome);
    }
  g_array_sort (self->outcomes, compare);

  while (self->rows->len < n)
    add_row (self);
  for (guint i = 0; i < self->rows->len; i++)
    {
      const OutcomeRow *place = &g_array_index (self->rows, OutcomeRow, i);

      gtk_widget_set_visible (place->row, i < n);
      if (i < n)
        {
          const Outcome *outcome = &g_array_index (self->outcomes, Outcome, i);

          show_outcome (place, match, &verdict->candidates[outcome->index], outcome->share);
        }
    }
  if (n == 0)
    return;

  /* Translators: above a list of outcomes of chance; %1$s is a player, %2$.0f a win share in per
   * cent. */
  summary = g_strdup_printf (_("What can come next, how likely it is, and %1$s’s winning chance after it. "
                               "The average is %2$.0f%%."),
                             ari_match_get_seat_label (match, seat),
                             ari_side_share (rules, position, seat, verdict->win) * 100);
  gtk_label_set_label (GTK_LABEL (self->summary), summary);
}

static void
row_activated_cb (AriOutcomeList *self,
                  GtkListBoxRow  *row)
{
  g_signal_emit (self, signals[CHOSEN], 0,
                 g_array_index (self->outcomes, Outcome, gtk_list_box_row_get_index (row)).index);
}

static void
ari_outcome_list_finalize (GObject *object)
{
  AriOutcomeList *self = ARI_OUTCOME_LIST (object);

  g_clear_pointer (&self->rows, g_array_unref);
  g_clear_pointer (&self->outcomes, g_array_unref);

  G_OBJECT_CLASS (ari_outcome_list_parent_class)->finalize (object);
}

static void
ari_outcome_list_class_init (AriOutcomeListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ari_outcome_list_finalize;

  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ari_outcome_list_init (AriOutcomeList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->rows = g_array_new (FALSE, FALSE, sizeof (OutcomeRow));
  self->outcomes = g_array_new (FALSE, FALSE, sizeof (Outcome));

  self->summary = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->summary), 0);
  gtk_box_append (GTK_BOX (box), self->summary);

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("What may come next"), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  gtk_box_append (GTK_BOX (box), self->list);

  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
