/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_SEAT_CARD (ari_seat_card_get_type ())
/**
 * AriSeatCard:
 *
 * One seat at the table: its mark, name, score, what it holds in hand and what it is doing.
 */
G_DECLARE_FINAL_TYPE (AriSeatCard, ari_seat_card, ARI, SEAT_CARD, AdwBin)

GtkWidget *ari_seat_card_new          (AriActor           seat) G_GNUC_WARN_UNUSED_RESULT;
/* Shows the seat in @position; @thinking: the computer is at work for it. */
void       ari_seat_card_show         (AriSeatCard       *self,
                                       AriMatch          *match,
                                       const AriPosition *position,
                                       gboolean           thinking);
/* On little room: one line. */
void       ari_seat_card_set_one_line (AriSeatCard       *self,
                                       gboolean           one_line);

G_END_DECLS
