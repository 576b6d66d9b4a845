/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-palette.h"

G_BEGIN_DECLS

/**
 * AriPalette:
 * @id: NULL: it is no style
 * @title: NULL: it is no style
 * @colours: of each role, red, green and blue of 8 bits, in the light and in the dark
 * @shadow: how much of what is below a shadow takes away, 0 … 1, in the light and in the dark
 * @wash: how much of the colour under a hatch is laid on, 0 … 1; 0: the hatch alone says it
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
