/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of the rules, each in a small position. */
#include "minotaur-example.h"
#include "minotaur/minotaur-position.h"

static const AriRules *const rules = &ari_rules_minotaur;

static void
empty_table (Game *game)
{
  Minotaur *m = (Minotaur *) &game->position;

  m->table = m->unseen = 0;
}

/* Three seats with the red pairs of seats 1 and 2 unresolved, seat 1 to move on an empty table: the first
 * challenge that succeeds is the last. */
static void
set_up_last_challenge (Game       *game,
                       const char *setup,
                       const char *others)
{
  g_autofree char *pairs = g_strconcat ("1R13 2R31 3R55 ", others, NULL);

  example_set_up (game, setup, pairs);
  empty_table (game);
}

/* The legal actions; of those that turn over a cell only when @cells. */
static char *
list_actions (const Game *game,
              gboolean    cells)
{
  GString *list = g_string_new (NULL);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (&game->position, actions);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = rules->format (&game->position, actions[i]);

      if (cells || minotaur_unpack (actions[i]).kind != MINOTAUR_TURN_OVER)
        g_string_append_printf (list, "%s%s", list->len > 0 ? " " : "", text);
    }

  return g_string_free_and_steal (list);
}

static void
assert_legal (const Game *game,
              const char *texts)
{
  g_autofree char *list = list_actions (game, TRUE);

  g_assert_cmpstr (list, ==, texts);
}

static void
assert_besides_cells (const Game *game,
                      const char *texts)
{
  g_autofree char *list = list_actions (game, FALSE);

  g_assert_cmpstr (list, ==, texts);
}

static void
assert_nonsense (const Game *game,
                 const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      if (ari_rules_parse (rules, &game->position, words[i], &action, &error))
        g_test_message ("%s should be no action", words[i]);
      g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE);
    }
}

static void
assert_actor (const Game *game,
              AriActor    actor)
{
  g_assert_cmpuint (ari_rules_actor (rules, &game->position), ==, actor);
}

static void
assert_pair (const Game *game,
             const char *pair)
{
  const Minotaur *m = minotaur_get (&game->position);
  const guint8 *values = m->pairs[pair[0] - '1'][strchr ("RGBYW", pair[1]) - "RGBYW"];

  g_assert_cmpint (values[MINOTAUR_LEFT], ==, pair[2] - '0');
  g_assert_cmpint (values[MINOTAUR_RIGHT], ==, pair[3] - '0');
}

static void
assert_end (const Game *game,
            guint       winners)
{
  assert_actor (game, ARI_NONE);
  g_assert_cmpuint (ari_rules_winners (rules, &game->position), ==, winners);
  assert_legal (game, "");
}

/* --- Turning over ------------------------------------------------------------------------------------- */

