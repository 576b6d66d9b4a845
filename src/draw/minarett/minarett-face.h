/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-face.h"
#include "minarett/minarett-position.h"

G_BEGIN_DECLS

extern const AriFace ari_face_minarett;

/* The board is seen at a slant: circles flatten. Those on the ground are a little rounder, so that they show round
 * what stands in them. */
#define MINARETT_FLAT        0.34f
#define MINARETT_GROUND_FLAT 0.42f

#define MINARETT_TEXT_HEIGHT 0.1574f /* size of letters and figures */
#define MINARETT_RING        0.43f   /* radius of a ring round a space */
#define MINARETT_HAND_SCALE  0.72f   /* of pieces on a tray */
#define MINARETT_GHOST       0.68f   /* opacity of what may be set */
#define MINARETT_THREAT      0.42f   /* opacity of what the enemy may set */
#define MINARETT_NOWHERE     G_MAXUINT

/**
 * MinarettCanvas:
 *
 * What the parts of the face share while they draw one picture.
 */
typedef struct
{
  const AriShow  *show;
  AriScene       *scene;
  const AriBoard *board;
  const Minarett *position;
  AriPoint        corner;     /* where a1 is */
  AriPoint        along, up;  /* one step to the next column, to the next row */
  gboolean        plain;      /* too small for ornament, letters and numbers */
} MinarettCanvas;

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

void     minarett_draw_frame   (const MinarettCanvas *canvas);
void     minarett_draw_grid    (const MinarettCanvas *canvas);
void     minarett_draw_ground  (const MinarettCanvas *canvas);
void     minarett_draw_badges  (const MinarettCanvas *canvas);
void     minarett_draw_hands   (const MinarettCanvas *canvas);
void     minarett_draw_marks   (const MinarettCanvas *canvas);
void     minarett_draw_card    (const MinarettCanvas *canvas,
                                guint                 space);
void     minarett_draw_piece   (const MinarettCanvas *canvas,
                                const MinarettPlace  *place,
                                AriActor              seat,
                                guint                 size);

/* Shared by the parts. */
float    minarett_radius       (guint                 size);
float    minarett_height       (guint                 size);
float    minarett_rise         (guint                 size);
float    minarett_pen          (const MinarettCanvas *canvas,
                                float                 width);
float    minarett_text_scale   (const MinarettCanvas *canvas);
AriPoint minarett_hand_at      (const MinarettCanvas *canvas,
                                AriSpot               spot);
guint    minarett_space_of     (AriSpot               spot);
void     minarett_find_foot    (const MinarettCanvas *canvas,
                                AriSpot               spot,
                                MinarettFoot         *foot);
AriPoint minarett_space_at     (const MinarettCanvas *canvas,
                                guint                 space);
AriPoint minarett_at           (const MinarettCanvas *canvas,
                                float                 column,
                                float                 row);
void     minarett_arc          (AriPath              *path,
                                float                 x,
                                float                 y,
                                float                 radius,
                                float                 flat,
                                float                 from,
                                float                 sweep);
void     minarett_ellipse      (AriPath              *path,
                                AriPoint              centre,
                                float                 radius,
                                float                 flat);
AriItem *minarett_add_ring     (const MinarettCanvas *canvas,
                                AriLayer              layer,
                                AriSpot               spot,
                                const MinarettFoot   *foot,
                                AriRole               role,
                                float                 width);
AriItem *minarett_add_text     (const MinarettCanvas *canvas,
                                AriLayer              layer,
                                AriPoint              at,
                                float                 height,
                                AriRole               role,
                                char                 *text);

G_END_DECLS
