/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-match-stage.h"

#include "ari-board-view.h"
#include "ari-board-zoom.h"
#include "ari-dice-hand.h"
#include "ari-feast.h"
#include "ari-feat-ui.h"
#include "ari-feat-view.h"
#include "ari-match-show.h"
#include "ari-settings.h"
#include "ari-widget-util.h"
#include "ari-zoom-overlay.h"

/* Changes that don't concern the board. */
#define ELSEWHERE (ARI_TABLE_HOLD | ARI_TABLE_FAILURE | ARI_TABLE_REPLAY)

struct _AriMatchStage
{
  AdwBin        parent_instance;

  /* Borrowed: children */
  GtkStack      *stack;
  AriBoardView  *board;
  AriFeatView   *feat_view; /* (nullable): in a game with feats */
  AriFeast      *feast;

  /* Owned */
  AriTable     *table;
  GSettings    *settings;     /* (nullable) */
  AriDiceHand  *dice;

  guint         feat;         /* number of the feat that the view shows */
  gboolean      calm;         /* see ari_match_stage_set_calm() */
  gboolean      takes_back;   /* the feat is being taken back before its end */
};

enum
{
  SOUNDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriMatchStage, ari_match_stage, ADW_TYPE_BIN)

/* The board. */

static void
sync_board (AriMatchStage *self,
            gboolean       arrived)
{
  AriHintSession *session = ari_table_get_hint (self->table);
  const AriHint *hint = ari_hint_session_get_hint (session);
  AriBoardFlags flags;
  g_auto(AriMatchShow) shown = { NULL };

  ari_match_show_init (&shown, self->table);
  shown.show.hints = ari_table_get_pointed_out (self->table, &shown.show.n_hints);
  if (ari_hint_session_get_step (session) >= ARI_HINT_WHAT)
    {
      shown.show.n_hints =
          ari_hint_session_get_step (session) == ARI_HINT_WHY ? hint->n_about : hint->n_marks;
      shown.show.hints = hint->marks;
      shown.show.n_unranked = shown.show.n_hints - hint->n_picks;
    }
  if (shown.view->mode == ARI_MODE_RULE)
    {
      const AriNewRule *rule = ari_table_get_new_rule (self->table);

      shown.show.n_hints = shown.show.n_unranked = rule->n_spots;
      shown.show.hints = rule->spots;
    }

  flags = ari_match_show_flags (&shown, self->table, self->settings, GTK_WIDGET (self));
  if (arrived)
    flags |= ARI_BOARD_ARRIVED;

  ari_board_view_show (self->board, &shown.show, flags);
  ari_board_view_show_region (self->board, hint != NULL ? hint->region : NULL,
                              hint != NULL ? hint->n_region : 0);
}

/* A press ends a recap, and does what it means, unless the recap showed something else there: that press
 * was aimed at another position. So is one that comes as the turn passes between persons; without animations,
 * the next player need not wait. */
