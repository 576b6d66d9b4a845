/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The signs of the colours, for people who can't tell colours apart: poppy, leaf, waves, sun and moon. */
#include "minotaur-canvas.h"

#include <math.h>

#define PETALS 4
#define RAYS   8
#define WAVES  3

/* Returns: a point @radius from @at, at @turns full turns clockwise from the right */
static AriPoint
around (AriPoint at,
        float    radius,
        float    turns)
{
  float angle = 2 * (float) G_PI * turns;

  return (AriPoint) { at.x + radius * cosf (angle), at.y + radius * sinf (angle) };
}

static void
add_poppy (AriPath *path,
           AriPoint at,
           float    r)
{
  for (guint i = 0; i < PETALS; i++)
    {
      AriPoint petal = around (at, 0.5f * r, (i + 0.5f) / PETALS);

      ari_path_circle (path, petal.x, petal.y, 0.44f * r);
    }
}

/* A leaf with a short stalk. */
static void
add_leaf (AriPath *path,
          AriPoint at,
          float    r)
{
  const float stalk = 0.1f * r;

  ari_path_move (path, at.x, at.y - 1.1f * r);
  ari_path_curve (path, at.x + 1.1f * r, at.y - 0.3f * r, at.x + 0.8f * r, at.y + 0.68f * r, at.x + stalk,
                  at.y + 0.68f * r);
  ari_path_line (path, at.x + stalk, at.y + 1.15f * r);
  ari_path_line (path, at.x - stalk, at.y + 1.15f * r);
  ari_path_line (path, at.x - stalk, at.y + 0.68f * r);
  ari_path_curve (path, at.x - 0.8f * r, at.y + 0.68f * r, at.x - 1.1f * r, at.y - 0.3f * r, at.x,
                  at.y - 1.1f * r);
  ari_path_close (path);
}

/* Wavy bands with one crest and one trough, @thick from edge to edge. */
static void
add_waves (AriPath *path,
           AriPoint at,
           float    r)
{
  const float step = 0.58f * r, rise = 0.5f * r, thick = 0.28f * r;

  for (guint i = 0; i < WAVES; i++)
    {
      float top = at.y + (i - (WAVES - 1) / 2.0f) * step - thick / 2, low = top + thick;

      ari_path_move (path, at.x - r, top);
      ari_path_curve (path, at.x - 0.66f * r, top - rise, at.x - 0.34f * r, top - rise, at.x, top);
      ari_path_curve (path, at.x + 0.34f * r, top + rise, at.x + 0.66f * r, top + rise, at.x + r, top);
      ari_path_line (path, at.x + r, low);
      ari_path_curve (path, at.x + 0.66f * r, low + rise, at.x + 0.34f * r, low + rise, at.x, low);
      ari_path_curve (path, at.x - 0.34f * r, low - rise, at.x - 0.66f * r, low - rise, at.x - r, low);
      ari_path_close (path);
    }
}

static void
add_sun (AriPath *path,
         AriPoint at,
         float    r)
{
  ari_path_circle (path, at.x, at.y, 0.5f * r);
  for (guint i = 0; i < RAYS; i++)
    ari_path_capsule (path, around (at, 0.78f * r, (float) i / RAYS),
                      around (at, 1.05f * r, (float) i / RAYS), 0.09f * r);
}

/* A crescent, open to the right: an outer and an inner arc that meet at its points. */
static void
add_moon (AriPath *path,
          AriPoint at,
          float    r)
{
  const float open = 0.9f, inner = 0.8f * r; /* half the angle that the outer arc leaves open, radians */
  float x = r * cosf (open), y = r * sinf (open);
  float from = asinf (y / inner), shift = x - inner * cosf (from);

  ari_path_move (path, at.x + x, at.y + y);
  ari_path_arc (path, at.x, at.y, r, open, 2 * ((float) G_PI - open));
  ari_path_arc (path, at.x + shift, at.y, inner, -from, -2 * ((float) G_PI - from));
  ari_path_close (path);
}

void
minotaur_sign_path (AriPath       *path,
                    MinotaurColour colour,
                    AriPoint       at,
                    float          radius)
{
  static void (*const add[MINOTAUR_COLOURS]) (AriPath *, AriPoint, float) = {
    add_poppy, add_leaf, add_waves, add_sun, add_moon,
  };

  add[colour] (path, at, radius);
}
