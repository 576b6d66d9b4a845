/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-canvas.h"

#include <math.h>

/* On a round wall, the shade covers everything right of this cosine of the angle. */
#define SHADE_FROM 0.3f

/* The onion's base is a little wider than the roof's radius. */
#define ONION 1.02f

/**
 * Ring: a piece of wall between two circles
 *
 * Heights are fractions of the piece's height, radii of its radius; @line is the width of the contour.
 */
typedef struct
{
  float low, low_radius;
  float high, high_radius;
  float line;
} Ring;

static const Ring drum[] = {
  { 0, 1, 0.24f, 0.95f, 0.0185f },       /* foot */
  { 0.22f, 0.88f, 0.78f, 0.86f, 0.0148f },
  { 0.76f, 0.95f, 1, 0.95f, 0.0185f },   /* rim */
};

static const Ring balcony[] = {
  { 0, 0.92f, 0.66f, 0.84f, 0.0167f },
  { 0.60f, 0.80f, 0.76f, 1.06f, 0.0148f }, /* widens to carry the balcony */
  { 0.76f, 1.06f, 1, 1.06f, 0.0185f },
};

/* Small boards have no room for all these contours. */
static const Ring plain_drum = { 0, 1, 1, 0.95f, 0.0185f };

static const Ring collar = { 0, 0.86f, 0.2f, 0.86f, 0.0148f };

static const float radii[MINARETT_SIZES] = { 0.40f, 0.27f, 0.18f };
static const float heights[MINARETT_SIZES] = { 0.31f, 0.35f, 0.37f };

/* The foot of the piece on top takes up the rest of the height. */
#define STACKED 0.97f

float
minarett_radius (guint size)
{
  return radii[size];
}

float
minarett_height (guint size)
{
  return heights[size] * (size == MINARETT_SMALL ? 1.36f : 1);
}

float
minarett_rise (guint size)
{
  return heights[size] * STACKED;
}

/* Everything needed to draw one piece. */
typedef struct
{
  const AriCanvas *canvas;
  const MinarettPlace  *place;
  guint                 side;   /* 0 ivory, 1 lapis */
  float                 radius, height;
} Mason;

static AriItem *
add_item (const Mason *mason,
          AriRole      fill,
          AriRole      stroke,
          float        line)
{
  AriItem *item = ari_scene_add (mason->canvas->scene, mason->place->layer);

  item->spot = mason->place->spot;
  item->fill = fill;
  item->stroke = stroke;
  item->stroke_width =
      stroke != ARI_ROLE_NONE ? ari_brush_pen (mason->canvas, line * mason->place->scale) : 0;
  item->group = mason->place->group;
  item->group_opacity = mason->place->opacity;

  return item;
}

/* @share of the piece's height above its foot, as a point on the screen. */
static float
level (const Mason *mason,
       float        share)
{
  return mason->place->at.y - share * mason->height;
}

/* The visible part of a ring: its front, and its upper circle as far as it rises behind. */
static void
add_silhouette (const Mason *mason,
                const Ring  *ring,
                AriPath     *path)
{
  float x = mason->place->at.x, low = level (mason, ring->low), high = level (mason, ring->high);
  float low_radius = ring->low_radius * mason->radius, high_radius = ring->high_radius * mason->radius;

  ari_path_move (path, x - low_radius, low);
  ari_path_line (path, x - high_radius, high);
  minarett_arc (path, x, high, high_radius, MINARETT_FLAT, G_PI, G_PI);
  ari_path_line (path, x + low_radius, low);
  minarett_arc (path, x, low, low_radius, MINARETT_FLAT, 0, G_PI);
  ari_path_close (path);
}

