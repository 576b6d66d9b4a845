/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paths of pieces: a group moves along a shortest legal path. */
#include "minarett-position.h"

/* Writes the spaces that the group passes and the one where it ends, along a shortest path; returns their
 * number. */
static guint
find_path (const Minarett      *m,
           const MinarettGroup *group,
           guint                to,
           guint                path[MINARETT_LEVELS])
{
  const MinarettGeometry *g = minarett_geometry (m->board);
  guint32 fits = minarett_fits (m, group->sizes[0]);
  guint32 reached[MINARETT_LEVELS] = { g->neighbours[group->from] & fits };
  guint n = 1;

  for (; (reached[n - 1] >> to & 1) == 0 && n < group->count; n++)
    reached[n] = minarett_spread (g, reached[n - 1]) & fits;

  /* Then backtrack from each space to one reached a step earlier. */
  path[n - 1] = to;
  for (guint step = n - 1; step > 0; step--)
    path[step - 1] = (guint) __builtin_ctz (reached[step - 1] & g->neighbours[path[step]]);

  return n;
}

/* Piece number @nth of the group, counted from below, follows @path; @n_left of the pieces below it stay
 * behind on each space passed: none when the group stays together, one when it drops them. */
static void
set_way (const Minarett       *m,
         const MinarettAction *a,
         guint                 nth,
         const guint          *path,
         guint                 n,
         guint                 n_left,
         AriMotionPath        *way)
{
  guint height = minarett_tower_height (m, a->from);

  way->n_spots = 0;
  way->spots[way->n_spots++] = MINARETT_SPOT_LEVEL (a->from, height - a->count + 1 + nth);
  for (guint i = 0; i < n; i++)
    {
      height = minarett_tower_height (m, path[i]);
      way->spots[way->n_spots++] = MINARETT_SPOT_LEVEL (path[i], height + 1 + nth - i * n_left);
    }
}

/* A captured piece has no path to follow. */
static guint
paths_of (const AriPosition *position,
          AriAction          action,
          AriMotionPath      paths[ARI_MAX_MOTION_PATHS])
{
  const Minarett *m = minarett_get (position);
  MinarettAction a = minarett_unpack (action);
  guint path[MINARETT_LEVELS], n;
  MinarettGroup group;

  switch (a.kind)
    {
    case MINARETT_PLACE:
      paths[0].n_spots = 2;
      paths[0].spots[0] = MINARETT_SPOT_HAND (m->actor, a.count);
      paths[0].spots[1] = MINARETT_SPOT_LEVEL (a.spaces[0], minarett_tower_height (m, a.spaces[0]) + 1);
      return 1;

    case MINARETT_MOVE:
      minarett_group (m, m->actor, a.from, a.count, &group);
      n = find_path (m, &group, a.spaces[0], path);
      for (guint i = 0; i < a.count; i++)
        set_way (m, &a, i, path, n, 0, &paths[i]);
      return a.count;

    case MINARETT_UNSTACK:
      for (guint i = 0; i < a.count; i++)
        set_way (m, &a, i, a.spaces, i + 1, 1, &paths[i]);
      return a.count;

    case MINARETT_CAPTURE:
    case MINARETT_DECLINE:
    case MINARETT_PASS:
    default:
      return 0;
    }
}

const AriMotion minarett_motion = {
  .paths = paths_of,
  .earners = minarett_earners,
  .is_entitled = minarett_is_entitled,
};