static void
pressed_cb (AriMatchStage *self,
            int            n_press,
            double         x,
            double         y,
            GtkGesture    *gesture)
{
  AriPosition shown;

  if (ari_table_is_passing (self->table, g_get_monotonic_time ())
      && ari_settings_want_animations (self->settings, GTK_WIDGET (self)))
    {
      gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      return;
    }
  if (!ari_recap_is_running (ari_table_get_recap (self->table)))
    return;

  ari_table_end_recap (self->table, &shown);
  if (!ari_table_looks_as_in (self->table, &shown, ari_board_view_find_spot (self->board, x, y)))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* What is said about a place may wait for what is said already. */
static void
sync_refusal (AriMatchStage *self)
{
  const AriNotice *notice = ari_move_input_get_notice (ari_table_get_input (self->table));
  const char *text = ari_table_get_refusal (self->table);

  if (text != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self->board), text,
                             text == notice->text ? GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM
                                                  : GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

/* Feats. */

/* The focus follows. */
static void
show_child (AriMatchStage *self,
            GtkWidget     *child)
{
  GtkWidget *before = gtk_stack_get_visible_child (self->stack);
  GtkWidget *focus = ari_widget_find_focus (GTK_WIDGET (self));

  if (before == child)
    return;

  gtk_stack_set_visible_child (self->stack, child);
  if (focus == NULL || gtk_widget_is_ancestor (focus, before) || focus == before)
    gtk_widget_grab_focus (child);
}

static void
take_back (AriMatchStage *self)
{
  self->takes_back = TRUE;
  ari_feat_view_reset (self->feat_view);
  self->takes_back = FALSE;
}

/* Shows the feat of the table, unless a person has just performed it here. */
static void
sync_underway (AriMatchStage *self)
{
  AriFeatSequence *feats = ari_table_get_feats (self->table);

  if (ari_feat_sequence_get_state (feats) == ARI_FEAT_STATE_IDLE)
    {
      take_back (self);
      return;
    }
  if (ari_feat_sequence_get_number (feats) == self->feat)
    return;

  take_back (self);
  self->feat = ari_feat_sequence_get_number (feats);
  ari_feat_view_set_seat (self->feat_view, ari_feat_sequence_get_seat (feats));
  ari_feat_view_show (self->feat_view, ari_feat_sequence_get_performance (feats),
                      ari_feat_sequence_get_again (feats));
}

static void
sync_feat (AriMatchStage *self,
           guint          changes)
{
  AriMatch *match = ari_table_get_match (self->table);
  g_autoptr(AriTableView) view = NULL;
  gboolean busy;

  if (self->feat_view == NULL)
    return;

  view = ari_table_get_view (self->table);
  ari_feat_view_follow (self->feat_view, self->settings, self->calm, !ari_match_stage_wants_arrows (self));
  if (changes & ARI_TABLE_FEAT)
    sync_underway (self);

  busy = ari_feat_sequence_get_state (ari_table_get_feats (self->table)) != ARI_FEAT_STATE_IDLE;
  if (view->awaits_feat && !busy)
    ari_feat_view_set_seat (self->feat_view, ari_match_get_actor (match));
  ari_feat_view_set_armed (self->feat_view, view->may_perform);
  show_child (self, view->awaits_feat || busy ? GTK_WIDGET (self->feat_view) : GTK_WIDGET (self->board));
}

static void
settings_cb (AriMatchStage *self)
{
  sync_board (self, FALSE);
  sync_feat (self, 0);
}

/* The feat is already underway here. */
static void
performed_cb (AriMatchStage *self,
              const char    *performance)
{
  ari_table_perform (self->table, performance);
  self->feat = ari_feat_sequence_get_number (ari_table_get_feats (self->table));
}

static void
finished_cb (AriMatchStage *self)
{
  if (self->table != NULL && !self->takes_back)
    ari_table_finish_feat (self->table);
}

static void
watched_cb (AriMatchStage *self)
{
  if (self->table != NULL)
    ari_feat_sequence_leave (ari_table_get_feats (self->table));
}

static void
sounded_cb (AriMatchStage *self,
            int            sound)
{
  g_signal_emit (self, signals[SOUNDED], 0, sound);
}

/* Whether the shown action has just been made, or belongs to a recap. */
static gboolean
has_arrived (AriMatchStage *self,
             guint          changes)
{
  if (changes & ARI_TABLE_POSITION)
    return ari_table_get_move (self->table)->forward;

  return (changes & ARI_TABLE_RECAP) && ari_recap_has_stepped (ari_table_get_recap (self->table));
}

static void
changed_cb (AriMatchStage *self,
            guint          changes)
{
  if (changes & ~ELSEWHERE)
    sync_board (self, has_arrived (self, changes));
  sync_feat (self, changes);
  if (changes & ARI_TABLE_REFUSAL)
    sync_refusal (self);
}

static gboolean
ari_match_stage_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (ARI_MATCH_STAGE (widget)->stack));
}

static void
ari_match_stage_dispose (GObject *object)
{
  AriMatchStage *self = ARI_MATCH_STAGE (object);

  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  if (self->table != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->table, self);
      ari_feat_sequence_set_watched (ari_table_get_feats (self->table), FALSE);
    }
  g_clear_object (&self->dice);
  g_clear_object (&self->table);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ari_match_stage_parent_class)->dispose (object);
}

static void
ari_match_stage_class_init (AriMatchStageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_match_stage_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = ari_match_stage_grab_focus;

  signals[SOUNDED] = g_signal_new ("sounded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
add_child (AriMatchStage *self,
           GtkWidget     *child)
{
  gtk_widget_set_hexpand (child, TRUE);
  gtk_widget_set_vexpand (child, TRUE);
  gtk_stack_add_child (self->stack, child);
}

static void
ari_match_stage_init (AriMatchStage *self)
{
  GtkGesture *press = gtk_gesture_click_new ();
  GtkWidget *overlay = gtk_overlay_new ();

  self->stack = GTK_STACK (gtk_stack_new ());
  self->board = ARI_BOARD_VIEW (ari_board_view_new ());
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  add_child (self, GTK_WIDGET (self->board));
  self->feast = ARI_FEAST (ari_feast_new ());
  gtk_overlay_set_child (GTK_OVERLAY (overlay), ari_zoom_overlay_new (self->stack, self->board));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->feast));
  adw_bin_set_child (ADW_BIN (self), overlay);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (press));
}

