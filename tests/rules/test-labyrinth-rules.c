/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of the rules, each in a small position. */
#include "labyrinth-example.h"
#include "labyrinth/labyrinth-position.h"

static const AriRules *const rules = &ari_rules_labyrinth;

/* One traveller alone uses a die; what it stops at is declined. */
static void
assert_step (guint       from,
             guint       die,
             const char *to)
{
  g_autofree char *place = g_strdup_printf ("1a=%u", from), *roll = NULL, *move = g_strdup_printf ("a%u", die);
  g_autofree char *wanted = g_strdup_printf ("1a=%s", to);
  Game game;

  roll = die == 1 ? g_strdup ("1-1") : g_strdup_printf ("1-%u", die);
  example_set_up (&game, "labyrinth entry=1", place, 1);
  game_play (&game, roll);
  game_play (&game, move);
  example_assert_at (&game, wanted);
}

/* --- Steps --------------------------------------------------------------------------------------------- */

static void
test_gates (void)
{
  assert_step (28, 5, "29");
  assert_step (30, 6, "26");
  assert_step (57, 4, "55");
  assert_step (58, 5, "47");
  assert_step (58, 6, "58");
  assert_step (60, 1, "61");
  assert_step (58, 3, "61");
  assert_step (60, 3, "47");
  assert_step (29, 2, "31");
  assert_step (31, 1, "32");
  assert_step (56, 2, "58");
  assert_step (28, 6, "28");
  assert_step (55, 6, "55");
}

static void
test_passages (void)
{
  assert_step (2, 4, "12");
  assert_step (5, 1, "12");
  assert_step (17, 1, "26");
  assert_step (20, 1, "26");
  assert_step (38, 4, "56");
  assert_step (58, 1, "47");
  /* Passing by does nothing. */
  assert_step (5, 2, "7");
  assert_step (17, 2, "19");
}

static void
test_entry (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "", 1);
  game_play (&game, "1-6");
  example_assert_wanted (&game, "1", "a1 b1 c1 d1");
  game_assert_reason (&game, "a6", "A traveller enters only with a 1.");
  game_play (&game, "c1");
  example_assert_at (&game, "1a=0 1c=1");
  /* The one inside uses the other die. */
  example_assert_wanted (&game, "1", "c6");

  example_set_up (&game, "labyrinth entry=1or6", "", 1);
  game_play (&game, "1-6");
  example_assert_wanted (&game, "1", "a1 a6 b1 b6 c1 c6 d1 d6");
  game_play (&game, "a6");
  example_assert_at (&game, "1a=1");
  game_play (&game, "b1");
  example_assert_at (&game, "1a=1 1b=1");

  example_set_up (&game, "labyrinth entry=1or6", "", 1);
  game_play (&game, "4-5");
  example_assert_turn (&game, 2);
}

/* --- Exchange ------------------------------------------------------------------------------------------ */

static void
test_exchange (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=14 2b=16", 1);
  game_play (&game, "2-3 a2");
  example_assert_at (&game, "1a=16 2b=14");
  /* One's own as well. */
  example_set_up (&game, "labyrinth", "1a=14 1b=16", 1);
  game_play (&game, "2-3 a2");
  example_assert_at (&game, "1a=16 1b=14");
  /* Only the resting field matters: where a passage begins nobody is met. */
  example_set_up (&game, "labyrinth", "1a=3 2a=12", 1);
  game_play (&game, "3-3 a3");
  example_assert_at (&game, "1a=12 2a=3");
  /* On sanctuaries all stand together. */
  example_set_up (&game, "labyrinth", "1a=29 1b=31 2a=31 2b=31", 1);
  game_play (&game, "2-3 a2");
  example_assert_at (&game, "1a=31 1b=31 2a=31 2b=31");
  /* A leg that ends where it began. */
  example_set_up (&game, "labyrinth", "1a=28 2b=31", 1);
  game_play (&game, "2-6 a6");
  example_assert_at (&game, "1a=28 2b=31");
  /* Red on 57, Blue on 60: 61, back to 57; Red needs no 58 any more. */
  example_set_up (&game, "labyrinth", "1a=57 2b=60", 2);
  game_play (&game, "2-5 b5");
  example_assert_at (&game, "1a=60 2b=57");
  game_play (&game, "b2 1-2 a1");
  example_assert_at (&game, "1a=61");
}

