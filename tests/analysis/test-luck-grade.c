/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-luck-grade.h"
#include "waiting.h"

/* A match of Labyrinth after a roll by which the first seat won @luck; what @played says is played after
 * it. */
static AriMatch *
match_with_luck (double      luck,
                 const char *played)
{
  static const char *const opening[] = { "first=1", "1-5" };
  AriEval eval = { .luck = { luck, -luck }, .program = (char *) "test" };
  AriMatch *match;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "labyrinth", NULL));
  match = ari_match_new (&setup);
  for (guint i = 0; i < G_N_ELEMENTS (opening); i++)
    g_assert_true (ari_match_play_text (match, opening[i], 0, NULL));
  if (played != NULL)
    g_assert_true (ari_match_play_text (match, played, 0, NULL));
  ari_match_set_eval (match, ari_match_get_ply (match), &eval);

  return match;
}

static AriLuckGrade
grade_of (double   luck,
          AriActor seat)
{
  g_autoptr(AriMatch) match = match_with_luck (luck, NULL);

  return ari_luck_grade_of_ply (ari_match_get_ply (match), seat);
}

static void
test_steps (void)
{
  g_assert_cmpint (grade_of (0.02, 1), ==, ARI_LUCK_GRADE_NONE);
  g_assert_cmpint (grade_of (0.07, 1), ==, ARI_LUCK_GRADE_LUCKY);
  g_assert_cmpint (grade_of (0.12, 1), ==, ARI_LUCK_GRADE_VERY_LUCKY);
  g_assert_cmpint (grade_of (-0.07, 1), ==, ARI_LUCK_GRADE_UNLUCKY);
  g_assert_cmpint (grade_of (-0.12, 1), ==, ARI_LUCK_GRADE_VERY_UNLUCKY);
  /* What one wins the other loses. */
  g_assert_cmpint (grade_of (0.12, 2), ==, ARI_LUCK_GRADE_VERY_UNLUCKY);
  g_assert_cmpint (grade_of (0.12, ARI_NONE), ==, ARI_LUCK_GRADE_NONE);
}

static void
test_decision_has_none (void)
{
  g_autoptr(AriMatch) match = match_with_luck (0.3, "a1");

  g_assert_cmpint (ari_luck_grade_of_ply (ari_match_get_ply (match), 1), ==, ARI_LUCK_GRADE_NONE);
}

/* Each can be told from the others without colours. */
static void
test_words (void)
{
  for (AriLuckGrade one = ARI_LUCK_GRADE_NONE; one < ARI_N_LUCK_GRADES; one++)
    for (AriLuckGrade other = ARI_LUCK_GRADE_NONE; other < one; other++)
      {
        g_assert_cmpstr (ari_luck_grade_symbol (one), !=, ari_luck_grade_symbol (other));
        g_assert_cmpstr (ari_luck_grade_name (one), !=, ari_luck_grade_name (other));
      }

  g_assert_true (ari_luck_grade_is_good (ARI_LUCK_GRADE_LUCKY));
  g_assert_true (ari_luck_grade_is_good (ARI_LUCK_GRADE_VERY_LUCKY));
  g_assert_false (ari_luck_grade_is_good (ARI_LUCK_GRADE_UNLUCKY));
  g_assert_false (ari_luck_grade_is_good (ARI_LUCK_GRADE_NONE));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/luck-grade/steps", test_steps);
  g_test_add_func ("/analysis/luck-grade/decision-has-none", test_decision_has_none);
  g_test_add_func ("/analysis/luck-grade/words", test_words);

  return g_test_run ();
}
