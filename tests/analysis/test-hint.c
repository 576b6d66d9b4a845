/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-hint.h"
#include "waiting.h"
#include "minoa/minoa.h"
#include "labyrinth/labyrinth.h"

static AriHint *
hint_for (AriMatch     *match,
          AriCandidate *candidates,
          guint         n_candidates,
          gboolean      exact)
{
  AriVerdict verdict = { .actor = 1, .exact = exact, .n_candidates = n_candidates, .candidates = candidates };

  return ari_hint_new (ari_match_get_setup (match), ari_match_get_position (match), &verdict);
}

static AriAction
action_named (AriMatch   *match,
              const char *text)
{
  AriAction action;
  g_autoptr(GError) error = NULL;

  ari_rules_parse (&ari_rules_minoa, ari_match_get_position (match), text, &action, &error);
  g_assert_no_error (error);

  return action;
}

static void
test_three_steps (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  AriCandidate candidates[] = {
    { .action = action_named (match, "i5i6"), .win = { 0.7, 0.3 }, .error = 0.01 },
    { .action = action_named (match, "a1a2"), .win = { 0.5, 0.5 }, .error = 0.01 },
  };
  g_autoptr(AriHint) hint = hint_for (match, candidates, 2, FALSE);
  gboolean in_region = FALSE;

  g_assert_cmpuint (hint->action, ==, candidates[0].action);
  g_assert_cmpstr (hint->where, ==, "Look at the upper left of the board.");
  g_assert_cmpuint (hint->n_picks, ==, 1);
  for (guint i = 0; i < hint->n_region; i++)
    in_region |= hint->region[i] == hint->picks[0];
  g_assert_true (in_region);
  g_assert_cmpuint (hint->n_region, >, 5);
  g_assert_cmpuint (hint->n_region, <, 100);
  g_assert_nonnull (strstr (hint->what, "i5i6"));
  g_assert_nonnull (strstr (hint->reason, "70%"));
  g_assert_nonnull (strstr (hint->reason, "a1a2"));
  g_assert_nonnull (strstr (hint->reason, "50%"));
}

/* A reason is only given when it can be told from chance. */
static void
test_too_close_to_call (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  AriCandidate candidates[] = {
    { .action = action_named (match, "i5i6"), .win = { 0.52, 0.48 }, .error = 0.03 },
    { .action = action_named (match, "a1a2"), .win = { 0.50, 0.50 }, .error = 0.03 },
  };
  g_autoptr(AriHint) hint = hint_for (match, candidates, 2, FALSE);

  g_assert_nonnull (strstr (hint->reason, "too small to be sure"));
}

static void
test_proved_win (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  AriCandidate candidates[] = { { .action = action_named (match, "d5e5"), .win = { 1.0, 0.0 }, .exact = TRUE } };
  g_autoptr(AriHint) hint = hint_for (match, candidates, 1, TRUE);

  g_assert_cmpstr (hint->reason, ==, "It wins, whatever the others do.");
}

static void
test_win_in_turns (void)
{
  static const char *const reasons[] = { "It wins at once.", "It wins within 2 turns, whatever the others do." };

  for (guint turns = 1; turns <= G_N_ELEMENTS (reasons); turns++)
    {
      g_autoptr(AriMatch) match = match_after (0);
      AriCandidate candidates[] = {
        { .action = action_named (match, "d5e5"), .win = { 1.0, 0.0 }, .exact = TRUE, .turns = turns },
      };
      g_autoptr(AriHint) hint = hint_for (match, candidates, 1, TRUE);

      g_assert_cmpstr (hint->reason, ==, reasons[turns - 1]);
    }
}

static AriMatch *
match_of_labyrinth (const char *const *plies)
{
  AriMatch *match;
  AriSetup setup;

  g_assert_true (ari_setup_parse (&setup, "labyrinth", NULL));
  match = ari_match_new (&setup);
  for (guint i = 0; plies[i] != NULL; i++)
    g_assert_true (ari_match_play_text (match, plies[i], 0, NULL));

  return match;
}

/* Travellers that stand together are not compared with each other. */
static void
test_alike (void)
{
  static const char *const opening[] = { "first=1", "1-5", NULL };
  static const char *const inside[] = { "first=1", "1-5", "a1", NULL };
  const AriRules *rules = &ari_rules_labyrinth;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(AriMatch) match = match_of_labyrinth (i == 0 ? opening : inside);
      const AriPosition *position = ari_match_get_position (match);
      AriAction actions[ARI_MAX_ACTIONS];
      AriCandidate candidates[ARI_MAX_ACTIONS];
      guint n = rules->actions (position, actions);
      g_autoptr(AriHint) hint = NULL;

      for (guint k = 0; k < n; k++)
        candidates[k] = (AriCandidate) { .action = actions[k], .win = { 0.5, 0.5 }, .error = 0.01 };
      hint = hint_for (match, candidates, n, FALSE);
      g_assert_cmpstr (hint->reason, ==, n == 1 ? "There is no other choice." : "All choices come to the same.");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/hint/three-steps", test_three_steps);
  g_test_add_func ("/analysis/hint/too-close-to-call", test_too_close_to_call);
  g_test_add_func ("/analysis/hint/proved-win", test_proved_win);
  g_test_add_func ("/analysis/hint/win-in-turns", test_win_in_turns);
  g_test_add_func ("/analysis/hint/alike", test_alike);

  return g_test_run ();
}
