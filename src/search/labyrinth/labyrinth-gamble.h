/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-gamble.h"

G_BEGIN_DECLS

extern const AriGamble ari_gamble_labyrinth;
/* Takes what it can get at once: an opponent to measure levels against. */
extern const AriGamble ari_gamble_labyrinth_greedy;

G_END_DECLS
