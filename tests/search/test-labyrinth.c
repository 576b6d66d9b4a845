/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How Labyrinth is judged and searched. */
#include <math.h>

#include "ari-expectimax.h"
#include "ari-level.h"
#include "ari-random.h"
#include "ari-searcher.h"
#include "labyrinth/labyrinth-turn.h"
#include "labyrinth/labyrinth-view.h"

#define N_SETUPS 24
#define GAMES    (4000 / TEST_THRIFT)
#define LADDER   16   /* games of each pair of levels */

enum
{
  CHILD,
  NOVICE,
  APPRENTICE,
};

static const AriRules *const rules = &ari_rules_labyrinth;

/* Each number of seats with each value of each option. */
static void
get_setup (AriSetup *setup,
           guint     i)
{
  g_autoptr(GError) error = NULL;

  ari_setup_init (setup, rules);
  ari_setup_set_seats (setup, 2 + i % 3, &error);
  g_assert_no_error (error);
  for (guint k = 0; k < 3; k++)
    setup->values[k] = (guint8) (i / 3 >> k & 1);
}

/* Seat 1 has one traveller left, on @at; the second seat is outside and never moves. */
static void
leave_one (AriPosition    *position,
           const AriSetup *setup,
           guint           at)
{
  Labyrinth *l = (Labyrinth *) position;

  rules->start (position, setup);
  for (guint k = 1; k < LABYRINTH_TRAVELLERS; k++)
    labyrinth_put (l, k, LABYRINTH_CENTRE);
  if (at != LABYRINTH_OUTSIDE)
    labyrinth_put (l, 0, at);
}

/* How a traveller judges that wants nothing but to be home soon. */
static gboolean
settled (const AriPosition *position)
{
  return labyrinth_get (position)->phase == LABYRINTH_AT_ROLL;
}

static void
judge (const AriPosition *position,
       double             win[ARI_MAX_SEATS])
{
  const Labyrinth *l = labyrinth_get (position);

  win[0] = 1.0 -
           (labyrinth_solo (l)->mean[labyrinth_stand (l->at[0], labyrinth_hold (l, 0))] + l->lost[0]) / 100.0;
}

static const AriExpectimaxOps alone = { settled, judge };

/* The turns until the last traveller is home. */
static guint
play_alone (AriPosition   *position,
            AriExpectimax *search,
            AriRandom     *random)
{
  Labyrinth *l = (Labyrinth *) position;
  guint turns = 0;

  while (ari_rules_actor (rules, position) != ARI_NONE)
    {
      AriAction action;

      if (l->phase == LABYRINTH_AT_FIRST || l->turn == 2)
        {
          turns += 1 + l->lost[0];
          l->lost[0] = 0;
          l->phase = LABYRINTH_AT_FIRST;
          action = labyrinth_pack (LABYRINTH_BEGIN, 1, 0);
        }
      else if (ari_rules_actor (rules, position) == ARI_CHANCE)
        {
          action = ari_chance_draw (rules, position, ari_random_next (random));
        }
      else
        {
          action = ari_expectimax_choose (search, position, 0);
        }
      rules->apply (position, action);
    }

  return turns;
}

/* What was solved is what happens: mean and whole distribution, within the error of the simulation. */
static void
test_solo (void)
{
  const guint fields[] = { LABYRINTH_OUTSIDE, 13, 31, 45, 58 };
  g_autoptr(AriExpectimax) search = ari_expectimax_new (&alone, rules);

  for (guint variant = 0; variant < LABYRINTH_VARIANTS; variant++)
    for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
      {
        guint stand = labyrinth_stand (fields[i], 0), done[LABYRINTH_SOLO_TURNS] = { 0 };
        double sum = 0.0, squares = 0.0, n = GAMES / 8.0, mean;
        const LabyrinthSolo *solo;
        AriPosition position;
        AriRandom random;
        AriSetup setup;

        get_setup (&setup, 3 * variant);
        ari_random_init (&random, variant + 1);
        for (guint g = 0; g < GAMES / 8; g++)
          {
            guint turns;

            leave_one (&position, &setup, fields[i]);
            turns = play_alone (&position, search, &random);
            sum += turns;
            squares += turns * turns;
            for (guint t = turns; t < LABYRINTH_SOLO_TURNS; t++)
              done[t]++;
          }

        solo = labyrinth_solo ((Labyrinth *) &position);
        mean = sum / n;
        g_assert_cmpfloat_with_epsilon (mean, solo->mean[stand], 4.0 * sqrt (solo->variance[stand] / n));
        g_assert_cmpfloat_with_epsilon ((squares / n - mean * mean) / solo->variance[stand], 1.0, 0.5);
        for (guint t = 0; t < LABYRINTH_SOLO_TURNS; t++)
          {
            double p = (double) solo->done[stand][t];

            g_assert_cmpfloat_with_epsilon (done[t] / n, p, 5.0 * sqrt (MAX (p * (1.0 - p), 2e-3) / n));
          }
      }
}

