/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_TIME_USED (ari_time_used_get_type ())
/**
 * AriTimeUsed:
 *
 * How long the people of a match thought, in all and for each decision (#AriTimeLane). Hides itself where no
 * time is known.
 *
 * Signal "chosen" (guint): the user wants to see the position after that many plies of the shown line.
 */
G_DECLARE_FINAL_TYPE (AriTimeUsed, ari_time_used, ARI, TIME_USED, AdwBin)

/* Call once. */
void ari_time_used_set_match (AriTimeUsed *self,
                              AriMatch    *match);

G_END_DECLS
