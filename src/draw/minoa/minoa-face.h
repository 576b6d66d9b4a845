/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-face.h"
#include "minoa/minoa-position.h"

G_BEGIN_DECLS

extern const AriFace ari_face_minoa;

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

void     minoa_draw_frame    (const MinoaCanvas *canvas);
void     minoa_draw_overlay  (const MinoaCanvas *canvas);
void     minoa_draw_marks    (const MinoaCanvas *canvas);

/* Shared by the parts. */
gboolean minoa_has_stick     (const MinoaCanvas *canvas,
                              guint              line);
AriActor minoa_piece_of      (const MinoaCanvas *canvas,
                              guint              line);
void     minoa_draw_occupant (const MinoaCanvas *canvas,
                              AriLayer           layer,
                              guint              line);
AriItem *minoa_add_bar       (const MinoaCanvas *canvas,
                              AriLayer           layer,
                              guint              line,
                              float              free_ends,
                              float              width,
                              AriRole            role,
                              float              opacity);
AriItem *minoa_add_mark      (const MinoaCanvas *canvas,
                              AriLayer           layer,
                              AriSpot            spot,
                              AriActor           seat,
                              AriPoint           centre,
                              float              radius,
                              AriRole            fill);
AriItem *minoa_add_text      (const MinoaCanvas *canvas,
                              AriLayer           layer,
                              AriPoint           at,
                              float              height,
                              AriRole            role,
                              char              *text);
float    minoa_text_scale    (const MinoaCanvas *canvas);
float    minoa_pen           (const MinoaCanvas *canvas,
                              float              width);
AriPoint minoa_line_centre   (const MinoaCanvas *canvas,
                              guint              line);
AriPoint minoa_triangle_centre (const MinoaCanvas *canvas,
                                guint              triangle);
void     minoa_triangle_path (const MinoaCanvas *canvas,
                              guint              triangle,
                              AriPath           *path);

G_END_DECLS