/* The displaced gets no passage, crossing or ride. */
static void
test_displaced (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=44 2b=47", 1);
  game_play (&game, "1-3 a3");
  example_assert_at (&game, "1a=47 2b=44");
  example_assert_wanted (&game, "1", "a1 b1 c1 d1");
  example_set_up (&game, "labyrinth", "1a=46 2b=48", 1);
  game_play (&game, "2-3 a2");
  example_assert_at (&game, "1a=48 2b=46");
  example_assert_wanted (&game, "1", "a3");
}

/* --- Traps --------------------------------------------------------------------------------------------- */

static void
test_traps (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=10", 1);
  game_play (&game, "2-3 a3");
  /* It can't use the second die. */
  example_assert_turn (&game, 2);
  example_assert_at (&game, "1a=13+2");
  game_play (&game, "2-2 2-3");
  example_assert_at (&game, "1a=13+1");
  game_play (&game, "2-2 2-3");
  example_assert_at (&game, "1a=13");
  game_play (&game, "2-2 2-3");
  example_assert_wanted (&game, "1", "a2 a3");
}

static void
test_displaced_traps (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=13 2b=16", 1);
  game_play (&game, "2-3 a3");
  example_assert_at (&game, "1a=16 2b=13+2");
  example_set_up (&game, "labyrinth displaced=safe", "1a=13 2b=16", 1);
  game_play (&game, "2-3 a3");
  example_assert_at (&game, "1a=16 2b=13");

  /* Held and displaced elsewhere: free again. */
  example_set_up (&game, "labyrinth", "1a=11 2b=13+2", 1);
  game_play (&game, "2-3 a2");
  example_assert_at (&game, "1a=13+2 2b=11");
  /* Unless the field traps it: from 13 to 52 no die leads, but by the tunnel. */
  example_set_up (&game, "labyrinth", "1a=52 2b=7+1 2c=13+1", 2);
  game_play (&game, "2-2");
  example_assert_at (&game, "1a=7 2b=52+2 2c=13");
}

/* A hold that began in this turn has served none of it. */
static void
test_serving (void)
{
  Game game;

  /* Held for one more turn, freed by its own seat, held again within the turn: two. */
  example_set_up (&game, "labyrinth", "1a=10 1b=13+1", 1);
  game_play (&game, "3-3 a3");
  example_assert_at (&game, "1a=13+2 1b=10");
  game_play (&game, "b3");
  example_assert_at (&game, "1a=10 1b=13+2");
  example_assert_turn (&game, 2);
  /* A seat that can use no die serves. */
  example_set_up (&game, "labyrinth", "1a=13+2 1b=52+1", 1);
  game_play (&game, "5-6");
  example_assert_at (&game, "1a=13+1 1b=52");
  /* And so it does with another traveller's moves. */
  example_set_up (&game, "labyrinth", "1a=13+2 1b=32", 1);
  game_play (&game, "2-3");
  example_assert_wanted (&game, "1", "b2 b3");
  game_assert_reason (&game, "a2", "This traveller is caught and can’t move this turn.");
  game_play (&game, "b3 b2");
  example_assert_at (&game, "1a=13+1 1b=37");
}

/* --- The tunnel ---------------------------------------------------------------------------------------- */

