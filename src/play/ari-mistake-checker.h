/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-mistake-warning.h"
#include "ari-match.h"
#include "ari-search.h"

G_BEGIN_DECLS

/**
 * AriMistakeCheckerStep:
 * @ARI_MISTAKE_CHECKER_QUIET: nothing waits
 * @ARI_MISTAKE_CHECKER_CHECKING: a chosen action waits until it has been judged
 * @ARI_MISTAKE_CHECKER_WARNED: it loses much, and waits for the player to decide
 */
typedef enum
{
  ARI_MISTAKE_CHECKER_QUIET,
  ARI_MISTAKE_CHECKER_CHECKING,
  ARI_MISTAKE_CHECKER_WARNED,
} AriMistakeCheckerStep;

/**
 * AriMistakeCheckerEffort: how long a checker searches
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
} AriMistakeCheckerEffort;

#define ARI_TYPE_MISTAKE_CHECKER (ari_mistake_checker_get_type ())
/**
 * AriMistakeChecker:
 *
 * Warns persons before they play a move that loses much, in matches that ask for it (#AriWarningOptions). It
 * begins to judge the position as soon as it is such a person's turn at the end of the match, on a worker
 * thread, so that most choices can be answered immediately. Others wait a moment for a second search, of the
 * position that they lead to. While the person thinks on, the position is searched once more for the second
 * opinion.
 *
 * It says nothing unless the loss is beyond that of a blunder, or a mistake, by two of its standard errors,
 * and searches with another seed say so, too.
 *
 * Signals:
 * - "changed": the step has changed
 * - "passed": the action that waited may be played
 * - "dropped": the action that was being judged can't be played, because the match has gone elsewhere
 */
G_DECLARE_FINAL_TYPE (AriMistakeChecker, ari_mistake_checker, ARI, MISTAKE_CHECKER, GObject)

/* Follows @match from now on. */
AriMistakeChecker *ari_mistake_checker_new (AriMatch *match) G_GNUC_WARN_UNUSED_RESULT;
void              ari_mistake_checker_set_effort  (AriMistakeChecker             *self,
                                                   const AriMistakeCheckerEffort *effort);
/* A checker that rests warns nobody. */
void              ari_mistake_checker_set_resting (AriMistakeChecker *self,
                                                   gboolean           resting);
/* Call it before a person's @action is played at the cursor. Returns TRUE if the action has to wait; FALSE if
 * there is nothing to warn of, or the player has chosen the same again after a warning. */
gboolean          ari_mistake_checker_takes       (AriMistakeChecker *self,
                                                   AriAction          action);
/* Whether the choices at the cursor are judged. */
gboolean          ari_mistake_checker_is_watching (AriMistakeChecker             *self);
/* Whether no search is under way. */
gboolean          ari_mistake_checker_is_ready    (AriMistakeChecker             *self);
AriMistakeCheckerStep     ari_mistake_checker_get_step    (AriMistakeChecker             *self);
/* (nullable): what to say while a warning waits for an answer. */
const AriMistakeWarning *ari_mistake_checker_get_warning (AriMistakeChecker             *self);
/* (nullable): a habit of the only person at the table that their last choice has shown for the first time. */
const AriHabit   *ari_mistake_checker_find_habit  (AriMistakeChecker             *self);
/* Lets an action that is being judged pass at once, because nobody can wait any longer. */
void              ari_mistake_checker_let_pass    (AriMistakeChecker             *self);
/* Forgets the action that waits. */
void              ari_mistake_checker_drop        (AriMistakeChecker             *self);

G_END_DECLS
