/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Minoa against what its rules claim, over random games, and against a slow second implementation. */
#include "ari-random.h"
#include "ari-rules.h"
#include "minoa-slow.h"

#define PASS 156 /* the action, and the spot before the triangles' */
#define PASS_SPOT (SLOW_LINES + SLOW_TRIANGLES)

static const AriRules *const rules = &ari_rules_minoa;

static const char *const setups[] = {
  "minoa seats=2", "minoa seats=2 closing=coloured", "minoa seats=3", "minoa seats=3 closing=coloured",
  "minoa seats=4", "minoa seats=4 closing=coloured", "minoa seats=4 teams=each",
  "minoa seats=4 closing=coloured teams=each",
};

typedef struct
{
  AriSetup    setup;
  AriPosition position;
  AriRandom   random;
} Game;

static void
start (Game       *game,
       const char *text,
       guint64     seed)
{
  g_assert_true (ari_setup_parse (&game->setup, text, NULL));
  rules->start (&game->position, &game->setup);
  ari_random_init (&game->random, seed);
}

static AriAction
choose (Game *game)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (&game->position, actions);

  return n == 0 ? ARI_ACTION_NONE : actions[ari_random_below (&game->random, n)];
}

static gboolean
is_coloured (const Game *game)
{
  return game->setup.values[0] == 1;
}

/* What each line carries, read from the table's own description of the spots. */
static void
read_slow (const Game *game,
           Slow       *slow)
{
  slow_start (slow, game->setup.seats, is_coloured (game));
  slow->actor = rules->actor (&game->position);
  for (guint l = 0; l < SLOW_LINES; l++)
    {
      slow->on[l] = rules->occupant (&game->position, (AriSpot) l);
      if (!slow_is_border (l))
        {
          g_autofree char *text = rules->describe_spot (&game->position, (AriSpot) l);

          slow->on[l] = g_str_equal (text, "stick") ? SLOW_STICK : 0;
        }
    }
}

/* --- Facts over 10,000 random games ------------------------------------------------------------------- */

static void
play_and_check_facts (Game *game)
{
  guint placements = 0, sticks = 0, passes_in_a_row = 0;
  int scores[ARI_MAX_SEATS], sum = 0;
  AriAction action;
  guint winners;

  while ((action = choose (game)) != ARI_ACTION_NONE)
    {
      AriActor actor = rules->actor (&game->position);

      g_assert_cmpuint (rules->winners (&game->position), ==, 0);
      g_assert_cmpuint (actor, >=, 1);
      g_assert_cmpuint (actor, <=, game->setup.seats);
      if (action == PASS)
        {
          g_assert_true (game->setup.seats > 2 || is_coloured (game));
          g_assert_cmpuint (++passes_in_a_row, <, game->setup.seats);
        }
      else
        {
          passes_in_a_row = 0;
          placements++;
          sticks += !slow_is_border (action);
        }
      rules->apply (&game->position, action);
      if (rules->actor (&game->position) != ARI_NONE)
        g_assert_cmpuint (rules->actor (&game->position), ==, actor % game->setup.seats + 1);
    }

  g_assert_cmpuint (sticks, <=, 60);
  g_assert_cmpuint (placements, <=, 84);
  g_assert_cmpuint (rules->actor (&game->position), ==, ARI_NONE);
  if (rules->count != NULL)
    g_assert_cmpuint (rules->count (&game->position), ==, 0);

  rules->scores (&game->position, scores);
  winners = rules->winners (&game->position);
  g_assert_cmpuint (winners, !=, 0);
  for (AriActor seat = 1; seat <= game->setup.seats; seat++)
    {
      AriSupply supply[ARI_MAX_SUPPLIES];

      sum += scores[seat - 1];
      g_assert_cmpuint (rules->supplies (&game->position, seat, supply), ==, 1);
      g_assert_cmpuint (supply[0].count, ==, 0);
      /* Those of a side win or lose together. */
      if ((winners >> (seat - 1) & 1) != 0)
        g_assert_cmpuint (winners & rules->side (&game->position, seat), ==, rules->side (&game->position, seat));
    }
  g_assert_cmpint (sum, ==, SLOW_TRIANGLES);
}

