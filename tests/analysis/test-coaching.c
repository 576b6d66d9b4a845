/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a match can teach, from stored evaluations. */
#include "ari-accuracy.h"
#include "ari-coaching.h"
#include "ari-reason.h"
#include "ari-record.h"
#include "waiting.h"

#define LENGTH 40

/* A reviewed match whose first seat is a person: nothing was lost, and each played action was the best. */
static AriMatch *
new_match (guint length)
{
  AriMatch *match = match_after (length);

  for (AriActor seat = 1; seat <= 2; seat++)
    ari_match_set_seat (match, seat, seat == 1 ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER, NULL,
                        seat == 1 ? NULL : "novice");
  for (guint number = 1; number <= length; number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

      ari_match_set_eval (match, ply, &(AriEval) { .win = { 0.5, 0.5 }, .nodes = 1 });
    }

  return match;
}

/* Ply @number has lost @loss ± @error against @best. */
static void
lose (AriMatch   *match,
      guint       number,
      double      loss,
      double      error,
      const char *best)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  AriEval eval = {
    .win = { 0.5, 0.5 }, .loss = loss, .loss_error = error, .best = (char *) best, .nodes = 1,
  };

  ari_match_set_eval (match, ply, &eval);
}

/* A match that has not been analysed to its end teaches nothing yet. */
static void
test_incomplete (void)
{
  g_autoptr(AriMatch) match = new_match (LENGTH), empty = match_after (0);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 7);
  g_autoptr(AriCoaching) coaching = NULL, nothing = ari_coaching_new (empty);

  lose (match, 3, 0.30, 0.01, NULL);
  ari_match_set_eval (match, ply, NULL);
  coaching = ari_coaching_new (match);
  g_assert_false (coaching->complete);
  g_assert_cmpuint (coaching->n_swings, ==, 0);
  g_assert_false (nothing->complete);
}

/* The three greatest sure losses of anybody, those of the only person first; and all mistakes of that
 * person. */
static void
test_swings (void)
{
  static const guint expected[] = { 9, 4, 30 }, mistakes[] = { 9, 13 };
  g_autoptr(AriMatch) match = new_match (LENGTH);
  g_autoptr(AriCoaching) coaching = NULL;

  lose (match, 30, 0.20, 0.01, NULL);
  lose (match, 4, 0.12, 0.01, NULL);
  lose (match, 9, 0.40, 0.02, "a1b1");
  lose (match, 12, 0.08, 0.01, NULL);
  lose (match, 13, 0.12, 0.01, "a1b1");
  lose (match, 15, 0.08, 0.01, "a1b1");
  /* This one may be noise. */
  lose (match, 20, 0.50, 0.48, NULL);
  coaching = ari_coaching_new (match);
  g_assert_true (coaching->complete);
  g_assert_cmpuint (coaching->n_swings, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < coaching->n_swings; i++)
    {
      g_assert_cmpuint (coaching->swings[i].number, ==, expected[i]);
      g_assert_cmpint (coaching->swings[i].kind, ==, ARI_SWING_LOSS);
      g_assert_cmpuint (coaching->swings[i].seat, ==, expected[i] % 2 == 1 ? 1 : 2);
    }
  g_assert_cmpfloat_with_epsilon (coaching->swings[0].size, -0.38, 0.0001);
  g_assert_cmpmem (coaching->mistakes->data, coaching->mistakes->len * sizeof (guint), mistakes,
                   sizeof mistakes);
}

/* A missed win is named even where it cost hardly any chance, and it is a mistake to practise. */
static void
test_missed_win (void)
{
  g_autoptr(AriMatch) match = new_match (LENGTH);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 10);
  g_autoptr(AriCoaching) coaching = NULL;

  ari_match_set_eval (match, ply, &(AriEval) { .win = { 0.99, 0.01 }, .loss = 0.01, .loss_error = 0.02,
                                               .error = 0.02, .missed_win = TRUE, .best = (char *) "a1b1",
                                               .nodes = 1 });
  coaching = ari_coaching_new (match);
  g_assert_cmpuint (coaching->n_swings, ==, 1);
  g_assert_cmpuint (coaching->swings[0].number, ==, 11);
  g_assert_cmpint (coaching->weakness.kind, !=, ARI_WEAKNESS_NONE);
  g_assert_cmpuint (coaching->weakness.first, ==, 11);
}

