/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the match page: keys, menus, buttons and tests all go through them. */
#include "ari-match-page-private.h"

#include <glib/gi18n.h>

#include "ari-export.h"
#include "ari-outcome-dialog.h"
#include "ari-summary.h"
#include "ari-tell.h"

#define REPLAY_MS 1000

static guint
n_plies (AriMatchPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->match));
}

/* Stepping. A line of analysis that is shown is stepped through before the match is. */

void
ari_match_page_show_preview (AriMatchPage *self)
{
  if (self->preview_step > 0)
    ari_match_page_say_last (self);
  else
    ari_match_page_say_standing (self);
  ari_match_page_sync (self);
}

static gboolean
step_preview (AriMatchPage *self,
              int           by)
{
  if (self->preview_step == 0)
    return FALSE;

  self->preview_step = MIN (self->preview_step + by, self->n_preview);
  ari_match_page_show_preview (self);

  return TRUE;
}

static void
first_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_page_stop_replay (self);
  ari_match_set_cursor (self->match, 0);
}

static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  guint cursor = ari_match_get_cursor (self->match);

  ari_match_page_stop_replay (self);
  if (!step_preview (self, -1) && cursor > 0)
    ari_match_set_cursor (self->match, cursor - 1);
}

static void
forward_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_page_stop_replay (self);
  if (!step_preview (self, 1) && ari_match_get_cursor (self->match) < n_plies (self))
    ari_match_set_cursor (self->match, ari_match_get_cursor (self->match) + 1);
}

static void
last_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  ari_match_page_stop_replay (self);
  ari_match_set_cursor (self->match, n_plies (self));
}

static gboolean
replay_cb (gpointer data)
{
  AriMatchPage *self = data;

  /* A ring in the air is watched to its end. */
  if (ari_match_page_awaits_toss (self))
    return G_SOURCE_CONTINUE;

  if (ari_match_get_cursor (self->match) < n_plies (self))
    ari_match_set_cursor (self->match, ari_match_get_cursor (self->match) + 1);
  if (ari_match_get_cursor (self->match) < n_plies (self))
    return G_SOURCE_CONTINUE;

  self->play_id = 0;
  ari_match_page_sync (self);

  return G_SOURCE_REMOVE;
}

static void
start_replay (AriMatchPage *self)
{
  g_clear_handle_id (&self->play_id, g_source_remove);
  self->play_id = g_timeout_add ((guint) (REPLAY_MS / self->speed_factor), replay_cb, self);
  ari_match_page_sync (self);
}

void
ari_match_page_stop_replay (AriMatchPage *self)
{
  if (self->play_id == 0)
    return;

  g_clear_handle_id (&self->play_id, g_source_remove);
  ari_match_page_sync (self);
}

static void
play_pause_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (self->play_id != 0)
    {
      ari_match_page_stop_replay (self);
      return;
    }

  /* At the end it begins again. */
  if (ari_match_get_cursor (self->match) >= n_plies (self))
    ari_match_set_cursor (self->match, 0);
  start_replay (self);
}

static void
set_speed (AriMatchPage *self,
           double        factor)
{
  self->speed_factor = CLAMP (factor, 0.5, 8);
  if (self->play_id != 0)
    start_replay (self);
  ari_match_page_sync (self);
  ari_match_page_say (self, ari_replay_bar_speed_name (self->speed_factor));
}

static void
speed_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  set_speed (ARI_MATCH_PAGE (widget), g_ascii_strtod (g_variant_get_string (parameter, NULL), NULL));
}

static void
slower_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  set_speed (self, self->speed_factor / 2);
}

static void
faster_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  set_speed (self, self->speed_factor * 2);
}

/* The button that opened the list may be another by now. */
static void
outcomes_closed_cb (AriMatchPage *self)
{
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->stage));
}

