/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The spots of Labyrinth, the ways of its travellers over them, and what the overlay says of them. */
#include "labyrinth/labyrinth-turn.h"

#include <stdlib.h>
#include <string.h>

static const AriBoard *
board_of (guint seats)
{
  const AriSetup setup = { .rules = &ari_rules_labyrinth, .seats = (guint8) seats };

  return labyrinth_board (&setup);
}

/* Three and four seats need a second row of places outside; the other spots are the same. */
static void
test_sizes (void)
{
  g_assert_true (board_of (2) != board_of (3));
  g_assert_true (board_of (3) == board_of (4));
  g_assert_cmpfloat (board_of (2)->bounds.height, <, board_of (3)->bounds.height);
  g_assert_cmpuint (board_of (2)->n_spots, ==, LABYRINTH_SPOT_OUTSIDE (2 * LABYRINTH_TRAVELLERS));
  g_assert_cmpmem (board_of (2)->spots, board_of (2)->n_spots * sizeof (AriSpotInfo),
                   board_of (3)->spots, board_of (2)->n_spots * sizeof (AriSpotInfo));
}

/* Red is to roll, travellers stand as @at says: "1a=5 2b=11". */
static void
set_up (AriPosition *position,
        const char  *at)
{
  g_auto(GStrv) words = g_strsplit (at, " ", -1);
  Labyrinth *l = (Labyrinth *) position;
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_labyrinth);
  labyrinth_start (position, &setup);
  labyrinth_apply (position, labyrinth_pack (LABYRINTH_BEGIN, 1, 0));
  for (guint i = 0; words[i] != NULL; i++)
    {
      guint traveller = labyrinth_traveller ((guint) (words[i][0] - '0'), (guint) (words[i][1] - 'a'));

      if (atoi (words[i] + 3) > 0)
        labyrinth_put (l, traveller, (guint) atoi (words[i] + 3));
    }
}

/* The ways of the action @text, as names of spots. */
static char *
ways_of (const char *at,
         guint       dice,
         const char *text)
{
  g_autoptr(GError) error = NULL;
  GString *names = g_string_new (NULL);
  AriPosition position = { 0 };
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  AriAction action;
  guint n;

  set_up (&position, at);
  labyrinth_apply (&position, labyrinth_pack (LABYRINTH_ROLL, dice / 10, dice % 10));
  ari_rules_parse (&ari_rules_labyrinth, &position, text, &action, &error);
  g_assert_no_error (error);
  n = ari_find_motion_paths (&ari_rules_labyrinth, &position, action, paths);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < paths[i].n_spots; k++)
      g_string_append_printf (names, "%s%s", i > 0 && k == 0 ? " | " : k > 0 ? " " : "",
                              board_of (2)->spots[paths[i].spots[k]].name);

  return g_string_free (names, FALSE);
}

static void
test_ways (void)
{
  static const struct { const char *at; guint dice; const char *action, *paths; } cases[] = {
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
      g_autofree char *paths = ways_of (cases[i].at, cases[i].dice, cases[i].action);

      g_assert_cmpstr (paths, ==, cases[i].paths);
    }
}

/* How strong the mark of a kind on a field is; 0 when there is none. */
static float
strength_of (const AriPosition *position,
             AriMarkKind        kind,
             guint              field)
{
  AriMark marks[ARI_MAX_SPOTS];
  guint n = labyrinth_overlays.list->marks (position, marks);

  for (guint i = 0; i < n; i++)
    if (marks[i].kind == kind && marks[i].spot == LABYRINTH_SPOT_FIELD (field))
      return marks[i].strength;

  return 0;
}

static void
assert_odds (const char *at,
             guint       field,
             float       odds)
{
  AriPosition position = { 0 };

  set_up (&position, at);
  g_assert_cmpfloat_with_epsilon (strength_of (&position, ARI_MARK_RISK, field), odds, 1e-5);
}

