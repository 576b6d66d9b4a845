/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"
#include "ari-brush.h"
#include "minoa/minoa-position.h"

G_BEGIN_DECLS

/* The roles that only Minoa knows. */
enum
{
  MINOA_ROLE_STICK_LIGHT = ARI_N_ROLES, /* light along a stick */
};

extern const AriPigments minoa_pigments;

/* The ends that an object leaves free on its line, and its thickness. */
#define MINOA_STICK_FREE  0.10f
#define MINOA_STICK_WIDTH 0.13f
#define MINOA_ROD_FREE    0.14f
#define MINOA_ROD_WIDTH   0.227f
#define MINOA_MARK_RADIUS 0.156f /* of the mark on a rod, with its rim */
#define MINOA_TEXT_HEIGHT 0.193f /* size of letters and figures */
#define MINOA_TEXT_MOST   1.35f  /* maximum scale; larger counts outgrow their triangles */
#define MINOA_DROP        0.028f /* light comes from the upper left: shadows fall one short step down */

/* minoa-canvas.c */
/* Corner @i of 6, clockwise from the right, of a hexagon around the centre. */
AriPoint minoa_corner        (guint              i,
                              float              radius);
/* Appends that hexagon to @path. */
void     minoa_hexagon_path  (AriPath           *path,
                              float              radius);
/* Appends a triangle to @path. All have the same orientation: shared edges cancel, so no seam shows. */
void     minoa_triangle_path (const AriCanvas *canvas,
                              AriSpot          triangle,
                              AriPath         *path);

/* Whether neither a stick nor a piece lies on @line. */
gboolean minoa_is_vacant     (const AriCanvas *canvas,
                              guint            line);

/* minoa-piece.c */
/* A bar with round caps along @line; its middle line ends @free_ends before the points. */
AriItem *minoa_add_bar       (const AriCanvas *canvas,
                              AriLayer         layer,
                              guint            line,
                              float            free_ends,
                              float            width,
                              AriRole          role,
                              float            opacity);
/* The stick or piece on @line, if any. */
void     minoa_draw_occupant (const AriCanvas *canvas,
                              AriLayer         layer,
                              guint            line);

/* minoa-frame.c: the ground of the board, and the frame with this game's ornament around it */
AriDrawFunc minoa_draw_frame;
/* minoa-overlay.c: the overlay marks on triangles; likelihoods lie over the hatches of areas */
AriDrawFunc minoa_draw_overlay;
/* The same file: where the overlay leaves room for the mark of a last move */
AriTracePlaceFunc minoa_trace;
/* minoa-marks.c: highlights, refusals and advice */
AriDrawFunc minoa_draw_marks;
/* minoa-emblem.c */
AriEmblemFunc minoa_draw_emblem;

/* minoa-figurine.c */
AriFigurineFunc      minoa_draw_figurine;
AriFigurineWidthFunc minoa_figurine_width;

/* minoa-renderer.c */
extern const AriBoardRenderer ari_board_renderer_minoa;

G_END_DECLS
