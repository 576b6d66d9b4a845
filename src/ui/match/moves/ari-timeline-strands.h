/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-outline.h"

G_BEGIN_DECLS

/* The strand of another line in the thread: from @from to @to, with its bend, in a row beside the main
 * line. */
typedef struct
{
  AriOutlineBranch branch;
  float            from, to;
  guint            row;   /* 0: next to the main line */
} AriTimelineStrand;

/**
 * ari_timeline_strands_place:
 * @left: where ply 0 lies
 * @step: the distance from one ply to the next
 * @bend: how much a strand takes at least
 * @shown_end: the last ply of the current line, where it is a branch
 * @rows: how many rows there are, at least 1
 *
 * Gives each branch the row nearest to the main line that is free. Those that leave later come first, so that
 * strands rarely cross. Strands without a free row share the last one.
 *
 * Returns: (element-type AriTimelineStrand): in the order of the branches of @outline
 */
GArray                *ari_timeline_strands_place (const AriOutline *outline,
                                                   float             left,
                                                   float             step,
                                                   float             bend,
                                                   guint             shown_end,
                                                   guint             rows) G_GNUC_WARN_UNUSED_RESULT;
/* How many rows @strands use. */
guint                  ari_timeline_strands_rows  (GArray                 *strands);
/* (nullable): the strand at @x in @row. Of several that share it, it is the one before the current line or,
 * if that isn't one of them, the one that leaves last; so clicks lead from one to the next. */
const AriTimelineStrand *ari_timeline_strands_find  (GArray *strands,
                                                     float   x,
                                                     guint   row);
/* The id of ply @number of the line, or of its first or last one. */
guint                  ari_timeline_branch_ply    (AriMatch               *match,
                                                   const AriOutlineBranch *branch,
                                                   guint                   number);
/* Which line it is, and how it begins unless players have to remember that. */
char                  *ari_timeline_branch_words  (const AriOutlineBranch *branch,
                                                   AriMatch               *match) G_GNUC_WARN_UNUSED_RESULT;
/* Which lines there are at @x in @row, one in each line of the text, the one that a click leads to first. */
char                  *ari_timeline_strands_words (GArray   *strands,
                                                   AriMatch *match,
                                                   float     x,
                                                   guint     row) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