/* Where the chance sank with nothing but moves whose losses are within their errors, that there was no
 * mistake isn't known. */
static void
test_unexplained (void)
{
  g_autoptr(AriMatch) match = new_match (LENGTH);
  g_autoptr(AriCoaching) coaching = NULL, even = NULL;

  for (guint number = 1; number <= LENGTH; number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
      AriEval eval = { .win = { 0.5, 0.5 }, .expected_loss = 0.02, .nodes = 1 };

      ari_match_set_eval (match, ply, &eval);
    }
  even = ari_coaching_new (match);
  g_assert_false (even->weakness.unexplained);

  for (guint number = 1; number <= LENGTH; number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
      /* With the moves of the first seat. */
      double win = 0.5 - 0.01 * ((number + 1) / 2);
      AriEval eval = { .win = { win, 1.0 - win }, .expected_loss = 0.02, .error = 0.1, .loss = 0.01,
                       .loss_error = 0.01, .nodes = 1 };

      ari_match_set_eval (match, ply, &eval);
    }
  coaching = ari_coaching_new (match);
  g_assert_cmpint (coaching->weakness.kind, ==, ARI_WEAKNESS_NONE);
  g_assert_true (coaching->weakness.unexplained);
  g_assert_cmpfloat_with_epsilon (coaching->weakness.share, 0.19, 1e-6);
}

/* What a computer played for the person isn't the person's, neither good nor bad. */
static void
test_handover (void)
{
  g_autoptr(AriMatch) match = NULL;
  g_autoptr(AriMatch) played = new_match (LENGTH);
  g_autoptr(AriCoaching) coaching = NULL;
  AriAccuracy accuracy[ARI_MAX_SEATS];

  match = ari_match_new (ari_match_get_setup (played));
  for (AriActor seat = 1; seat <= 2; seat++)
    {
      const AriSeat *who = ari_match_get_seat (played, seat);

      ari_match_set_seat (match, seat, who->kind, NULL, who->level);
    }
  for (guint number = 1; number <= LENGTH; number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (played), number - 1);

      /* The person gives the seat away, and takes it back when the computer has played. */
      ari_match_set_seat (match, 1, number <= 20 ? ARI_SEAT_PERSON : ARI_SEAT_COMPUTER, NULL, "novice");
      g_assert_true (ari_match_play (match, ari_ply_get_action (ply), -1, NULL));
      ari_match_set_eval (match, ari_match_get_ply (match), ari_ply_get_eval (ply));
    }
  ari_match_set_seat (match, 1, ARI_SEAT_PERSON, NULL, NULL);
  lose (match, 9, 0.20, 0.01, "pass");
  lose (match, 25, 0.40, 0.01, "pass");
  lose (match, 30, 0.30, 0.01, "pass");
  coaching = ari_coaching_new (match);
  g_assert_cmpuint (coaching->seat, ==, 1);
  g_assert_cmpuint (coaching->n_swings, ==, 3);
  g_assert_cmpuint (coaching->swings[0].number, ==, 9);
  g_assert_cmpint (coaching->swings[0].kind, ==, ARI_SWING_LOSS);
  g_assert_cmpuint (coaching->swings[1].number, ==, 25);
  g_assert_cmpint (coaching->swings[1].kind, ==, ARI_SWING_SUBSTITUTE_LOSS);
  g_assert_cmpuint (coaching->swings[2].number, ==, 30);
  g_assert_cmpint (coaching->swings[2].kind, ==, ARI_SWING_LOSS);
  g_assert_cmpfloat_with_epsilon (coaching->weakness.total, 0.19, 0.0001);
  g_assert_cmpuint (coaching->strength.last, <=, 20);
  g_assert_false (coaching->has_luck);

  for (guint number = 1; number <= LENGTH; number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

      ari_match_set_eval (match, ply, &(AriEval) { .win = { 0.5, 0.5 }, .expected_loss = 0.1, .nodes = 1 });
    }
  ari_accuracy_of_match (match, accuracy);
  g_assert_cmpuint (accuracy[0].n_choices, ==, 10);
  g_assert_cmpuint (accuracy[1].n_choices, ==, 20);
}

