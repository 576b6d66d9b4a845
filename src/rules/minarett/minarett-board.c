/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minarett-position.h"

#include "ari-spot.h"

/* The board is drawn at a slant: one step along a row, and one to the next row. */
#define SLANT_X 0.31f
#define SLANT_Y (-0.78f)

#define SPACE_RADIUS 0.40f /* of a large piece */
#define LEVEL_WIDTH  0.50f
#define HAND_Y       2.90f
#define HAND_STEP    0.85f
#define HAND_FIRST   0.90f /* how far from the middle the near end of a hand lies */

/* In the grid, each row of spaces has its three levels above it. */
#define GRID_ROWS    (MINARETT_LEVELS + 1)
#define HAND_ROW     (MINARETT_SIDE * GRID_ROWS)
#define CHOICE_ROW   (HAND_ROW + 1)

/* The foot and the top of each level in a tower of three. */
static const float level_y[MINARETT_LEVELS + 1] = { -0.02f, -0.31f, -0.65f, -1.0f };

static AriPoint
centre_of (guint space)
{
  float row = (float) (space / MINARETT_SIDE) - 2, column = (float) (space % MINARETT_SIDE) - 2;

  return (AriPoint) { column + row * SLANT_X, row * SLANT_Y };
}

static void
add_space (AriSpotInfo *spot,
           guint        space)
{
  spot->kind = ARI_SPOT_SPACE;
  spot->centre = centre_of (space);
  spot->radius = SPACE_RADIUS;
  ari_spot_set_cell (spot, (MINARETT_SIDE - space / MINARETT_SIDE) * GRID_ROWS - 1, space % MINARETT_SIDE);
  g_snprintf (spot->name, sizeof spot->name, "%c%c",
              (char) ('a' + space % MINARETT_SIDE), (char) ('1' + space / MINARETT_SIDE));
}

/* A rectangle from @y at its foot to @top, both relative to @centre. */
static void
add_piece (AriSpotInfo *spot,
           AriPoint     centre,
           float        foot,
           float        top)
{
  const float half = LEVEL_WIDTH / 2;

  spot->kind = ARI_SPOT_PIECE;
  spot->n_corners = 4;
  spot->centre = (AriPoint) { centre.x, centre.y + (foot + top) / 2 };
  spot->corners[0] = (AriPoint) { centre.x - half, centre.y + foot };
  spot->corners[1] = (AriPoint) { centre.x + half, centre.y + foot };
  spot->corners[2] = (AriPoint) { centre.x + half, centre.y + top };
  spot->corners[3] = (AriPoint) { centre.x - half, centre.y + top };
}

static void
add_level (AriSpotInfo       *spot,
           const AriSpotInfo *space,
           guint              level)
{
  add_piece (spot, space->centre, level_y[level - 1], level_y[level]);
  ari_spot_set_cell (spot, space->row - level, space->column);
  g_snprintf (spot->name, sizeof spot->name, "%s.%u", space->name, level);
}

/* The first seat's hand lies below the board on the left, the second's on the right, each with its large
 * pieces at the left end. */
static void
add_hand (AriSpotInfo *spot,
          AriActor     seat,
          guint        size)
{
  float nth = seat == 1 ? (float) size - (MINARETT_SIZES - 1) : (float) size;
  AriPoint foot = { (seat == 1 ? -HAND_FIRST : HAND_FIRST) + nth * HAND_STEP, HAND_Y };

  add_piece (spot, foot, level_y[0], level_y[1]);
  ari_spot_set_cell (spot, HAND_ROW, (seat - 1) * MINARETT_SIZES + size);
  g_snprintf (spot->name, sizeof spot->name, "%u%c", seat, "LMS"[size]);
}

static const AriBoard *
make_board (void)
{
  static AriSpotInfo spots[MINARETT_SPOTS];
  static AriBoard board;

  for (guint space = 0; space < MINARETT_SPACES; space++)
    {
      AriSpotInfo *ground = &spots[MINARETT_SPOT_SPACE (space)];

      add_space (ground, space);
      for (guint level = 1; level <= MINARETT_LEVELS; level++)
        {
          AriSpotInfo *piece = &spots[MINARETT_SPOT_LEVEL (space, level)];

          add_level (piece, ground, level);
          piece->ground = (guint8) (MINARETT_SPOT_SPACE (space) + 1);
        }
    }
  for (AriActor seat = 1; seat <= MINARETT_SEATS; seat++)
    for (guint size = 0; size < MINARETT_SIZES; size++)
      add_hand (&spots[MINARETT_SPOT_HAND (seat, size)], seat, size);
  ari_spot_set_choice (&spots[MINARETT_SPOT_PASS], "pass", (AriPoint) { 0, HAND_Y + 1 }, CHOICE_ROW, 0);
  ari_spot_set_choice (&spots[MINARETT_SPOT_DECLINE], "x-", (AriPoint) { 1, HAND_Y + 1 }, CHOICE_ROW, 1);

  board = (AriBoard) {
    .n_spots = MINARETT_SPOTS,
    .spots = spots,
    .bounds = { -3.05f, -2.65f, 6.1f, 5.8f },
    .framed = { -3.75f, -2.8f, 7.7f, 6.0f },
    .core = { -3.05f, -2.0f, 6.1f, 4.0f },
    .rows = CHOICE_ROW + 1,
    .columns = MINARETT_SEATS * MINARETT_SIZES,
  };

  return &board;
}

/* The same for all setups: lines between spaces are not spots. */
const AriBoard *
minarett_board (const AriSetup *setup)
{
  static const AriBoard *board;

  if (g_once_init_enter_pointer (&board))
    g_once_init_leave_pointer (&board, make_board ());

  return board;
}
