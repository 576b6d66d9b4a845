/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-skill.h"

#include "ari-schedule.h"

#define KNOWN 175.0 /* the deviation from which on a rating is worth a word: after some ten answers */
#define BELOW 200.0 /* the easiest puzzles: nobody who is weaker than that is compared with it */

double
ari_skill_of_puzzle (const AriPuzzle *puzzle,
                     const AriRules  *rules)
{
  return ari_level_rating (ari_puzzle_level (puzzle->effort), rules);
}

static double
score_of (const AriExerciseAnswer *answer)
{
  return answer->rating >= ARI_FSRS_GOOD ? 1.0 : answer->rating == ARI_FSRS_HARD ? 0.5 : 0.0;
}

/* (nullable): the puzzle, if the answer is the first one to a puzzle of @rules. @seen: the puzzles that were
 * answered before */
static const AriPuzzle *
find_new_puzzle (const AriExerciseAnswer *answer,
                 const AriRules          *rules,
                 GHashTable              *seen)
{
  if (answer->puzzle == NULL || g_strcmp0 (answer->game, rules->id) != 0
      || !g_hash_table_add (seen, (gpointer) answer->puzzle))
    return NULL;

  return ari_puzzles_lookup (rules, answer->puzzle);
}

/* Each day from @last on makes the rating less certain. @last: (inout): becomes @day */
static void
wait_until (AriGlicko *skill,
            guint32   *last,
            guint32    day)
{
  if (day > *last)
    ari_glicko_rest (skill, day - *last);
  *last = day;
}

void
ari_skill_of_person (AriGlicko      *skill,
                     const GArray   *answers,
                     const AriRules *rules,
                     gint64          now)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint32 day = G_MAXUINT32;

  *skill = (AriGlicko) { ari_level_rating (ari_puzzle_level (1), rules), ARI_GLICKO_DEVIATION,
                         ARI_GLICKO_VOLATILITY };
  for (guint i = answers != NULL ? answers->len : 0; i > 0; i--)
    {
      const AriExerciseAnswer *answer = &g_array_index (answers, AriExerciseAnswer, i - 1);
      const AriPuzzle *puzzle = find_new_puzzle (answer, rules, seen);
      AriGlickoGame game;

      if (puzzle == NULL)
        continue;

      wait_until (skill, &day, ari_schedule_day (answer->time));
      game = (AriGlickoGame) { ari_skill_of_puzzle (puzzle, rules), ARI_SKILL_PUZZLE_DEVIATION,
                               score_of (answer) };
      ari_glicko_update (skill, &game, 1);
    }
  wait_until (skill, &day, ari_schedule_day (now));
}

const AriLevel *
ari_skill_level (const AriGlicko *skill,
                 const AriRules  *rules)
{
  if (skill->deviation > KNOWN || skill->rating < ari_level_rating (ari_puzzle_level (1), rules) - BELOW)
    return NULL;

  return MAX (ari_level_nearest (skill->rating, rules), ari_puzzle_level (1));
}
