/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of the rules, each in a small position. */
#include "minarett/minarett-position.h"
#include "random-game.h"

static const AriRules *const rules = &ari_rules_minarett;

/* Sets up a position: "c3=LmS d4=s", each tower from the bottom up, the first seat's pieces in capitals; all
 * others are in hand. */
static void
set_up (Game       *game,
        const char *setup,
        const char *towers,
        AriActor    actor)
{
  g_auto(GStrv) words = g_strsplit (towers, " ", -1);
  Minarett *m = (Minarett *) &game->position;

  game_start (game, setup, 0);
  for (guint i = 0; words[i] != NULL; i++)
    for (const char *piece = words[i] + 3; words[i][0] != '\0' && *piece != '\0'; piece++)
      {
        guint seat = g_ascii_isupper (*piece) ? 0 : 1;
        guint size = (guint) (strchr ("LMS", g_ascii_toupper (*piece)) - "LMS");

        g_assert_cmpuint (m->hand[seat][size], >, 0);
        m->hand[seat][size]--;
        m->pieces[seat][size] |= MINARETT_BIT ((words[i][1] - '1') * MINARETT_SIDE + words[i][0] - 'a');
      }
  m->actor = m->turn = (guint8) actor;
  for (AriActor seat = 1; seat <= MINARETT_SEATS; seat++)
    m->used[seat - 1] = minarett_standing (m, seat);
  m->recent[0] = rules->hash (&game->position);
}

/* Empties the hands, as if those pieces had been captured without counting. */
static void
empty_hands (Game *game)
{
  Minarett *m = (Minarett *) &game->position;

  memset (m->hand, 0, sizeof m->hand);
  m->recent[0] = rules->hash (&game->position);
}

static void
assert_legal (const Game *game,
              const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      rules->parse (&game->position, words[i], &action, &error);
      g_assert_no_error (error);
    }
}

static void
assert_illegal (const Game *game,
                const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      if (rules->parse (&game->position, words[i], &action, &error))
        g_test_message ("%s should be illegal", words[i]);
      g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL);
    }
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

static void
assert_actor (const Game *game,
              AriActor    actor,
              guint       winners)
{
  g_assert_cmpuint (rules->actor (&game->position), ==, actor);
  g_assert_cmpuint (rules->winners (&game->position), ==, winners);
}

/* --- Placing ------------------------------------------------------------------------------------------- */

static void
test_placing (void)
{
  Game game;

  set_up (&game, "minarett", "a1=L b1=m c1=S d1=lm e1=lS a2=lmS", 1);
  assert_legal (&game, "L@a3 M@a1 S@a1 S@b1 S@d1 M@a3 S@a3");
  assert_illegal (&game, "L@a1 M@b1 L@b1 S@c1 M@d1 M@e1 S@e1 S@a2 M@a2 L@a2");
  assert_reason (&game, "L@a1", "A foundation stands only on a vacant space.");
  assert_reason (&game, "M@b1", "A tower stands only on a vacant space or on a foundation.");
  assert_reason (&game, "S@c1", "A roof does not stand on another roof.");

  set_up (&game, "minarett", "a1=L b1=L c1=L d2=L", 1);
  assert_reason (&game, "L@e5", "No such piece is left in hand.");
}

/* --- Moving -------------------------------------------------------------------------------------------- */

static void
test_group_moves (void)
{
  Game game;

  /* One step for one piece, two for two, three for three. */
  set_up (&game, "minarett board=orthogonal", "c3=lMS a1=lM", 1);
  assert_legal (&game, "1c3-c4 1c3-d3 2c3-c4 2c3-c5 2c3-d4 3c3-c4 3c3-c5 3c3-d5 3c3-e4");
  assert_illegal (&game, "1c3-c5 1c3-d4 2c3-d5 3c3-e5");
  assert_reason (&game, "2c3-d5", "Too far: 2 pieces together go at most 2 spaces along lines.");
  assert_reason (&game, "1c3-c5", "Too far: 1 piece goes 1 space along a line.");
  assert_reason (&game, "1c3-c3", "The pieces stand here already.");
  assert_reason (&game, "3a1-a2", "There are not so many pieces here.");
  assert_reason (&game, "1e5-e4", "No piece stands here.");

  /* Along lines only: from c4 there are no diagonals. */
  set_up (&game, "minarett", "c4=M c3=S", 1);
  assert_legal (&game, "1c4-c5 1c3-d4 1c3-b2");
  assert_illegal (&game, "1c4-d5 1c4-b5");
  set_up (&game, "minarett board=all", "c4=M", 1);
  assert_legal (&game, "1c4-d5 1c4-b5");
  set_up (&game, "minarett board=orthogonal", "c3=M", 1);
  assert_illegal (&game, "1c3-d4");
}

