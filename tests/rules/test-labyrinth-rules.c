/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of the rules, each in a small position. */
#include "labyrinth/labyrinth-turn.h"
#include "random-game.h"

static const AriRules *const rules = &ari_rules_labyrinth;

/* Sets up a position before the roll of a turn: "1a=16 2b=13+2", where the second is held for two turns; all
 * others are outside. */
static void
set_up (Game       *game,
        const char *setup,
        const char *travellers,
        AriActor    turn)
{
  g_auto(GStrv) words = g_strsplit (travellers, " ", -1);
  Labyrinth *l = (Labyrinth *) &game->position;

  game_start (game, setup, 0);
  l->phase = LABYRINTH_AT_ROLL;
  l->turn = (guint8) turn;
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      guint traveller = labyrinth_traveller ((guint) (words[i][0] - '0'), (guint) (words[i][1] - 'a'));
      char *rest;
      guint field = (guint) g_ascii_strtoull (words[i] + 3, &rest, 10);

      labyrinth_put (l, traveller, field);
      if (*rest == '+')
        labyrinth_set_hold (l, traveller, (guint) (rest[1] - '0'));
      if (labyrinth_seat (traveller) == turn && l->hold[traveller] > 0)
        l->serving |= (guint8) (1u << traveller % LABYRINTH_TRAVELLERS);
    }
}

/* Where travellers are, in the words of set_up(). */
static void
assert_at (const Game *game,
           const char *travellers)
{
  g_auto(GStrv) words = g_strsplit (travellers, " ", -1);
  const Labyrinth *l = labyrinth_get (&game->position);
  g_autoptr(GString) found = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint traveller = labyrinth_traveller ((guint) (words[i][0] - '0'), (guint) (words[i][1] - 'a'));

      g_string_append_printf (found, "%s%.3s%u", i > 0 ? " " : "", words[i], l->at[traveller]);
      if (l->hold[traveller] > 0)
        g_string_append_printf (found, "+%u", l->hold[traveller]);
    }
  g_assert_cmpstr (found->str, ==, travellers);
}

/* Who acts ("1", "chance"), and all that can be done, sorted. */
static void
assert_wanted (const Game *game,
               const char *actor,
               const char *texts)
{
  AriAction actions[ARI_MAX_ACTIONS];
  AriActor found = rules->actor (&game->position);
  g_autofree char *number = found == ARI_CHANCE ? g_strdup ("chance") : g_strdup_printf ("%u", found);
  g_autoptr(GPtrArray) list = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  g_autofree char *joined = NULL;
  guint n = rules->actions (&game->position, actions);

  g_assert_cmpstr (number, ==, actor);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (list, rules->format (&game->position, actions[i]));
  g_ptr_array_sort_values (list, (GCompareFunc) strcmp);
  joined = g_strjoinv (" ", (char **) list->pdata);
  g_assert_cmpstr (joined, ==, texts);
}

#define ROLLS "1-1 1-2 1-3 1-4 1-5 1-6 2-2 2-3 2-4 2-5 2-6 3-3 3-4 3-5 3-6 4-4 4-5 4-6 5-5 5-6 6-6"

static void
assert_turn (const Game *game,
             AriActor    seat)
{
  assert_wanted (game, "chance", ROLLS);
  g_assert_cmpuint (labyrinth_get (&game->position)->turn, ==, seat);
}

static void
assert_reason (const Game *game,
               const char *text,
               const char *reason)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *message = g_strdup_printf ("“%s” cannot be played: %s", text, reason);
  AriAction action;

  g_assert_false (rules->parse (&game->position, text, &action, &error));
  g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL);
  g_assert_cmpstr (error->message, ==, message);
}

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
  set_up (&game, "labyrinth entry=1", place, 1);
  game_play (&game, roll);
  game_play (&game, move);
  assert_at (&game, wanted);
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

  set_up (&game, "labyrinth", "", 1);
  game_play (&game, "1-6");
  assert_wanted (&game, "1", "a1 b1 c1 d1");
  assert_reason (&game, "a6", "A traveller enters with a 1 only.");
  game_play (&game, "c1");
  assert_at (&game, "1a=0 1c=1");
  /* The one inside uses the other die. */
  assert_wanted (&game, "1", "c6");

  set_up (&game, "labyrinth entry=1or6", "", 1);
  game_play (&game, "1-6");
  assert_wanted (&game, "1", "a1 a6 b1 b6 c1 c6 d1 d6");
  game_play (&game, "a6");
  assert_at (&game, "1a=1");
  game_play (&game, "b1");
  assert_at (&game, "1a=1 1b=1");

  set_up (&game, "labyrinth entry=1or6", "", 1);
  game_play (&game, "4-5");
  assert_turn (&game, 2);
}

