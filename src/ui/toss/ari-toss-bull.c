/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The bull's head on its plinth. Its outlines lie where the ring would hit: tests compare them with
 * toss/ari-bull.c. */
#include "ari-toss-picture.h"
#include "ari-toss-roles.h"

#include <math.h>

/* The parts from the ground up: outlines in SVG path notation (absolute M, C, L and Z), in picture units. A
 * part of one side is also drawn mirrored on the other. */
typedef struct
{
  const char *outline;
  gboolean    both_sides;
  AriRole     fill;
  float       fill_opacity;
  AriRole     stroke;
  float       stroke_width;
} Part;

static const Part parts[] = {
  { "M-112 594 L-84 542 L84 542 L112 594 Z", FALSE, ARI_TOSS_ROLE_WOOD_EDGE, 1, ARI_TOSS_ROLE_BULL_LINE, 2 },
  { "M-112 592 L112 592 L112 612 L-112 612 Z", FALSE, ARI_TOSS_ROLE_WOOD_FLANK, 1, ARI_TOSS_ROLE_BULL_LINE, 2 },
  /* Horn, its shade and its tip; ear and its inside. */
  { "M58 300 C120 308 168 264 152 156 C151 149 145 149 143 156 C138 216 112 252 44 256 C36 274 44 294 58 300 Z", TRUE,
    ARI_TOSS_ROLE_BULL_HORN, 1, ARI_TOSS_ROLE_BULL_LINE, 3 },
  { "M58 299 C120 307 167 264 151 158 C158 242 120 286 54 288 C52 294 54 298 58 299 Z", TRUE,
    ARI_TOSS_ROLE_BULL_HORN_SHADE, 1, ARI_ROLE_NONE, 0 },
  { "M149 197 C154 180 153 164 147 151 C142 156 141 178 138 192 C141 196 145 198 149 197 Z", TRUE,
    ARI_TOSS_ROLE_BULL_HORN_TIP, 1, ARI_ROLE_NONE, 0 },
  { "M70 318 C110 306 150 318 166 344 C134 358 98 356 74 344 Z", TRUE, ARI_TOSS_ROLE_HIDE_SHADE, 1, ARI_TOSS_ROLE_BULL_LINE,
    2.6f },
  { "M88 330 C112 322 136 328 148 340 C126 348 104 348 88 338 Z", TRUE, ARI_TOSS_ROLE_EAR, 1, ARI_ROLE_NONE, 0 },
  /* The face, its shaded side, and the muzzle. */
  { "M0 250 C52 250 86 274 84 322 C84 382 62 422 56 470 C60 496 62 518 48 538 C34 558 14 562 0 562 "
    "C-14 562 -34 558 -48 538 C-62 518 -60 496 -56 470 C-62 422 -84 382 -84 322 C-86 274 -52 250 0 250 Z", FALSE,
    ARI_TOSS_ROLE_HIDE, 1, ARI_TOSS_ROLE_BULL_LINE, 3 },
  { "M30 254 C66 262 85 282 83 322 C83 382 61 422 55 470 C59 496 61 518 47 538 C40 550 28 558 14 560 "
    "C40 512 22 452 36 402 L50 332 Z", FALSE, ARI_TOSS_ROLE_HIDE_SHADE, 0.6f, ARI_ROLE_NONE, 0 },
  { "M-50 484 C-30 468 30 468 50 484 C62 518 52 558 0 560 C-52 558 -62 518 -50 484 Z", FALSE, ARI_TOSS_ROLE_MUZZLE, 1,
    ARI_TOSS_ROLE_BULL_LINE, 2 },
  { "M-24 538 C-10 546 10 546 24 538", FALSE, ARI_ROLE_NONE, 1, ARI_TOSS_ROLE_BULL_LINE, 3 },
  { "M14 504 C18 492 38 492 38 506 C36 516 20 516 14 504 Z", TRUE, ARI_TOSS_ROLE_BULL_LINE, 1, ARI_ROLE_NONE, 0 },
  { "M0 342 L0 464", FALSE, ARI_ROLE_NONE, 1, ARI_TOSS_ROLE_HIDE_SHADE, 3 },
  /* Eye and brow. */
  { "M30 364 C38 346 64 346 70 366 C60 378 40 378 30 364 Z", TRUE, ARI_TOSS_ROLE_EYE, 1, ARI_TOSS_ROLE_BULL_LINE, 2.2f },
  { "M26 348 C40 330 62 330 76 346", TRUE, ARI_ROLE_NONE, 1, ARI_TOSS_ROLE_BULL_LINE, 5 },
};

