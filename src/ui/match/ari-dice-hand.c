/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-dice-hand.h"

#include <math.h>

#include "ari-roll.h"

#define MIN_TOUCH_PX 44 /* a die is at least this large for a finger */
#define SWING_PX     24 /* how far a hand moves one way before it turns back, if it shakes */
#define SWINGS       3

struct _AriDiceHand
{
  GObject       parent_instance;

  AriBoardView *board;  /* borrowed: it outlives its controllers */
  AriTable     *table;  /* owned */
  GtkEventController *drag;  /* borrowed, like @keys; NULL once the board is gone */
  GtkEventController *keys;

  double        from_x, from_y;  /* where the press began */
  double        turned_x, turned_y; /* where the hand last turned back */
  double        far_x, far_y;       /* the farthest place since */
  guint         n_swings;
  gboolean      rolled;  /* in this press */
};

G_DEFINE_FINAL_TYPE (AriDiceHand, ari_dice_hand, G_TYPE_OBJECT)

void
ari_dice_roll (AriTable *table)
{
  ari_table_roll (table, (guint64) g_random_int () << 32 | g_random_int ());
}

/* Whether (@x, @y) on the board is a die that waits. */
static gboolean
is_on_dice (AriDiceHand *self,
            double       x,
            double       y)
{
  AriMatch *match = ari_table_get_match (self->table);
  AriSpot dice[ARI_MAX_MOTION_PATHS];
  guint n = ari_find_dice (ari_match_get_setup (match), ari_match_get_position (match), dice);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *die = ari_board_view_get_spot (self->board, dice[i]);
      graphene_rect_t place;

      if (die == NULL || !gtk_widget_compute_bounds (die, GTK_WIDGET (self->board), &place))
        continue;

      graphene_rect_inset (&place, MIN (0, (place.size.width - MIN_TOUCH_PX) / 2),
                           MIN (0, (place.size.height - MIN_TOUCH_PX) / 2));
      if (graphene_rect_contains_point (&place, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        return TRUE;
    }

  return FALSE;
}

static void
begin_cb (AriDiceHand    *self,
          double          x,
          double          y,
          GtkGestureDrag *drag)
{
  if (!ari_table_can_roll (self->table))
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->from_x = x;
  self->from_y = y;
  self->turned_x = self->turned_y = self->far_x = self->far_y = 0;
  self->n_swings = 0;
  self->rolled = FALSE;
}

/* Counts how often the hand turns back after a swing that was long enough. */
static void
update_cb (AriDiceHand *self,
           double       x,
           double       y)
{
  double reach = hypot (self->far_x - self->turned_x, self->far_y - self->turned_y);

  if (self->rolled)
    return;

  if (hypot (x - self->turned_x, y - self->turned_y) >= reach)
    {
      self->far_x = x;
      self->far_y = y;
    }
  else if (reach >= SWING_PX && hypot (x - self->far_x, y - self->far_y) >= SWING_PX / 3.0)
    {
      self->turned_x = self->far_x;
      self->turned_y = self->far_y;
      self->far_x = x;
      self->far_y = y;
      self->n_swings++;
    }

  if (self->n_swings >= SWINGS)
    {
      self->rolled = TRUE;
      ari_dice_roll (self->table);
    }
}

/* A press that hardly moved is a click, unless another gesture took it: the drag ends then, too. */
static void
end_cb (AriDiceHand    *self,
        double          x,
        double          y,
        GtkGestureDrag *drag)
{
  GdkEventSequence *sequence = gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (drag));

  if (gtk_gesture_get_sequence_state (GTK_GESTURE (drag), sequence) != GTK_EVENT_SEQUENCE_DENIED
      && !self->rolled && self->n_swings == 0 && hypot (x, y) < SWING_PX
      && is_on_dice (self, self->from_x, self->from_y))
    ari_dice_roll (self->table);
  self->rolled = TRUE;
}

/* A press that was broken off is not a click. */
static void
cancel_cb (AriDiceHand *self)
{
  self->rolled = TRUE;
}

static gboolean
key_cb (AriDiceHand    *self,
        guint           key,
        guint           code,
        GdkModifierType state)
{
  gboolean is_space = key == GDK_KEY_space || key == GDK_KEY_KP_Space;
  gboolean is_enter = key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;

  if ((!is_space && !is_enter) || (state & gtk_accelerator_get_default_mod_mask ()) != 0
      || !ari_table_can_roll (self->table))
    return GDK_EVENT_PROPAGATE;

  ari_dice_roll (self->table);

  return GDK_EVENT_STOP;
}

static void
ari_dice_hand_dispose (GObject *object)
{
  AriDiceHand *self = ARI_DICE_HAND (object);

  if (self->drag != NULL)
    {
      gtk_widget_remove_controller (GTK_WIDGET (self->board), self->drag);
      gtk_widget_remove_controller (GTK_WIDGET (self->board), self->keys);
      g_clear_weak_pointer (&self->drag);
      g_clear_weak_pointer (&self->keys);
    }
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_dice_hand_parent_class)->dispose (object);
}

static void
ari_dice_hand_class_init (AriDiceHandClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_dice_hand_dispose;
}

static void
ari_dice_hand_init (AriDiceHand *self)
{
}

AriDiceHand *
ari_dice_hand_new (AriBoardView *board,
                   AriTable     *table)
{
  AriDiceHand *self;

  g_return_val_if_fail (ARI_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);

  self = g_object_new (ARI_TYPE_DICE_HAND, NULL);
  self->board = board;
  self->table = g_object_ref (table);
  g_set_weak_pointer (&self->drag, GTK_EVENT_CONTROLLER (gtk_gesture_drag_new ()));
  g_set_weak_pointer (&self->keys, gtk_event_controller_key_new ());

  gtk_event_controller_set_static_name (self->drag, "dice-drag");
  gtk_event_controller_set_static_name (self->keys, "dice-keys");
  /* Before the board itself, which knows Space and Enter as ways to pick. */
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->drag, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect_swapped (self->drag, "drag-update", G_CALLBACK (update_cb), self);
  g_signal_connect_swapped (self->drag, "drag-end", G_CALLBACK (end_cb), self);
  g_signal_connect_swapped (self->drag, "cancel", G_CALLBACK (cancel_cb), self);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (board), self->drag);
  gtk_widget_add_controller (GTK_WIDGET (board), self->keys);

  return self;
}