/* --- Exchange ------------------------------------------------------------------------------------------ */

static void
test_exchange (void)
{
  Game game;

  set_up (&game, "labyrinth", "1a=14 2b=16", 1);
  game_play (&game, "2-3 a2");
  assert_at (&game, "1a=16 2b=14");
  /* One's own as well. */
  set_up (&game, "labyrinth", "1a=14 1b=16", 1);
  game_play (&game, "2-3 a2");
  assert_at (&game, "1a=16 1b=14");
  /* Only the resting field matters: where a passage begins nobody is met. */
  set_up (&game, "labyrinth", "1a=3 2a=12", 1);
  game_play (&game, "3-3 a3");
  assert_at (&game, "1a=12 2a=3");
  /* On sanctuaries all stand together. */
  set_up (&game, "labyrinth", "1a=29 1b=31 2a=31 2b=31", 1);
  game_play (&game, "2-3 a2");
  assert_at (&game, "1a=31 1b=31 2a=31 2b=31");
  /* A leg that ends where it began. */
  set_up (&game, "labyrinth", "1a=28 2b=31", 1);
  game_play (&game, "2-6 a6");
  assert_at (&game, "1a=28 2b=31");
  /* Red on 57, Blue on 60: 61, back to 57; Red needs no 58 any more. */
  set_up (&game, "labyrinth", "1a=57 2b=60", 2);
  game_play (&game, "2-5 b5");
  assert_at (&game, "1a=60 2b=57");
  game_play (&game, "b2 1-2 a1");
  assert_at (&game, "1a=61");
}

/* The displaced gets no passage, crossing or ride. */
static void
test_displaced (void)
{
  Game game;

  set_up (&game, "labyrinth", "1a=44 2b=47", 1);
  game_play (&game, "1-3 a3");
  assert_at (&game, "1a=47 2b=44");
  assert_wanted (&game, "1", "a1 b1 c1 d1");
  set_up (&game, "labyrinth", "1a=46 2b=48", 1);
  game_play (&game, "2-3 a2");
  assert_at (&game, "1a=48 2b=46");
  assert_wanted (&game, "1", "a3");
}

/* --- Traps --------------------------------------------------------------------------------------------- */

static void
test_traps (void)
{
  Game game;

  set_up (&game, "labyrinth", "1a=10", 1);
  game_play (&game, "2-3 a3");
  /* It can't use the second die. */
  assert_turn (&game, 2);
  assert_at (&game, "1a=13+2");
  game_play (&game, "2-2 2-3");
  assert_at (&game, "1a=13+1");
  game_play (&game, "2-2 2-3");
  assert_at (&game, "1a=13");
  game_play (&game, "2-2 2-3");
  assert_wanted (&game, "1", "a2 a3");
}

static void
test_displaced_traps (void)
{
  Game game;

  set_up (&game, "labyrinth", "1a=13 2b=16", 1);
  game_play (&game, "2-3 a3");
  assert_at (&game, "1a=16 2b=13+2");
  set_up (&game, "labyrinth displaced=safe", "1a=13 2b=16", 1);
  game_play (&game, "2-3 a3");
  assert_at (&game, "1a=16 2b=13");

  /* Held and displaced elsewhere: free again. */
  set_up (&game, "labyrinth", "1a=11 2b=13+2", 1);
  game_play (&game, "2-3 a2");
  assert_at (&game, "1a=13+2 2b=11");
  /* Unless the field traps it: from 13 to 52 no die leads, but by the tunnel. */
  set_up (&game, "labyrinth", "1a=52 2b=7+1 2c=13+1", 2);
  game_play (&game, "2-2");
  assert_at (&game, "1a=7 2b=52+2 2c=13");
}

