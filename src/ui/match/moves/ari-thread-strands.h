/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-outline.h"

G_BEGIN_DECLS

/* The strands of other lines in the thread. */

/* (nullable): the strand of another line at @x: of several, the one that leaves last. Ply 0 lies at @left,
 * and each other one @step further; a strand takes at least @bend. */
const AriOutlineBranch *ari_thread_branch_find   (const AriOutline       *outline,
                                                  float                   left,
                                                  float                   step,
                                                  float                   bend,
                                                  float                   x);
/* The id of ply @number of the line, or of its first or last one. */
guint                   ari_thread_branch_ply    (AriMatch               *match,
                                                  const AriOutlineBranch *branch,
                                                  guint                   number);
/* Which line it is, newly allocated. */
char                   *ari_thread_branch_words  (const AriOutlineBranch *branch);

G_END_DECLS
