/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-face.h"
#include "labyrinth/labyrinth-position.h"

G_BEGIN_DECLS

#define LABYRINTH_HALF        4.0f    /* from the middle to the outer wall */
#define LABYRINTH_FLOOR       0.424f  /* from the middle of a field to the edge of its floor */
#define LABYRINTH_CORNER      0.098f  /* of floors */
#define LABYRINTH_WALL        0.098f  /* thickness */
#define LABYRINTH_TEXT_HEIGHT 0.196f  /* of the numbers of fields */
#define LABYRINTH_RADIUS      0.228f  /* of a traveller alone on its field */
#define LABYRINTH_GHOST       0.6f    /* opacity of a traveller where it would go */

/**
 * LabyrinthCanvas:
 *
 * What the parts of the face share while they draw one picture.
 */
typedef struct
{
  const AriShow   *show;
  AriScene        *scene;
  const AriBoard  *board;
  const Labyrinth *position;
  gboolean         plain;    /* too small for ornament, letters and numbers */
} LabyrinthCanvas;

/* Where a traveller is drawn, and how large. */
typedef struct
{
  AriPoint at;
  float    radius;
} LabyrinthStand;

/* The rounded square that is drawn round something to point it out. */
typedef struct
{
  AriPoint at;
  float    half;
  float    corner;
} LabyrinthOutline;

/* labyrinth-canvas.c */
/* A width in board units, but no stroke falls under one device pixel. */
float            labyrinth_pen             (const LabyrinthCanvas  *canvas,
                                            float                   width);
/* The middle of a field, or of the chamber. */
AriPoint         labyrinth_field_at        (const LabyrinthCanvas  *canvas,
                                            guint                   field);
/* Adds an outline; @width is in board units. */
AriItem         *labyrinth_add_outline     (const LabyrinthCanvas  *canvas,
                                            AriLayer                layer,
                                            AriSpot                 spot,
                                            const LabyrinthOutline *outline,
                                            AriRole                 role,
                                            float                   width);

/* labyrinth-frame.c: the ground with the entrances */
void             labyrinth_draw_frame      (const LabyrinthCanvas  *canvas);

/* labyrinth-walls.c */
/* Each ring is a shade deeper. */
void             labyrinth_draw_floors     (const LabyrinthCanvas  *canvas);
/* Elysium: a sun with a lily on lapis. */
void             labyrinth_draw_chamber    (const LabyrinthCanvas  *canvas);
/* Walls cast a shadow and have a light along them. */
void             labyrinth_draw_walls      (const LabyrinthCanvas  *canvas);

/* labyrinth-signs.c */
/* Ways that lie below the walls, and tinted floors. */
void             labyrinth_draw_lines      (const LabyrinthCanvas  *canvas);
/* What lies above the walls. */
void             labyrinth_draw_signs      (const LabyrinthCanvas  *canvas);
/* The sign of a sanctuary, its middle at @at. @scale: 1 in a field */
void             labyrinth_draw_lily       (const LabyrinthCanvas  *canvas,
                                            AriLayer                layer,
                                            AriSpot                 spot,
                                            AriPoint                at,
                                            float                   scale,
                                            AriRole                 role);
/* The same in its place in a field round @at. */
void             labyrinth_draw_sanctuary_sign (const LabyrinthCanvas *canvas,
                                                AriLayer               layer,
                                                AriSpot                spot,
                                                AriPoint               at);
/* At the upper left of the field; where the Millstone lies there, at the upper right. */
void             labyrinth_draw_number     (const LabyrinthCanvas  *canvas,
                                            AriLayer                layer,
                                            AriSpot                 spot,
                                            guint                   field);

/* labyrinth-travellers.c */
/* A tray for each seat: who waits outside, who is on its way, who is borne off. */
void             labyrinth_draw_trays      (const LabyrinthCanvas  *canvas);
/* All that are on the board, those higher up first: a shadow falls on what is behind. */
void             labyrinth_draw_travellers (const LabyrinthCanvas  *canvas);
/* A low block in the shape of its seat, with its letter. @group: of the ghost that it is; 0: solid */
void             labyrinth_draw_traveller  (const LabyrinthCanvas  *canvas,
                                            AriLayer                layer,
                                            AriSpot                 spot,
                                            guint                   traveller,
                                            const LabyrinthStand   *stand,
                                            guint                   group);
/* Where @traveller stands, or would stand, on @field; outside in its place. */
LabyrinthStand   labyrinth_stand_on        (const LabyrinthCanvas  *canvas,
                                            guint                   traveller,
                                            guint                   field);
/* The same while @guest would come to @field too. */
LabyrinthStand   labyrinth_stand_beside    (const LabyrinthCanvas  *canvas,
                                            guint                   traveller,
                                            guint                   field,
                                            guint                   guest);
/* Spots lie where their travellers are drawn: those on a sanctuary make room for one another. */
void             labyrinth_place           (const AriShow          *show,
                                            AriSpotInfo            *spots);

/* labyrinth-dice.c: the roll, and what is left of it */
void             labyrinth_draw_dice       (const LabyrinthCanvas  *canvas);

/* labyrinth-overlay.c */
/* Fields that can be reached. */
void             labyrinth_draw_overlay    (const LabyrinthCanvas  *canvas);
/* Odds lie above the travellers: red for who may be exchanged, in the colour of letters for what can be
 * reached by luck alone. */
void             labyrinth_draw_odds       (const LabyrinthCanvas  *canvas);

/* labyrinth-marks.c: what is pointed at, refused or advised */
void             labyrinth_draw_marks      (const LabyrinthCanvas  *canvas);

/* labyrinth-emblem.c: the sign of the game */
void             labyrinth_draw_emblem     (AriScene *scene);

G_END_DECLS