/* A hold that began in this turn has served none of it. */
static void
test_serving (void)
{
  Game game;

  /* Held for one more turn, freed by its own seat, held again within the turn: two. */
  set_up (&game, "labyrinth", "1a=10 1b=13+1", 1);
  game_play (&game, "3-3 a3");
  assert_at (&game, "1a=13+2 1b=10");
  game_play (&game, "b3");
  assert_at (&game, "1a=10 1b=13+2");
  assert_turn (&game, 2);
  /* A seat that can use no die serves. */
  set_up (&game, "labyrinth", "1a=13+2 1b=52+1", 1);
  game_play (&game, "5-6");
  assert_at (&game, "1a=13+1 1b=52");
  /* And so it does with another traveller's moves. */
  set_up (&game, "labyrinth", "1a=13+2 1b=32", 1);
  game_play (&game, "2-3");
  assert_wanted (&game, "1", "b2 b3");
  assert_reason (&game, "a2", "This traveller is caught and uses no dice in this turn.");
  game_play (&game, "b3 b2");
  assert_at (&game, "1a=13+1 1b=37");
}

/* --- The tunnel ---------------------------------------------------------------------------------------- */

static void
test_tunnel (void)
{
  Game game;

  /* Two turns of waiting, and on in the third. */
  set_up (&game, "labyrinth", "1a=48", 1);
  game_play (&game, "1-4 a4 b1");
  assert_at (&game, "1a=52+2");
  game_play (&game, "2-2 2-2 b2 b2");
  assert_at (&game, "1a=52+1");
  game_play (&game, "2-2 3-3 b3 b3");
  assert_at (&game, "1a=52");
  game_play (&game, "2-2");
  assert_wanted (&game, "1", "ride stay");
  assert_at (&game, "1a=7");
  game_play (&game, "stay");
  assert_turn (&game, 1);
  game_play (&game, "1-3 a3");
  assert_at (&game, "1a=10");

  /* The occupant of 7 goes to 52, and waits for a later turn even when it belongs to the same seat. */
  set_up (&game, "labyrinth", "1a=52 1b=7", 2);
  game_play (&game, "2-2");
  assert_at (&game, "1a=7 1b=52+2");
  game_play (&game, "stay 5-6 a5 a6");
  /* It was caught within this turn, so it has served nothing yet. */
  assert_at (&game, "1b=52+2");
  set_up (&game, "labyrinth displaced=safe", "1a=52 1b=7", 2);
  game_play (&game, "2-2 stay");
  assert_turn (&game, 1);
  game_play (&game, "5-6");
  /* It walks out with a die instead. */
  assert_wanted (&game, "1", "a5 a6 b5 b6");
  game_play (&game, "b6 a5");
  assert_at (&game, "1a=12 1b=58");

  /* A ride before the roll. */
  set_up (&game, "labyrinth", "1a=52", 2);
  game_play (&game, "2-2 ride");
  assert_wanted (&game, "chance", "r1 r2 r3 r4 r5 r6");
  game_play (&game, "r5");
  assert_at (&game, "1a=34");
  assert_turn (&game, 1);
  game_play (&game, "2-3 a2");
  assert_at (&game, "1a=36");

  /* Dropped to 7 again: nothing is exchanged, and it is held. */
  set_up (&game, "labyrinth", "1a=52", 2);
  game_play (&game, "2-2 ride r3");
  assert_at (&game, "1a=7+2");
  game_play (&game, "2-3");
  assert_turn (&game, 2);
  assert_at (&game, "1a=7+2");

  /* Who is held stays. */
  set_up (&game, "labyrinth", "1a=52+1", 2);
  game_play (&game, "2-2");
  assert_turn (&game, 1);
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

      set_up (&game, "labyrinth", place, 1);
      game_play (&game, "2-3 a3");
      assert_wanted (&game, "1", "cross stay");
      assert_at (&game, here);
      game_play (&game, "cross");
      assert_at (&game, across);
      /* No crossing follows a crossing. */
      assert_wanted (&game, "1", "a2");

      set_up (&game, "labyrinth", place, 1);
      game_play (&game, "2-3 a3 stay");
      assert_at (&game, here);
      assert_wanted (&game, "1", "a2");
    }

  /* Two exchanges, one for each leg. */
  set_up (&game, "labyrinth", "1a=41 2a=44 2b=50", 1);
  game_play (&game, "2-3 a3 cross");
  assert_at (&game, "1a=50 2a=41 2b=44");
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

        set_up (&game, "labyrinth", place, 1);
        game_play (&game, "2-3 a2");
        assert_wanted (&game, "1", "ride stay");
        game_play (&game, "ride");
        assert_wanted (&game, "chance", "r1 r2 r3 r4 r5 r6");
        game_play (&game, roll);
        assert_at (&game, wanted);
        /* A ride gives no second ride, and who is held uses no die. */
        if (to == 52)
          assert_turn (&game, 2);
        else
          assert_wanted (&game, "1", "a3");
      }
}

