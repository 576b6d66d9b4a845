/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-hatch.h"

G_BEGIN_DECLS

/* What boards are made of, as the user prefers. */
typedef enum
{
  ARI_STYLE_FRESCO,
  ARI_STYLE_MARBLE,
  ARI_STYLE_INK,
  ARI_N_STYLES,
} AriStyle;

/* A style in the light and in the dark; high contrast is the same in all of them. See ari_scheme_for(). */
typedef enum
{
  ARI_SCHEME_FRESCO_LIGHT,
  ARI_SCHEME_FRESCO_DARK,
  ARI_SCHEME_MARBLE_LIGHT,
  ARI_SCHEME_MARBLE_DARK,
  ARI_SCHEME_INK_LIGHT,
  ARI_SCHEME_INK_DARK,
  ARI_SCHEME_CONTRAST_LIGHT,
  ARI_SCHEME_CONTRAST_DARK,
  ARI_N_SCHEMES,
} AriScheme;

/**
 * AriRole:
 *
 * What a colour is for. Pictures name roles, never colours; the scheme decides. The roles of a seat stand in
 * blocks of ARI_MAX_SEATS: seat s has ARI_ROLE_SEAT_FILL + s − 1, and so on. The roles from ARI_N_ROLES on
 * belong to the individual picture: see AriPigments.
 */
typedef guint AriRole;

enum
{
  ARI_ROLE_NONE,
  ARI_ROLE_SURFACE,
  ARI_ROLE_FLOOR,        /* second floor, quiet button */
  ARI_ROLE_FRAME,
  ARI_ROLE_IVORY,
  ARI_ROLE_FRIEZE,
  ARI_ROLE_FAINT,        /* empty place, disabled */
  ARI_ROLE_LINE,
  ARI_ROLE_LINE_HOVER,
  ARI_ROLE_LETTER,
  ARI_ROLE_INK,          /* the boldest lines */
  ARI_ROLE_WINDOW,
  ARI_ROLE_CARD,
  ARI_ROLE_TEXT,
  ARI_ROLE_TEXT_SECONDARY,
  ARI_ROLE_LAST_EDGE,
  ARI_ROLE_LAST_FILL,
  ARI_ROLE_GOLD,
  ARI_ROLE_LEGAL,
  ARI_ROLE_ILLEGAL,
  ARI_ROLE_HINT,
  ARI_ROLE_SHADOW,       /* translucent to a varying degree; invisible in high contrast */
  ARI_ROLE_SEAT_FILL,
  ARI_ROLE_SEAT_EDGE = ARI_ROLE_SEAT_FILL + 5,
  ARI_ROLE_SEAT_ON = ARI_ROLE_SEAT_EDGE + 5,
  ARI_ROLE_SEAT_HATCH = ARI_ROLE_SEAT_ON + 5,
  ARI_N_ROLES = ARI_ROLE_SEAT_HATCH + 5,
};

/* Red, green, blue (sRGB) and alpha, 0 … 1, not premultiplied: the same members as GdkRGBA. */
typedef struct
{
  float red, green, blue, alpha;
} AriColour;

/**
 * AriTexture:
 *
 * What a scheme draws on everything filled with a role: the veins of marble, the lines of an engraving. It is
 * ornament: the fill alone conveys everything. Hatch lengths are multiplied by @scale and measured in grains,
 * twelfths of a picture's width, because the size of a unit differs between boards.
 */
typedef struct
{
  AriHatch hatch;
  AriRole  pen;
  float    opacity;
  float    scale;
} AriTexture;

#define ARI_GRAINS 12

/**
 * AriPigment: the look of a role that the palettes don't know
 * @colours: 8-bit red, green and blue in each scheme
 * @textures: in each style; ARI_HATCH_NONE: none
 */
typedef struct
{
  guint32    colours[ARI_N_SCHEMES];
  AriTexture textures[ARI_N_STYLES];
} AriPigment;

/**
 * AriSeatPigment: the colours of a seat in a game whose pieces don't have the colours of the palettes
 *
 * Each member takes the place of the role of the same name, in each scheme.
 */
typedef struct
{
  guint32 fill[ARI_N_SCHEMES];
  guint32 edge[ARI_N_SCHEMES];
  guint32 on[ARI_N_SCHEMES];
  guint32 hatch[ARI_N_SCHEMES];
} AriSeatPigment;

/**
 * AriPigments: the unshared roles of one game, or of another picture: ARI_N_ROLES and @n − 1 more
 * @seats: (nullable): the first seats, @n_seats of them; the palettes colour all others
 *
 * @n is at most ARI_MAX_PIGMENTS. Constant.
 */
typedef struct
{
  const AriPigment     *list;
  guint                 n;
  const AriSeatPigment *seats;
  guint                 n_seats;
} AriPigments;

#define ARI_MAX_PIGMENTS 64

/* Its name in files and options. */
const char       *ari_style_id                 (AriStyle    style);
/* The user-visible title, in English; the context of its translation is “board style”. */
const char       *ari_style_title              (AriStyle    style);
gboolean          ari_style_find               (const char *id,
                                                AriStyle   *style);

AriScheme         ari_scheme_for               (AriStyle    style,
                                                gboolean    dark,
                                                gboolean    high_contrast);
/* Without shadows, and hatches at full strength. */
gboolean          ari_scheme_is_high_contrast  (AriScheme   scheme);
gboolean          ari_scheme_is_dark           (AriScheme   scheme);

AriColour         ari_palette_colour           (AriScheme   scheme,
                                                AriRole     role);
float             ari_palette_wash             (AriScheme   scheme);
const AriTexture *ari_palette_texture          (AriScheme   scheme,
                                                AriRole     role);
/* Like the two above, for shared roles and those of @pigments, which may be NULL. */
AriColour         ari_pigments_colour          (const AriPigments *pigments,
                                                AriScheme          scheme,
                                                AriRole            role);
const AriTexture *ari_pigments_texture         (const AriPigments *pigments,
                                                AriScheme          scheme,
                                                AriRole            role);

G_END_DECLS
