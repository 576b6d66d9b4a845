/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stays true of Minotaur over random games in all modes. */
#include "minotaur/minotaur-position.h"
#include "random-game.h"

static const AriRules *const rules = &ari_rules_minotaur;

#define N_MODES   3u
#define N_GAMES   (10200u / TEST_THRIFT)
#define MAX_PLIES 100000u /* nothing bounds the length of a game, but no random one is so long */

/* What a careful watcher keeps of a game. */
typedef struct
{
  Game  game;
  guint tiles[MINOTAUR_MAX_CELLS]; /* 1 + the tile that was shown */
  guint turns[MINOTAUR_MAX_CELLS]; /* when it was shown last */
  guint turn;
  guint exchanges[MINOTAUR_COLOURS];
  guint tosses;
} Watch;

static const Minotaur *
state (const Game *game)
{
  return minotaur_get (&game->position);
}

/* Game number @i: all seats, modes and options in turn, every fifth time with head starts. */
static void
start (Watch *watch,
       guint  i)
{
  static const char *const modes[N_MODES] = { "full", "simplified", "memory" };
  const char *prize = i / 9 % 2 == 0 ? "free" : "other", *tie = i / 18 % 2 == 0 ? "shared" : "sudden";
  const char *head_starts = i % 5 == 4 ? " head=2:3,3:1" : "";
  g_autofree char *setup = g_strdup_printf ("minotaur seats=%u mode=%s prize=%s tie=%s%s", 3 + i % 3,
                                            modes[i / 3 % 3], prize, tie, head_starts);

  *watch = (Watch) { .turn = 1 };
  game_start (&watch->game, setup, i);
}

static guint
n_resolved (const Minotaur *m)
{
  guint n = 0;

  for (AriActor seat = 1; seat <= m->seats; seat++)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      n += (guint) minotaur_is_resolved (m, seat, colour);

  return n;
}

/* Each tile is in a pair, on a cell where it was shown, or unseen; so many of them as face-down cells. */
static void
check_tiles (const Minotaur *m)
{
  guint64 there = m->unseen;
  guint unknown = 0;

  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    {
      gboolean lies = (m->table >> cell & 1) != 0;

      g_assert_true (lies || m->tiles[cell] == 0);
      unknown += lies && m->tiles[cell] == 0;
      if (m->tiles[cell] == 0)
        continue;
      g_assert_cmpuint (there >> (m->tiles[cell] - 1) & 1, ==, 0);
      there |= MINOTAUR_BIT (m->tiles[cell] - 1);
    }
  for (AriActor seat = 1; seat <= m->seats; seat++)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      for (guint side = 0; side < MINOTAUR_SIDES; side++)
        if (m->pairs[seat - 1][colour][side] != 0)
          {
            guint tile = minotaur_tile (colour, m->pairs[seat - 1][colour][side], side);

            g_assert_cmpuint (there >> tile & 1, ==, 0);
            there |= MINOTAUR_BIT (tile);
          }

  g_assert_cmpuint ((guint) __builtin_popcountll (there), ==, minotaur_n_cells (m->seats));
  g_assert_cmpuint ((guint) __builtin_popcountll (m->unseen), ==, unknown);
}

/* The position remembers what was shown and when, and nothing else. */
static void
check_memory (const Watch *watch)
{
  const Minotaur *m = state (&watch->game);

  for (guint cell = 0; cell < MINOTAUR_MAX_CELLS; cell++)
    {
      g_assert_cmpuint (m->tiles[cell], ==, watch->tiles[cell]);
      g_assert_cmpuint (m->shown[cell], ==, watch->turns[cell]);
    }
}

static void
watch_action (Watch     *watch,
              AriAction  action)
{
  const Minotaur *m = state (&watch->game);
  MinotaurAction a = minotaur_unpack (action);

  if (a.kind == MINOTAUR_TURN_OVER)
    watch->turns[a.cell] = watch->turn;
  if (a.kind == MINOTAUR_SHOW)
    watch->tiles[minotaur_last_open (m)] = a.tile + 1;
  if (a.kind == MINOTAUR_ANSWER && a.choice == MINOTAUR_CLAIM)
    for (guint i = 0; i < MINOTAUR_REVEALED; i++)
      watch->tiles[minotaur_open_cell (m, i)] = watch->turns[minotaur_open_cell (m, i)] = 0;
}

