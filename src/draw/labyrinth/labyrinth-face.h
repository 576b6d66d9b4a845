/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-face.h"
#include "labyrinth/labyrinth-position.h"

G_BEGIN_DECLS

extern const AriFace ari_face_labyrinth;

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

void             labyrinth_draw_frame      (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_floors     (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_chamber    (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_lines      (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_walls      (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_signs      (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_lily       (const LabyrinthCanvas  *canvas,
                                            AriLayer                layer,
                                            AriSpot                 spot,
                                            AriPoint                at,
                                            float                   scale,
                                            AriRole                 role);
void             labyrinth_draw_overlay    (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_trays      (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_travellers (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_traveller  (const LabyrinthCanvas  *canvas,
                                            AriLayer                layer,
                                            AriSpot                 spot,
                                            guint                   traveller,
                                            const LabyrinthStand   *stand,
                                            guint                   group);
void             labyrinth_draw_dice       (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_odds       (const LabyrinthCanvas  *canvas);
void             labyrinth_draw_marks      (const LabyrinthCanvas  *canvas);
void             labyrinth_place           (const AriShow          *show,
                                            AriSpotInfo            *spots);

/* Shared by the parts. */
float            labyrinth_pen             (const LabyrinthCanvas  *canvas,
                                            float                   width);
AriPoint         labyrinth_field_at        (const LabyrinthCanvas  *canvas,
                                            guint                   field);
LabyrinthStand   labyrinth_stand_on        (const LabyrinthCanvas  *canvas,
                                            guint                   traveller,
                                            guint                   field);
gboolean         labyrinth_find_outline    (const LabyrinthCanvas  *canvas,
                                            AriSpot                 spot,
                                            LabyrinthOutline       *outline);
AriItem         *labyrinth_add_outline     (const LabyrinthCanvas  *canvas,
                                            AriLayer                layer,
                                            AriSpot                 spot,
                                            const LabyrinthOutline *outline,
                                            AriRole                 role,
                                            float                   width);

G_END_DECLS
