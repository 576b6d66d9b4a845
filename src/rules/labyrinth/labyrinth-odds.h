/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth-position.h"

G_BEGIN_DECLS

/* How likely the dice bring an enemy to a traveller: exact, by all rolls of a turn. */

/* The field where the leg of an action ends; 0 for an action without a leg. */
guint    labyrinth_end_of_leg       (const Labyrinth   *l,
                                     LabyrinthAction    a);

/* Whether the action played in @before, which led to @after, has ended the turn. */
gboolean labyrinth_is_turn_over     (const Labyrinth   *before,
                                     const Labyrinth   *after);

/**
 * labyrinth_odds_of_exchange:
 * @position: with a traveller of @seat on @field
 * @seat: whose traveller it is
 * @field: a field inside
 *
 * Each enemy is considered separately, with a whole turn that begins in @position and that does nothing but
 * hunt this traveller, as if the other enemies did nothing. Each of them expands all rolls of such a turn.
 *
 * Returns: the probability, 0 … 1, that the enemies' next turns, one each, exchange the traveller; 0 on a
 *   shared field
 */
float    labyrinth_odds_of_exchange (const AriPosition *position,
                                     AriActor           seat,
                                     guint              field);

G_END_DECLS