static void
test_facts (void)
{
  for (guint i = 0; i < 10000; i++)
    {
      Game game;

      start (&game, setups[i % G_N_ELEMENTS (setups)], i);
      play_and_check_facts (&game);
    }
}

/* --- Against the slow implementation ------------------------------------------------------------------- */

static void
check_legal (const Game *game,
             const Slow *slow)
{
  guint n = 0;

  for (guint l = 0; l < SLOW_LINES && slow->actor != ARI_NONE; l++)
    {
      gboolean legal = slow_legal (slow, l);

      g_assert_cmpint (rules->legal (&game->position, l), ==, legal);
      n += legal;
      /* Sticks are a forest: with a border line as the only claim, a stick is legal exactly when its
       * points are not yet connected. */
      if (!is_coloured (game) && !slow_is_border (l) && slow->on[l] == 0)
        g_assert_cmpint (legal, ==, !slow_connected (slow, l));
    }
  g_assert_cmpint (rules->legal (&game->position, PASS), ==, slow->actor != ARI_NONE && n == 0);
  g_assert_false (rules->legal (&game->position, PASS + 1));
  g_assert_false (rules->legal (&game->position, ARI_ACTION_NONE));
  g_assert_cmpuint (rules->count (&game->position), ==, slow->actor == ARI_NONE ? 0 : MAX (n, 1));
}

static void
check_scores (const Game *game,
              const Slow *slow)
{
  int scores[ARI_MAX_SEATS], wanted[4];

  rules->scores (&game->position, scores);
  slow_scores (slow, wanted);
  for (guint s = 0; s < 4; s++)
    g_assert_cmpint (scores[s], ==, wanted[s]);
}

/* While some area has two colours, some stick is legal. */
static void
check_a_stick_is_left (const Game *game,
                       const Slow *slow)
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES];
  guint n = slow_areas (slow, areas, area_of);
  gboolean mixed = FALSE, stick = FALSE;

  for (guint i = 0; i < n; i++)
    mixed = mixed || (areas[i].seats & (areas[i].seats - 1)) != 0;
  for (guint l = 0; l < SLOW_LINES; l++)
    stick = stick || (!slow_is_border (l) && rules->legal (&game->position, l));

  g_assert_true (!mixed || stick || is_coloured (game));
}

static void
check_territory (const Game *game,
                 const Slow *slow)
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES], group_of[SLOW_TRIANGLES] = { 0 };
  AriMark marks[ARI_MAX_SPOTS];
  const AriMark *mark_of[SLOW_TRIANGLES] = { NULL };
  guint n = rules->overlays[0].marks (&game->position, marks);

  slow_areas (slow, areas, area_of);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (marks[i].spot, >=, SLOW_LINES);
      g_assert_cmpuint (marks[i].spot, <, PASS_SPOT);
      g_assert_null (mark_of[marks[i].spot - SLOW_LINES]);
      mark_of[marks[i].spot - SLOW_LINES] = &marks[i];
    }

  for (guint t = 0; t < SLOW_TRIANGLES; t++)
    {
      const SlowArea *area = &areas[area_of[t]];
      const AriMark *mark = mark_of[t];
      gboolean single = area->seats != 0 && (area->seats & (area->seats - 1)) == 0;
      guint side = single || area->seats == 0
                     ? area->seats : rules->side (&game->position, (AriActor) g_bit_nth_lsf (area->seats, -1) + 1);

      if (single && area->vacant == 0)
        g_assert_cmpint (mark->kind, ==, ARI_MARK_SAFE);
      else if (area->seats == 0 || area->triangles > SLOW_TRIANGLES / 3)
        g_assert_null (mark);
      else if (single)
        g_assert_cmpint (mark->kind, ==, ARI_MARK_OWNED);
      else if ((area->seats & ~side) != 0)
        g_assert_cmpint (mark->kind, ==, ARI_MARK_CONTESTED);
      else
        g_assert_null (mark);

      if (mark == NULL)
        continue;
      g_assert_cmpuint (mark->seat, ==, single ? g_bit_nth_lsf (area->seats, -1) + 1 : 0);
      g_assert_cmpuint (mark->group, >, 0);
      if (group_of[area_of[t]] == 0)
        group_of[area_of[t]] = mark->group;
      g_assert_cmpuint (group_of[area_of[t]], ==, mark->group);
    }
}

