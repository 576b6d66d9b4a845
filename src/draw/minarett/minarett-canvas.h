/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-brush.h"
#include "minarett-roles.h"
#include "minarett/minarett-position.h"

G_BEGIN_DECLS

/* The board is seen at a slant: circles flatten. Those on the ground are a little rounder, so that they show
 * round what stands in them. */
#define MINARETT_FLAT        0.34f
#define MINARETT_GROUND_FLAT 0.42f

#define MINARETT_TEXT_HEIGHT 0.1574f /* size of letters and figures */
#define MINARETT_RING        0.43f   /* radius of a ring round a space */
#define MINARETT_HAND_SCALE  0.72f   /* of pieces on a tray */
#define MINARETT_GHOST       0.68f   /* opacity of what may be set */
#define MINARETT_THREAT      0.42f   /* opacity of what the enemy may set */
#define MINARETT_NOWHERE     G_MAXUINT

/**
 * MinarettPlace: where and how a piece is drawn
 * @at: the middle of its foot
 * @scale: 1 on the board
 * @group: of the ghost it is part of; 0: solid
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
 * MinarettFoot: where a spot is pointed out
 * @at: the middle of the foot of what stands there, or would
 * @radius: of a ring round it
 * @height: of what stands there, 0 when nothing does
 */
typedef struct
{
  AriPoint at;
  float    radius;
  float    height;
} MinarettFoot;

/* The position that is shown. */
static inline const Minarett *
minarett_on (const AriCanvas *canvas)
{
  return minarett_get (canvas->show->position);
}

/* minarett-canvas.c */
/* How much larger letters are than on a large board. */
float    minarett_text_scale   (const AriCanvas *canvas);
/* Where a place of the board lies on the screen: columns and rows count from 0 at a1 and may be broken. */
AriPoint minarett_at           (const AriCanvas *canvas,
                                float            column,
                                float            row);
/* The middle of a space. */
AriPoint minarett_space_at     (const AriCanvas *canvas,
                                guint            space);
/* The space that @spot or the tower it is part of stands on, or MINARETT_NOWHERE. */
guint    minarett_space_of     (AriSpot               spot);
/* As ari_path_arc(), along an ellipse; angles are those of the circle that it was before it was flattened.
 * @flat: how much shorter it is than wide */
void     minarett_arc          (AriPath              *path,
                                float                 x,
                                float                 y,
                                float                 radius,
                                float                 flat,
                                float                 from,
                                float                 sweep);
/* Appends a whole one. */
void     minarett_ellipse      (AriPath              *path,
                                AriPoint              centre,
                                float                 radius,
                                float                 flat);
/* An ellipse on the ground, or round the foot of what stands there: then its back is hidden. */
AriItem *minarett_add_ring     (const AriCanvas    *canvas,
                                AriLayer            layer,
                                AriSpot             spot,
                                const MinarettFoot *foot,
                                AriRole             role,
                                float               width);

/* minarett-piece.c; board units */
/* Of the circle a piece of @size stands on. */
float    minarett_radius       (guint                 size);
/* Up to the tip of the ball for a roof, to the upper rim for the others. */
float    minarett_height       (guint                 size);
/* How much higher than the foot of a piece of @size the next one stands. */
float    minarett_rise         (guint                 size);
/* A drum, a balcony or an onion roof. Ivory has doorways and bands, lapis flutes and ribs: the sides
 * differ by more than their colours. */
void     minarett_draw_piece   (const AriCanvas     *canvas,
                                const MinarettPlace *place,
                                AriActor             seat,
                                guint                size);

/* minarett-hands.c */
/* The middle of the foot of a piece in hand: its spot is the wall above. */
AriPoint minarett_hand_at      (const AriCanvas *canvas,
                                AriSpot          spot);
/* What each seat has in hand, on a tray with the mark of the seat. */
void     minarett_draw_hands   (const AriCanvas *canvas);

/* minarett-foot.c; @spot is a level, a space or a piece in hand */
void     minarett_find_foot    (const AriCanvas *canvas,
                                AriSpot          spot,
                                MinarettFoot    *foot);

/* minarett-frame.c */
/* The ground of the board, and round it the frame. */
void     minarett_draw_frame   (const AriCanvas *canvas);
/* Lines along rows and columns are stronger than slanted ones. Each space is a ring that the lines end at. */
void     minarett_draw_grid    (const AriCanvas *canvas);

/* minarett-overlay.c */
/* What lies on the board itself, under the towers: places of chances in green, and the sets that are used
 * up. */
void     minarett_draw_ground  (const AriCanvas *canvas);
/* What hangs on the towers: chances, threats and owners. */
void     minarett_draw_badges  (const AriCanvas *canvas);

/* minarett-card.c: the tower on @space taken apart, so that buried pieces are seen whole */
void     minarett_draw_card    (const AriCanvas *canvas,
                                guint            space);

/* minarett-marks.c: what is pointed at, refused or advised */
void     minarett_draw_marks   (const AriCanvas *canvas);

/* minarett-emblem.c: the sign of the game */
void     minarett_draw_emblem  (AriScene *scene);

G_END_DECLS
