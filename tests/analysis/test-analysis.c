/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-analysis.h"
#include "waiting.h"

static gboolean
has_verdict (gpointer data)
{
  return ari_analysis_get_verdict (data) != NULL;
}

static gboolean
is_idle (gpointer data)
{
  return !ari_analysis_get_busy (data);
}

static void
test_follows_the_cursor (void)
{
  AriMatch *match = match_after (20);
  AriAnalysis *analysis = ari_analysis_new (match);
  const AriVerdict *verdict;

  g_assert_null (ari_analysis_get_verdict (analysis));
  ari_analysis_set_running (analysis, TRUE);
  g_assert_true (ari_analysis_get_busy (analysis));
  wait_until (has_verdict, analysis);
  verdict = ari_analysis_get_verdict (analysis);
  g_assert_cmpuint (verdict->actor, ==, 1);
  g_assert_cmpuint (verdict->n_candidates, >, 0);

  ari_match_set_cursor (match, 19);
  wait_until (has_verdict, analysis);
  g_assert_cmpuint (ari_analysis_get_verdict (analysis)->actor, ==, 2);

  /* What was known is shown again at once. */
  ari_analysis_set_running (analysis, FALSE);
  g_assert_false (ari_analysis_get_busy (analysis));
  ari_match_set_cursor (match, 20);
  g_assert_nonnull (ari_analysis_get_verdict (analysis));

  g_assert_finalize_object (analysis);
  g_assert_finalize_object (match);
}

static gboolean
is_worth_keeping (gpointer data)
{
  const AriVerdict *verdict = ari_analysis_get_verdict (data);

  return verdict != NULL && verdict->nodes > 10000;
}

/* On a slow machine, one look of the usual length finds too little. */
static void
look_closely (AriAnalysis *analysis)
{
  double seconds = 0.3;

  do
    {
      ari_analysis_ask (analysis, seconds);
      wait_until (is_idle, analysis);
      seconds *= 2;
    }
  while (!is_worth_keeping (analysis));
}

/* What was found out stays with the ply, and a shorter look does not replace it. */
static void
test_stored_with_the_ply (void)
{
  AriMatch *match = match_after (20);
  AriAnalysis *analysis = ari_analysis_new (match);
  AriPly *ply = ari_match_get_ply (match);
  guint64 nodes;

  look_closely (analysis);
  g_assert_nonnull (ari_ply_get_eval (ply));
  /* The ply keeps four decimals. */
  g_assert_cmpfloat_with_epsilon (ari_ply_get_eval (ply)->win[0], ari_analysis_get_verdict (analysis)->win[0],
                                  5.1e-5);
  nodes = ari_ply_get_eval (ply)->nodes;

  ari_analysis_ask (analysis, 0.05);
  wait_until (is_idle, analysis);
  g_assert_cmpuint (ari_ply_get_eval (ply)->nodes, >=, nodes);

  g_assert_finalize_object (analysis);
  g_assert_finalize_object (match);
}

/* While a match is played, a hint or an overlay marks no move as a mistake; looking at the moves does, even
 * where it finds nothing that they have not found. */
static void
test_marks_nothing_in_play (void)
{
  AriMatch *match = match_after (20);
  AriAnalysis *analysis = ari_analysis_new (match);
  AriPly *ply = ari_match_get_ply (match);

  for (guint cursor = 19; cursor <= 20; cursor++)
    {
      ari_match_set_cursor (match, cursor);
      look_closely (analysis);
    }
  g_assert_nonnull (ari_ply_get_eval (ply));
  g_assert_null (ari_ply_get_eval (ply)->best);
  g_assert_cmpfloat (ari_ply_get_eval (ply)->loss, ==, 0);

  ari_analysis_set_running (analysis, TRUE);
  ari_analysis_set_running (analysis, FALSE);
  g_assert_nonnull (ari_ply_get_eval (ply));
  g_assert_nonnull (ari_ply_get_eval (ply)->best);

  g_assert_finalize_object (analysis);
  g_assert_finalize_object (match);
}

static void
test_ask_once (void)
{
  AriMatch *match = match_after (20);
  AriAnalysis *analysis = ari_analysis_new (match);

  ari_analysis_ask (analysis, 0.05);
  wait_until (is_idle, analysis);
  g_assert_nonnull (ari_analysis_get_verdict (analysis));
  g_assert_false (ari_analysis_get_running (analysis));

  ari_match_set_cursor (match, 10);
  g_assert_false (ari_analysis_get_busy (analysis));
  g_assert_null (ari_analysis_get_verdict (analysis));

  g_assert_finalize_object (analysis);
  g_assert_finalize_object (match);
}

/* A search may still run when nobody is interested any more. It does not finish its two minutes then, and
 * what it sends home goes nowhere. */
static void
test_dropped_while_searching (void)
{
  AriMatch *match = match_after (0);
  AriAnalysis *analysis = ari_analysis_new (match);
  gint64 dropped;

  ari_analysis_set_running (analysis, TRUE);
  wait_until (has_verdict, analysis);
  g_assert_true (ari_analysis_get_busy (analysis));
  g_assert_cmpuint (count_threads (), >, 1);

  dropped = g_get_monotonic_time ();
  g_assert_finalize_object (analysis);
  g_assert_finalize_object (match);
  wait_for_threads ();
  g_assert_cmpint (g_get_monotonic_time () - dropped, <, 20 * G_TIME_SPAN_SECOND);
  handle_all ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/analysis/follows-the-cursor", test_follows_the_cursor);
  g_test_add_func ("/analysis/analysis/stored-with-the-ply", test_stored_with_the_ply);
  g_test_add_func ("/analysis/analysis/marks-nothing-in-play", test_marks_nothing_in_play);
  g_test_add_func ("/analysis/analysis/ask-once", test_ask_once);
  g_test_add_func ("/analysis/analysis/dropped-while-searching", test_dropped_while_searching);

  return g_test_run ();
}