static void
test_blocked_ways (void)
{
  Game game;

  /* The largest moving piece must fit on every space, those passed over too. */
  set_up (&game, "minarett board=orthogonal", "a1=MS b1=s a2=m", 1);
  assert_illegal (&game, "2a1-c1 2a1-b1 2a1-a2 2a1-b2");
  assert_legal (&game, "1a1-a2");
  assert_reason (&game, "2a1-b2",
                 "These pieces can go nowhere: no neighbouring space takes the largest of them.");
  set_up (&game, "minarett board=orthogonal", "a1=MS b1=s", 1);
  assert_legal (&game, "2a1-a2 2a1-b2 2a1-a3");
  assert_reason (&game, "2a1-c1",
                 "The way is blocked: the largest moving piece must fit on every space that it passes.");
  set_up (&game, "minarett board=orthogonal", "a1=MS b1=l a2=m", 1);
  assert_legal (&game, "2a1-b1 2a1-c1 2a1-b2");

  /* The way may turn: the third step goes round. */
  set_up (&game, "minarett board=orthogonal", "a1=LMS b2=m", 1);
  assert_legal (&game, "3a1-a4 3a1-b3 3a1-c2 3a1-d1");
  assert_illegal (&game, "3a1-b2");
  /* The path is not part of the action: two ways, one action. */
  set_up (&game, "minarett board=orthogonal", "a1=MS", 1);
  empty_hands (&game);
  g_assert_cmpuint (rules->count (&game.position), ==, 2 + 5 + 4);
}

static void
test_open_moves (void)
{
  Game game;

  set_up (&game, "minarett board=orthogonal", "c3=MS", 1);
  assert_legal (&game, "2c3-c4-c5 2c3-c4-d4 2c3-c4-b4");
  assert_illegal (&game, "2c3-c4-c3 2c3-c5-c4 2c3-c4-c4 2c3-c4-d5");
  assert_reason (&game, "2c3-c4-c3", "No space is entered twice.");
  assert_reason (&game, "2c3-c4-e4", "The rest goes one step further, to a neighbouring space.");

  /* From a tower of three the large piece stays. */
  set_up (&game, "minarett board=orthogonal", "c3=lMS", 1);
  game_play (&game, "2c3-c4-c5");
  g_assert_cmpuint (minarett_get (&game.position)->pieces[1][MINARETT_LARGE], ==, MINARETT_BIT (12));
  g_assert_cmpuint (minarett_get (&game.position)->pieces[0][MINARETT_MEDIUM], ==, MINARETT_BIT (17));
  g_assert_cmpuint (minarett_get (&game.position)->pieces[0][MINARETT_SMALL], ==, MINARETT_BIT (22));

  set_up (&game, "minarett board=orthogonal", "c3=lMS", 1);
  assert_legal (&game, "3c3-c4-d4-e4 3c3-c4-d4-d3 3c3-c4-d4-d5");
  assert_illegal (&game, "3c3-c4-d4-c4 3c3-c4-c3-b3 3c3-c4-c5-c3");
  game_play (&game, "3c3-c4-d4-e4");
  g_assert_cmpuint (minarett_get (&game.position)->pieces[1][MINARETT_LARGE], ==, MINARETT_BIT (17));
  g_assert_cmpuint (minarett_get (&game.position)->pieces[0][MINARETT_MEDIUM], ==, MINARETT_BIT (18));
  g_assert_cmpuint (minarett_get (&game.position)->pieces[0][MINARETT_SMALL], ==, MINARETT_BIT (19));

  /* The largest fits on the first space, then each where it is dropped. */
  set_up (&game, "minarett board=orthogonal", "c3=MS c4=l c5=m d4=s d3=m", 1);
  assert_legal (&game, "2c3-c4-c5 2c3-c4-b4");
  assert_illegal (&game, "2c3-c4-d4 2c3-d3-e3");
}