static void
test_odds (void)
{
  assert_odds ("1a=9", 9, 0);
  assert_odds ("1a=9 2b=8", 9, 11 / 36.0f);             /* a 1 on either die */
  assert_odds ("1a=10 2b=8", 10, 12 / 36.0f);           /* a 2, or 1-1 */
  assert_odds ("1a=10 2b=8 2c=9", 10, 20 / 36.0f);      /* a 1 or a 2 */
  assert_odds ("1a=31 2b=30", 31, 0);                   /* on a sanctuary */
  assert_odds ("1a=12 2b=4", 12, 17 / 36.0f);           /* a 2 through the passage, 1-1, 3-5, 4-4; 1-5 from outside */
  assert_odds ("1a=30 2b=1", 30, 0);                    /* too far */
}

/* A seat that loses its next turn is no danger, but each other enemy is. */
static void
test_odds_of_lost_turns (void)
{
  for (guint lost = 0; lost < 4; lost++)
    {
      AriPosition position = { 0 };

      set_up (&position, "1a=9 2b=8");
      ((Labyrinth *) &position)->lost[lost] = 1;
      g_assert_cmpfloat_with_epsilon (strength_of (&position, ARI_MARK_RISK, 9), lost == 1 ? 0 : 11 / 36.0f,
                                      1e-5);
    }
}

/* Only one turn of each enemy is looked at, also when it has several on end because others lose theirs. */
static void
test_odds_of_penalties (void)
{
  AriPosition position = { 0 }, usual;
  Labyrinth *l = (Labyrinth *) &position;

  set_up (&position, "1a=10 2b=8");
  usual = position;
  l->penalty = LABYRINTH_PENALTY_PLAYER;
  l->lost[0] = 2;
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_RISK, 10), ==, strength_of (&usual, ARI_MARK_RISK, 10));

  /* Walking into a trap gives the enemy three turns. */
  l->lost[0] = 0;
  labyrinth_apply (&position, labyrinth_pack (LABYRINTH_ROLL, 3, 4));
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_REACH, 13), ==, 1);
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_RISK, 13), <, 0.5f);
}

/* Only the seat's own travellers are at risk: nobody is told how safe the enemies stand. */
static void
test_odds_of_others (void)
{
  AriPosition position = { 0 };

  set_up (&position, "1a=9 1b=21 2a=22 2b=8");
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_RISK, 9), >, 0);
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_RISK, 22), ==, 0);
}

/* Before the roll the chances of single dice; with the dice on the table what they lead to. */
static void
test_reach (void)
{
  AriPosition position = { 0 };

  set_up (&position, "1a=9 1b=10 2b=20");
  g_assert_cmpfloat_with_epsilon (strength_of (&position, ARI_MARK_REACH, 10), 11 / 36.0f, 1e-5);
  g_assert_cmpfloat_with_epsilon (strength_of (&position, ARI_MARK_REACH, 12), 20 / 36.0f, 1e-5);
  g_assert_cmpfloat_with_epsilon (strength_of (&position, ARI_MARK_REACH, 1), 11 / 36.0f, 1e-5);
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_REACH, 17), ==, 0);

  labyrinth_apply (&position, labyrinth_pack (LABYRINTH_ROLL, 2, 5));
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_REACH, 11), ==, 1);
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_REACH, 15), ==, 1);
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_REACH, 10), ==, 0);
  g_assert_cmpfloat (strength_of (&position, ARI_MARK_REACH, 1), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/labyrinth/board/sizes", test_sizes);
  g_test_add_func ("/rules/labyrinth/board/ways", test_ways);
  g_test_add_func ("/rules/labyrinth/board/odds", test_odds);
  g_test_add_func ("/rules/labyrinth/board/odds-of-lost-turns", test_odds_of_lost_turns);
  g_test_add_func ("/rules/labyrinth/board/odds-of-others", test_odds_of_others);
  g_test_add_func ("/rules/labyrinth/board/odds-of-penalties", test_odds_of_penalties);
  g_test_add_func ("/rules/labyrinth/board/reach", test_reach);

  return g_test_run ();
}
