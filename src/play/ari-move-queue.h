/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

/**
 * AriMoveQueue:
 *
 * What a person chose while the match was held, and the place where they chose it: one action, or a line of
 * them. It is played at that place as soon as the match may be played on, or not at all. What was chosen for
 * a variation never goes on with the match itself. Zero-initialized, nothing is pending.
 */
typedef struct
{
  guint     place;                    /* id of the ply that leads there; 0: the start */
  guint     n, next;                  /* next == n: nothing is left */
  AriAction actions[ARI_MAX_PV];
  char     *toss;                     /* (nullable) the release that led to the only action */
  gboolean  aside;                    /* chosen for a variation */
  double    seconds;                  /* of thinking; negative: unknown */
  gboolean  playing;                  /* signals of the match must not play the next one */
} AriMoveQueue;

/* Replaces what was pending. @actions: played one after the other, from the cursor of @match */
void     ari_move_queue_set    (AriMoveQueue       *self,
                                AriMatch         *match,
                                const AriAction  *actions,
                                guint             n,
                                const char       *toss,     /* (nullable) */
                                double            seconds);
gboolean ari_move_queue_is_set (const AriMoveQueue *self);
/* Forgets what was pending. */
void     ari_move_queue_clear  (AriMoveQueue       *self);
gboolean ari_move_queue_play   (AriMoveQueue  *self,
                                AriMatch      *match,
                                GError       **error);
/* What to tell a player whose move can't be played any more, translated. */
const char *ari_move_queue_lost_words (void);
/* The same for what was chosen for a variation, where the match itself goes on. */
const char *ari_move_queue_aside_words (void);

G_END_DECLS
