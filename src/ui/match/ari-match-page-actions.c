/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the match page: keys, menus, buttons and tests all go through them. */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "ari-dice-hand.h"
#include "ari-ending-actions.h"
#include "ari-export.h"
#include "ari-match-picture.h"
#include "ari-match-toasts.h"
#include "ari-notation.h"
#include "ari-outcome-dialog.h"
#include "ari-table-ideas.h"
#include "ari-step-keys.h"
#include "ari-table-view.h"
#include "ari-summary.h"
#include "ari-toast.h"
#include "ari-widget-util.h"

/* Navigation. */

static void
go_cb (GtkWidget  *widget,
       const char *name,
       GVariant   *parameter)
{
  ari_step_keys_go (name, ARI_MATCH_PAGE (widget)->table);
}

static void
main_line_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ari_table_go (ARI_MATCH_PAGE (widget)->table, ARI_GO_MAIN_LINE, 0);
}

static void
go_to_mistake (AriMatchPage *self,
               AriGo         where)
{
  AriMatch *match = ari_table_get_match (self->table);
  gboolean found = ari_table_can_go (self->table, where);
  g_autofree char *remark = NULL, *spoken = NULL;

  ari_table_go (self->table, where, 0);
  if (found)
    {
      ari_table_flush (self->table);
      remark = ari_table_remark_text (self->table);
      spoken = remark != NULL ? ari_notation_spoken (ari_match_get_rules (match), remark, NULL) : NULL;
      ari_match_speech_say (self->speech, spoken);
    }
  else
    {
      const char *none = where == ARI_GO_NEXT_MISTAKE ? _("There is no mistake after this.")
                                                      : _("There is no mistake before this.");

      gtk_widget_error_bell (GTK_WIDGET (self));
      ari_match_speech_say (self->speech, none);
    }
}

static void
previous_mistake_cb (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  go_to_mistake (ARI_MATCH_PAGE (widget), ARI_GO_PREVIOUS_MISTAKE);
}

static void
next_mistake_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  go_to_mistake (ARI_MATCH_PAGE (widget), ARI_GO_NEXT_MISTAKE);
}

/* With a parameter, the ply of that id. In a narrow window the panel covers the board. */
static void
try_again_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (parameter != NULL)
    ari_table_try_ply (self->table, g_variant_get_uint32 (parameter));
  else
    ari_table_try_again (self->table);
  ari_match_side_close_sheet (self->side);
  gtk_widget_grab_focus (GTK_WIDGET (self->stage));
}

static void
play_pause_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AriReplay *replay = ari_table_get_replay (ARI_MATCH_PAGE (widget)->table);

  if (ari_replay_get_playing (replay))
    ari_replay_stop (replay);
  else
    ari_replay_start (replay);
}

/* Space also picks and rolls. Players press it quickly one time after another, so where it can't do either,
 * it must not start a replay. */
static void
space_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriTable *table = ARI_MATCH_PAGE (widget)->table;
  g_autoptr(AriTableView) view = ari_table_get_view (table);

  if (ari_table_can_roll (table))
    ari_dice_roll (table);
  else if (view->is_in_play && !ari_replay_get_playing (ari_table_get_replay (table)))
    gtk_widget_error_bell (widget);
  else
    gtk_widget_activate_action (widget, "match.play-pause", NULL);
}

void
ari_match_page_set_speed (AriMatchPage *self,
                          double        speed)
{
  AriReplay *replay = ari_table_get_replay (self->table);

  ari_replay_set_speed (replay, speed);
  ari_match_speech_say (self->speech, ari_replay_bar_speed_name (ari_replay_get_speed (replay)));
}

static void
slower_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_page_set_speed (self, ari_replay_get_speed (ari_table_get_replay (self->table)) / 2);
}

static void
faster_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_page_set_speed (self, ari_replay_get_speed (ari_table_get_replay (self->table)) * 2);
}

/* Playing. */

static void
outcome_cb (AriMatchPage *self,
            guint         action)
{
  ari_table_play (self->table, action);
}

