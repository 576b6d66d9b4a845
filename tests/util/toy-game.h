/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/* A small complete game for tests of the layers above the rules, so that they need no real game: chance
 * rolls a die (r1, r2, r3; r2 is twice as likely), then the seat to move takes up to that many counters
 * from the heap (t1, t2, t3). When the heap is empty, the seats with the most counters win. Options: "heap"
 * has 12 counters, 40, or never runs out; without "dice" there is no chance and every seat may take up to
 * three. */
extern const AriRules toy_game;

/* Like ari_rules_lookup(), but also knows the toy game. */
const AriRules *toy_game_lookup (const char *id);
/* The start of a game of two seats with the given heap. */
void toy_game_start (AriPosition *position,
                     const char  *heap);

G_END_DECLS
