/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-hatch.h"

G_BEGIN_DECLS

/* What boards are made of, as the person likes them. */
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

#define ARI_TILE_COLOURS 5

/**
 * AriRole:
 *
 * What a colour is for. Pictures name roles, never colours; the scheme decides.
 * The roles of a seat stand in blocks of ARI_MAX_SEATS: seat s has
 * ARI_ROLE_SEAT_FILL + s − 1, and so on. Those of buildings stand in blocks of two:
 * seat s has ARI_ROLE_BODY + s − 1. Those of tiles stand in blocks of ARI_TILE_COLOURS, from 0.
 */
typedef enum
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
  ARI_ROLE_STICK,
  ARI_ROLE_STICK_LIGHT,  /* light along a stick */
  ARI_ROLE_WALL,
  ARI_ROLE_WALL_LIGHT,
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
  ARI_ROLE_SHADOW,       /* translucent, by more or less; wholly so in high contrast */
  ARI_ROLE_SEAT_FILL,
  ARI_ROLE_SEAT_EDGE = ARI_ROLE_SEAT_FILL + 5,
  ARI_ROLE_SEAT_ON = ARI_ROLE_SEAT_EDGE + 5,
  ARI_ROLE_SEAT_HATCH = ARI_ROLE_SEAT_ON + 5,
  ARI_ROLE_BOARD = ARI_ROLE_SEAT_HATCH + 5, /* a wooden board, its edges and its lines */
  ARI_ROLE_BOARD_EDGE,
  ARI_ROLE_BOARD_FLANK,                     /* the edge that lies in the shade */
  ARI_ROLE_BOARD_ORNAMENT,
  ARI_ROLE_BOARD_LINE,
  ARI_ROLE_BODY,         /* buildings: blocks of two, ivory and lapis */
  ARI_ROLE_BODY_SHADE = ARI_ROLE_BODY + 2,
  ARI_ROLE_BODY_TOP = ARI_ROLE_BODY_SHADE + 2,
  ARI_ROLE_BODY_OUTLINE = ARI_ROLE_BODY_TOP + 2,
  ARI_ROLE_BODY_ORNAMENT = ARI_ROLE_BODY_OUTLINE + 2,
  ARI_ROLE_BACK = ARI_ROLE_BODY_ORNAMENT + 2, /* of a tile that lies face down */
  ARI_ROLE_BACK_EDGE,
  ARI_ROLE_BACK_ORNAMENT,
  ARI_ROLE_TILE,         /* tiles: blocks of ARI_TILE_COLOURS, red, green, blue, yellow and white */
  ARI_ROLE_TILE_EDGE = ARI_ROLE_TILE + ARI_TILE_COLOURS,
  ARI_ROLE_TILE_ON = ARI_ROLE_TILE_EDGE + ARI_TILE_COLOURS,
  ARI_ROLE_HORN = ARI_ROLE_TILE_ON + ARI_TILE_COLOURS, /* on a tile, and what stands on it */
  ARI_ROLE_HORN_ON = ARI_ROLE_HORN + ARI_TILE_COLOURS,
  ARI_ROLE_CHAMBER = ARI_ROLE_HORN_ON + ARI_TILE_COLOURS, /* in the middle of a labyrinth */
  ARI_ROLE_SUN,          /* in the chamber */
  ARI_ROLE_PASSAGE,      /* a way that is taken at once */
  ARI_ROLE_PLASTER,      /* a painted hall, */
  ARI_ROLE_BAND,
  ARI_ROLE_BAND_ORNAMENT,
  ARI_ROLE_BAND_EDGE,
  ARI_ROLE_DADO,
  ARI_ROLE_COLUMN,
  ARI_ROLE_COLUMN_SHADE,
  ARI_ROLE_COLUMN_EDGE,
  ARI_ROLE_CUSHION,
  ARI_ROLE_CAPITAL,
  ARI_ROLE_PAVING,
  ARI_ROLE_PAVING_DARK,
  ARI_ROLE_HIDE,         /* the bull in it, */
  ARI_ROLE_HIDE_SHADE,
  ARI_ROLE_EAR,
  ARI_ROLE_MUZZLE,
  ARI_ROLE_EYE,
  ARI_ROLE_BULL_HORN,
  ARI_ROLE_BULL_HORN_SHADE,
  ARI_ROLE_BULL_HORN_TIP,
  ARI_ROLE_BULL_LINE,
  ARI_ROLE_ROSETTE,
  ARI_ROLE_RING,         /* and the ring that is tossed at it */
  ARI_ROLE_RING_EDGE,
  ARI_ROLE_RING_LIGHT,
  ARI_N_ROLES,
} AriRole;

/* Red, green, blue (sRGB) and alpha, 0 … 1, not premultiplied: the same members as GdkRGBA. */
typedef struct
{
  float red, green, blue, alpha;
} AriColour;

/**
 * AriTexture:
 *
 * What a scheme draws on all that is filled with a role: the veins of marble, the lines of an engraving. It
 * is ornament: the fill alone says everything too. Lengths of the hatch are multiplied by @scale and counted
 * in grains, twelfths of the width of a picture, for boards differ in how large a unit is.
 */
typedef struct
{
  AriHatch hatch;
  AriRole  pen;
  float    opacity;
  float    scale;
} AriTexture;

#define ARI_GRAINS 12

/* Its name in files and options. */
const char       *ari_style_id                 (AriStyle    style);
/* What a person reads, in English; the context of its translation is “board style”. */
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

G_END_DECLS
