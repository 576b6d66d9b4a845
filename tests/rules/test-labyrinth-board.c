/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The spots of Labyrinth, and the ways of its travellers over them. */
#include "labyrinth/labyrinth-position.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const AriBoard *
board_of (guint seats)
{
  const AriSetup setup = { .rules = &ari_rules_labyrinth, .seats = (guint8) seats };

  return labyrinth_board (&setup);
}

static void
test_places (void)
{
  const AriBoard *board = board_of (4);

  g_assert_cmpuint (board->n_spots, ==, LABYRINTH_SPOTS);
  for (AriSpot spot = 0; spot < board->n_spots; spot++)
    {
      LabyrinthPlace place = labyrinth_place_of (spot);

      g_assert_cmpuint (ari_board_find (board, board->spots[spot].name), ==, spot);
      if (place.kind == LABYRINTH_PLACE_FIELD)
        g_assert_cmpuint (LABYRINTH_SPOT_FIELD (place.field), ==, spot);
      else if (place.kind == LABYRINTH_PLACE_OUTSIDE || place.kind == LABYRINTH_PLACE_SANCTUARY)
        g_assert_cmpuint (labyrinth_spot_of (place.traveller, place.field), ==, spot);
    }
  g_assert_cmpstr (board->spots[labyrinth_spot_of (5, 0)].name, ==, "2b");
  g_assert_cmpstr (board->spots[labyrinth_spot_of (5, 31)].name, ==, "31.2b");
  g_assert_cmpstr (board->spots[labyrinth_spot_of (5, 30)].name, ==, "30");
}

/* Fields that follow one another are neighbours, and the last lies beside the chamber. */
static void
test_fields (void)
{
  const AriSpotInfo *spots = board_of (2)->spots;

  for (guint field = 1; field + 1 < LABYRINTH_CENTRE; field++)
    {
      AriPoint a = spots[LABYRINTH_SPOT_FIELD (field)].centre, b = spots[LABYRINTH_SPOT_FIELD (field + 1)].centre;

      g_assert_cmpfloat_with_epsilon (fabsf (a.x - b.x) + fabsf (a.y - b.y), 1, 1e-5);
    }
  g_assert_cmpfloat_with_epsilon (ari_spot_distance (&spots[LABYRINTH_SPOT_FIELD (61)],
                                                     spots[LABYRINTH_SPOT_FIELD (60)].centre), 0.5, 1e-5);
}

/* Three and four seats need a second row of places outside; the spots are the same. */
static void
test_sizes (void)
{
  g_assert_true (board_of (2) != board_of (3));
  g_assert_true (board_of (3) == board_of (4));
  g_assert_cmpfloat (board_of (2)->bounds.height, <, board_of (3)->bounds.height);
  g_assert_cmpint (memcmp (board_of (2)->spots, board_of (3)->spots, LABYRINTH_SPOTS * sizeof (AriSpotInfo)), ==, 0);
}

/* The ways of the action @text after @position has been set up with @at: "1a=5 2b=11"; as names of spots. */
static char *
ways_of (const char *at,
         guint       dice,
         const char *text)
{
  g_auto(GStrv) words = g_strsplit (at, " ", -1);
  g_autoptr(GError) error = NULL;
  GString *names = g_string_new (NULL);
  AriPosition position = { 0 };
  AriWay ways[ARI_MAX_WAYS];
  AriAction action;
  Labyrinth *l = (Labyrinth *) &position;
  AriSetup setup;
  guint n;

  ari_setup_init (&setup, &ari_rules_labyrinth);
  labyrinth_start (&position, &setup);
  labyrinth_apply (&position, labyrinth_pack (LABYRINTH_BEGIN, 1, 0));
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint traveller = labyrinth_traveller ((guint) (words[i][0] - '0'), (guint) (words[i][1] - 'a'));

      l->at[traveller] = (guint8) atoi (words[i] + 3);
      if (!labyrinth_is (LABYRINTH_SANCTUARIES, l->at[traveller]))
        l->standing[l->at[traveller]] = (guint8) (traveller + 1);
    }
  labyrinth_apply (&position, labyrinth_pack (LABYRINTH_ROLL, dice / 10, dice % 10));
  labyrinth_parse (&position, text, &action, &error);
  g_assert_no_error (error);
  n = labyrinth_ways (&position, action, ways);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < ways[i].n_spots; k++)
      g_string_append_printf (names, "%s%s", i > 0 && k == 0 ? " | " : k > 0 ? " " : "",
                              board_of (2)->spots[ways[i].spots[k]].name);

  return g_string_free (names, FALSE);
}

static void
test_ways (void)
{
  static const struct { const char *at; guint dice; const char *action, *ways; } cases[] = {
    { "1a=9", 34, "a3", "9 10 11 12" },
    { "1a=0", 14, "a1", "1a 1.1a" },
    { "1a=28", 15, "a5", "28 29 30 31 30 29" },             /* turns round at the gate */
    { "1a=58", 15, "a5", "58.1a 59 60 61 60 59 47" },       /* and goes on through the passage */
    { "1a=60", 15, "a1", "60 61 1a" },                      /* borne off, it is shown where it waited */
    { "1a=29", 12, "a2", "29 30 31.1a" },
    /* Who stands there waits, and then goes where the other came from. */
    { "1a=9 2b=12", 34, "a3", "9 10 11 12 | 12 12 12 9" },
    { "1a=5 1b=5 2b=11", 66, "b6", "5.1b 6 7 8 9 10 11 | 11 11 11 11 11 11 5.2b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *ways = ways_of (cases[i].at, cases[i].dice, cases[i].action);

      g_assert_cmpstr (ways, ==, cases[i].ways);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/labyrinth/board/places", test_places);
  g_test_add_func ("/rules/labyrinth/board/fields", test_fields);
  g_test_add_func ("/rules/labyrinth/board/sizes", test_sizes);
  g_test_add_func ("/rules/labyrinth/board/ways", test_ways);

  return g_test_run ();
}