static void
choose_outcome_cb (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  AriPosition before, position;
  AriOutcomeDialog *dialog;

  /* What is chosen is played here, not where a replay would have come to meanwhile. */
  ari_match_page_stop_replay (self);
  ari_match_page_shown_position (self, &before, &position);
  dialog = ari_outcome_dialog_new (ari_match_get_rules (self->match), &position);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (ari_match_page_play), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "closed", G_CALLBACK (outcomes_closed_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
main_line_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  ari_match_go_to_main_line (ARI_MATCH_PAGE (widget)->match);
}

void
ari_match_page_keep_line (AriMatchPage *self)
{
  while (self->keep_next < self->n_preview && !ari_match_is_held (self->match))
    {
      g_autoptr(GError) error = NULL;

      if (!ari_match_play (self->match, self->preview[self->keep_next++], -1, &error))
        {
          g_warning ("A line of analysis could not be kept: %s", error->message);
          self->keep_next = self->n_preview;
        }
    }
}

static void
keep_line_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  self->keep_next = 0;
  ari_match_page_keep_line (self);
}

/* Undo */

/* The last ply of the shown line that a person decided on, or 0. What begins a variation was played at the board, whoever's
 * seat acted there. */
static guint
last_decision (AriMatchPage *self)
{
  for (guint number = n_plies (self); number > 0; number--)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);
      AriActor actor = ari_ply_get_actor (ply);

      if (ari_ply_get_index (ply) > 0
          || (actor != ARI_CHANCE && ari_match_get_seat (self->match, actor)->kind == ARI_SEAT_PERSON))
        return number;
    }

  return 0;
}

static void
say_taken_back (AriMatchPage *self,
                guint         number)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (self->match), number - 1);
  g_autofree char *action = NULL, *text = NULL;
  AriPosition before;

  ari_match_get_position_at (self->match, number - 1, &before);
  action = ari_rules_describe (ari_match_get_rules (self->match), &before, ari_ply_get_action (ply));
  /* Translators: for the screen reader; %s is a move in words, such as “Red sets a stick on d4e5”. */
  text = g_strdup_printf (_("Taken back: %s"), action);
  ari_match_page_say (self, text);
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  guint number = last_decision (self);

  if (number == 0)
    return;

  ari_match_page_stop_replay (self);
  say_taken_back (self, number);
  self->takes_back = TRUE;
  ari_match_take_back (self->match, number - 1);
  self->takes_back = FALSE;
}

static void
redo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  ari_match_redo (ARI_MATCH_PAGE (widget)->match);
}

/* Help from the computer */

static void
hint_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);
  const char *spoken = NULL;

  ari_match_page_clear_refusal (self);
  switch (self->hint_step)
    {
    case ARI_HINT_NONE:
      self->preview_step = 0;
      self->hint_step = ARI_HINT_SEARCHING;
      ari_analysis_ask (self->analysis, ARI_HINT_SECONDS);
      /* What is known for certain is not searched again. */
      ari_match_page_take_hint (self);
      break;

    case ARI_HINT_SEARCHING:
      break;

    case ARI_HINT_WHERE:
      self->hint_step = ARI_HINT_WHAT;
      spoken = self->hint->what;
      break;

    case ARI_HINT_WHAT:
      self->hint_step = ARI_HINT_WHY;
      spoken = self->hint->reason;
      break;

    case ARI_HINT_WHY:
      ari_match_page_clear_hint (self);
      break;

    default:
      g_assert_not_reached ();
    }

  ari_match_page_say (self, spoken);
  ari_match_page_sync (self);
}

static void
move_now_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (!ari_match_driver_get_waiting (self->driver))
    {
      ari_match_driver_hurry (self->driver);
      return;
    }

  ari_match_driver_play_on (self->driver);
  ari_match_page_sync (self);
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (ari_match_page_stop_typing (self))
    return GDK_EVENT_STOP;
  if (self->hint_step == ARI_HINT_NONE && self->preview_step == 0)
    return GDK_EVENT_PROPAGATE;

  ari_match_page_clear_hint (self);
  self->preview_step = 0;
  ari_match_page_sync (self);

  return GDK_EVENT_STOP;
}

