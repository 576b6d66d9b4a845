/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-coaching-words.h"
#include "ari-judgement.h"
#include "ari-loss-words.h"
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
  coaching.weakness.unexplained = TRUE;
  assert_weakness (&coaching, "The analysis found no clear mistake of yours, but your winning chance fell with your "
                              "moves. Replay the match, and look for what the other side gained.");
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

/* How bad a decision was follows from what it lost, and whose it was from who sat there. */
static void
test_losses (void)
{
  static const struct
  {
    AriSwingKind kind;
    AriActor     seat;
    double       size;
    gboolean     missed_win;
    const char  *words;
  } cases[] = {
    { ARI_SWING_LOSS, 1, -0.06, FALSE, "You played inexactly." },
    { ARI_SWING_LOSS, 1, -0.12, FALSE, "You made a mistake." },
    { ARI_SWING_LOSS, 1, -0.3, FALSE, "You made a blunder." },
    { ARI_SWING_LOSS, 1, -0.06, TRUE, "You missed a certain win." },
    { ARI_SWING_LOSS, 2, -0.06, FALSE, "Daedalus played inexactly." },
    { ARI_SWING_LOSS, 2, -0.12, FALSE, "Daedalus made a mistake." },
    { ARI_SWING_LOSS, 2, -0.3, FALSE, "Daedalus made a blunder." },
    { ARI_SWING_LOSS, 2, -0.3, TRUE, "Daedalus missed a certain win." },
    { ARI_SWING_SUBSTITUTE_LOSS, 1, -0.06, FALSE, "The computer, which played for you, played inexactly." },
    { ARI_SWING_SUBSTITUTE_LOSS, 1, -0.12, FALSE, "The computer, which played for you, made a mistake." },
    { ARI_SWING_SUBSTITUTE_LOSS, 1, -0.3, FALSE, "The computer, which played for you, made a blunder." },
    { ARI_SWING_SUBSTITUTE_LOSS, 1, -0.3, TRUE, "The computer, which played for you, missed a certain win." },
    { ARI_SWING_SUBSTITUTE_LOSS, 2, -0.06, FALSE, "The computer, which played for Daedalus, played inexactly." },
    { ARI_SWING_SUBSTITUTE_LOSS, 2, -0.12, FALSE, "The computer, which played for Daedalus, made a mistake." },
    { ARI_SWING_SUBSTITUTE_LOSS, 2, -0.3, FALSE, "The computer, which played for Daedalus, made a blunder." },
    { ARI_SWING_SUBSTITUTE_LOSS, 2, -0.3, TRUE, "The computer, which played for Daedalus, missed a certain win." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AriMatch) match = new_match (2);
      g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), cases[i].seat - 1);
      AriSwing swing = { .kind = cases[i].kind, .number = cases[i].seat, .seat = cases[i].seat,
                         .size = cases[i].size };
      g_autofree char *words = NULL;

      ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
      ari_match_set_eval (match, ply, &(AriEval) { .win = { 0.5, 0.5 }, .loss = -cases[i].size, .nodes = 1,
                                                   .best = (char *) "a1b1", .missed_win = cases[i].missed_win });
      words = ari_coaching_words_swing (match, &swing, FALSE);
      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

/* A feat is told in the words of its game. */
static void
test_feats (void)
{
  g_autoptr(AriMatch) match = table_toss_new ();
  AriSwing swing = { .kind = ARI_SWING_FEAT, .number = 1, .seat = 1, .size = 0.2 };
  const double sizes[] = { 0.2, -0.2 };
  const char *const own[] = { "Your toss went better than usual.", "Your toss went worse than usual." };
  const char *const theirs[] = { "Daedalus tossed better than usual.", "Daedalus tossed worse than usual." };

  for (AriActor seat = 2; seat <= ari_match_get_setup (match)->seats; seat++)
    ari_match_set_seat (match, seat, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *mine = NULL, *other = NULL;

      swing.size = sizes[i];
      swing.seat = 1;
      mine = ari_coaching_words_swing (match, &swing, TRUE);
      g_assert_cmpstr (mine, ==, own[i]);
      swing.seat = 2;
      other = ari_coaching_words_swing (match, &swing, TRUE);
      g_assert_cmpstr (other, ==, theirs[i]);
    }
}

/* What a move was is what its mark says now, whatever a look before found. */
static void
test_classes (void)
{
  static const struct { double loss; const char *words; } cases[] = {
    { 0.07, "You played inexactly." }, { 0.12, "You made a mistake." }, { 0.21, "You made a blunder." },
  };
  g_autoptr(AriMatch) match = new_match (4);
  AriPly *ply = ari_match_find (match, 1);
  AriSwing swing = { .kind = ARI_SWING_LOSS, .number = 1, .seat = 1, .size = -0.16 };

  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AriEval eval = { .win = { 0.5, 0.5 }, .nodes = 1, .loss = cases[i].loss, .best = (char *) "d4e5" };
      g_autofree char *words = NULL, *remark = NULL, *last = NULL;

      ari_match_set_eval (match, ply, &eval);
      words = ari_coaching_words_swing (match, &swing, FALSE);
      g_assert_cmpstr (words, ==, cases[i].words);
      remark = ari_loss_words (&eval, "a1b1", "d4e5");
      last = g_strdup_printf ("a1b1 was %s%s; d4e5 was better.",
                              ari_judgement_glyph (ply) == ARI_GLYPH_DUBIOUS ? "" : "a ",
                              ari_judgement_name (ari_judgement_glyph (ply)));
      g_assert_cmpstr (remark, ==, last);
    }
}

