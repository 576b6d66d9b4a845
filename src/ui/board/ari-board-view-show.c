/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Showing a new state: finds what it changes, copies it, and starts what follows from the changes. */
#include "ari-board-view-private.h"

/* Spots lie where the picture has them: pieces that share a place make room for one another. */
static void
place_spots (AriBoardView *self)
{
  AriSpotInfo spots[ARI_MAX_SPOTS];
  gsize size = self->placed.n_spots * sizeof *spots;

  ari_board_renderer_spots (&self->show, spots);
  if (memcmp (spots, self->spot_infos, size) == 0)
    return;

  memcpy (self->spot_infos, spots, size);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Field by field, since padding may differ. */
static gboolean
marks_equal (const AriMark *a,
             guint          n_a,
             const AriMark *b,
             guint          n_b)
{
  if (n_a != n_b)
    return FALSE;

  for (guint i = 0; i < n_a; i++)
    if (a[i].spot != b[i].spot || a[i].kind != b[i].kind || a[i].seat != b[i].seat || a[i].group != b[i].group
        || a[i].strength != b[i].strength)
      return FALSE;

  return TRUE;
}

/* The differences between two states. */
typedef struct
{
  gboolean setup, position, present, marks, last, hints, ideas, trace, covered;
} Changes;

static Changes
compare_shows (AriBoardView        *self,
               const AriBoardState *show)
{
  Changes changed;

  changed.setup = self->board == NULL || !ari_setup_equal (&self->setup, show->setup);
  changed.position = changed.setup || !ari_position_equal (show->rules, &self->position, show->position);
  changed.present = self->show.is_present != show->is_present;
  changed.marks = !marks_equal (self->marks, self->show.n_marks, show->marks, show->n_marks);
  changed.last = self->show.n_last != show->n_last || self->show.last_action != show->last_action
                 || memcmp (self->show.last, show->last, show->n_last * sizeof *show->last) != 0;
  changed.hints = self->show.n_hints != show->n_hints || self->show.hints_lead != show->hints_lead
                  || (show->n_hints > 0
                      && memcmp (self->hints, show->hints, show->n_hints * sizeof *show->hints) != 0);
  changed.ideas = !ari_ideas_equal (self->ideas, self->show.n_ideas, show->ideas, show->n_ideas);
  changed.trace = self->show.n_trace != show->n_trace || self->show.n_earners != show->n_earners
                  || (show->n_trace > 0
                      && memcmp (self->trace, show->trace, show->n_trace * sizeof *show->trace) != 0)
                  || (show->n_earners > 0
                      && memcmp (self->earners, show->earners, show->n_earners * sizeof *show->earners) != 0);

  /* The view turns things over by itself, too, which others may not know yet. */
  changed.covered = show->covered && !self->show.covered;

  return changed;
}

/* Copies @show and the data it refers to. */
static void
keep_show (AriBoardView        *self,
           const AriBoardState *show,
           const Changes       *changed)
{
  self->show.rules = show->rules;
  self->show.setup = &self->setup;
  self->show.position = &self->position;
  self->setup = *show->setup;
  self->position = *show->position;
  self->show.last_action = show->last_action;
  self->show.last_by_chance = show->last_by_chance;
  self->show.n_last = show->n_last;
  memcpy (self->show.last, show->last, sizeof show->last);
  if (changed->position || changed->last)
    {
      self->show.n_paths = show->n_paths;
      self->show.paths = memcpy (self->paths, show->n_paths > 0 ? show->paths : self->paths,
                                 show->n_paths * sizeof *show->paths);
    }
  self->show.n_hints = show->n_hints;
  self->show.hints = memcpy (self->hints, show->hints != NULL ? show->hints : self->hints,
                             show->n_hints * sizeof *show->hints);
  self->show.hints_lead = show->hints_lead;
  self->show.n_ideas = show->n_ideas;
  if (show->n_ideas > 0)
    memcpy (self->ideas, show->ideas, show->n_ideas * sizeof *show->ideas);
  self->show.ideas = self->ideas;
  self->show.n_marks = show->n_marks;
  if (show->n_marks > 0)
    memcpy (self->marks, show->marks, show->n_marks * sizeof *show->marks);
  self->show.marks = self->marks;
  self->show.n_trace = show->n_trace;
  if (show->n_trace > 0)
    memcpy (self->trace, show->trace, show->n_trace * sizeof *show->trace);
  self->show.trace = self->trace;
  self->show.n_earners = show->n_earners;
  if (show->n_earners > 0)
    memcpy (self->earners, show->earners, show->n_earners * sizeof *show->earners);
  self->show.earners = self->earners;
}

static void
begin_setup (AriBoardView *self)
{
  self->placed = *self->show.rules->board (&self->setup);
  self->placed.spots = self->spot_infos;
  self->board = &self->placed;
  place_spots (self);
  ari_board_view_rebuild_spots (self);
  self->focus = self->show.inspected = ARI_SPOT_NONE;
  self->zoom.scale = 1;
  ari_board_view_invalidate (self, ALL_LAYERS);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
begin_position (AriBoardView *self,
                gboolean      covered)
{
  place_spots (self);
  ari_picker_init (&self->picker, self->show.rules, &self->position);
  self->show.hover = self->drag_from = self->stuck = ARI_SPOT_NONE;
  self->dragging = self->pulls = FALSE;
  self->rested = 0;
  ari_board_view_end_tip (self);
  if (self->n_line > 0 && !ari_position_equal (self->show.rules, &self->position, &self->line_position))
    ari_board_view_set_line (self, NULL);
  self->show.covered = covered;
  g_clear_handle_id (&self->cover_id, g_source_remove);
  self->covers_late = FALSE;
  if ((self->flags & ARI_BOARD_ARRIVED) && !covered)
    ari_board_view_cover_later (self);
  ari_board_view_clear_refusal (self);
}

/* The pointer rests while others play: what a click would do is marked again as soon as it is the person's
 * turn. Beside the board, one decision may follow another on the same button. */
static void
point_again (AriBoardView *self)
{
  AriSpot choice = ari_board_view_meant_by_choice (self);

  if ((self->flags & ARI_BOARD_PICKABLE) && self->painter.unit > 0
      && (gtk_widget_get_state_flags (GTK_WIDGET (self)) & GTK_STATE_FLAG_PRELIGHT))
    ari_board_view_hover_at (self, self->pointer.x, self->pointer.y);
  else if (choice != ARI_SPOT_NONE)
    ari_board_view_set_hover (self, choice);
}

/**
 * ari_board_view_show:
 * @show: the new state; ignores hover, look, focus, picks and refusal, which belong to the view. With a new
 *   position, the view covers what has been revealed after a moment, unless it is covered already; with the
 *   same position, it covers at once what @show covers
 *
 * Shows a position. A new action ends a running motion at once; picks remain while the position stays the
 * same.
 */
void
ari_board_view_show (AriBoardView        *self,
                     const AriBoardState *show,
                     AriBoardFlags        flags)
{
  const gboolean arrived = (flags & ARI_BOARD_ARRIVED) != 0;
  Changes changed;

  g_return_if_fail (ARI_IS_BOARD_VIEW (self));
  g_return_if_fail (show->n_marks <= ARI_MAX_SPOTS && show->n_hints <= ARI_MAX_SPOTS);
  g_return_if_fail (show->n_ideas <= ARI_MAX_IDEAS);
  g_return_if_fail (show->n_paths <= ARI_MAX_MOTION_PATHS);

  changed = compare_shows (self, show);
  if (!changed.position && !changed.present && !changed.marks && !changed.last && !changed.hints
      && !changed.ideas && !changed.trace && !changed.covered && flags == self->flags)
    return;

  if (changed.position || changed.last)
    {
      ari_board_view_end_motion (self);
      ari_board_view_end_fades (self);
    }
  self->flags = flags;
  if (changed.position && !changed.setup && arrived)
    ari_board_view_keep_before (self, show->paths, show->n_paths);

  keep_show (self, show, &changed);
  if (changed.setup)
    begin_setup (self);
  self->show.listener = show->listener;
  self->show.is_present = show->is_present;
  if (changed.position)
    begin_position (self, show->covered);
  else if (changed.covered)
    ari_board_view_turn_over (self);
  if ((flags & ARI_BOARD_PICKABLE) == 0)
    {
      while (ari_picker_back (&self->picker))
        ;
      self->show.hover = ARI_SPOT_NONE;
    }

  /* The enlarged board doesn't leave its place for dice, which lie beside it. */
  if (changed.last && arrived && !show->last_by_chance)
    ari_board_view_show_spots (self, self->show.last, self->show.n_last);
  if (changed.hints)
    ari_board_view_show_spots (self, self->show.hints, self->show.n_hints);
  if ((changed.position || changed.last) && !changed.setup && arrived)
    ari_board_view_start_motion (self);
  if (changed.position || changed.present || changed.marks || changed.last || changed.trace)
    ari_board_view_invalidate (self, POSITION_LAYERS);
  if (changed.position || changed.present || changed.marks)
    ari_board_view_describe_marks (self);
  ari_board_view_sync (self);
  if (!changed.setup)
    point_again (self);
  ari_board_view_continue_line (self);
  /* A new board is shown whole. */
  if (changed.setup)
    g_signal_emit_by_name (self, "zoomed");
}