/* What is shown, and files */

static void
overlays_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AriMatchPage *self = ARI_MATCH_PAGE (widget);

  if (gtk_widget_get_mapped (GTK_WIDGET (self->overlays_button)))
    gtk_menu_button_popup (self->overlays_button);
  else
    gtk_menu_button_popup (self->bottom_overlays_button);
}

static void
export_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ari_export_match (ARI_MATCH_PAGE (widget)->match, widget);
}

static void
picture_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  ari_match_page_save_picture (ARI_MATCH_PAGE (widget));
}

static void
printed_cb (GtkPrintOperation       *operation,
            GtkPrintOperationResult  result,
            gpointer                 data)
{
  GtkWidget *widget = data;
  g_autoptr(GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  /* Only a result that is an error has one to give. */
  gtk_print_operation_get_error (operation, &error);
  if (error != NULL)
    ari_tell_error (widget, _("The Summary Can’t Be Printed"), error);
}

static void
summary_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  g_autoptr(GtkPrintOperation) operation = ari_summary_print (ARI_MATCH_PAGE (widget)->match);
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
    { "match.first", NULL, first_cb },
    { "match.back", NULL, back_cb },
    { "match.forward", NULL, forward_cb },
    { "match.last", NULL, last_cb },
    { "match.play-pause", NULL, play_pause_cb },
    { "match.speed", "s", speed_cb },
    { "match.slower", NULL, slower_cb },
    { "match.faster", NULL, faster_cb },
    { "match.choose-outcome", NULL, choose_outcome_cb },
    { "match.main-line", NULL, main_line_cb },
    { "match.keep-line", NULL, keep_line_cb },
    { "match.undo", NULL, undo_cb },
    { "match.redo", NULL, redo_cb },
    { "match.hint", NULL, hint_cb },
    { "match.move-now", NULL, move_now_cb },
    { "match.overlays", NULL, overlays_cb },
    { "match.export", NULL, export_cb },
    { "match.picture", NULL, picture_cb },
    { "match.summary", NULL, summary_cb },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter, actions[i].activate);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

void
ari_match_page_sync_actions (AriMatchPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint cursor = ari_match_get_cursor (self->match);
  gboolean before_end = cursor < n_plies (self);
  const AriRules *rules = ari_match_get_rules (self->match);
  const AriPosition *position = ari_match_get_position (self->match);
  AriActor actor = ari_rules_actor (rules, position);

  ari_match_page_sync_overlays (self);
  gtk_widget_action_set_enabled (widget, "match.first", cursor > 0);
  gtk_widget_action_set_enabled (widget, "match.back", cursor > 0 || self->preview_step > 0);
  gtk_widget_action_set_enabled (widget, "match.forward", before_end || self->preview_step > 0);
  gtk_widget_action_set_enabled (widget, "match.last", before_end);
  gtk_widget_action_set_enabled (widget, "match.play-pause", n_plies (self) > 0);
  gtk_widget_action_set_enabled (widget, "match.summary", n_plies (self) > 0);
  gtk_widget_action_set_enabled (widget, "match.main-line", !ari_match_is_on_main_line (self->match));
  gtk_widget_action_set_enabled (widget, "match.keep-line", self->preview_step > 0 && before_end);
  gtk_widget_action_set_enabled (widget, "match.undo", last_decision (self) > 0);
  gtk_widget_action_set_enabled (widget, "match.redo", ari_match_can_redo (self->match));
  gtk_widget_action_set_enabled (widget, "match.move-now", ari_match_driver_get_thinking (self->driver)
                                                           || ari_match_driver_get_waiting (self->driver));
  gtk_widget_action_set_enabled (widget, "match.hint", actor != ARI_CHANCE
                                                       && ari_feat_due (rules, position) == ARI_FEAT_NONE
                                                       && ari_match_driver_awaits_person (self->driver));
}