static void
add_shade (const Mason *mason,
           const Ring  *ring)
{
  float x = mason->place->at.x, low = level (mason, ring->low), high = level (mason, ring->high);
  float low_radius = ring->low_radius * mason->radius, high_radius = ring->high_radius * mason->radius;
  float angle = acosf (SHADE_FROM), deep = MINARETT_FLAT * sinf (angle);
  AriItem *item;

  if (mason->canvas->show->high_contrast)
    return;

  item = add_item (mason, MINARETT_ROLE_BODY_SHADE + mason->side, ARI_ROLE_NONE, 0);
  item->fill_opacity = 0.85f;
  ari_path_move (item->path, x + SHADE_FROM * low_radius, low + deep * low_radius);
  ari_path_line (item->path, x + SHADE_FROM * high_radius, high + deep * high_radius);
  minarett_arc (item->path, x, high, high_radius, MINARETT_FLAT, angle, -angle);
  ari_path_line (item->path, x + low_radius, low);
  minarett_arc (item->path, x, low, low_radius, MINARETT_FLAT, 0, angle);
  ari_path_close (item->path);
}

static void
draw_ring (const Mason *mason,
           const Ring  *ring)
{
  add_silhouette (mason, ring, add_item (mason, MINARETT_ROLE_BODY + mason->side, ARI_ROLE_NONE, 0)->path);
  add_shade (mason, ring);
  add_silhouette (
      mason, ring,
      add_item (mason, ARI_ROLE_NONE, MINARETT_ROLE_BODY_OUTLINE + mason->side, ring->line)->path);
}

static void
draw_top (const Mason *mason,
          const Ring  *ring)
{
  AriItem *item = add_item (mason, MINARETT_ROLE_BODY_TOP + mason->side,
                            MINARETT_ROLE_BODY_OUTLINE + mason->side, ring->line);

  minarett_ellipse (item->path, (AriPoint) { mason->place->at.x, level (mason, ring->high) },
                    ring->high_radius * mason->radius, MINARETT_FLAT);
}

/* A coloured band around the front. */
static void
draw_band (const Mason *mason,
           float        height,
           float        radius,
           float        width)
{
  float x = mason->place->at.x, y = level (mason, height);
  AriItem *item;

  if (mason->canvas->plain)
    return;

  item = add_item (mason, ARI_ROLE_NONE, MINARETT_ROLE_BODY_ORNAMENT + mason->side, width);
  ari_path_move (item->path, x + radius * mason->radius, y);
  minarett_arc (item->path, x, y, radius * mason->radius, MINARETT_FLAT, 0, G_PI);
}

/* A doorway with a round arch at @x and @foot, in board units from the middle of the foot. */
static void
add_doorway (const Mason *mason,
             AriPath     *path,
             float        x,
             float        foot,
             float        width,
             float        height)
{
  float scale = mason->place->scale, half = width * scale / 2;

  x = mason->place->at.x + x * mason->radius;
  foot = mason->place->at.y + foot * scale;
  ari_path_move (path, x - half, foot);
  ari_path_line (path, x - half, foot - height * scale);
  ari_path_arc (path, x, foot - height * scale, half, G_PI, G_PI);
  ari_path_line (path, x + half, foot);
  ari_path_close (path);
}

/* How far before its middle the front of a ring lies at @x, as fractions of the radius. */
static float
bulge (float x,
       float radius)
{
  return MINARETT_FLAT * sqrtf (radius * radius - x * x);
}

static void
draw_doorways (const Mason *mason,
               guint        size)
{
  AriItem *item = add_item (mason, MINARETT_ROLE_BODY_OUTLINE + mason->side, ARI_ROLE_NONE, 0);

  if (size == MINARETT_LARGE)
    {
      for (int i = -1; i <= 1; i++)
        {
          float foot = (bulge (0.477f * i, 0.88f) - 0.027f) * radii[size] - 0.22f * heights[size];

          add_doorway (mason, item->path, 0.477f * i, foot, i == 0 ? 0.0787f : 0.0658f,
                       i == 0 ? 0.0903f : 0.0968f);
        }
    }
  else
    {
      for (int i = -1; i <= 1; i += 2)
        add_doorway (mason, item->path, 0.374f * i,
                     bulge (0.374f, 0.92f) * radii[size] - 0.217f * heights[size], 0.0556f, 0.0926f);
    }
}