/* The sticks of the proof and the line together are one cycle. */
static void
check_cycle (const Slow    *slow,
             guint          line,
             const AriSpot *proof,
             guint          n_proof)
{
  const AriBoard *board = rules->board (NULL);
  Slow only;
  guint degree[256] = { 0 };

  slow_start (&only, 2, FALSE);
  g_assert_cmpuint (n_proof, >=, 2);
  for (guint i = 0; i <= n_proof; i++)
    {
      guint l = i < n_proof ? proof[i] : line;
      const char *name = board->spots[l].name;

      g_assert_cmpuint (slow->on[l], ==, i < n_proof ? SLOW_STICK : 0);
      g_assert_cmpuint (only.on[l], ==, 0);
      if (i < n_proof)
        only.on[l] = SLOW_STICK;
      degree[16 * (name[0] - 'a') + name[1] - '1']++;
      degree[16 * (name[2] - 'a') + name[3] - '1']++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (degree); i++)
    g_assert_true (degree[i] == 0 || degree[i] == 2);
  g_assert_true (slow_connected (&only, line));
}

/* The proof bounds an area without a piece. */
static void
check_division (const Slow    *slow,
                guint          line,
                const AriSpot *proof,
                guint          n_proof)
{
  SlowArea areas[SLOW_TRIANGLES];
  guint area_of[SLOW_TRIANGLES], n, border = 0;
  Slow next = *slow;
  gboolean found = FALSE;

  for (guint i = 0; i < n_proof; i++)
    {
      g_assert_cmpuint (slow->on[proof[i]], ==, slow_is_border (proof[i]) ? 0 : SLOW_STICK);
      border += slow_is_border (proof[i]);
    }
  next.on[line] = SLOW_STICK;
  n = slow_areas (&next, areas, area_of);
  for (guint i = 0; i < n; i++)
    found = found || (areas[i].seats == 0 && areas[i].border == border && areas[i].vacant == border);
  g_assert_true (found);
}

static void
check_refusals (const Game *game,
                const Slow *slow)
{
  for (guint spot = 0; spot <= PASS_SPOT; spot++)
    {
      AriSpot proof[ARI_MAX_SPOTS];
      guint n_proof = 99;
      g_autofree char *reason = rules->refusal (&game->position, (AriSpot) spot, proof, &n_proof);
      g_autofree char *again = rules->refusal (&game->position, (AriSpot) spot, NULL, NULL);
      gboolean legal = spot < SLOW_LINES ? rules->legal (&game->position, spot)
                                         : spot == PASS_SPOT && rules->legal (&game->position, PASS);

      g_assert_cmpstr (reason, ==, again);
      g_assert_cmpint (reason == NULL, ==, legal);
      if (legal || spot >= SLOW_LINES || slow_is_border (spot) || slow->on[spot] != 0 || slow->actor == ARI_NONE)
        g_assert_cmpuint (n_proof, ==, 0);
      else if (slow_connected (slow, spot))
        check_cycle (slow, spot, proof, n_proof);
      else
        check_division (slow, spot, proof, n_proof);
    }
}

static void
check_texts (const Game *game)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (&game->position, actions);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = rules->format (&game->position, actions[i]);
      g_autofree char *sentence = rules->describe (&game->position, actions[i]);
      g_autoptr(GError) error = NULL;
      AriAction action;

      g_assert_true (rules->parse (&game->position, text, &action, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (action, ==, actions[i]);
      g_assert_true (actions[i] == PASS || strstr (sentence, text) != NULL);
    }
  for (guint spot = 0; spot <= PASS_SPOT; spot++)
    {
      g_autofree char *text = rules->describe_spot (&game->position, (AriSpot) spot);

      g_assert_cmpuint (strlen (text), >, 0);
    }
}

