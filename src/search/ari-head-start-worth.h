/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriWorth: what a head start is worth to a player
 * @points: how many points more the rating of a player without one would have to be, on the scale of
 *   ari_level_rating(), for the same score; less than 0: the head start does harm
 * @deviation: the standard error of @points, over different opponents
 */
typedef struct
{
  double points;
  double deviation;
} AriWorth;

/* With how many seats the head starts of the game have been measured; 0: not at all. */
guint    ari_head_start_worth_seats (const AriRules *rules);
/* What a head start of @size, 0 to the greatest one with so many seats, is worth to a player rated @rating
 * against an opponent rated @opponent who has none. The game's head starts have been measured. */
AriWorth ari_head_start_worth       (const AriRules *rules,
                                     guint           size,
                                     double          rating,
                                     double          opponent);

G_END_DECLS
