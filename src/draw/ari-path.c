/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-scene.h"

#include <math.h>

/**
 * ari_path_new:
 *
 * Returns: (transfer full): an empty path
 */
AriPath *
ari_path_new (void)
{
  AriPath *path = g_new (AriPath, 1);

  path->verbs = g_array_new (FALSE, FALSE, sizeof (guint8));
  path->points = g_array_new (FALSE, FALSE, sizeof (AriPoint));

  return path;
}

void
ari_path_free (AriPath *path)
{
  g_array_unref (path->verbs);
  g_array_unref (path->points);
  g_free (path);
}

static void
add_verb (AriPath *path,
          AriVerb  verb)
{
  guint8 byte = verb;

  g_array_append_val (path->verbs, byte);
}

static void
add_point (AriPath *path,
           float    x,
           float    y)
{
  AriPoint point = { x, y };

  g_array_append_val (path->points, point);
}

void
ari_path_move (AriPath *path,
               float    x,
               float    y)
{
  add_verb (path, ARI_VERB_MOVE);
  add_point (path, x, y);
}

void
ari_path_line (AriPath *path,
               float    x,
               float    y)
{
  add_verb (path, ARI_VERB_LINE);
  add_point (path, x, y);
}

void
ari_path_curve (AriPath *path,
                float    x1,
                float    y1,
                float    x2,
                float    y2,
                float    x,
                float    y)
{
  add_verb (path, ARI_VERB_CURVE);
  add_point (path, x1, y1);
  add_point (path, x2, y2);
  add_point (path, x, y);
}

void
ari_path_close (AriPath *path)
{
  add_verb (path, ARI_VERB_CLOSE);
}

/**
 * ari_path_arc:
 * @x: @y: centre
 * @from: start angle in radians, 0 to the right, increasing clockwise on the screen
 * @sweep: angle to cover, negative for anticlockwise
 *
 * Follows an arc of a circle, in cubics of at most a right angle each. The path must already be at the arc's
 * first point.
 */
void
ari_path_arc (AriPath *path,
              float    x,
              float    y,
              float    radius,
              float    from,
              float    sweep)
{
  guint n = MAX (1, (guint) ceilf (fabsf (sweep) / (float) G_PI_2 - 1e-3f));
  float step = sweep / n;
  float reach = radius * 4 / 3 * tanf (step / 4); /* distance of the controls along the tangents */

  for (guint i = 0; i < n; i++)
    {
      float a = from + i * step, b = a + step;

      ari_path_curve (path,
                      x + radius * cosf (a) - reach * sinf (a), y + radius * sinf (a) + reach * cosf (a),
                      x + radius * cosf (b) + reach * sinf (b), y + radius * sinf (b) - reach * cosf (b),
                      x + radius * cosf (b), y + radius * sinf (b));
    }
}

void
ari_path_circle (AriPath *path,
                 float    x,
                 float    y,
                 float    radius)
{
  ari_path_move (path, x + radius, y);
  ari_path_arc (path, x, y, radius, 0, 2 * (float) G_PI);
  ari_path_close (path);
}

/**
 * ari_path_rect:
 * @corner: radius of its corners, at most half its shorter side; 0: sharp
 */
void
ari_path_rect (AriPath *path,
               float    x,
               float    y,
               float    width,
               float    height,
               float    corner)
{
  float right = x + width, bottom = y + height, turn = G_PI_2;

  ari_path_move (path, x + corner, y);
  ari_path_line (path, right - corner, y);
  if (corner > 0)
    ari_path_arc (path, right - corner, y + corner, corner, -turn, turn);
  ari_path_line (path, right, bottom - corner);
  if (corner > 0)
    ari_path_arc (path, right - corner, bottom - corner, corner, 0, turn);
  ari_path_line (path, x + corner, bottom);
  if (corner > 0)
    ari_path_arc (path, x + corner, bottom - corner, corner, turn, turn);
  ari_path_line (path, x, y + corner);
  if (corner > 0)
    ari_path_arc (path, x + corner, y + corner, corner, 2 * turn, turn);
  ari_path_close (path);
}

/* Appends a copy of @other. */
void
ari_path_append (AriPath       *path,
                 const AriPath *other)
{
  g_array_append_vals (path->verbs, other->verbs->data, other->verbs->len);
  g_array_append_vals (path->points, other->points->data, other->points->len);
}

/**
 * ari_path_capsule:
 *
 * The outline of a bar with round ends: everything within @radius of the line from @from to @to.
 */
void
ari_path_capsule (AriPath *path,
                  AriPoint from,
                  AriPoint to,
                  float    radius)
{
  float angle = atan2f (to.y - from.y, to.x - from.x);
  float dx = -radius * sinf (angle), dy = radius * cosf (angle);

  ari_path_move (path, from.x - dx, from.y - dy);
  ari_path_line (path, to.x - dx, to.y - dy);
  ari_path_arc (path, to.x, to.y, radius, angle - (float) G_PI_2, G_PI);
  ari_path_line (path, from.x + dx, from.y + dy);
  ari_path_arc (path, from.x, from.y, radius, angle + (float) G_PI_2, G_PI);
  ari_path_close (path);
}
