/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-timeline-strands.h"

#include <glib/gi18n.h>

#include "ari-notation.h"
#include "ari-visibility.h"

#define SLOP 4 /* px around the end of a strand that belong to it */

/* Whether @strand would lie on one of @others in @row. Two that leave at the same place do, however short. */
static gboolean
is_free (const AriTimelineStrand *strand,
         guint                    row,
         GArray                  *others,
         guint                    first)
{
  for (guint i = first; i < others->len; i++)
    {
      const AriTimelineStrand *other = &g_array_index (others, AriTimelineStrand, i);

      if (other->row == row && strand->from <= other->to + SLOP && other->from <= strand->to + SLOP)
        return FALSE;
    }

  return TRUE;
}

GArray *
ari_timeline_strands_place (const AriOutline *outline,
                            float             left,
                            float             step,
                            float             bend,
                            guint             shown_end,
                            guint             rows)
{
  GArray *strands = g_array_sized_new (FALSE, TRUE, sizeof (AriTimelineStrand), outline->branches->len);

  g_array_set_size (strands, outline->branches->len);
  for (guint i = strands->len; i > 0; i--)
    {
      AriTimelineStrand *strand = &g_array_index (strands, AriTimelineStrand, i - 1);
      guint end;

      strand->branch = g_array_index (outline->branches, AriOutlineBranch, i - 1);
      end = strand->branch.shown ? MAX (strand->branch.to, shown_end) : strand->branch.to;
      strand->from = left + step * strand->branch.from;
      strand->to = MAX (left + step * end, strand->from + bend);
      while (strand->row + 1 < rows && !is_free (strand, strand->row, strands, i))
        strand->row++;
    }

  return strands;
}

guint
ari_timeline_strands_rows (GArray *strands)
{
  guint rows = 0;

  for (guint i = 0; i < strands->len; i++)
    rows = MAX (rows, g_array_index (strands, AriTimelineStrand, i).row + 1);

  return rows;
}

/* (element-type AriTimelineStrand): those at @x in @row, in the order in which clicks lead to them */
static GArray *
find_all (GArray *strands,
          float   x,
          guint   row)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (AriTimelineStrand));
  guint shown = 0;

  for (guint i = strands->len; i > 0; i--)
    {
      const AriTimelineStrand *strand = &g_array_index (strands, AriTimelineStrand, i - 1);

      if (strand->row != row || x < strand->from || x > strand->to + SLOP)
        continue;

      g_array_append_val (found, *strand);
      if (strand->branch.shown)
        shown = found->len;
    }
  /* The current line is the last one, and what is behind it comes first. */
  for (guint i = 0; i < shown; i++)
    {
      AriTimelineStrand strand = g_array_index (found, AriTimelineStrand, 0);

      g_array_remove_index (found, 0);
      g_array_append_val (found, strand);
    }

  return found;
}

const AriTimelineStrand *
ari_timeline_strands_find (GArray *strands,
                           float   x,
                           guint   row)
{
  g_autoptr(GArray) found = find_all (strands, x, row);

  for (guint i = 0; found->len > 0 && i < strands->len; i++)
    {
      const AriTimelineStrand *strand = &g_array_index (strands, AriTimelineStrand, i);

      if (strand->branch.last_id == g_array_index (found, AriTimelineStrand, 0).branch.last_id)
        return strand;
    }

  return NULL;
}

guint
ari_timeline_branch_ply (AriMatch               *match,
                         const AriOutlineBranch *branch,
                         guint                   number)
{
  AriPly *ply = ari_match_find (match, branch->last_id);

  number = CLAMP (number, branch->from + 1, branch->to);
  while (ari_ply_get_number (ply) > number)
    ply = ari_ply_get_parent (ply);

  return ari_ply_get_id (ply);
}

/* (nullable): the first move of the line in words; NULL: players have to remember what it showed. */
static char *
name_first (AriMatch               *match,
            const AriOutlineBranch *branch)
{
  AriVisibility visibility = { .match = match, .covered = TRUE };
  AriPly *ply = ari_match_find (match, ari_timeline_branch_ply (match, branch, branch->from + 1));
  g_autofree char *quoted = NULL;

  if (ari_visibility_hides_ply (&visibility, ply))
    return NULL;

  quoted = ari_notation_quote (ARI_NONE, ari_ply_get_text (ply));

  return ari_notation_spoken (ari_match_get_rules (match), quoted, ari_match_get_names (match));
}

/* What people call the number of the move. */
static guint
turn_of (AriMatch               *match,
         const AriOutlineBranch *branch,
         guint                   number)
{
  return ari_ply_get_turn (ari_match_find (match, ari_timeline_branch_ply (match, branch, number)));
}

/* Lines of the same length that leave at the same place differ only in their moves. */
char *
ari_timeline_branch_words (const AriOutlineBranch *branch,
                           AriMatch               *match)
{
  g_autofree char *first = name_first (match, branch);
  guint from = turn_of (match, branch, branch->from + 1), to = turn_of (match, branch, branch->to);

  if (from == to)
    {
      if (first == NULL)
        /* Translators: a line of one move in the thread; %u is its number. */
        return g_strdup_printf (branch->retracted ? _("Taken back: move %u") : _("Variation: move %u"), to);

      /* Translators: likewise; %2$s is the move, such as “d4e5” or “passing”. */
      return g_strdup_printf (branch->retracted ? _("Taken back: move %1$u, %2$s")
                                                : _("Variation: move %1$u, %2$s"), to, first);
    }
  if (first == NULL)
    /* Translators: a line of moves in the thread; %1$u and %2$u are the numbers of its first and last
     * move. */
    return g_strdup_printf (branch->retracted ? _("Taken back: moves %1$u to %2$u")
                                              : _("Variation: moves %1$u to %2$u"),
                            from, to);

  /* Translators: likewise; %3$s is its first move, such as “d4e5” or “passing”. */
  return g_strdup_printf (branch->retracted ? _("Taken back: moves %1$u to %2$u, beginning with %3$s")
                                            : _("Variation: moves %1$u to %2$u, beginning with %3$s"),
                          from, to, first);
}

char *
ari_timeline_strands_words (GArray   *strands,
                            AriMatch *match,
                            float     x,
                            guint     row)
{
  g_autoptr(GArray) found = find_all (strands, x, row);
  g_autoptr(GStrvBuilder) words = g_strv_builder_new ();
  g_auto(GStrv) list = NULL;

  for (guint i = 0; i < found->len; i++)
    g_strv_builder_take (
        words, ari_timeline_branch_words (&g_array_index (found, AriTimelineStrand, i).branch, match));
  list = g_strv_builder_end (words);

  return g_strjoinv ("\n", list);
}
