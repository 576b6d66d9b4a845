/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Minoa against what its rules claim, over random games, and in single cases. Large because threats are
 * counted again here, too. */
#include <stdio.h>

#include "minoa-game.h"
#include "minoa-slow.h"
#include "minoa/minoa.h"

static const AriRules *const rules = &ari_rules_minoa;

/* --- Facts over 10,000 random games ------------------------------------------------------------------- */

static void
play_and_check_facts (Game *game)
{
  guint placements = 0, sticks = 0, passes_in_a_row = 0;
  int scores[ARI_MAX_SEATS], sum = 0;
  AriAction action;
  guint winners;

  while ((action = game_choose (game)) != ARI_ACTION_NONE)
    {
      AriActor actor = ari_rules_actor (rules, &game->position);

      g_assert_cmpuint (ari_rules_winners (rules, &game->position), ==, 0);
      g_assert_cmpuint (actor, >=, 1);
      g_assert_cmpuint (actor, <=, game->setup.seats);
      if (action == MINOA_PASS)
        {
          g_assert_true (game->setup.seats > 2 || game_is_coloured (game));
          g_assert_cmpuint (++passes_in_a_row, <, game->setup.seats);
        }
      else
        {
          passes_in_a_row = 0;
          placements++;
          sticks += !slow_is_border (action);
        }
      rules->apply (&game->position, action);
      if (ari_rules_actor (rules, &game->position) != ARI_NONE)
        g_assert_cmpuint (ari_rules_actor (rules, &game->position), ==, actor % game->setup.seats + 1);
    }

  g_assert_cmpuint (sticks, <=, 60);
  g_assert_cmpuint (placements, <=, 84);
  g_assert_cmpuint (ari_rules_actor (rules, &game->position), ==, ARI_NONE);
  if (rules->count != NULL)
    g_assert_cmpuint (ari_rules_count (rules, &game->position), ==, 0);

  rules->scores (&game->position, scores);
  winners = ari_rules_winners (rules, &game->position);
  g_assert_cmpuint (winners, !=, 0);
  for (AriActor seat = 1; seat <= game->setup.seats; seat++)
    {
      AriSupply supply[ARI_MAX_SUPPLIES];
      guint side = ari_rules_side (rules, &game->position, seat);

      sum += scores[seat - 1];
      g_assert_cmpuint (ari_rules_supplies (rules, &game->position, seat, supply), ==, 1);
      g_assert_cmpuint (supply[0].count, ==, 0);
      /* Those of a side win or lose together. */
      if ((winners >> (seat - 1) & 1) != 0)
        g_assert_cmpuint (winners & side, ==, side);
    }
  g_assert_cmpint (sum, ==, SLOW_TRIANGLES);
}

static void
test_facts (void)
{
  for (guint i = 0; i < 10000; i++)
    {
      Game game;

      game_start (&game, minoa_setups[i % N_MINOA_SETUPS], i);
      play_and_check_facts (&game);
    }
}

/* --- Copies and hashes ----------------------------------------------------------------------------- */

static void
test_copies (void)
{
  for (guint i = 0; i < 200; i++)
    {
      Game game;
      AriAction action;

      game_start (&game, minoa_setups[i % N_MINOA_SETUPS], i);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        game_assert_copies (&game, action);
    }
}

/* Hashes are equal for equal positions, and for no others that were met. */
static void
test_hash (void)
{
  g_autoptr(GHashTable) met = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);
  typedef struct { gint64 hash; AriPosition position; } Entry;

  for (guint i = 0; i < 160; i++)
    {
      Game game;
      AriAction action;

      game_start (&game, minoa_setups[i % N_MINOA_SETUPS], i);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        {
          gint64 hash = (gint64) rules->hash (&game.position);
          const Entry *known = g_hash_table_lookup (met, &hash);

          if (known == NULL)
            {
              Entry *entry = g_new (Entry, 1);

              *entry = (Entry) { hash, game.position };
              g_hash_table_insert (met, &entry->hash, entry);
            }
          else
            g_assert_true (ari_position_equal (rules, &known->position, &game.position));
          rules->apply (&game.position, action);
        }
    }
  g_assert_cmpuint (g_hash_table_size (met), >, 10000);
}