/* A tower of three never drops one piece and carries two on, nor drops two. */
static void
test_no_other_forms (void)
{
  static const char *const bad[] = {
    "3c3-c4-c5", "1c3-c4-c5", "2c3-c4-c5-d5", "4c3-c4", "0c3-c4", "c3-c4", "2c3", "2c3-", "2c3-c4-", "2c3-f4",
    "2c3-c6", "L@", "L@c9", "l@c3", "X@c3", "Lc3", "xc3", "xc3m", "x", "x-c3", "pass ", " pass", "Pass", "",
    "L@c3 ", "xc3MM", "3c3-c4-d4-e4-e5", "é",
  };
  Game game;

  set_up (&game, "minarett", "c3=LMs", 1);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      g_assert_false (rules->parse (&game.position, bad[i], &action, &error));
      g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE);
    }
}

static void
test_ownership (void)
{
  Game game;

  /* One of one, one of two, two of three. */
  set_up (&game, "minarett", "a1=l c1=lM e1=lmS c3=LmS e5=Lms", 1);
  assert_legal (&game, "1c1-b1 2c1-b1 1e1-d1 2e1-d1 1c3-c4 2c3-c4 3c3-c4");
  assert_illegal (&game, "1a1-a2 3e1-d1 1e5-d5 2e5-d5 3e5-d5");
  assert_reason (&game, "3e1-d1", "This group is not yours: at least half of its pieces must be your own.");

  /* In open moves each group that travels on. */
  assert_legal (&game, "2c1-b1-b2 2e1-d1-d2 3c3-c4-d4-d5");
  set_up (&game, "minarett", "c3=Lm a1=LMs", 1);
  assert_legal (&game, "2c3-c4 3a1-a2 2a1-a2");
  assert_illegal (&game, "2c3-c4-c5 2a1-a2-a3 3a1-a2-a3-a4");
  assert_reason (&game, "2c3-c4-c5",
                 "Not each group that would travel on is yours: "
                 "at least half of its pieces must be your own.");
  set_up (&game, "minarett open=tower", "c3=Lm a1=LMs", 1);
  assert_legal (&game, "2c3-c4-c5 2a1-a2-a3 3a1-a2-a3-a4");
}

static void
test_pass (void)
{
  Game game;

  set_up (&game, "minarett", "c3=s", 1);
  assert_reason (&game, "pass", "A seat passes only when it can do nothing else.");
  empty_hands (&game);
  assert_legal (&game, "pass");
  g_assert_cmpuint (rules->count (&game.position), ==, 1);
  game_play (&game, "pass 1c3-c4 pass");
  assert_actor (&game, 2, 0);

  /* Both in succession: a draw. */
  set_up (&game, "minarett board=orthogonal", "", 1);
  empty_hands (&game);
  game_play (&game, "pass");
  assert_actor (&game, 2, 0);
  game_play (&game, "pass");
  assert_actor (&game, ARI_NONE, 3);
}

/* --- The end ------------------------------------------------------------------------------------------- */

static void
test_minarett (void)
{
  Game game;

  set_up (&game, "minarett", "c3=LM c4=S e1=lm", 1);
  game_play (&game, "1c4-c3");
  assert_actor (&game, ARI_NONE, 1);

  set_up (&game, "minarett", "c3=LM e1=lm", 2);
  game_play (&game, "S@e1");
  assert_actor (&game, ARI_NONE, 2);

  /* Three colours alike, or no Minarett. */
  set_up (&game, "minarett", "c3=Lm", 1);
  game_play (&game, "S@c3");
  assert_actor (&game, 2, 0);

  /* It wins for its colour, also where the other seat completes it. */
  set_up (&game, "minarett open=tower", "c3=Ms b4=lm", 1);
  game_play (&game, "2c3-b3-b4");
  assert_actor (&game, ARI_NONE, 2);
}