/* The button that opened the list may have changed by now. */
static void
outcomes_closed_cb (AriMatchPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->stage));
}

static void
choose_outcome_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  g_autoptr(AriTableView) view = NULL;
  AriOutcomeDialog *dialog;

  /* Play the choice here, not where a replay would have moved in the meantime. */
  ari_replay_stop (ari_table_get_replay (self->table));
  view = ari_table_get_view (self->table);
  dialog = ari_outcome_dialog_new (ari_table_get_match (self->table), &view->position);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (outcome_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (outcomes_closed_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

/* Actions that need only the table. */
static void
table_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  static const struct { const char *name; void (*func) (AriTable *table); } deeds[] = {
    { "match.keep-line", ari_table_keep_line }, { "match.redo", ari_table_redo },
    { "match.move-now", ari_table_move_now }, { "match.recap", ari_table_recap },
    { "match.roll", ari_dice_roll }, { "match.rethink", ari_table_rethink },
    { "match.play-anyway", ari_table_play_anyway }, { "match.show-better", ari_table_show_better },
    { "match.play-better", ari_table_play_better },
    { "match.resume", ari_table_resume }, { "match.cover", ari_table_cover },
  };

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    if (g_str_equal (deeds[i].name, name))
      deeds[i].func (ARI_MATCH_PAGE (widget)->table);
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  ari_ending_actions_undo (ARI_MATCH_PAGE (widget)->table, widget);
}

static void
step_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchStage *stage = ARI_MATCH_PAGE (widget)->stage;

  if (g_str_equal (name, "match.stop-here"))
    ari_match_stage_stop_here (stage);
  else
    ari_match_stage_step_back (stage);
}

static void
hint_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriTable *table = ARI_MATCH_PAGE (widget)->table;

  ari_table_refuse (table, NULL);
  ari_table_hint (table);
}

static void
more_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  ari_status_bar_toggle_more (ARI_MATCH_PAGE (widget)->status);
}

static void
tell_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_toasts (self->speech, self->table, ari_match_stage_get_focus (self->stage), name);
}

static void
end_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  ari_ending_actions_ask (ARI_MATCH_PAGE (widget)->table, widget, name);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (ari_typing_bar_stop (self->typing) || ari_match_stage_escape (self->stage))
    return GDK_EVENT_STOP;
  if (!ari_match_side_has_keyboard (self->side))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_grab_focus (GTK_WIDGET (self->stage));

  return GDK_EVENT_STOP;
}

/* The side panel by keyboard. */

/* Each of these actions has the name of its tab. */
static void
tab_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  ari_match_side_show_tab (ARI_MATCH_PAGE (widget)->side, name + strlen ("match."));
}

/* Each of these actions has the name of a part of the review. What is said of the result and the moments is
 * of the match, not of a variation. */
static void
review_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  const char *part = name + strlen ("match.");
  g_autofree char *text = NULL;

  if (ari_match_is_over (ari_table_get_match (self->table)) && !g_str_equal (part, "analysis"))
    ari_table_go (self->table, ARI_GO_MAIN_LINE, 0);
  ari_match_side_show_tab (self->side, "review");
  text = ari_review_panel_show_part (ari_match_panel_get_review (self->panel), part);
  if (text != NULL)
    ari_match_speech_say (self->speech, text);
}

/* The rule that is said, or by which the last choice was refused, or all of them. */
static void
explain_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  const char *section = ari_table_read_rule (self->table);

  ari_match_side_show_tab (self->side, "rules");
  if (section != NULL)
    ari_match_panel_show_rule (self->panel, section);
}

/* A sheet covers the board. */
static void
change_place_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (ari_match_stage_has_focus (self->stage))
    {
      ari_match_side_show_tab (self->side, ari_match_panel_get_tab (self->panel));
      return;
    }

  ari_match_side_close_sheet (self->side);
  gtk_widget_grab_focus (GTK_WIDGET (self->stage));
}

/* View and files. */

