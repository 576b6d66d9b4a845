/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/**
 * AriSpotKind:
 * @ARI_SPOT_LINE: a line between two points: corners[0] to corners[1]
 * @ARI_SPOT_AREA: a region that is shaded and named but never picked (a triangle)
 * @ARI_SPOT_SPACE: a place where pieces stand, a disc of @radius around @centre
 * @ARI_SPOT_TILE: a quadrilateral that can be turned over
 * @ARI_SPOT_PIECE: a piece, on the board or in hand
 * @ARI_SPOT_DIE: a die
 * @ARI_SPOT_CHOICE: an answer without a place on the board ("pass"), shown as a button below it
 */
typedef enum
{
  ARI_SPOT_LINE,
  ARI_SPOT_AREA,
  ARI_SPOT_SPACE,
  ARI_SPOT_TILE,
  ARI_SPOT_PIECE,
  ARI_SPOT_DIE,
  ARI_SPOT_CHOICE,
} AriSpotKind;

/* Board units: 1 is the distance between neighbouring points or spaces, x grows to the right and y downwards,
 * as on a screen. */
typedef struct
{
  float x, y;
} AriPoint;

typedef struct
{
  float x, y, width, height;
} AriRect;

#define ARI_MAX_CORNERS 4

/**
 * AriSpotInfo:
 *
 * One spot: its written name ("a1b1", "d4d5e5"), its shape in board units, and its place in the grid that
 * screen readers know (row from the top, column from the left, both from 0; meaningful for pickable spots).
 * An area that is a field is a place of its own, on which pieces stand: arrow keys stop there, too.
 */
typedef struct
{
  char        name[12];
  AriSpotKind kind;
  guint8      n_corners;
  guint8      row, column;
  gboolean    is_field;
  guint8      ground; /* of a piece in a stack: the number of its space among the spots, from 1; 0: none */
  float       radius;
  AriPoint    centre;
  AriPoint    corners[ARI_MAX_CORNERS];
} AriSpotInfo;

/**
 * AriBoard:
 *
 * The board of one setup: immutable, static, shared by all threads.
 */
typedef struct
{
  guint              n_spots;
  const AriSpotInfo *spots;
  AriRect            bounds;  /* the play area, without any frame */
  AriRect            framed;  /* including the ornamental frame */
  AriRect            core;    /* what players call the board: without hands, dice and pairs beside it; empty:
                               * all of @bounds */
  guint              rows, columns;
} AriBoard;

/* The core, or all of a board on which nothing lies beside it. */
const AriRect *ari_board_core (const AriBoard *board);
/* Whether @at lies beside the core of the board. */
gboolean ari_board_is_aside   (const AriBoard *board,
                               AriPoint        at);
/* Which part of the core, cut three by three, is nearest to @at: 0 … 8, row by row from the upper left. */
guint    ari_board_ninth      (const AriBoard *board,
                               AriPoint        at);
AriSpot  ari_board_find       (const AriBoard *board,
                               const char     *name);
AriSpot  ari_board_spot_at    (const AriBoard *board,
                               AriPoint        at,
                               float           reach,
                               gboolean      (*accepts) (AriSpot spot, gpointer data),
                               gpointer        data);
AriSpot  ari_board_neighbour  (const AriBoard *board,
                               AriSpot         from,
                               int             dx,
                               int             dy,
                               gboolean      (*accepts) (AriSpot spot, gpointer data),
                               gpointer        data);
float    ari_spot_distance    (const AriSpotInfo *spot,
                               AriPoint           at);
/* Whether @piece is a piece that stands on the region @area. */
gboolean ari_spot_is_on       (const AriSpotInfo *piece,
                               const AriSpotInfo *area);
/* Whether @spot is a line and a side of the region @area. */
gboolean ari_spot_is_side     (const AriSpotInfo *spot,
                               const AriSpotInfo *area);

G_END_DECLS