static void
check_everything (const Game *game,
                  const Slow *slow)
{
  check_legal (game, slow);
  check_scores (game, slow);
  check_a_stick_is_left (game, slow);
  check_territory (game, slow);
  check_refusals (game, slow);
  check_texts (game);
}

static void
test_against_slow (gconstpointer data)
{
  for (guint i = 0; i < 6; i++)
    {
      Game game;
      Slow slow, read;
      AriAction action;

      start (&game, data, i + 1000);
      slow_start (&slow, game.setup.seats, is_coloured (&game));
      for (guint ply = 0; (action = choose (&game)) != ARI_ACTION_NONE; ply++)
        {
          read_slow (&game, &read);
          g_assert_cmpmem (&read, sizeof read, &slow, sizeof slow);
          if (ply % 3 == i % 3)
            check_everything (&game, &slow);
          rules->apply (&game.position, action);
          slow_apply (&slow, action);
        }
      g_assert_cmpuint (slow.actor, ==, ARI_NONE);
      check_everything (&game, &slow);
    }
}

/* --- Copies and hashes -------------------------------------------------------------------------------------- */

static void
test_copies (void)
{
  for (guint i = 0; i < 200; i++)
    {
      Game game;
      AriAction action;

      start (&game, setups[i % G_N_ELEMENTS (setups)], i);
      while ((action = choose (&game)) != ARI_ACTION_NONE)
        {
          AriPosition before = game.position, copy = game.position;
          guint64 hash = rules->hash (&before);

          rules->apply (&game.position, action);
          g_assert_true (ari_position_equal (rules, &before, &copy));
          rules->apply (&copy, action);
          g_assert_true (ari_position_equal (rules, &game.position, &copy));
          g_assert_cmpuint (rules->hash (&copy), ==, rules->hash (&game.position));
          g_assert_cmpuint (rules->hash (&before), ==, hash);
          g_assert_cmpuint (rules->hash (&copy), !=, hash);
          /* Nothing is written behind the bytes in use. */
          g_assert_cmpmem ((const guint8 *) &copy + rules->size, sizeof copy - rules->size,
                           (const guint8 *) &before + rules->size, sizeof before - rules->size);
        }
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

      start (&game, setups[i % G_N_ELEMENTS (setups)], i);
      while ((action = choose (&game)) != ARI_ACTION_NONE)
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

      start (&game, "minoa", 0);
      for (gsize k = 0; k < G_N_ELEMENTS (orders[i]); k++)
        {
          AriAction action;

          g_assert_true (rules->parse (&game.position, orders[i][k], &action, NULL));
          rules->apply (&game.position, action);
        }
      positions[i] = game.position;
      g_assert_true (ari_position_equal (rules, &positions[i], &positions[0]));
      g_assert_cmpuint (rules->hash (&positions[i]), ==, rules->hash (&positions[0]));
    }
}

/* --- Single cases ------------------------------------------------------------------------------------------- */

static void
play_all (Game       *game,
          const char *texts)
{
  g_auto(GStrv) words = g_strsplit (texts, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      AriAction action;
      g_autoptr(GError) error = NULL;

      rules->parse (&game->position, words[i], &action, &error);
      g_assert_no_error (error);
      rules->apply (&game->position, action);
    }
}

static void
test_bad_text (void)
{
  static const char *const bad[] = {
    "", " ", "d4", "D4E5", "e5d4", "d4e5 ", " d4e5", "d4e6", "d4d5e5", "j1j2", "a5a6", "a0a1", "Pass", "passs", "d4e5\n", "é1é2",
  };
  Game game;

  start (&game, "minoa", 0);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      g_assert_false (rules->parse (&game.position, bad[i], &action, &error));
      g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_PARSE);
    }
}

static void
test_illegal_text (void)
{
  static const char *const illegal[] = { "d4d5", "d5e5", "a1b1", "pass" };
  Game game;

  start (&game, "minoa", 0);
  play_all (&game, "d4d5 d4e5 a1b1");
  for (gsize i = 0; i < G_N_ELEMENTS (illegal); i++)
    {
      g_autoptr(GError) error = NULL;
      AriAction action;

      g_assert_false (rules->parse (&game.position, illegal[i], &action, &error));
      g_assert_error (error, ARI_RULES_ERROR, ARI_RULES_ERROR_ILLEGAL);
    }
}

