/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-face.h"
#include "minotaur/minotaur-position.h"

G_BEGIN_DECLS

extern const AriFace ari_face_minotaur;

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

void     minotaur_draw_frame   (const MinotaurCanvas *canvas);
void     minotaur_draw_rows    (const MinotaurCanvas *canvas);
void     minotaur_draw_pairs   (const MinotaurCanvas *canvas);
void     minotaur_draw_overlay (const MinotaurCanvas *canvas);
void     minotaur_draw_inspected (const MinotaurCanvas *canvas);
void     minotaur_draw_marks   (const MinotaurCanvas *canvas);
void     minotaur_draw_front   (const MinotaurCanvas *canvas,
                                AriLayer              layer,
                                AriSpot               spot,
                                const AriRect        *at,
                                guint                 tile);
void     minotaur_draw_back    (const MinotaurCanvas *canvas,
                                AriLayer              layer,
                                AriSpot               spot,
                                const AriRect        *at);

/* Shared by the parts. */
void     minotaur_look         (const MinotaurCanvas *canvas,
                                AriSpot               spot,
                                MinotaurLook         *look);
void     minotaur_draw_place   (const MinotaurCanvas *canvas,
                                AriSpot               spot,
                                const MinotaurLook   *look);
gboolean minotaur_has_place    (const MinotaurCanvas *canvas,
                                AriSpot               spot);
AriRect  minotaur_place        (const MinotaurCanvas *canvas,
                                AriSpot               spot);
AriItem *minotaur_add_plate    (const MinotaurCanvas *canvas,
                                AriLayer              layer,
                                AriSpot               spot,
                                const AriRect        *tile,
                                float                 margin);
float    minotaur_pen          (const MinotaurCanvas *canvas,
                                float                 width);
void     minotaur_sign_path    (AriPath              *path,
                                MinotaurColour        colour,
                                AriPoint              at,
                                float                 radius);

G_END_DECLS