static void
overlays_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  /* While the layout changes, neither may be there. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self->overlays_button)))
    gtk_menu_button_popup (self->overlays_button);
  else if (gtk_widget_get_mapped (GTK_WIDGET (self->bottom_overlays_button)))
    gtk_menu_button_popup (self->bottom_overlays_button);
}

static void
zoom_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  ari_match_stage_zoom (ARI_MATCH_PAGE (widget)->stage, name);
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ari_export_match (ari_table_get_match (ARI_MATCH_PAGE (widget)->table), widget);
}

static void
picture_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_picture_save (self->table, widget, adw_window_title_get_title (self->title));
}

static void
copy_picture_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ari_match_picture_copy (ARI_MATCH_PAGE (widget)->table, widget);
}

static void
printed_cb (GtkPrintOperation       *operation,
            GtkPrintOperationResult  result,
            gpointer                 data)
{
  GtkWidget *widget = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GFile) file = ari_summary_get_file (operation);

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY && file != NULL)
    ari_toast_saved (widget, file);
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    ari_toast (widget, _("Summary printed"));
  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  /* Only an error result carries an error. */
  gtk_print_operation_get_error (operation, &error);
  if (error != NULL)
    ari_toast_error (widget, _("The Summary Can’t Be Printed"), error);
}

static void
summary_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  g_autoptr(GtkPrintOperation) operation =
                ari_summary_print (ari_table_get_match (ARI_MATCH_PAGE (widget)->table));
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), widget, G_CONNECT_DEFAULT);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, NULL);
}

