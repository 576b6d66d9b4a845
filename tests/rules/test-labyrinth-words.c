/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of Labyrinth: actions, spots, refusals, the written form. */
#include "labyrinth-example.h"
#include "labyrinth/labyrinth.h"

static const AriRules *const rules = &ari_rules_labyrinth;

static void
test_sentences (void)
{
  Game game;

  game_start (&game, "labyrinth seats=4", 0);
  game_assert_sentence (&game, "first=3", "Yellow begins");
  example_set_up (&game, "labyrinth seats=4", "3a=10 3b=16 4c=12 3c=60 3d=28", 3);
  game_assert_sentence (&game, "1-2", "The dice show 1 and 2");
  game_play (&game, "1-2");
  game_assert_sentence (&game, "a1", "Yellow moves traveller a from 10 to 11");
  game_assert_sentence (&game, "a2", "Yellow moves traveller a from 10 to 12 and changes places with Green c");
  game_assert_sentence (&game, "b2", "Yellow moves traveller b from 16 to 26");
  game_assert_sentence (&game, "c1", "Yellow moves traveller c from 60 into the centre");
  example_set_up (&game, "labyrinth", "2a=28 1c=44 2b=50", 2);
  game_play (&game, "1-6");
  game_assert_sentence (&game, "c1", "Blue brings in traveller c");
  game_assert_sentence (&game, "a6", "Blue’s traveller a turns back at the gate and ends on 28 again");
  example_set_up (&game, "labyrinth", "1c=42 2b=50 2c=44", 1);
  game_play (&game, "2-2 c2");
  game_assert_sentence (&game, "cross", "Red crosses the Millstone with traveller c from 44 to 50 and changes "
                                        "places with Blue b");
  game_assert_sentence (&game, "stay", "Red stays with traveller c on 44");
  example_set_up (&game, "labyrinth", "1c=44 2b=49 2d=7", 1);
  game_play (&game, "2-2 c2");
  game_assert_sentence (&game, "ride", "Red begins a ride with traveller c on 46");
  game_play (&game, "ride");
  game_assert_sentence (&game, "r1", "The die shows 1: Red c rides to 49 and changes places with Blue b");
  game_assert_sentence (&game, "r3", "The die shows 3: Red c rides to 55");
  game_assert_sentence (&game, "r2", "The die shows 2: Red c rides onto 52, drops to 7, is caught, and changes "
                                     "places with Blue d");
  example_set_up (&game, "labyrinth", "1c=5", 1);
  game_play (&game, "2-2 c2 ride");
  game_assert_sentence (&game, "r3", "The die shows 3: Red c rides onto 52, drops to 7 and is caught");
}

static void
test_spots (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=13+2 2b=16 1c=31 2c=31 2a=44 1d=61", 1);
  game_assert_spot (&game, "17", "vacant");
  game_assert_spot (&game, "16", "Blue b");
  game_assert_spot (&game, "1", "sanctuary where travellers enter");
  game_assert_spot (&game, "3", "sanctuary for any number of travellers");
  game_assert_spot (&game, "58", "sanctuary and gate, where extra points count backwards");
  game_assert_spot (&game, "31", "Red c, Blue c: sanctuary and gate, where extra points count backwards");
  game_assert_spot (&game, "18", "passage to 26");
  game_assert_spot (&game, "13", "Red a, caught for 2 turns: trap that holds for two turns");
  game_assert_spot (&game, "52", "trap that holds for two turns, then a tunnel to 7");
  game_assert_spot (&game, "44", "Blue a: Millstone, with a crossing to 50");
  game_assert_spot (&game, "51", "Millstone, with a crossing to 45");
  game_assert_spot (&game, "7", "station of the Knight’s Orbit, where rides begin");
  game_assert_spot (&game, "61", "Red d: Elysium, the centre");
  game_assert_spot (&game, "31.1c", "Red c");
  game_assert_spot (&game, "31.1d", "vacant");
  game_assert_spot (&game, "1b", "Red b");
  game_assert_spot (&game, "1a", "vacant");
  g_assert_cmpuint (ari_board_find (rules->board (&game.setup), "3a"), ==, ARI_SPOT_NONE);
  game_assert_spot (&game, "die1", "not rolled yet");
  game_assert_spot (&game, "stay", "Stay");
  game_play (&game, "1-4 b1");
  game_assert_spot (&game, "die1", "1, used");
  game_assert_spot (&game, "die2", "4, not used yet");
  example_set_up (&game, "labyrinth penalty=player", "", 1);
  game_assert_spot (&game, "13", "trap that costs a player two turns");
  game_assert_spot (&game, "52", "trap that costs a player two turns, then a tunnel to 7");
}