/* The best answer to the greatest mistake comes before a run; a mistake in between spoils it. */
static void
test_strength (void)
{
  g_autoptr(AriMatch) match = new_match (LENGTH);
  g_autoptr(AriCoaching) run = ari_coaching_new (match), answer = NULL, only = NULL, spoilt = NULL;
  g_autoptr(AriPly) found = NULL;

  g_assert_cmpint (run->strength.kind, ==, ARI_STRENGTH_RUN);
  g_assert_cmpuint (run->strength.n, ==, LENGTH / 2);
  g_assert_cmpuint (run->strength.first, ==, 1);
  g_assert_cmpuint (run->strength.last, ==, LENGTH - 1);

  lose (match, 6, 0.13, 0.01, NULL);
  lose (match, 16, 0.25, 0.01, NULL);
  answer = ari_coaching_new (match);
  g_assert_cmpint (answer->strength.kind, ==, ARI_STRENGTH_ANSWER);
  g_assert_cmpuint (answer->strength.first, ==, 16);
  g_assert_cmpuint (answer->strength.last, ==, 17);
  g_assert_cmpfloat_with_epsilon (answer->strength.share, 0.24, 0.0001);

  /* The only good move comes before an answer. */
  found = g_list_model_get_item (G_LIST_MODEL (match), 10);
  ari_match_set_eval (match, found, &(AriEval) { .win = { 0.5, 0.5 }, .lead = 0.12, .nodes = 1 });
  only = ari_coaching_new (match);
  g_assert_cmpint (only->strength.kind, ==, ARI_STRENGTH_ONLY);
  g_assert_cmpuint (only->strength.n, ==, 1);
  g_assert_cmpuint (only->strength.last, ==, 11);
  ari_match_set_eval (match, found, &(AriEval) { .win = { 0.5, 0.5 }, .nodes = 1 });

  lose (match, 17, 0.03, 0.01, "pass");
  lose (match, 7, 0.02, 0.01, "pass");
  spoilt = ari_coaching_new (match);
  g_assert_cmpint (spoilt->strength.kind, ==, ARI_STRENGTH_RUN);
}

/* An action of the person at @number that brings something at once which the played one doesn't. */
static char *
find_reasoned (AriMatch *match,
               guint     number,
               char    **reason)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  AriAction actions[ARI_MAX_ACTIONS];
  g_autofree char *played = NULL;
  AriPosition before;
  guint n;

  ari_match_get_position_at (match, number - 1, &before);
  played = ari_reason_of_gain (rules, &before, ari_ply_get_action (ply));
  n = rules->actions (&before, actions);
  for (guint i = 0; i < n; i++)
    {
      *reason = ari_reason_of_gain (rules, &before, actions[i]);
      if (*reason != NULL && g_strcmp0 (*reason, played) != 0)
        return rules->format (&before, actions[i]);
      g_free (*reason);
    }
  g_assert_not_reached ();
}

static void
test_weakness (void)
{
  g_autoptr(AriMatch) match = new_match (LENGTH + 1);
  g_autoptr(AriCoaching) none = ari_coaching_new (match), phase = NULL, reason = NULL, nobody = NULL;
  g_autofree char *best = NULL, *why = NULL;

  g_assert_cmpint (none->weakness.kind, ==, ARI_WEAKNESS_NONE);

  /* Where nothing can be said about the better moves, it is the third of the match that cost most. */
  lose (match, 5, 0.11, 0.01, NULL);
  lose (match, 31, 0.20, 0.01, NULL);
  lose (match, 35, 0.10, 0.01, NULL);
  phase = ari_coaching_new (match);
  g_assert_cmpint (phase->weakness.kind, ==, ARI_WEAKNESS_PHASE);
  g_assert_cmpuint (phase->weakness.first, ==, 31);
  g_assert_cmpuint (phase->weakness.last, ==, 35);
  g_assert_cmpuint (phase->weakness.n, ==, 2);
  g_assert_cmpfloat_with_epsilon (phase->weakness.share, 0.28, 0.0001);
  g_assert_cmpfloat_with_epsilon (phase->weakness.total, 0.38, 0.0001);

  best = find_reasoned (match, LENGTH + 1, &why);
  lose (match, LENGTH + 1, 0.12, 0.01, best);
  reason = ari_coaching_new (match);
  g_assert_cmpint (reason->weakness.kind, ==, ARI_WEAKNESS_REASON);
  g_assert_cmpstr (reason->weakness.reason, ==, why);
  g_assert_cmpuint (reason->weakness.n, ==, 1);
  g_assert_cmpfloat_with_epsilon (reason->weakness.share, 0.11, 0.0001);

  /* Among several people nobody is singled out. */
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, NULL, NULL);
  nobody = ari_coaching_new (match);
  g_assert_cmpuint (nobody->n_swings, ==, 3);
  g_assert_cmpuint (nobody->seat, ==, ARI_NONE);
  g_assert_cmpint (nobody->weakness.kind, ==, ARI_WEAKNESS_NONE);
}

