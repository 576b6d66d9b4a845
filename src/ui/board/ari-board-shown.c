/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-shown.h"

void
ari_board_shown_init (AriBoardShown *shown)
{
  *shown = (AriBoardShown) { .trace = g_new0 (AriTraceStep, ARI_MAX_TRACE) };
  shown->state.hover = shown->state.inspected = shown->state.focus = shown->state.refused = ARI_SPOT_NONE;
}

void
ari_board_shown_clear (AriBoardShown *shown)
{
  g_clear_pointer (&shown->trace, g_free);
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

/**
 * ari_board_shown_compare:
 * @show: the next state to show
 *
 * Returns: how @show differs from what is shown
 */
AriBoardChanges
ari_board_shown_compare (const AriBoardShown *shown,
                         const AriBoardState *show)
{
  const AriBoardState *old = &shown->state;
  AriBoardChanges changed;

  changed.setup = shown->board == NULL || !ari_setup_equal (&shown->setup, show->setup);
  changed.position = changed.setup || !ari_position_equal (show->rules, &shown->position, show->position);
  changed.present = old->is_present != show->is_present || old->is_ended != show->is_ended;
  changed.marks = !marks_equal (shown->marks, old->n_marks, show->marks, show->n_marks);
  changed.last = old->n_last != show->n_last || old->last_action != show->last_action
                 || memcmp (old->last, show->last, show->n_last * sizeof *show->last) != 0;
  changed.hints = old->n_hints != show->n_hints || old->n_unranked != show->n_unranked
                  || (show->n_hints > 0
                      && memcmp (shown->hints, show->hints, show->n_hints * sizeof *show->hints) != 0);
  changed.ideas = !ari_ideas_equal (shown->ideas, old->n_ideas, show->ideas, show->n_ideas);
  changed.trace = old->n_trace != show->n_trace || old->n_earners != show->n_earners
                  || (show->n_trace > 0
                      && memcmp (shown->trace, show->trace, show->n_trace * sizeof *show->trace) != 0)
                  || (show->n_earners > 0
                      && memcmp (shown->earners, show->earners,
                                 show->n_earners * sizeof *show->earners) != 0);

  changed.covered = show->covered && !old->covered;

  return changed;
}

/* Whether the two states differ at all. */
gboolean
ari_board_changes_any (const AriBoardChanges *changes)
{
  return changes->position || changes->present || changes->marks || changes->last || changes->hints
         || changes->ideas || changes->trace || changes->covered;
}

/**
 * ari_board_shown_keep:
 * @changes: how @show differs from what is shown
 *
 * Copies @show and the data that it refers to, except for what is pointed at, focused, picked and refused,
 * and for what is covered.
 */
void
ari_board_shown_keep (AriBoardShown         *shown,
                      const AriBoardState   *show,
                      const AriBoardChanges *changes)
{
  AriBoardState *state = &shown->state;

  state->rules = show->rules;
  state->setup = &shown->setup;
  state->position = &shown->position;
  shown->setup = *show->setup;
  shown->position = *show->position;
  state->listener = show->listener;
  state->is_present = show->is_present;
  state->is_ended = show->is_ended;
  state->last_action = show->last_action;
  state->last_by_chance = show->last_by_chance;
  state->n_last = show->n_last;
  memcpy (state->last, show->last, sizeof show->last);
  if (changes->position || changes->last)
    {
      state->n_paths = show->n_paths;
      state->paths = memcpy (shown->paths, show->n_paths > 0 ? show->paths : shown->paths,
                             show->n_paths * sizeof *show->paths);
    }
  state->n_hints = show->n_hints;
  state->hints = memcpy (shown->hints, show->hints != NULL ? show->hints : shown->hints,
                         show->n_hints * sizeof *show->hints);
  state->n_unranked = show->n_unranked;
  state->n_ideas = show->n_ideas;
  if (show->n_ideas > 0)
    memcpy (shown->ideas, show->ideas, show->n_ideas * sizeof *show->ideas);
  state->ideas = shown->ideas;
  state->n_marks = show->n_marks;
  if (show->n_marks > 0)
    memcpy (shown->marks, show->marks, show->n_marks * sizeof *show->marks);
  state->marks = shown->marks;
  state->n_trace = show->n_trace;
  if (show->n_trace > 0)
    memcpy (shown->trace, show->trace, show->n_trace * sizeof *show->trace);
  state->trace = shown->trace;
  state->n_earners = show->n_earners;
  if (show->n_earners > 0)
    memcpy (shown->earners, show->earners, show->n_earners * sizeof *show->earners);
  state->earners = shown->earners;
}

/* Finds the board of the setup, and places its spots. */
void
ari_board_shown_begin_board (AriBoardShown *shown)
{
  shown->placed = *shown->state.rules->board (&shown->setup);
  shown->placed.spots = shown->spot_infos;
  shown->board = &shown->placed;
  ari_board_shown_place (shown);
}

/* Spots lie where the picture has them: pieces that share a place make room for one another. Returns whether
 * any of them has moved. */
gboolean
ari_board_shown_place (AriBoardShown *shown)
{
  AriSpotInfo spots[ARI_MAX_SPOTS];
  gsize size = shown->placed.n_spots * sizeof *spots;

  ari_board_renderer_spots (&shown->state, spots);
  if (memcmp (spots, shown->spot_infos, size) == 0)
    return FALSE;

  memcpy (shown->spot_infos, spots, size);

  return TRUE;
}
