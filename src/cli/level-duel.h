/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "level-game.h"

G_BEGIN_DECLS

/**
 * AriLevelDuel: a series of games between two levels, which take the seats in turn
 * @game: what all games have in common: no levels, no guests, and the seed of the first game
 * @levels: the two
 * @parts: what part of its budget each has; 0: all of it
 * @head_starts: the size of the head start of each, whatever its seat; 0: that of the seat in the setup
 *
 * Another level begins in each game. Two games have the same opening, with the levels in each other's seats.
 */
typedef struct
{
  AriLevelGame    game;
  const AriLevel *levels[2];
  double          parts[2];
  guint8          head_starts[2];
} AriLevelDuel;

/**
 * AriLevelScore: how the first level fared in a game
 * @share: its seats' share of the win, 0 … 1
 * @pairs: how many pairs of seats have different levels
 * @pair_wins: in how many of them the first level did better; half when both did as well. Who wins has done
 *   better than who does not, and of two who lose the one with more points
 * @plies: the length of the game
 */
typedef struct
{
  double share;
  guint  pairs;
  double pair_wins;
  guint  plies;
} AriLevelScore;

/* Plays the game of this number, from 0 on. If the duel has a guest program, it plays the second level.
 * FALSE as for ari_level_game_play(). */
gboolean ari_level_duel_play (const AriLevelDuel *self,
                              guint               number,
                              AriLevelScore      *score,
                              GError            **error);

G_END_DECLS
