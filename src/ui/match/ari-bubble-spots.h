/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-bubble-place.h"
#include "ari-match-stage.h"

G_BEGIN_DECLS

/* What a bubble on the board could hide. Arrays hold graphene_rect_t, in pixels of the stage (transfer
 * full). */

/* The part of a spot that shows; FALSE: the spot is outside of an enlarged board. */
gboolean ari_bubble_spots_find_bounds (AriMatchStage   *stage,
                                       AriSpot          spot,
                                       graphene_rect_t *bounds);
/* Every AriSpot that the person whose turn it is can pick, and where that can go. */
GArray  *ari_bubble_spots_list_next   (AriTable        *table);
/* What must stay in sight: dice, the pieces that persons hold beside the board, all of @next if that is
 * little, and what is revealed for a moment. */
GArray  *ari_bubble_spots_find_scarce (AriMatchStage   *stage,
                                       AriTable        *table,
                                       const GArray    *next);
/* Where those of @spots are. */
GArray  *ari_bubble_spots_find        (AriMatchStage   *stage,
                                       const AriSpot   *spots,
                                       guint            n);
/* The last move, and the pieces that have earned what comes next. */
GArray  *ari_bubble_spots_find_move   (AriMatchStage   *stage,
                                       AriTable        *table);

G_END_DECLS
