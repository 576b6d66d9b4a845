/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-trace.h"

#include <string.h>

/* Keeps the paths along which something moved, without the waits at their beginning. */
static void
add_path (AriTraceStep        *step,
          const AriMotionPath *path)
{
  AriMotionPath *kept = &step->paths[step->n_paths];

  for (guint i = 0; i < path->n_spots; i++)
    if (kept->n_spots == 0 || kept->spots[kept->n_spots - 1] != path->spots[i])
      kept->spots[kept->n_spots++] = path->spots[i];
  if (kept->n_spots > 1)
    step->n_paths++;
  else
    *kept = (AriMotionPath) { 0 };
}

/**
 * ari_trace_step_init:
 * @before: where @action was played
 * @seat: whose turn it was
 *
 * Returns: whether the action leaves something to see on the board
 */
gboolean
ari_trace_step_init (AriTraceStep      *step,
                     const AriSetup    *setup,
                     const AriPosition *before,
                     AriAction          action,
                     AriActor           seat)
{
  const AriRules *rules = setup->rules;
  const AriSpotInfo *spots = rules->board (setup)->spots;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  guint n_paths = ari_find_motion_paths (rules, before, action, paths), n_picks;
  AriSpot picks[ARI_MAX_PICKS];

  memset (step, 0, sizeof *step);
  step->seat = seat;
  step->action = action;
  for (guint i = 0; i < n_paths; i++)
    if (paths[i].n_spots > 1)
      add_path (step, &paths[i]);
    else
      step->spots[step->n_spots++] = paths[i].spots[0];
  if (step->n_paths > 0)
    {
      step->kind = ARI_TRACE_WAYS;
      return TRUE;
    }

  step->kind = ARI_TRACE_SET;
  if (step->n_spots > 0)
    {
      step->n_spots += ari_find_filled (rules, before, action, step->spots + step->n_spots);
      return TRUE;
    }

  /* Nothing moved: the action is about the spots that name it. */
  n_picks = rules->picks (before, action, picks);
  for (guint i = 0; i < n_picks; i++)
    {
      if (picks[i] == ARI_SPOT_NONE || spots[picks[i]].kind == ARI_SPOT_CHOICE)
        continue;
      step->spots[step->n_spots++] = picks[i];
      if (ari_rules_occupant (rules, before, picks[i]) != ARI_NONE)
        step->kind = ARI_TRACE_AIMED;
    }

  return step->n_spots > 0;
}
