/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-face.h"
#include "minotaur/minotaur-position.h"

G_BEGIN_DECLS

#define MINOTAUR_TEXT_HEIGHT 0.21f  /* size of letters and figures beside the tiles */
#define MINOTAUR_CORNER      0.11f  /* of a tile, in its widths */
#define MINOTAUR_BADGE       1.2f   /* size of badges, beside those of other games */

/**
 * MinotaurCanvas:
 *
 * What the parts of the face share while they draw one picture.
 */
typedef struct
{
  const AriShow  *show;
  AriScene       *scene;
  const AriBoard *board;
  const Minotaur *position;
  gboolean        plain;    /* too small for ornament, letters and numbers */
} MinotaurCanvas;

typedef enum
{
  MINOTAUR_VACANT,
  MINOTAUR_FACE_DOWN,
  MINOTAUR_FACE_UP,
  MINOTAUR_VEILED, /* open in the past, not to be seen now */
} MinotaurState;

/**
 * MinotaurLook: what is seen in the place of a tile
 * @tile: minotaur_tile(); says something only when it lies face up or in a pair
 * @resolved: part of a pair of equal values
 */
typedef struct
{
  MinotaurState state;
  guint         tile;
  gboolean      resolved;
} MinotaurLook;

/* minotaur-canvas.c */
/* A width in board units, but no stroke falls under one device pixel. */
float    minotaur_pen          (const MinotaurCanvas *canvas,
                                float                 width);
/* Whether @spot lies on the board: choices don't. */
gboolean minotaur_has_place    (const MinotaurCanvas *canvas,
                                AriSpot               spot);
/* Where the tile in the place @spot lies. */
AriRect  minotaur_place        (const MinotaurCanvas *canvas,
                                AriSpot               spot);
/* What is seen there. */
void     minotaur_look         (const MinotaurCanvas *canvas,
                                AriSpot               spot,
                                MinotaurLook         *look);
/* A plate round or on a tile: @margin wider on each side. */
AriItem *minotaur_add_plate    (const MinotaurCanvas *canvas,
                                AriLayer              layer,
                                AriSpot               spot,
                                const AriRect        *tile,
                                float                 margin);

/* minotaur-sign.c: appends the sign of @colour to @path; @radius is about half its width */
void     minotaur_sign_path    (AriPath              *path,
                                MinotaurColour        colour,
                                AriPoint              at,
                                float                 radius);

/* minotaur-tile.c */
/* @tile face up in the rectangle @at. */
void     minotaur_draw_front   (const MinotaurCanvas *canvas,
                                AriLayer              layer,
                                AriSpot               spot,
                                const AriRect        *at,
                                guint                 tile);
/* What lies in the place of a tile, if anything does. */
void     minotaur_draw_place   (const MinotaurCanvas *canvas,
                                AriSpot               spot,
                                const MinotaurLook   *look);

/* minotaur-frame.c: the ground of the table, and round it the frame with the ornament of this game */
void     minotaur_draw_frame   (const MinotaurCanvas *canvas);

/* minotaur-seats.c */
/* A card for each seat, with its mark and its points. */
void     minotaur_draw_rows    (const MinotaurCanvas *canvas);
/* What the seats own, on their cards. */
void     minotaur_draw_pairs   (const MinotaurCanvas *canvas);
/* Resolved pairs lie face down; the one that is pointed at in whatever way is turned up. */
void     minotaur_draw_inspected (const MinotaurCanvas *canvas);

/* minotaur-overlay.c: what has been seen, as far as it is remembered */
void     minotaur_draw_overlay (const MinotaurCanvas *canvas);

/* minotaur-marks.c: what is pointed at, refused or advised */
void     minotaur_draw_marks   (const MinotaurCanvas *canvas);

/* minotaur-emblem.c: the sign of the game */
void     minotaur_draw_emblem  (AriScene *scene);

G_END_DECLS
