/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the thread is drawn. */
#include "ari-timeline-private.h"

#include "ari-painter.h"
#include "ari-timeline-marks.h"
#include "ari-timeline-strands.h"

#define LINE_WIDTH 3.5f

static void
stroke_line (AriTimeline *self,
             GtkSnapshot *snapshot,
             float        from,
             float        to,
             AriRole      role)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  g_autoptr(GskStroke) stroke = gsk_stroke_new (LINE_WIDTH);
  GdkRGBA colour = ari_scheme_rgba (ari_scheme_current (), role, 1);
  float y = ARI_TIMELINE_TRACK_Y;

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, from, y);
  gsk_path_builder_line_to (builder, MAX (to, from + 0.01f), y);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

/* A variation branches off sideways. */
static void
stroke_branch (AriTimeline *self,
               GtkSnapshot *snapshot,
               guint        from,
               guint        to,
               float        side,
               float        opacity)
{
  g_autoptr(GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr(GskPath) path = NULL;
  g_autoptr(GskStroke) stroke = gsk_stroke_new (2.5f);
  GdkRGBA colour = ari_scheme_rgba (ari_scheme_current (), ARI_ROLE_HINT, opacity);
  float x = ari_timeline_x_of (self, from), bent = x + ARI_TIMELINE_BEND;
  float y = ARI_TIMELINE_TRACK_Y;

  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gsk_path_builder_move_to (builder, x, y);
  gsk_path_builder_cubic_to (builder, x + ARI_TIMELINE_BEND * 0.7f, y, x + ARI_TIMELINE_BEND * 0.1f, side,
                             bent, side);
  if (ari_timeline_x_of (self, to) > bent)
    gsk_path_builder_line_to (builder, ari_timeline_x_of (self, to), side);
  path = gsk_path_builder_to_path (builder);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &colour);
}

/* What lies there whichever ply is shown: the main line, the strands of others and the marks. GTK
 * compares nodes by identity, so of this one only what the ball covers is drawn again. */
static GskRenderNode *
create_rail (AriTimeline *self)
{
  const AriOutline *outline = ari_timeline_get_outline (self);
  GArray *strands = ari_timeline_get_strands (self);
  guint rows = ari_timeline_strands_rows (strands);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  gboolean is_bare = outline->main_length == 0 && strands->len == 0;
  float start, ahead;

  /* Before the first ply the whole thread lies ahead, unless moves that were taken back show there. */
  start = ari_timeline_x_of (self, 0);
  ahead = ari_timeline_x_of (self, is_bare ? ari_timeline_extent (self) : outline->main_length);
  stroke_line (self, snapshot, start, ahead, ARI_ROLE_FAINT);
  for (guint i = 0; i < strands->len; i++)
    {
      const AriTimelineStrand *strand = &g_array_index (strands, AriTimelineStrand, i);

      stroke_branch (self, snapshot, strand->branch.from, strand->branch.to,
                     ari_timeline_row_y (strand->row, rows), 0.55f);
    }
  ari_timeline_marks_snapshot (ari_timeline_get_marks (self), GTK_WIDGET (self), snapshot,
                               ari_match_get_rules (self->match), ARI_TIMELINE_MARK_Y);

  return gtk_snapshot_free_to_node (snapshot);
}

void
ari_timeline_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AriTimeline *self = ARI_TIMELINE (widget);
  float radius, x, y, start;
  guint cursor, shared;
  gboolean aside;

  if (self->match == NULL)
    return;
  if (self->rail == NULL)
    self->rail = create_rail (self);
  aside = ari_timeline_find_ball (self, &x, &y, &radius);
  shared = ari_timeline_get_outline (self)->shared;
  cursor = ari_match_get_cursor (self->match);
  start = ari_timeline_x_of (self, 0);

  gtk_snapshot_append_node (snapshot, self->rail);
  stroke_line (self, snapshot, start, ari_timeline_x_of (self, aside ? shared : cursor), ARI_ROLE_SEAT_FILL);
  if (!ari_match_is_on_main_line (self->match))
    stroke_branch (self, snapshot, shared, aside ? cursor : ari_timeline_n_plies (self),
                   ari_timeline_find_shown_y (self, NULL), 1);

  if (aside)
    ari_timeline_ball_snapshot (snapshot, radius, x, y, ARI_ROLE_HINT, ARI_ROLE_CARD);
  else
    ari_timeline_ball_snapshot (snapshot, radius, x, y, ARI_ROLE_SEAT_FILL, ARI_ROLE_SEAT_ON);
}