static void
test_words (void)
{
  Game game;
  g_autofree char *stick = NULL, *piece = NULL, *vacant = NULL, *sentence = NULL, *cycle = NULL;
  AriSpot proof[ARI_MAX_SPOTS];
  guint n_proof;
  const AriBoard *board = rules->board (NULL);

  start (&game, "minoa", 0);
  play_all (&game, "d4d5 d4e5 a1b1");

  stick = rules->describe_spot (&game.position, ari_board_find (board, "d4e5"));
  g_assert_cmpstr (stick, ==, "stick");
  piece = rules->describe_spot (&game.position, ari_board_find (board, "a1b1"));
  g_assert_cmpstr (piece, ==, "red piece");
  vacant = rules->describe_spot (&game.position, ari_board_find (board, "e5f6"));
  g_assert_cmpstr (vacant, ==, "vacant");
  sentence = rules->describe (&game.position, ari_board_find (board, "a1a2"));
  g_assert_cmpstr (sentence, ==, "Blue sets a piece on a1a2");
  cycle = rules->refusal (&game.position, ari_board_find (board, "d5e5"), proof, &n_proof);
  g_assert_cmpstr (cycle, ==, "A stick here would close off an area that touches no border line.");
  g_assert_cmpuint (n_proof, ==, 2);
}

/* With two seats, the second fills the border up when the first sets its last piece. */
static void
test_filling_up (void)
{
  Game game;
  g_autofree char *sentence = NULL;
  AriSupply supply[ARI_MAX_SUPPLIES];
  int scores[ARI_MAX_SEATS];

  start (&game, "minoa", 0);
  /* Red takes the border from a1 on, blue sets sticks in the middle. */
  play_all (&game, "a1b1 e5e6 b1c1 e5f6 c1d1 e5f5 d1e1 e4e5 e1f2 d5e5 f2g3 d4e5 g3h4 e3e4 h4i5 e6e7 i5i6 f6g7 i6i7 d3d4 i7i8 d5d6");
  rules->supplies (&game.position, 1, supply);
  g_assert_cmpuint (supply[0].count, ==, 1);
  sentence = rules->describe (&game.position, ari_board_find (rules->board (NULL), "i8i9"));
  g_assert_cmpstr (sentence, ==, "Red sets its last piece on i8i9, and the rest of the border is filled up");

  play_all (&game, "i8i9");
  rules->supplies (&game.position, 2, supply);
  g_assert_cmpuint (supply[0].count, ==, 0);
  g_assert_cmpuint (rules->occupant (&game.position, ari_board_find (rules->board (NULL), "a1a2")), ==, 2);
  g_assert_cmpuint (rules->actor (&game.position), ==, 2);
  rules->scores (&game.position, scores);
  g_assert_cmpint (scores[0] + scores[1], ==, 0);
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

      start (&game, cases[i].setup, 0);
      g_assert_cmpuint (rules->side (&game.position, 1), ==, cases[i].side_of_1);
      if (cases[i].side_of_4 != 0)
        g_assert_cmpuint (rules->side (&game.position, 4), ==, cases[i].side_of_4);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minoa/facts", test_facts);
  for (gsize i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree char *path = g_strdelimit (g_strdup_printf ("/rules/minoa/against-slow/%s", setups[i]), " =", '-');

      g_test_add_data_func (path, setups[i], test_against_slow);
    }
  g_test_add_func ("/rules/minoa/copies", test_copies);
  g_test_add_func ("/rules/minoa/hash", test_hash);
  g_test_add_func ("/rules/minoa/order", test_order);
  g_test_add_func ("/rules/minoa/bad-text", test_bad_text);
  g_test_add_func ("/rules/minoa/illegal-text", test_illegal_text);
  g_test_add_func ("/rules/minoa/words", test_words);
  g_test_add_func ("/rules/minoa/filling-up", test_filling_up);
  g_test_add_func ("/rules/minoa/sides", test_sides);

  return g_test_run ();
}
