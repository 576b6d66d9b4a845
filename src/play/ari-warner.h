/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-caution.h"
#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

/**
 * AriWarnerStep:
 * @ARI_WARNER_QUIET: nothing waits
 * @ARI_WARNER_CHECKING: a chosen action waits until it has been judged
 * @ARI_WARNER_WARNED: it loses much, and waits for the player to decide
 */
typedef enum
{
  ARI_WARNER_QUIET,
  ARI_WARNER_CHECKING,
  ARI_WARNER_WARNED,
} AriWarnerStep;

/**
 * AriWarnerEffort: how long a warner searches
 * @before: the position in which somebody chooses
 * @after: the one that the choice leads to
 * @least: (seconds) that each search takes before a choice is judged; 0: until it has ended
 * @limit: (seconds) after which a choice is judged by what both have found, as soon as they have found
 *   anything; 0: never, so that searches limited by nodes alone always give the same answer
 *
 * A choice that seems to lose too much, but not surely, waits until the searches have ended, or for the
 * limit. One that surely does is searched again with another seed, within the limit once more.
 */
typedef struct
{
  AriBudget before, after;
  double    least, limit;
} AriWarnerEffort;

#define ARI_TYPE_WARNER (ari_warner_get_type ())
/**
 * AriWarner:
 *
 * Warns persons before they play a move that loses much, in matches that ask for it (#AriWarnings). It begins
 * to judge the position as soon as it is such a person's turn at the end of the match, on a worker thread, so
 * that most choices can be answered immediately. Others wait a moment for a second search, of the position
 * that they lead to. While the person thinks on, the position is searched once more for the second opinion.
 *
 * It says nothing unless the loss is beyond that of a blunder, or a mistake, by two of its standard errors,
 * and searches with another seed say so, too.
 *
 * Signals:
 * - "changed": the step has changed
 * - "passed" (AriAction as guint): the action that waited may be played
 * - "dropped": the action that was being judged can't be played, because the match has gone elsewhere
 */
G_DECLARE_FINAL_TYPE (AriWarner, ari_warner, ARI, WARNER, GObject)

/* Follows @match from now on. */
AriWarner        *ari_warner_new         (AriMatch              *match) G_GNUC_WARN_UNUSED_RESULT;
void              ari_warner_set_effort  (AriWarner             *self,
                                          const AriWarnerEffort *effort);
/* A warner that rests warns nobody. */
void              ari_warner_set_resting (AriWarner             *self,
                                          gboolean               resting);
/* Call it before a person's @action is played at the cursor. Returns TRUE if the action has to wait; FALSE if
 * there is nothing to warn of, or the player has chosen the same again after a warning. */
gboolean          ari_warner_takes       (AriWarner             *self,
                                          AriAction              action);
/* Whether the choices at the cursor are judged. */
gboolean          ari_warner_is_watching (AriWarner             *self);
/* Whether no search is under way. */
gboolean          ari_warner_is_ready    (AriWarner             *self);
AriWarnerStep     ari_warner_get_step    (AriWarner             *self);
/* (nullable): what to say while a warning waits for an answer. */
const AriCaution *ari_warner_get_caution (AriWarner             *self);
/* Lets an action that is being judged pass at once, because nobody can wait any longer. */
void              ari_warner_let_pass    (AriWarner             *self);
/* Forgets the action that waits. */
void              ari_warner_drop        (AriWarner             *self);

G_END_DECLS