/* Every exchange resolves a pair, and nothing undoes it. */
static void
check_exchange (Watch          *watch,
                const Minotaur *before,
                const Minotaur *after)
{
  if (before->table != after->table || memcmp (before->pairs, after->pairs, sizeof after->pairs) == 0)
    return;

  watch->exchanges[before->colour]++;
  g_assert_cmpuint (n_resolved (after), >, n_resolved (before));
  g_assert_cmpuint (watch->exchanges[before->colour], <, after->seats);
}

static gboolean
lies_on_table (const Minotaur *m,
               MinotaurColour  colour)
{
  for (guint cell = 0; cell < minotaur_n_cells (m->seats); cell++)
    if (m->tiles[cell] != 0 && minotaur_tile_colour (m->tiles[cell] - 1u) == colour)
      return TRUE;

  for (guint tile = 0; tile < MINOTAUR_TILES; tile++)
    if ((m->unseen >> tile & 1) != 0 && minotaur_tile_colour (tile) == colour)
      return TRUE;

  return FALSE;
}

/* In a colour that has left the table somebody can challenge as long as a pair is unresolved. */
static void
check_challenges (const Minotaur *m)
{
  for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
    {
      gboolean unresolved = FALSE, challenge = FALSE;

      if (lies_on_table (m, colour))
        continue;
      for (AriActor seat = 1; seat <= m->seats; seat++)
        {
          g_assert_true (minotaur_has_pair (m, seat, colour));
          unresolved |= !minotaur_is_resolved (m, seat, colour);
          for (AriActor other = 1; other <= m->seats; other++)
            for (guint side = 0; side < MINOTAUR_SIDES; side++)
              challenge |= minotaur_may_name (m, seat, other, colour, side);
        }
      g_assert_true (challenge == unresolved);
    }
}

static void
check_actions (const Game *game)
{
  const Minotaur *m = state (game);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (&game->position, actions);

  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (ari_rules_winners (rules, &game->position), ==, 0);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (ari_rules_legal (rules, &game->position, actions[i]));
      g_assert_cmpuint (ari_rules_chance_weight (rules, &game->position, actions[i]), >, 0);
      /* On an empty table a seat challenges, and only a seat that can does anything at all. */
      if (m->table == 0 && m->phase == MINOTAUR_AT_TURN)
        g_assert_cmpint (minotaur_unpack (actions[i]).kind, ==, MINOTAUR_CHALLENGE);
    }
  if (ari_feat_due (rules, &game->position) == ARI_FEAT_TOSS)
    {
      g_assert_cmpuint (n, ==, 2);
      g_assert_cmpint (minotaur_unpack (actions[0]).choice, ==, MINOTAUR_HIT);
      g_assert_cmpint (minotaur_unpack (actions[1]).choice, ==, MINOTAUR_MISS);
      g_assert_true (ari_feat_hits (rules, &game->position, actions[0]));
      g_assert_false (ari_feat_hits (rules, &game->position, actions[1]));
    }
}

static void
check_end (const Watch *watch)
{
  static const int sums[] = { [3] = 45, [4] = 50, [5] = 75 };
  const Minotaur *m = state (&watch->game);
  int scores[ARI_MAX_SEATS], sum = 0, best = 0;
  guint winners = ari_rules_winners (rules, &watch->game.position);

  rules->scores (&watch->game.position, scores);
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    {
      sum += scores[s] - watch->game.setup.head_start[s];
      best = MAX (best, scores[s]);
    }
  g_assert_cmpint (sum, ==, sums[m->seats]);
  g_assert_cmpuint (m->table, ==, 0);
  g_assert_cmpuint (n_resolved (m), ==, m->seats * MINOTAUR_COLOURS);
  g_assert_cmpuint (winners, !=, 0);
  g_assert_cmpuint (winners >> m->seats, ==, 0);
  for (guint s = 0; s < ARI_MAX_SEATS; s++)
    g_assert_true ((winners >> s & 1) == 0 || scores[s] == best);
  if (m->tie == MINOTAUR_TIE_SUDDEN)
    g_assert_cmpint (__builtin_popcount (winners), ==, 1);
  if (m->mode == MINOTAUR_MODE_MEMORY)
    for (guint colour = 0; colour < MINOTAUR_COLOURS; colour++)
      g_assert_cmpuint (watch->exchanges[colour], ==, 0);
}

