/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-palette.h"

G_BEGIN_DECLS

/**
 * AriPalette:
 * @id: NULL: not a style
 * @title: NULL: not a style
 * @colours: for each role, 8-bit red, green and blue, in the light and in the dark
 * @shadow: how much a shadow darkens what is below it, 0 … 1, in the light and in the dark
 * @wash: opacity of the colour under a hatch, 0 … 1; 0: hatch only
 * @textures: of roles; ARI_HATCH_NONE: none
 *
 * One style, as data. Constant.
 */
typedef struct
{
  const char *id;
  const char *title;
  guint32     colours[ARI_N_ROLES][2];
  float       shadow[2];
  float       wash;
  AriTexture  textures[ARI_N_ROLES];
} AriPalette;

extern const AriPalette ari_palette_fresco;
extern const AriPalette ari_palette_marble;
extern const AriPalette ari_palette_ink;
extern const AriPalette ari_palette_contrast;

G_END_DECLS
