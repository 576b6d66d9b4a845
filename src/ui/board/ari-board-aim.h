/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-picks.h"
#include "ari-painter.h"

G_BEGIN_DECLS

#define ARI_MIN_TOUCH_PX 32 /* smallest size of a spot for a finger */

/**
 * AriBoardAim: what a pointer means at a place in the view
 * @picks: (borrowed)
 * @painter: (borrowed): where the board lies
 *
 * It targets the nearest spot, which rectangular widgets could not decide. Places are in pixels of the view,
 * and something is shown.
 */
typedef struct
{
  const AriBoardPicks *picks;
  const AriPainter    *painter;
} AriBoardAim;

AriSpot     ari_board_aim_point        (const AriBoardAim *aim,
                                        AriPoint           px);
AriSpot     ari_board_aim_click        (const AriBoardAim *aim,
                                        AriPoint           px);
AriSpot     ari_board_aim_look         (const AriBoardAim *aim,
                                        AriPoint           px);
gboolean    ari_board_aim_is_offered   (const AriBoardAim *aim,
                                        AriPoint           px);
gboolean    ari_board_aim_is_free      (const AriBoardAim *aim,
                                        AriPoint           px);
gboolean    ari_board_aim_is_near      (AriPoint           px,
                                        AriPoint           before,
                                        gboolean           by_finger);
gboolean    ari_board_aim_asks         (const AriBoardAim *aim,
                                        AriSpot            spot,
                                        AriPoint           px,
                                        gboolean           by_finger);
const char *ari_board_aim_say_meeting  (const AriBoardAim *aim,
                                        AriSpot            spot,
                                        AriPoint           px);
gboolean    ari_board_aim_find_end     (const AriBoardAim *aim,
                                        AriPoint           px,
                                        AriPoint          *end);
AriSpot     ari_board_aim_pulled_line  (const AriBoardAim *aim,
                                        AriPoint           end,
                                        AriPoint           px);

G_END_DECLS