/* Facts that need no simulation. */
static void
test_solo_facts (void)
{
  AriPosition position;
  AriSetup setup;
  const LabyrinthSolo *solo;

  ari_setup_init (&setup, rules);
  rules->start (&position, &setup);
  solo = labyrinth_solo ((Labyrinth *) &position);

  g_assert_cmpfloat (solo->mean[LABYRINTH_CENTRE], ==, 0.0);
  /* Two turns more for who is still held for two. */
  g_assert_cmpfloat_with_epsilon (solo->mean[labyrinth_stand (13, 2)], solo->mean[13] + 2.0, 1e-6);
  g_assert_cmpfloat_with_epsilon (solo->mean[labyrinth_stand (7, 1)], solo->mean[7] + 1.0, 1e-6);
  for (guint stand = 0; stand < LABYRINTH_STANDS; stand++)
    for (guint t = 1; t < LABYRINTH_SOLO_TURNS; t++)
      g_assert_cmpfloat (solo->done[stand][t], >=, solo->done[stand][t - 1]);
  /* From 58 the centre is reached at once with a 3, or by way of 60 with 2 and 1 or 4 and 1. */
  g_assert_cmpfloat (solo->done[58][0], ==, 0.0f);
  g_assert_cmpfloat_with_epsilon (solo->done[58][1], 15.0f / 36.0f, 1e-6f);
}

/* The race: shares add up, who is ahead is ahead, and who moves first is worth something. */
static void
test_race (void)
{
  for (guint i = 0; i < N_SETUPS; i++)
    {
      LabyrinthRunner runners[LABYRINTH_SEATS];
      double win[ARI_MAX_SEATS], sum = 0.0;
      AriPosition position;
      Labyrinth *l = (Labyrinth *) &position;
      AriSetup setup;

      get_setup (&setup, i);
      rules->start (&position, &setup);
      rules->apply (&position, labyrinth_pack (LABYRINTH_BEGIN, 1, 0));
      for (AriActor seat = 1; seat <= l->seats; seat++)
        labyrinth_runner_init (&runners[seat - 1], l, seat);
      labyrinth_race (l, runners, l->seats, win);
      for (guint s = 0; s < l->seats; s++)
        sum += win[s];
      g_assert_cmpfloat_with_epsilon (sum, 1.0, 1e-6);
      g_assert_cmpfloat (win[0], >, win[1]);
      g_assert_cmpfloat (win[0], <, 1.2 / l->seats);

      labyrinth_put (l, labyrinth_traveller (2, 0), 58);
      labyrinth_runner_init (&runners[1], l, 2);
      labyrinth_race (l, runners, l->seats, win);
      g_assert_cmpfloat (win[1], >, 1.1 / l->seats);
      g_assert_cmpfloat (win[0], <, 1.0 / l->seats);
    }
}

/* Every level plays every setup to its end, most of them with a head start; the evaluation always adds up to
 * one win; and a seed fixes all. */
