/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "labyrinth-board.h"

#include "ari-spot.h"

/* Fields are one unit wide, with the origin in the middle of the labyrinth. */
#define FIELD_RADIUS 0.228f /* of a traveller that stands there */
#define HALF         (LABYRINTH_SIDE / 2.0f)
#define PLACE_STEP   0.22f /* on a sanctuary, seats are in rows and their travellers side by side */
#define PLACE_SIZE   0.20f

/* Below the frame: the seats' travellers alternate between left and right, with the dice between them. */
#define OUTSIDE_Y    5.05f
#define OUTSIDE_X    1.45f /* from the middle to the nearest traveller */
#define OUTSIDE_STEP 0.72f
#define OUTSIDE_SIZE 0.40f
#define ROW_OUTSIDE  (2 * LABYRINTH_TRAVELLERS)
#define DIE_X        0.58f
#define DIE_SIZE     0.62f
#define RIDE_DIE_SIZE 0.40f /* between the others */
#define CHOICE_Y     7.0f

#define FRAME        0.55f
#define BELOW        (OUTSIDE_Y + 0.46f - HALF) /* from the labyrinth to the lower end of the first row */

/* In the grid, each field has a row of its own, followed by rows for the travellers that may stand there. */
#define GRID_ROWS    (1 + LABYRINTH_SEATS)
#define OUTSIDE_ROW  (LABYRINTH_SIDE * GRID_ROWS)
#define PIPS_ROW     (OUTSIDE_ROW + 2)
#define CHOICE_ROW   (PIPS_ROW + 1)
#define GRID_COLUMNS (LABYRINTH_SIDE * LABYRINTH_TRAVELLERS)
#define DICE_COLUMN  (GRID_COLUMNS / 2 - 1)

typedef struct
{
  AriBoard    board;
  AriSpotInfo spots[LABYRINTH_SPOTS];
} Board;

static const guint8 sanctuaries[LABYRINTH_N_SANCTUARIES] = { 1, 2, 3, 4, 5, 31, 58 };

static guint
sanctuary_index (guint field)
{
  guint i = 0;

  while (i < LABYRINTH_N_SANCTUARIES && sanctuaries[i] != field)
    i++;

  return i;
}

static AriSpot
place_spot (guint sanctuary,
            guint traveller)
{
  return (AriSpot) (LABYRINTH_SPOT_PLACES + sanctuary * LABYRINTH_ALL + traveller);
}

AriSpot
labyrinth_spot_of (guint traveller,
                   guint field)
{
  if (field == LABYRINTH_OUTSIDE)
    return LABYRINTH_SPOT_OUTSIDE (traveller);
  if (labyrinth_is (LABYRINTH_SANCTUARIES, field))
    return place_spot (sanctuary_index (field), traveller);

  return LABYRINTH_SPOT_FIELD (field);
}

LabyrinthPlace
labyrinth_place_of (AriSpot spot)
{
  guint nth = spot;

  if (nth < LABYRINTH_CENTRE)
    return (LabyrinthPlace) { .kind = LABYRINTH_PLACE_FIELD, .field = nth + 1 };
  nth -= LABYRINTH_CENTRE;
  if (nth < LABYRINTH_N_SANCTUARIES * LABYRINTH_ALL)
    return (LabyrinthPlace) { .kind = LABYRINTH_PLACE_SANCTUARY, .field = sanctuaries[nth / LABYRINTH_ALL],
                              .traveller = nth % LABYRINTH_ALL };
  nth -= LABYRINTH_N_SANCTUARIES * LABYRINTH_ALL;
  if (nth < LABYRINTH_DICE)
    return (LabyrinthPlace) { .kind = LABYRINTH_PLACE_DIE, .die = nth };
  nth -= LABYRINTH_DICE;
  if (nth == 0)
    return (LabyrinthPlace) { .kind = LABYRINTH_PLACE_RIDE_DIE };
  nth--;
  if (nth < LABYRINTH_PIPS)
    return (LabyrinthPlace) { .kind = LABYRINTH_PLACE_PIPS, .pips = nth + 1 };
  nth -= LABYRINTH_PIPS;
  if (nth < LABYRINTH_CHOICES)
    return (LabyrinthPlace) { .kind = LABYRINTH_PLACE_CHOICE, .choice = nth };

  return (LabyrinthPlace) { .kind = LABYRINTH_PLACE_OUTSIDE, .traveller = nth - LABYRINTH_CHOICES };
}

static void
add_places (AriSpotInfo *places,
            guint        field,
            AriPoint     centre,
            guint        row,
            guint        column)
{
  for (guint i = 0; i < LABYRINTH_ALL; i++)
    {
      guint seat = i / LABYRINTH_TRAVELLERS, k = i % LABYRINTH_TRAVELLERS;
      AriPoint at = { centre.x + ((float) k - 1.5f) * PLACE_STEP,
                      centre.y + ((float) seat - 1.5f) * PLACE_STEP };

      ari_spot_set_rect (&places[i], ARI_SPOT_PIECE, at, PLACE_SIZE, PLACE_SIZE);
      ari_spot_set_cell (&places[i], row + 1 + seat, column + k);
      g_snprintf (places[i].name, sizeof places[i].name, "%u.%u%c", field, seat + 1, (char) ('a' + k));
    }
}

/* You pick the travellers on a sanctuary, not the sanctuary itself; nor can you pick the centre. Arrow keys
 * stop on all fields. */
