/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stays true of Minarett over random games, and its symmetries. */
#include "minarett/minarett-position.h"
#include "random-game.h"

static const AriRules *const rules = &ari_rules_minarett;

static const char *const setups[] = {
  "minarett", "minarett board=all", "minarett board=orthogonal", "minarett open=tower", "minarett small=off",
  "minarett board=all open=tower small=off", "minarett head=2:2", "minarett board=all head=1:1,2:1",
};

static const Minarett *
state (const Game *game)
{
  return minarett_get (&game->position);
}

/* --- Facts over random games --------------------------------------------------------------------------- */

/* One piece of a size on a space, four of each size and seat in all, and three captured at most. */
static void
check_pieces (const Minarett *m)
{
  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      guint here = 0;

      for (guint size = 0; size < MINARETT_SIZES; size++)
        {
          guint n = minarett_n_bits (m->pieces[s][size]) + m->hand[s][size];

          g_assert_cmpuint (m->pieces[0][size] & m->pieces[1][size], ==, 0);
          g_assert_cmpuint (m->pieces[s][size] & ~MINARETT_ALL, ==, 0);
          g_assert_cmpuint (n, <=, MINARETT_EACH_SIZE);
          here += n;
        }
      g_assert_cmpuint (here + m->captured[1 - s], ==, MINARETT_SIZES * MINARETT_EACH_SIZE);
      g_assert_cmpuint (m->captured[s], <=, MINARETT_CAPTURES);
    }
}

static void
check_step (const Minarett *before,
            const Minarett *after,
            AriAction       action)
{
  MinarettAction a = minarett_unpack (action);

  for (guint s = 0; s < MINARETT_SEATS; s++)
    {
      g_assert_cmpuint (before->used[s] & ~after->used[s], ==, 0);
      g_assert_cmpuint (before->captured[s], <=, after->captured[s]);
      for (guint size = 0; size < MINARETT_SIZES; size++)
        g_assert_cmpuint (before->hand[s][size] - after->hand[s][size], ==,
                          a.kind == MINARETT_PLACE && a.count == size && before->actor == s + 1 ? 1 : 0);
    }
  if (after->actor != ARI_NONE && !minarett_is_capturing (after))
    {
      /* The next turn is the other seat's. */
      g_assert_cmpuint (after->turn, !=, before->turn);
      g_assert_cmpuint (after->actor, ==, after->turn);
      /* Whatever stands now has been used. */
      for (guint s = 0; s < MINARETT_SEATS; s++)
        g_assert_cmpuint (minarett_standing (after, s + 1) & ~after->used[s], ==, 0);
    }
  for (guint i = after->quiet + 1u; i < MINARETT_QUIET; i++)
    g_assert_cmpuint (after->recent[i], ==, 0);
}

static void
test_facts (void)
{
  guint won = 0, captured = 0, drawn = 0;

  for (guint i = 0; i < 600; i++)
    {
      Game game;
      AriAction action;
      guint winners;

      game_start (&game, setups[i % G_N_ELEMENTS (setups)], i);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        {
          Minarett before = *state (&game);

          g_assert_cmpuint (ari_rules_winners (rules, &game.position), ==, 0);
          rules->apply (&game.position, action);
          check_pieces (state (&game));
          check_step (&before, state (&game), action);
        }

      winners = ari_rules_winners (rules, &game.position);
      g_assert_cmpuint (ari_rules_actor (rules, &game.position), ==, ARI_NONE);
      g_assert_cmpuint (ari_rules_count (rules, &game.position), ==, 0);
      won += minarett_complete (state (&game), 1) != 0 || minarett_complete (state (&game), 2) != 0;
      captured += MAX (state (&game)->captured[0], state (&game)->captured[1]) == MINARETT_CAPTURES;
      drawn += winners == 3;
      g_assert_cmpuint (winners, >=, 1);
      g_assert_cmpuint (winners, <=, 3);
    }
  g_assert_cmpuint (won + captured + drawn, ==, 600);
  g_assert_cmpuint (won, >, 0);
  g_assert_cmpuint (captured, >, 0);
  g_assert_cmpuint (drawn, >, 0);
}

/* --- Copies and hashes --------------------------------------------------------------------------------- */

static void
test_copies (void)
{
  for (guint i = 0; i < 100; i++)
    {
      Game game;
      AriAction action;

      game_start (&game, setups[i % G_N_ELEMENTS (setups)], i);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        game_assert_copies (&game, action);
    }
}

/* The order in which pieces were placed leaves no trace. */
static void
test_order (void)
{
  Game one, other;

  game_start (&one, "minarett", 0);
  game_start (&other, "minarett", 0);
  game_play (&one, "L@a1 M@b2 M@a1 S@c3");
  game_play (&other, "L@a1 S@c3 M@a1 M@b2");
  g_assert_true (ari_position_equal (rules, &one.position, &other.position));
}

/* The hash does not change from one version of the program to the next: it stands in libraries. */
static void
test_hash_is_stable (void)
{
  Game game;

  game_start (&game, "minarett", 0);
  game_play (&game, "L@a1 M@b2 1a1-a2");
  g_assert_cmphex (rules->hash (&game.position), ==, G_GUINT64_CONSTANT (0xba2b82c1e56cb829));
}

/* --- Symmetries ----------------------------------------------------------------------------------------- */

/* Every symmetry keeps the lines of all boards and the sets of spaces. */
static void
test_symmetric_boards (void)
{
  for (MinarettBoard board = 0; board < MINARETT_BOARDS; board++)
    {
      const MinarettGeometry *g = minarett_geometry (board);

      for (guint symmetry = 0; symmetry < MINARETT_SYMMETRIES; symmetry++)
        for (guint a = 0; a < MINARETT_SPACES; a++)
          {
            guint turned = minarett_turn_space (a, symmetry);

            g_assert_cmpuint (minarett_turn_space (turned, minarett_turn_inverse (symmetry)), ==, a);
            for (guint b = 0; b < MINARETT_SPACES; b++)
              g_assert_cmpuint (g->neighbours[a] >> b & 1, ==,
                                g->neighbours[turned] >> minarett_turn_space (b, symmetry) & 1);
          }
    }
}