/* Upright lines, evenly spaced around the wall: closer and thinner towards its sides. */
static void
draw_flutes (const Mason *mason,
             guint        size)
{
  gboolean large = size == MINARETT_LARGE;
  float step = (float) G_PI / (large ? 7.5f : 6), wall = large ? 0.87f : 0.9f,
        widest = large ? 0.0222f : 0.0213f;
  float foot = large ? 0.22f + 0.064f : 0.112f, length = large ? 0.461f : 0.4f;

  for (float angle = step / 2; angle < 1.2f; angle += step)
    {
      AriItem *item =
          add_item (mason, ARI_ROLE_NONE, MINARETT_ROLE_BODY_ORNAMENT + mason->side, widest * cosf (angle));
      float x = wall * sinf (angle),
            y = level (mason, foot) + bulge (x, large ? 0.88f : 0.92f) * mason->radius;

      item->round_ends = TRUE;
      for (int way = -1; way <= 1; way += 2)
        {
          ari_path_move (item->path, mason->place->at.x + way * x * mason->radius, y);
          ari_path_line (item->path, mason->place->at.x + way * x * mason->radius,
                         y - length * mason->height);
        }
    }
}

static void
draw_ornament (const Mason *mason,
               guint        size)
{
  if (mason->side == 0)
    draw_doorways (mason, size);
  else
    draw_flutes (mason, size);
}

static void
draw_drum (const Mason *mason)
{
  if (mason->canvas->plain)
    {
      draw_ring (mason, &plain_drum);
      draw_top (mason, &plain_drum);
      return;
    }

  draw_ring (mason, &drum[0]);
  draw_top (mason, &drum[0]);
  draw_ring (mason, &drum[1]);
  draw_ornament (mason, MINARETT_LARGE);
  draw_ring (mason, &drum[2]);
  draw_top (mason, &drum[2]);
  draw_band (mason, 0.88f, 0.95f, 0.0241f);
}

static void
draw_balcony (const Mason *mason)
{
  draw_ring (mason, &balcony[0]);
  if (!mason->canvas->plain)
    {
      draw_ornament (mason, MINARETT_MEDIUM);
      draw_ring (mason, &balcony[1]);
    }
  draw_ring (mason, &balcony[2]);
  draw_top (mason, &balcony[2]);
  draw_band (mason, 0.88f, 1.06f, 0.0222f);

  if (!mason->canvas->plain)
    {
      AriItem *floor = add_item (mason, ARI_ROLE_NONE, MINARETT_ROLE_BODY_OUTLINE + mason->side, 0.0102f);

      floor->stroke_opacity = 0.55f;
      minarett_ellipse (floor->path, (AriPoint) { mason->place->at.x, level (mason, 1) },
                        0.78f * mason->radius, MINARETT_FLAT);
    }
}

/* One curve of the onion, mirrored when @way is −1; points in fractions of the roof's width and height. */
static void
add_curve (const Mason *mason,
           AriPath     *path,
           float        way,
           float        x1,
           float        y1,
           float        x2,
           float        y2,
           float        x,
           float        y)
{
  float width = way * ONION * mason->radius, middle = mason->place->at.x;

  ari_path_curve (path, middle + x1 * width, level (mason, y1), middle + x2 * width, level (mason, y2),
                  middle + x * width, level (mason, y));
}

/* From the tip down the right side. */
static void
add_right_side (const Mason *mason,
                AriPath     *path)
{
  add_curve (mason, path, 1, 0.05f, 0.94f, 0.2f, 0.87f, 0.45f, 0.8f);
  add_curve (mason, path, 1, 0.95f, 0.68f, 1.3f, 0.46f, 0.76f, 0.2f);
}

static void
add_onion (const Mason *mason,
           AriPath     *path)
{
  float foot = 0.76f * ONION * mason->radius;

  ari_path_move (path, mason->place->at.x - foot, level (mason, 0.2f));
  add_curve (mason, path, -1, 1.3f, 0.46f, 0.95f, 0.68f, 0.45f, 0.8f);
  add_curve (mason, path, -1, 0.2f, 0.87f, 0.05f, 0.94f, 0, 1.08f);
  add_right_side (mason, path);
  minarett_arc (path, mason->place->at.x, level (mason, 0.2f), foot, MINARETT_FLAT, 0, G_PI);
  ari_path_close (path);
}

