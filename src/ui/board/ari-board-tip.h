/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-board-aim.h"
#include "ari-board-words.h"

G_BEGIN_DECLS

#define ARI_TYPE_BOARD_TIP (ari_board_tip_get_type ())
/**
 * AriBoardTip:
 *
 * Explains the spot on which the pointer has rested for a while. The explanation never hides what players
 * look at.
 */
G_DECLARE_FINAL_TYPE (AriBoardTip, ari_board_tip, ARI, BOARD_TIP, GObject)

/* @board: the widget that shows the board, and outlives the tip, as do @words and what @aim points to. */
AriBoardTip *ari_board_tip_new     (GtkWidget           *board,
                                    const AriBoardAim   *aim,
                                    const AriBoardWords *words) G_GNUC_WARN_UNUSED_RESULT;
/* Hides the explanation, once the pointer has moved or the board shows something else. */
void         ari_board_tip_end     (AriBoardTip         *self);
/* Explains nothing until the pointer moves. */
void         ari_board_tip_wait    (AriBoardTip         *self);
/* Call when the board has got its place. */
void         ari_board_tip_present (AriBoardTip         *self);

G_END_DECLS