static void
test_strengths (void)
{
  static const struct { AriStrength kind; guint n, first, last; const char *words; } cases[] = {
    { ARI_STRENGTH_NONE, 0, 0, 0, NULL },
    { ARI_STRENGTH_MEMORY, 1, 1, 1, "You found the only known pair." },
    { ARI_STRENGTH_MEMORY, 3, 1, 9, "You found all 3 known pairs." },
    { ARI_STRENGTH_ONLY, 1, 3, 3, "On move 3, you found the only move: every other one would have been a mistake." },
    { ARI_STRENGTH_ONLY, 2, 3, 7, "You found the only move 2 times, the last time on move 7: every other one would "
                                  "have been a mistake." },
    { ARI_STRENGTH_ANSWER, 1, 2, 3, "On move 2, Daedalus went wrong, and you answered with the best move that the "
                                    "analysis knows." },
    { ARI_STRENGTH_RUN, 5, 1, 9, "Your 5 decisions from move 1 to move 9 were all good." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AriMatch) match = new_match (10);
      AriCoaching coaching = { .strength = { .kind = cases[i].kind, .n = cases[i].n, .first = cases[i].first,
                                             .last = cases[i].last } };
      g_autofree char *words = NULL;

      ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
      words = ari_coaching_words_strength (match, &coaching);
      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
assert_try (const AriCoaching *coaching,
            guint              next,
            const char        *label,
            const char        *why)
{
  g_autofree char *words = ari_coaching_words_try (coaching, next);

  g_assert_cmpstr (words, ==, label);
  g_assert_cmpstr (ari_coaching_words_why_try (coaching), ==, why);
}

/* The button speaks of mistakes only where they are certain, and of the reader’s only where one person
 * played. */
static void
test_tries (void)
{
  g_autoptr(GArray) none = g_array_new (FALSE, TRUE, sizeof (guint));
  g_autoptr(GArray) two = g_array_new (FALSE, TRUE, sizeof (guint));
  AriCoaching coaching = { .seat = 1, .mistakes = g_array_set_size (two, 2), .costly = none };
  const char *each = "Return to the position before each mistake, and find a better move";
  const char *unsure = "Return to the position before each of these moves, and look for a better one";
  const char *single = "Return to the position before this move, and look for a better one";

  assert_try (NULL, 0, "_Learn from My Mistakes", each);
  assert_try (&coaching, 0, "_Learn from My Mistakes (2)", each);
  assert_try (&coaching, 1, "Next M_istake (2 of 2)", each);
  coaching.seat = ARI_NONE;
  assert_try (&coaching, 0, "_Learn from the Mistakes (2)", each);
  coaching.mistakes = none;
  assert_try (&coaching, 0, "_Learn from My Mistakes", "The analysis found nothing to improve in any person’s moves.");
  coaching.seat = 1;
  assert_try (&coaching, 0, "_Learn from My Mistakes", "The analysis found nothing to improve in your moves.");
  coaching.costly = two;
  assert_try (&coaching, 0, "Try the 2 _Costliest Moves Again", unsure);
  assert_try (&coaching, 1, "Next M_ove (2 of 2)", unsure);
  g_array_set_size (two, 1);
  assert_try (&coaching, 0, "Try the _Costliest Move Again", single);
  /* The losses of one move don’t add up. */
  g_assert_cmpstr (ari_coaching_words_costly (1), ==, "This move isn’t certain to be a mistake.");
  g_assert_cmpstr (ari_coaching_words_costly (3), ==,
                   "None of these moves is certain to be a mistake, but losses add up.");
}

/* Judges the ply @number of the main line. */
static void
lose (AriMatch *match,
      guint     number,
      double    loss)
{
  g_autoptr(AriPly) ply = g_list_model_get_item (G_LIST_MODEL (match), number - 1);

  ari_match_set_eval (match, ply, &(AriEval) { .win = { 0.5, 0.5 }, .loss = loss, .nodes = 1,
                                               .best = (char *) "a1b1" });
}

static void
assert_found (AriMatch   *match,
              const char *expected)
{
  g_autofree char *words = ari_review_words_found (match);

  g_assert_cmpstr (words, ==, expected);
}

/* What is only inexact isn’t counted with the mistakes. */
static void
test_review (void)
{
  g_autoptr(AriMatch) match = new_match (6);

  assert_found (match, "Analysis finished: no certain mistakes");
  lose (match, 1, 0.06);
  assert_found (match, "Analysis finished: no certain mistakes, 1 inexact move");
  lose (match, 2, 0.06);
  assert_found (match, "Analysis finished: no certain mistakes, 2 inexact moves");
  lose (match, 3, 0.12);
  assert_found (match, "Analysis finished: 1 mistake");
  lose (match, 5, 0.2);
  lose (match, 6, 0.2);
  assert_found (match, "Analysis finished: 3 mistakes");
  ari_match_set_seat (match, 2, ARI_SEAT_COMPUTER, "Daedalus", "novice");
  assert_found (match, "Analysis finished. Mistakes: you 2, Daedalus 1");
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
  g_test_add_func ("/play/coaching-words/losses", test_losses);
  g_test_add_func ("/play/coaching-words/feats", test_feats);
  g_test_add_func ("/play/coaching-words/classes", test_classes);
  g_test_add_func ("/play/coaching-words/strengths", test_strengths);
  g_test_add_func ("/play/coaching-words/tries", test_tries);
  g_test_add_func ("/play/coaching-words/review", test_review);

  return g_test_run ();
}
