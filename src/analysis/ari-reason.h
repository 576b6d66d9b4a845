/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-verdict.h"

G_BEGIN_DECLS

/* The points that @action, legal in @position, adds to the actor's score at once. */
int   ari_reason_points         (const AriRules    *rules,
                                 const AriPosition *position,
                                 AriAction          action);

/**
 * ari_reason_of_gain:
 * @rules: the game
 * @position: where @action is legal
 *
 * Returns: (transfer full) (nullable): what @action brings immediately, as a translated sentence about “it”;
 *   %NULL when it brings nothing that can be named
 */
char *ari_reason_of_gain        (const AriRules    *rules,
                                 const AriPosition *position,
                                 AriAction          action);

/* What @action, legal in @position, brings immediately, or else what it prepares or prevents. */
AriMerit ari_reason_merit       (const AriRules    *rules,
                                 const AriPosition *position,
                                 AriAction          action) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ari_reason_of_action:
 * @rules: the game
 * @position: where @action is legal
 *
 * Returns: (transfer full) (nullable): the sentence of ari_reason_merit(); %NULL when nothing can be named
 */
char *ari_reason_of_action      (const AriRules    *rules,
                                 const AriPosition *position,
                                 AriAction          action);

/**
 * ari_reason_of_ground:
 * @board: of the game
 * @verdict: has a candidate
 *
 * Returns: (transfer full) (nullable): the part of @board where the likely owners change most in favour of
 *   the first candidate, as a translated sentence about “it”; %NULL where it gains little, or loses more
 *   elsewhere, less than half of the trial games tried it, or too few tried others
 */
char *ari_reason_of_ground      (const AriBoard    *board,
                                 const AriVerdict  *verdict);

/* Whether enough trial games see hardly any difference in who owns what in the end between the first
 * candidate of @verdict and the others together. */
gboolean ari_reason_divides_alike  (const AriVerdict  *verdict);

/**
 * ari_reason_matters_little:
 * @position: where @verdict was found
 * @verdict: has a candidate
 *
 * Returns: whether trial games see hardly any difference between the first candidate and the others together,
 *   whether good ones or any, neither in who owns what nor in the winning chance; %FALSE if they can’t tell
 */
gboolean ari_reason_matters_little (const AriRules    *rules,
                                    const AriPosition *position,
                                    const AriVerdict  *verdict);

/**
 * ari_reason_is_within:
 * @position: where @best and @other were judged
 * @margin: of the winning chance, 0 … 1
 *
 * Returns: whether the winning chances differ by less than @margin for certain, also in a far longer search
 */
gboolean ari_reason_is_within      (const AriRules     *rules,
                                    const AriPosition  *position,
                                    const AriCandidate *best,
                                    const AriCandidate *other,
                                    double              margin);

/* Whether @other is not the better one, as far as a far longer search is likely to say. */
gboolean ari_reason_is_behind      (const AriRules     *rules,
                                    const AriPosition  *position,
                                    const AriCandidate *best,
                                    const AriCandidate *other);

/* Whether @other looks like the worse one, though a far longer search may well say something else. Never by
 * trial games: longer searches saw nothing of such leads. */
gboolean ari_reason_seems_behind   (const AriRules     *rules,
                                    const AriPosition  *position,
                                    const AriCandidate *best,
                                    const AriCandidate *other);

/* Whether the winning chances differ by too little for a person to notice, and by less than a mistake for
 * certain. */
gboolean ari_reason_is_equal       (const AriRules     *rules,
                                    const AriPosition  *position,
                                    const AriCandidate *best,
                                    const AriCandidate *other);

/**
 * ari_reason_find_equals:
 * @position: where @verdict was found
 * @verdict: has a candidate
 * @equals: (out): other candidates that are about as good as the first: see ari_reason_is_equal()
 *
 * Returns: how many there are
 */
guint    ari_reason_find_equals    (const AriRules    *rules,
                                    const AriPosition *position,
                                    const AriVerdict  *verdict,
                                    AriAction          equals[ARI_MAX_ACTIONS]);

/**
 * ari_reason_against:
 * @rules: the game
 * @position: where @best and @other were judged
 * @names: (nullable): of the players
 *
 * Returns: (transfer full) (nullable): what the likely answer to @other brings its player, and no answer to
 *   @best does: two translated sentences, in which moves are marked as by ari_notation_quote(); %NULL when
 *   that is nothing that can be named
 */
char    *ari_reason_against        (const AriRules     *rules,
                                    const AriPosition  *position,
                                    const AriNames     *names,
                                    const AriCandidate *best,
                                    const AriCandidate *other);

/**
 * ari_reason_of_next:
 * @position: where @line begins
 * @line: what a search expects
 * @n: how many actions it has
 *
 * Returns: (transfer full) (nullable): what the player’s next action brings immediately, where @line has one
 *   before chance or anybody else acts: translated sentences, in which it is marked as by
 *   ari_notation_quote(); %NULL when that is nothing that can be named, or could be had at once
 */
char    *ari_reason_of_next        (const AriRules    *rules,
                                    const AriPosition *position,
                                    const AriAction   *line,
                                    guint              n);

/**
 * ari_reason_of_missed_gain:
 * @before: where both actions are legal
 * @best: the better one of them
 *
 * Returns: (transfer full) (nullable): what @best brings immediately, as a translated sentence about “it”;
 *   %NULL when that is nothing that can be named, or what @played brings, too
 */
char *ari_reason_of_missed_gain (const AriRules    *rules,
                                 const AriPosition *before,
                                 AriAction          best,
                                 AriAction          played);

/* The same for what @best brings immediately, prepares or prevents. */
char *ari_reason_of_better      (const AriRules    *rules,
                                 const AriPosition *before,
                                 AriAction          best,
                                 AriAction          played);

/* Whether @action, legal in @position, ends the game, and the side of its player alone wins. */
gboolean ari_reason_wins_at_once (const AriRules    *rules,
                                  const AriPosition *position,
                                  AriAction          action);
/**
 * ari_reason_of_harm:
 * @position: where @action is legal
 *
 * Returns: (transfer full) (nullable): what @action costs its player immediately, as a translated sentence,
 *   in which it is marked as by ari_notation_quote(); %NULL when that is nothing that can be named
 */
char *ari_reason_of_harm        (const AriRules    *rules,
                                 const AriPosition *position,
                                 AriAction          action);

/* “It wins”, and within how many turns of the player; 0: not counted. */
char *ari_reason_of_win         (guint              turns) G_GNUC_WARN_UNUSED_RESULT;

/**
 * ari_reason_answer_to:
 * @match: the match
 * @number: of a ply in the line that is shown, from 1
 *
 * Returns: (transfer full) (nullable): the written form of the best answer to that ply, of which
 *   ari_reason_of_mistake() says what it brings; %NULL when it says nothing of an answer
 */
char     *ari_reason_answer_to      (AriMatch          *match,
                                     guint              number);

/**
 * ari_reason_of_mistake:
 * @match: the match
 * @number: of a ply in the line that is shown, from 1
 *
 * Only what is proved is said: that the better move wins or that the one played loses, what the better one
 * would have brought, prepared or prevented that the one played didn’t, and what the best answer to it
 * brings.
 *
 * Returns: (transfer full) (nullable): translated sentences, in which moves are marked as by
 *   ari_notation_quote(); %NULL when nothing about the mistake is proved
 */
char *ari_reason_of_mistake     (AriMatch          *match,
                                 guint              number);

G_END_DECLS
