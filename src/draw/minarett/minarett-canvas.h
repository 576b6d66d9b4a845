/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"
#include "ari-brush.h"
#include "minarett-roles.h"
#include "minarett/minarett-position.h"

G_BEGIN_DECLS

/* The board is seen at a slant: circles flatten. Circles on the ground are a little rounder, so that they
 * show around what stands in them. */
#define MINARETT_FLAT        0.34f
#define MINARETT_GROUND_FLAT 0.42f

#define MINARETT_TEXT_HEIGHT 0.1574f /* size of letters and figures */
#define MINARETT_RING        0.43f   /* radius of a ring around a space */
#define MINARETT_HAND_SCALE  0.72f   /* of pieces on a tray */
#define MINARETT_GHOST       0.68f   /* opacity of your possible pieces */
#define MINARETT_THREAT      0.42f   /* opacity of the enemy's possible pieces */
#define MINARETT_NOWHERE     G_MAXUINT

/**
 * MinarettPlace: where and how a piece is drawn
 * @at: the middle of its foot
 * @scale: 1 on the board
 * @group: the ghost it belongs to; 0: solid
 * @opacity: of the ghost
 * @on_ground: it casts a shadow
 */
typedef struct
{
  AriLayer layer;
  AriSpot  spot;
  AriPoint at;
  float    scale;
  guint    group;
  float    opacity;
  gboolean on_ground;
} MinarettPlace;

/**
 * MinarettFoot: where to highlight a spot
 * @at: the middle of the foot of the piece there, present or possible
 * @radius: of a ring around it
 * @height: of the piece there, 0 if none
 */
typedef struct
{
  AriPoint at;
  float    radius;
  float    height;
} MinarettFoot;

/* The position of the board state. */
static inline const Minarett *
minarett_on (const AriCanvas *canvas)
{
  return minarett_get (canvas->show->position);
}

/* minarett-canvas.c */
/* How much larger letters are than on a large board. */
float    minarett_text_scale   (const AriCanvas *canvas);
/* Where a place of the board lies on the screen: columns and rows count from 0 at a1 and may be
 * fractional. */
AriPoint minarett_at           (const AriCanvas *canvas,
                                float            column,
                                float            row);
/* The middle of a space. */
AriPoint minarett_space_at     (const AriCanvas *canvas,
                                guint            space);
/* The space under @spot or under its tower, or MINARETT_NOWHERE. */
guint    minarett_space_of     (AriSpot               spot);
/* Like ari_path_arc(), along an ellipse; angles are those of the circle before flattening. @flat: the ratio
 * of height to width */
void     minarett_arc          (AriPath              *path,
                                float                 x,
                                float                 y,
                                float                 radius,
                                float                 flat,
                                float                 from,
                                float                 sweep);
/* Appends a whole ellipse. */
void     minarett_ellipse      (AriPath              *path,
                                AriPoint              centre,
                                float                 radius,
                                float                 flat);
/* An ellipse on the ground, or around the foot of what stands there, which hides its back. */
AriItem *minarett_add_ring     (const AriCanvas    *canvas,
                                AriLayer            layer,
                                AriSpot             spot,
                                const MinarettFoot *foot,
                                AriRole             role,
                                float               width);

/* Appends the line of such a ring. */
void     minarett_ring_path    (AriPath              *path,
                                const MinarettFoot   *foot);

/* minarett-piece.c; board units */
/* Of the circle that a piece of @size stands on. */
float    minarett_radius       (guint                 size);
/* For a roof, up to the tip of its ball; for others, to the upper rim. */
float    minarett_height       (guint                 size);
/* How much higher than the foot of a piece of @size the next piece stands. */
float    minarett_rise         (guint                 size);
/* A drum, a balcony or an onion roof. Ivory has doorways and bands, lapis flutes and ribs: the seats differ
 * in more than their colours. */
void     minarett_draw_piece   (const AriCanvas     *canvas,
                                const MinarettPlace *place,
                                AriActor             seat,
                                guint                size);

/* minarett-hands.c */
/* The middle of the foot of a piece in hand: its spot is the wall above. */
AriPoint minarett_hand_at      (const AriCanvas *canvas,
                                AriSpot          spot);
/* Each seat's pieces in hand, on a tray with the mark of the seat. */
AriDrawFunc minarett_draw_hands;

/* minarett-foot.c; @spot is a level, a space or a piece in hand */
void     minarett_find_foot    (const AriCanvas *canvas,
                                AriSpot          spot,
                                MinarettFoot    *foot);
/* See AriBoardRenderer.trace. */
AriTracePlaceFunc minarett_trace;

/* minarett-frame.c */
/* The ground of the board, and the frame around it. */
AriDrawFunc minarett_draw_frame;
/* Lines along rows and columns are stronger than slanted ones. Each space is a ring where the lines end. */
AriDrawFunc minarett_draw_grid;

/* minarett-overlay.c */
/* Marks on the board itself, under the towers: places of chances in green, and used sets. */
AriDrawFunc minarett_draw_ground;
/* Marks on the towers: chances, threats and owners. */
AriDrawFunc minarett_draw_badges;

/* minarett-card.c: the tower on @space taken apart, so that you see buried pieces whole */
void     minarett_draw_card    (const AriCanvas *canvas,
                                guint            space);

/* minarett-marks.c: highlights, refusals and advice */
AriDrawFunc minarett_draw_marks;

/* minarett-emblem.c */
AriEmblemFunc minarett_draw_emblem;

/* minarett-figurine.c */
AriFigurineFunc      minarett_draw_figurine;
AriFigurineWidthFunc minarett_figurine_width;

/* minarett-renderer.c */
extern const AriBoardRenderer ari_board_renderer_minarett;

G_END_DECLS