static void
add_field (AriSpotInfo *spots,
           guint        field,
           guint        row,
           guint        column)
{
  AriSpotInfo *spot = &spots[LABYRINTH_SPOT_FIELD (field)];
  AriPoint centre = { (float) column + 0.5f - HALF, (float) row + 0.5f - HALF };
  guint sanctuary = sanctuary_index (field);

  g_snprintf (spot->name, sizeof spot->name, "%u", field);
  ari_spot_set_cell (spot, row * GRID_ROWS, column * LABYRINTH_TRAVELLERS);
  if (field == LABYRINTH_CENTRE)
    {
      ari_spot_set_rect (spot, ARI_SPOT_AREA, (AriPoint) { 0, 0 }, 2, 2);
      spot->is_field = TRUE;
    }
  else if (sanctuary < LABYRINTH_N_SANCTUARIES)
    {
      ari_spot_set_rect (spot, ARI_SPOT_AREA, centre, 1, 1);
      spot->is_field = TRUE;
      add_places (&spots[place_spot (sanctuary, 0)], field, centre, row * GRID_ROWS,
                  column * LABYRINTH_TRAVELLERS);
    }
  else
    {
      spot->kind = ARI_SPOT_SPACE;
      spot->centre = centre;
      spot->radius = FIELD_RADIUS;
    }
}

static void
add_outside (AriSpotInfo *spot,
             guint        traveller)
{
  guint seat = traveller / LABYRINTH_TRAVELLERS, k = traveller % LABYRINTH_TRAVELLERS;
  gboolean right = seat % 2 == 1;
  float x = OUTSIDE_X + OUTSIDE_STEP * (float) (right ? k : LABYRINTH_TRAVELLERS - 1 - k);
  AriPoint centre = { right ? x : -x, OUTSIDE_Y + OUTSIDE_STEP * (float) (seat / 2) };

  ari_spot_set_rect (spot, ARI_SPOT_PIECE, centre, OUTSIDE_SIZE, OUTSIDE_SIZE);
  ari_spot_set_cell (spot, OUTSIDE_ROW + seat / 2, right ? GRID_COLUMNS - LABYRINTH_TRAVELLERS + k : k);
  g_snprintf (spot->name, sizeof spot->name, "%u%c", seat + 1, (char) ('a' + k));
}

static void
make_board (Board *b,
            guint  rows_outside)
{
  static const char *const choices[LABYRINTH_CHOICES] = { "cross", "ride", "stay" };
  AriSpotInfo *ride_die = &b->spots[LABYRINTH_SPOT_RIDE_DIE];
  float height = 2 * HALF + BELOW + (float) (rows_outside - 1) * OUTSIDE_STEP;

  for (guint i = 0; i < LABYRINTH_SIDE * LABYRINTH_SIDE; i++)
    add_field (b->spots, labyrinth_fields[i / LABYRINTH_SIDE][i % LABYRINTH_SIDE], i / LABYRINTH_SIDE,
               i % LABYRINTH_SIDE);
  for (guint i = 0; i < rows_outside * ROW_OUTSIDE; i++)
    add_outside (&b->spots[LABYRINTH_SPOT_OUTSIDE (i)], i);
  for (guint i = 0; i < LABYRINTH_DICE; i++)
    {
      AriSpotInfo *die = &b->spots[LABYRINTH_SPOT_DIE (i)];

      ari_spot_set_rect (die, ARI_SPOT_DIE, (AriPoint) { i == 0 ? -DIE_X : DIE_X, OUTSIDE_Y }, DIE_SIZE,
                         DIE_SIZE);
      ari_spot_set_cell (die, OUTSIDE_ROW, DICE_COLUMN + i);
      g_snprintf (die->name, sizeof die->name, "die%u", i + 1);
    }
  ari_spot_set_rect (ride_die, ARI_SPOT_DIE, (AriPoint) { 0, OUTSIDE_Y }, RIDE_DIE_SIZE, RIDE_DIE_SIZE);
  ari_spot_set_cell (ride_die, OUTSIDE_ROW + 1, DICE_COLUMN);
  g_strlcpy (ride_die->name, "die3", sizeof ride_die->name);
  for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
    {
      char name[8];

      g_snprintf (name, sizeof name, "pips%u", pips);
      ari_spot_set_choice (&b->spots[LABYRINTH_SPOT_PIPS (pips)], name,
                           (AriPoint) { (float) (pips - 1), CHOICE_Y }, PIPS_ROW, pips - 1);
    }
  for (guint i = 0; i < LABYRINTH_CHOICES; i++)
    ari_spot_set_choice (&b->spots[LABYRINTH_SPOT_CHOICE (i)], choices[i], (AriPoint) { (float) i, CHOICE_Y },
                         CHOICE_ROW, i);

  b->board.n_spots = LABYRINTH_SPOT_OUTSIDE (rows_outside * ROW_OUTSIDE);
  b->board.spots = b->spots;
  b->board.bounds = (AriRect) { -HALF, -HALF, 2 * HALF, height };
  b->board.core = (AriRect) { -HALF, -HALF, 2 * HALF, 2 * HALF };
  b->board.framed = (AriRect) { -HALF - FRAME, -HALF - FRAME, 2 * (HALF + FRAME), height + FRAME };
  b->board.rows = CHOICE_ROW + 1;
  b->board.columns = GRID_COLUMNS;
}

static const Board *
make_boards (void)
{
  static Board boards[LABYRINTH_SEATS / 2];

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    make_board (&boards[i], i + 1);

  return boards;
}

/* Two seats wait in one row, three or four in two. All other spots are the same. */
const AriBoard *
labyrinth_board (const AriSetup *setup)
{
  static const Board *boards;

  if (g_once_init_enter_pointer (&boards))
    g_once_init_leave_pointer (&boards, make_boards ());

  return &boards[setup->seats > 2 ? 1 : 0].board;
}