/* The coach, the accuracy and the sum of the decisions tell the same loss. */
static void
test_sums (void)
{
  g_autoptr(AriMatch) match = new_match (LENGTH);
  g_autoptr(AriCoaching) coaching = NULL;
  AriAccuracy accuracy[ARI_MAX_SEATS];
  AriLuck luck[ARI_MAX_SEATS];
  double told = 0.0;

  for (guint number = 1; number <= LENGTH; number++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
      gboolean loses = number == 5 || number == 9 || number == 31;
      /* What may be noise counts nowhere. */
      AriEval eval = {
        .win = { 0.5, 0.5 }, .loss = loses ? 0.20 : 0.02, .loss_error = 0.05, .expected_loss = 0.03,
        .nodes = 1,
      };

      ari_match_set_eval (match, ply, &eval);
    }
  coaching = ari_coaching_new (match);
  ari_accuracy_of_match (match, accuracy);
  ari_luck_of_match (match, luck);
  g_assert_cmpuint (coaching->n_swings, ==, 3);
  for (guint i = 0; i < coaching->n_swings; i++)
    told -= coaching->swings[i].size;
  g_assert_cmpfloat_with_epsilon (told, 0.45, 0.0001);
  g_assert_cmpfloat_with_epsilon (coaching->weakness.total, told, 0.0001);
  g_assert_cmpfloat_with_epsilon (accuracy[0].loss, told, 0.0001);
  g_assert_cmpfloat_with_epsilon (luck[0].sure_loss, told, 0.0001);
  g_assert_cmpfloat_with_epsilon (accuracy[1].loss, 0.0, 0.0001);
}

/* What another player rolls is the luck of that player, not bad luck of the person. */
static void
test_luck_of_other (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match =
    ari_record_read ("[Ariadne \"1\"]\n[Game \"labyrinth\"]\n\n1. first=2 3-5\n", -1, NULL, &error);
  g_autoptr(AriCoaching) coaching = NULL;
  AriAction actions[ARI_MAX_ACTIONS];

  g_assert_no_error (error);
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  for (guint i = 2; i < 4; i++)
    {
      ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);
      g_assert_true (ari_match_play (match, actions[0], -1, NULL));
    }
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriEval eval = { .win = { 0.3, 0.7 }, .nodes = 1 };

      if (i < 2)
        {
          eval.luck[0] = -0.2;
          eval.luck[1] = 0.2;
        }
      ari_match_set_eval (match, ply, &eval);
    }
  coaching = ari_coaching_new (match);
  g_assert_true (coaching->complete);
  g_assert_cmpuint (coaching->n_swings, ==, 2);
  /* Nobody has the turn while chance draws who begins. */
  g_assert_cmpuint (coaching->swings[0].seat, ==, 1);
  g_assert_cmpfloat (coaching->swings[0].size, ==, -0.2);
  g_assert_cmpint (coaching->swings[1].kind, ==, ARI_SWING_LUCK);
  g_assert_cmpuint (coaching->swings[1].seat, ==, 2);
  g_assert_cmpfloat (coaching->swings[1].size, ==, 0.2);
}

