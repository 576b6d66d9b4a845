/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What stays true of Labyrinth over random games, and its board. */
#include "labyrinth/labyrinth-position.h"
#include "random-game.h"

static const AriRules *const rules = &ari_rules_labyrinth;

#define PASSAGES                                                                                             \
  (LABYRINTH_BIT (6) | LABYRINTH_BIT (18) | LABYRINTH_BIT (21) | LABYRINTH_BIT (42) | LABYRINTH_BIT (59))

/* Every number of seats with every choice of options, without head starts and with them. */
static char *
setup_text (guint i)
{
  static const char *const entries[] = { "1", "1or6" };
  static const char *const displaced[] = { "trap", "safe" };
  static const char *const penalties[] = { "traveller", "player" };
  static const char *const head_starts[] = { "", " head=2:1", " head=1:4,2:3" };

  return g_strdup_printf ("labyrinth seats=%u entry=%s displaced=%s penalty=%s%s", 2 + i / 8 % 3,
                          entries[i & 1], displaced[i >> 1 & 1], penalties[i >> 2 & 1],
                          head_starts[i / 24 % G_N_ELEMENTS (head_starts)]);
}

/* --- Facts over random games --------------------------------------------------------------------------- */

/* No field but a sanctuary holds two, and nobody rests where a passage begins. */
static void
check_travellers (const Labyrinth *l)
{
  guint n[LABYRINTH_FIELDS] = { 0 };
  guint outside[LABYRINTH_SEATS] = { 0 }, free[LABYRINTH_SEATS] = { 0 }, held[LABYRINTH_SEATS] = { 0 };

  for (guint i = 0; i < LABYRINTH_ALL; i++)
    {
      guint at = l->at[i], s = i / LABYRINTH_TRAVELLERS, hold = labyrinth_hold (l, i);
      gboolean single =
          at != LABYRINTH_OUTSIDE && at != LABYRINTH_CENTRE && !labyrinth_is (LABYRINTH_SANCTUARIES, at);

      g_assert_cmpuint (at, <, LABYRINTH_FIELDS);
      g_assert_false (labyrinth_is (PASSAGES, at));
      if (s >= l->seats)
        g_assert_cmpuint (at, ==, LABYRINTH_OUTSIDE);
      outside[s] |= (guint) (s < l->seats && at == LABYRINTH_OUTSIDE) << i % LABYRINTH_TRAVELLERS;
      free[s] |= (guint) (at != LABYRINTH_CENTRE && at != LABYRINTH_OUTSIDE && hold == 0)
                 << i % LABYRINTH_TRAVELLERS;
      held[s] |= (guint) (hold > 0) << i % LABYRINTH_TRAVELLERS;
      n[at]++;
      if (single)
        {
          g_assert_cmpuint (n[at], ==, 1);
          g_assert_cmpuint (l->standing[at], ==, i);
        }
      if (hold > 0)
        {
          g_assert_cmpint (l->penalty, ==, LABYRINTH_PENALTY_TRAVELLER);
          g_assert_true (labyrinth_is (LABYRINTH_TRAPS | LABYRINTH_BIT (LABYRINTH_TUNNEL_END), at));
          g_assert_cmpuint (hold, <=, LABYRINTH_HOLD);
        }
    }

  for (guint field = 0; field < G_N_ELEMENTS (l->standing); field++)
    if (field >= LABYRINTH_FIELDS || n[field] == 0 || labyrinth_is (LABYRINTH_SHARED, field))
      g_assert_cmpuint (l->standing[field], ==, LABYRINTH_NOBODY);
  for (guint k = 0; k < LABYRINTH_SEATS; k++)
    {
      g_assert_cmphex (l->outside[k], ==, outside[k]);
      g_assert_cmphex (l->free[k], ==, free[k]);
      g_assert_cmphex (l->held[k], ==, held[k]);
      g_assert_cmphex (l->longer[k] & ~(guint) l->held[k], ==, 0);
      if (k + 1 == l->turn)
        g_assert_cmphex (l->serving & ~(guint) l->held[k], ==, 0);
      if (l->penalty == LABYRINTH_PENALTY_TRAVELLER)
        g_assert_cmpuint (l->lost[k], ==, 0);
    }
}

/* Every traveller that is inside and free can use every die. */
static void
check_moves (const AriPosition *position)
{
  const Labyrinth *l = labyrinth_get (position);
  guint pips[LABYRINTH_DICE], n = labyrinth_dice_left (l, pips);

  if (l->phase != LABYRINTH_AT_MOVE)
    return;

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < LABYRINTH_TRAVELLERS; k++)
      {
        guint traveller = labyrinth_traveller (l->turn, k), at = l->at[traveller];
        gboolean usable = labyrinth_hold (l, traveller) == 0 && at != LABYRINTH_CENTRE;

        if (at == LABYRINTH_OUTSIDE)
          usable = pips[i] == 1 || (pips[i] == 6 && l->entry == LABYRINTH_ENTRY_1_OR_6);
        g_assert_cmpint (ari_rules_legal (rules, position, labyrinth_pack (LABYRINTH_MOVE, k, pips[i])), ==,
                         usable);
      }
}

