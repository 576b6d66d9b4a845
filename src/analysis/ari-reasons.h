/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-search.h"

G_BEGIN_DECLS

/**
 * AriReasonKind: what speaks for the best action, from what the rules prove to what was only measured
 * @ARI_REASON_BRINGS: what it brings immediately, prepares or prevents, by the rules
 * @ARI_REASON_GROUND: where on the board trial games see it gain
 * @ARI_REASON_ALIKE: in trial games, the board is divided in much the same way after other actions
 * @ARI_REASON_SHAPE: what it does to the things on the board, by the rules, where nothing better can be said
 * @ARI_REASON_NEXT: what the player’s next action brings in the same turn, where nothing better can be said;
 *   its actions are the best one and that one
 * @ARI_REASON_PROVED: how the match ends after it
 * @ARI_REASON_ONLY: there is no other choice
 * @ARI_REASON_SAME: all choices come to the same thing
 * @ARI_REASON_LITTLE: in trial games, hardly anything depends on it
 * @ARI_REASON_EQUALS: several other actions are about as good
 * @ARI_REASON_AGAINST: an answer to another action brings something that the likely answer to this one
 *   doesn't; its actions are that other one and the answer
 * @ARI_REASON_CLOSE: another action is as good, or differs by less than a mistake
 * @ARI_REASON_WEAKER: the next best action loses, is behind, soon looked weaker, or is at most as good
 * @ARI_REASON_OPEN: whether another action is as good, the search can't tell
 * @ARI_REASON_CHANCE: a number: the winning chance after the action that it has, the best or the next best
 */
typedef enum
{
  ARI_REASON_BRINGS,
  ARI_REASON_GROUND,
  ARI_REASON_ALIKE,
  ARI_REASON_SHAPE,
  ARI_REASON_NEXT,
  ARI_REASON_PROVED,
  ARI_REASON_ONLY,
  ARI_REASON_SAME,
  ARI_REASON_LITTLE,
  ARI_REASON_EQUALS,
  ARI_REASON_AGAINST,
  ARI_REASON_CLOSE,
  ARI_REASON_WEAKER,
  ARI_REASON_OPEN,
  ARI_REASON_CHANCE,
} AriReasonKind;

/**
 * AriReason:
 * @text: translated sentences, in which moves are marked as by ari_notation_quote()
 * @n: how many actions of @actions it speaks of, besides the best one; of a line that shows that it is true
 *   (see ari_reason_is_line()), how many there are
 */
typedef struct
{
  AriReasonKind kind;
  char         *text;
  guint         n;
  AriAction    *actions;
} AriReason;

/**
 * ari_reasons:
 * @setup: of the match
 * @position: where @verdict was found
 * @names: (nullable): of the players
 * @verdict: has a candidate
 *
 * Finds out what speaks for the first candidate. Words come first, what is proved before what was measured;
 * numbers follow, and never stand where a word could. Everything that gives a hint its reason asks here.
 *
 * Returns: (transfer full) (element-type AriReason): in the order in which they are told; at least one
 */
GPtrArray *ari_reasons      (const AriSetup    *setup,
                             const AriPosition *position,
                             const AriNames    *names,
                             const AriVerdict  *verdict) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the actions follow one another from the position on. Otherwise they are other choices there. */
gboolean         ari_reason_is_line (const AriReason *reason);

/* (nullable): what @reasons say that the best action brings or gains, in words; NULL: nothing. */
const char      *ari_reasons_merit (GPtrArray *reasons);

/* (nullable): the first of @reasons that is of @kind. */
const AriReason *ari_reasons_find (GPtrArray     *reasons,
                                   AriReasonKind  kind);

/* Returns: (transfer full): all of @reasons as a hint tells them, a line each. */
char      *ari_reasons_tell (GPtrArray      *reasons,
                             const AriSetup *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
