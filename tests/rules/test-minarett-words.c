/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Words, picks and the diagram of small positions. */
#include "ari-random.h"
#include "minarett-example.h"
#include "minarett/minarett.h"

static const AriRules *const rules = &ari_rules_minarett;

static void
test_words (void)
{
  Game game;

  example_set_up (&game, "minarett", "c3=LmS a1=l b2=Ms", 1);
  game_assert_sentence (&game, "L@e5", "Ivory places a foundation on e5");
  game_assert_sentence (&game, "3c3-d4", "Ivory moves three pieces from c3 to d4");
  game_assert_sentence (&game, "1c3-c4", "Ivory moves one piece from c3 to c4");
  game_assert_sentence (&game, "2c3-c4-c5", "Ivory moves two pieces from c3 and leaves one on c4 and one on c5");
  game_assert_sentence (&game, "3c3-c4-c5-d5",
                   "Ivory moves three pieces from c3 and leaves one on c4, one on c5 and one on d5");
  game_assert_spot (&game, "c3", "stack: ivory foundation, lapis tower, ivory roof");
  game_assert_spot (&game, "b2", "stack: ivory tower, lapis roof");
  game_assert_spot (&game, "a1", "lapis foundation");
  game_assert_spot (&game, "e5", "vacant");
  game_assert_spot (&game, "c3.2", "lapis tower");
  game_assert_spot (&game, "a1.2", "vacant");
  game_assert_spot (&game, "1L", "ivory foundation, 3 in hand");
  game_assert_spot (&game, "2S", "lapis roof, 3 in hand");
  game_assert_spot (&game, "x-", "Capture Nothing");
  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=S c3=LmS", 1);
  game_assert_spot (&game, "1L", "none left");
}

static void
assert_picks (const Game *game,
              const char *text,
              const char *names)
{
  AriAction action;
  AriSpot picks[ARI_MAX_PICKS];
  g_autoptr(GString) found = g_string_new (NULL);
  guint n;

  g_assert_true (ari_rules_parse (rules, &game->position, text, &action, NULL));
  n = rules->picks (&game->position, action, picks);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "", rules->board (NULL)->spots[picks[i]].name);
  g_assert_cmpstr (found->str, ==, names);
}

static void
test_picks (void)
{
  Game game;

  example_set_up (&game, "minarett board=orthogonal", "c3=lMS", 1);
  assert_picks (&game, "S@a1", "1S a1");
  assert_picks (&game, "1c3-c4", "c3.3 c4");
  /* An open move could go on from c4, none from c5. */
  assert_picks (&game, "2c3-c4", "c3.2 c4 c4");
  assert_picks (&game, "2c3-c5", "c3.2 c5");
  assert_picks (&game, "2c3-c4-c5", "c3.2 c4 c5");
  assert_picks (&game, "3c3-c4", "c3.1 c4 c4");
  assert_picks (&game, "3c3-c4-c5-d5", "c3.1 c4 c5 d5");
  example_set_up (&game, "minarett", "a1=L b1=L c1=L d1=S c3=LmS", 1);
  game_play (&game, "M@e1");
  assert_picks (&game, "xc3M", "c3.2");
  assert_picks (&game, "x-", "x-");
}

static void
test_next_steps (void)
{
  Game game;

  game_start (&game, "minarett", 1);
  game_assert_next_step (&game, "", "Begin with a piece in your hand: pick a foundation, a tower or a roof.");
  game_assert_next_step (&game, "1S", "Choose where the roof goes.");
  game_play (&game, "L@c3");
  game_assert_next_step (&game, "", "Pick a piece in your hand to place on the board.");

  example_set_up (&game, "minarett", "c3=LmS a1=Ms e5=s", 1);
  game_assert_next_step (&game, "", "Pick a piece in your hand to place, or a piece on the board to move.");
  game_assert_next_step (&game, "c3.3", "Choose where the roof goes.");
  game_assert_next_step (&game, "c3.2", "Choose where the two pieces go.");
  game_assert_next_step (&game, "c3.1", "Choose where the three pieces go.");
  game_assert_next_step (&game, "c3.2 c4",
                         "Choose c4 again to leave both pieces there, or go on with the upper one.");
  game_assert_next_step (&game, "c3.1 c4",
                         "Choose c4 again to leave all three pieces there, or go on with the upper two.");
  game_assert_next_step (&game, "c3.1 c4 c5", "Choose where the last piece goes next.");
  example_set_up (&game, "minarett", "b1=LMS b2=s", 1);
  game_assert_next_step (&game, "b1.2 a1",
                         "Choose a1 again to leave both pieces there, or go on to a2 with the upper one.");
  game_assert_next_step (&game, "b1.1 a1 a2", "Go on to a3 with the last piece.");
}

