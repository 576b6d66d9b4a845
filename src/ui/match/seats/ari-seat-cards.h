/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-room.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_SEAT_CARDS (ari_seat_cards_get_type ())
/**
 * AriSeatCards:
 *
 * The seats of a table, side by side.
 */
G_DECLARE_FINAL_TYPE (AriSeatCards, ari_seat_cards, ARI, SEAT_CARDS, AdwBin)

/* Call once, before the cards are shown. */
void ari_seat_cards_set_table (AriSeatCards *self,
                               AriTable     *table);
void ari_seat_cards_set_room  (AriSeatCards *self,
                               AriRoom       room);
/* Leaves most of a narrow page to what stands below the board. */
void ari_seat_cards_set_slim  (AriSeatCards *self);
/* Updates the cards. */
void ari_seat_cards_sync      (AriSeatCards *self);

G_END_DECLS
