/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-scene.h"

/* A stretch of a vein, in fractions of the slab: a curve, and its bulge to both sides. */
typedef struct
{
  float x, y;
  float x1, y1, x2, y2;
  float x3, y3;
  float bulge;
} Stretch;

/* The first two lines cross the slab and continue in the next one, which begins where this one ends; the
 * others branch off. */
static const Stretch stretches[] = {
  { 0.00f, 0.10f, 0.10f, 0.17f, 0.15f, 0.31f, 0.27f, 0.36f, 0.0055f },
  { 0.27f, 0.36f, 0.39f, 0.41f, 0.44f, 0.57f, 0.55f, 0.66f, 0.009f },
  { 0.55f, 0.66f, 0.66f, 0.75f, 0.71f, 0.88f, 0.81f, 0.97f, 0.0045f },
  { 0.81f, 0.97f, 0.88f, 1.03f, 0.94f, 1.06f, 1.00f, 1.10f, 0.0035f },

  { 0.00f, 0.63f, 0.09f, 0.60f, 0.19f, 0.72f, 0.33f, 0.71f, 0.0035f },
  { 0.33f, 0.71f, 0.47f, 0.70f, 0.63f, 0.79f, 0.73f, 0.72f, 0.0045f },
  { 0.73f, 0.72f, 0.83f, 0.65f, 0.92f, 0.66f, 1.00f, 0.63f, 0.0035f },

  { 0.27f, 0.36f, 0.38f, 0.33f, 0.45f, 0.21f, 0.58f, 0.20f, 0.0045f },
  { 0.58f, 0.20f, 0.70f, 0.19f, 0.76f, 0.30f, 0.90f, 0.27f, 0.0022f },
  { 0.58f, 0.20f, 0.63f, 0.12f, 0.64f, 0.06f, 0.72f, 0.01f, 0.0018f },
  { 0.40f, 0.50f, 0.30f, 0.53f, 0.22f, 0.48f, 0.12f, 0.52f, 0.0022f },
  { 0.55f, 0.66f, 0.53f, 0.76f, 0.45f, 0.84f, 0.47f, 0.95f, 0.0035f },
  { 0.68f, 0.80f, 0.80f, 0.82f, 0.86f, 0.78f, 0.96f, 0.83f, 0.0022f },
  { 0.12f, 0.24f, 0.05f, 0.29f, 0.02f, 0.37f, -0.08f, 0.40f, 0.0022f },
};

static void
add_stretch (AriPath       *path,
             const Stretch *stretch,
             float          x,
             float          y,
             float          size)
{
  float bulge = stretch->bulge;

  ari_path_move (path, x + stretch->x * size, y + stretch->y * size);
  ari_path_curve (path, x + (stretch->x1 + bulge) * size, y + (stretch->y1 - bulge) * size,
                  x + (stretch->x2 + bulge) * size, y + (stretch->y2 - bulge) * size,
                  x + stretch->x3 * size, y + stretch->y3 * size);
  ari_path_curve (path, x + (stretch->x2 - bulge) * size, y + (stretch->y2 + bulge) * size,
                  x + (stretch->x1 - bulge) * size, y + (stretch->y1 + bulge) * size,
                  x + stretch->x * size, y + stretch->y * size);
  ari_path_close (path);
}

/* A vein that leaves the slab on one side returns on the other, so each stretch is also drawn in the
 * surrounding slabs. */
void
ari_path_veins (AriPath *path,
                float    x,
                float    y,
                float    size)
{
  for (guint i = 0; i < G_N_ELEMENTS (stretches); i++)
    for (int column = -1; column <= 1; column++)
      for (int row = -1; row <= 1; row++)
        add_stretch (path, &stretches[i], x + (float) column * size, y + (float) row * size, size);
}