static void
test_facts (void)
{
  for (guint i = 0; i < 10000 / TEST_THRIFT; i++)
    {
      g_autofree char *setup = setup_text (i);
      Game game;
      int scores[ARI_MAX_SEATS];
      AriAction action;
      guint winners;

      game_start (&game, setup, i);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        {
          rules->apply (&game.position, action);
          check_travellers (labyrinth_get (&game.position));
          check_moves (&game.position);
        }

      winners = ari_rules_winners (rules, &game.position);
      rules->scores (&game.position, scores);
      for (guint s = 0; s < LABYRINTH_SEATS; s++)
        g_assert_cmpint (winners == 1u << s, ==, scores[s] == LABYRINTH_TRAVELLERS);
      g_assert_cmpuint (ari_rules_actor (rules, &game.position), ==, ARI_NONE);
      g_assert_cmpuint (ari_rules_count (rules, &game.position), ==, 0);
    }
}

/* --- Copies and hashes --------------------------------------------------------------------------------- */

static void
test_copies (void)
{
  for (guint i = 0; i < 96; i++)
    {
      g_autofree char *setup = setup_text (i);
      Game game;
      AriAction action;

      game_start (&game, setup, i);
      while ((action = game_choose (&game)) != ARI_ACTION_NONE)
        game_assert_copies (&game, action);
    }
}

/* Which die is used first leaves no trace, and of equal dice neither does which. */
static void
test_order (void)
{
  Game one, other;

  game_start (&one, "labyrinth", 0);
  game_start (&other, "labyrinth", 0);
  game_play (&one, "first=1 1-1 a1 b1 5-5 2-4 a2 b4");
  game_play (&other, "first=1 1-1 b1 a1 5-5 2-4 b4 a2");
  g_assert_true (ari_position_equal (rules, &one.position, &other.position));

  game_start (&other, "labyrinth", 0);
  game_play (&other, "first=1 1-1 b1 a1 5-5 2-4 a4 b2");
  g_assert_cmpuint (rules->hash (&one.position), !=, rules->hash (&other.position));
}

/* The die that has been used is seen, but decides nothing. */
static void
test_used_die (void)
{
  Game one, other;

  game_start (&one, "labyrinth", 0);
  game_play (&one, "first=1 1-1 a1 b1 5-5 2-3 a2");
  other = one;
  ((Labyrinth *) &other.position)->dice[0] = 1;
  g_assert_false (ari_position_equal (rules, &one.position, &other.position));
  g_assert_cmpuint (rules->hash (&one.position), ==, rules->hash (&other.position));
}

/* All that decides what can still happen is in the hash. */
static void
test_hashed (void)
{
  AriPosition changed[64];
  Labyrinth *l[G_N_ELEMENTS (changed)];
  guint n = 0;
  Game game;

  game_start (&game, "labyrinth seats=4", 0);
  game_play (&game, "first=1 1-2 a1");
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    {
      changed[i] = game.position;
      l[i] = (Labyrinth *) &changed[i];
    }
  for (guint k = 0; k < LABYRINTH_ALL; k++)
    {
      l[n++]->at[k] ^= 1;
      l[n++]->at[k] ^= 32;
    }
  for (guint s = 0; s < LABYRINTH_SEATS; s++)
    {
      l[n++]->lost[s] = 1;
      l[n]->free[s] &= (guint8) ~1;
      l[n++]->held[s] |= 1;
    }
  l[n++]->phase ^= 1;
  l[n++]->turn ^= 1;
  l[n++]->turn ^= 4;
  l[n++]->mover ^= 1;
  l[n++]->serving ^= 1;
  l[n++]->serving ^= 8;
  l[n++]->seats ^= 1;
  l[n++]->entry ^= 1;
  l[n++]->displaced ^= 1;
  l[n++]->penalty ^= 1;
  l[n++]->dice[1] ^= 1;
  l[n++]->dice[1] ^= 4;
  l[n++]->left ^= 1;
  for (guint i = 0; i < n; i++)
    g_assert_cmphex (rules->hash (&changed[i]), !=, rules->hash (&game.position));
}

/* The hash does not change from one version of the program to the next: it stands in libraries. */
static void
test_hash (void)
{
  Game game;

  game_start (&game, "labyrinth", 0);
  g_assert_cmphex (rules->hash (&game.position), ==, G_GUINT64_CONSTANT (0x0f5506f084ca8559));
  game_play (&game, "first=2 1-5 a1 a5 1-1 a1");
  g_assert_cmphex (rules->hash (&game.position), ==, G_GUINT64_CONSTANT (0x56b812991e2d0cce));
}

