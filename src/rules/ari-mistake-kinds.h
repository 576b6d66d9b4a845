/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/* Whether @played, instead of the better action @best, is such a mistake: only what the rules prove. Both are
 * legal in @position, where a seat chooses. */
typedef gboolean AriMistakeKindFunc (const AriPosition *position,
                                     AriAction          played,
                                     AriAction          best);

/**
 * AriMistakeKind: a kind of mistake that a game knows, so that it can be practised
 * @id: "open": stable, stored in the library; neither another game nor the kinds that any game can have
 *   (%ARI_MISTAKE_WIN and those that follow it) use the word
 * @name: NC_("mistake", …): what people read, a plural
 * @applies: whether a mistake is of this kind
 */
typedef struct
{
  const char  *id;
  const char  *name;
  AriMistakeKindFunc *applies;
} AriMistakeKind;

/**
 * AriHabit: a kind of choice that costs little once and much if a player makes it again and again
 * @applies: whether a choice is of this kind
 * @advice: N_() one sentence: what to do instead
 */
typedef struct
{
  AriMistakeKindFunc *applies;
  const char         *advice;
} AriHabit;

/**
 * AriMistakeKinds: the kinds of a game, the most telling first, and the habits; see #AriTeaching
 */
typedef struct
{
  const AriMistakeKind *list;
  guint                 n;
  const AriHabit       *habits;
  guint                 n_habits;
} AriMistakeKinds;

/* @n: (out): their number; 0 in a game without kinds of its own. */
const AriMistakeKind *ari_rules_slips (const AriRules *rules,
                                       guint          *n);

/* (nullable): the habit of which @played, instead of the better action @best, is a sign. */
const AriHabit *ari_rules_find_habit (const AriRules    *rules,
                                      const AriPosition *position,
                                      AriAction          played,
                                      AriAction          best);

G_END_DECLS
