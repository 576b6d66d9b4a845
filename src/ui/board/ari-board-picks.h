/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-shown.h"
#include "ari-move-input.h"

G_BEGIN_DECLS

/**
 * AriBoardPicks: what is picked on a board, and what can be picked next
 * @shown: (borrowed): what the board shows
 * @input: (borrowed): the move that a person is making there
 *
 * The parts of a board read what both say.
 */
typedef struct
{
  const AriBoardShown *shown;
  AriMoveInput        *input;
} AriBoardPicks;

/* The picks so far, and what continues them. */
const AriPicker *ari_board_picks_picker   (const AriBoardPicks *picks);
guint    ari_board_picks_find_lifted      (const AriBoardPicks *picks,
                                           AriSpot              spots[ARI_MAX_MOTION_PATHS]);
/* Whether @spot is one of the picks. */
gboolean ari_board_picks_has              (const AriBoardPicks *picks,
                                           AriSpot              spot);
/* Whether the piece on @spot is picked up. */
gboolean ari_board_picks_lifts            (const AriBoardPicks *picks,
                                           AriSpot              spot);
gboolean ari_board_picks_can_drag         (const AriBoardPicks *picks,
                                           AriSpot              spot);
/* FALSE for a spot that stands for a piece while there is none. */
gboolean ari_board_picks_has_something    (const AriBoardPicks *picks,
                                           AriSpot              spot);
/* Whether a picked piece can go to @spot. */
gboolean ari_board_picks_is_target        (const AriBoardPicks *picks,
                                           AriSpot              spot);
/* Whether what lies on @spot, such as a die, would leave the picked piece where it stands. */
gboolean ari_board_picks_leads_back       (const AriBoardPicks *picks,
                                           AriSpot              spot);
/* Whether several picks bring a picked piece to @spot, so that pointing there asks for one of them. */
gboolean ari_board_picks_asks_at          (const AriBoardPicks *picks,
                                           AriSpot              spot);
/* Whether a person can pick @spot now. */
gboolean ari_board_picks_offers           (const AriBoardPicks *picks,
                                           AriSpot              spot);
/* Filters for ari_board_spot_at() and similar functions: @data is the #AriBoardPicks. */
gboolean ari_board_picks_accepts_offered  (AriSpot              spot,
                                           gpointer             data);
gboolean ari_board_picks_accepts_pickable (AriSpot              spot,
                                           gpointer             data);
gboolean ari_board_picks_accepts_focus    (AriSpot              spot,
                                           gpointer             data);
/* Whether people point at spots of this kind on the board itself. */
gboolean ari_spot_kind_is_pickable        (AriSpotKind          kind);

G_END_DECLS