void
ari_match_page_install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char                 *name;
    const char                 *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "match.main-line", NULL, main_line_cb },
    { "match.previous-mistake", NULL, previous_mistake_cb },
    { "match.next-mistake", NULL, next_mistake_cb },
    { "match.try-again", NULL, try_again_cb },
    { "match.try-ply", "u", try_again_cb },
    { "match.play-pause", NULL, play_pause_cb },
    { "match.space", NULL, space_cb },
    { "match.slower", NULL, slower_cb },
    { "match.faster", NULL, faster_cb },
    { "match.choose-outcome", NULL, choose_outcome_cb },
    { "match.keep-line", NULL, table_cb },
    { "match.undo", NULL, undo_cb },
    { "match.take-back", NULL, undo_cb },
    { "match.redo", NULL, table_cb },
    { "match.move-now", NULL, table_cb },
    { "match.recap", NULL, table_cb },
    { "match.stop-here", NULL, step_cb },
    { "match.step-back", NULL, step_cb },
    { "match.roll", NULL, table_cb },
    { "match.cover", NULL, table_cb },
    { "match.resume", NULL, table_cb },
    { "match.rethink", NULL, table_cb },
    { "match.play-anyway", NULL, table_cb },
    { "match.show-better", NULL, table_cb },
    { "match.play-better", NULL, table_cb },
    { "match.hint", NULL, hint_cb },
    { "match.more", NULL, more_cb },
    { "match.moves", NULL, tab_cb },
    { "match.rules", NULL, tab_cb },
    { "match.notes", NULL, tab_cb },
    { "match.review", NULL, review_cb },
    { "match.result", NULL, review_cb },
    { "match.moments", NULL, review_cb },
    { "match.analysis", NULL, review_cb },
    { "match.explain", NULL, explain_cb },
    { "match.change-place", NULL, change_place_cb },
    { "match.overlays", NULL, overlays_cb },
    { "match.export", NULL, export_cb },
    { "match.copy-picture", NULL, copy_picture_cb },
    { "match.picture", NULL, picture_cb },
    { "match.summary", NULL, summary_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
  ari_step_keys_install (widget_class, go_cb);
  ari_match_stage_install_zooms (widget_class, zoom_cb);
  ari_match_toasts_install (widget_class, tell_cb);
  ari_ending_actions_install (widget_class, end_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

/* The buttons say in advance why nothing can be taken back, or come back. The key, which shows nothing,
 * tells it when it is pressed. */
static void
sync_undo (AriMatchPage *self)
{
  gboolean can = ari_table_can_undo (self->table), can_redo = ari_table_can_redo (self->table);
  g_autoptr(GError) error = NULL;
  gboolean may = can && ari_table_may_undo (self->table, &error);
  const char *looks_back = ari_table_can_go (self->table, ARI_GO_LAST)
                             ? _("You are looking back. Go to the end to take moves back or to redo them.")
                             : NULL;
  const char *why = error != NULL ? error->message : can ? NULL : looks_back;
  const char *why_not_redo = can_redo ? NULL : looks_back;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.undo", can);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.take-back", may);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.redo", can_redo);
  for (guint i = 0; i < G_N_ELEMENTS (self->undo_buttons); i++)
    {
      ari_widget_set_tooltip (self->undo_buttons[i], why != NULL ? why : _("Undo"));
      ari_widget_set_tooltip (self->redo_buttons[i], why_not_redo != NULL ? why_not_redo : _("Redo"));
    }
}

void
ari_match_page_sync_actions (AriMatchPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AriMatch *match = ari_table_get_match (self->table);
  AriDriver *driver = ari_table_get_driver (self->table);
  AriStandIn *stand_in = ari_driver_get_stand_in (driver);
  const AriRules *rules = ari_match_get_rules (match);
  const AriPosition *position = ari_match_get_position (match);
  gboolean has_plies = g_list_model_get_n_items (G_LIST_MODEL (match)) > 0;
  gboolean writable = !ari_match_is_read_only (match);
  g_autoptr(AriTableView) view = ari_table_get_view (self->table);

  ari_step_keys_sync (widget, self->table);
  gtk_widget_action_set_enabled (widget, "match.main-line", ari_table_can_go (self->table, ARI_GO_MAIN_LINE));
  gtk_widget_action_set_enabled (widget, "match.try-again", ari_table_can_try_again (self->table));
  gtk_widget_action_set_enabled (widget, "match.play-pause", has_plies);
  gtk_widget_action_set_enabled (widget, "match.summary", has_plies);
  gtk_widget_action_set_enabled (widget, "match.keep-line", ari_table_can_keep_line (self->table));
  sync_undo (self);
  gtk_widget_action_set_enabled (widget, "match.stop-here", view->may_stop);
  gtk_widget_action_set_enabled (widget, "match.step-back", view->may_step_back);
  gtk_widget_action_set_enabled (widget, "match.move-now",
                                 ari_driver_get_thinking (driver) || ari_driver_get_waiting (driver));
  gtk_widget_action_set_enabled (widget, "match.keep-passing",
                                 ari_stand_in_may_pass (stand_in) || ari_stand_in_passes (stand_in));
  gtk_widget_action_set_enabled (widget, "match.recap",
                                 ari_recap_is_possible (ari_table_get_recap (self->table)));
  gtk_widget_action_set_enabled (widget, "match.roll", ari_table_can_roll (self->table));
  gtk_widget_action_set_enabled (widget, "match.cover", ari_table_awaits_cover (self->table));
  gtk_widget_action_set_enabled (widget, "match.rethink", ari_table_is_warned (self->table));
  gtk_widget_action_set_enabled (widget, "match.play-anyway", ari_table_is_warned (self->table));
  gtk_widget_action_set_enabled (widget, "match.warn", writable && ari_match_find_persons (match) != 0);
  gtk_widget_action_set_enabled (widget, "match.show-better", view->may_show_better);
  gtk_widget_action_set_enabled (widget, "match.play-better", ari_table_previews_better (self->table));
  gtk_widget_action_set_enabled (widget, "match.hint",
                                 ari_rules_actor (rules, position) != ARI_CHANCE &&
                                     ari_feat_due (rules, position) == ARI_FEAT_NONE &&
                                     ari_driver_awaits_person (driver));
  gtk_widget_action_set_enabled (widget, "match.result", ari_match_is_over (match));
  gtk_widget_action_set_enabled (widget, "match.moments", ari_match_is_over (match));
  gtk_widget_action_set_enabled (widget, "match.resume",
                                 writable && ari_match_get_ending (match)->kind != ARI_ENDING_NONE
                                 && !ari_match_ends_for_good (match));
  ari_ending_actions_sync (widget, self->table);
}
