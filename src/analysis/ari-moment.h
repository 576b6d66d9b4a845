/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* The moments of a match that a review points out, beside its mistakes. */

/* The player found the only good move: every other one would have been a mistake at least. */
gboolean ari_moment_is_only_move     (AriPly   *ply);

/* Whether a better move would have won for certain. @turns: (out): in how many turns of the player; 0: that
 * has not been counted */
gboolean ari_moment_missed_win       (AriPly   *ply,
                                      guint    *turns);

/**
 * ari_moment_turning_point:
 * @match: a match
 *
 * The turning point is the last ply of the current line before which somebody else than the winner was more
 * likely to win. It counts only if the winner’s chance grew by a mistake’s worth with it, or by that much
 * luck: where the lead changed hands step by step, no ply decided.
 *
 * Returns: its number, from 1; 0: none, or the match isn’t over or not judged
 */
guint    ari_moment_turning_point    (AriMatch *match);

/* (nullable): the moment in a few words, translated, such as “only move”. */
char    *ari_moment_name             (AriPly   *ply) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): the same as a sentence with its reason. */
char    *ari_moment_text             (AriPly   *ply) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): a sentence if ply @number of the current line is the turning point. @you: the seat that it
 * calls “you”; %ARI_NONE: it names every player */
char    *ari_moment_turning_text     (AriMatch *match,
                                      guint     number,
                                      AriActor  you) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