static void
test_stay (void)
{
  Game game;

  set_up (&game, "labyrinth", "1a=5", 1);
  game_play (&game, "2-3 a2 stay");
  assert_at (&game, "1a=7");
  /* A die move that ends where it began ends on a station all the same. */
  set_up (&game, "labyrinth", "1a=55", 1);
  game_play (&game, "5-6 a6");
  assert_wanted (&game, "1", "ride stay");
  /* Gates depend on the field alone: a ride from 7 goes past 31, and back on 7 it is ahead again. */
  set_up (&game, "labyrinth", "1a=5", 1);
  game_play (&game, "2-3 a2 ride r5 a3");
  assert_at (&game, "1a=37");
  set_up (&game, "labyrinth", "1a=32", 1);
  game_play (&game, "2-3 a2 ride r5");
  assert_at (&game, "1a=7");
  g_assert_cmpuint (labyrinth_gate (7), ==, 31);
  g_assert_cmpuint (labyrinth_gate (34), ==, 58);
}

/* --- Turns --------------------------------------------------------------------------------------------- */

static void
test_first (void)
{
  Game game;

  game_start (&game, "labyrinth seats=3", 0);
  assert_wanted (&game, "chance", "first=1 first=2 first=3");
  assert_reason (&game, "first=4", "Chance decides first who begins.");
  assert_reason (&game, "1-2", "Chance decides first who begins.");
  game_play (&game, "first=3");
  assert_turn (&game, 3);
  game_play (&game, "2-2");
  assert_turn (&game, 1);
}

static void
test_dice (void)
{
  Game game;

  /* Either die first, any traveller, also two dice on one. */
  set_up (&game, "labyrinth", "1a=10 1b=20", 1);
  game_play (&game, "2-4");
  assert_wanted (&game, "1", "a2 a4 b2 b4");
  game_play (&game, "b4");
  assert_wanted (&game, "1", "a2 b2");
  assert_reason (&game, "a4", "No die that is left shows 4.");
  game_play (&game, "b2");
  assert_turn (&game, 2);
  assert_at (&game, "1a=10 1b=26");

  /* Doubles have no special effect. */
  set_up (&game, "labyrinth", "1a=32 1b=20", 1);
  game_play (&game, "4-4");
  assert_wanted (&game, "1", "a4 b4");
  game_play (&game, "a4");
  assert_wanted (&game, "1", "a4 b4");
  game_play (&game, "a4");
  assert_turn (&game, 2);

  /* An unusable die waits until the other has been used. */
  set_up (&game, "labyrinth", "", 1);
  game_play (&game, "1-5");
  assert_wanted (&game, "1", "a1 b1 c1 d1");
  game_play (&game, "a1");
  assert_wanted (&game, "1", "a5");

  /* There is no duty to choose the order that lets both be used. */
  set_up (&game, "labyrinth", "1a=10 1b=61 1c=61 1d=61", 1);
  game_play (&game, "3-4 a3");
  assert_turn (&game, 2);
}

static void
test_end (void)
{
  Game game;
  int scores[ARI_MAX_SEATS];

  set_up (&game, "labyrinth seats=3", "1a=61 2a=61 2b=61 2c=61 2d=60", 2);
  game_play (&game, "1-5");
  rules->scores (&game.position, scores);
  g_assert_cmpint (scores[0], ==, 1);
  g_assert_cmpint (scores[1], ==, 3);
  g_assert_cmpuint (rules->winners (&game.position), ==, 0);
  /* At once, with a die left. */
  game_play (&game, "d1");
  rules->scores (&game.position, scores);
  g_assert_cmpint (scores[1], ==, 4);
  g_assert_cmpuint (rules->winners (&game.position), ==, 2);
  g_assert_cmpuint (rules->actor (&game.position), ==, ARI_NONE);
  g_assert_cmpuint (rules->count (&game.position), ==, 0);
  assert_reason (&game, "d5", "The match is over.");
}

/* --- penalty=player ------------------------------------------------------------------------------------ */

