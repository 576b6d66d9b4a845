/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-level.h"
#include "games.h"
#include "minoa/minoa.h"

static void
test_names (void)
{
  static const char *const ids[ARI_N_LEVELS] = { "child", "novice", "apprentice", "adept", "expert", "master" };
  const AriLevel *levels = ari_levels ();

  for (guint i = 0; i < ARI_N_LEVELS; i++)
    {
      g_assert_cmpstr (levels[i].id, ==, ids[i]);
      g_assert_true (ari_level_lookup (ids[i]) == &levels[i]);
      g_assert_cmpstr (levels[i].title, !=, "");
      g_assert_cmpstr (levels[i].explanation, !=, "");
    }
  g_assert_null (ari_level_lookup ("Adept"));
}

/* A level that is rated is rated above all that are named as weaker, and a game that nobody rated has no
 * ratings. */
static void
test_ratings (void)
{
  static const char *const games[] = { "minoa", "minarett", "labyrinth", "minotaur" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const AriRules *rules = ari_rules_lookup (games[i]);

      guint highest = 0;

      g_assert_cmpuint (ari_level_rating (ari_level_lookup ("novice"), rules), ==, 1000);
      for (guint k = 0; k < ARI_N_LEVELS; k++)
        {
          guint rating = ari_level_rating (&ari_levels ()[k], rules);

          g_assert_true (rating == 0 || rating > highest);
          highest = MAX (highest, rating);
        }
    }
  g_assert_cmpuint (ari_level_rating (&ari_levels ()[0], &rules_toy), ==, 0);
}

/* All levels play every kind of game to its end with nothing but legal actions. */
static void
test_legal (void)
{
  AriSetup setups[MINOA_SETUPS];

  minoa_setups (setups);
  for (guint i = 0; i < MINOA_SETUPS; i++)
    {
      const AriRules *rules = setups[i].rules;
      AriPosition position;
      guint64 seed = 0;
      AriActor actor;

      rules->start (&position, &setups[i]);
      while ((actor = ari_rules_actor (rules, &position)) != ARI_NONE)
        {
          const AriLevel *level = &ari_levels ()[seed % ARI_N_LEVELS];
          AriAction choice = ari_level_choose (level, rules, &position, 1e-3, 0, seed++, NULL, NULL);

          g_assert_true (ari_rules_legal (rules, &position, choice));
          rules->apply (&position, choice);
        }
    }
}

static void
test_same_seed (void)
{
  AriSetup setup;
  AriPosition start;

  ari_setup_init (&setup, &ari_rules_minoa);
  setup.rules->start (&start, &setup);
  for (guint i = 0; i < ARI_N_LEVELS; i++)
    {
      const AriLevel *level = &ari_levels ()[i];
      g_autoptr(AriVerdict) verdict = NULL;
      AriAction choice = ari_level_choose (level, setup.rules, &start, 0.01, 0, 42, NULL, &verdict);

      g_assert_cmpuint (ari_level_choose (level, setup.rules, &start, 0.01, 0, 42, NULL, NULL), ==, choice);
      g_assert_cmpuint (verdict->actor, ==, 1);
      g_assert_cmpuint (verdict->candidates[0].action, ==, choice);
    }
}

static void
test_cancelled (void)
{
  gint cancelled = TRUE;
  AriSetup setup;
  AriPosition start;

  ari_setup_init (&setup, &ari_rules_minoa);
  setup.rules->start (&start, &setup);
  for (guint i = 0; i < ARI_N_LEVELS; i++)
    {
      g_autoptr(AriVerdict) verdict = NULL;
      AriAction choice;

      choice = ari_level_choose (&ari_levels ()[i], setup.rules, &start, 1, 0, 1, &cancelled, &verdict);
      g_assert_true (ari_rules_legal (setup.rules, &start, choice));
      g_assert_cmpuint (verdict->nodes, ==, 1);
    }
}

static void
test_chance (void)
{
  AriPosition die = { 0 };
  guint drawn[3] = { 0 };

  rules_toy.apply (&die, 1);
  for (guint64 seed = 0; seed < 6000; seed++)
    drawn[ari_chance_draw (&rules_toy, &die, seed) - 4]++;
  for (guint k = 0; k < 3; k++)
    g_assert_cmpfloat_with_epsilon (drawn[k], 1000.0 * (k + 1), 200.0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/search/level/names", test_names);
  g_test_add_func ("/search/level/ratings", test_ratings);
  g_test_add_func ("/search/level/legal", test_legal);
  g_test_add_func ("/search/level/same-seed", test_same_seed);
  g_test_add_func ("/search/level/cancelled", test_cancelled);
  g_test_add_func ("/search/level/chance", test_chance);

  return g_test_run ();
}
