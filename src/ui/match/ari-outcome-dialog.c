/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-outcome-dialog.h"

#include <glib/gi18n.h>

struct _AriOutcomeDialog
{
  AdwDialog  parent_instance;

  AriAction *actions;   /* Owned: by row */
  GtkWidget *list;      /* Borrowed: a descendant */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriOutcomeDialog, ari_outcome_dialog, ADW_TYPE_DIALOG)

static void
row_activated_cb (AriOutcomeDialog *self,
                  GtkListBoxRow    *row)
{
  AriAction action = self->actions[gtk_list_box_row_get_index (row)];
  /* Without animations, closing the dialog destroys it at once. */
  g_autoptr(AriOutcomeDialog) kept = g_object_ref (self);

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[CHOSEN], 0, action);
}

static void
ari_outcome_dialog_finalize (GObject *object)
{
  g_free (ARI_OUTCOME_DIALOG (object)->actions);

  G_OBJECT_CLASS (ari_outcome_dialog_parent_class)->finalize (object);
}

static void
ari_outcome_dialog_class_init (AriOutcomeDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ari_outcome_dialog_finalize;

  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ari_outcome_dialog_init (AriOutcomeDialog *self)
{
  GtkWidget *toolbar = adw_toolbar_view_new ();
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Outcome of Chance"), -1);
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->list);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), page);

  adw_dialog_set_title (ADW_DIALOG (self), _("Outcome of Chance"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 400);
  adw_dialog_set_content_height (ADW_DIALOG (self), 560);
  adw_dialog_set_child (ADW_DIALOG (self), toolbar);
}

AriOutcomeDialog *
ari_outcome_dialog_new (AriMatch          *match,
                        const AriPosition *position)
{
  const AriRules *rules = ari_match_get_rules (match);
  AriOutcomeDialog *self = g_object_new (ARI_TYPE_OUTCOME_DIALOG, NULL);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  self->actions = g_memdup2 (actions, n * sizeof *actions);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *title = ari_rules_describe (rules, position, actions[i], ari_match_get_names (match));

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_list_box_append (GTK_LIST_BOX (self->list), row);
    }

  return self;
}
