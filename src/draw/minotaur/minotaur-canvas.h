/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"
#include "ari-brush.h"
#include "minotaur-roles.h"
#include "minotaur/minotaur-position.h"

G_BEGIN_DECLS

#define MINOTAUR_TEXT_HEIGHT 0.21f  /* size of letters and figures beside the tiles */
#define MINOTAUR_CORNER      0.11f  /* of a tile, in its widths */
#define MINOTAUR_BADGE       1.2f   /* size of badges, relative to those of other games */

typedef enum
{
  MINOTAUR_VACANT,
  MINOTAUR_FACE_DOWN,
  MINOTAUR_FACE_UP,
  MINOTAUR_REDACTED, /* open in the past, hidden now */
} MinotaurState;

/**
 * MinotaurLook: what a tile's place shows
 * @tile: minotaur_tile(); valid only when it lies face up or in a pair
 * @resolved: part of a pair of equal values
 */
typedef struct
{
  MinotaurState state;
  guint         tile;
  gboolean      resolved;
} MinotaurLook;

/* The position of the board state. */
static inline const Minotaur *
minotaur_on (const AriCanvas *canvas)
{
  return minotaur_get (canvas->show->position);
}

/* minotaur-canvas.c */
/* Where the tile at @spot lies. */
AriRect  minotaur_place        (const AriCanvas *canvas,
                                AriSpot          spot);
/* What the spot shows. */
void     minotaur_look         (const AriCanvas *canvas,
                                AriSpot          spot,
                                MinotaurLook    *look);
/* A plate around or on a tile: @margin wider on each side. */
AriItem *minotaur_add_plate    (const AriCanvas *canvas,
                                AriLayer         layer,
                                AriSpot          spot,
                                const AriRect   *tile,
                                float            margin);
/* See AriBoardRenderer.trace. */
AriTracePlaceFunc minotaur_trace;

/* minotaur-sign.c: appends the sign of @colour to @path; @radius is about half its width */
void     minotaur_sign_path    (AriPath              *path,
                                MinotaurColour        colour,
                                AriPoint              at,
                                float                 radius);

/* minotaur-tile.c */
/* @tile face up in the rectangle @at. */
void     minotaur_draw_front   (const AriCanvas *canvas,
                                AriLayer         layer,
                                AriSpot          spot,
                                const AriRect   *at,
                                guint            tile);
/* Draws what lies at a tile's place, if anything. */
void     minotaur_draw_place   (const AriCanvas    *canvas,
                                AriSpot             spot,
                                const MinotaurLook *look);

/* minotaur-frame.c: the ground of the table, and the frame with this game's ornament around it */
AriDrawFunc minotaur_draw_frame;

/* minotaur-seats.c */
/* A card for each seat, with its mark and its points. */
AriDrawFunc minotaur_draw_rows;
/* What the seats own, on their cards. */
AriDrawFunc minotaur_draw_pairs;
/* Resolved pairs lie face down; pointing at one in any way turns it up. */
AriDrawFunc minotaur_draw_inspected;

/* minotaur-overlay.c: tiles that have been seen, as far as they are remembered */
AriDrawFunc minotaur_draw_overlay;

/* minotaur-marks.c: highlights, refusals and advice */
AriDrawFunc minotaur_draw_marks;

/* minotaur-emblem.c */
AriEmblemFunc minotaur_draw_emblem;

/* minotaur-figurine.c */
AriFigurineFunc      minotaur_draw_figurine;
AriFigurineWidthFunc minotaur_figurine_width;

/* minotaur-renderer.c */
extern const AriBoardRenderer ari_board_renderer_minotaur;

G_END_DECLS
