/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-opponent.h"
#include "waiting.h"

static void
test_choice_is_legal_and_repeatable (void)
{
  g_autoptr(AriMatch) match = match_after (30);
  const AriRules *rules = ari_match_get_rules (match);
  AriAction first = ARI_ACTION_NONE;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(GAsyncResult) result = NULL;
      g_autoptr(GError) error = NULL;
      double seconds = -1.0;
      AriAction action;

      ari_opponent_think (match, &ari_levels ()[0], 0.0, 11, NULL, keep_result_cb, &result);
      wait_for_result (&result);
      action = ari_opponent_finish (result, &seconds, &error);
      g_assert_no_error (error);
      g_assert_true (ari_rules_legal (rules, ari_match_get_position (match), action));
      g_assert_cmpfloat (seconds, >=, 0.0);
      if (i == 0)
        first = action;
      g_assert_cmpuint (action, ==, first);
    }

  /* Thinking leaves the match alone. */
  g_assert_cmpuint (ari_match_get_cursor (match), ==, 30);
}

/* With a wait of an hour only hurrying can bring the answer. */
static void
test_hurry_ends_the_wait (void)
{
  g_autoptr(AriMatch) match = match_after (30);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AriThinking *thinking;

  thinking = ari_opponent_think (match, &ari_levels ()[0], 3600.0, 11, NULL, keep_result_cb, &result);
  ari_opponent_hurry (thinking);
  wait_for_result (&result);
  g_assert_cmpuint (ari_opponent_finish (result, NULL, &error), !=, ARI_ACTION_NONE);
  g_assert_no_error (error);
}

/* The same when the choice has been made and only the wait is left. */
static void
test_hurry_after_thinking (void)
{
  g_autoptr(AriMatch) match = match_after (80);
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;
  AriThinking *thinking;

  thinking = ari_opponent_think (match, &ari_levels ()[0], 3600.0, 11, NULL, keep_result_cb, &result);
  wait_for_threads ();
  handle_all ();
  g_assert_null (result);
  ari_opponent_hurry (thinking);
  wait_for_result (&result);
  g_assert_cmpuint (ari_opponent_finish (result, NULL, &error), !=, ARI_ACTION_NONE);
  g_assert_no_error (error);
}

static void
test_cancel (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GAsyncResult) result = NULL;
  g_autoptr(GError) error = NULL;

  ari_opponent_think (match, &ari_levels ()[ARI_N_LEVELS - 1], 3600.0, 11, cancellable, keep_result_cb,
                      &result);
  g_cancellable_cancel (cancellable);
  wait_for_result (&result);
  g_assert_cmpuint (ari_opponent_finish (result, NULL, &error), ==, ARI_ACTION_NONE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/opponent/choice-is-legal-and-repeatable", test_choice_is_legal_and_repeatable);
  g_test_add_func ("/analysis/opponent/hurry-ends-the-wait", test_hurry_ends_the_wait);
  g_test_add_func ("/analysis/opponent/hurry-after-thinking", test_hurry_after_thinking);
  g_test_add_func ("/analysis/opponent/cancel", test_cancel);

  return g_test_run ();
}
