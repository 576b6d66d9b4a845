/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* Whether a search of this game says who is likely to own what. */
gboolean ari_owners_known   (const AriRules *rules);

/**
 * ari_owners_compare:
 * @match: a match that has ended
 * @n_plies: the position after so many of its plies
 * @nodes: search so long
 * @number: of the match
 * @statements: (element-type AriStatement): takes one for each seat and spot
 * @points: (element-type AriChancePoint): takes one for each spot, unless a proof decides it
 *
 * Judges who is likely to own each area at the end, and compares it with who did. Neighbouring spots mostly
 * share their fate, so one in eleven is asked. Records don’t hold likely owners, so they are searched for.
 */
void     ari_owners_compare (AriMatch       *match,
                             guint           n_plies,
                             guint64         nodes,
                             guint           number,
                             GArray         *statements,
                             GArray         *points);

G_END_DECLS
