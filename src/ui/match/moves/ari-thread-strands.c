/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-thread-strands.h"

#include <glib/gi18n.h>

#define SLOP 4 /* px around the end of a strand that belong to it */

const AriOutlineBranch *
ari_thread_branch_find (const AriOutline *outline,
                        float             left,
                        float             step,
                        float             bend,
                        float             x)
{
  for (guint i = outline->branches->len; i > 0; i--)
    {
      const AriOutlineBranch *branch = &g_array_index (outline->branches, AriOutlineBranch, i - 1);
      float from = left + step * branch->from;

      if (x >= from && x <= MAX (left + step * branch->to, from + bend) + SLOP)
        return branch;
    }

  return NULL;
}

guint
ari_thread_branch_ply (AriMatch               *match,
                       const AriOutlineBranch *branch,
                       guint                   number)
{
  AriPly *ply = ari_match_find (match, branch->last_id);

  number = CLAMP (number, branch->from + 1, branch->to);
  while (ari_ply_get_number (ply) > number)
    ply = ari_ply_get_parent (ply);

  return ari_ply_get_id (ply);
}

char *
ari_thread_branch_words (const AriOutlineBranch *branch)
{
  /* Translators: a line of moves in the thread; %1$u and %2$u are the numbers of its first and last move. */
  return g_strdup_printf (branch->retracted ? _("Taken back: moves %1$u to %2$u")
                                            : _("Variation: moves %1$u to %2$u"),
                          branch->from + 1, branch->to);
}
