/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What each game counts, and what it says about its end. */
#include "ari-tally.h"

#include "ari-totals.h"
#include "random-game.h"

#define MATCHES 20

typedef void Check (const Game *game);

/* Plays at random, and looks at each position. */
static void
check_matches (const char *setup,
               Check      *check)
{
  for (guint64 seed = 1; seed <= MATCHES; seed++)
    {
      AriAction action;
      Game game;

      game_start (&game, setup, seed);
      check (&game);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        {
          game.setup.rules->apply (&game.position, action);
          check (&game);
        }
    }
}

/* There is a reason exactly when the game is over. */
static char *
reason_of (const Game *game)
{
  char *reason = ari_rules_reason (game->setup.rules, &game->position);

  g_assert_cmpint (reason != NULL, ==, ari_rules_actor (game->setup.rules, &game->position) == ARI_NONE);
  if (reason == NULL)
    g_assert_null (ari_rules_draw (game->setup.rules, &game->position));

  return reason;
}

/* The triangles are the scores, those of partners together; the reason names them, the most first. */
static void
check_minoa (const Game *game)
{
  AriTallyRow rows[ARI_MAX_TALLY_ROWS];
  int scores[ARI_MAX_SEATS], totals[ARI_MAX_SEATS], all = 0;
  guint n = ari_rules_totals (game->setup.rules, &game->position, totals);
  g_autofree char *reason = reason_of (game), *expected = NULL;

  g_assert_cmpuint (ari_rules_tally (game->setup.rules, &game->position, rows), ==, 3);
  game->setup.rules->scores (&game->position, scores);
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    {
      int triangles = rows[0].numbers[s], areas = rows[1].numbers[s], largest = rows[2].numbers[s];

      all += scores[s];
      g_assert_cmpint (triangles, ==, scores[s]);
      g_assert_cmpint (triangles == 0, ==, areas == 0);
      g_assert_cmpint (largest + MAX (areas, 1) - 1, <=, triangles);
      g_assert_cmpint (areas * largest, >=, triangles);
    }
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (totals[i], <=, totals[i > 0 ? i - 1 : 0]);
      all -= totals[i];
    }
  g_assert_cmpint (all, ==, 0);
  if (reason == NULL)
    return;

  expected = n == 2 ? g_strdup_printf ("%d to %d triangles.", totals[0], totals[1])
             : n == 3 ? g_strdup_printf ("%d to %d and %d triangles.", totals[0], totals[1], totals[2])
                      : g_strdup_printf ("%d to %d, %d and %d triangles.", totals[0], totals[1], totals[2], totals[3]);
  g_assert_cmpstr (reason, ==, expected);
}

static void
test_minoa (void)
{
  check_matches ("minoa", check_minoa);
  check_matches ("minoa seats=3", check_minoa);
  check_matches ("minoa seats=4", check_minoa);
}

/* A piece is on the board, in its hand or captured by the other player. */
static void
check_minarett (const Game *game)
{
  static const char *const why[][2] = {
    { "repetition", "The same position has come up for the third time." },
    { "passing", "Both players have passed, one after the other." },
    { "quiet turns", "Nobody has placed or captured a piece for " },
  };
  AriTallyRow rows[ARI_MAX_TALLY_ROWS];
  int scores[ARI_MAX_SEATS];
  AriPosition start;
  AriTallyRow first[ARI_MAX_TALLY_ROWS];
  g_autofree char *reason = reason_of (game);
  const char *draw = ari_rules_draw (game->setup.rules, &game->position);
  guint winners = ari_rules_winners (game->setup.rules, &game->position);

  game->setup.rules->start (&start, &game->setup);
  ari_rules_tally (game->setup.rules, &start, first);
  g_assert_cmpuint (ari_rules_tally (game->setup.rules, &game->position, rows), ==, 4);
  game->setup.rules->scores (&game->position, scores);
  for (guint s = 0; s < 2; s++)
    {
      g_assert_cmpint (rows[1].numbers[s], ==, scores[s]);
      g_assert_cmpint (rows[1].numbers[1 - s] + rows[2].numbers[s] + rows[3].numbers[s], ==,
                       first[3].numbers[s]);
    }
  if (reason == NULL)
    return;

  g_assert_cmpint (draw != NULL, ==, winners == 3);
  for (guint i = 0; i < G_N_ELEMENTS (why); i++)
    g_assert_cmpint (g_str_has_prefix (reason, why[i][1]), ==, g_strcmp0 (draw, why[i][0]) == 0);
  if (draw == NULL)
    g_assert_cmpint (g_str_has_prefix (reason, "The Minarett stands on "), ==, rows[0].numbers[winners - 1] > 0);
}

static void
test_minarett (void)
{
  check_matches ("minarett", check_minarett);
}

/* Each traveller is outside, on the way or home, and all of the winner’s are home. */
static void
check_labyrinth (const Game *game)
{
  AriTallyRow rows[ARI_MAX_TALLY_ROWS];
  int scores[ARI_MAX_SEATS];
  g_autofree char *reason = reason_of (game);
  guint winners = ari_rules_winners (game->setup.rules, &game->position);

  g_assert_cmpuint (ari_rules_tally (game->setup.rules, &game->position, rows), ==, 3);
  game->setup.rules->scores (&game->position, scores);
  for (guint s = 0; s < game->setup.seats; s++)
    {
      g_assert_cmpint (rows[0].numbers[s], ==, scores[s]);
      g_assert_cmpint (rows[0].numbers[s] + rows[1].numbers[s] + rows[2].numbers[s], ==, 4);
      g_assert_cmpint (rows[0].numbers[s] == 4, ==, (winners >> s & 1) != 0);
    }
  if (reason != NULL)
    g_assert_cmpstr (reason, ==, "All 4 travellers are home.");
}

static void
test_labyrinth (void)
{
  check_matches ("labyrinth", check_labyrinth);
  check_matches ("labyrinth seats=4", check_labyrinth);
}

/* Scores in the words of the game. */
static void
test_scores (void)
{
  static const struct { const char *game, *one, *two; } cases[] = {
    { "minoa", "1 triangle", "2 triangles" },
    { "minarett", "1 captured piece", "2 captured pieces" },
    { "labyrinth", "1 traveller home", "2 travellers home" },
    { "minotaur", "1 point", "2 points" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const AriRules *rules = ari_rules_lookup (cases[i].game);
      g_autofree char *one = ari_rules_score_words (rules, 1), *two = ari_rules_score_words (rules, 2);

      g_assert_cmpstr (one, ==, cases[i].one);
      g_assert_cmpstr (two, ==, cases[i].two);
      g_assert_cmpint (ari_rules_has_draws (rules), ==, g_str_equal (cases[i].game, "minarett"));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/tally/minoa", test_minoa);
  g_test_add_func ("/rules/tally/minarett", test_minarett);
  g_test_add_func ("/rules/tally/labyrinth", test_labyrinth);
  g_test_add_func ("/rules/tally/scores", test_scores);

  return g_test_run ();
}
