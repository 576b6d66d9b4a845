/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "minotaur/minotaur-board.h"

static const AriBoard *
board_of (guint seats)
{
  const AriSetup setup = { .seats = (guint8) seats };

  return minotaur_board (&setup);
}

static void
assert_named (guint       seats,
              AriSpot     spot,
              const char *name)
{
  g_assert_cmpstr (board_of (seats)->spots[spot].name, ==, name);
}

static void
test_spots (void)
{
  for (guint seats = MINOTAUR_MIN_SEATS; seats <= MINOTAUR_MAX_SEATS; seats++)
    {
      const guint cells = minotaur_n_cells (seats);

      g_assert_cmpuint (minotaur_n_columns (seats), ==, 2 * seats);
      g_assert_cmpuint (board_of (seats)->n_spots, ==, 2 * cells + MINOTAUR_CHOICES);
      assert_named (seats, minotaur_cell_spot (0), "a1");
      assert_named (seats, minotaur_cell_spot (minotaur_n_columns (seats)), "b1");
      assert_named (seats, minotaur_place_spot (seats, 1, MINOTAUR_RED, MINOTAUR_LEFT), "1:RL");
      assert_named (seats, minotaur_place_spot (seats, seats, MINOTAUR_YELLOW, MINOTAUR_LEFT) + 1u,
                    seats == 3 ? "3:YR" : seats == 4 ? "4:YR" : "5:YR");
      assert_named (seats, minotaur_choice_spot (seats, MINOTAUR_CLAIM), "claim");
      assert_named (seats, minotaur_choice_spot (seats, MINOTAUR_TAKE_RIGHT), "take-R");
      assert_named (seats, minotaur_choice_spot (seats, MINOTAUR_MISS), "miss");
    }
  assert_named (3, minotaur_cell_spot (29), "e6");
  assert_named (4, minotaur_cell_spot (39), "e8");
  assert_named (5, minotaur_cell_spot (49), "e10");
}

static AriSpot
spot_of (guint                seats,
         const MinotaurPlace *place)
{
  switch (place->kind)
    {
    case MINOTAUR_PLACE_CELL:
      return minotaur_cell_spot (place->cell);
    case MINOTAUR_PLACE_TILE:
      return minotaur_place_spot (seats, place->seat, place->colour, place->side);
    case MINOTAUR_PLACE_CHOICE:
      return minotaur_choice_spot (seats, place->choice);
    default:
      g_assert_not_reached ();
    }
}

static void
test_places (void)
{
  for (guint seats = MINOTAUR_MIN_SEATS; seats <= MINOTAUR_MAX_SEATS; seats++)
    for (AriSpot spot = 0; spot < board_of (seats)->n_spots; spot++)
      {
        MinotaurPlace place = minotaur_place_of (seats, spot);

        g_assert_cmpuint (spot_of (seats, &place), ==, spot);
      }
}

static float
right_of (const AriSpotInfo *tile)
{
  return tile->corners[1].x;
}

static float
bottom_of (const AriSpotInfo *tile)
{
  return tile->corners[2].y;
}

/* Two tiles never overlap; a right tile lies close to the right of its left one, and tiles of one colour
 * below each other. */
static void
test_tiles (void)
{
  for (guint seats = MINOTAUR_MIN_SEATS; seats <= MINOTAUR_MAX_SEATS; seats++)
    {
      const AriSpotInfo *spots = board_of (seats)->spots;
      const guint tiles = 2 * minotaur_n_cells (seats);

      for (guint i = 0; i < tiles; i++)
        for (guint j = 0; j < tiles; j++)
          g_assert_true (i == j || right_of (&spots[i]) < spots[j].corners[0].x ||
                         right_of (&spots[j]) < spots[i].corners[0].x ||
                         bottom_of (&spots[i]) < spots[j].corners[0].y ||
                         bottom_of (&spots[j]) < spots[i].corners[0].y);

      for (AriActor seat = 1; seat <= seats; seat++)
        for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
          {
            const AriSpotInfo *left = &spots[minotaur_place_spot (seats, seat, colour, MINOTAUR_LEFT)];
            const AriSpotInfo *right = &spots[minotaur_place_spot (seats, seat, colour, MINOTAUR_RIGHT)];
            const AriSpotInfo *first = &spots[minotaur_place_spot (seats, 1, colour, MINOTAUR_LEFT)];

            g_assert_cmpfloat_with_epsilon (right->corners[0].x, right_of (left), 0.1f);
            g_assert_cmpfloat (left->centre.x, ==, first->centre.x);
            g_assert_cmpfloat (left->centre.y, ==, right->centre.y);
          }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minotaur/board/spots", test_spots);
  g_test_add_func ("/rules/minotaur/board/places", test_places);
  g_test_add_func ("/rules/minotaur/board/tiles", test_tiles);

  return g_test_run ();
}
