/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board.h"

#include <math.h>

#define SAME 0.01f /* two corners nearer than this are one point */

/**
 * ari_board_find:
 *
 * Returns: the spot with this written name, or %ARI_SPOT_NONE
 */
AriSpot
ari_board_find (const AriBoard *board,
                const char     *name)
{
  for (guint i = 0; i < board->n_spots; i++)
    if (g_str_equal (board->spots[i].name, name))
      return (AriSpot) i;

  return ARI_SPOT_NONE;
}

/* The third of a length that @at falls into. */
static guint
third (float at,
       float start,
       float length)
{
  return (guint) CLAMP ((int) floorf ((at - start) / length * 3.0f), 0, 2);
}

const AriRect *
ari_board_core (const AriBoard *board)
{
  return board->core.width > 0 ? &board->core : &board->bounds;
}

gboolean
ari_board_is_aside (const AriBoard *board,
                    AriPoint        at)
{
  const AriRect *core = ari_board_core (board);

  return at.x < core->x || at.x > core->x + core->width || at.y < core->y || at.y > core->y + core->height;
}

guint
ari_board_ninth (const AriBoard *board,
                 AriPoint        at)
{
  const AriRect *core = ari_board_core (board);

  return 3 * third (at.y, core->y, core->height) + third (at.x, core->x, core->width);
}

static float
distance_to_segment (AriPoint from,
                     AriPoint to,
                     AriPoint at)
{
  float dx = to.x - from.x, dy = to.y - from.y;
  float length = dx * dx + dy * dy;
  float along = length > 0 ? ((at.x - from.x) * dx + (at.y - from.y) * dy) / length : 0;

  along = CLAMP (along, 0, 1);
  return hypotf (at.x - (from.x + along * dx), at.y - (from.y + along * dy));
}

/* Whether @at lies inside the polygon, counting the sides that a ray to the right crosses. */
static gboolean
is_inside (const AriSpotInfo *spot,
           AriPoint           at)
{
  gboolean inside = FALSE;

  for (guint i = 0; i < spot->n_corners; i++)
    {
      AriPoint a = spot->corners[i], b = spot->corners[(i + 1) % spot->n_corners];

      if ((a.y > at.y) != (b.y > at.y) && at.x < a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x))
        inside = !inside;
    }

  return inside;
}

/**
 * ari_spot_distance:
 *
 * Returns: how far @at lies from the shape of the spot, in board units; 0 inside it. A shape is the polygon
 *   of its corners, or a disc of its radius if it has none.
 */
float
ari_spot_distance (const AriSpotInfo *spot,
                   AriPoint           at)
{
  float distance = G_MAXFLOAT;

  if (spot->n_corners == 0)
    return MAX (0, hypotf (at.x - spot->centre.x, at.y - spot->centre.y) - spot->radius);
  if (spot->n_corners > 2 && is_inside (spot, at))
    return 0;

  for (guint i = 0; i < spot->n_corners; i++)
    {
      float side = distance_to_segment (spot->corners[i], spot->corners[(i + 1) % spot->n_corners], at);

      distance = MIN (distance, side);
    }

  return distance;
}

/* Whether @spot at @distance is hit rather than the nearest spot so far, at @best. What lies on an area comes
 * before the area, which is as near, and a piece of a stack before the space that it hides. */
static gboolean
is_nearer (const AriSpotInfo *spot,
           float              distance,
           const AriSpotInfo *nearest,
           float              best)
{
  if (nearest == NULL || distance < best)
    return distance <= best;

  return distance <= best
         && ((nearest->kind == ARI_SPOT_AREA && spot->kind != ARI_SPOT_AREA)
             || (nearest->ground == 0 && spot->ground > 0));
}

/**
 * ari_board_spot_at:
 * @reach: how far from a spot's shape it still counts as a hit, in board units
 * @accepts: (nullable): which spots to consider; NULL: all that have a place on the board
 *
 * Returns: the nearest accepted spot within @reach, or %ARI_SPOT_NONE. Choices are off the board and never
 *   found.
 */
AriSpot
ari_board_spot_at (const AriBoard *board,
                   AriPoint        at,
                   float           reach,
                   gboolean      (*accepts) (AriSpot spot, gpointer data),
                   gpointer        data)
{
  AriSpot nearest = ARI_SPOT_NONE;
  float best = reach;

  for (guint i = 0; i < board->n_spots; i++)
    {
      const AriSpotInfo *spot = &board->spots[i];
      float distance;

      if (spot->kind == ARI_SPOT_CHOICE)
        continue;

      distance = ari_spot_distance (spot, at);
      if (is_nearer (spot, distance, nearest != ARI_SPOT_NONE ? &board->spots[nearest] : NULL, best)
          && (accepts == NULL || accepts ((AriSpot) i, data)))
        {
          nearest = (AriSpot) i;
          best = distance;
        }
    }

  return nearest;
}

gboolean
ari_spot_is_on (const AriSpotInfo *piece,
                const AriSpotInfo *area)
{
  return piece->kind == ARI_SPOT_PIECE && area->kind == ARI_SPOT_AREA && is_inside (area, piece->centre);
}

