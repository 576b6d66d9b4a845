/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur-board.h"

#include "ari-spot.h"

/* A tile on the table is one unit wide; tiles in pairs are smaller. */
#define TILE_HEIGHT 1.08f
#define GAP         0.14f
#define PITCH_X     (1 + GAP)
#define PITCH_Y     (TILE_HEIGHT + GAP)

#define FRAME       0.55f /* around the table, at the top and sides; half as wide below it */
#define SEATS_ABOVE 0.25f /* from the frame down to the row of the first seat */
#define ROW_GAP     0.18f /* between the tiles of one seat and the next */
#define PAIR_WIDTH  0.70f /* the most for a tile in a pair: larger ones would make a high board */
#define PAIR_GAP    0.07f /* between the two tiles of a pair */
#define COLOUR_GAP  0.16f /* the least between two pairs of a seat */
#define HEAD        0.62f /* at the left end of a row, for the mark of its seat */
#define TAIL        0.62f /* at its right end, for its points */

#define TILES_IN_ROW (MINOTAUR_COLOURS * MINOTAUR_SIDES)
#define MAX_SPOTS    (2 * MINOTAUR_MAX_CELLS + MINOTAUR_CHOICES)
#define N_BOARDS     (MINOTAUR_MAX_SEATS - MINOTAUR_MIN_SEATS + 1)

typedef struct
{
  AriBoard    board;
  AriSpotInfo spots[MAX_SPOTS];
} Board;

/* The table is centred on the origin. */
static void
add_cell (AriSpotInfo *spot,
          guint        columns,
          guint        cell)
{
  guint row = cell / columns, column = cell % columns;
  AriPoint centre = { ((float) column - (columns - 1) / 2.0f) * PITCH_X,
                      ((float) row - (MINOTAUR_ROWS - 1) / 2.0f) * PITCH_Y };

  ari_spot_set_rect (spot, ARI_SPOT_TILE, centre, 1, TILE_HEIGHT);
  ari_spot_set_cell (spot, row, column);
  g_snprintf (spot->name, sizeof spot->name, "%c%u", (char) ('a' + row), column + 1);
}

/* The seats lie below the table, one row per seat and one column per colour: the column shows who may
 * challenge whom. A row is as wide as the table with its frame. */
static void
add_places (AriSpotInfo *places,
            AriActor     seat,
            AriPoint     left,
            float        step,
            float        width)
{
  for (guint i = 0; i < TILES_IN_ROW; i++)
    {
      AriSpotInfo *spot = &places[i];
      guint colour = i / MINOTAUR_SIDES, side = i % MINOTAUR_SIDES;
      float aside = (width + PAIR_GAP) / 2 * (side == MINOTAUR_LEFT ? -1 : 1);
      AriPoint centre = { left.x + HEAD + ((float) colour + 0.5f) * step + aside,
                          left.y + width * TILE_HEIGHT / 2 };

      ari_spot_set_rect (spot, ARI_SPOT_TILE, centre, width, width * TILE_HEIGHT);
      ari_spot_set_cell (spot, MINOTAUR_ROWS + seat - 1, i);
      g_snprintf (spot->name, sizeof spot->name, "%u:%c%c", seat, "RGBYW"[colour], "LR"[side]);
    }
}

/* The written form of an answer or an outcome. */
const char *
minotaur_choice_name (MinotaurChoice choice)
{
  static const char *const names[MINOTAUR_CHOICES] = {
    "claim", "leave", "take-L", "take-R", "decline", "pass", "hit", "miss",
  };

  return names[choice];
}

static void
make_board (Board *b,
            guint  seats)
{
  const guint cells = minotaur_n_cells (seats), columns = minotaur_n_columns (seats);
  const float table_width = columns * PITCH_X + GAP, table_height = MINOTAUR_ROWS * PITCH_Y + GAP;
  const float row_width = table_width + 2 * FRAME;
  const float step = (row_width - HEAD - TAIL) / MINOTAUR_COLOURS;
  const float width = MIN (PAIR_WIDTH, (step - COLOUR_GAP - PAIR_GAP) / MINOTAUR_SIDES);
  const float row_height = width * TILE_HEIGHT + ROW_GAP;
  const float seats_top = table_height / 2 + FRAME / 2 + SEATS_ABOVE;
  const float bottom = seats_top + seats * row_height;

  for (guint cell = 0; cell < cells; cell++)
    add_cell (&b->spots[minotaur_cell_spot (cell)], columns, cell);
  for (AriActor seat = 1; seat <= seats; seat++)
    add_places (&b->spots[minotaur_place_spot (seats, seat, MINOTAUR_RED, MINOTAUR_LEFT)], seat,
                (AriPoint) { -row_width / 2, seats_top + (seat - 1) * row_height }, step, width);
  for (guint choice = 0; choice < MINOTAUR_CHOICES; choice++)
    ari_spot_set_choice (&b->spots[minotaur_choice_spot (seats, choice)], minotaur_choice_name (choice),
                         (AriPoint) { (float) choice - (MINOTAUR_CHOICES - 1) / 2.0f, bottom + 1 },
                         MINOTAUR_ROWS + seats, choice);

  b->board.n_spots = 2 * cells + MINOTAUR_CHOICES;
  b->board.spots = b->spots;
  b->board.bounds = (AriRect) { -row_width / 2, -table_height / 2, row_width, bottom + table_height / 2 };
  b->board.core = (AriRect) { -table_width / 2, -table_height / 2, table_width, table_height };
  b->board.framed = b->board.bounds;
  b->board.framed.y -= FRAME;
  b->board.framed.height += FRAME;
  b->board.rows = MINOTAUR_ROWS + seats + 1;
  b->board.columns = TILES_IN_ROW;
}

static const Board *
make_boards (void)
{
  static Board boards[N_BOARDS];

  for (guint i = 0; i < N_BOARDS; i++)
    make_board (&boards[i], MINOTAUR_MIN_SEATS + i);

  return boards;
}

/* One for each number of seats: options don't change the table. */
const AriBoard *
minotaur_board (const AriSetup *setup)
{
  static const Board *boards;

  if (g_once_init_enter_pointer (&boards))
    g_once_init_leave_pointer (&boards, make_boards ());
  g_return_val_if_fail (setup->seats >= MINOTAUR_MIN_SEATS && setup->seats <= MINOTAUR_MAX_SEATS, NULL);

  return &boards[setup->seats - MINOTAUR_MIN_SEATS].board;
}

/**
 * minotaur_place_of:
 *
 * Returns: what @spot is on the board for @seats seats; the inverse of minotaur_cell_spot() and similar
 * functions
 */
MinotaurPlace
minotaur_place_of (guint   seats,
                   AriSpot spot)
{
  const guint cells = minotaur_n_cells (seats);

  if (spot < cells)
    return (MinotaurPlace) { .kind = MINOTAUR_PLACE_CELL, .cell = spot };

  spot -= cells;
  if (spot < cells)
    return (MinotaurPlace) {
      .kind = MINOTAUR_PLACE_TILE,
      .seat = spot / TILES_IN_ROW + 1,
      .colour = spot / MINOTAUR_SIDES % MINOTAUR_COLOURS,
      .side = spot % MINOTAUR_SIDES,
    };

  return (MinotaurPlace) { .kind = MINOTAUR_PLACE_CHOICE, .choice = spot - cells };
}
