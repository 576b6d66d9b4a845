/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-level.h"
#include "ari-match.h"
#include "ari-solution.h"

G_BEGIN_DECLS

#define ARI_MAX_EFFORT (ARI_N_LEVELS - 1) /* a child finds no puzzle for certain */

/**
 * AriPuzzle: a position that comes with the program
 * @name: of this position, in every release
 * @effort: how deep one has to look, from 1 to %ARI_MAX_EFFORT: see ari_puzzle_level()
 * @match: a game that leads to the position, at its end; the seat that solves the puzzle is a person
 * @solution: with one right action
 * @theme: (interned): ari_solution_theme()
 */
typedef struct
{
  char        *name;
  guint        effort;
  AriMatch    *match;
  AriSolution *solution;
  const char  *theme;
} AriPuzzle;

/**
 * ari_puzzles_of:
 * @rules: a game
 *
 * Reads the puzzles of the game when they are first needed, some tens of milliseconds.
 *
 * Returns: (element-type AriPuzzle) (transfer none): the easiest first
 */
GPtrArray       *ari_puzzles_of     (const AriRules *rules);
/* Reads the puzzles of all games in idle moments, so that the functions above and below return at once. */
void             ari_puzzles_read_async  (GCancellable        *cancellable,
                                          GAsyncReadyCallback  callback,
                                          gpointer             data);
/* %FALSE only when it was cancelled. */
gboolean         ari_puzzles_read_finish (GAsyncResult        *result,
                                          GError             **error);
/* The weakest level of the computer that finds the answers of puzzles of that @effort, from 1, the novice. */
const AriLevel  *ari_puzzle_level   (guint            effort);
/* (nullable): the puzzle of that name. */
const AriPuzzle *ari_puzzles_lookup (const AriRules *rules,
                                     const char     *name);

G_END_DECLS
