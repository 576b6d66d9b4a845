/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-result-view.h"

#include <glib/gi18n.h>

#include "ari-ending-words.h"
#include "ari-feat-ui.h"
#include "ari-next-opponent.h"
#include "ari-seat-mark.h"
#include "ari-tally-words.h"

#define MARK_SIZE 20

struct _AriResultView
{
  AdwBin        parent_instance;

  /* Template widgets */
  GtkLabel     *heading;
  GtkLabel     *reason;
  GtkGrid      *tally;
  GtkWidget    *resume;
  GtkLabel     *final; /* why there is no such button */
  GtkWidget    *proposal;
  GtkLabel     *sentence;
  GtkWidget    *next;
  GtkButton    *practise;

  /* Owned */
  AriAutosave  *autosave;    /* (nullable): of the match that is shown */
  GCancellable *cancellable; /* (nullable): of the question who to play next */
};

G_DEFINE_FINAL_TYPE (AriResultView, ari_result_view, ADW_TYPE_BIN)

/* Whom to play next. */

static void
stop_asking (AriResultView *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->autosave != NULL)
    g_signal_handlers_disconnect_by_data (self->autosave, self);
  g_clear_object (&self->autosave);
}

/* It comes after the end was announced, so it announces itself. */
static void
propose (AriResultView  *self,
         const AriLevel *next)
{
  g_autofree char *text = ari_next_opponent_words (ari_autosave_get_match (self->autosave), next);

  gtk_label_set_label (self->sentence, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next), "s", next->id);
  /* Not earlier: the action needs its target. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), "win.next-opponent");
  gtk_widget_set_visible (self->proposal, TRUE);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self->sentence), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

/* After it was cancelled, the view may be gone. */
static void
found_cb (GObject      *autosave,
          GAsyncResult *result,
          gpointer      data)
{
  const AriLevel *next = ari_next_opponent_find_finish (result);

  if (next != NULL)
    propose (data, next);
}

/* Once the end of the match is durable, the library knows it, too. */
static void
ask (AriResultView *self)
{
  if (self->cancellable != NULL || ari_autosave_is_pending (self->autosave))
    return;

  self->cancellable = g_cancellable_new ();
  ari_next_opponent_find_async (self->autosave, self->cancellable, found_cb, self);
}

static void
ask_about (AriResultView *self,
           AriAutosave   *autosave)
{
  gtk_widget_set_visible (self->proposal, FALSE);
  stop_asking (self);
  if (autosave == NULL)
    return;

  self->autosave = g_object_ref (autosave);
  g_signal_connect_swapped (autosave, "committed", G_CALLBACK (ask), self);
  ask (self);
}

static void
ari_result_view_dispose (GObject *object)
{
  stop_asking (ARI_RESULT_VIEW (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), ARI_TYPE_RESULT_VIEW);

  G_OBJECT_CLASS (ari_result_view_parent_class)->dispose (object);
}

static void
ari_result_view_class_init (AriResultViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ari_result_view_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ariadne_games/Ariadne/ui/ari-result-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AriResultView, heading);
  gtk_widget_class_bind_template_child (widget_class, AriResultView, reason);
  gtk_widget_class_bind_template_child (widget_class, AriResultView, tally);
  gtk_widget_class_bind_template_child (widget_class, AriResultView, resume);
  gtk_widget_class_bind_template_child (widget_class, AriResultView, final);
  gtk_widget_class_bind_template_child (widget_class, AriResultView, proposal);
  gtk_widget_class_bind_template_child (widget_class, AriResultView, sentence);
  gtk_widget_class_bind_template_child (widget_class, AriResultView, next);
  gtk_widget_class_bind_template_child (widget_class, AriResultView, practise);
}

static void
ari_result_view_init (AriResultView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_cell (AriResultView *self,
          const char    *text,
          const char    *spoken,
          gboolean       strong,
          int            column,
          int            row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), column == 0);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 0.5);
  if (column > 0)
    gtk_widget_add_css_class (label, "numeric");
  if (strong)
    gtk_widget_add_css_class (label, "heading");
  if (spoken != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_grid_attach (self->tally, label, column, row, 1, 1);
}

/* The row that decides comes first and is bold. */
static void
show_tally (AriResultView *self,
            AriMatch      *match)
{
  AriTallyRow rows[ARI_MAX_TALLY_ROWS];
  guint n = ari_rules_tally (ari_match_get_rules (match), ari_match_get_main_position (match), rows);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->tally))) != NULL)
    gtk_grid_remove (self->tally, child);

  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    {
      const char *name = ari_match_get_seat_name (match, seat);
      GtkWidget *mark = ari_seat_mark_new (ari_match_get_rules (match), seat);

      gtk_widget_set_size_request (mark, MARK_SIZE, MARK_SIZE);
      gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
      gtk_widget_set_tooltip_text (mark, name);
      ari_seat_mark_set_name (ARI_SEAT_MARK (mark), name);
      gtk_grid_attach (self->tally, mark, (int) seat, 0, 1, 1);

      for (guint i = 0; i < n; i++)
        {
          g_autofree char *number = g_strdup_printf ("%d", rows[i].numbers[seat - 1]);
          /* Translators: for the screen reader, a number of a table: what is counted, who has it, how
           * many. */
          g_autofree char *spoken = g_strdup_printf (_("%1$s, %2$s: %3$s"), _(rows[i].label), name, number);

          if (seat == 1)
            add_cell (self, _(rows[i].label), NULL, i == 0, 0, (int) i + 1);
          if (ari_tally_row_has (&rows[i], seat))
            add_cell (self, number, spoken, i == 0, (int) seat, (int) i + 1);
        }
    }
}

void
ari_result_view_show (AriResultView *self,
                      AriTable      *table)
{
  const AriFeatUi *ui;
  AriMatch *match;
  g_autofree char *heading = NULL, *reason = NULL;
  gboolean ended;

  g_return_if_fail (ARI_IS_RESULT_VIEW (self));

  match = ari_table_get_match (table);
  ui = ari_feat_ui_of (ari_match_get_rules (match));
  heading = ari_ending_words_heading (match);
  reason = ari_ending_words_reason (match);
  gtk_label_set_label (self->heading, heading);
  gtk_label_set_label (self->reason, reason != NULL ? reason : "");
  gtk_widget_set_visible (GTK_WIDGET (self->reason), reason != NULL);
  show_tally (self, match);
  ended = ari_match_get_ending (match)->kind != ARI_ENDING_NONE;
  gtk_widget_set_visible (self->resume, ended && !ari_match_ends_for_good (match));
  gtk_label_set_label (self->final, ari_visibility_why_final ());
  gtk_widget_set_visible (GTK_WIDGET (self->final), ended && ari_match_ends_for_good (match));
  /* It has just ended, or a match that is over was opened. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || self->autosave == NULL)
    ask_about (self, ari_table_get_autosave (table));
  gtk_widget_set_visible (GTK_WIDGET (self->practise), ui != NULL);
  if (ui != NULL)
    {
      gtk_button_set_label (self->practise, g_dpgettext2 (NULL, "result", ui->words.practise_again));
      gtk_widget_set_tooltip_text (GTK_WIDGET (self->practise), _(ui->words.practise_tooltip));
    }
}

char *
ari_result_view_tell (AriResultView *self,
                      AriMatch      *match)
{
  g_autofree char *text = ari_tally_words_result (match);

  return gtk_widget_get_visible (self->proposal)
           ? g_strjoin ("\n", text, gtk_label_get_label (self->sentence), NULL) : g_steal_pointer (&text);
}