static void
test_tunnel (void)
{
  Game game;

  /* Two turns of waiting, and on in the third. */
  example_set_up (&game, "labyrinth", "1a=48", 1);
  game_play (&game, "1-4 a4 b1");
  example_assert_at (&game, "1a=52+2");
  game_play (&game, "2-2 2-2 b2 b2");
  example_assert_at (&game, "1a=52+1");
  game_play (&game, "2-2 3-3 b3 b3");
  example_assert_at (&game, "1a=52");
  game_play (&game, "2-2");
  example_assert_wanted (&game, "1", "ride stay");
  example_assert_at (&game, "1a=7");
  game_play (&game, "stay");
  example_assert_turn (&game, 1);
  game_play (&game, "1-3 a3");
  example_assert_at (&game, "1a=10");

  /* The occupant of 7 goes to 52, and waits for a later turn even when it belongs to the same seat. */
  example_set_up (&game, "labyrinth", "1a=52 1b=7", 2);
  game_play (&game, "2-2");
  example_assert_at (&game, "1a=7 1b=52+2");
  game_play (&game, "stay 5-6 a5 a6");
  /* It was caught within this turn, so it has served nothing yet. */
  example_assert_at (&game, "1b=52+2");
  example_set_up (&game, "labyrinth displaced=safe", "1a=52 1b=7", 2);
  game_play (&game, "2-2 stay");
  example_assert_turn (&game, 1);
  game_play (&game, "5-6");
  /* It walks out with a die instead. */
  example_assert_wanted (&game, "1", "a5 a6 b5 b6");
  game_play (&game, "b6 a5");
  example_assert_at (&game, "1a=12 1b=58");

  /* A ride before the roll. */
  example_set_up (&game, "labyrinth", "1a=52", 2);
  game_play (&game, "2-2 ride");
  example_assert_wanted (&game, "chance", "r1 r2 r3 r4 r5 r6");
  game_play (&game, "r5");
  example_assert_at (&game, "1a=34");
  example_assert_turn (&game, 1);
  game_play (&game, "2-3 a2");
  example_assert_at (&game, "1a=36");

  /* Dropped to 7 again: nothing is exchanged, and it is held. */
  example_set_up (&game, "labyrinth", "1a=52", 2);
  game_play (&game, "2-2 ride r3");
  example_assert_at (&game, "1a=7+2");
  game_play (&game, "2-3");
  example_assert_turn (&game, 2);
  example_assert_at (&game, "1a=7+2");

  /* Who is held stays. */
  example_set_up (&game, "labyrinth", "1a=52+1", 2);
  game_play (&game, "2-2");
  example_assert_turn (&game, 1);
}

/* --- Millstone and Orbit ------------------------------------------------------------------------------- */

static void
test_millstone (void)
{
  static const guint pairs[][2] = { { 44, 50 }, { 50, 44 }, { 45, 51 }, { 51, 45 } };
  Game game;

  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *place = g_strdup_printf ("1a=%u 2b=%u", pairs[i][0] - 3, pairs[i][1]);
      g_autofree char *across = g_strdup_printf ("1a=%u 2b=%u", pairs[i][1], pairs[i][0]);
      g_autofree char *here = g_strdup_printf ("1a=%u 2b=%u", pairs[i][0], pairs[i][1]);

      example_set_up (&game, "labyrinth", place, 1);
      game_play (&game, "2-3 a3");
      example_assert_wanted (&game, "1", "cross stay");
      example_assert_at (&game, here);
      game_play (&game, "cross");
      example_assert_at (&game, across);
      /* No crossing follows a crossing. */
      example_assert_wanted (&game, "1", "a2");

      example_set_up (&game, "labyrinth", place, 1);
      game_play (&game, "2-3 a3 stay");
      example_assert_at (&game, here);
      example_assert_wanted (&game, "1", "a2");
    }

  /* Two exchanges, one for each leg. */
  example_set_up (&game, "labyrinth", "1a=41 2a=44 2b=50", 1);
  game_play (&game, "2-3 a3 cross");
  example_assert_at (&game, "1a=50 2a=41 2b=44");
}

