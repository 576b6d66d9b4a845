/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board-renderer.h"
#include "ari-brush-ideas.h"
#include "labyrinth-roles.h"
#include "labyrinth/labyrinth-position.h"

G_BEGIN_DECLS

#define LABYRINTH_HALF        4.0f    /* from the middle to the outer wall */
#define LABYRINTH_FLOOR       0.424f  /* from the middle of a field to the edge of its floor */
#define LABYRINTH_CORNER      0.098f  /* of floors */
#define LABYRINTH_WALL        0.098f  /* thickness */
#define LABYRINTH_TEXT_HEIGHT 0.196f  /* of the numbers of fields */
#define LABYRINTH_RADIUS      0.228f  /* of a traveller alone on its field */
#define LABYRINTH_GHOST       0.6f    /* opacity of a traveller at its possible destination */

/* Where a traveller is drawn, and how large. */
typedef struct
{
  AriPoint at;
  float    radius;
} LabyrinthStand;

/* The rounded square drawn around something to point it out. */
typedef struct
{
  AriPoint at;
  float    half;
  float    corner;
} LabyrinthOutline;

/* The position of the board state. */
static inline const Labyrinth *
labyrinth_on (const AriCanvas *canvas)
{
  return labyrinth_get (canvas->show->position);
}

/* labyrinth-canvas.c */
/* The middle of a field, or of the chamber. */
AriPoint         labyrinth_field_at        (const AriCanvas *canvas,
                                            guint            field);
/* Adds an outline; @width is in board units. */
AriItem         *labyrinth_add_outline     (const AriCanvas        *canvas,
                                            AriLayer                layer,
                                            AriSpot                 spot,
                                            const LabyrinthOutline *outline,
                                            AriRole                 role,
                                            float                   width);

/* labyrinth-frame.c: the ground with the entrances */
AriDrawFunc labyrinth_draw_frame;

/* labyrinth-walls.c */
/* Each ring is a shade deeper. */
AriDrawFunc labyrinth_draw_floors;
/* Elysium: a sun with a lily on lapis. */
AriDrawFunc labyrinth_draw_chamber;
/* Walls cast a shadow and have a highlight along them. */
AriDrawFunc labyrinth_draw_walls;

/* labyrinth-signs.c */
/* Lines that lie below the walls, and tinted floors. */
AriDrawFunc labyrinth_draw_lines;
/* Signs that lie above the walls. */
AriDrawFunc labyrinth_draw_signs;
/* The sign of a sanctuary, centred on @at. @scale: 1 in a field */
void             labyrinth_draw_lily       (const AriCanvas *canvas,
                                            AriLayer         layer,
                                            AriSpot          spot,
                                            AriPoint         at,
                                            float            scale,
                                            AriRole          role);
/* The same at its place in a field around @at. */
void             labyrinth_draw_sanctuary_sign (const AriCanvas *canvas,
                                                AriLayer         layer,
                                                AriSpot          spot,
                                                AriPoint         at);
/* Whether the Millstone lies at the upper left of the field, where the number is elsewhere. */
gboolean         labyrinth_has_number_right (const AriCanvas *canvas,
                                             guint            field);
/* At the upper left of the field, or at the upper right. */
void             labyrinth_draw_number     (const AriCanvas *canvas,
                                            AriLayer         layer,
                                            AriSpot          spot,
                                            guint            field);

/* labyrinth-travellers.c */
/* A tray for each seat with its travellers outside, on their way and borne off. */
AriDrawFunc labyrinth_draw_trays;
/* All travellers on the board, from the top down: shadows fall on those behind. */
AriDrawFunc labyrinth_draw_travellers;
/* A low block in the shape of its seat, with its letter. @group: of its ghost; 0: solid */
void             labyrinth_draw_traveller  (const AriCanvas      *canvas,
                                            AriLayer              layer,
                                            AriSpot               spot,
                                            guint                 traveller,
                                            const LabyrinthStand *stand,
                                            guint                 group);
/* Where @traveller stands, or would stand, on @field; if outside, in its place. */
LabyrinthStand   labyrinth_stand_on        (const AriCanvas *canvas,
                                            guint            traveller,
                                            guint            field);
/* The same if @guest came to @field too. */
LabyrinthStand   labyrinth_stand_beside    (const AriCanvas *canvas,
                                            guint            traveller,
                                            guint            field,
                                            guint            guest);
/* Puts spots where their travellers are drawn: those on a sanctuary make room for one another. */
AriPlaceFunc labyrinth_place;

/* labyrinth-dice.c */
/* A die of this @size; one that has been @used is pale, and one that is still to be rolled has 0 pips. */
void             labyrinth_draw_die        (const AriCanvas *canvas,
                                            AriSpot          spot,
                                            AriPoint         at,
                                            float            size,
                                            guint            pips,
                                            gboolean         used);
/* The roll, and its remaining dice. */
AriDrawFunc labyrinth_draw_dice;

/* labyrinth-overlay.c */
/* Reachable fields. */
AriDrawFunc labyrinth_draw_overlay;
/* Odds lie above the travellers: red for travellers that may be exchanged, text colour for fields reached by
 * luck alone. */
AriDrawFunc labyrinth_draw_odds;

/* labyrinth-marks.c: highlights, refusals and advice */
AriDrawFunc labyrinth_draw_marks;

/* labyrinth-trace.c: see AriBoardRenderer.trace and draw_trace */
AriDrawFunc labyrinth_draw_trace;
AriTracePlaceFunc labyrinth_trace;

/* labyrinth-emblem.c */
AriEmblemFunc labyrinth_draw_emblem;

/* labyrinth-ideas.c */
AriDrawIdeaFunc labyrinth_draw_idea;

/* labyrinth-figurine.c */
AriFigurineFunc      labyrinth_draw_figurine;
AriFigurineWidthFunc labyrinth_figurine_width;

/* labyrinth-renderer.c */
extern const AriBoardRenderer ari_board_renderer_labyrinth;

G_END_DECLS
