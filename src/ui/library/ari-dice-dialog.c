/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-dice-dialog.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ari-notation-label.h"
#include "ari-range-bar.h"
#include "ari-toast.h"

#define OUTCOME_WIDTH 52 /* of the pictures of an outcome, all of the same width */

struct _AriDiceDialog
{
  AdwDialog            parent_instance;

  /* Template widgets */
  GtkStack            *stack;
  AdwStatusPage       *nothing;
  AdwPreferencesGroup *group;

  /* Owned */
  GCancellable        *cancellable;

  const AriRules      *rules;
};

G_DEFINE_FINAL_TYPE (AriDiceDialog, ari_dice_dialog, ADW_TYPE_DIALOG)

/* The smallest and the largest number within the range. */
static double
lower_end (const AriOutcomeCount *count)
{
  return MAX (ceil (count->expected - ari_outcome_count_range (count)), 0.0);
}

static double
upper_end (const AriOutcomeCount *count)
{
  return floor (count->expected + ari_outcome_count_range (count));
}

static gboolean
is_usual (const AriOutcomeCount *count)
{
  return (double) count->seen >= lower_end (count) && (double) count->seen <= upper_end (count);
}

static void
add_row (AriDiceDialog         *self,
         const AriOutcomeCount *count,
         double                 most)
{
  GtkWidget *row = adw_action_row_new (), *value = gtk_label_new (NULL), *outcome = ari_notation_label_new ();
  GtkWidget *bar = ari_range_bar_new ((double) count->seen, lower_end (count), upper_end (count), most);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, count->seen);
  g_autofree char *quoted = ari_notation_quote (ARI_NONE, count->text);
  g_autofree char *spoken = ari_notation_spoken (self->rules, quoted, NULL);
  g_autofree char *subtitle = NULL;

  if (is_usual (count))
    /* Translators: how often something should have come when chance is fair, between two numbers, and how
     * often it could have come at all. */
    subtitle = g_strdup_printf (_("Expected %1$.0f to %2$.0f of %3$u"), lower_end (count), upper_end (count),
                                (guint) count->possible);
  else
    subtitle = g_strdup_printf (_("Unusual: expected %1$.0f to %2$.0f of %3$u"), lower_end (count), upper_end (count),
                                (guint) count->possible);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_label_set_label (GTK_LABEL (value), number);
  gtk_label_set_width_chars (GTK_LABEL (value), 4);
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  gtk_widget_add_css_class (value, "numeric");
  ari_notation_label_set_action (ARI_NOTATION_LABEL (outcome), self->rules, ARI_NONE, count->text);
  gtk_widget_set_size_request (outcome, OUTCOME_WIDTH, -1);
  gtk_widget_set_valign (outcome, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), outcome);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), bar);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), value);
  adw_preferences_group_add (self->group, row);
}

static void
show_counts (AriDiceDialog *self,
             GPtrArray     *counts)
{
  guint n_unusual = 0;
  double most = 0.0;
  g_autofree char *outside = NULL, *text = NULL;

  for (guint i = 0; i < counts->len; i++)
    {
      const AriOutcomeCount *count = counts->pdata[i];

      n_unusual += !is_usual (count);
      most = MAX (most, MAX ((double) count->seen, upper_end (count)));
    }
  for (guint i = 0; i < counts->len; i++)
    add_row (self, counts->pdata[i], most);

  outside = g_strdup_printf (ngettext ("%1$u of %2$u results is outside the expected range.", "%1$u of %2$u "
                                                                                              "results are "
                                                                                              "outside the "
                                                                                              "expected range.", n_unusual),
                             n_unusual, counts->len);
  text = g_strjoin (" ", outside, _("If chance is fair, about 1 in 20 would be."), NULL);
  adw_preferences_group_set_title (self->group, _(self->rules->name));
  adw_preferences_group_set_description (self->group, text);
  gtk_stack_set_visible_child_name (self->stack, "counts");
}

static void
outcomes_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr(AriDiceDialog) self = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) counts = ari_library_outcomes_finish (ARI_LIBRARY (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->stack == NULL)
    return;

  if (counts != NULL && counts->len > 0)
    {
      show_counts (self, counts);
      return;
    }

  ari_toast_status (self->nothing, error != NULL ? error->message : _("Play a match of this game first."));
  gtk_stack_set_visible_child_name (self->stack, "nothing");
}

static void
ari_dice_dialog_dispose (GObject *object)
{
  AriDiceDialog *self = ARI_DICE_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_DICE_DIALOG);

  G_OBJECT_CLASS (ari_dice_dialog_parent_class)->dispose (object);
}

static void
ari_dice_dialog_finalize (GObject *object)
{
  AriDiceDialog *self = ARI_DICE_DIALOG (object);

  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (ari_dice_dialog_parent_class)->finalize (object);
}

static void
ari_dice_dialog_class_init (AriDiceDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_dice_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = ari_dice_dialog_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-dice-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AriDiceDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, AriDiceDialog, nothing);
  gtk_widget_class_bind_template_child (widget_class, AriDiceDialog, group);
}

static void
ari_dice_dialog_init (AriDiceDialog *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

AriDiceDialog *
ari_dice_dialog_new (AriLibrary     *library,
                     const AriRules *rules)
{
  AriDiceDialog *self = g_object_new (ARI_TYPE_DICE_DIALOG, NULL);

  self->rules = rules;
  adw_dialog_set_title (ADW_DIALOG (self), ari_rules_fairness (rules));
  ari_library_outcomes_async (library, rules, self->cancellable, outcomes_cb, g_object_ref (self));

  return self;
}