static void
test_rides (void)
{
  static const guint table[][7] = {
    { 7, 46, 49, 52, 55, 34, 55 }, { 46, 49, 52, 55, 34, 55, 52 }, { 49, 52, 55, 34, 55, 52, 49 },
    { 55, 34, 55, 52, 49, 46, 7 }, { 34, 55, 52, 49, 46, 7, 46 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
      {
        guint from = table[i][0], to = table[i][pips], end = to == 52 ? 7 : to;
        g_autofree char *place = g_strdup_printf ("1a=%u 2b=%u", from - 2, end == from ? 36 : end);
        g_autofree char *roll = g_strdup_printf ("r%u", pips);
        g_autofree char *wanted = g_strdup_printf ("1a=%u%s 2b=%u", end, to == 52 ? "+2" : "",
                                                   end == from ? 36 : from);
        Game game;

        example_set_up (&game, "labyrinth", place, 1);
        game_play (&game, "2-3 a2");
        example_assert_wanted (&game, "1", "ride stay");
        game_play (&game, "ride");
        example_assert_wanted (&game, "chance", "r1 r2 r3 r4 r5 r6");
        game_play (&game, roll);
        example_assert_at (&game, wanted);
        /* A ride gives no second ride, and who is held uses no die. */
        if (to == 52)
          example_assert_turn (&game, 2);
        else
          example_assert_wanted (&game, "1", "a3");
      }
}

static void
test_stay (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=5", 1);
  game_play (&game, "2-3 a2 stay");
  example_assert_at (&game, "1a=7");
  /* A die move that ends where it began ends on a station all the same. */
  example_set_up (&game, "labyrinth", "1a=55", 1);
  game_play (&game, "5-6 a6");
  example_assert_wanted (&game, "1", "ride stay");
  /* Gates depend on the field alone: a ride from 7 goes past 31, and back on 7 it is ahead again. */
  example_set_up (&game, "labyrinth", "1a=5", 1);
  game_play (&game, "2-3 a2 ride r5 a3");
  example_assert_at (&game, "1a=37");
  example_set_up (&game, "labyrinth", "1a=32", 1);
  game_play (&game, "2-3 a2 ride r5");
  example_assert_at (&game, "1a=7");
  g_assert_cmpuint (labyrinth_gate (7), ==, 31);
  g_assert_cmpuint (labyrinth_gate (34), ==, 58);
}

/* --- Turns --------------------------------------------------------------------------------------------- */

static void
test_first (void)
{
  Game game;

  game_start (&game, "labyrinth seats=3", 0);
  example_assert_wanted (&game, "chance", "first=1 first=2 first=3");
  game_assert_reason (&game, "first=4", "First, chance decides who begins.");
  game_assert_reason (&game, "1-2", "First, chance decides who begins.");
  game_play (&game, "first=3");
  example_assert_turn (&game, 3);
  game_play (&game, "2-2");
  example_assert_turn (&game, 1);
}

static void
test_dice (void)
{
  Game game;

  /* Either die first, any traveller, also two dice on one. */
  example_set_up (&game, "labyrinth", "1a=10 1b=20", 1);
  game_play (&game, "2-4");
  example_assert_wanted (&game, "1", "a2 a4 b2 b4");
  game_play (&game, "b4");
  example_assert_wanted (&game, "1", "a2 b2");
  game_assert_reason (&game, "a4", "No remaining die shows a 4.");
  game_play (&game, "b2");
  example_assert_turn (&game, 2);
  example_assert_at (&game, "1a=10 1b=26");

  /* Doubles have no special effect. */
  example_set_up (&game, "labyrinth", "1a=32 1b=20", 1);
  game_play (&game, "4-4");
  example_assert_wanted (&game, "1", "a4 b4");
  game_play (&game, "a4");
  example_assert_wanted (&game, "1", "a4 b4");
  game_play (&game, "a4");
  example_assert_turn (&game, 2);

  /* An unusable die waits until the other has been used. */
  example_set_up (&game, "labyrinth", "", 1);
  game_play (&game, "1-5");
  example_assert_wanted (&game, "1", "a1 b1 c1 d1");
  game_play (&game, "a1");
  example_assert_wanted (&game, "1", "a5");

  /* You needn't choose the order that lets you use both. */
  example_set_up (&game, "labyrinth", "1a=10 1b=61 1c=61 1d=61", 1);
  game_play (&game, "3-4 a3");
  example_assert_turn (&game, 2);
}

static void
test_end (void)
{
  Game game;
  int scores[ARI_MAX_SEATS];

  example_set_up (&game, "labyrinth seats=3", "1a=61 2a=61 2b=61 2c=61 2d=60", 2);
  game_play (&game, "1-5");
  rules->scores (&game.position, scores);
  g_assert_cmpint (scores[0], ==, 1);
  g_assert_cmpint (scores[1], ==, 3);
  g_assert_cmpuint (ari_rules_winners (rules, &game.position), ==, 0);
  /* At once, with a die left. */
  game_play (&game, "d1");
  rules->scores (&game.position, scores);
  g_assert_cmpint (scores[1], ==, 4);
  g_assert_cmpuint (ari_rules_winners (rules, &game.position), ==, 2);
  g_assert_cmpuint (ari_rules_actor (rules, &game.position), ==, ARI_NONE);
  g_assert_cmpuint (ari_rules_count (rules, &game.position), ==, 0);
  game_assert_reason (&game, "d5", "The match is over.");
}

/* --- penalty=player ------------------------------------------------------------------------------------ */

static void
test_penalty (void)
{
  Game game = { 0 };
  const Labyrinth *l = labyrinth_get (&game.position);

  /* The present turn ends at once, an unused die is lost, two turns are lost. */
  example_set_up (&game, "labyrinth penalty=player", "1a=10 1b=32", 1);
  game_play (&game, "3-3 a3");
  example_assert_at (&game, "1a=13");
  example_assert_turn (&game, 2);
  game_play (&game, "2-2");
  example_assert_turn (&game, 2);
  game_play (&game, "2-2");
  example_assert_turn (&game, 2);
  game_play (&game, "2-2");
  example_assert_turn (&game, 1);
  game_play (&game, "2-3");
  example_assert_wanted (&game, "1", "a2 a3 b2 b3");

  /* Another's penalty does not end the turn. */
  example_set_up (&game, "labyrinth penalty=player", "1a=13 2b=16", 1);
  game_play (&game, "2-3 a3");
  example_assert_wanted (&game, "1", "a2");
  g_assert_cmpuint (l->lost[1], ==, 2);
  game_play (&game, "a2");
  example_assert_turn (&game, 1);

  /* One's own traveller displaced onto a trap ends it, and asks for no ride. */
  example_set_up (&game, "labyrinth penalty=player", "1a=13 1b=16", 1);
  game_play (&game, "2-3 a3");
  example_assert_at (&game, "1a=16 1b=13");
  example_assert_turn (&game, 2);
  example_set_up (&game, "labyrinth penalty=player displaced=safe", "1a=13 1b=16", 1);
  game_play (&game, "2-3 a3");
  example_assert_wanted (&game, "1", "a2 b2");
  g_assert_cmpuint (l->lost[0], ==, 0);
  example_set_up (&game, "labyrinth penalty=player", "1a=52 1b=55", 1);
  game_play (&game, "2-3 a3");
  example_assert_at (&game, "1a=55 1b=52");
  example_assert_turn (&game, 2);

  /* Penalties add up; a ride that drops costs as much. */
  example_set_up (&game, "labyrinth penalty=player", "1a=44 1b=46", 1);
  game_play (&game, "2-3 a2");
  example_assert_at (&game, "1a=46 1b=44");
  game_play (&game, "ride r2");
  example_assert_at (&game, "1a=7 1b=44");
  example_assert_turn (&game, 2);
  g_assert_cmpuint (l->lost[0], ==, 2);
}

static void
test_penalty_before_the_roll (void)
{
  Game game = { 0 };
  const Labyrinth *l = labyrinth_get (&game.position);

  /* From the tunnel, and from its ride: the turn goes on. */
  example_set_up (&game, "labyrinth penalty=player", "1a=52 1b=7", 2);
  game_play (&game, "2-2");
  example_assert_at (&game, "1a=7 1b=52");
  example_assert_wanted (&game, "1", "ride stay");
  g_assert_cmpuint (l->lost[0], ==, 2);
  game_play (&game, "ride r3");
  g_assert_cmpuint (l->lost[0], ==, 4);
  example_assert_turn (&game, 1);
  game_play (&game, "2-6 a2 b6");
  example_assert_at (&game, "1a=9 1b=58");
  for (guint i = 0; i < 4; i++)
    {
      example_assert_turn (&game, 2);
      game_play (&game, "2-2");
    }
  example_assert_turn (&game, 2);
  game_play (&game, "2-2");
  example_assert_turn (&game, 1);

  /* A traveller on 52 takes the tunnel when its seat next plays a turn. */
  example_set_up (&game, "labyrinth penalty=player", "1a=50", 1);
  game_play (&game, "1-2 a2");
  example_assert_turn (&game, 2);
  game_play (&game, "2-2 2-2");
  example_assert_turn (&game, 2);
  example_assert_at (&game, "1a=52");
  game_play (&game, "2-2");
  example_assert_at (&game, "1a=7");
  example_assert_wanted (&game, "1", "ride stay");
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void      (*run) (void);
  } tests[] = {
    { "gates", test_gates }, { "passages", test_passages }, { "entry", test_entry },
    { "exchange", test_exchange }, { "displaced", test_displaced }, { "traps", test_traps },
    { "displaced-traps", test_displaced_traps }, { "serving", test_serving }, { "tunnel", test_tunnel },
    { "millstone", test_millstone }, { "rides", test_rides }, { "stay", test_stay },
    { "first", test_first }, { "dice", test_dice }, { "end", test_end }, { "penalty", test_penalty },
    { "penalty-before-the-roll", test_penalty_before_the_roll },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/rules/labyrinth/rules/", tests[i].name, NULL);

      g_test_add_func (path, tests[i].run);
    }

  return g_test_run ();
}