/* Returns whether the game ended in tosses for the win. */
static gboolean
check_game (guint i)
{
  gboolean tied = FALSE;
  AriAction action;
  Watch watch;
  guint plies;

  start (&watch, i);
  for (plies = 0; plies < MAX_PLIES && (action = game_choose (&watch.game)) != ARI_ACTION_NONE; plies++)
    {
      Minotaur before = *state (&watch.game);
      const Minotaur *after = state (&watch.game);

      /* Not each time: this is what takes long. */
      if (plies % 16 == i % 16)
        check_actions (&watch.game);
      watch_action (&watch, action);
      watch.tosses += ari_feat_due (rules, &watch.game.position) == ARI_FEAT_TOSS;
      rules->apply (&watch.game.position, action);
      check_exchange (&watch, &before, after);
      tied |= after->phase == MINOTAUR_AT_TIE;
      if (after->turn == before.turn)
        continue;

      watch.turn++;
      g_assert_cmpuint (after->turn, ==, watch.turn);
      if (watch.turn % 8 == 0)
        {
          check_tiles (after);
          check_memory (&watch);
          check_challenges (after);
        }
    }
  g_assert_cmpuint (plies, <, MAX_PLIES);
  check_end (&watch);
  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    watch.tosses -= state (&watch.game)->tosses[seat - 1];
  g_assert_cmpuint (watch.tosses, ==, 0);

  return tied;
}

static void
test_facts (void)
{
  guint tied = 0;

  for (guint i = 0; i < N_GAMES; i++)
    tied += (guint) check_game (i);
  g_assert_cmpuint (tied, >, N_GAMES / 20);
}

/* --- Copies, texts and hashes ------------------------------------------------------------------------- */

static void
test_copies (void)
{
  for (guint i = 0; i < 36; i++)
    {
      AriAction action;
      Watch watch;
      Game *game = &watch.game;

      start (&watch, i);
      while ((action = game_choose (game)) != ARI_ACTION_NONE)
        {
          if (ari_random_below (&game->random, 20) == 0)
            {
              game_assert_text (game, action);
              game_assert_refusals (game);
            }
          game_assert_copies (game, action);
        }
      game_assert_refusals (game);
    }
}

/* When a tile was seen makes no difference to what may happen. */
static void
test_order (void)
{
  Game one, other;

  game_start (&one, "minotaur", 0);
  game_start (&other, "minotaur", 0);
  game_play (&one, "a1 R1L a2 G1L a3 B1L a4 Y1L a5 W1L a6 R3L");
  game_play (&other, "a3 B1L a4 Y1L a1 R1L a2 G1L a5 W1L a6 R3L");
  g_assert_cmpuint (rules->hash (&one.position), ==, rules->hash (&other.position));
  g_assert_false (ari_position_equal (rules, &one.position, &other.position));
}

/* The points of a head start count from the beginning. */
static void
test_head_starts (void)
{
  Game game, even;
  int scores[ARI_MAX_SEATS];
  AriTallyRow rows[ARI_MAX_TALLY_ROWS];
  g_autofree char *sentence = NULL;

  game_start (&game, "minotaur seats=4 head=2:7,4:1", 0);
  rules->scores (&game.position, scores);
  g_assert_cmpint (scores[0], ==, 0);
  g_assert_cmpint (scores[1], ==, 7);
  g_assert_cmpint (scores[2], ==, 0);
  g_assert_cmpint (scores[3], ==, 1);
  rules->tally->rows (&game.position, rows);
  g_assert_cmpint (rows[0].numbers[1], ==, 7);
  sentence = rules->choices.head_start->tell (&game.setup, 4, "Anna");
  g_assert_cmpstr (sentence, ==, "Anna starts with 1 point.");

  game_start (&even, "minotaur seats=4", 0);
  g_assert_cmpuint (rules->hash (&even.position), !=, rules->hash (&game.position));
  game_start (&even, "minotaur seats=4 head=2:7", 0);
  g_assert_cmpuint (rules->hash (&even.position), !=, rules->hash (&game.position));
}

/* The hash does not change from one version of the program to the next: it stands in libraries. */
static void
test_hash_is_stable (void)
{
  Game game;

  game_start (&game, "minotaur seats=4 prize=other", 0);
  game_play (&game, "a1 B2L a2 B1R claim a3 B3L");
  g_assert_cmphex (rules->hash (&game.position), ==, G_GUINT64_CONSTANT (0x72fd00067e16036f));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/minotaur/facts", test_facts);
  g_test_add_func ("/rules/minotaur/copies", test_copies);
  g_test_add_func ("/rules/minotaur/order", test_order);
  g_test_add_func ("/rules/minotaur/head-starts", test_head_starts);
  g_test_add_func ("/rules/minotaur/hash-is-stable", test_hash_is_stable);

  return g_test_run ();
}