static void
test_levels (void)
{
  const AriExpectimaxOps *ops = ari_searcher_lookup (rules->id)->expectimax;
  guint64 seed = 5;

  for (guint i = 0; i < N_SETUPS; i++)
    {
      AriPosition position;
      AriSetup setup;
      AriActor actor;

      get_setup (&setup, i);
      setup.head_start[i % setup.seats] = (guint8) (i % 5);
      rules->start (&position, &setup);
      while ((actor = ari_rules_actor (rules, &position)) != ARI_NONE)
        {
          /* The master takes its time. */
          const AriLevel *level = &ari_levels ()[seed % (i < 3 ? ARI_N_LEVELS : ARI_N_LEVELS - 1)];
          AriAction action;

          if (ops->settled (&position))
            {
              double win[ARI_MAX_SEATS] = { 0 }, sum = 0.0;

              ops->judge (&position, win);
              for (guint s = 0; s < setup.seats; s++)
                {
                  g_assert_cmpfloat (win[s], >=, 0.0);
                  sum += win[s];
                }
              g_assert_cmpfloat_with_epsilon (sum, 1.0, 1e-6);
            }

          seed++;
          if (actor == ARI_CHANCE)
            action = ari_chance_draw (rules, &position, seed);
          else if (seed % 7 == 0)
            action = ari_level_choose (&ari_level_greedy, rules, &position, 1.0, 0, seed, NULL, NULL);
          else
            action = ari_level_choose (level, rules, &position, 1.0, 0, seed, NULL, NULL);
          g_assert_true (ari_rules_legal (rules, &position, action));
          if (actor != ARI_CHANCE && seed % 16 == 1)
            g_assert_cmpuint (ari_level_choose (level, rules, &position, 1.0, 0, seed, NULL, NULL), ==,
                              ari_level_choose (level, rules, &position, 1.0, 0, seed, NULL, NULL));
          rules->apply (&position, action);
        }
    }
}

/* Whether the level @own wins against the level @other; seats alternate. */
static gboolean
wins (guint   own,
      guint   other,
      guint64 game)
{
  AriPosition position;
  AriActor actor;
  AriRandom seeds;
  AriSetup setup;
  AriActor seat = game % 2 + 1;

  ari_random_init (&seeds, game);
  ari_setup_init (&setup, rules);
  rules->start (&position, &setup);
  while ((actor = ari_rules_actor (rules, &position)) != ARI_NONE)
    {
      const AriLevel *level = &ari_levels ()[actor == seat ? own : other];
      guint64 seed = ari_random_next (&seeds);

      rules->apply (&position, actor == ARI_CHANCE ? ari_chance_draw (rules, &position, seed)
                                                   : ari_level_choose (level, rules, &position, 1.0, 0, seed,
                                                                       NULL, NULL));
    }

  return ari_rules_winners (rules, &position) == 1u << (seat - 1);
}

/* A short ladder; the measurements have the long one. The novice is only a little stronger than the child
 * here, which a few games can't show, so the apprentice plays against the child. */
static void
test_ladder (void)
{
  for (guint level = APPRENTICE; level < ARI_N_LEVELS; level++)
    {
      guint other = level == APPRENTICE ? CHILD : level - 1, won = 0;

      for (guint64 game = 0; game < LADDER; game++)
        won += wins (level, other, game);
      g_assert_cmpuint (won, >, LADDER / 2);
    }
}

static void
start_after (AriPosition *position,
             guint        plies)
{
  AriSetup setup;

  ari_setup_init (&setup, rules);
  rules->start (position, &setup);
  /* Up to a roll of two dice; a ride rolls one. */
  for (guint i = 0; i < plies || ari_rules_count (rules, position) != 21; i++)
    {
      AriAction action;

      if (ari_rules_actor (rules, position) == ARI_CHANCE)
        action = ari_chance_draw (rules, position, i);
      else
        action = ari_level_choose (ari_level_lookup ("expert"), rules, position, 1.0, 0, i, NULL, NULL);
      rules->apply (position, action);
    }
}