static void
draw_onion_shade (const Mason *mason)
{
  AriItem *item;

  if (mason->canvas->show->high_contrast)
    return;

  item = add_item (mason, MINARETT_ROLE_BODY_SHADE + mason->side, ARI_ROLE_NONE, 0);
  item->fill_opacity = 0.85f;
  ari_path_move (item->path, mason->place->at.x, level (mason, 1.08f));
  add_right_side (mason, item->path);
  ari_path_line (item->path, mason->place->at.x + 0.25f * ONION * mason->radius, level (mason, 0.103f));
  add_curve (mason, item->path, 1, 0.75f, 0.5f, 0.3f, 0.75f, 0, 1.08f);
  ari_path_close (item->path);
}

/* Gold ribs on lapis, a red band on ivory. */
static void
draw_onion_ornament (const Mason *mason)
{
  AriItem *ribs;

  if (mason->canvas->plain)
    return;
  if (mason->side == 0)
    {
      draw_band (mason, 0.36f, 0.99f, 0.0241f);
      return;
    }

  ribs = add_item (mason, ARI_ROLE_NONE, MINARETT_ROLE_BODY_ORNAMENT + mason->side, 0.0157f);
  ari_path_move (ribs->path, mason->place->at.x, level (mason, 0.103f));
  ari_path_line (ribs->path, mason->place->at.x, level (mason, 0.8f));
  for (int way = -1; way <= 1; way += 2)
    {
      ari_path_move (ribs->path, mason->place->at.x + way * 0.34f * ONION * mason->radius,
                     level (mason, 0.103f));
      add_curve (mason, ribs->path, way, 0.62f, 0.46f, 0.4f, 0.66f, 0.16f, 0.8f);
    }
}

/* Onion roof on a collar, with a ball on top. */
static void
draw_roof (const Mason *mason)
{
  float x = mason->place->at.x, outline = 0.0176f;
  AriItem *item;

  draw_ring (mason, &collar);
  if (!mason->canvas->plain)
    draw_top (mason, &collar);
  add_onion (mason, add_item (mason, MINARETT_ROLE_BODY + mason->side, ARI_ROLE_NONE, 0)->path);
  draw_onion_shade (mason);
  draw_onion_ornament (mason);
  add_onion (mason, add_item (mason, ARI_ROLE_NONE, MINARETT_ROLE_BODY_OUTLINE + mason->side, outline)->path);

  /* In high contrast the contour may be as dark as the ground; nothing else sets off the spire. */
  item = add_item (mason, ARI_ROLE_NONE,
                   mason->canvas->show->high_contrast ? ARI_ROLE_LETTER
                                                      : MINARETT_ROLE_BODY_OUTLINE + mason->side,
                   0.0185f);
  item->round_ends = TRUE;
  ari_path_move (item->path, x, level (mason, 1.06f));
  ari_path_line (item->path, x, level (mason, 1.26f));

  item = add_item (mason, MINARETT_ROLE_BODY_ORNAMENT + mason->side, MINARETT_ROLE_BODY_OUTLINE + mason->side,
                   0.0102f);
  ari_path_circle (item->path, x, level (mason, 1.28f), 0.0287f * mason->place->scale);
}

/* The ground shadow leans to the right. */
static void
draw_shadow (const Mason *mason)
{
  float radius = mason->radius;
  AriItem *item;

  if (mason->canvas->show->high_contrast)
    return;

  item = add_item (mason, ARI_ROLE_SHADOW, ARI_ROLE_NONE, 0);
  minarett_ellipse (item->path,
                    (AriPoint) { mason->place->at.x + 0.22f * radius, mason->place->at.y + 0.1f * radius },
                    1.12f * radius, 0.35f);
}

void
minarett_draw_piece (const AriCanvas     *canvas,
                     const MinarettPlace *place,
                     AriActor             seat,
                     guint                size)
{
  Mason mason = {
    .canvas = canvas,
    .place = place,
    .side = seat - 1,
    .radius = radii[size] * place->scale,
    .height = heights[size] * place->scale,
  };

  if (place->on_ground)
    draw_shadow (&mason);
  if (size == MINARETT_LARGE)
    draw_drum (&mason);
  else if (size == MINARETT_MEDIUM)
    draw_balcony (&mason);
  else
    draw_roof (&mason);
}
