/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* Who is ahead in the position at the cursor of a match, by the shares of the win of all seats. */

/* The seat whose side has the greatest share; the first of several. */
AriActor ari_standing_best  (AriMatch     *match,
                             const double *win);
/* That in words, such as “Red is clearly ahead.” Where the rules say that points can be foreseen, it also
 * says by how many, once the win is as good as decided. @points: the expected final scores of all seats;
 * zeros: unknown */
char    *ari_standing_words (AriMatch     *match,
                             const double *win,
                             const double *points) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
