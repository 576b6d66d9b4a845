/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-expectimax-ops.h"

G_BEGIN_DECLS

extern const AriExpectimaxOps ari_expectimax_labyrinth;
/* A greedy opponent, to measure levels against. */
extern const AriExpectimaxOps ari_expectimax_labyrinth_greedy;

G_END_DECLS
