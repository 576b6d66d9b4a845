/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-face.h"

#include "ari-brush.h"

#include <math.h>

/* So much of half a turn a ring round a tower goes on behind it, at each end. */
#define BEHIND 0.05f

float
minarett_pen (const MinarettCanvas *canvas,
              float                 width)
{
  return ari_brush_pen (canvas->show, width);
}

float
minarett_text_scale (const MinarettCanvas *canvas)
{
  return ari_brush_text_scale (canvas->show, MINARETT_TEXT_HEIGHT, 1.6f);
}

/* Where a place of the board lies on the screen: columns and rows count from 0 at a1 and may be broken. */
AriPoint
minarett_at (const MinarettCanvas *canvas,
             float                 column,
             float                 row)
{
  return (AriPoint) { canvas->corner.x + column * canvas->along.x + row * canvas->up.x,
                      canvas->corner.y + column * canvas->along.y + row * canvas->up.y };
}

/**
 * minarett_arc:
 * @flat: how much shorter the ellipse is than it is wide
 *
 * As ari_path_arc(), along an ellipse; angles are those of the circle it was before it was flattened.
 */
void
minarett_arc (AriPath *path,
              float    x,
              float    y,
              float    radius,
              float    flat,
              float    from,
              float    sweep)
{
  guint first = path->points->len;

  ari_path_arc (path, x, y, radius, from, sweep);
  for (guint i = first; i < path->points->len; i++)
    {
      AriPoint *point = &g_array_index (path->points, AriPoint, i);

      point->y = y + (point->y - y) * flat;
    }
}

void
minarett_ellipse (AriPath *path,
                  AriPoint centre,
                  float    radius,
                  float    flat)
{
  ari_path_move (path, centre.x + radius, centre.y);
  minarett_arc (path, centre.x, centre.y, radius, flat, 0, 2 * (float) G_PI);
  ari_path_close (path);
}

AriItem *
minarett_add_text (const MinarettCanvas *canvas,
                   AriLayer              layer,
                   AriPoint              at,
                   float                 height,
                   AriRole               role,
                   char                 *text)
{
  return ari_brush_text (canvas->scene, layer, at, height, role, text);
}

/* An ellipse on the ground, or round the foot of what stands there: then its back is hidden. */
AriItem *
minarett_add_ring (const MinarettCanvas *canvas,
                   AriLayer              layer,
                   AriSpot               spot,
                   const MinarettFoot   *foot,
                   AriRole               role,
                   float                 width)
{
  AriItem *item = ari_scene_add (canvas->scene, layer);

  item->spot = spot;
  item->stroke = role;
  item->stroke_width = minarett_pen (canvas, width);
  item->round_ends = TRUE;
  if (foot->height > 0)
    {
      float from = -BEHIND * (float) G_PI, sweep = (1 + 2 * BEHIND) * (float) G_PI;

      ari_path_move (item->path, foot->at.x + foot->radius * cosf (from),
                     foot->at.y + MINARETT_GROUND_FLAT * foot->radius * sinf (from));
      minarett_arc (item->path, foot->at.x, foot->at.y, foot->radius, MINARETT_GROUND_FLAT, from, sweep);
    }
  else
    {
      minarett_ellipse (item->path, foot->at, foot->radius, MINARETT_GROUND_FLAT);
    }

  return item;
}

AriPoint
minarett_space_at (const MinarettCanvas *canvas,
                   guint                 space)
{
  return canvas->board->spots[MINARETT_SPOT_SPACE (space)].centre;
}

/* Returns: the space that @spot or the tower it is part of stands on, or MINARETT_NOWHERE */
guint
minarett_space_of (AriSpot spot)
{
  if (spot < MINARETT_SPOT_SPACES)
    return spot / MINARETT_LEVELS;

  return spot < MINARETT_SPOT_HANDS ? spot - (guint) MINARETT_SPOT_SPACES : MINARETT_NOWHERE;
}

/* The foot of what stands on @level (1 … 3) of @space, as the towers are drawn. */
static void
find_level_foot (const MinarettCanvas *canvas,
                 guint                 space,
                 guint                 level,
                 MinarettFoot         *foot)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (canvas->position, space, tower);

  *foot = (MinarettFoot) { .at = minarett_space_at (canvas, space), .radius = MINARETT_RING };
  for (guint i = 0; i < height && i + 1 < level; i++)
    foot->at.y -= minarett_rise (tower[i].size);
  if (level <= height)
    {
      foot->radius = minarett_radius (tower[level - 1].size) + 0.03f;
      foot->height = minarett_height (tower[level - 1].size);
    }
}