/* The order in which things were set leaves no trace. */
static void
test_order (void)
{
  static const char *const orders[][6] = {
    { "d4e5", "a1b1", "e5f6", "i5i6", "e5e6", "h9i9" },
    { "e5e6", "h9i9", "d4e5", "i5i6", "e5f6", "a1b1" },
    { "e5f6", "i5i6", "e5e6", "a1b1", "d4e5", "h9i9" },
  };
  AriPosition positions[G_N_ELEMENTS (orders)];

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      Game game;

      game_start (&game, "minoa", 0);
      for (gsize k = 0; k < G_N_ELEMENTS (orders[i]); k++)
        {
          AriAction action;

          g_assert_true (ari_rules_parse (rules, &game.position, orders[i][k], &action, NULL));
          rules->apply (&game.position, action);
        }
      positions[i] = game.position;
      g_assert_true (ari_position_equal (rules, &positions[i], &positions[0]));
      g_assert_cmpuint (rules->hash (&positions[i]), ==, rules->hash (&positions[0]));
    }
}

/* --- Single cases ---------------------------------------------------------------------------------- */

static void
test_bad_text (void)
{
  static const char *const bad[] = {
    "", " ", "d4", "D4E5", "e5d4", "d4e5 ", " d4e5", "d4e6", "d4d5e5", "j1j2", "a5a6", "a0a1", "Pass",
    "passs", "d4e5\n", "é1é2",
  };
  Game game;

  game_start (&game, "minoa", 0);
  game_assert_errors (&game, bad, G_N_ELEMENTS (bad), ARI_RULES_ERROR_PARSE);
}

static void
test_illegal_text (void)
{
  static const char *const illegal[] = { "d4d5", "d5e5", "a1b1", "pass" };
  Game game;

  game_start (&game, "minoa", 0);
  game_play (&game, "d4d5 d4e5 a1b1");
  game_assert_errors (&game, illegal, G_N_ELEMENTS (illegal), ARI_RULES_ERROR_ILLEGAL);
}

static void
test_words (void)
{
  Game game;
  g_autofree char *stick = NULL, *piece = NULL, *vacant = NULL, *sentence = NULL, *cycle = NULL;
  AriProof proof;
  const AriBoard *board = rules->board (NULL);

  game_start (&game, "minoa", 0);
  game_play (&game, "d4d5 d4e5 a1b1");

  stick = ari_rules_describe_spot (rules, &game.position, ari_board_find (board, "d4e5"));
  g_assert_cmpstr (stick, ==, "stick");
  piece = ari_rules_describe_spot (rules, &game.position, ari_board_find (board, "a1b1"));
  g_assert_cmpstr (piece, ==, "red piece");
  vacant = ari_rules_describe_spot (rules, &game.position, ari_board_find (board, "e5f6"));
  g_assert_cmpstr (vacant, ==, "vacant");
  sentence = ari_rules_describe (rules, &game.position, ari_board_find (board, "a1a2"), NULL);
  g_assert_cmpstr (sentence, ==, "Blue places a piece on a1a2");
  cycle = ari_rules_refuse (rules, &game.position, NULL, 0, ari_board_find (board, "d5e5"), &proof);
  g_assert_cmpstr (cycle, ==, "A stick here would close off an area that touches no border line.");
  g_assert_cmpuint (proof.n, ==, 2);
  g_assert_cmpstr (proof.rule, ==, "closing");
}

/* With two seats, the second fills the border up when the first sets its last piece. */
static void
test_filling_up (void)
{
  Game game;
  g_autofree char *sentence = NULL;
  AriSupply supply[ARI_MAX_SUPPLIES];
  int scores[ARI_MAX_SEATS];

  game_start (&game, "minoa", 0);
  /* Red takes the border from a1 on, blue sets sticks in the middle. */
  game_play (&game, "a1b1 e5e6 b1c1 e5f6 c1d1 e5f5 d1e1 e4e5 e1f2 d5e5 f2g3 d4e5 g3h4 e3e4 h4i5 e6e7 i5i6 "
                   "f6g7 i6i7 d3d4 i7i8 d5d6");
  ari_rules_supplies (rules, &game.position, 1, supply);
  g_assert_cmpuint (supply[0].count, ==, 1);
  sentence = ari_rules_describe (rules, &game.position, ari_board_find (rules->board (NULL), "i8i9"), NULL);
  g_assert_cmpstr (sentence, ==, "Red places the last piece on i8i9, and the rest of the border fills up");

  game_play (&game, "i8i9");
  ari_rules_supplies (rules, &game.position, 2, supply);
  g_assert_cmpuint (supply[0].count, ==, 0);
  g_assert_cmpuint (ari_rules_occupant (rules, &game.position, ari_board_find (rules->board (NULL), "a1a2")),
                    ==, 2);
  g_assert_cmpuint (ari_rules_actor (rules, &game.position), ==, 2);
  rules->scores (&game.position, scores);
  g_assert_cmpint (scores[0] + scores[1], ==, 0);
}

