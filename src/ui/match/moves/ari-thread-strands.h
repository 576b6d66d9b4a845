/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-outline.h"
#include "ari-painter.h"

G_BEGIN_DECLS

/* A ball of thread, with two turns of yarn on it. */
void                    ari_thread_ball_snapshot (GtkSnapshot            *snapshot,
                                                  float                   radius,
                                                  float                   x,
                                                  float                   y,
                                                  AriRole                 fill,
                                                  AriRole                 yarn);
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