static void
test_penalty (void)
{
  Game game;
  const Labyrinth *l = labyrinth_get (&game.position);

  /* The present turn ends at once, an unused die is lost, two turns are lost. */
  set_up (&game, "labyrinth penalty=player", "1a=10 1b=32", 1);
  game_play (&game, "3-3 a3");
  assert_at (&game, "1a=13");
  assert_turn (&game, 2);
  game_play (&game, "2-2");
  assert_turn (&game, 2);
  game_play (&game, "2-2");
  assert_turn (&game, 2);
  game_play (&game, "2-2");
  assert_turn (&game, 1);
  game_play (&game, "2-3");
  assert_wanted (&game, "1", "a2 a3 b2 b3");

  /* Another's penalty does not end the turn. */
  set_up (&game, "labyrinth penalty=player", "1a=13 2b=16", 1);
  game_play (&game, "2-3 a3");
  assert_wanted (&game, "1", "a2");
  g_assert_cmpuint (l->lost[1], ==, 2);
  game_play (&game, "a2");
  assert_turn (&game, 1);

  /* One's own traveller displaced onto a trap ends it, and asks for no ride. */
  set_up (&game, "labyrinth penalty=player", "1a=13 1b=16", 1);
  game_play (&game, "2-3 a3");
  assert_at (&game, "1a=16 1b=13");
  assert_turn (&game, 2);
  set_up (&game, "labyrinth penalty=player displaced=safe", "1a=13 1b=16", 1);
  game_play (&game, "2-3 a3");
  assert_wanted (&game, "1", "a2 b2");
  g_assert_cmpuint (l->lost[0], ==, 0);
  set_up (&game, "labyrinth penalty=player", "1a=52 1b=55", 1);
  game_play (&game, "2-3 a3");
  assert_at (&game, "1a=55 1b=52");
  assert_turn (&game, 2);

  /* Penalties add up; a ride that drops costs as much. */
  set_up (&game, "labyrinth penalty=player", "1a=44 1b=46", 1);
  game_play (&game, "2-3 a2");
  assert_at (&game, "1a=46 1b=44");
  game_play (&game, "ride r2");
  assert_at (&game, "1a=7 1b=44");
  assert_turn (&game, 2);
  g_assert_cmpuint (l->lost[0], ==, 2);
}

static void
test_penalty_before_the_roll (void)
{
  Game game;
  const Labyrinth *l = labyrinth_get (&game.position);

  /* From the tunnel, and from its ride: the turn goes on. */
  set_up (&game, "labyrinth penalty=player", "1a=52 1b=7", 2);
  game_play (&game, "2-2");
  assert_at (&game, "1a=7 1b=52");
  assert_wanted (&game, "1", "ride stay");
  g_assert_cmpuint (l->lost[0], ==, 2);
  game_play (&game, "ride r3");
  g_assert_cmpuint (l->lost[0], ==, 4);
  assert_turn (&game, 1);
  game_play (&game, "2-6 a2 b6");
  assert_at (&game, "1a=9 1b=58");
  for (guint i = 0; i < 4; i++)
    {
      assert_turn (&game, 2);
      game_play (&game, "2-2");
    }
  assert_turn (&game, 2);
  game_play (&game, "2-2");
  assert_turn (&game, 1);

  /* A traveller on 52 takes the tunnel when its seat next plays a turn. */
  set_up (&game, "labyrinth penalty=player", "1a=50", 1);
  game_play (&game, "1-2 a2");
  assert_turn (&game, 2);
  game_play (&game, "2-2 2-2");
  assert_turn (&game, 2);
  assert_at (&game, "1a=52");
  game_play (&game, "2-2");
  assert_at (&game, "1a=7");
  assert_wanted (&game, "1", "ride stay");
}

/* --- Words, picks, refusals ---------------------------------------------------------------------------- */

static void
assert_sentence (const Game *game,
                 const char *text,
                 const char *sentence)
{
  AriAction action;
  g_autofree char *found = NULL;

  g_assert_true (rules->parse (&game->position, text, &action, NULL));
  found = rules->describe (&game->position, action);
  g_assert_cmpstr (found, ==, sentence);
}