/* Luck is told apart from decisions. */
static void
test_luck (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match =
    ari_record_read ("[Ariadne \"1\"]\n[Game \"labyrinth\"]\n\n1. first=1 3-5\n", -1, NULL, &error);
  g_autoptr(AriCoaching) coaching = NULL, substituted = NULL, still_own = NULL, nobody = NULL;
  guint n;

  g_assert_no_error (error);
  n = g_list_model_get_n_items (G_LIST_MODEL (match));
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, NULL, "novice");
  while (ari_match_get_actor (match) == ARI_CHANCE || n < 4)
    {
      AriAction actions[ARI_MAX_ACTIONS];

      ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);
      g_assert_true (ari_match_play (match, actions[0], -1, NULL));
      n++;
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), i);
      AriEval eval = { .win = { 0.5, 0.5 }, .luck = { 0.01, -0.01 }, .nodes = 1 };

      if (i == 1)
        {
          eval.luck[0] = -0.2;
          eval.luck[1] = 0.2;
        }
      ari_match_set_eval (match, ply, &eval);
    }
  coaching = ari_coaching_new (match);
  g_assert_true (coaching->complete);
  g_assert_true (coaching->has_luck);
  g_assert_cmpuint (coaching->n_swings, ==, 1);
  g_assert_cmpint (coaching->swings[0].kind, ==, ARI_SWING_LUCK);
  g_assert_cmpuint (coaching->swings[0].number, ==, 2);
  g_assert_cmpuint (coaching->swings[0].seat, ==, 1);
  g_assert_cmpfloat (coaching->swings[0].size, ==, -0.2);

  /* After the handover it is the computer's luck, whether one person is spoken to or several are named. */
  ari_match_set_handover (match, 2);
  still_own = ari_coaching_new (match);
  g_assert_cmpuint (still_own->n_swings, ==, 1);
  ari_match_set_handover (match, 1);
  substituted = ari_coaching_new (match);
  g_assert_true (substituted->complete);
  g_assert_cmpuint (substituted->n_swings, ==, 0);
  ari_match_set_seat (match, 2, ARI_SEAT_PERSON, NULL, NULL);
  nobody = ari_coaching_new (match);
  g_assert_cmpuint (nobody->n_swings, ==, 0);
}

/* Many small losses that a review doesn't mark may cost the match, and where nothing is left to lose, nothing
 * is done well. */
static void
test_slide (void)
{
  g_autoptr(AriMatch) match = new_match (LENGTH);
  g_autoptr(AriCoaching) coaching = NULL;
  g_autoptr(AriPly) ply = NULL;

  for (guint number = 5; number <= LENGTH; number++)
    {
      g_autoptr(AriPly) step = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
      double win = MAX (0.5 - 0.04 * (number - 4), 0.02);

      ari_match_set_eval (match, step, &(AriEval) { .win = { win, 1.0 - win }, .error = 0.02, .nodes = 1 });
    }
  coaching = ari_coaching_new (match);
  g_assert_cmpint (coaching->weakness.kind, ==, ARI_WEAKNESS_SLIDE);
  g_assert_cmpuint (coaching->weakness.first, ==, 4);
  g_assert_cmpuint (coaching->weakness.last, ==, 16);
  g_assert_cmpint (coaching->strength.kind, ==, ARI_STRENGTH_RUN);
  g_assert_cmpuint (coaching->strength.last, <=, 15);

  /* A mistake that explains it is told instead. */
  ply = g_list_model_get_item (G_LIST_MODEL (match), 6);
  ari_match_set_eval (match, ply, &(AriEval) { .win = { 0.38, 0.62 }, .error = 0.02, .loss = 0.30,
                                               .loss_error = 0.01, .best = (char *) "pass", .nodes = 1 });
  g_clear_pointer (&coaching, ari_coaching_free);
  coaching = ari_coaching_new (match);
  g_assert_cmpint (coaching->weakness.kind, !=, ARI_WEAKNESS_SLIDE);
}

/* A legal action in the position before ply @number that is a piece where the ply is a stick, or the other
 * way round. */
static char *
find_other_kind (AriMatch *match,
                 guint     number)
{
  const AriRules *rules = ari_match_get_rules (match);
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);
  AriAction actions[ARI_MAX_ACTIONS];
  AriPosition before;
  guint n;

  ari_match_get_position_at (match, number - 1, &before);
  n = rules->actions (&before, actions);
  for (guint i = 0; i < n; i++)
    if (ari_rules_find_habit (rules, &before, ari_ply_get_action (ply), actions[i]) != NULL)
      return rules->format (&before, actions[i]);

  g_assert_not_reached ();
}

