/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-record.h"

G_BEGIN_DECLS

/* What both kinds of golden logs understand. */

/* A match as the head of a log describes it:
 *
 *     game: labyrinth seats=2              the setup, as records write it
 *     seats: Ariadne, Theseus=expert       names; with a level, the computer plays
 *     plies: 5-3 a1-a2                     played before the log begins
 *     warnings: blunders                   which persons want
 *     mistake: 3 d4e5 30                   a review has found that ply 3 lost 30 %, and what was better
 */
AriMatch *events_make_match (GHashTable *head) G_GNUC_WARN_UNUSED_RESULT;

/* Whether @event is about what comes next by itself: “share d4e5 0.1” (see judge_set_share()), “line
 * e5e6 b1b2 c4c5” (judge_set_line()), “computers d4e5” or “chance 3-4”. The last three take as many words as
 * you like. It has been noted then. */
gboolean  events_prepare    (const char *event);

/* The words of @event after the first, if that is @verb. (nullable) */
char    **events_words      (const char *event,
                             const char *verb) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