/* Opponents give as many pieces each as a head start is great; partners give none to each other. */
static void
test_head_starts (void)
{
  static const struct
  {
    const char *setup;
    guint       shares[4];
  } cases[] = {
    { "minoa seats=2 head=1:1", { 13, 11 } },
    { "minoa seats=2 head=2:6", { 6, 18 } },
    { "minoa seats=2 head=1:2,2:2", { 12, 12 } },
    { "minoa seats=3 head=3:2", { 6, 6, 12 } },
    { "minoa seats=3 head=1:2,2:2", { 10, 10, 4 } },
    { "minoa seats=4 head=2:1", { 5, 8, 5, 6 } },
    { "minoa seats=4 head=1:1,3:1", { 8, 4, 8, 4 } },
    { "minoa seats=4 teams=each head=4:1", { 5, 5, 5, 9 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Game game;

      game_start (&game, cases[i].setup, 0);
      for (AriActor seat = 1; seat <= game.setup.seats; seat++)
        {
          AriSupply supply[ARI_MAX_SUPPLIES];

          ari_rules_supplies (rules, &game.position, seat, supply);
          g_assert_cmpuint (supply[0].count, ==, cases[i].shares[seat - 1]);
        }
    }
}

/* Equal head starts of two seats cancel out; others make a position that no other setup has. */
static void
test_head_start_hashes (void)
{
  static const char *const setups[] = {
    "minoa", "minoa head=1:1", "minoa head=2:1", "minoa head=1:2", "minoa seats=4 head=1:1",
    "minoa seats=4 head=3:1",
  };
  guint64 hashes[G_N_ELEMENTS (setups)];
  Game even;

  for (gsize i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      Game game;

      game_start (&game, setups[i], 0);
      hashes[i] = rules->hash (&game.position);
      for (gsize k = 0; k < i; k++)
        g_assert_cmpuint (hashes[k], !=, hashes[i]);
    }
  game_start (&even, "minoa head=1:3,2:3", 0);
  g_assert_cmpuint (rules->hash (&even.position), ==, hashes[0]);
}

static void
test_head_start_words (void)
{
  AriSetup setup;
  g_autofree char *one = NULL, *two = NULL, *more = NULL, *fewer = NULL;

  g_assert_true (ari_setup_parse (&setup, "minoa head=1:1", NULL));
  one = rules->choices.head_start->words (&setup, 1);
  g_assert_cmpstr (one, ==, "1 more piece");
  g_assert_true (ari_setup_parse (&setup, "minoa seats=3 head=2:1", NULL));
  two = rules->choices.head_start->words (&setup, 1);
  g_assert_cmpstr (two, ==, "2 more pieces");
  more = rules->choices.head_start->tell (&setup, 2, "Anna");
  g_assert_cmpstr (more, ==, "Anna starts with 10 pieces instead of 8.");
  fewer = rules->choices.head_start->tell (&setup, 1, "Red");
  g_assert_cmpstr (fewer, ==, "Red starts with 7 pieces instead of 8.");
}

static void
test_sides (void)
{
  static const struct
  {
    const char *setup;
    guint       side_of_1;
    guint       side_of_4;
  } cases[] = {
    { "minoa seats=2", 0x1, 0 },
    { "minoa seats=3 teams=partners", 0x1, 0 },
    { "minoa seats=4", 0x5, 0xa },
    { "minoa seats=4 teams=each", 0x1, 0x8 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Game game;

      game_start (&game, cases[i].setup, 0);
      g_assert_cmpuint (ari_rules_side (rules, &game.position, 1), ==, cases[i].side_of_1);
      if (cases[i].side_of_4 != 0)
        g_assert_cmpuint (ari_rules_side (rules, &game.position, 4), ==, cases[i].side_of_4);
    }
}

/* What @action is for: what it brings, or what it prepares or prevents. */
static char *
say_why (const AriPosition *position,
         AriAction          action)
{
  char *reason = rules->narration->reason (position, action).text;

  return reason != NULL ? reason : rules->narration->purpose (position, action).text;
}

#define LARGEST_CLAIM (SLOW_TRIANGLES / 3) /* a larger area is not gained before it is safe */

/* The triangles that @seat alone borders, in areas of at most @largest triangles or in safe ones. */
static void
find_alone (const Slow *slow,
            guint       seat,
            guint       largest,
            gboolean    alone[SLOW_TRIANGLES])
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES];

  slow_areas (slow, areas, area_of);
  for (guint t = 0; t < SLOW_TRIANGLES; t++)
    {
      const SlowArea *area = &areas[area_of[t]];

      alone[t] = area->seats == 1u << (seat - 1) && (area->triangles <= largest || area->vacant == 0);
    }
}

/* How many more triangles @seat has alone at @then than at @before. */
static int
count_gain (const Slow *before,
            const Slow *then,
            guint       seat)
{
  gboolean had[SLOW_TRIANGLES], had_any[SLOW_TRIANGLES], has[SLOW_TRIANGLES], has_any[SLOW_TRIANGLES];
  int gain = 0;

  find_alone (before, seat, LARGEST_CLAIM, had);
  find_alone (before, seat, SLOW_TRIANGLES, had_any);
  find_alone (then, seat, LARGEST_CLAIM, has);
  find_alone (then, seat, SLOW_TRIANGLES, has_any);
  for (guint t = 0; t < SLOW_TRIANGLES; t++)
    gain += (has[t] && !had_any[t]) - (had[t] && !has_any[t]);

  return gain;
}

/* The most that @actor could gain with one move at @position, beyond what it had at @from. */
static int
count_most (const Slow *from,
            const Slow *position,
            guint       actor)
{
  Slow start = *position;
  int most = 0;

  start.actor = actor;
  for (guint line = 0; line < SLOW_LINES; line++)
    if (slow_legal (&start, line))
      {
        Slow then = start;

        slow_apply (&then, line);
        most = MAX (most, count_gain (from, &then, actor));
      }

  return most;
}

/* Before a move, the opponent could gain @had triangles; after it, @left. Returns 1. */
static guint
check_answers (const AriSetup    *setup,
               const AriPosition *before,
               const AriPosition *after,
               int                had,
               int                left)
{
  Slow from, now;

  slow_read (&from, setup, before);
  slow_read (&now, setup, after);
  g_assert_cmpint (count_most (&from, &from, now.actor), ==, had);
  g_assert_cmpint (count_most (&from, &now, now.actor), ==, left);

  return 1;
}

/* The seat that threatens can really be alone on the border of triangles, if it has the next move, and of no
 * more than it is said to. What is secured may have been its own before, so it only shows that there is a
 * way. */
static void
check_threat (const AriPosition *after,
              AriActor           seat,
              int                threatened)
{
  AriPosition next = *after;
  AriAction actions[ARI_MAX_ACTIONS];
  int most = 0;
  gboolean secures = FALSE;
  guint n;

  ((guint8 *) &next)[rules->layout.actor] = (guint8) seat;
  n = rules->actions (&next, actions);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *reason = rules->narration->reason (&next, actions[i]).text;
      int gained = 0;

      if (reason != NULL && sscanf (reason, "It shuts everyone else out of %d", &gained) == 1)
        most = MAX (most, gained);
      secures |= reason != NULL && g_str_has_prefix (reason, "It secures ");
    }
  g_assert_true (most > 0 || secures);
  g_assert_cmpint (most, <=, threatened);
}