/* Reads one outline, mirrored when @side is −1. */
static void
add_outline (AriPath    *path,
             const char *outline,
             float       side)
{
  const char *at = outline;
  char verb = '\0';

  while (*at != '\0')
    {
      float n[6];
      guint n_numbers;

      if (*at == ' ')
        {
          at++;
          continue;
        }

      verb = *at++;
      n_numbers = verb == 'C' ? 6 : verb == 'Z' ? 0 : 2;
      for (guint i = 0; i < n_numbers; i++)
        n[i] = (float) g_ascii_strtod (at, (char **) &at) * (i % 2 == 0 ? side : 1);

      if (verb == 'M')
        ari_path_move (path, n[0], n[1]);
      else if (verb == 'L')
        ari_path_line (path, n[0], n[1]);
      else if (verb == 'C')
        ari_path_curve (path, n[0], n[1], n[2], n[3], n[4], n[5]);
      else
        ari_path_close (path);
    }
}

static AriItem *
add_circle (AriScene *scene,
            float     x,
            float     y,
            float     radius,
            AriRole   fill)
{
  AriItem *item = ari_scene_add (scene, ARI_LAYER_PIECES);

  item->fill = fill;
  ari_path_circle (item->path, x, y, radius);

  return item;
}

static void
add_ellipse (AriPath *path,
             float    x,
             float    y,
             float    half_width,
             float    half_height,
             float    angle)
{
  float c = cosf (angle), s = sinf (angle);

  for (guint i = 0; i <= 24; i++)
    {
      float a = i * (float) G_PI / 12, dx = half_width * cosf (a), dy = half_height * sinf (a);

      if (i == 0)
        ari_path_move (path, x + dx * c - dy * s, y + dx * s + dy * c);
      else
        ari_path_line (path, x + dx * c - dy * s, y + dx * s + dy * c);
    }
  ari_path_close (path);
}

/* Eight petals on the forehead. */
static void
draw_rosette (AriScene *scene)
{
  AriItem *petals = ari_scene_add (scene, ARI_LAYER_PIECES);
  AriItem *middle = add_circle (scene, 0, 306, 8, ARI_ROLE_SEAT_FILL);

  petals->fill = ARI_TOSS_ROLE_ROSETTE;
  petals->stroke = ARI_TOSS_ROLE_HIDE_SHADE;
  petals->stroke_width = 1;
  for (guint i = 0; i < 8; i++)
    {
      float angle = i * (float) G_PI / 4;

      add_ellipse (petals->path, 15 * sinf (angle), 306 - 15 * cosf (angle), 6, 13, angle);
    }
  middle->stroke = ARI_TOSS_ROLE_ROSETTE;
  middle->stroke_width = 2;
}

static void
draw_curls (AriScene *scene)
{
  static const AriPoint curls[] = { { -34, 266 }, { -12, 260 }, { 12, 260 }, { 34, 266 } };

  for (guint i = 0; i < G_N_ELEMENTS (curls); i++)
    {
      AriItem *curl = add_circle (scene, curls[i].x, curls[i].y, 11, ARI_TOSS_ROLE_HIDE_SHADE);

      curl->stroke = ARI_TOSS_ROLE_BULL_LINE;
      curl->stroke_width = 2;
      add_circle (scene, curls[i].x, curls[i].y, 3.2f, ARI_TOSS_ROLE_HIDE);
    }
}

void
ari_toss_draw_bull (AriScene *scene,
                    gboolean  plain)
{
  if (!plain)
    {
      AriItem *shadow = ari_scene_add (scene, ARI_LAYER_PIECES);

      shadow->fill = ARI_ROLE_SHADOW;
      add_ellipse (shadow->path, 14, 588, 150, 26, 0);
    }

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (int side = parts[i].both_sides ? -1 : 1; side <= 1; side += 2)
      {
        AriItem *item = ari_scene_add (scene, ARI_LAYER_PIECES);

        add_outline (item->path, parts[i].outline, side);
        item->fill = parts[i].fill;
        item->fill_opacity = parts[i].fill_opacity;
        item->stroke = parts[i].stroke;
        item->stroke_width = parts[i].stroke_width;
        item->round_ends = TRUE;
      }

  for (int side = -1; side <= 1; side += 2)
    {
      add_circle (scene, side * 50, 363, 9.5f, ARI_TOSS_ROLE_BULL_LINE);
      add_circle (scene, side * 50 - 3, 359, 2.8f, ARI_TOSS_ROLE_EYE);
    }
  draw_rosette (scene);
  draw_curls (scene);
}
