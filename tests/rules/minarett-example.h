/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-game.h"

G_BEGIN_DECLS

/* Small positions of Minarett that show one rule. */

/* Sets up a position: "c3=LmS d4=s", each tower from the bottom up, the first seat's pieces in capitals; all
 * others are in hand. */
void example_set_up         (Game       *game,
                             const char *setup,
                             const char *towers,
                             AriActor    actor);
/* Empties the hands, as if those pieces had been captured without counting. */
void example_empty_hands    (Game       *game);
/* Of several actions in their written form. */
void example_assert_legal   (const Game *game,
                             const char *texts);
void example_assert_illegal (const Game *game,
                             const char *texts);
void example_assert_actor   (const Game *game,
                             AriActor    actor,
                             guint       winners);

G_END_DECLS
