/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the last turn revealed for a moment turns over again after a while. */
#include "ari-board-view-private.h"

/* Cancels the pending turning-over. Returns whether the board still shows what it would have hidden. */
static gboolean
stop_covering (AriBoardView *self)
{
  gboolean due = self->cover_id != 0 || self->covers_late;

  g_clear_handle_id (&self->cover_id, g_source_remove);
  self->covers_late = FALSE;

  return due;
}

void
ari_board_view_turn_over (AriBoardView *self)
{
  AriSpot spots[ARI_MAX_REVEALED_SPOTS];
  guint n = ari_find_revealed_spots (self->shown.state.rules, &self->shown.position, spots);

  stop_covering (self);
  ari_board_picture_end_motion (self->picture);
  self->shown.state.n_paths = n;
  for (guint i = 0; i < n; i++)
    self->shown.paths[i] = (AriMotionPath) { .n_spots = 1, .spots = { spots[i] } };
  ari_board_picture_keep_before (self->picture, self->shown.paths, n);
  self->shown.state.covered = TRUE;
  ari_board_picture_start_motion (self->picture);
  ari_board_spots_name (self->spots);
  ari_board_picture_invalidate (self->picture, ARI_LAYERS_POSITION);
}

static void
cover_cb (gpointer data)
{
  AriBoardView *self = data;

  self->cover_id = 0;
  ari_board_view_turn_over (self);
  g_signal_emit_by_name (self, "covered");
}

void
ari_board_view_cover_later (AriBoardView *self)
{
  AriSpot spots[ARI_MAX_REVEALED_SPOTS];

  if (ari_find_revealed_spots (self->shown.state.rules, &self->shown.position, spots) == 0)
    return;

  if (self->keeps_revealed || self->revealed_ms == ARI_BOARD_UNTIL_COVERED)
    self->covers_late = TRUE;
  else
    self->cover_id = g_timeout_add_once (self->revealed_ms, cover_cb, self);
}

void
ari_board_view_keep_revealed (AriBoardView *self,
                              gboolean      keep)
{
  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  self->keeps_revealed = keep;
  if (stop_covering (self))
    ari_board_view_cover_later (self);
}

void
ari_board_view_set_revealed_ms (AriBoardView *self,
                                guint         milliseconds)
{
  g_return_if_fail (ARI_IS_BOARD_VIEW (self));

  if (self->revealed_ms == milliseconds)
    return;

  self->revealed_ms = milliseconds;
  if (stop_covering (self))
    ari_board_view_cover_later (self);
}
