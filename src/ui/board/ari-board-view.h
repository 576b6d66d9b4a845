/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-board-renderer.h"
#include "ari-match.h"
#include "ari-move-input.h"

G_BEGIN_DECLS

/**
 * AriBoardFlags:
 * @ARI_BOARD_ARRIVED: the last action has just been made, so it may be animated
 * @ARI_BOARD_ANIMATED: animations are on
 * @ARI_BOARD_TURN: it is a person's turn at the end of the match, so that Space picks at a visible keyboard
 *   focus
 * @ARI_BOARD_CONFIRM_TAPS: a tap of a finger that would play a move only marks it, and a second tap there
 *   plays it
 * @ARI_BOARD_UNHURRIED: refusals stay until the person does something else, however long they read, and keys
 *   that pick are answered when nothing can be picked, too
 */
typedef enum
{
  ARI_BOARD_ARRIVED      = 1 << 0,
  ARI_BOARD_ANIMATED     = 1 << 1,
  ARI_BOARD_TURN         = 1 << 2,
  ARI_BOARD_CONFIRM_TAPS = 1 << 3,
  ARI_BOARD_UNHURRIED    = 1 << 4,
} AriBoardFlags;

#define ARI_TYPE_BOARD_VIEW (ari_board_view_get_type ())
/**
 * AriBoardView:
 *
 * The board of any game: it shows the state of the last ari_board_view_show(), and what is hovered, focused
 * and picked. It reports to its #AriMoveInput what people point at. To keyboard and screen reader it is a
 * grid with a cell for each spot.
 *
 * Signal "zoomed" (): the scale has changed, or the enlarged board has moved.
 */
G_DECLARE_FINAL_TYPE (AriBoardView, ari_board_view, ARI, BOARD_VIEW, GtkWidget)

/* Empty until ari_board_view_show(). */
GtkWidget  *ari_board_view_new       (void) G_GNUC_WARN_UNUSED_RESULT;
/* Before anything is shown. @input: the move that people make here by pointing */
void        ari_board_view_set_input (AriBoardView        *self,
                                      AriMoveInput        *input);
void        ari_board_view_show      (AriBoardView        *self,
                                      const AriBoardState *show,
                                      AriBoardFlags        flags);
/* What the view paints: the state of the last ari_board_view_show(), with what is hovered, focused, picked
 * and refused, and the size of a unit. It changes along with the view. */
const AriBoardState *ari_board_view_get_state (AriBoardView *self);
/* (nullable): the board with its spots where the picture has them; NULL until something is shown. */
const AriBoard *ari_board_view_get_board (AriBoardView *self);
/* @at: in board units. Returns where the picture has it, in pixels of the view. */
AriPoint    ari_board_view_to_px     (AriBoardView  *self,
                                      AriPoint       at);
/* Draws attention to the surroundings of some spots, without saying which one. */
void        ari_board_view_show_region (AriBoardView  *self,
                                        const AriSpot *spots,
                                        guint          n_spots);
/* (transfer full): the outline that is painted around the region, in pixels of the view. */
GskPath    *ari_board_view_region_path (AriBoardView  *self);
gboolean    ari_board_view_pick      (AriBoardView  *self,
                                      AriSpot        spot);
/* Does what a click there means. @px: pixels of the view; @by_finger: it covers more than a point */
void        ari_board_view_click     (AriBoardView  *self,
                                      AriPoint       px,
                                      gboolean       by_finger);
/* What a click there would be about; ARI_SPOT_NONE: nothing. */
AriSpot     ari_board_view_find_spot (AriBoardView  *self,
                                      double         x,
                                      double         y);
gboolean    ari_board_view_back      (AriBoardView  *self);
void        ari_board_view_zoom      (AriBoardView  *self,
                                      float          factor);
float       ari_board_view_get_zoom  (AriBoardView  *self);
GtkWidget  *ari_board_view_get_choices (AriBoardView *self);
/* See ari_board_choices_is_crowded(). */
gboolean    ari_board_view_is_crowded (AriBoardView *self);
void        ari_board_view_set_legible (AriBoardView *self,
                                        gboolean      legible);
/* @match: (nullable): names the players of what is shown, in what the places are called */
void        ari_board_view_set_match  (AriBoardView *self,
                                       AriMatch     *match);
/* The spot of the keyboard, or the one it will return to; ARI_SPOT_NONE: none yet. */
AriSpot     ari_board_view_get_focus (AriBoardView  *self);
GtkWidget  *ari_board_view_get_spot  (AriBoardView  *self,
                                      AriSpot        spot);
/* Nodes painted since the view was created, by layer; tests measure the cost of changes with it. */
guint       ari_board_view_n_painted (AriBoardView  *self,
                                      AriLayer       layer);

G_END_DECLS