static void
test_tiles (void)
{
  static const struct { guint seats; const char *first, *last, *absent; } cases[] = {
    { 3, "a1", "e6", "e7" }, { 4, "a1", "e8", "e9" }, { 5, "a1", "e10", "e11" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *setup = g_strdup_printf ("minotaur seats=%u", cases[i].seats);
      Game game;
      AriAction actions[ARI_MAX_ACTIONS];

      game_start (&game, setup, 0);
      assert_actor (&game, 1);
      g_assert_cmpuint (rules->actions (&game.position, actions), ==, 10 * cases[i].seats);
      assert_nonsense (&game, cases[i].absent);
      game_play (&game, cases[i].first);
      assert_actor (&game, ARI_CHANCE);
      g_assert_cmpuint (rules->actions (&game.position, actions), ==, 10 * cases[i].seats);
      game_play (&game, "R1L");
      game_play (&game, cases[i].last);
    }
}

static void
test_values (void)
{
  Game game;

  game_start (&game, "minotaur", 0);
  game_play (&game, "a1");
  game_assert_reason (&game, "R2L", "This tile has already been seen, or there is no such tile.");
  game_start (&game, "minotaur seats=4", 0);
  game_play (&game, "a1");
  game_assert_reason (&game, "R5L", "This tile has already been seen, or there is no such tile.");
  game_start (&game, "minotaur seats=5", 0);
  game_play (&game, "a1 R5L");
}

static void
test_turning_over (void)
{
  Game game;
  AriAction actions[ARI_MAX_ACTIONS];

  game_start (&game, "minotaur", 0);
  game_assert_reason (&game, "R3L", "No tile is being turned over for the first time.");
  game_play (&game, "a1");
  game_assert_reason (&game, "a2", "First, chance decides which tile has been turned over.");
  game_play (&game, "R3L");
  assert_actor (&game, 1);
  game_assert_reason (&game, "a1", "This tile is already face up. Pick another.");
  game_assert_reason (&game, "pass", "Turn over another tile on the table.");
  g_assert_cmpuint (rules->actions (&game.position, actions), ==, 29);
  game_play (&game, "b2");
  game_assert_reason (&game, "R3L", "This tile has already been seen, or there is no such tile.");
  game_play (&game, "G5R");

  /* No match: the turn is over. What was seen needs no chance any more. */
  assert_actor (&game, 2);
  game_play (&game, "b2");
  assert_actor (&game, 2);
  game_play (&game, "a1");
  assert_actor (&game, 3);
  game_assert_reason (&game, "claim", "There is no pair to claim now.");
}

static void
test_claiming (void)
{
  Game game;

  game_start (&game, "minotaur", 0);
  game_play (&game, "a1 R3L a2 R5R");
  assert_actor (&game, 1);
  assert_legal (&game, "claim leave");
  game_assert_reason (&game, "a3", "Claim the pair or leave it first.");
  game_play (&game, "leave");
  assert_actor (&game, 2);
  game_play (&game, "a2 a1 claim");
  assert_actor (&game, 3);
  assert_pair (&game, "2R35");
  game_assert_reason (&game, "a1", "There is no tile here any more.");
  game_play (&game, "b1 R1L b2 R3R leave");

  /* A second pair of the colour is no match, nor are two tiles of one side or of two colours. */
  game_play (&game, "b3 R5L b4 G1L");
  assert_actor (&game, 2);
  game_play (&game, "b1 b2");
  assert_actor (&game, 3);
  game_play (&game, "b1 b3");
  assert_actor (&game, 1);
  game_play (&game, "b2 b4");
  assert_actor (&game, 2);
}

static void
test_memory_mode (void)
{
  Game game;

  game_start (&game, "minotaur mode=memory", 0);
  game_play (&game, "a1 R3L a2 R5R");
  assert_actor (&game, 2);
  game_play (&game, "a3 R3R a1");
  assert_legal (&game, "claim leave");
  game_play (&game, "claim");
  assert_pair (&game, "2R33");
  assert_actor (&game, 3);
}

/* --- Challenges --------------------------------------------------------------------------------------- */

static void
test_challenges (void)
{
  Game game;

  example_set_up (&game, "minotaur seats=4", "1B21 2B32 3B14 4B43 1R12 2R34 1G11 2G22");
  assert_besides_cells (&game, "2:B3L 2:B2R 3:B1L 3:B4R");
  game_play (&game, "a1");
  game_assert_reason (&game, "2:B3L", "First, chance decides which tile has been turned over.");
  game_play (&game, "Y1L");
  game_assert_reason (&game, "2:B3L", "Turn over another tile on the table.");

  example_set_up (&game, "minotaur seats=4 mode=simplified", "1B21 2B32 3B14 4B43 1R12 2R34 1G11 2G22");
  assert_besides_cells (&game, "2:B2R 3:B1L");
}

static void
test_refused_challenges (void)
{
  Game game;

  example_set_up (&game, "minotaur seats=4", "1B21 2B32 3B14 4B43 1R12 2R34 1G11 2G23 1W12 2W33 2Y12");
  game_assert_reason (&game, "1:B2L", "You can’t challenge yourself. Pick another player’s tile.");
  game_assert_reason (&game, "3:R1L", "This player doesn’t own a pair of this colour yet.");
  game_assert_reason (&game, "2:W3L", "This pair is resolved and can’t change any more.");
  game_assert_reason (&game, "2:Y1L", "To challenge for a tile, you need a pair of its colour.");
  game_assert_reason (&game, "2:G2L", "Your pair of this colour is resolved and can’t change any more.");
  game_assert_reason (&game, "2:R3L",
                      "The two pairs share no value: a left tile of one must equal a right tile of the other.");
  game_assert_reason (&game, "2:B2L", "This player doesn’t own that tile.");
  game_assert_reason (&game, "hit", "Nobody has to toss a ring now.");
  game_assert_reason (&game, "take-L", "There is nothing to exchange now.");
  assert_nonsense (&game, "5:B2L 0:B2L 2:B2 2:b2L 2B2L 2:B6L B0R B6L B2 a0 a01 a9 f1 a A1 Claim take-l 1:1");

  example_set_up (&game, "minotaur seats=4 mode=simplified", "1B21 2B32");
  game_assert_reason (&game, "2:B3L",
                      "In the simplified game you name only the tile that resolves your own pair.");
}

/* The example of the rules. */
static void
test_example (void)
{
  const char *pairs = "1B21 2B32";
  Game game;

  example_set_up (&game, "minotaur seats=4", pairs);
  game_play (&game, "2:B3L");
  assert_actor (&game, 1);
  g_assert_cmpint (ari_feat_due (rules, &game.position), ==, ARI_FEAT_TOSS);
  assert_legal (&game, "hit miss");
  game_assert_reason (&game, "a1", "The ring must be tossed first.");
  game_play (&game, "hit");
  assert_actor (&game, 2);
  g_assert_cmpint (ari_feat_due (rules, &game.position), ==, ARI_FEAT_TOSS);
  game_play (&game, "miss");
  assert_pair (&game, "1B31");
  assert_pair (&game, "2B22");
  assert_actor (&game, 2);

  example_set_up (&game, "minotaur seats=4", pairs);
  game_play (&game, "2:B3L miss hit");
  assert_actor (&game, 2);
  g_assert_cmpint (ari_feat_due (rules, &game.position), ==, ARI_FEAT_NONE);
  assert_legal (&game, "take-L take-R decline");
  game_assert_reason (&game, "a1", "Choose which tiles to exchange, or none.");
  game_play (&game, "take-R");
  assert_pair (&game, "1B22");
  assert_pair (&game, "2B31");
  assert_actor (&game, 2);

  example_set_up (&game, "minotaur seats=4", pairs);
  game_play (&game, "2:B3L miss hit take-L");
  assert_pair (&game, "1B31");
  assert_pair (&game, "2B22");

  example_set_up (&game, "minotaur seats=4", pairs);
  game_play (&game, "2:B3L miss hit decline");
  assert_pair (&game, "1B21");
  assert_pair (&game, "2B32");
  assert_actor (&game, 2);
}

static void
test_nothing_changes (void)
{
  Game game;

  for (guint i = 0; i < 2; i++)
    {
      example_set_up (&game, "minotaur seats=4", "1B21 3B32");
      game_play (&game, i == 0 ? "3:B3L hit hit" : "3:B3L miss miss");
      assert_pair (&game, "1B21");
      assert_pair (&game, "3B32");
      assert_actor (&game, 2);
    }
}

static void
test_prizes (void)
{
  Game game;

  example_set_up (&game, "minotaur seats=4 prize=other", "1B21 2B32");
  game_play (&game, "2:B3L miss hit");
  assert_legal (&game, "take-R decline");
  game_assert_reason (&game, "take-L", "Only the tiles of the side that wasn’t named can be exchanged.");

  example_set_up (&game, "minotaur seats=4 mode=simplified", "1B21 2B32");
  game_play (&game, "2:B2R miss hit");
  assert_legal (&game, "take-L decline");
  game_assert_reason (&game, "take-R", "In the simplified game you exchange only what resolves your own pair.");
  game_play (&game, "take-L");
  assert_pair (&game, "1B31");
  assert_pair (&game, "2B22");

  /* Both exchanges resolve the pair. */
  example_set_up (&game, "minotaur seats=4 mode=simplified", "1B21 2B12");
  game_play (&game, "2:B1L miss hit");
  assert_legal (&game, "take-L take-R decline");
  example_set_up (&game, "minotaur seats=4 mode=simplified prize=other", "1B21 2B12");
  game_play (&game, "2:B1L miss hit");
  assert_legal (&game, "take-R decline");
  example_set_up (&game, "minotaur seats=4 mode=simplified prize=other", "1B21 2B32");
  game_play (&game, "2:B2R miss hit");
  assert_legal (&game, "take-L decline");
}

/* --- Passing, skipping, the end ----------------------------------------------------------------------- */

static void
test_pass (void)
{
  Game game;

  example_set_up (&game, "minotaur", "1R11 1G11 1B11 1Y11 2R33");
  game_assert_reason (&game, "pass", "You may pass only when you own a pair of each colour.");
  example_set_up (&game, "minotaur", "1R11 1G11 1B11 1Y11 1W13 2W31 2R33");
  assert_besides_cells (&game, "2:W3L 2:W1R pass");
  game_play (&game, "pass");
  assert_actor (&game, 2);
  empty_table (&game);
  game_assert_reason (&game, "pass", "The table is empty, so you must challenge if you can.");

  /* Who tosses or answers owes something else than a challenge. */
  game_play (&game, "1:W1L");
  game_assert_reason (&game, "pass", "The ring must be tossed first.");
  game_play (&game, "miss hit");
  game_assert_reason (&game, "pass", "Choose which tiles to exchange, or none.");
}

/* On an empty table seats without a challenge are skipped, and the others must challenge. */
static void
test_skipping (void)
{
  Game game;

  example_set_up (&game, "minotaur", "1R13 2R51 3R35 1G33 2G11 3G55 1B11 2B33 3B55 1Y11 2Y33 3Y55");
  empty_table (&game);
  game_play (&game, "2:R1R hit miss");
  /* 1: R11, 2: R53, 3: R35 */
  assert_actor (&game, 2);
  assert_legal (&game, "3:R3L 3:R5R");
  game_play (&game, "3:R3L miss miss");
  assert_actor (&game, 3);
  game_play (&game, "2:R3R miss miss");
  assert_actor (&game, 2);
}

/* Claiming the last pair empties the table. */
static void
test_last_claim (void)
{
  Game game;
  Minotaur *m = (Minotaur *) &game.position;

  example_set_up (&game, "minotaur", "1R13 2R31 3R55 1G11 2G33 3G55 1B11 2B33 3B55 1Y11 2Y33 3Y55 1W55 2W33");
  m->turn_seat = 3;
  g_assert_cmpint (__builtin_popcountll (m->table), ==, 2);
  game_play (&game, "a1 W1L a2");
  assert_legal (&game, "W1R");
  game_play (&game, "W1R claim");
  assert_actor (&game, 1);
  assert_legal (&game, "2:R3L 2:R1R");
  game_play (&game, "2:R3L hit miss");
  assert_end (&game, 1u << 2);
}

static void
test_scores (void)
{
  Game game;
  int scores[ARI_MAX_SEATS];

  example_set_up (&game, "minotaur", "1R13 2R31 3R55 1G11 1B33");
  rules->scores (&game.position, scores);
  g_assert_cmpint (scores[0], ==, 4);
  g_assert_cmpint (scores[1], ==, 0);
  g_assert_cmpint (scores[2], ==, 5);
  g_assert_cmpint (scores[3], ==, 0);
}

/* --- Ties --------------------------------------------------------------------------------------------- */

/* Seats 1 and 2 end with 17 points, seat 3 with 11. */
#define TWO_TIED "1G33 2G55 3G11 1B55 2B33 3B11 1Y55 2Y33 3Y11 1W11 2W55 3W33"
/* Seats 2 and 3 end with 17 points, seat 1 with 11. */
#define LAST_TIED "1G11 2G55 3G33 1B11 2B55 3B33 1Y11 2Y33 3Y55 1W55 2W33 3W11"
/* All end with 15 points. */
#define ALL_TIED "1G55 2G33 3G11 1B11 2B55 3B33 1Y11 2Y33 3Y55 1W55 2W33 3W11"

/* The last challenge is over, and each of @actors in turn is asked for a toss as @tosses say: "1+ 2- 1-". */
static void
toss (Game       *game,
      const char *tosses)
{
  g_auto(GStrv) words = g_strsplit (tosses, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      assert_actor (game, (AriActor) (words[i][0] - '0'));
      g_assert_cmpint (ari_feat_due (rules, &game->position), ==, ARI_FEAT_TOSS);
      g_assert_cmpuint (ari_rules_winners (rules, &game->position), ==, 0);
      assert_legal (game, "hit miss");
      game_play (game, words[i][1] == '+' ? "hit" : "miss");
    }
}

/* What the match counts first, and how much of it each seat has: "Points 15 15 15"; "-": it isn't counted for
 * that seat. */
static void
assert_decides (const Game *game,
                const char *expected)
{
  AriTallyRow list[ARI_MAX_TALLY_ROWS];
  g_autoptr(GString) found = NULL;

  g_assert_cmpuint (ari_rules_tally (rules, &game->position, list), >, 0);
  found = g_string_new (list[0].label);
  for (guint s = 0; s < 3; s++)
    if (ari_tally_row_has (&list[0], s + 1))
      g_string_append_printf (found, " %d", list[0].numbers[s]);
    else
      g_string_append (found, " -");
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_no_tie (void)
{
  Game game;

  set_up_last_challenge (&game, "minotaur", TWO_TIED);
  game_play (&game, "2:R1R hit miss");
  assert_end (&game, 1u << 1);
  assert_decides (&game, "Points 15 19 11");
}

static void
test_tie_shared (void)
{
  Game game;

  /* All tosses are made, though two would be enough. */
  set_up_last_challenge (&game, "minotaur", TWO_TIED);
  game_play (&game, "2:R3L hit miss");
  assert_decides (&game, "Deciding Hits 0 0 -");
  toss (&game, "1- 2+ 1- 2+ 1- 2-");
  assert_end (&game, 1u << 1);
  assert_decides (&game, "Deciding Hits 0 2 -");

  set_up_last_challenge (&game, "minotaur", LAST_TIED);
  game_play (&game, "2:R3L hit miss");
  toss (&game, "2+ 3+ 2- 3+ 2+ 3+");
  assert_end (&game, 1u << 2);

  set_up_last_challenge (&game, "minotaur", ALL_TIED);
  game_play (&game, "2:R3L hit miss");
  toss (&game, "1+ 2- 3- 1- 2- 3- 1- 2- 3+");
  assert_end (&game, 1u << 0 | 1u << 2);

  set_up_last_challenge (&game, "minotaur", ALL_TIED);
  game_play (&game, "2:R3L hit miss");
  toss (&game, "1- 2- 3- 1- 2- 3- 1- 2- 3-");
  assert_end (&game, 7);
}

static void
test_tie_sudden (void)
{
  Game game;

  set_up_last_challenge (&game, "minotaur tie=sudden", TWO_TIED);
  game_play (&game, "2:R3L hit miss");
  toss (&game, "1- 2+");
  game_assert_next_step (&game, "",
                         "Toss the ring for the win: 2 tosses left. Hits so far: 0 by Player 1, "
                         "1 by Player 2.");
  toss (&game, "1- 2- 1- 2-");
  assert_end (&game, 1u << 1);

  /* Seat 2 drops out after three tosses; then those who hit less than the best of a round. */
  set_up_last_challenge (&game, "minotaur tie=sudden", ALL_TIED);
  game_play (&game, "2:R3L hit miss");
  toss (&game, "1+ 2- 3- 1+ 2+ 3+ 1- 2- 3+");
  toss (&game, "1- 3- 1+ 3+ 1- 3+");
  assert_end (&game, 1u << 2);
  assert_decides (&game, "Deciding Hits 0 0 1");

  set_up_last_challenge (&game, "minotaur tie=sudden", ALL_TIED);
  game_play (&game, "2:R3L hit miss");
  toss (&game, "1+ 2- 3- 1- 2- 3+ 1- 2+ 3-");
  toss (&game, "1- 2- 3- 1+ 2+ 3- 1- 2- 1+ 2-");
  assert_end (&game, 1u << 0);
}

/* Tosses are remembered, and guessed by. */
static void
test_odds (void)
{
  AriAction hit = minotaur_pack (&(MinotaurAction) { .kind = MINOTAUR_ANSWER, .choice = MINOTAUR_HIT });
  AriAction miss = minotaur_pack (&(MinotaurAction) { .kind = MINOTAUR_ANSWER, .choice = MINOTAUR_MISS });
  Game game;

  set_up_last_challenge (&game, "minotaur", ALL_TIED);
  game_play (&game, "2:R3L");
  g_assert_cmpuint (ari_rules_chance_weight (rules, &game.position, hit), ==, 3);
  g_assert_cmpuint (ari_rules_chance_weight (rules, &game.position, miss), ==, 7);
  game_play (&game, "hit miss");
  g_assert_cmpuint (ari_rules_chance_weight (rules, &game.position, hit), ==, 4);
  g_assert_cmpuint (ari_rules_chance_weight (rules, &game.position, miss), ==, 7);
  game_play (&game, "hit");
  g_assert_cmpuint (ari_rules_chance_weight (rules, &game.position, hit), ==, 3);
  g_assert_cmpuint (ari_rules_chance_weight (rules, &game.position, miss), ==, 8);
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
    { "tiles", test_tiles }, { "values", test_values }, { "turning-over", test_turning_over },
    { "claiming", test_claiming }, { "memory-mode", test_memory_mode }, { "challenges", test_challenges },
    { "refused-challenges", test_refused_challenges }, { "example", test_example },
    { "nothing-changes", test_nothing_changes }, { "prizes", test_prizes }, { "pass", test_pass },
    { "skipping", test_skipping }, { "last-claim", test_last_claim }, { "scores", test_scores },
    { "no-tie", test_no_tie }, { "tie-shared", test_tie_shared }, { "tie-sudden", test_tie_sudden },
    { "odds", test_odds },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/rules/minotaur/rules/", tests[i].name, NULL);

      g_test_add_func (path, tests[i].run);
    }

  return g_test_run ();
}
