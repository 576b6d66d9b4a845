/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-game.h"

G_BEGIN_DECLS

/* Gives pairs to seats: "1B21" is a blue pair of seat 1, left 2 and right 1. Their tiles are taken from
 * the end of the table. */
void example_set_up (Game       *game,
                     const char *setup,
                     const char *pairs);

G_END_DECLS
