/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When the search before a move has a say in whether to warn of it. */
#include "ari-mistake-warning.h"
#include "minoa/minoa.h"
#include "waiting.h"

#define LEAST  0.10
#define BEST   3
#define PLAYED 5

/* A tree search of the start that finds both actions equally good, after 1,000 playouts of the best one. */
static AriVerdict *
new_verdict (guint64 visits)
{
  AriVerdict *verdict = g_new0 (AriVerdict, 1);

  verdict->actor = 1;
  verdict->nodes = 20000;
  verdict->n_candidates = 2;
  verdict->candidates = g_new0 (AriCandidate, 2);
  for (guint i = 0; i < 2; i++)
    verdict->candidates[i] = (AriCandidate) {
      .action = i == 0 ? BEST : PLAYED, .visits = i == 0 ? 1000 : visits, .evidence = ARI_EVIDENCE_PLAYOUTS,
      .win = { 0.5, 0.5 }, .raw = { 0.5, 0.5 }, .error = 0.01, .raw_error = 0.01,
    };

  return verdict;
}

/* A search that has hardly looked at a move can't say that it is harmless; one that has looked can. */
static void
test_looked_at (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  const AriEval eval = { .best = (char *) "a1b1", .win = { 0.1, 0.9 }, .error = 0.2, .loss = 0.90,
                         .loss_error = 0.20 };
  g_autoptr(AriVerdict) hardly = new_verdict (10), well = new_verdict (500);

  g_assert_false (ari_mistake_warning_is_needless (&ari_rules_minoa, position, hardly, PLAYED, LEAST));
  g_assert_true (ari_mistake_warning_is_due (&ari_rules_minoa, position, hardly, PLAYED, &eval, LEAST));

  g_assert_true (ari_mistake_warning_is_needless (&ari_rules_minoa, position, well, PLAYED, LEAST));
  g_assert_false (ari_mistake_warning_is_due (&ari_rules_minoa, position, well, PLAYED, &eval, LEAST));

  /* The best move needs no second search in any case. */
  g_assert_true (ari_mistake_warning_is_needless (&ari_rules_minoa, position, hardly, BEST, LEAST));
}

/* A loss has to be beyond the threshold by two of its errors. */
static void
test_sure (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  const AriEval sure = { .best = (char *) "a1b1", .win = { 0.1, 0.9 }, .error = 0.2, .loss = 0.51,
                         .loss_error = 0.20 };
  const AriEval unsure = { .best = (char *) "a1b1", .win = { 0.1, 0.9 }, .error = 0.2, .loss = 0.49,
                           .loss_error = 0.20 };
  g_autoptr(AriVerdict) verdict = new_verdict (10);

  g_assert_true (ari_mistake_warning_is_due (&ari_rules_minoa, position, verdict, PLAYED, &sure, LEAST));
  g_assert_false (ari_mistake_warning_is_due (&ari_rules_minoa, position, verdict, PLAYED, &unsure, LEAST));
}

/* What is said of a move that is proved to lose, in a match with so many seats; the second is Bob’s. */
static char *
text_with (guint seats)
{
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriVerdict) verdict = new_verdict (500);
  g_autoptr(AriMistakeWarning) warning = NULL;
  const AriEval eval = { .best = (char *) "a1b1", .win = { 0.0, 1.0 }, .loss = 0.5 };
  AriSetup setup;

  ari_setup_init (&setup, &ari_rules_minoa);
  g_assert_true (ari_setup_set_seats (&setup, seats, NULL));
  match = ari_match_new (&setup);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, "Bob", NULL);
  warning = ari_mistake_warning_new (match, ari_match_get_position (match), verdict, PLAYED, &eval, TRUE);

  return g_strdup (warning->text);
}

/* One opponent is named. */
static void
test_opponents (void)
{
  g_autofree char *two = text_with (2), *three = text_with (3);

  g_assert_nonnull (strstr (two, "If Bob plays perfectly, this move loses."));
  g_assert_nonnull (strstr (three, "If your opponents play perfectly, this move loses."));
}

/* A move that is proved to lose is worth a warning from a smaller loss on, unless the best one loses, too. */
static void
test_thrown_away (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  const AriEval lost = { .best = (char *) "a1b1", .win = { 0.0, 1.0 }, .loss = 0.09, .loss_error = 0.01 };
  const AriEval open = { .best = (char *) "a1b1", .win = { 0.1, 0.9 }, .error = 0.01, .loss = 0.09,
                         .loss_error = 0.01 };
  g_autoptr(AriVerdict) verdict = new_verdict (10), seen = new_verdict (500);

  g_assert_true (ari_mistake_warning_is_due (&ari_rules_minoa, position, verdict, PLAYED, &lost, LEAST));
  g_assert_false (ari_mistake_warning_is_due (&ari_rules_minoa, position, verdict, PLAYED, &open, LEAST));

  verdict->candidates[0].exact = TRUE;
  verdict->candidates[0].win[0] = 0.0;
  verdict->candidates[0].win[1] = 1.0;
  g_assert_false (ari_mistake_warning_is_due (&ari_rules_minoa, position, verdict, PLAYED, &lost, LEAST));

  /* The search before the move has seen that it loses, so it can't say that nobody has to be warned. */
  for (guint i = 0; i < 2; i++)
    {
      AriCandidate *candidate = &seen->candidates[i];

      candidate->exact = i == 1;
      candidate->win[0] = candidate->raw[0] = i == 0 ? 0.09 : 0.0;
      candidate->win[1] = candidate->raw[1] = 1.0 - candidate->win[0];
      candidate->error = candidate->raw_error = i == 0 ? 0.01 : 0.0;
    }
  g_assert_false (ari_mistake_warning_is_needless (&ari_rules_minoa, position, seen, PLAYED, LEAST));
  seen->candidates[1].exact = FALSE;
  seen->candidates[1].win[0] = seen->candidates[1].raw[0] = 0.02;
  seen->candidates[1].error = seen->candidates[1].raw_error = 0.01;
  g_assert_true (ari_mistake_warning_is_needless (&ari_rules_minoa, position, seen, PLAYED, LEAST));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/mistake-warning/looked-at", test_looked_at);
  g_test_add_func ("/mistake-warning/sure", test_sure);
  g_test_add_func ("/mistake-warning/thrown-away", test_thrown_away);
  g_test_add_func ("/mistake-warning/opponents", test_opponents);

  return g_test_run ();
}