/* Of a roll: 21 outcomes, whose weighted mean is the whole; so luck sums to nothing. And again the same. */
static void
test_rolls (void)
{
  AriBudget budget = { .depth = 1, .threads = 1 };
  g_autoptr(AriVerdict) verdict = NULL, again = NULL;
  double luck = 0.0, weights = 0.0;
  AriPosition position;

  start_after (&position, 60);
  verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
  again = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
  g_assert_cmpuint (verdict->n_candidates, ==, 21);
  g_assert_cmpuint (verdict->actor, ==, ARI_CHANCE);
  g_assert_cmpuint (verdict->nodes, ==, again->nodes);
  for (guint i = 0; i < 21; i++)
    {
      const AriCandidate *roll = &verdict->candidates[i];
      LabyrinthAction a = labyrinth_unpack (roll->action);

      g_assert_cmpfloat_with_epsilon (roll->weight, (a.first == a.second ? 1 : 2) / 36.0, 1e-12);
      g_assert_cmpfloat (roll->win[0], ==, again->candidates[i].win[0]);
      luck += roll->weight * (roll->win[0] - verdict->win[0]);
      weights += roll->weight;
    }
  g_assert_cmpfloat_with_epsilon (weights, 1.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (luck, 0.0, 1e-12);
}

/* At full strength: rollouts, the same for the same seed, and stopped when told. */
static void
test_full (void)
{
  AriBudget budget = { .nodes = 500000, .threads = 2, .seed = 4, .lines = 2 };
  g_autoptr(AriVerdict) verdict = NULL, again = NULL, stopped = NULL;
  gint cancelled = TRUE;
  AriPosition position;

  start_after (&position, 100);
  while (ari_rules_actor (rules, &position) == ARI_CHANCE || ari_rules_count (rules, &position) < 3)
    rules->apply (&position, ari_rules_actor (rules, &position) == ARI_CHANCE
                               ? ari_chance_draw (rules, &position, 3)
                               : ari_level_choose (&ari_level_greedy, rules, &position, 1.0, 0, 3, NULL,
                                                   NULL));

  verdict = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
  again = ari_search_run (rules, &position, &budget, NULL, 0, NULL, NULL);
  g_assert_cmpuint (verdict->nodes, ==, again->nodes);
  g_assert_cmpuint (verdict->candidates[0].action, ==, again->candidates[0].action);
  g_assert_cmpfloat (verdict->win[0], ==, again->win[0]);
  g_assert_cmpfloat (verdict->win[1], ==, again->win[1]);
  g_assert_cmpfloat (verdict->error, <=, 0.05);
  g_assert_cmpfloat_with_epsilon (verdict->win[0] + verdict->win[1], 1.0, 1e-6);

  stopped = ari_search_run (rules, &position, &budget, &cancelled, 0, NULL, NULL);
  g_assert_cmpuint (stopped->nodes, <, 3000);
  g_assert_true (ari_rules_legal (rules, &position, stopped->candidates[0].action));
}

/* Only travellers that stand together, and only by the same die. */
static void
test_alike (void)
{
  static const struct { const char *one, *other; gboolean alike; } pairs[] = {
    { "b2", "c2", TRUE }, { "b2", "b2", TRUE }, { "a2", "b2", FALSE }, { "b2", "c4", FALSE },
  };
  static const char *const plies[] = { "first=1", "1-1", "a1", "b1", "5-5", "1-3", "c1", "a3", "5-5", "2-4" };
  AriPosition position;
  AriSetup setup;

  ari_setup_init (&setup, rules);
  rules->start (&position, &setup);
  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      AriAction action;

      g_assert_true (ari_rules_parse (rules, &position, plies[i], &action, NULL));
      rules->apply (&position, action);
    }

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      AriAction one, other;

      g_assert_true (ari_rules_parse (rules, &position, pairs[i].one, &one, NULL));
      g_assert_true (ari_rules_parse (rules, &position, pairs[i].other, &other, NULL));
      g_assert_cmpint (ari_searcher_is_equivalent (rules, &position, one, other), ==, pairs[i].alike);
      g_assert_cmpint (ari_searcher_is_equivalent (rules, &position, other, one), ==, pairs[i].alike);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/labyrinth/solo", test_solo);
  g_test_add_func ("/search/labyrinth/solo-facts", test_solo_facts);
  g_test_add_func ("/search/labyrinth/race", test_race);
  g_test_add_func ("/search/labyrinth/levels", test_levels);
  g_test_add_func ("/search/labyrinth/ladder", test_ladder);
  g_test_add_func ("/search/labyrinth/rolls", test_rolls);
  g_test_add_func ("/search/labyrinth/full", test_full);
  g_test_add_func ("/search/labyrinth/alike", test_alike);

  return g_test_run ();
}