static void
test_sentences (void)
{
  Game game;

  game_start (&game, "labyrinth seats=4", 0);
  assert_sentence (&game, "first=3", "Yellow begins");
  set_up (&game, "labyrinth seats=4", "3a=10 3b=16 4c=12 3c=60 3d=28", 3);
  assert_sentence (&game, "1-2", "The dice show 1 and 2");
  game_play (&game, "1-2");
  assert_sentence (&game, "a1", "Yellow moves traveller a from 10 to 11");
  assert_sentence (&game, "a2", "Yellow moves traveller a from 10 to 12 and changes places with Green c");
  assert_sentence (&game, "b2", "Yellow moves traveller b from 16 to 26");
  assert_sentence (&game, "c1", "Yellow moves traveller c from 60 into the centre");
  set_up (&game, "labyrinth", "2a=28 1c=44 2b=50", 2);
  game_play (&game, "1-6");
  assert_sentence (&game, "c1", "Blue brings in traveller c");
  assert_sentence (&game, "a6", "Blue moves traveller a from 28 and back again");
  set_up (&game, "labyrinth", "1c=42 2b=50 2c=44", 1);
  game_play (&game, "2-2 c2");
  assert_sentence (&game, "cross", "Red crosses the Millstone with traveller c from 44 to 50 and changes places "
                                   "with Blue b");
  assert_sentence (&game, "stay", "Red stays with traveller c on 44");
  set_up (&game, "labyrinth", "1c=44 2b=49 2d=7", 1);
  game_play (&game, "2-2 c2");
  assert_sentence (&game, "ride", "Red begins a ride with traveller c on 46");
  game_play (&game, "ride");
  assert_sentence (&game, "r1", "The die shows 1: Red c rides to 49 and changes places with Blue b");
  assert_sentence (&game, "r3", "The die shows 3: Red c rides to 55");
  assert_sentence (&game, "r2", "The die shows 2: Red c rides onto 52, drops to 7, is caught, and changes places "
                                "with Blue d");
  set_up (&game, "labyrinth", "1c=5", 1);
  game_play (&game, "2-2 c2 ride");
  assert_sentence (&game, "r3", "The die shows 3: Red c rides onto 52, drops to 7 and is caught");
}

static void
assert_spot (const Game *game,
             const char *name,
             const char *words)
{
  g_autofree char *found = rules->describe_spot (&game->position, ari_board_find (rules->board (&game->setup), name));

  g_assert_cmpstr (found, ==, words);
}

static void
test_spots (void)
{
  Game game;

  set_up (&game, "labyrinth", "1a=13+2 2b=16 1c=31 2c=31 2a=44 1d=61", 1);
  assert_spot (&game, "17", "vacant");
  assert_spot (&game, "16", "Blue b");
  assert_spot (&game, "1", "sanctuary where travellers enter");
  assert_spot (&game, "3", "sanctuary for any number of travellers");
  assert_spot (&game, "58", "sanctuary and gate, where dice turn back");
  assert_spot (&game, "31", "Red c, Blue c: sanctuary and gate, where dice turn back");
  assert_spot (&game, "18", "passage to 26");
  assert_spot (&game, "13", "Red a, caught for 2 turns: trap that holds for two turns");
  assert_spot (&game, "52", "trap that holds for two turns, then a tunnel to 7");
  assert_spot (&game, "44", "Blue a: Millstone, with a crossing to 50");
  assert_spot (&game, "51", "Millstone, with a crossing to 45");
  assert_spot (&game, "7", "station of the Knight’s Orbit, where rides begin");
  assert_spot (&game, "61", "Red d: Elysium, the centre");
  assert_spot (&game, "31.1c", "Red c");
  assert_spot (&game, "31.1d", "vacant");
  assert_spot (&game, "1b", "Red b");
  assert_spot (&game, "1a", "vacant");
  g_assert_cmpuint (ari_board_find (rules->board (&game.setup), "3a"), ==, ARI_SPOT_NONE);
  assert_spot (&game, "die1", "not rolled yet");
  assert_spot (&game, "stay", "Stay");
  game_play (&game, "1-4 b1");
  assert_spot (&game, "die1", "1, used");
  assert_spot (&game, "die2", "4, to be used");
  set_up (&game, "labyrinth penalty=player", "", 1);
  assert_spot (&game, "13", "trap that costs its seat two turns");
  assert_spot (&game, "52", "trap that costs its seat two turns, then a tunnel to 7");
}

static void
assert_refusal (const Game *game,
                const char *pick,
                const char *name,
                const char *reason)
{
  const AriBoard *board = rules->board (&game->setup);
  AriSpot picked = ari_board_find (board, pick), proof[ARI_MAX_SPOTS];
  guint n_proof;
  g_autofree char *found = rules->refusal (&game->position, &picked, picked == ARI_SPOT_NONE ? 0 : 1,
                                           ari_board_find (board, name), proof, &n_proof);

  g_assert_cmpstr (found, ==, reason);
}