static void
test_three_captures (void)
{
  Game game;
  Minarett *m = (Minarett *) &game.position;

  set_up (&game, "minarett", "a1=L b1=L c1=L d1=L c3=m e5=s", 1);
  m->captured[0] = 2;
  game_play (&game, "M@e1");
  assert_actor (&game, 1, 0);
  game_play (&game, "xc3M");
  assert_actor (&game, ARI_NONE, 1);
}

/* --- Capture positions --------------------------------------------------------------------------------- */

static void
test_large_positions (void)
{
  Game game;

  /* Any sizes, whatever stands on them; rows, columns, main diagonals. */
  set_up (&game, "minarett", "a1=Lm b1=M c1=Ls d1=S", 1);
  game_play (&game, "L@e1");
  assert_actor (&game, 1, 0);
  set_up (&game, "minarett board=orthogonal", "a1=L b2=M c3=L d4=S e3=m", 1);
  game_play (&game, "L@e5");
  assert_actor (&game, 1, 0);
  set_up (&game, "minarett", "a5=L a4=M a3=L a2=S e3=m", 1);
  game_play (&game, "M@a1");
  assert_actor (&game, 1, 0);

  /* Level 1 only, one colour only. */
  set_up (&game, "minarett", "a1=Lm b1=M c1=Ls d1=l e1=L", 1);
  game_play (&game, "M@d1");
  assert_actor (&game, 2, 0);
  /* Also without small captures. */
  set_up (&game, "minarett small=off", "a1=Lm b1=M c1=Ls d1=S", 1);
  game_play (&game, "L@e1");
  assert_actor (&game, 1, 0);
}

static void
test_small_positions (void)
{
  Game game;

  set_up (&game, "minarett", "a1=lM b1=LM c1=l", 1);
  game_play (&game, "M@c1");
  assert_actor (&game, 1, 0);
  set_up (&game, "minarett small=off", "a1=lM b1=LM c1=l", 1);
  game_play (&game, "M@c1");
  assert_actor (&game, 2, 0);

  /* Level 2, whatever is below; not on different levels, not of different sizes, not with a gap. */
  set_up (&game, "minarett", "a1=lS b1=mS c1=l", 1);
  game_play (&game, "S@c1");
  assert_actor (&game, 1, 0);
  set_up (&game, "minarett", "a1=lS b1=lmS c1=l", 1);
  game_play (&game, "S@c1");
  assert_actor (&game, 2, 0);
  set_up (&game, "minarett", "a1=lM b1=lM c1=l", 1);
  game_play (&game, "S@c1");
  assert_actor (&game, 2, 0);
  set_up (&game, "minarett", "a1=lM b1=lM d1=l", 1);
  game_play (&game, "M@d1");
  assert_actor (&game, 2, 0);
  /* Level 3. */
  set_up (&game, "minarett", "a1=lMS b1=lmS c1=Lm", 1);
  game_play (&game, "S@c1");
  assert_actor (&game, 1, 0);
  /* Not on level 1. */
  set_up (&game, "minarett", "a1=S b1=S e5=l", 1);
  game_play (&game, "S@c1");
  assert_actor (&game, 2, 0);

  /* Joined by lines: the diagonal a2 b3 c4 has none. */
  set_up (&game, "minarett", "a2=lM b3=lM c4=l", 1);
  game_play (&game, "M@c4");
  assert_actor (&game, 2, 0);
  set_up (&game, "minarett board=all", "a2=lM b3=lM c4=l", 1);
  game_play (&game, "M@c4");
  assert_actor (&game, 1, 0);
  set_up (&game, "minarett", "a1=lM b2=lM c3=l", 1);
  game_play (&game, "M@c3");
  assert_actor (&game, 1, 0);
  set_up (&game, "minarett board=orthogonal", "a1=lM b2=lM c3=l", 1);
  game_play (&game, "M@c3");
  assert_actor (&game, 2, 0);
}