/* --- The board ----------------------------------------------------------------------------------------- */

/* Each spot's place leads back to it, and tells what its name says. */
static void
test_places (void)
{
  const AriSetup setup = { .rules = rules, .seats = 4 };
  const AriBoard *board = labyrinth_board (&setup);

  g_assert_cmpuint (board->n_spots, ==, LABYRINTH_SPOTS);
  for (guint field = 1; field <= LABYRINTH_CENTRE; field++)
    {
      g_autofree char *name = g_strdup_printf ("%u", field);
      AriSpot spot = ari_board_find (board, name);

      g_assert_cmpuint (spot, ==, LABYRINTH_SPOT_FIELD (field));
      g_assert_cmpint (labyrinth_place_of (spot).kind, ==, LABYRINTH_PLACE_FIELD);
      g_assert_cmpuint (labyrinth_place_of (spot).field, ==, field);
    }
  for (guint i = 0; i < LABYRINTH_ALL; i++)
    for (guint field = 0; field < LABYRINTH_CENTRE; field++)
      {
        AriSpot spot = labyrinth_spot_of (i, field);
        LabyrinthPlace place = labyrinth_place_of (spot);

        g_assert_cmpuint (place.field, ==, field);
        if (place.kind != LABYRINTH_PLACE_FIELD)
          g_assert_cmpuint (place.traveller, ==, i);
        if (place.kind == LABYRINTH_PLACE_SANCTUARY)
          g_assert_true (labyrinth_is (LABYRINTH_SANCTUARIES, field));
      }
  for (guint i = 0; i < LABYRINTH_DICE; i++)
    g_assert_cmpuint (labyrinth_place_of (LABYRINTH_SPOT_DIE (i)).die, ==, i);
  g_assert_cmpint (labyrinth_place_of (LABYRINTH_SPOT_RIDE_DIE).kind, ==, LABYRINTH_PLACE_RIDE_DIE);
  for (guint i = 1; i <= LABYRINTH_PIPS; i++)
    g_assert_cmpuint (labyrinth_place_of (LABYRINTH_SPOT_PIPS (i)).pips, ==, i);
  for (guint i = 0; i < LABYRINTH_CHOICES; i++)
    g_assert_cmpuint (labyrinth_place_of (LABYRINTH_SPOT_CHOICE (i)).choice, ==, i);
}

/* Numbers that follow one another lie side by side, and stations a knight's move apart. */
static void
test_fields (void)
{
  const AriSetup setup = { .rules = rules, .seats = 4 };
  const AriBoard *board = labyrinth_board (&setup);

  for (guint field = 1; field + 2 <= LABYRINTH_CENTRE; field++)
    {
      AriPoint a = board->spots[LABYRINTH_SPOT_FIELD (field)].centre;
      AriPoint b = board->spots[LABYRINTH_SPOT_FIELD (field + 1)].centre;

      g_assert_cmpfloat_with_epsilon (ABS (a.x - b.x) + ABS (a.y - b.y), 1, 1e-4);
    }
  for (guint i = 0; i + 1 < LABYRINTH_STATIONS; i++)
    {
      AriPoint a = board->spots[LABYRINTH_SPOT_FIELD (labyrinth_stations[i])].centre;
      AriPoint b = board->spots[LABYRINTH_SPOT_FIELD (labyrinth_stations[i + 1])].centre;

      g_assert_cmpfloat_with_epsilon (ABS (a.x - b.x) * ABS (a.y - b.y), 2, 1e-4);
    }
}

/* The table of steps is what gates and passages say. All dice that let a traveller in lead to field 1. */
static void
test_steps (void)
{
  for (guint field = 0; field < LABYRINTH_CENTRE; field++)
    g_assert_cmpuint (labyrinth_steps[field][0], ==, 0);
  for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
    g_assert_cmpuint (labyrinth_steps[0][pips], ==, 1);
  for (guint field = 1; field < LABYRINTH_CENTRE; field++)
    for (guint pips = 1; pips <= LABYRINTH_PIPS; pips++)
      {
        guint landing = labyrinth_landing (field, pips), carried = labyrinth_passages[landing];

        g_assert_cmpuint (labyrinth_steps[field][pips], ==, carried != 0 ? carried : landing);
      }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/labyrinth/facts", test_facts);
  g_test_add_func ("/rules/labyrinth/copies", test_copies);
  g_test_add_func ("/rules/labyrinth/order", test_order);
  g_test_add_func ("/rules/labyrinth/used-die", test_used_die);
  g_test_add_func ("/rules/labyrinth/hash", test_hash);
  g_test_add_func ("/rules/labyrinth/hashed", test_hashed);
  g_test_add_func ("/rules/labyrinth/places", test_places);
  g_test_add_func ("/rules/labyrinth/fields", test_fields);
  g_test_add_func ("/rules/labyrinth/steps", test_steps);

  return g_test_run ();
}
