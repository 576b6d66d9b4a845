/* SPDX-License-Identifier: GPL-3.0-or-later */
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
  g_test_add_func ("/analysis/review/empty-match", test_empty_match);

  return g_test_run ();
}