static void
test_used_sets (void)
{
  Game game;

  set_up (&game, "minarett", "a1=L b1=L c1=L d1=L e2=M e5=m a5=s", 1);
  game_play (&game, "1e2-e1 xe5M S@e5 1e1-e2 1e5-e4");
  /* The same set a second time, with another piece even: nothing. */
  game_play (&game, "S@e1");
  assert_actor (&game, 2, 0);
  /* The other seat has not used it. */
  g_assert_cmpuint (minarett_get (&game.position)->used[1], ==, 0);
}

static void
test_several_positions (void)
{
  Game game;

  /* A row and a column at once: two captures. */
  set_up (&game, "minarett", "a1=L b1=L c1=L d1=L e2=M e3=M e4=M e5=M a5=lm", 1);
  game_play (&game, "S@e1");
  g_assert_cmpuint (minarett_get (&game.position)->due[0], ==, 2);
  game_play (&game, "xa5L");
  assert_actor (&game, 1, 0);
  game_play (&game, "xa5M");
  assert_actor (&game, 2, 0);

  /* Two levels on the same spaces: one capture. The last group brings both pieces. */
  set_up (&game, "minarett", "a1=lMS b1=lMS c2=MS c1=l e5=l", 1);
  game_play (&game, "2c2-c1");
  g_assert_cmpuint (minarett_get (&game.position)->due[0], ==, 1);
}

/* One move entitles both: the mover captures first. */
static void
test_both_entitled (void)
{
  Game game;

  /* With the white medium piece a black small one travels on to level 3. */
  set_up (&game, "minarett", "a1=LMs b1=LMs c2=Ms c1=l e5=l", 1);
  game_play (&game, "2c2-c1");
  g_assert_cmpuint (minarett_get (&game.position)->due[0], ==, 1);
  g_assert_cmpuint (minarett_get (&game.position)->due[1], ==, 1);
  assert_actor (&game, 1, 0);
  /* What the removal breaks stays earned. */
  game_play (&game, "xa1S");
  assert_actor (&game, 2, 0);
  assert_legal (&game, "xa1M x-");
  game_play (&game, "x-");
  /* And the next turn is the other seat's. */
  assert_actor (&game, 2, 0);
  assert_legal (&game, "L@a5");
}

static void
test_capturing (void)
{
  Game game;
  Minarett *m = (Minarett *) &game.position;

  /* Inside a tower: what is above drops a level. */
  set_up (&game, "minarett", "a1=L b1=L c1=L d1=S c3=LmS", 1);
  game_play (&game, "M@e1");
  assert_legal (&game, "xc3M x-");
  assert_illegal (&game, "xc3L xc3S xa1L xe5L L@e5 pass 1c3-c4");
  assert_reason (&game, "xc3L", "Only pieces of the other seat can be captured.");
  assert_reason (&game, "xe5L", "No such piece stands here.");
  assert_reason (&game, "L@e5", "Choose a piece to capture first, or capture nothing.");
  game_play (&game, "xc3M");
  g_assert_cmpuint (rules->occupant (&game.position, MINARETT_SPOT_LEVEL (12, 2)), ==, 1);
  g_assert_cmpuint (rules->occupant (&game.position, MINARETT_SPOT_LEVEL (12, 3)), ==, ARI_NONE);
  /* Captured pieces never come back: the hand is as it was. */
  g_assert_cmpuint (m->hand[1][MINARETT_MEDIUM], ==, 3);
  g_assert_cmpuint (m->captured[0], ==, 1);

  /* Declining uses the right up. */
  set_up (&game, "minarett", "a1=L b1=L c1=L d1=S c3=LmS", 1);
  game_play (&game, "M@e1 x-");
  assert_actor (&game, 2, 0);
  assert_reason (&game, "x-", "There is nothing to capture now.");

  /* Nothing to capture: the right lapses. */
  set_up (&game, "minarett", "a1=L b1=L c1=L d1=L", 1);
  game_play (&game, "M@e1");
  assert_actor (&game, 2, 0);
  g_assert_cmpuint (m->due[0], ==, 0);
}

