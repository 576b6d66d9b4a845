/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * ari_costly_plies:
 * @match: its current line counts
 * @most: how many at most
 *
 * Finds the decisions of persons that are likely to have cost most, by their losses alone: many that are each
 * within their error cost a match, too. A better action is known for each of them.
 *
 * Returns: (transfer full) (element-type guint): the numbers of the plies in the line, from 1, in its order
 */
GArray *ari_costly_plies (AriMatch *match,
                          guint     most) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