static void
test_diagram (void)
{
  Game game;
  g_autofree char *diagram = NULL;

  example_set_up (&game, "minarett", "c3=LmS a1=l", 1);
  diagram = ari_rules_diagram (rules, &game.position);
  g_assert_cmpstr (diagram, ==,
                   "5  ...  ...  ...  ...  ...\n"
                   "4  ...  ...  ...  ...  ...\n"
                   "3  ...  ...  LmS  ...  ...\n"
                   "2  ...  ...  ...  ...  ...\n"
                   "1  l..  ...  ...  ...  ...\n"
                   "   a    b    c    d    e\n"
                   "1  L3 M4 S3  x0\n"
                   "2  l3 m3 s4  x0\n");
}

static void
assert_refusal (const Game *game,
                const char *name,
                const char *reason)
{
  AriSpot spot = ari_board_find (rules->board (&game->setup), name);
  g_autofree char *found = ari_rules_refuse (rules, &game->position, NULL, 0, spot, NULL);

  g_assert_cmpstr (found, ==, reason);
}

/* Pointing at the space of a stack means the stack. */
static void
test_refused_spaces (void)
{
  Game game;

  example_set_up (&game, "minarett", "c3=lm a1=L", 1);
  assert_refusal (&game, "c3", "This group is not yours: at least half of its pieces must be your own.");
  assert_refusal (&game, "d4", "Pick a piece first, in hand or on the board, then the space.");

  /* All twelve pieces are on the board. */
  example_set_up (&game, "minarett", "a1=LMS b1=LMS c1=LMS d1=LMS e5=l", 1);
  assert_refusal (&game, "d4", "Pick a piece on the board first, then the space.");
}

/* The most telling first: what it completes, prevents or threatens, and else what it covers. */
static void
test_reasons (void)
{
  static const struct { const char *pieces, *action, *reason; } cases[] = {
    { "c3=L", "M@c3", "It threatens to complete a Minarett." },
    { "c3=L a1=LM", "M@c3", "It opens another way to complete a Minarett." },
    { "c3=lm", "S@c3", "It prevents a Minarett." },
    { "c3=l", "M@c3", "It leaves the opponent no move that would threaten to complete a Minarett." },
    { "c3=l d3=l", "M@c3", "It covers an opponent’s piece, which can no longer move by itself." },
    { "c3=l a1=MS", "2a1-b1", NULL },
    { "c3=L", "L@a1", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *reason = NULL;
      AriAction action;
      Game game;

      g_test_message ("%s: %s", cases[i].pieces, cases[i].action);
      example_set_up (&game, "minarett", cases[i].pieces, 1);
      g_assert_true (ari_rules_parse (rules, &game.position, cases[i].action, &action, NULL));
      reason = rules->narration->reason (&game.position, action).text;
      if (reason == NULL)
        reason = rules->narration->purpose (&game.position, action).text;
      g_assert_cmpstr (reason, ==, cases[i].reason);
    }
}

static gboolean
is_kind (const AriPosition *position,
         AriAction          action,
         AriPurposeFunc    *merit_of,
         const char        *kind)
{
  AriMerit merit = merit_of (position, action);
  gboolean is = g_strcmp0 (merit.kind, kind) == 0;

  g_free (merit.text);

  return is;
}

/* Whether the seat to act has a move of which it is said that it threatens a Minarett. */
static gboolean
can_threaten (const AriPosition *position)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  for (guint i = 0; i < n; i++)
    if (is_kind (position, actions[i], rules->narration->reason, "threatens-minarett"))
      return TRUE;

  return FALSE;
}

/* Where a move is said to leave the opponent no threat, nothing that the opponent plays next is said to be
 * one. */
static void
test_denied_threats (void)
{
  AriRandom random;
  AriSetup setup;
  guint n_denied = 0;

  ari_random_init (&random, 3);
  ari_setup_init (&setup, rules);
  for (guint match = 0; match < 4; match++)
    {
      AriPosition position;

      rules->start (&position, &setup);
      for (guint ply = 0; ply < 30 && ari_rules_actor (rules, &position) != ARI_NONE; ply++)
        {
          AriAction actions[ARI_MAX_ACTIONS];
          guint n = rules->actions (&position, actions);
          AriAction action = actions[ari_random_below (&random, n)];

          if (is_kind (&position, action, rules->narration->purpose, "denies-threats"))
            {
              AriPosition after = position;

              rules->apply (&after, action);
              g_assert_false (can_threaten (&after));
              n_denied++;
            }
          rules->apply (&position, action);
        }
    }
  g_test_message ("%u", n_denied);
  g_assert_cmpuint (n_denied, >=, 3);
}

