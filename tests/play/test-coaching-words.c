/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-coaching-words.h"
#include "ari-notation.h"

#include "table-fixture.h"

/* A match of @n plies, each of which is a turn. */
static AriMatch *
new_match (guint n)
{
  AriMatch *match = table_match_new ("minoa", "");

  for (guint i = 0; i < n; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];

      ari_match_get_rules (match)->actions (ari_match_get_position (match), actions);
      g_assert_true (ari_match_play (match, actions[0], -1, NULL));
    }

  return match;
}

static void
assert_weakness (const AriCoaching *coaching,
                 const char        *expected)
{
  AriMatch *match = new_match (20);
  g_autofree char *words = ari_coaching_words_weakness (match, coaching);

  g_assert_cmpstr (words, ==, expected);
  g_assert_finalize_object (match);
}

/* Shares of what was lost are not told as numbers. */
static void
test_phase (void)
{
  g_autoptr(GArray) mistakes = g_array_new (FALSE, FALSE, sizeof (guint));
  AriCoaching coaching = { .mistakes = mistakes,
                           .weakness = { .kind = ARI_WEAKNESS_PHASE, .n = 3, .first = 5, .last = 12,
                                         .share = 0.6, .total = 0.8 } };
  guint number = 5;

  assert_weakness (&coaching, "Look at your moves from 5 to 12 again: that is where you lost the most.");
  coaching.weakness.n = 1;
  assert_weakness (&coaching, "Look at move 5 again: it cost you more than anything else.");
  coaching.weakness.share = 0.8;
  /* What is only inexact is no mistake. */
  assert_weakness (&coaching, "Look at move 5 again: it cost you more than anything else.");
  g_array_append_val (mistakes, number);
  assert_weakness (&coaching, "Look at move 5 again: it was your only mistake.");
  coaching.weakness.n = 3;
  assert_weakness (&coaching, "Look at your moves from 5 to 12 again: all your mistakes are among them.");
}

static void
test_others (void)
{
  g_autoptr(GArray) mistakes = g_array_new (FALSE, TRUE, sizeof (guint));
  AriCoaching coaching = { .mistakes = g_array_set_size (mistakes, 2),
                           .weakness = { .kind = ARI_WEAKNESS_NONE } };

  assert_weakness (&coaching, "The analysis found no mistake of yours.");
  coaching.weakness.kind = ARI_WEAKNESS_REASON;
  coaching.weakness.reason = (char *) "It earns a capture.";
  coaching.weakness.n = 2;
  coaching.weakness.share = 0.3;
  coaching.weakness.total = 0.6;
  assert_weakness (&coaching, "Look for moves like this: “It earns a capture.” You missed 2.");
  coaching.weakness.total = 0.3;
  assert_weakness (&coaching, "Look for moves like this: “It earns a capture.” You missed 2: these were all "
                              "your mistakes.");
  coaching.weakness.n = 1;
  assert_weakness (&coaching, "Look for moves like this: “It earns a capture.” You missed one: it was your only "
                              "mistake.");
  coaching.weakness.total = 0.6;
  assert_weakness (&coaching, "Look for moves like this: “It earns a capture.” You missed one.");
  coaching.weakness.kind = ARI_WEAKNESS_MEMORY;
  coaching.weakness.n = 2;
  coaching.weakness.of = 3;
  assert_weakness (&coaching, "You passed up 2 of 3 known pairs. Practise remembering what was seen.");
  coaching.weakness.kind = ARI_WEAKNESS_HABIT;
  coaching.weakness.first = 4;
  coaching.weakness.last = 12;
  coaching.weakness.n = 3;
  assert_weakness (&coaching, "It earns a capture. That would have been a little better on 3 moves between "
                              "move 4 and move 12.");
  coaching.weakness.kind = ARI_WEAKNESS_SLIDE;
  coaching.weakness.first = 4;
  coaching.weakness.last = 20;
  assert_weakness (&coaching, "From move 4 to move 20, your winning chance fell little by little. Replay these "
                              "moves, and look for what the other side gained.");
}

