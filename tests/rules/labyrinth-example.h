/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-game.h"

G_BEGIN_DECLS

/* Small positions of Labyrinth that show one rule. */

/* Sets up a position before the roll of a turn: "1a=16 2b=13+2", where the second is held for two turns; all
 * others are outside. */
void example_set_up        (Game       *game,
                            const char *setup,
                            const char *travellers,
                            AriActor    turn);
/* Where travellers are, in the words of example_set_up(). */
void example_assert_at     (const Game *game,
                            const char *travellers);
/* Who acts ("1", "chance"), and all that can be done, sorted. */
void example_assert_wanted (const Game *game,
                            const char *actor,
                            const char *texts);
/* The seat is to roll. */
void example_assert_turn   (const Game *game,
                            AriActor    seat);

G_END_DECLS
