/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

#define ARI_MAX_TALLY_ROWS 5

/* One thing that a game counts for each seat. */
typedef struct
{
  const char *label;                  /* N_() the unit, as the head of a row: “Triangles” */
  int         numbers[ARI_MAX_SEATS]; /* seats that do not play have 0 */
  guint       without;                /* a bit for each seat that has no number here, from bit 0 */
} AriTallyRow;

/* Whether the row has a number for @seat. */
static inline gboolean
ari_tally_row_has (const AriTallyRow *row,
                   AriActor           seat)
{
  return (row->without >> (seat - 1) & 1) == 0;
}

/* Fills in the rows, the one that decides first; returns their number. */
typedef guint       AriTallyRowsFunc   (const AriPosition *position,
                                        AriTallyRow        rows[ARI_MAX_TALLY_ROWS]);
/* Why the match has ended as it did: a translated sentence that names no winner, newly allocated. The game is
 * over. */
typedef char       *AriTallyReasonFunc (const AriPosition *position);
/* A score in words that say what it counts, for screen readers, newly allocated: “2 captured pieces”. */
typedef char       *AriTallyScoreFunc  (int                score);
/* If the game has ended in a draw, its cause as one word for records; else NULL. */
typedef const char *AriTallyDrawFunc   (const AriPosition *position);

/**
 * AriTallyTable: what a game counts, and what that means at its end; see #AriRules.tally
 */
typedef struct
{
  AriTallyRowsFunc   *rows;
  AriTallyReasonFunc *reason;
  AriTallyDrawFunc   *draw;            /* Optional: seats can share the win, and nobody calls that a draw */
  AriTallyScoreFunc  *score;           /* Optional: scores are points */
  gboolean            wins_by_points;  /* a match is won with so many points: the scores */
  gboolean            foresees_points; /* where a win is as good as decided, the scores that a search
                                        * expects come true, as was measured: see designs/coaching.md */
} AriTallyTable;

guint       ari_rules_tally          (const AriRules    *rules,
                                      const AriPosition *position,
                                      AriTallyRow        rows[ARI_MAX_TALLY_ROWS]);
char       *ari_rules_reason         (const AriRules    *rules,
                                      const AriPosition *position);
const char *ari_rules_draw           (const AriRules    *rules,
                                      const AriPosition *position);
char       *ari_rules_score_words    (const AriRules    *rules,
                                      int                score);
gboolean    ari_rules_has_draws      (const AriRules    *rules);
gboolean    ari_rules_wins_by_points (const AriRules    *rules);
gboolean    ari_rules_foresees_points (const AriRules   *rules);

G_END_DECLS
