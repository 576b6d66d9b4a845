/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-view.h"
#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_DICE_HAND (ari_dice_hand_get_type ())
/**
 * AriDiceHand:
 *
 * The hand that rolls the dice on a board while they wait for a person: by a click or tap on them, by shaking
 * the pointer or a finger anywhere on the board, or by Space or Enter. At all other times it lets every event
 * pass.
 */
G_DECLARE_FINAL_TYPE (AriDiceHand, ari_dice_hand, ARI, DICE_HAND, GObject)

/* @board must show the match of @table. */
AriDiceHand *ari_dice_hand_new (AriBoardView *board,
                                AriTable     *table) G_GNUC_WARN_UNUSED_RESULT;
/* Rolls the dice if they wait. */
void         ari_dice_roll     (AriTable     *table);

G_END_DECLS