#define STOPS \
  "It stops a threat: with the next move, an opponent could have shut everyone else out of %d "
#define WEAKENS \
  "It weakens a threat: with the next move, an opponent could shut everyone else out of %d more "

static void
test_threats (void)
{
  guint n_checked = 0, n_threats = 0, n_stopped = 0, n_weakened = 0;

  for (guint seed = 1; seed < 1000; seed++)
    {
      Game game;
      AriPosition position;

      if (n_checked >= 8 && n_threats > 0 && n_stopped > 0 && n_weakened > 0)
        break;
      game_start (&game, minoa_setups[0], seed);
      position = game.position;
      for (guint ply = 0; ply < 40; ply++)
        {
          AriAction actions[ARI_MAX_ACTIONS];
          guint n = rules->actions (&position, actions);
          AriAction action = actions[g_test_rand_int_range (0, (gint32) n)];
          g_autofree char *reason = say_why (&position, action);
          AriActor seat = ari_rules_actor (rules, &position);
          AriPosition before = position;
          int had, left, threatened;

          rules->apply (&position, action);
          if (reason != NULL
              && sscanf (reason, "It threatens to shut everyone else out of %d", &threatened) == 1)
            {
              check_threat (&position, seat, threatened);
              n_threats++;
            }
          if (reason != NULL && sscanf (reason, STOPS "more triangle", &had) == 1)
            {
              n_checked += check_answers (&game.setup, &before, &position, had, 0);
              n_stopped++;
            }
          else if (reason != NULL
                   && (sscanf (reason, WEAKENS "triangles, not %d.", &left, &had) == 2
                       || sscanf (reason, WEAKENS "triangle, not %d.", &left, &had) == 2))
            {
              g_assert_cmpint (left, <, had);
              n_checked += check_answers (&game.setup, &before, &position, had, left);
              n_weakened++;
            }
        }
    }
  g_assert_cmpuint (n_checked, >=, 8);
  g_assert_cmpuint (n_threats, >=, 1);
  g_assert_cmpuint (n_stopped, >=, 1);
  g_assert_cmpuint (n_weakened, >=, 1);
}

