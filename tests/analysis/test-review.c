/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-chance-map.h"
#include "ari-jobs.h"
#include "ari-judgement.h"
#include "ari-review.h"
#include "waiting.h"

static gboolean
is_done (gpointer data)
{
  return !ari_review_get_running (data);
}

static AriPly *
ply_at (AriMatch *match,
        guint     index)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), index);

  return ply;
}

static void
test_whole_line (void)
{
  AriMatch *match = match_after (12);
  AriReview *review = ari_review_new (match);
  double first_win[12];

  for (guint round = 0; round < 2; round++)
    {
      ari_review_start (review, 0.0, 200);
      g_assert_true (ari_review_get_running (review));
      wait_until (is_done, review);
      g_assert_cmpfloat (ari_review_get_progress (review), ==, 1.0);

      for (guint i = 0; i < 12; i++)
        {
          const AriEval *eval = ari_ply_get_eval (ply_at (match, i));
          double sum = 0.0;

          g_assert_nonnull (eval);
          for (guint seat = 0; seat < ARI_MAX_SEATS; seat++)
            sum += eval->win[seat];
          g_assert_cmpfloat_with_epsilon (sum, 1.0, 1e-6);
          g_assert_cmpfloat (eval->loss, >=, 0.0);
          g_assert_nonnull (eval->program);

          /* With a budget of nodes the same review says the same again. */
          if (round == 0)
            first_win[i] = eval->win[0];
          else
            g_assert_cmpfloat (eval->win[0], ==, first_win[i]);
        }
    }

  g_assert_finalize_object (review);
  g_assert_finalize_object (match);
}

static void
cancel_cb (AriReview *review)
{
  ari_review_cancel (review);
}

static void
test_cancel_keeps_what_is_done (void)
{
  AriMatch *match = match_after (12);
  AriReview *review = ari_review_new (match);

  /* The reports of all plies are there when the first one of them is handled, which cancels the run: the
   * others are late, and change nothing. */
  ari_review_start (review, 0.0, 500);
  wait_for_threads ();
  g_signal_connect (review, "notify::progress", G_CALLBACK (cancel_cb), NULL);
  handle_all ();
  g_assert_false (ari_review_get_running (review));
  g_assert_nonnull (ari_ply_get_eval (ply_at (match, 11)));
  g_assert_null (ari_ply_get_eval (ply_at (match, 10)));
  g_assert_null (ari_ply_get_eval (ply_at (match, 0)));

  g_assert_finalize_object (review);
  g_assert_finalize_object (match);
}

/* However often it is stopped, a review that goes on says what one says that ran through, and judges no ply
 * again. */
static void
test_resume (void)
{
  g_autoptr(AriMatch) whole = match_after (12), parts = match_after (12);
  AriReview *review = ari_review_new (whole);
  double last = 0.0;

  ari_review_resume (review, 200);
  wait_until (is_done, review);
  g_assert_finalize_object (review);

  review = ari_review_new (parts);
  for (guint i = 0; i < 12; i++)
    {
      AriPly *first = ply_at (parts, 11);
      g_autoptr(AriEval) before = ari_eval_copy (ari_ply_get_eval (first) != NULL ? ari_ply_get_eval (first)
                                                                                : &(AriEval) { .seed = 1 });
      gulong id;

      ari_review_resume (review, 200);
      id = g_signal_connect (review, "notify::progress", G_CALLBACK (cancel_cb), NULL);
      wait_until (is_done, review);
      g_signal_handler_disconnect (review, id);
      g_assert_cmpfloat (ari_review_get_progress (review), >, last);
      last = ari_review_get_progress (review);
      g_assert_true (i == 0 || ari_eval_equal (ari_ply_get_eval (first), before));
    }
  for (guint i = 0; i < 12; i++)
    g_assert_true (ari_eval_equal (ari_ply_get_eval (ply_at (parts, i)),
                                   ari_ply_get_eval (ply_at (whole, i))));

  /* Nothing is left to do. */
  ari_review_resume (review, 200);
  wait_until (is_done, review);
  g_assert_true (ari_review_has_judged_line (parts, 200));
  g_assert_cmpfloat (ari_review_get_progress (review), ==, 1.0);
  g_assert_finalize_object (review);
}

/* What a usual review has judged: a quick look leaves it, and another number of nodes or another version
 * doesn't. */
static void
test_has_judged (void)
{
  g_autoptr(AriMatch) match = match_after (2);
  AriReview *review = ari_review_new (match);
  g_autoptr(AriEval) known = NULL;

  ari_review_resume (review, ARI_CHANCE_NODES);
  wait_until (is_done, review);
  known = ari_eval_copy (ari_ply_get_eval (ply_at (match, 1)));
  g_assert_true (ari_review_has_judged (known, ARI_CHANCE_NODES));
  g_assert_false (ari_review_has_judged (known, 300));
  g_assert_false (ari_review_has_judged (NULL, ARI_CHANCE_NODES));

  ari_review_start (review, 0.0, 100);
  wait_until (is_done, review);
  g_assert_true (ari_eval_equal (ari_ply_get_eval (ply_at (match, 1)), known));
  /* A longer one takes its place, and is as good. */
  ari_review_start (review, 0.0, ARI_CHANCE_NODES + 100);
  wait_until (is_done, review);
  g_assert_false (ari_eval_equal (ari_ply_get_eval (ply_at (match, 1)), known));
  g_assert_true (ari_review_has_judged (ari_ply_get_eval (ply_at (match, 1)), ARI_CHANCE_NODES));

  g_set_str (&known->program, "0.0.1");
  g_assert_false (ari_review_has_judged (known, ARI_CHANCE_NODES));
  g_assert_finalize_object (review);
}

/* A review on the screen is waited for, one in the background is not. */
static void
test_busy (void)
{
  g_autoptr(AriMatch) match = match_after (4);
  AriReview *review = ari_review_new (match);
  AriJobs *jobs = ari_jobs_get ();

  ari_review_resume (review, 200);
  g_assert_false (ari_jobs_is_busy (jobs));
  wait_until (is_done, review);
  ari_review_start (review, 0.0, 200);
  g_assert_true (ari_jobs_is_busy (jobs));
  /* Also when it is stopped: until its thread has ended. */
  ari_review_cancel (review);
  g_assert_true (ari_jobs_is_busy (jobs));
  wait_for_threads ();
  handle_all ();
  g_assert_false (ari_jobs_is_busy (jobs));
  g_assert_finalize_object (review);
}

static void
test_empty_match (void)
{
  AriMatch *match = match_after (0);
  AriReview *review = ari_review_new (match);

  ari_review_start (review, 0.0, 100);
  g_assert_false (ari_review_get_running (review));

  g_assert_finalize_object (review);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/review/whole-line", test_whole_line);
  g_test_add_func ("/analysis/review/cancel-keeps-what-is-done", test_cancel_keeps_what_is_done);
  g_test_add_func ("/analysis/review/resume", test_resume);
  g_test_add_func ("/analysis/review/has-judged", test_has_judged);
  g_test_add_func ("/analysis/review/busy", test_busy);
  g_test_add_func ("/analysis/review/empty-match", test_empty_match);

  return g_test_run ();
}
