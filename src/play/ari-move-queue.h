/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

/**
 * AriMoveQueue:
 *
 * A choice of a person that has not been played yet, with the place where it was made.
 *
 * A choice is one action, or a line of them. It may have to wait until it has been judged and its player has
 * decided, and then until the match may be played on. It is played at that place, or not at all. What was
 * chosen for a variation never goes on with the match itself. Choices that were rethought wait until the
 * record can keep them. Zero-initialized, nothing waits.
 */
typedef struct
{
  guint      place;               /* id of the ply that leads there; 0: the start */
  guint      n, next;             /* next == n: nothing is left */
  AriAction  actions[ARI_MAX_PV];
  char      *performance;         /* (nullable) of the feat that led to the only action */
  gboolean   aside;               /* chosen for a variation */
  double     seconds;             /* of thinking; negative: unknown */
  gboolean   undecided;           /* waits for a judgement, or for its player’s decision */
  gboolean   playing;             /* signals of the match must not play the next one */
  GPtrArray *rethought;           /* (nullable) */
} AriMoveQueue;

/* Replaces what waited. @actions: played one after the other, from the cursor of @match */
void     ari_move_queue_set       (AriMoveQueue    *self,
                                   AriMatch        *match,
                                   const AriAction *actions,
                                   guint            n,
                                   const char      *performance, /* (nullable) */
                                   double           seconds);
/* The choice isn't played before ari_move_queue_decide(). */
void     ari_move_queue_postpone  (AriMoveQueue *self);
/* Its player plays it. */
void     ari_move_queue_decide    (AriMoveQueue *self);
/* Its player rethinks it. @eval: (nullable): what was found about it. The record keeps it with that, or not
 * at all if nothing was found */
void     ari_move_queue_rethink   (AriMoveQueue  *self,
                                   const AriEval *eval);
/* Whether a choice waits only until the match may be played on. */
gboolean ari_move_queue_is_set    (const AriMoveQueue *self);
/* Forgets the choice that waits. */
void     ari_move_queue_clear     (AriMoveQueue  *self);
/* Frees all. */
void     ari_move_queue_finalize  (AriMoveQueue  *self);
gboolean ari_move_queue_play      (AriMoveQueue  *self,
                                   AriMatch      *match,
                                   GError       **error);
/* What to tell a player whose move can't be played any more, translated. */
const char *ari_move_queue_lost_words (void);
/* The same for what was chosen for a variation, where the match itself goes on. */
const char *ari_move_queue_aside_words (void);

G_END_DECLS