/* What there is to say of a move that neither completes, prevents nor threatens anything. */
static void
test_shapes (void)
{
  static const struct { const char *pieces, *action, *shape; } cases[] = {
    { "a1=L b1=L", "L@c1", "It makes a line of 3 pieces on level 1, with none of the opponent’s in it. Five earn a capture." },
    { "a1=l b1=l c1=l", "L@d1", "It blocks a line in which the opponent already has 3 pieces of five on level 1." },
    /* A tower on b2, c4 or d3 was a threat before. Now either of two can go there, and a roof on c3 is a
     * threat, too, because tower and roof could then move onto a foundation together. */
    { "b2=L c4=L d3=L", "M@c3", "It gives its player 4 more ways to threaten a Minarett." },
    { "a1=L c5=L e2=L", "M@b3", "It ends where 4 lines meet, and keeps that many directions open." },
    { "d4=lm", "L@c3", "It leaves the opponent 11 fewer ways to move pieces on the board." },
    { "a1=L b2=l", "S@b2", "It gives its player 47 more ways to move pieces on the board." },
    { "a1=LS", "1a1-a2", "It ends with a roof on top, so nothing else fits there." },
    { "", "L@a1", "It ends where 3 lines meet, and keeps that many directions open." },
    { "", "L@c3", "It ends where 8 lines meet, and keeps that many directions open." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *shape = NULL;
      AriAction action;
      Game game;

      g_test_message ("%s: %s", cases[i].pieces, cases[i].action);
      example_set_up (&game, "minarett", cases[i].pieces, 1);
      g_assert_true (ari_rules_parse (rules, &game.position, cases[i].action, &action, NULL));
      shape = rules->narration->shape (&game.position, action).text;
      g_assert_cmpstr (shape, ==, cases[i].shape);
    }
}

/* What few lines lead to is out of reach only once no pieces come from a hand. */
static void
test_empty_hands (void)
{
  g_autofree char *shape = NULL;
  AriAction action;
  Game game;

  example_set_up (&game, "minarett", "b1=L e5=l", 1);
  example_empty_hands (&game);
  g_assert_true (ari_rules_parse (rules, &game.position, "1b1-a1", &action, NULL));
  shape = rules->narration->shape (&game.position, action).text;
  g_assert_cmpstr (shape, ==, "It ends where only 3 lines lead, so few moves can reach it.");
}

/* Both go back and forth: the last of these moves makes a position that was there before. */
static void
test_repeats (void)
{
  static const char *const plies[] = { "1b1-a1", "1e5-e4", "1a1-b1" };
  g_autofree char *shape = NULL;
  AriAction action;
  Game game;

  example_set_up (&game, "minarett", "b1=L e5=l", 1);
  example_empty_hands (&game);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      g_assert_true (ari_rules_parse (rules, &game.position, plies[i], &action, NULL));
      g_clear_pointer (&shape, g_free);
      shape = rules->narration->shape (&game.position, action).text;
      g_assert_null (strstr (shape, "repeats"));
      rules->apply (&game.position, action);
    }
  g_assert_true (ari_rules_parse (rules, &game.position, "1e4-e5", &action, NULL));
  g_clear_pointer (&shape, g_free);
  shape = rules->narration->shape (&game.position, action).text;
  g_assert_cmpstr (shape, ==, "It repeats a position. The third time, the match ends in a draw.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minarett/words/words", test_words);
  g_test_add_func ("/rules/minarett/words/picks", test_picks);
  g_test_add_func ("/rules/minarett/words/next-steps", test_next_steps);
  g_test_add_func ("/rules/minarett/words/refused-spaces", test_refused_spaces);
  g_test_add_func ("/rules/minarett/words/diagram", test_diagram);
  g_test_add_func ("/rules/minarett/words/reasons", test_reasons);
  g_test_add_func ("/rules/minarett/words/denied-threats", test_denied_threats);
  g_test_add_func ("/rules/minarett/words/shapes", test_shapes);
  g_test_add_func ("/rules/minarett/words/empty-hands", test_empty_hands);
  g_test_add_func ("/rules/minarett/words/repeats", test_repeats);

  return g_test_run ();
}
