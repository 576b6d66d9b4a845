/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  ARI_HATCH_NONE,
  ARI_HATCH_RISING,   /* 45° / */
  ARI_HATCH_FALLING,  /* −45° \ */
  ARI_HATCH_LEVEL,    /* 0° */
  ARI_HATCH_UPRIGHT,  /* 90° */
  ARI_HATCH_CROSSED,  /* 45° both ways */
  ARI_HATCH_DOTS,
  ARI_HATCH_VEINS,    /* of stone: ornament, only for textures */
  ARI_N_HATCHES,
} AriHatch;

/* Hatches run on screen axes through the origin of the board units, so they continue across neighbouring
 * shapes. All lengths in board units. */
#define ARI_HATCH_PITCH         0.125f
#define ARI_HATCH_PITCH_CROSSED 0.1625f
#define ARI_HATCH_STROKE        0.027f
#define ARI_HATCH_DOT_PITCH     0.16f   /* a square with two dots on its diagonal */
#define ARI_HATCH_DOT_RADIUS    0.0195f
#define ARI_HATCH_VEINS_PITCH   8.6f    /* a repeatable square, see ari_path_veins() */

G_END_DECLS
