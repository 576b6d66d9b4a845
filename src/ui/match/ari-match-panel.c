/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-panel.h"

#include "ari-head-start-words.h"
#include "ari-move-list.h"
#include "ari-notes-panel.h"
#include "ari-rules-view.h"
#include "ari-tidy.h"

#define SIDE_MARGIN         12
#define NARROW_SIDE_MARGIN  6
#define NARROW_TOP_MARGIN   24 /* below the grip of the sheet */

struct _AriMatchPanel
{
  AdwBin                 parent_instance;

  /* Template widgets */
  AdwInlineViewSwitcher *switcher;
  GtkScrolledWindow     *tab_bar;
  AdwViewStack          *stack;
  AriMoveList           *moves;
  AriReviewPanel        *review;
  GtkLabel              *head_starts;
  AriRulesView          *rules;
  AriNotesPanel         *notes;

  AriTable              *table; /* owned */
};

enum
{
  TAB_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriMatchPanel, ari_match_panel, ADW_TYPE_BIN)

/* They belong to the rules of this match. Players may get other names. */
static void
sync_head_starts (AriMatchPanel *self)
{
  AriMatch *match = ari_table_get_match (self->table);
  g_autofree char *words = ari_head_start_words (ari_match_get_setup (match), ari_match_get_names (match));

  gtk_label_set_label (self->head_starts, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->head_starts), words != NULL);
}

static void
changed_cb (AriMatchPanel *self)
{
  AriVisibility visibility = ari_table_get_visibility (self->table);

  sync_head_starts (self);
  ari_notes_panel_set_visibility (self->notes, &visibility);
}

static void
tab_cb (AriMatchPanel *self)
{
  g_signal_emit (self, signals[TAB_CHANGED], 0);
}

static void
annotate_cb (AriMatchPanel *self)
{
  adw_view_stack_set_visible_child_name (self->stack, "notes");
  ari_notes_panel_focus_comment (self->notes);
}

static void
ari_match_panel_dispose (GObject *object)
{
  AriMatchPanel *self = ARI_MATCH_PANEL (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  if (self->switcher != NULL)
    ari_tidy_toggles (GTK_WIDGET (self->switcher));
  /* Otherwise the template unparents its outermost child without telling the bin. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), ARI_TYPE_MATCH_PANEL);
  /* Not earlier: the notes hand their last text to the match. */
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_match_panel_parent_class)->dispose (object);
}

static void
ari_match_panel_class_init (AriMatchPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_match_panel_dispose;

  signals[TAB_CHANGED] = g_signal_new ("tab-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ARI_TYPE_MOVE_LIST);
  g_type_ensure (ARI_TYPE_NOTES_PANEL);
  g_type_ensure (ARI_TYPE_REVIEW_PANEL);
  g_type_ensure (ARI_TYPE_RULES_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/ariadne_games/Ariadne/ui/ari-match-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AriMatchPanel, switcher);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPanel, tab_bar);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPanel, moves);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPanel, review);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPanel, head_starts);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPanel, rules);
  gtk_widget_class_bind_template_child (widget_class, AriMatchPanel, notes);
  gtk_widget_class_bind_template_callback (widget_class, annotate_cb);
  gtk_widget_class_bind_template_callback (widget_class, tab_cb);
}

static void
ari_match_panel_init (AriMatchPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ari_match_panel_set_table (AriMatchPanel *self,
                           AriTable      *table,
                           GSettings     *settings)
{
  AriMatch *match = ari_table_get_match (table);

  g_return_if_fail (ARI_IS_MATCH_PANEL (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  ari_move_list_set_table (self->moves, table);
  ari_review_panel_set_table (self->review, table, settings);
  ari_rules_view_set_rules (self->rules, ari_match_get_rules (match));
  ari_notes_panel_set_match (self->notes, match);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

void
ari_match_panel_set_narrow (AriMatchPanel *self,
                            gboolean       narrow)
{
  g_return_if_fail (ARI_IS_MATCH_PANEL (self));

  gtk_widget_set_margin_top (GTK_WIDGET (self->switcher), narrow ? NARROW_TOP_MARGIN : SIDE_MARGIN);
  gtk_widget_set_margin_start (GTK_WIDGET (self->switcher), narrow ? NARROW_SIDE_MARGIN : SIDE_MARGIN);
  gtk_widget_set_margin_end (GTK_WIDGET (self->switcher), narrow ? NARROW_SIDE_MARGIN : SIDE_MARGIN);
  adw_inline_view_switcher_set_can_shrink (self->switcher, narrow);
  /* Beside the board the panel is as wide as its tabs need. On a phone, large text needs more. */
  gtk_scrolled_window_set_policy (self->tab_bar, narrow ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER,
                                  GTK_POLICY_NEVER);
  ari_move_list_set_narrow (self->moves, narrow);
}

void
ari_match_panel_show_tab (AriMatchPanel *self,
                          const char    *tab)
{
  g_return_if_fail (ARI_IS_MATCH_PANEL (self));

  if (adw_view_stack_get_child_by_name (self->stack, tab) != NULL)
    adw_view_stack_set_visible_child_name (self->stack, tab);
}

const char *
ari_match_panel_get_tab (AriMatchPanel *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_PANEL (self), NULL);

  return adw_view_stack_get_visible_child_name (self->stack);
}

void
ari_match_panel_show_rule (AriMatchPanel *self,
                           const char    *section)
{
  g_return_if_fail (ARI_IS_MATCH_PANEL (self));

  ari_rules_view_show_section (self->rules, section);
}

void
ari_match_panel_take_keyboard (AriMatchPanel *self)
{
  GtkWidget *tab, *focus;

  g_return_if_fail (ARI_IS_MATCH_PANEL (self));

  tab = adw_view_stack_get_visible_child (self->stack);
  focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  if (focus != NULL && (focus == tab || gtk_widget_is_ancestor (focus, tab)))
    return;

  if (!gtk_widget_child_focus (tab, GTK_DIR_TAB_FORWARD))
    gtk_widget_child_focus (GTK_WIDGET (self->switcher), GTK_DIR_TAB_FORWARD);
}

AriReviewPanel *
ari_match_panel_get_review (AriMatchPanel *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_PANEL (self), NULL);

  return self->review;
}