/* A removal can make new positions: step 2 runs again. */
static void
test_capture_by_removal (void)
{
  Game game;

  /* Without the black large piece e2 = lM, the medium one stands on level 1 and completes row 2. */
  set_up (&game, "minarett", "a1=L b1=L c1=L d1=L a2=S b2=S c2=S d2=S e2=lM e5=s", 1);
  game_play (&game, "M@e1 xe2L");
  assert_actor (&game, 1, 0);
  game_play (&game, "xe5S");
  assert_actor (&game, 2, 0);
  g_assert_cmpuint (minarett_get (&game.position)->captured[0], ==, 2);
}

/* --- Draws --------------------------------------------------------------------------------------------- */

static void
test_repetition (void)
{
  Game game;

  game_start (&game, "minarett", 0);
  game_play (&game, "L@a1 L@e5");
  /* The position after the two placements comes back after four turns, and again. */
  game_play (&game, "1a1-a2 1e5-e4 1a2-a1 1e4-e5");
  assert_actor (&game, 1, 0);
  game_play (&game, "1a1-a2 1e5-e4 1a2-a1");
  assert_actor (&game, 2, 0);
  game_play (&game, "1e4-e5");
  assert_actor (&game, ARI_NONE, 3);
}

static void
test_hundred_quiet_turns (void)
{
  /* A walk round the board for one seat, and back and forth for the other, with no position three times. */
  static const char *const round[] = {
    "a1", "b1", "c1", "d1", "e1", "e2", "d2", "c2", "b2", "a2",
    "a3", "b3", "c3", "d3", "e3", "e4", "d4", "c4", "b4", "a4",
  };
  static const char *const forth[] = { "a5", "b5", "c5", "d5", "e5", "d5", "c5", "b5" };
  Game game;

  set_up (&game, "minarett", "a1=L a5=l", 1);
  for (guint turn = 0; turn < 100; turn++)
    {
      guint k = turn / 2;
      guint last = G_N_ELEMENTS (round) - 1, here = k % (2 * last), next = (k + 1) % (2 * last);
      g_autofree char *text = NULL;

      assert_actor (&game, turn % 2 + 1, 0);
      if (turn % 2 == 0)
        text = g_strdup_printf ("1%s-%s", round[here <= last ? here : 2 * last - here],
                                round[next <= last ? next : 2 * last - next]);
      else
        text = g_strdup_printf ("1%s-%s", forth[k % G_N_ELEMENTS (forth)],
                                forth[(k + 1) % G_N_ELEMENTS (forth)]);
      game_play (&game, text);
    }
  assert_actor (&game, ARI_NONE, 3);
}

/* --- Words, picks, overlays ---------------------------------------------------------------------------- */

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
assert_spot (const Game *game,
             const char *name,
             const char *words)
{
  g_autofree char *found = rules->describe_spot (&game->position, ari_board_find (rules->board (NULL), name));

  g_assert_cmpstr (found, ==, words);
}

static void
test_words (void)
{
  Game game;

  set_up (&game, "minarett", "c3=LmS a1=l b2=Ms", 1);
  assert_sentence (&game, "L@e5", "Red places a foundation on e5");
  assert_sentence (&game, "3c3-d4", "Red moves three pieces from c3 to d4");
  assert_sentence (&game, "1c3-c4", "Red moves one piece from c3 to c4");
  assert_sentence (&game, "2c3-c4-c5", "Red moves two pieces from c3 and leaves one on c4 and one on c5");
  assert_sentence (&game, "3c3-c4-c5-d5",
                   "Red moves three pieces from c3 and leaves one on c4, one on c5 and one on d5");
  assert_spot (&game, "c3", "stack: ivory foundation, lapis tower, ivory roof");
  assert_spot (&game, "b2", "stack: ivory tower, lapis roof");
  assert_spot (&game, "a1", "lapis foundation");
  assert_spot (&game, "e5", "vacant");
  assert_spot (&game, "c3.2", "lapis tower");
  assert_spot (&game, "a1.2", "vacant");
  assert_spot (&game, "1L", "ivory foundation, 3 in hand");
  assert_spot (&game, "2S", "lapis roof, 3 in hand");
  assert_spot (&game, "x-", "capture nothing");
  set_up (&game, "minarett", "a1=L b1=L c1=L d1=S c3=LmS", 1);
  assert_spot (&game, "1L", "none left");
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

  g_assert_true (rules->parse (&game->position, text, &action, NULL));
  n = rules->picks (&game->position, action, picks);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "", rules->board (NULL)->spots[picks[i]].name);
  g_assert_cmpstr (found->str, ==, names);
}

