/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-board-picks.h"
#include "ari-board-words.h"

G_BEGIN_DECLS

#define ARI_TYPE_BOARD_CHOICES (ari_board_choices_get_type ())
/**
 * AriBoardChoices:
 *
 * The buttons for spots that have no place on the board, such as passing: they stand beside it.
 *
 * Signals; spots are an #AriSpot:
 * - "activated" (guint): this choice was made
 * - "meant" (guint, gboolean): a choice is pointed at, or has the visible focus, and brings a piece to this
 *   spot; FALSE: no longer
 */
G_DECLARE_FINAL_TYPE (AriBoardChoices, ari_board_choices, ARI, BOARD_CHOICES, GObject)

/* @board: the widget to which the focus returns after a choice. It outlives this, as do @words. */
AriBoardChoices *ari_board_choices_new        (GtkWidget           *board,
                                               const AriBoardWords *words) G_GNUC_WARN_UNUSED_RESULT;
/* Creates the buttons for a new board. */
void             ari_board_choices_rebuild    (AriBoardChoices     *self);
/* Shows and labels what can be chosen. Call after the picks or the state have changed. */
void             ari_board_choices_offer      (AriBoardChoices     *self);
/* Whether so many choices are offered that little room is left beside them. */
gboolean         ari_board_choices_is_crowded (AriBoardChoices     *self);
/* (transfer none): the buttons, hidden while there are none. They are not children of the board. */
GtkWidget       *ari_board_choices_get_box    (AriBoardChoices     *self);
/* (nullable) (transfer none): NULL: the spot is no choice. */
GtkWidget       *ari_board_choices_get_button (AriBoardChoices     *self,
                                               AriSpot              spot);
/* The choice that has the focus; ARI_SPOT_NONE: none. */
AriSpot          ari_board_choices_get_focus  (AriBoardChoices     *self);
/* Moves the focus to the first choice on offer. */
void             ari_board_choices_grab_focus (AriBoardChoices     *self);
/* What the board shows for the choice that is pointed at or has the visible focus; ARI_SPOT_NONE: neither. */
AriSpot          ari_board_choices_get_meant  (AriBoardChoices     *self);

G_END_DECLS
