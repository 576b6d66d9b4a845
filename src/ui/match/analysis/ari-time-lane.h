/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-times.h"

G_BEGIN_DECLS

#define ARI_TYPE_TIME_LANE (ari_time_lane_get_type ())
/**
 * AriTimeLane:
 *
 * How long the people of a match thought: a lane for each of them, in the colour and the hatch of the seat,
 * with a bar for each decision, at the same place as in #AriShareChart. The heights grow with the logarithm
 * of the time, so that a few seconds can be seen beside ten minutes.
 *
 * Signal "chosen" (guint): the user wants to see the position after that many plies of the shown line.
 */
G_DECLARE_FINAL_TYPE (AriTimeLane, ari_time_lane, ARI, TIME_LANE, GtkWidget)

/* @match: always the same. @times: (nullable): of its current line; has to live until the next call */
void ari_time_lane_show (AriTimeLane    *self,
                         AriMatch       *match,
                         const AriTimes *times);

G_END_DECLS