static void
test_picks (void)
{
  Game game;

  set_up (&game, "minarett board=orthogonal", "c3=lMS", 1);
  assert_picks (&game, "S@a1", "1S a1");
  assert_picks (&game, "1c3-c4", "c3.3 c4");
  /* An open move could go on from c4, none from c5. */
  assert_picks (&game, "2c3-c4", "c3.2 c4 c4");
  assert_picks (&game, "2c3-c5", "c3.2 c5");
  assert_picks (&game, "2c3-c4-c5", "c3.2 c4 c5");
  assert_picks (&game, "3c3-c4", "c3.1 c4 c4");
  assert_picks (&game, "3c3-c4-c5-d5", "c3.1 c4 c5 d5");
  set_up (&game, "minarett", "a1=L b1=L c1=L d1=S c3=LmS", 1);
  game_play (&game, "M@e1");
  assert_picks (&game, "xc3M", "c3.2");
  assert_picks (&game, "x-", "x-");
}

/* The marks as text: "e1+1 d3!1", with the seat that they concern. */
static void
assert_hints (const Game *game,
              const char *wanted)
{
  AriMark marks[ARI_MAX_SPOTS];
  g_autoptr(GString) found = g_string_new (NULL);
  guint n = minarett_hint_marks (&game->position, marks);

  for (guint i = 0; i < n; i++)
    {
      const char *name = rules->board (NULL)->spots[marks[i].spot].name;
      char sign = marks[i].strength < 1 ? '+' : '*';

      if (marks[i].kind == ARI_MARK_THREAT)
        sign = '!';
      g_string_append_printf (found, "%s%s%c%u", i > 0 ? " " : "", name, sign, marks[i].seat);
    }
  g_assert_cmpstr (found->str, ==, wanted);
}

static void
test_hints (void)
{
  Game game;

  set_up (&game, "minarett", "a1=L b1=L c1=L d1=L c3=lm", 1);
  assert_hints (&game, "e1+1 c3!1");
  set_up (&game, "minarett", "a1=L b1=L c1=L d1=L c3=lm", 2);
  assert_hints (&game, "e1!2 c3*2");
  set_up (&game, "minarett", "", 1);
  assert_hints (&game, "");
}

static void
test_diagram (void)
{
  Game game;
  g_autofree char *diagram = NULL;

  set_up (&game, "minarett", "c3=LmS a1=l", 1);
  diagram = rules->diagram (&game.position);
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

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void      (*run) (void);
  } tests[] = {
    { "placing", test_placing }, { "group-moves", test_group_moves }, { "blocked-ways", test_blocked_ways },
    { "open-moves", test_open_moves }, { "no-other-forms", test_no_other_forms },
    { "ownership", test_ownership }, { "pass", test_pass }, { "minarett", test_minarett },
    { "three-captures", test_three_captures }, { "large-positions", test_large_positions },
    { "small-positions", test_small_positions }, { "used-sets", test_used_sets },
    { "several-positions", test_several_positions }, { "both-entitled", test_both_entitled },
    { "capturing", test_capturing }, { "capture-by-removal", test_capture_by_removal },
    { "repetition", test_repetition }, { "hundred-quiet-turns", test_hundred_quiet_turns },
    { "words", test_words }, { "picks", test_picks }, { "hints", test_hints }, { "diagram", test_diagram },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strconcat ("/rules/minarett/rules/", tests[i].name, NULL);

      g_test_add_func (path, tests[i].run);
    }

  return g_test_run ();
}
