/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-glicko.h"
#include "ari-level.h"
#include "ari-puzzles.h"

G_BEGIN_DECLS

#define ARI_SKILL_PUZZLE_DEVIATION 100.0 /* of the rating of a puzzle */

/* How hard @puzzle, of @rules, is to find: the rating of the weakest level that finds it, on the scale of
 * ari_level_rating(). */
double ari_skill_of_puzzle (const AriPuzzle *puzzle,
                            const AriRules  *rules);

/**
 * ari_skill_of_person:
 * @skill: (out): how well a person solves the puzzles of @rules, on the same scale
 * @answers: (nullable) (element-type AriExerciseAnswer): the latest first
 * @now: Unix seconds
 *
 * Only the first answer to each puzzle counts, because the others are a matter of memory. What needed a hint
 * is half a result. Each answer is a period of the rating, and so is each day in between: in one long period,
 * a series of surprises would carry the rating far beyond all puzzles. A person of whom nothing is known
 * begins with the easiest puzzles.
 */
void   ari_skill_of_person (AriGlicko       *skill,
                            const GArray    *answers,
                            const AriRules  *rules,
                            gint64           now);

/* (nullable): the level that is about as strong; %NULL: none is so weak, or too few answers are known. */
const AriLevel *ari_skill_level (const AriGlicko *skill,
                                 const AriRules  *rules);

G_END_DECLS
