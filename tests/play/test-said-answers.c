/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The written form of an answer, such as staying, is a mere symbol, which explains itself to nobody:
 * sentences have words. */
#include "ari-chance-map.h"
#include "ari-coaching-words.h"
#include "ari-random.h"
#include "ari-table-ideas.h"
#include "../util/shown.h"
#include "table-fixture.h"

/* A match at a traveller that may cross the Millstone, or stay. */
static AriMatch *
match_at_millstone (void)
{
  AriMatch *match = table_match_new ("labyrinth", "");
  const AriRules *rules = ari_match_get_rules (match);
  AriAction actions[ARI_MAX_ACTIONS], cross;
  AriRandom random;

  ari_random_init (&random, 4);
  while (!ari_rules_parse (rules, ari_match_get_position (match), "cross", &cross, NULL))
    {
      guint n = rules->actions (ari_match_get_position (match), actions);

      g_assert_cmpuint (n, >, 0);
      g_assert_true (ari_match_play (match, actions[ari_random_below (&random, n)], -1, NULL));
    }

  return match;
}

static void
test_review (void)
{
  AriMatch *match = match_at_millstone ();
  AriTable *table;
  AriSwing swing = { .kind = ARI_SWING_LOSS, .size = -0.2 };
  g_autofree char *mistake = NULL, *coach = NULL, *looking = NULL, *found = NULL;

  g_assert_true (ari_match_play (match, table_action (match, "cross"), -1, NULL));
  ari_match_set_eval (match, ari_match_get_ply (match),
                      &(AriEval) { .win = { 0.4, 0.6 }, .error = 0.01, .loss = 0.2, .loss_error = 0.01,
                                   .best = (char *) "stay", .nodes = 1000,
                                   .map = ari_chance_version (ari_match_get_rules (match)) });
  table = ari_table_new (match, NULL, FALSE);
  mistake = ari_table_remark_text (table);
  g_assert_true (g_str_has_prefix (mistake, "Crossing the Millstone was a blunder"));
  g_assert_nonnull (strstr (mistake, "; staying was better."));
  swing.number = ari_match_get_cursor (match);
  swing.seat = ari_ply_get_actor (ari_match_get_ply (match));
  coach = ari_coaching_words_swing (match, &swing, TRUE);
  g_assert_nonnull (strstr (coach, "blunder. Staying was better."));

  ari_table_try_again (table);
  looking = shown_text (table);
  g_assert_nonnull (strstr (looking, "Find a better move than crossing the Millstone."));
  ari_table_play (table, table_action (match, "stay"));
  found = shown_text (table);
  g_assert_nonnull (strstr (found, "Staying is the best move found by the analysis; crossing the Millstone "
                                   "lost 20 points "));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

/* A mistake that the computer made for a person says so; what was no mistake has nothing to say. */
static void
test_substitute (void)
{
  AriMatch *match = table_match_new ("minoa", "d4d5");
  AriEval eval = { .win = { 0.4, 0.6 }, .loss = 0.2, .loss_error = 0.01, .best = (char *) "a1b1",
                   .nodes = 1000, .map = ari_chance_version (ari_match_get_rules (match)) };
  g_autofree char *own = NULL, *substitute = NULL, *good = NULL;
  AriTable *table;

  table_play (match, "d5d6");
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);
  ari_match_set_substitute (match, 1, "novice");
  table_play (match, "b1c1");
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);
  table_play (match, "d6d7");
  table_play (match, "c1d1");
  ari_match_remove_substitutes (match);

  table = ari_table_new (match, NULL, FALSE);
  good = ari_table_remark_text (table);
  g_assert_null (good);
  ari_table_go (table, ARI_GO_NUMBER, 3);
  substitute = ari_table_remark_text (table);
  g_assert_nonnull (substitute);
  g_assert_true (g_str_has_suffix (substitute, " was better. Here, the computer played for Red."));
  ari_table_go (table, ARI_GO_NUMBER, 2);
  own = ari_table_remark_text (table);
  g_assert_true (g_str_has_suffix (own, " was better."));

  g_assert_finalize_object (table);
  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/said-answers/review", test_review);
  g_test_add_func ("/play/said-answers/substitute", test_substitute);

  return g_test_run ();
}
