/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-table.h"

G_BEGIN_DECLS

/**
 * AriQuestion: what you may ask about the position on the board instead of looking at it
 * @ARI_QUESTION_LAST_MOVE: what the last action was
 * @ARI_QUESTION_TURN: whose turn it is, and which colour you play
 * @ARI_QUESTION_SCORES: the points of everybody, and the pieces in hand
 * @ARI_QUESTION_THREATS: threats, chances and areas, as the overlays of the game know them
 * @ARI_QUESTION_CHANCES: the winning chances
 */
typedef enum
{
  ARI_QUESTION_LAST_MOVE,
  ARI_QUESTION_TURN,
  ARI_QUESTION_SCORES,
  ARI_QUESTION_THREATS,
  ARI_QUESTION_CHANCES,
} AriQuestion;

char *ari_answer         (AriTable    *table,
                          AriQuestion  question) G_GNUC_WARN_UNUSED_RESULT;
char *ari_answer_spot    (AriTable    *table,
                          AriSpot      spot) G_GNUC_WARN_UNUSED_RESULT;

/* ari-answer-marks.c: what the overlays of the game say about the whole board, the most urgent first; or
 * about @spot of @position, which the board shows, and the regions beside it, with a phrase for each; NULL:
 * nothing. */
char *ari_answer_threats (AriTable    *table) G_GNUC_WARN_UNUSED_RESULT;
char *ari_answer_marks   (AriTable          *table,
                          const AriPosition *position,
                          AriSpot            spot) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