static void
add_feat_view (AriMatchStage   *self,
               const AriFeatUi *ui)
{
  self->feat_view = ARI_FEAT_VIEW (ui->view_new ());
  add_child (self, GTK_WIDGET (self->feat_view));
  g_signal_connect_swapped (self->feat_view, "performed", G_CALLBACK (performed_cb), self);
  g_signal_connect_swapped (self->feat_view, "finished", G_CALLBACK (finished_cb), self);
  g_signal_connect_swapped (self->feat_view, "watched", G_CALLBACK (watched_cb), self);
  g_signal_connect_swapped (self->feat_view, "sounded", G_CALLBACK (sounded_cb), self);
}

void
ari_match_stage_set_table (AriMatchStage *self,
                           AriTable      *table,
                           GSettings     *settings)
{
  const AriFeatUi *ui;

  g_return_if_fail (ARI_IS_MATCH_STAGE (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  ui = ari_feat_ui_of (ari_match_get_rules (ari_table_get_match (table)));
  if (ui != NULL)
    add_feat_view (self, ui);
  ari_board_view_set_input (self->board, ari_table_get_input (table));
  ari_board_view_set_match (self->board, ari_table_get_match (table));
  self->dice = ari_dice_hand_new (self->board, table);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  ari_feast_set_table (self->feast, table, settings);
  ari_feat_sequence_set_watched (ari_table_get_feats (table), TRUE);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  if (settings != NULL)
    g_signal_connect_object (settings, "changed", G_CALLBACK (settings_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self, ARI_TABLE_LINE);
}

GtkWidget *
ari_match_stage_get_choices (AriMatchStage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_STAGE (self), NULL);

  return GTK_WIDGET (ari_board_view_get_choices (self->board));
}

gboolean
ari_match_stage_is_crowded (AriMatchStage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_STAGE (self), FALSE);

  return ari_board_view_is_crowded (self->board);
}

void
ari_match_stage_set_calm (AriMatchStage *self,
                          gboolean       calm)
{
  g_return_if_fail (ARI_IS_MATCH_STAGE (self));

  if (self->calm == calm)
    return;

  self->calm = calm;
  sync_feat (self, 0);
}

void
ari_match_stage_set_legible (AriMatchStage *self,
                             gboolean       legible)
{
  g_return_if_fail (ARI_IS_MATCH_STAGE (self));

  ari_board_view_set_legible (self->board, legible);
  /* Otherwise the view of feats would ask for more height than the board. */
  gtk_stack_set_vhomogeneous (self->stack, !legible);
}

static const struct { const char *name; float factor; } zooms[] = {
  { "match.zoom-in", ARI_ZOOM_STEP }, { "match.zoom-out", 1 / ARI_ZOOM_STEP }, { "match.whole-board", 0 },
};

void
ari_match_stage_install_zooms (GtkWidgetClass              *widget_class,
                               GtkWidgetActionActivateFunc  activate)
{
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    gtk_widget_class_install_action (widget_class, zooms[i].name, NULL, activate);
}

void
ari_match_stage_zoom (AriMatchStage *self,
                      const char    *action)
{
  g_return_if_fail (ARI_IS_MATCH_STAGE (self));

  if (gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->board))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++)
    if (g_str_equal (zooms[i].name, action))
      ari_board_view_zoom (self->board, zooms[i].factor);
}

void
ari_match_stage_stop_here (AriMatchStage *self)
{
  g_return_if_fail (ARI_IS_MATCH_STAGE (self));

  ari_move_input_stop (ari_table_get_input (self->table));
}

void
ari_match_stage_step_back (AriMatchStage *self)
{
  g_return_if_fail (ARI_IS_MATCH_STAGE (self));

  if (!ari_board_view_back (self->board))
    ari_table_undo (self->table);
}

gboolean
ari_match_stage_escape (AriMatchStage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_STAGE (self), FALSE);

  return ari_table_escape (self->table) || ari_board_view_back (self->board);
}

gboolean
ari_match_stage_has_focus (AriMatchStage *self)
{
  GtkWidget *focus;

  g_return_val_if_fail (ARI_IS_MATCH_STAGE (self), FALSE);

  focus = ari_widget_find_focus (GTK_WIDGET (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self));
}

AriSpot
ari_match_stage_get_focus (AriMatchStage *self)
{
  g_return_val_if_fail (ARI_IS_MATCH_STAGE (self), ARI_SPOT_NONE);

  if (gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->board))
    return ARI_SPOT_NONE;

  return ari_board_view_get_focus (self->board);
}

gboolean
ari_match_stage_wants_arrows (AriMatchStage *self)
{
  g_autoptr(AriTableView) view = ari_table_get_view (self->table);

  return view->is_in_play
         || ari_try_again_get_state (ari_table_get_try_again (self->table)) == ARI_TASK_ASKING;
}