/* A player who has an area alone gains nothing by dividing it, and a threat is measured from before the move
 * that weakens it: Ben alone borders a large area, and Anna’s piece takes it away. */
static void
test_divided_own (void)
{
  const char *words =
      "d5d6 c5d5 h5i6 e8f9 f8g8 g3h4 e3e4 b3c4 f6g6 c7d8 a1b1 b3b4 f7f8 b5c6 c2d2 f7g7 e5f6 a4b5 "
      "f6f7 c5c6 b1c2 b1b2 d6d7 f9g9 d7e7 c1c2 d6e6 d8e8 b2c3 b4c5 c4d4 c1d1 f4g4 e1f2 e6f7 h8i8 "
      "c3c4 d2d3 e7e8 c6c7 e3f4 d2e2 d2e3 h4i5 h8h9 h6i6 b1c1 i6i7 e4f5 e2f3";
  g_autofree char *why = NULL;
  AriAction action;
  Game game;

  game_start (&game, "minoa", 0);
  game_play (&game, words);
  action = (AriAction) ari_board_find (rules->board (&game.setup), "i7i8");
  why = say_why (&game.position, action);
  g_assert_cmpstr (why, ==, "It enters an area of 69 triangles that only one other player bordered.");
}

/* As soon as the board is divided, the overlay marks what the words say of each triangle, however large its
 * area is. */
static void
test_territory (void)
{
  const AriOverlay *territory = ari_rules_find_overlay (rules, "territory");
  guint n_divided = 0, n_large = 0;

  for (guint seed = 1; seed <= 20; seed++)
    {
      Game game;
      AriAction action;

      game_start (&game, "minoa", seed);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        {
          const AriBoard *board = rules->board (&game.setup);
          AriMark marks[ARI_MAX_SPOTS];
          guint n, size[ARI_MAX_SPOTS] = { 0 };
          gboolean marked[ARI_MAX_SPOTS] = { FALSE };

          rules->apply (&game.position, action);
          n = territory->marks (&game.position, marks);
          n_divided += n > 0;
          for (guint i = 0; i < n; i++)
            {
              marked[marks[i].spot] = TRUE;
              n_large += ++size[marks[i].group] == 40;
            }
          for (AriSpot spot = 0; spot < board->n_spots && n > 0; spot++)
            {
              g_autofree char *text = ari_rules_describe_spot (rules, &game.position, spot);

              g_assert_true (marked[spot] == (board->spots[spot].kind == ARI_SPOT_AREA
                                              && !g_str_has_prefix (text, "open:")));
            }
        }
    }
  g_assert_cmpuint (n_divided, >, 20);
  g_assert_cmpuint (n_large, >, 20);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minoa/threats", test_threats);
  g_test_add_func ("/rules/minoa/divided-own", test_divided_own);
  g_test_add_func ("/rules/minoa/facts", test_facts);
  g_test_add_func ("/rules/minoa/copies", test_copies);
  g_test_add_func ("/rules/minoa/hash", test_hash);
  g_test_add_func ("/rules/minoa/order", test_order);
  g_test_add_func ("/rules/minoa/bad-text", test_bad_text);
  g_test_add_func ("/rules/minoa/illegal-text", test_illegal_text);
  g_test_add_func ("/rules/minoa/words", test_words);
  g_test_add_func ("/rules/minoa/filling-up", test_filling_up);
  g_test_add_func ("/rules/minoa/sides", test_sides);
  g_test_add_func ("/rules/minoa/head-starts", test_head_starts);
  g_test_add_func ("/rules/minoa/head-start-hashes", test_head_start_hashes);
  g_test_add_func ("/rules/minoa/head-start-words", test_head_start_words);
  g_test_add_func ("/rules/minoa/territory", test_territory);

  return g_test_run ();
}
