/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-face.h"
#include "minoa/minoa-position.h"

G_BEGIN_DECLS

/* Ends that a thing on a line leaves free, and how thick it is. */
#define MINOA_STICK_FREE  0.10f
#define MINOA_STICK_WIDTH 0.13f
#define MINOA_ROD_FREE    0.14f
#define MINOA_ROD_WIDTH   0.227f
#define MINOA_MARK_RADIUS 0.156f /* of the mark on a rod, with its rim */
#define MINOA_TEXT_HEIGHT 0.193f /* size of letters and figures */
#define MINOA_DROP        0.028f /* light comes from the upper left: shadows fall one short step down */

/**
 * MinoaCanvas:
 *
 * What the parts of the face share while they draw one picture.
 */
typedef struct
{
  const AriShow       *show;
  AriScene            *scene;
  const MinoaGeometry *geometry;
  gboolean             plain;     /* too small for ornament, bands, letters and numbers */
} MinoaCanvas;

/* minoa-canvas.c */
/* A width in board units, but no stroke falls under one device pixel. */
float    minoa_pen           (const MinoaCanvas *canvas,
                              float              width);
/* How much larger letters are than on a large board. */
float    minoa_text_scale    (const MinoaCanvas *canvas);
/* The middle of a line. */
AriPoint minoa_line_centre   (const MinoaCanvas *canvas,
                              guint              line);
/* The middle of a triangle. */
AriPoint minoa_triangle_centre (const MinoaCanvas *canvas,
                                guint              triangle);
/* Corner @i of 6, from the right round with the clock, of a hexagon about the centre. */
AriPoint minoa_corner        (guint              i,
                              float              radius);
/* Appends that hexagon to @path. */
void     minoa_hexagon_path  (AriPath           *path,
                              float              radius);
/* Appends a triangle to @path. All go the same way round: edges shared by two of them cancel, and no seam
 * shows between. */
void     minoa_triangle_path (const MinoaCanvas *canvas,
                              guint              triangle,
                              AriPath           *path);
/* Adds the mark of @seat, filled. */
AriItem *minoa_add_mark      (const MinoaCanvas *canvas,
                              AriLayer           layer,
                              AriSpot            spot,
                              AriActor           seat,
                              AriPoint           centre,
                              float              radius,
                              AriRole            fill);
/* @text: (transfer full) */
AriItem *minoa_add_text      (const MinoaCanvas *canvas,
                              AriLayer           layer,
                              AriPoint           at,
                              float              height,
                              AriRole            role,
                              char              *text);

/* minoa-piece.c */
/* Whether a stick lies on @line. */
gboolean minoa_has_stick     (const MinoaCanvas *canvas,
                              guint              line);
/* The seat whose piece lies on @line, or ARI_NONE. */
AriActor minoa_piece_of      (const MinoaCanvas *canvas,
                              guint              line);
/* A bar with round caps along @line, its middle line ending @free_ends before the points. */
AriItem *minoa_add_bar       (const MinoaCanvas *canvas,
                              AriLayer           layer,
                              guint              line,
                              float              free_ends,
                              float              width,
                              AriRole            role,
                              float              opacity);
/* The stick or the piece on @line, if there is one. */
void     minoa_draw_occupant (const MinoaCanvas *canvas,
                              AriLayer           layer,
                              guint              line);

/* minoa-frame.c: the ground of the board, and round it the frame with the ornament of this game */
void     minoa_draw_frame    (const MinoaCanvas *canvas);
/* minoa-overlay.c: what the marks of the overlays say about triangles; likelihoods lie over the hatches of
 * areas */
void     minoa_draw_overlay  (const MinoaCanvas *canvas);
/* minoa-marks.c: what is pointed at, refused or advised */
void     minoa_draw_marks    (const MinoaCanvas *canvas);
/* minoa-emblem.c: the sign of the game */
void     minoa_draw_emblem   (AriScene *scene);

G_END_DECLS