/* What happened within one turn is told as one move. */
static void
test_within_turn (void)
{
  g_autoptr(AriMatch) match = table_toss_new ();
  g_autoptr(GArray) mistakes = g_array_new (FALSE, FALSE, sizeof (guint));
  AriCoaching coaching = { .mistakes = mistakes,
                           .strength = { .kind = ARI_STRENGTH_RUN, .n = 5, .first = 6, .last = 10 },
                           .weakness = { .kind = ARI_WEAKNESS_SLIDE, .first = 6, .last = 10 } };
  g_autofree char *run = ari_coaching_words_strength (match, &coaching), *longer = NULL;
  g_autofree char *slide = ari_coaching_words_weakness (match, &coaching);

  g_assert_cmpstr (run, ==, "Your 5 decisions on move 2 were all good.");
  g_assert_cmpstr (slide, ==, "On move 2, your winning chance fell little by little. Replay this move, and look "
                              "for what the other side gained.");
  coaching.strength.first = 1;
  longer = ari_coaching_words_strength (match, &coaching);
  g_assert_cmpstr (longer, ==, "Your 5 decisions from move 1 to move 2 were all good.");
}

/* Luck belongs to its seat, which may be the reader’s. */
static void
test_luck (void)
{
  g_autoptr(AriMatch) match = table_match_new ("labyrinth", "first=2 3-5");
  AriSwing swing = { .kind = ARI_SWING_LUCK, .number = 2, .seat = 2, .size = 0.2 };
  g_autofree char *theirs = NULL, *own = NULL;

  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  theirs = ari_coaching_words_swing (match, &swing, TRUE);
  g_assert_cmpstr (theirs, ==, "Daedalus was lucky: it was worth about 20 points of winning chance.");
  swing.seat = 1;
  swing.size = -0.2;
  own = ari_coaching_words_swing (match, &swing, TRUE);
  g_assert_cmpstr (own, ==, "You were unlucky: it cost you about 20 points of winning chance.");
}

/* What luck did in the whole match is said where it is much, and where all of it is known. */
static void
test_whole_luck (void)
{
  AriCoaching coaching = { .has_luck = TRUE, .luck = { .luck = 0.234, .complete = TRUE } };
  g_autofree char *good = ari_coaching_words_luck (&coaching), *bad = NULL;

  g_assert_cmpstr (good, ==, "In the whole match, luck gave you about 23 points of winning chance.");
  coaching.luck.luck = -0.12;
  bad = ari_coaching_words_luck (&coaching);
  g_assert_cmpstr (bad, ==, "In the whole match, bad luck cost you about 12 points of winning chance.");
  coaching.luck.luck = 0.09;
  g_assert_null (ari_coaching_words_luck (&coaching));
  coaching.luck.luck = 0.5;
  coaching.luck.complete = FALSE;
  g_assert_null (ari_coaching_words_luck (&coaching));
  coaching.luck.complete = TRUE;
  coaching.has_luck = FALSE;
  g_assert_null (ari_coaching_words_luck (&coaching));
}

/* What isn’t certain is not called a mistake, and the other move not better. */
static void
test_costly (void)
{
  g_autoptr(AriMatch) match = table_match_new ("minarett", "S@c3 L@a1");
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), 0);
  const AriEval eval = { .win = { 0.5, 0.5 }, .loss = 0.06, .loss_error = 0.1, .nodes = 1,
                         .best = (char *) "L@b2" };
  g_autofree char *words = NULL, *plain = NULL, *without = NULL;
  AriSwing swing;

  ari_match_set_eval (match, ply, &eval);
  swing = ari_coaching_costly_swing (match, 1);
  words = ari_coaching_words_swing (match, &swing, TRUE);
  plain = ari_notation_plain (words);
  g_assert_true (g_str_has_prefix (plain, "It may have cost about 6 points of winning chance. L@b2 may have been "
                                          "better."));
  without = ari_coaching_words_swing (match, &swing, FALSE);
  g_assert_cmpstr (without, ==, "It may have cost about 6 points of winning chance.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/coaching-words/phase", test_phase);
  g_test_add_func ("/play/coaching-words/others", test_others);
  g_test_add_func ("/play/coaching-words/within-turn", test_within_turn);
  g_test_add_func ("/play/coaching-words/luck", test_luck);
  g_test_add_func ("/play/coaching-words/whole-luck", test_whole_luck);
  g_test_add_func ("/play/coaching-words/costly", test_costly);

  return g_test_run ();
}