static void
test_refusals (void)
{
  Game game;

  set_up (&game, "labyrinth", "1a=13+2 2b=16 1c=20", 1);
  assert_refusal (&game, "", "20", "The dice are rolled first.");
  game_play (&game, "4-5");
  assert_refusal (&game, "", "20", NULL);
  assert_refusal (&game, "", "17", "Pick a traveller, not the field that it goes to.");
  assert_refusal (&game, "", "16", "This traveller belongs to another seat.");
  assert_refusal (&game, "", "13", "This traveller is caught and uses no dice in this turn.");
  assert_refusal (&game, "", "1b", "A traveller enters with a 1 only.");
  assert_refusal (&game, "", "cross", "Only a traveller that a die has just brought to the Millstone may cross it.");
  assert_refusal (&game, "", "ride", "Only a traveller that has just come to a station of the Knight’s Orbit may "
                                     "ride.");
  assert_refusal (&game, "", "stay", "There is nothing to decide now but which traveller uses which die.");
  assert_refusal (&game, "", "pips3", "The dice have been rolled already.");
  assert_refusal (&game, "die1", "die2", "Now pick the traveller that uses the die.");
  assert_refusal (&game, "die1", "20", NULL);
  assert_refusal (&game, "20", "20", "Now pick the die that the traveller uses.");
  assert_refusal (&game, "20", "die2", NULL);
  game_play (&game, "c4");
  assert_refusal (&game, "", "die1", "This die has been used.");

  set_up (&game, "labyrinth", "1a=10", 1);
  game_play (&game, "1-3");
  assert_refusal (&game, "die2", "1b", "A traveller enters with a 1 only.");
  assert_refusal (&game, "1b", "die2", "A traveller enters with a 1 only.");
  set_up (&game, "labyrinth", "", 1);
  game_play (&game, "1-3");
  assert_refusal (&game, "", "die2", "No traveller can use this die now.");
  set_up (&game, "labyrinth", "1a=5", 1);
  game_play (&game, "2-3 a2");
  assert_refusal (&game, "", "die2", "Choose first whether the traveller rides on the Knight’s Orbit or stays.");
  assert_refusal (&game, "", "ride", NULL);
  game_play (&game, "ride");
  assert_refusal (&game, "", "die2", "The die is rolled first that says how far the ride goes.");
}

static void
test_parse (void)
{
  static const char *const odd[] = {
    "", "a", "a0", "a7", "e1", "A1", "a11", "1-", "2-1", "0-1", "1-7", "1-22", "r0", "r7", "r", "first=0",
    "first=5", "first=", "first=11", "Cross", "stay ", "1 2", "12",
  };
  Game game;

  set_up (&game, "labyrinth", "", 1);
  for (gsize i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      g_assert_false (rules->parse (&game.position, odd[i], &action, &error));
      g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE);
    }
}

static void
test_diagram (void)
{
  Game game;
  g_autofree char *diagram = NULL;

  set_up (&game, "labyrinth penalty=player", "1a=13 2b=16 1c=31 2c=31", 2);
  game_play (&game, "2-6 b2");
  diagram = rules->diagram (&game.position);
  g_assert_cmpstr (diagram, ==,
                   "18    17    16    15    14    13:1a 12    11\n"
                   "19    36    37    38    39    40    41    10\n"
                   "20    35    56    55    54    53    42     9\n"
                   "21    34    57    61    61    52    43     8\n"
                   "22    33    58    61    61    51    44     7\n"
                   "23    32    59    60    49    50    45     6\n"
                   "24    31    30    29    48    47    46     5\n"
                   "25    26:2b 27    28     1     2     3     4\n"
                   "1  a13 b0 c31 d0\n"
                   "2  a0 b26 c31 d0  < 6\n");
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
    { "penalty-before-the-roll", test_penalty_before_the_roll }, { "sentences", test_sentences },
    { "spots", test_spots }, { "refusals", test_refusals }, { "parse", test_parse }, { "diagram", test_diagram },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/rules/labyrinth/rules/", tests[i].name, NULL);

      g_test_add_func (path, tests[i].run);
    }

  return g_test_run ();
}
