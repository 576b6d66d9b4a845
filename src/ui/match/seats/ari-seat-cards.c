/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-seat-cards.h"

#include <glib/gi18n.h>

#include "ari-seat-card.h"
#include "ari-sentences.h"
#include "ari-table-view.h"
#include "ari-supply-row.h"

#define SPACING       12
#define CLOSE_SPACING 4
#define MAX_CARD      340 /* wider, a card would only part a name from its points */

struct _AriSeatCards
{
  AdwBin        parent_instance;

  AriTable     *table;                /* owned */

  /* Borrowed: children */
  AdwClamp     *clamp;
  AdwWrapBox   *box;
  AriSeatCard  *cards[ARI_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (AriSeatCards, ari_seat_cards, ADW_TYPE_BIN)

/* The size of the cards of more than two seats in a narrow window. Above a tall board there is one line of
 * cards, without what the board shows itself; more than three have no room for a name in it. */
static AriSeatCardSize
narrow_size (AriSeatCards *self)
{
  const AriSetup *setup = ari_match_get_setup (ari_table_get_match (self->table));
  const AriRect *board = &setup->rules->board (setup)->framed;

  if (board->height <= board->width && setup->seats < ARI_MAX_SEATS)
    return ARI_SEAT_CARD_SLIM;

  return setup->seats > 3 ? ARI_SEAT_CARD_TAG : ARI_SEAT_CARD_NAME;
}

static AriSeatCardSize
size_for (AriSeatCards *self,
          AriRoom       room)
{
  gboolean many = self->cards[2] != NULL;

  switch (room)
    {
    case ARI_ROOM_NARROW:
      return many ? narrow_size (self) : ARI_SEAT_CARD_COMPACT;

    case ARI_ROOM_LOW:
      return ARI_SEAT_CARD_LINE;

    case ARI_ROOM_WIDE:
    default:
      return many ? ARI_SEAT_CARD_LINE : ARI_SEAT_CARD_FULL;
    }
}

static void
ari_seat_cards_dispose (GObject *object)
{
  AriSeatCards *self = ARI_SEAT_CARDS (object);

  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_seat_cards_parent_class)->dispose (object);
}

static void
ari_seat_cards_class_init (AriSeatCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_seat_cards_dispose;
}

/* Players may try to drag a piece from the row that counts them. Any other drag is not ours. */
static void
drag_begin_cb (AriSeatCards   *self,
               double          x,
               double          y,
               GtkGestureDrag *drag)
{
  GtkWidget *from = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (self->table == NULL || from == NULL || !ARI_IS_SUPPLY_ROW (from))
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

static void
drag_end_cb (AriSeatCards   *self,
             double          dx,
             double          dy)
{
  const char *refusal = _("This is only a count of the pieces.");
  g_autoptr(AriTableView) view = NULL;
  g_autofree char *text = NULL;

  if (self->table == NULL || !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;

  /* A choice that waits to be confirmed says itself what to do. */
  view = ari_table_get_view (self->table);
  if (!ari_table_holds_choice (self->table))
    text = ari_sentences_join (refusal, view->status);
  ari_table_refuse (self->table, text != NULL ? text : refusal);
}

static void
ari_seat_cards_init (AriSeatCards *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->box = ADW_WRAP_BOX (adw_wrap_box_new ());
  adw_wrap_box_set_child_spacing (self->box, SPACING);
  adw_wrap_box_set_line_spacing (self->box, 6);
  adw_wrap_box_set_justify (self->box, ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (self->box, TRUE);
  adw_wrap_box_set_wrap_policy (self->box, ADW_WRAP_MINIMUM);
  self->clamp = ADW_CLAMP (adw_clamp_new ());
  adw_clamp_set_child (self->clamp, GTK_WIDGET (self->box));
  adw_clamp_set_unit (self->clamp, ADW_LENGTH_UNIT_SP);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->clamp));

  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
ari_seat_cards_set_table (AriSeatCards *self,
                          AriTable     *table)
{
  g_autoptr(GtkSizeGroup) widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  guint seats;

  g_return_if_fail (ARI_IS_SEAT_CARDS (self));
  g_return_if_fail (self->table == NULL);

  self->table = g_object_ref (table);
  seats = ari_match_get_setup (ari_table_get_match (table))->seats;
  for (AriActor seat = 1; seat <= seats; seat++)
    {
      GtkWidget *card = ari_seat_card_new (seat);

      gtk_widget_set_hexpand (card, TRUE);
      gtk_size_group_add_widget (widths, card);
      adw_wrap_box_append (self->box, card);
      self->cards[seat - 1] = ARI_SEAT_CARD (card);
    }
  adw_clamp_set_maximum_size (self->clamp, MAX_CARD * (int) seats);
  adw_clamp_set_tightening_threshold (self->clamp, adw_clamp_get_maximum_size (self->clamp));
}

static void
set_size (AriSeatCards    *self,
          AriSeatCardSize  size,
          GtkOrientation   orientation)
{
  /* Five names need the room between the cards. */
  gboolean is_close = size > ARI_SEAT_CARD_FULL && (size != ARI_SEAT_CARD_LINE
                                                    || self->cards[ARI_MAX_SEATS - 1] != NULL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), orientation);
  adw_wrap_box_set_child_spacing (self->box, is_close || orientation == GTK_ORIENTATION_VERTICAL
                                             ? CLOSE_SPACING : SPACING);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (self->cards[i] != NULL)
      ari_seat_card_set_size (self->cards[i], size);
}

void
ari_seat_cards_set_room (AriSeatCards *self,
                         AriRoom       room)
{
  g_return_if_fail (ARI_IS_SEAT_CARDS (self));

  set_size (self, size_for (self, room),
            room == ARI_ROOM_LOW ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

void
ari_seat_cards_set_slim (AriSeatCards *self)
{
  g_return_if_fail (ARI_IS_SEAT_CARDS (self));

  set_size (self, self->cards[2] != NULL ? ARI_SEAT_CARD_MARK : ARI_SEAT_CARD_SLIM,
            GTK_ORIENTATION_HORIZONTAL);
}

void
ari_seat_cards_sync (AriSeatCards *self)
{
  AriMatch *match;
  g_autoptr(AriTableView) view = NULL;
  const AriPosition *now;
  gboolean thinking;

  g_return_if_fail (ARI_IS_SEAT_CARDS (self));

  match = ari_table_get_match (self->table);
  thinking = ari_driver_get_thinking (ari_table_get_driver (self->table))
             && ari_table_get_preview (self->table)->step == 0
             && !ari_feat_sequence_hides_outcome (ari_table_get_feats (self->table));
  view = ari_table_get_view (self->table);
  now = &view->position;
  /* Nobody has played what is only previewed; but what leads a table shows how others play. */
  if (ari_table_get_preview (self->table)->step > 0 && !ari_table_is_led (self->table))
    now = ari_match_get_position (match);
  for (AriActor seat = 1; seat <= ari_match_get_setup (match)->seats; seat++)
    ari_seat_card_show (self->cards[seat - 1], match, &view->position, now, thinking);
}