/* @reason: what @text brings at once; @purpose: else what it prevents. NULL: nothing. */
static void
assert_brings (const Game *game,
               const char *text,
               const char *reason,
               const char *purpose)
{
  g_autofree char *brought = NULL, *prevented = NULL;
  g_autoptr(GError) error = NULL;
  AriAction action;

  g_assert_true (ari_rules_parse (rules, &game->position, text, &action, &error));
  g_assert_no_error (error);
  g_assert_true (ari_rules_legal (rules, &game->position, action));
  brought = rules->narration->reason (&game->position, action).text;
  g_assert_cmpstr (brought, ==, reason);
  if (reason == NULL)
    prevented = rules->narration->purpose (&game->position, action).text;
  g_assert_cmpstr (prevented, ==, purpose);
}

/* What a move costs is named, too. */
static void
test_harm (void)
{
  static const struct { const char *travellers, *plies, *action, *harm; } cases[] = {
    { "1a=58", "1-5", "a1", "a1 leads through a passage back to field 47." },
    { "1a=10", "1-3", "a3", "a3 leads into a trap." },
    { "1a=16", "2-5", "a2", NULL },
    { "1a=20", "2-5", "a2", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *harm = NULL;
      AriAction action;
      Game game;

      example_set_up (&game, "labyrinth", cases[i].travellers, 1);
      game_play (&game, cases[i].plies);
      g_assert_true (ari_rules_parse (rules, &game.position, cases[i].action, &action, NULL));
      harm = rules->narration->harm (&game.position, action, cases[i].action);
      g_assert_cmpstr (harm, ==, cases[i].harm);
    }
}

/* The most telling comes first: home, then what leads home. */
static void
test_reasons (void)
{
  static const struct { const char *travellers, *plies, *action, *reason, *purpose; } cases[] = {
    { "1a=60", "1-5", "a1", "It brings a traveller into the centre.", NULL },
    { "1d=58 2a=60", "1-4", "d4", "It leaves the traveller where the 1 brings it into the centre.", NULL },
    { "1a=57", "1-3", "a1", "It leaves the traveller where the 3 brings it into the centre.", NULL },
    { "1a=16", "2-5", "a2", "It leads through a passage to field 26.", NULL },
    { "1a=16 2b=26", "2-5", "a2", "It sends a traveller of another colour back by 10 fields.", NULL },
    { "1a=58", "1-5", "a1", NULL, NULL },
    { "1a=20 2b=24", "4-6", "a4", "It sends a traveller of another colour back by 4 fields.", NULL },
    { "1a=13 2b=17", "4-6", "a4", "It sends a traveller of another colour into the trap.", NULL },
    { "1a=7+2 1b=5", "2-3", "b2", "It frees a traveller that was caught.", NULL },
    { "1c=42", "2-2 c2", "cross", "It takes the traveller six fields further.", NULL },
    { "1c=48", "2-3 c2", "cross", NULL, NULL },
    { "1a=25", "3-6", "a6",
      "It leads to a sanctuary, where nobody can change places with the traveller.", NULL },
    /* After this, the other seat’s traveller falls through the tunnel, but no move sends it there. */
    { "1a=8 2a=52", "1-1 a1", "a1", NULL, NULL },
    { "1a=33 2b=32", "5-6", "a6", NULL,
      "It lowers the risk that an opponent’s next roll displaces the traveller from 31% to 17%." },
    { "1a=33 2b=32", "5-6", "a5", NULL, NULL },
    { "1a=10 2b=9", "6-6 a6", "a6", NULL,
      "It takes the traveller out of reach of all opponents’ next rolls." },
    { "1a=3", "4-5", "a4", NULL,
      "It ends on the Knight’s Orbit, where a ride leads 34 fields further on average." },
    { "1a=3", "4-5 a4", "ride", NULL,
      "A ride leads 34 fields further on average, and the traveller is caught on 1 of 6 rolls." },
    { "1a=3", "4-5 a4", "stay", NULL, "On a ride, the traveller would be caught on 1 of 6 rolls." },
    { "1a=43", "3-3", "a3", NULL, NULL },
    { "1a=43", "3-3 a3", "ride", NULL, NULL },
    { "1a=43", "3-3 a3", "stay", NULL,
      "A ride would lead 12 fields back on average, and the traveller would be caught on 2 of 6 rolls." },
    { "1a=43", "1-3", "a1", NULL, "It ends at the Millstone, which the traveller can cross to field 50." },
    { "1c=48", "2-3 c2", "stay", NULL, "Crossing the Millstone would lead the traveller six fields back." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Game game;

      g_test_message ("%s: %s %s", cases[i].travellers, cases[i].plies, cases[i].action);
      example_set_up (&game, "labyrinth", cases[i].travellers, 1);
      game_play (&game, cases[i].plies);
      assert_brings (&game, cases[i].action, cases[i].reason, cases[i].purpose);
    }
}

/* What there is to say of a move that brings nothing. A move back or into a trap is no way forward. */
static void
test_shapes (void)
{
  static const struct { const char *travellers, *plies, *action, *shape; } cases[] = {
    { "1a=20", "2-5", "a2", "It brings the only traveller inside 2 fields further." },
    { "1a=20 1b=32 1c=25", "2-5", "b2", "It brings the first of its travellers 2 fields further." },
    { "1a=20 1b=32 1c=25", "2-5", "a2", "It brings the last of its travellers inside 2 fields further." },
    { "1a=20 1b=32 1c=27", "2-5", "c2", "It brings a traveller 2 fields further, between others of its colour." },
    { "1a=20 1b=22", "2-5", "a2", "It makes two of its own travellers change places." },
    { "1a=58", "1-5", "a1", NULL },
    { "1a=10", "1-3", "a3", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *shape = NULL;
      AriAction action;
      Game game;

      example_set_up (&game, "labyrinth", cases[i].travellers, 1);
      game_play (&game, cases[i].plies);
      g_assert_true (ari_rules_parse (rules, &game.position, cases[i].action, &action, NULL));
      shape = rules->narration->shape (&game.position, action).text;
      g_assert_cmpstr (shape, ==, cases[i].shape);
    }
}

/* Where the bull holds up a player, nothing is said of caught travellers. */
static void
test_reasons_of_player (void)
{
  static const struct { const char *travellers, *plies, *action, *purpose; } cases[] = {
    { "1a=3", "4-5 a4", "ride", "A ride leads 34 fields further on average." },
    { "1a=3", "4-5 a4", "stay", NULL },
    { "1a=43", "3-3 a3", "stay", "A ride would lead 12 fields back on average." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Game game;

      example_set_up (&game, "labyrinth penalty=player", cases[i].travellers, 1);
      game_play (&game, cases[i].plies);
      assert_brings (&game, cases[i].action, NULL, cases[i].purpose);
    }
}

static void
assert_refusal (const Game *game,
                const char *pick,
                const char *name,
                const char *reason)
{
  const AriBoard *board = rules->board (&game->setup);
  AriSpot picked = ari_board_find (board, pick);
  g_autofree char *found = ari_rules_refuse (rules, &game->position, &picked, picked == ARI_SPOT_NONE ? 0 : 1,
                                             ari_board_find (board, name), NULL);

  g_assert_cmpstr (found, ==, reason);
}

/* Where several picks lead, the refusal asks for one of them. */
static void
test_questions (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=27 1b=25", 1);
  game_play (&game, "3-5");
  assert_refusal (&game, "27", "30",
                  "Field 30 is reached with the 3 or, back from the gate, with the 5: choose a die.");
  assert_refusal (&game, "die2", "30",
                  "Several travellers can go to field 30 with the 5: choose one of them.");
  example_set_up (&game, "labyrinth", "1a=17", 1);
  game_play (&game, "1-4");
  assert_refusal (&game, "17", "26", "Field 26 is reached with the 1 or with the 4: choose a die.");
  example_set_up (&game, "labyrinth", "1a=58", 1);
  game_play (&game, "1-5");
  assert_refusal (&game, "58.1a", "47", "Field 47 is reached with the 1 or with the 5: choose a die.");
}

static void
test_refusals (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1a=13+2 2b=16 1c=20", 1);
  assert_refusal (&game, "", "20", "The dice must be rolled first.");
  game_play (&game, "4-5");
  assert_refusal (&game, "", "20", NULL);
  assert_refusal (&game, "", "17", "Pick a traveller, not the field it moves to.");
  assert_refusal (&game, "", "16", "This traveller belongs to another player.");
  assert_refusal (&game, "", "13", "This traveller is caught and can’t move this turn.");
  assert_refusal (&game, "", "1b", "A traveller enters only with a 1.");
  assert_refusal (&game, "", "cross", "Only a traveller that a die has just brought to the Millstone may cross it.");
  assert_refusal (&game, "", "ride", "Only a traveller that has just come to a station of the Knight’s Orbit may "
                                     "ride.");
  assert_refusal (&game, "", "stay", "Now choose a die and a traveller.");
  assert_refusal (&game, "", "pips3", "The dice have been rolled already.");
  assert_refusal (&game, "die1", "die2", "Now pick a traveller for this die.");
  assert_refusal (&game, "die1", "20", NULL);
  assert_refusal (&game, "20", "20", "No die brings this traveller there. Choose a marked field, or a die.");
  assert_refusal (&game, "20", "die2", NULL);
  game_play (&game, "c4");
  assert_refusal (&game, "", "die1", "This die has already been used.");

  example_set_up (&game, "labyrinth", "1a=10", 1);
  game_play (&game, "1-3");
  assert_refusal (&game, "die2", "1b", "A traveller enters only with a 1.");
  assert_refusal (&game, "1b", "die2", "A traveller enters only with a 1.");
  example_set_up (&game, "labyrinth", "", 1);
  game_play (&game, "1-3");
  assert_refusal (&game, "", "die2", "No traveller can use this die now: only a 1 brings one in.");
  example_set_up (&game, "labyrinth entry=1or6", "", 1);
  game_play (&game, "1-3");
  assert_refusal (&game, "", "die2", "No traveller can use this die now: only a 1 or a 6 brings one in.");
  example_set_up (&game, "labyrinth", "1a=5", 1);
  game_play (&game, "2-3 a2");
  assert_refusal (&game, "", "die2", "Choose first whether the traveller rides on the Knight’s Orbit or stays.");
  assert_refusal (&game, "", "ride", NULL);
  game_play (&game, "ride");
  assert_refusal (&game, "", "die2", "The ride die must be rolled first.");
}

/* A newcomer is told at each stage of a turn what can be picked. */
static void
test_next_steps (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "", 1);
  game_play (&game, "1-4");
  game_assert_next_step (&game, "", "The 1 brings in a traveller: choose which.");
  game_assert_next_step (&game, "die1", "Choose the traveller to bring in with the 1.");
  game_assert_next_step (&game, "1c", "Choose field 1 to bring in traveller c there, or field 5 to use both "
                                  "dice.");
  game_play (&game, "a1");
  game_assert_next_step (&game, "", "Now the other die: 4. Choose traveller a to move it to field 5.");
  game_assert_next_step (&game, "1.1a", "Choose field 5 to move traveller a there.");

  example_set_up (&game, "labyrinth entry=1or6", "", 1);
  game_play (&game, "1-6");
  game_assert_next_step (&game, "1c", "Choose the die that brings in traveller c, or a field that it reaches "
                                      "with both dice.");

  /* From 28, the 6 leads to the gate and back. */
  example_set_up (&game, "labyrinth", "1a=28 1b=61", 1);
  game_play (&game, "5-6 a5");
  game_assert_next_step (&game, "", "Now the other die: 6. Choose traveller a to move it to field 27.");
  example_set_up (&game, "labyrinth", "1a=26 1b=61", 1);
  game_play (&game, "2-6 a2");
  game_assert_next_step (&game, "", "Now the other die: 6. Choose a traveller to move.");

  /* A die that brings travellers in says so, with others to move or without. */
  example_set_up (&game, "labyrinth entry=1or6", "1a=20", 1);
  game_play (&game, "4-6");
  game_assert_next_step (&game, "", "Choose a die, 4 or 6, and a traveller to move. "
                                    "The 6 can also bring one in.");
  game_assert_next_step (&game, "die1", "Choose a traveller to move with the 4.");
  game_assert_next_step (&game, "die2", "Choose a traveller to move or to bring in with the 6.");
  game_play (&game, "a4");
  game_assert_next_step (&game, "", "Now the other die: 6. Choose a traveller to move or to bring in.");
  example_set_up (&game, "labyrinth entry=1or6", "1a=20", 1);
  game_play (&game, "1-6");
  game_assert_next_step (&game, "", "Choose a die, 1 or 6, and a traveller to move or to bring in.");
  example_set_up (&game, "labyrinth entry=1or6", "", 1);
  game_play (&game, "1-6");
  game_assert_next_step (&game, "", "Choose a die, 1 or 6, and the traveller to bring in.");
  example_set_up (&game, "labyrinth", "1a=20", 1);
  game_play (&game, "1-1");
  game_assert_next_step (&game, "", "Both dice show 1: choose the first traveller to move or to bring in.");
  example_set_up (&game, "labyrinth", "1a=5", 1);
  game_play (&game, "2-2");
  game_assert_next_step (&game, "", "Both dice show 2: choose traveller a, the only one that can move.");
  example_set_up (&game, "labyrinth", "1a=20", 1);
  game_play (&game, "4-6");
  game_assert_next_step (&game, "", "Choose a die, 4 or 6, and a traveller to move.");

  example_set_up (&game, "labyrinth", "1a=5 1b=42", 1);
  game_play (&game, "2-2");
  game_assert_next_step (&game, "5.1a", "Choose field 7 to move traveller a there, or field 9 to use both "
                                        "dice.");
  game_assert_next_step (&game, "", "Both dice show 2: choose the first traveller to move.");
  game_play (&game, "a2");
  game_assert_next_step (&game, "", "Ride the Knight’s Orbit with traveller a as far as a die says, "
                                    "or stay on field 7.");
  game_play (&game, "stay b2");
  game_assert_next_step (&game, "", "Cross the Millstone with traveller b to field 50, or stay on field 44.");
}

static void
test_parse (void)
{
  static const char *const odd[] = {
    "", "a", "a0", "a7", "e1", "A1", "a11", "1-", "2-1", "0-1", "1-7", "1-22", "r0", "r7", "r", "first=0",
    "first=5", "first=", "first=11", "Cross", "stay ", "1 2", "12",
  };
  Game game;

  example_set_up (&game, "labyrinth", "", 1);
  game_assert_errors (&game, odd, G_N_ELEMENTS (odd), ARI_RULES_ERROR_PARSE);
}

static void
test_diagram (void)
{
  Game game;
  g_autofree char *diagram = NULL;

  example_set_up (&game, "labyrinth penalty=player", "1a=13 2b=16 1c=31 2c=31", 2);
  game_play (&game, "2-6 b2");
  diagram = ari_rules_diagram (rules, &game.position);
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

static void
assert_outcome (const Game *game,
                const char *spot,
                const char *words)
{
  g_autofree char *outcome = ari_rules_outcome (rules, &game->position,
                                                ari_board_find (rules->board (&game->setup), spot));

  g_assert_cmpstr (outcome, ==, words);
}

/* Where a player may ride, the stations say with which pips the ride ends there. */
static void
test_outcomes (void)
{
  Game game;

  example_set_up (&game, "labyrinth", "1c=44 2b=49 2d=7", 1);
  game_play (&game, "2-2");
  assert_outcome (&game, "49", NULL);
  game_play (&game, "c2");
  assert_outcome (&game, "49", "With 1, the ride ends here.");
  assert_outcome (&game, "55", "With 3 or 5, the ride ends here.");
  assert_outcome (&game, "44", NULL);
  assert_outcome (&game, "die1", NULL);
  game_play (&game, "stay");
  assert_outcome (&game, "49", NULL);

  /* The last station is near. */
  example_set_up (&game, "labyrinth", "1a=53", 1);
  game_play (&game, "2-3 a2");
  assert_outcome (&game, "55", "With 2, the ride ends here.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/labyrinth/words/reasons", test_reasons);
  g_test_add_func ("/rules/labyrinth/words/shapes", test_shapes);
  g_test_add_func ("/rules/labyrinth/words/harm", test_harm);
  g_test_add_func ("/rules/labyrinth/words/reasons-of-player", test_reasons_of_player);
  g_test_add_func ("/rules/labyrinth/words/sentences", test_sentences);
  g_test_add_func ("/rules/labyrinth/words/spots", test_spots);
  g_test_add_func ("/rules/labyrinth/words/outcomes", test_outcomes);
  g_test_add_func ("/rules/labyrinth/words/questions", test_questions);
  g_test_add_func ("/rules/labyrinth/words/refusals", test_refusals);
  g_test_add_func ("/rules/labyrinth/words/next-steps", test_next_steps);
  g_test_add_func ("/rules/labyrinth/words/parse", test_parse);
  g_test_add_func ("/rules/labyrinth/words/diagram", test_diagram);

  return g_test_run ();
}