/**
 * minarett_find_foot:
 * @spot: a level, a space or a piece in hand
 */
void
minarett_find_foot (const MinarettCanvas *canvas,
                    AriSpot               spot,
                    MinarettFoot         *foot)
{
  if (spot >= MINARETT_SPOT_HANDS)
    {
      guint size = (spot - MINARETT_SPOT_HANDS) % MINARETT_SIZES;

      *foot = (MinarettFoot) {
        .at = minarett_hand_at (canvas, spot),
        .radius = (minarett_radius (size) + 0.05f) * MINARETT_HAND_SCALE,
        .height = minarett_height (size) * MINARETT_HAND_SCALE,
      };
    }
  else if (spot >= MINARETT_SPOT_SPACES)
    {
      guint space = minarett_space_of (spot);

      /* Round the whole tower, but at its foot. */
      find_level_foot (canvas, space, 1, foot);
      foot->radius = MINARETT_RING;
    }
  else
    {
      find_level_foot (canvas, minarett_space_of (spot), spot % MINARETT_LEVELS + 1, foot);
    }
}

/* From the lowest piece up. */
static void
draw_tower (const MinarettCanvas *canvas,
            guint                 space)
{
  MinarettPiece tower[MINARETT_LEVELS];
  guint height = minarett_tower (canvas->position, space, tower);
  MinarettPlace place = {
    .layer = ARI_LAYER_PIECES,
    .at = minarett_space_at (canvas, space),
    .scale = 1,
    .on_ground = TRUE,
  };

  for (guint i = 0; i < height; i++)
    {
      place.spot = MINARETT_SPOT_LEVEL (space, i + 1);
      minarett_draw_piece (canvas, &place, tower[i].seat, tower[i].size);
      place.at.y -= minarett_rise (tower[i].size);
      place.on_ground = FALSE;
    }
}

/* The double outline of the last action, under the towers: filled where something was set down, empty where it came
 * from or was taken. */
static void
draw_last (const MinarettCanvas *canvas,
           AriSpot               spot)
{
  guint space = minarett_space_of (spot);
  AriItem *item;

  if (space == MINARETT_NOWHERE)
    return;

  item = ari_scene_add (canvas->scene, ARI_LAYER_PIECES);
  item->spot = spot;
  item->stroke = ARI_ROLE_LAST_EDGE;
  item->stroke_width = minarett_pen (canvas, 0.0315f);
  minarett_ellipse (item->path, minarett_space_at (canvas, space), 0.5555f, MINARETT_GROUND_FLAT);
  if (spot >= MINARETT_SPOT_SPACES)
    {
      item->fill = ARI_ROLE_GOLD;
      item->fill_opacity = 0.65f;
    }
}

/* The row at the back first: towers in front hide what is behind them. */
static void
draw_pieces (const MinarettCanvas *canvas)
{
  for (guint i = 0; i < canvas->show->n_last; i++)
    draw_last (canvas, canvas->show->last[i]);
  minarett_draw_ground (canvas);

  for (guint row = MINARETT_SIDE; row-- > 0;)
    for (guint column = 0; column < MINARETT_SIDE; column++)
      draw_tower (canvas, row * MINARETT_SIDE + column);
}

static void
draw (const AriShow *show,
      AriScene      *scene)
{
  const AriBoard *board = show->rules->board (show->setup);
  AriPoint a1 = board->spots[MINARETT_SPOT_SPACE (0)].centre, b1 = board->spots[MINARETT_SPOT_SPACE (1)].centre;
  AriPoint a2 = board->spots[MINARETT_SPOT_SPACE (MINARETT_SIDE)].centre;
  MinarettCanvas canvas = {
    .show = show,
    .scene = scene,
    .board = board,
    .position = minarett_get (show->position),
    .corner = a1,
    .along = { b1.x - a1.x, b1.y - a1.y },
    .up = { a2.x - a1.x, a2.y - a1.y },
    .plain = ari_brush_plain (show),
  };

  minarett_draw_frame (&canvas);
  minarett_draw_grid (&canvas);
  minarett_draw_hands (&canvas);
  draw_pieces (&canvas);
  minarett_draw_badges (&canvas);
  minarett_draw_marks (&canvas);
}

const AriFace ari_face_minarett = { "minarett", 0.25f, draw };
