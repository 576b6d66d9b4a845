/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriSeatCardSize: how much of a seat is shown, depending on the space
 * @ARI_SEAT_CARD_FULL: everything, in one wide line
 * @ARI_SEAT_CARD_COMPACT: the same on two lines, with supplies as numbers
 * @ARI_SEAT_CARD_LINE: the same in one line
 * @ARI_SEAT_CARD_SLIM: mark, name, supplies and score in one line
 * @ARI_SEAT_CARD_NAME: mark, name and score in one line
 * @ARI_SEAT_CARD_TAG: mark and score, and a small name below
 * @ARI_SEAT_CARD_MARK: mark and score
 */
typedef enum
{
  ARI_SEAT_CARD_FULL,
  ARI_SEAT_CARD_COMPACT,
  ARI_SEAT_CARD_LINE,
  ARI_SEAT_CARD_SLIM,
  ARI_SEAT_CARD_NAME,
  ARI_SEAT_CARD_TAG,
  ARI_SEAT_CARD_MARK,
} AriSeatCardSize;

#define ARI_TYPE_SEAT_CARD (ari_seat_card_get_type ())
/**
 * AriSeatCard:
 *
 * One seat at the table: its mark, name, score, supplies and status.
 */
G_DECLARE_FINAL_TYPE (AriSeatCard, ari_seat_card, ARI, SEAT_CARD, AdwBin)

/* Empty until ari_seat_card_show(). */
GtkWidget *ari_seat_card_new          (AriActor           seat) G_GNUC_WARN_UNUSED_RESULT;
/* Shows what the seat has in @position, and what it is doing @now, which differs while a line is previewed.
 * @thinking: whether the computer is thinking for it */
void       ari_seat_card_show         (AriSeatCard       *self,
                                       AriMatch          *match,
                                       const AriPosition *position,
                                       const AriPosition *now,
                                       gboolean           thinking);
void       ari_seat_card_set_size     (AriSeatCard       *self,
                                       AriSeatCardSize    size);

G_END_DECLS