/* Several pieces may stand on an area, or on each other: seen from elsewhere, each is where its area or its
 * space is. */
static AriPoint
place_of (const AriBoard    *board,
          const AriSpotInfo *spot)
{
  if (spot->ground > 0)
    return board->spots[spot->ground - 1].centre;

  for (guint i = 0; i < board->n_spots && spot->kind == ARI_SPOT_PIECE; i++)
    if (ari_spot_is_on (spot, &board->spots[i]))
      return board->spots[i].centre;

  return spot->centre;
}

/* What an arrow key would do: how far it leads in its direction and to the side, and how far apart the two
 * spots themselves are, for pieces on one area. */
typedef struct
{
  float along, across, between;
} Step;

static Step
step_between (AriPoint from,
              AriPoint to,
              int      dx,
              int      dy)
{
  float x = to.x - from.x, y = to.y - from.y;

  return (Step) { x * (float) dx + y * (float) dy, fabsf (x * (float) dy) + fabsf (y * (float) dx), 0 };
}

static Step
step_to (const AriBoard    *board,
         const AriSpotInfo *from,
         const AriSpotInfo *to,
         int                dx,
         int                dy)
{
  AriPoint here = place_of (board, from), there = place_of (board, to);
  float between = fabsf (to->centre.x - from->centre.x) + fabsf (to->centre.y - from->centre.y);
  Step step = step_between (here, there, dx, dy);

  if (step.across < SAME && fabsf (step.along) < SAME)
    step = step_between (from->centre, to->centre, dx, dy);
  step.between = between;

  return step;
}

/* Never more to the side than in the direction of the key. */
static gboolean
is_in_direction (const Step *step)
{
  return step->along > SAME && step->across < step->along + SAME;
}

/* The shorter way, else the straighter one; the margin makes equal ways equal on every machine. */
static gboolean
is_better_step (const Step *step,
                const Step *best)
{
  float longer = step->along + step->across - best->along - best->across;

  if (fabsf (longer) > SAME)
    return longer < 0;
  if (fabsf (step->across - best->across) > SAME)
    return step->across < best->across;

  return step->between < best->between - SAME;
}

/* Where the keyboard begins: the accepted spot nearest to the middle. */
static AriSpot
middle_spot (const AriBoard *board,
             gboolean      (*accepts) (AriSpot spot, gpointer data),
             gpointer        data)
{
  AriPoint middle = { board->bounds.x + board->bounds.width / 2, board->bounds.y + board->bounds.height / 2 };
  AriSpot nearest = ARI_SPOT_NONE;
  float best = G_MAXFLOAT;

  for (guint i = 0; i < board->n_spots; i++)
    {
      const AriPoint *centre = &board->spots[i].centre;
      float distance = hypotf (centre->x - middle.x, centre->y - middle.y);

      if (distance < best && accepts ((AriSpot) i, data))
        {
          nearest = (AriSpot) i;
          best = distance;
        }
    }

  return nearest;
}

/**
 * ari_board_neighbour:
 * @from: the focused spot; %ARI_SPOT_NONE: none yet
 * @dx: −1 for Left, 1 for Right, 0 for the other keys
 * @dy: −1 for Up, 1 for Down, 0 for the other keys
 * @accepts: which spots can take the focus
 *
 * An arrow goes to the nearest accepted spot in its direction, as the board is seen; one that lies more to
 * the side is not in that direction. A piece on an area counts as the area. The keyboard still reaches every
 * accepted spot from every other on boards whose lines, spaces, tiles and dice are all accepted, whichever
 * pieces are.
 *
 * Returns: an accepted spot, or %ARI_SPOT_NONE when there is none in that direction
 */
AriSpot
ari_board_neighbour (const AriBoard *board,
                     AriSpot         from,
                     int             dx,
                     int             dy,
                     gboolean      (*accepts) (AriSpot spot, gpointer data),
                     gpointer        data)
{
  AriSpot nearest = ARI_SPOT_NONE;
  Step best = { G_MAXFLOAT, 0, 0 };

  if (from == ARI_SPOT_NONE)
    return middle_spot (board, accepts, data);

  for (guint i = 0; i < board->n_spots; i++)
    {
      Step step = step_to (board, &board->spots[from], &board->spots[i], dx, dy);

      if (is_in_direction (&step) && (nearest == ARI_SPOT_NONE || is_better_step (&step, &best))
          && accepts ((AriSpot) i, data))
        {
          nearest = (AriSpot) i;
          best = step;
        }
    }

  return nearest;
}

static gboolean
is_corner (const AriSpotInfo *area,
           AriPoint           at)
{
  for (guint i = 0; i < area->n_corners; i++)
    if (fabsf (area->corners[i].x - at.x) < SAME && fabsf (area->corners[i].y - at.y) < SAME)
      return TRUE;

  return FALSE;
}

gboolean
ari_spot_is_side (const AriSpotInfo *spot,
                  const AriSpotInfo *area)
{
  return spot->kind == ARI_SPOT_LINE && area->kind == ARI_SPOT_AREA && is_corner (area, spot->corners[0])
         && is_corner (area, spot->corners[1]);
}
