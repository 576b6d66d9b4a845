/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-thread-strands.h"

#include <glib/gi18n.h>

#define SLOP 4 /* px around the end of a strand that belong to it */

void
ari_thread_ball_snapshot (GtkSnapshot *snapshot,
                          float        radius,
                          float        x,
                          float        y,
                          AriRole      fill,
                          AriRole      yarn)
{
  AriScheme scheme = ari_scheme_current ();
  GdkRGBA colour = ari_scheme_rgba (scheme, fill, 1);
  GdkRGBA light = ari_scheme_rgba (scheme, yarn, 0.85f);
  GdkRGBA rim = ari_scheme_rgba (scheme, ARI_ROLE_WINDOW, 1);
  g_autoptr(GskPathBuilder) disc = gsk_path_builder_new ();
  g_autoptr(GskPathBuilder) turns = gsk_path_builder_new ();
  g_autoptr(GskPath) disc_path = NULL;
  g_autoptr(GskPath) turns_path = NULL;
  g_autoptr(GskStroke) thin = gsk_stroke_new (1.6f);
  g_autoptr(GskStroke) wide = gsk_stroke_new (4);

  gsk_path_builder_add_circle (disc, &GRAPHENE_POINT_INIT (x, y), radius);
  disc_path = gsk_path_builder_to_path (disc);
  gsk_path_builder_move_to (turns, x - 0.6f * radius, y - 0.4f * radius);
  gsk_path_builder_quad_to (turns, x + 0.3f * radius, y - 0.3f * radius, x + 0.5f * radius,
                            y + 0.6f * radius);
  gsk_path_builder_move_to (turns, x - 0.65f * radius, y + 0.1f * radius);
  gsk_path_builder_quad_to (turns, x - 0.1f * radius, y + 0.1f * radius, x, y + 0.7f * radius);
  gsk_path_builder_move_to (turns, x - 0.1f * radius, y - 0.7f * radius);
  gsk_path_builder_quad_to (turns, x + 0.6f * radius, y - 0.5f * radius, x + 0.7f * radius,
                            y + 0.1f * radius);
  turns_path = gsk_path_builder_to_path (turns);

  gsk_stroke_set_line_cap (thin, GSK_LINE_CAP_ROUND);
  gtk_snapshot_append_stroke (snapshot, disc_path, wide, &rim);
  gtk_snapshot_append_fill (snapshot, disc_path, GSK_FILL_RULE_WINDING, &colour);
  gtk_snapshot_append_stroke (snapshot, turns_path, thin, &light);
}

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