/* Playing and turning are the same as turning and playing. */
static void
check_symmetry (const Game *game,
                AriAction   action,
                guint       symmetry)
{
  AriPosition turned, played = game->position, one, other, back;
  AriAction image = minarett_turn_action (action, symmetry);

  minarett_turn_position (&game->position, symmetry, &turned);
  g_assert_cmpuint (ari_rules_count (rules, &turned), ==, ari_rules_count (rules, &game->position));
  g_assert_true (ari_rules_legal (rules, &turned, image));
  g_assert_cmpuint (minarett_turn_action (image, minarett_turn_inverse (symmetry)), ==, action);

  minarett_turn_position (&turned, minarett_turn_inverse (symmetry), &back);
  g_assert_cmpuint (rules->hash (&back), ==, rules->hash (&game->position));

  rules->apply (&played, action);
  /* Turned positions have no past, so a draw by repetition is not seen in them. */
  if (ari_rules_winners (rules, &played) == 3)
    return;
  minarett_turn_position (&played, symmetry, &one);
  other = turned;
  rules->apply (&other, image);
  g_assert_cmpuint (rules->hash (&one), ==, rules->hash (&other));
}

static void
test_symmetries (void)
{
  for (guint i = 0; i < 30; i++)
    {
      Game game;
      AriAction action;

      game_start (&game, setups[i % G_N_ELEMENTS (setups)], i);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        {
          check_symmetry (&game, action, ari_random_below (&game.random, MINARETT_SYMMETRIES));
          rules->apply (&game.position, action);
        }
    }
}

/* The numbers of lines and triples that the rules name. */
static void
test_geometry (void)
{
  static const guint lines[MINARETT_BOARDS] = { 56, 72, 40 }, triples[MINARETT_BOARDS] = { 40, 48, 30 };

  for (MinarettBoard board = 0; board < MINARETT_BOARDS; board++)
    {
      const MinarettGeometry *g = minarett_geometry (board);
      guint ends = 0;

      for (guint space = 0; space < MINARETT_SPACES; space++)
        ends += minarett_n_bits (g->neighbours[space]);
      g_assert_cmpuint (ends, ==, 2 * lines[board]);
      g_assert_cmpuint (g->n_sets, ==, MINARETT_LINES + triples[board]);
      for (guint set = 0; set < g->n_sets; set++)
        g_assert_cmpuint (minarett_n_bits (g->sets[set]), ==, set < MINARETT_LINES ? 5 : 3);
    }
}

/* The roofs of a head start are captured already, and one capture fewer wins. */
static void
test_head_starts (void)
{
  Game game, even;
  const Minarett *m;
  g_autofree char *one = NULL, *two = NULL;

  game_start (&game, "minarett head=1:1,2:2", 0);
  m = state (&game);
  g_assert_cmpuint (m->captured[0], ==, 1);
  g_assert_cmpuint (m->captured[1], ==, 2);
  g_assert_cmpuint (m->hand[0][MINARETT_SMALL], ==, 2);
  g_assert_cmpuint (m->hand[1][MINARETT_SMALL], ==, 3);
  one = rules->choices.head_start->tell (&game.setup, 1, "Anna");
  g_assert_cmpstr (one, ==, "Anna starts with 1 captured roof.");
  two = rules->choices.head_start->words (&game.setup, 2);
  g_assert_cmpstr (two, ==, "2 captured roofs");
  game_start (&even, "minarett", 0);
  g_assert_cmpuint (rules->hash (&even.position), !=, rules->hash (&game.position));

  /* Lapis fills the bottom row, and its first capture is the third one. */
  game_play (&game, "L@a5 L@a1 L@b5 L@b1 L@c4 L@c1 L@d5 L@d1 M@e4 M@e1 xa5L");
  g_assert_cmpuint (ari_rules_actor (rules, &game.position), ==, ARI_NONE);
  g_assert_cmpuint (ari_rules_winners (rules, &game.position), ==, 2);
}

/* The counts that the rules name. */
static void
test_perft (void)
{
  static const struct
  {
    const char *setup;
    guint       depth;
    guint64     sequences;
  } cases[] = {
    { "minarett", 1, 75 }, { "minarett", 2, 5475 }, { "minarett", 3, 413305 }, { "minarett", 4, 30585696 },
    /* While nobody's roofs are used up, a head start changes no count. */
    { "minarett head=1:2,2:2", 3, 413305 }, { "minarett board=all", 3, 420073 }, { "minarett board=orthogonal", 3, 406237 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Game game;

      game_start (&game, cases[i].setup, 0);
      g_assert_cmpuint (ari_perft (rules, &game.position, cases[i].depth), ==, cases[i].sequences);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minarett/facts", test_facts);
  g_test_add_func ("/rules/minarett/copies", test_copies);
  g_test_add_func ("/rules/minarett/order", test_order);
  g_test_add_func ("/rules/minarett/hash-is-stable", test_hash_is_stable);
  g_test_add_func ("/rules/minarett/symmetric-boards", test_symmetric_boards);
  g_test_add_func ("/rules/minarett/symmetries", test_symmetries);
  g_test_add_func ("/rules/minarett/geometry", test_geometry);
  g_test_add_func ("/rules/minarett/head-starts", test_head_starts);
  g_test_add_func ("/rules/minarett/perft", test_perft);

  return g_test_run ();
}