/* What costs a little each time is told where no move was a mistake. */
static void
test_habit (void)
{
  g_autoptr(AriMatch) match = new_match (LENGTH);
  g_autoptr(AriCoaching) coaching = NULL, mistaken = NULL;

  for (guint number = 3; number <= 15; number += 2)
    {
      g_autofree char *best = find_other_kind (match, number);

      lose (match, number, 0.06, 0.03, best);
    }
  coaching = ari_coaching_new (match);
  g_assert_cmpint (coaching->weakness.kind, ==, ARI_WEAKNESS_HABIT);
  g_assert_cmpuint (coaching->weakness.n, >=, 3);
  g_assert_cmpuint (coaching->weakness.first, >=, 3);
  g_assert_cmpuint (coaching->weakness.last, <=, 15);
  g_assert_nonnull (coaching->weakness.reason);

  lose (match, 21, 0.30, 0.01, "pass");
  mistaken = ari_coaching_new (match);
  g_assert_cmpint (mistaken->weakness.kind, !=, ARI_WEAKNESS_HABIT);
}

/* Where no mistake is certain, what is likely to have cost most is worth another try. */
static void
test_costly (void)
{
  g_autoptr(AriMatch) match = new_match (LENGTH);
  g_autoptr(AriCoaching) none = ari_coaching_new (match), coaching = NULL, mistaken = NULL;
  const GArray *tries;
  AriSwing swing;

  g_assert_cmpuint (ari_coaching_tries (none)->len, ==, 0);
  lose (match, 3, 0.04, 0.10, "pass");
  lose (match, 5, 0.08, 0.10, "pass");
  lose (match, 7, 0.03, 0.10, "pass");
  lose (match, 8, 0.20, 0.30, "pass");
  lose (match, 9, 0.05, 0.10, "pass");
  lose (match, 11, 0.01, 0.10, "pass");
  coaching = ari_coaching_new (match);
  g_assert_cmpuint (coaching->mistakes->len, ==, 0);
  tries = ari_coaching_tries (coaching);
  g_assert_cmpuint (tries->len, ==, 3);
  g_assert_cmpuint (g_array_index (tries, guint, 0), ==, 3);
  g_assert_cmpuint (g_array_index (tries, guint, 1), ==, 5);
  g_assert_cmpuint (g_array_index (tries, guint, 2), ==, 9);
  swing = ari_coaching_costly_swing (match, 5);
  g_assert_cmpint (swing.kind, ==, ARI_SWING_COSTLY);
  g_assert_cmpuint (swing.seat, ==, 1);
  g_assert_cmpfloat_with_epsilon (swing.size, -0.08, 1e-9);
  /* None of them is praised. */
  g_assert_cmpint (coaching->strength.kind, ==, ARI_STRENGTH_RUN);
  g_assert_cmpuint (coaching->strength.first, >, 9);

  lose (match, 13, 0.30, 0.01, "pass");
  mistaken = ari_coaching_new (match);
  g_assert_cmpuint (ari_coaching_tries (mistaken)->len, ==, 1);
  g_assert_cmpuint (g_array_index (ari_coaching_tries (mistaken), guint, 0), ==, 13);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/coaching/incomplete", test_incomplete);
  g_test_add_func ("/coaching/swings", test_swings);
  g_test_add_func ("/coaching/missed-win", test_missed_win);
  g_test_add_func ("/coaching/unexplained", test_unexplained);
  g_test_add_func ("/coaching/strength", test_strength);
  g_test_add_func ("/coaching/weakness", test_weakness);
  g_test_add_func ("/coaching/slide", test_slide);
  g_test_add_func ("/coaching/habit", test_habit);
  g_test_add_func ("/coaching/costly", test_costly);
  g_test_add_func ("/coaching/sums", test_sums);
  g_test_add_func ("/coaching/luck", test_luck);
  g_test_add_func ("/coaching/luck-of-other", test_luck_of_other);
  g_test_add_func ("/coaching/handover", test_handover);

  return g_test_run ();
}
