/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-luck.h"

G_BEGIN_DECLS

#define ARI_MAX_SWINGS 3

/**
 * AriSwingKind: what moved the winning chances
 * @ARI_SWING_LOSS: a decision that lost much, beyond its standard error
 * @ARI_SWING_LUCK: an outcome of chance
 * @ARI_SWING_FEAT: a feat: its actor did better or worse than usual
 * @ARI_SWING_SUBSTITUTE_LOSS: like a loss, but a substitute decided
 * @ARI_SWING_COSTLY: a decision that seems to have lost something, but not for certain
 */
typedef enum
{
  ARI_SWING_LOSS,
  ARI_SWING_LUCK,
  ARI_SWING_FEAT,
  ARI_SWING_SUBSTITUTE_LOSS,
  ARI_SWING_COSTLY,
} AriSwingKind;

/**
 * AriSwing: a ply that moved the winning chances much
 * @number: of the ply, from 1
 * @seat: who decided or performed; for luck whose turn it was or, in nobody’s turn, the seat
 *   that is spoken of
 * @size: what that seat gained, as a part of a win; negative: lost. Of a decision only the sure loss counts,
 *   unless it is just costly
 */
typedef struct
{
  AriSwingKind kind;
  guint         number;
  AriActor      seat;
  double        size;
} AriSwing;

/**
 * AriStrength: what a player did well
 * @ARI_STRENGTH_NONE: nothing that can be proved
 * @ARI_STRENGTH_MEMORY: used @n of @n chances to find something from memory
 * @ARI_STRENGTH_ONLY: found the only good move @n times, the last time in ply @last
 * @ARI_STRENGTH_ANSWER: answered the mistake of ply @first, which had lost @share, with the best move, ply
 *   @last
 * @ARI_STRENGTH_RUN: none of @n decisions in a row, from ply @first to ply @last, lost as much as a doubtful
 *   move
 */
typedef enum
{
  ARI_STRENGTH_NONE,
  ARI_STRENGTH_MEMORY,
  ARI_STRENGTH_ONLY,
  ARI_STRENGTH_ANSWER,
  ARI_STRENGTH_RUN,
} AriStrength;

/**
 * AriWeakness: what a player should practise
 * @ARI_WEAKNESS_NONE: no decision lost much for certain; but where @unexplained, the chance sank by @share
 *   with them
 * @ARI_WEAKNESS_REASON: @n decisions missed what a better one would have brought at once, and lost @share of
 *   the @total that all of the player's mistakes lost
 * @ARI_WEAKNESS_MEMORY: passed up @n of @of chances to find something from memory
 * @ARI_WEAKNESS_HABIT: on @n moves from ply @first to ply @last, the better one was of the same kind, each
 *   time by more than its error
 * @ARI_WEAKNESS_PHASE: @share of @total was lost from ply @first to ply @last
 * @ARI_WEAKNESS_SLIDE: from ply @first to ply @last, the winning chance fell, and neither a single ply nor
 *   sure losses explain half of that
 */
typedef enum
{
  ARI_WEAKNESS_NONE,
  ARI_WEAKNESS_REASON,
  ARI_WEAKNESS_MEMORY,
  ARI_WEAKNESS_HABIT,
  ARI_WEAKNESS_PHASE,
  ARI_WEAKNESS_SLIDE,
} AriWeakness;

/**
 * AriCoaching:
 * @complete: every decision of the line has been judged; otherwise nothing else is set
 * @swings: what moved the winning chances most: first the decisions of @seat, then the others, each in the
 *   order of the line
 * @mistakes: (element-type guint): the numbers of all mistakes and blunders of persons for which a better
 *   move is known
 * @costly: (element-type guint): the few decisions of persons that are likely to have cost most, sure or not
 * @seat: of the only person at the table, of whom the rest speaks; %ARI_NONE: there is none
 * @luck: of that seat
 *
 * What a match can teach those who played it. Everything follows from its plies and their stored
 * evaluations, so it can be checked there; what can't be proved is left out.
 */
typedef struct
{
  gboolean  complete;
  guint     n_swings;
  AriSwing swings[ARI_MAX_SWINGS];
  AriActor  seat;
  gboolean  has_luck;
  AriLuck   luck;
  GArray   *mistakes, *costly;
  struct
  {
    AriStrength kind;
    guint       n, first, last;
    double      share;
  } strength;
  struct
  {
    AriWeakness kind;
    guint       n, of, first, last;
    double      share, total;
    gboolean    unexplained;
    char       *reason; /* (nullable) translated: about the better move, or the advice of the habit */
  } weakness;
} AriCoaching;

/* @match: its current line counts */
AriCoaching  *ari_coaching_new   (AriMatch          *match) G_GNUC_WARN_UNUSED_RESULT;
void          ari_coaching_free  (AriCoaching       *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriCoaching, ari_coaching_free)

/* (element-type guint): what is worth another try: the mistakes, or if there are none, what cost most. */
const GArray *ari_coaching_tries (const AriCoaching *self);
/* What ply @number of the line that is shown, one of the costly ones, may have cost. */
AriSwing      ari_coaching_costly_swing (AriMatch   *match,
                                         guint       number);

G_END_DECLS
