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
 * @statements: (element-type AriStatement): takes one for each seat and area that is asked about; with two
 *   seats, for the first one only
 * @points: (element-type AriChancePoint): takes one for each such area
 *
 * Judges who is likely to own each area at the end, and compares it with who did. Neighbouring areas mostly
 * share their fate, so one spot in eleven is asked about. Areas that nobody owned are left out, and so are
 * positions whose result is proved or where chance acts. Records don’t hold likely owners, so they are
 * searched for.
 */
void     ari_owners_compare (AriMatch       *match,
                             guint           n_plies,
                             guint64         nodes,
                             guint           number,
                             GArray         *statements,
                             GArray         *points);

/* The exponents that fit these points, as a row of the program’s map contains them: AriChanceRow.owners. */
char    *ari_owners_fit     (GArray         *points);

G_END_DECLS
