/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include "ari-chance-map.h"
#include "ari-hint.h"
#include "ari-notation.h"
#include "ari-random.h"
#include "ari-reason.h"
#include "waiting.h"
#include "minoa/minoa.h"
#include "labyrinth/labyrinth.h"

#define FIRST_PIECE "It’s the first piece on the border.\n" /* before all else is said of i5i6 */

static AriHint *
hint_for (AriMatch     *match,
          AriCandidate *candidates,
          guint         n_candidates,
          gboolean      exact)
{
  AriVerdict verdict = { .actor = 1, .exact = exact, .n_candidates = n_candidates, .candidates = candidates };

  /* As if the map changed nothing. */
  for (guint i = 0; i < n_candidates; i++)
    {
      memcpy (candidates[i].raw, candidates[i].win, sizeof candidates[i].raw);
      candidates[i].raw_error = candidates[i].error;
    }

  return ari_hint_new (ari_match_get_setup (match), ari_match_get_position (match), NULL, &verdict);
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
    { .action = action_named (match, "i5i6"), .win = { 0.7, 0.3 }, .error = 0.01,
      .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = action_named (match, "a1a2"), .win = { 0.5, 0.5 }, .error = 0.01,
      .evidence = ARI_EVIDENCE_PLAYOUTS },
  };
  g_autoptr(AriHint) hint = hint_for (match, candidates, 2, FALSE);
  gboolean in_region = FALSE;

  g_assert_cmpuint (hint->action, ==, candidates[0].action);
  g_assert_cmpstr (hint->where, ==, "Look at the upper left of the board.");
  g_assert_cmpuint (hint->n_marks, ==, 1);
  g_assert_cmpuint (hint->n_marks, ==, hint->n_picks);
  for (guint i = 0; i < hint->n_region; i++)
    in_region |= hint->region[i] == hint->marks[0];
  g_assert_true (in_region);
  g_assert_cmpuint (hint->n_region, >, 5);
  g_assert_cmpuint (hint->n_region, <, 100);
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
    { .action = action_named (match, "i5i6"), .win = { 0.52, 0.48 }, .error = 0.006,
      .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = action_named (match, "a1a2"), .win = { 0.50, 0.50 }, .error = 0.006,
      .evidence = ARI_EVIDENCE_PLAYOUTS },
  };
  g_autoptr(AriHint) hint = hint_for (match, candidates, 2, FALSE);
  g_autofree char *other = ari_notation_quote (ari_match_get_actor (match), "a1a2");
  g_autofree char *reason = g_strdup_printf ("%s is about as good.", other);

  g_assert_nonnull (strstr (hint->reason, reason));
}

/* A hint says where its number comes from, and sets only numbers of one kind side by side. */
static void
test_evidence (void)
{
  static const struct
  {
    AriCandidate best, second;
    const char *reason;
  } cases[] = {
    { { .evidence = ARI_EVIDENCE_PLAYOUTS }, { .evidence = ARI_EVIDENCE_PLAYOUTS },
      "No other move comes close.\nTrial games give this move a winning chance of 70%.\n"
      "The next best, a1a2, has a winning chance of 50%." },
    { { .evidence = ARI_EVIDENCE_PLAYOUTS }, { .evidence = ARI_EVIDENCE_NONE },
      "Trial games give this move a winning chance of 70%." },
    { { .evidence = ARI_EVIDENCE_ALPHABETA, .depth = 8 }, { .evidence = ARI_EVIDENCE_ALPHABETA, .depth = 8 },
      "No other move comes close.\nLooking 8 moves ahead, the computer gives this move a winning chance of 70%.\n"
      "The next best, a1a2, has a winning chance of 50%." },
    { { .evidence = ARI_EVIDENCE_ALPHABETA, .depth = 1 },
      { .evidence = ARI_EVIDENCE_ALPHABETA, .depth = 1, .at_most = TRUE },
      "No other move comes close.\nLooking 1 move ahead, the computer gives this move a winning chance of 70%.\n"
      "The next best, a1a2, has a winning chance of 50% at most." },
    { { .evidence = ARI_EVIDENCE_EXPECTIMAX, .depth = 2 },
      { .evidence = ARI_EVIDENCE_EXPECTIMAX, .depth = 2 },
      "No other move comes close.\nLooking 2 turns ahead, with good luck and with bad, the computer gives this "
      "move a winning chance of about 70%.\nThe next best, a1a2, has a winning chance of 50%." },
    { { .evidence = ARI_EVIDENCE_EXPECTIMAX, .depth = 2 },
      { .evidence = ARI_EVIDENCE_EXPECTIMAX, .depth = 1 },
      "The next best, a1a2, soon looked weaker, so it was not examined as closely.\n"
      "Looking 2 turns ahead, with good luck and with bad, the computer gives this move a winning chance of "
      "about 70%." },
    { { .evidence = ARI_EVIDENCE_ROLLOUTS }, { .evidence = ARI_EVIDENCE_ROLLOUTS },
      "No other move comes close.\nTrial games, with good and bad luck evened out, give this move a winning "
      "chance of 70%.\nThe next best, a1a2, has a winning chance of 50%." },
    { { .evidence = ARI_EVIDENCE_ROLLOUTS }, { .evidence = ARI_EVIDENCE_EXPECTIMAX, .depth = 2 },
      "The next best, a1a2, soon looked weaker, so it was not examined as closely.\n"
      "Trial games, with good and bad luck evened out, give this move a winning chance of 70%." },
    { { .evidence = ARI_EVIDENCE_PLAYOUTS, .visits = 20000 },
      { .evidence = ARI_EVIDENCE_PLAYOUTS, .visits = 2000 },
      "No other move comes close.\nTrial games give this move a winning chance of 70%.\n"
      "The next best, a1a2, has a winning chance of 50%." },
    { { .evidence = ARI_EVIDENCE_PLAYOUTS, .visits = 200000 },
      { .evidence = ARI_EVIDENCE_PLAYOUTS, .visits = 1270 },
      "The next best, a1a2, soon looked weaker, so it was not examined as closely.\n"
      "Trial games give this move a winning chance of 70%." },
    { { .evidence = ARI_EVIDENCE_NONE }, { .evidence = ARI_EVIDENCE_NONE },
      "There was no time to compare the moves." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(AriMatch) match = match_after (0);
      AriCandidate candidates[] = { cases[i].best, cases[i].second };
      g_autoptr(AriHint) hint = NULL;
      g_autofree char *plain = NULL;

      for (guint k = 0; k < 2; k++)
        {
          candidates[k].action = action_named (match, k == 0 ? "i5i6" : "a1a2");
          candidates[k].win[0] = k == 0 ? 0.7 : 0.5;
          candidates[k].win[1] = 1.0 - candidates[k].win[0];
          candidates[k].error = 0.01;
        }
      hint = hint_for (match, candidates, 2, FALSE);
      plain = ari_notation_plain (hint->reason);
      g_assert_true (g_str_has_prefix (plain, FIRST_PIECE));
      g_assert_cmpstr (plain + strlen (FIRST_PIECE), ==, cases[i].reason);
    }
}

/* A written form that is shown as a mere symbol explains itself to nobody: an answer has words. */
static void
test_answer_in_words (void)
{
  AriSetup setup;
  AriPosition position;
  AriAction actions[ARI_MAX_ACTIONS], stay = 0;
  AriCandidate candidates[] = {
    { .evidence = ARI_EVIDENCE_ROLLOUTS }, { .evidence = ARI_EVIDENCE_ROLLOUTS },
  };
  AriVerdict verdict = { .n_candidates = 2, .candidates = candidates };
  g_autoptr(AriHint) hint = NULL;
  AriRandom random;
  AriActor seat;

  g_assert_true (ari_setup_parse (&setup, "labyrinth seats=2", NULL));
  setup.rules->start (&position, &setup);
  ari_random_init (&random, 1);
  while (!ari_rules_parse (setup.rules, &position, "stay", &stay, NULL))
    {
      guint n = setup.rules->actions (&position, actions);

      g_assert_cmpuint (n, >, 0);
      setup.rules->apply (&position, actions[ari_random_below (&random, n)]);
    }
  setup.rules->actions (&position, actions);
  candidates[0].action = actions[0];
  candidates[1].action = stay;
  verdict.actor = seat = ari_rules_actor (setup.rules, &position);
  for (guint i = 0; i < 2; i++)
    {
      candidates[i].win[seat - 1] = candidates[i].raw[seat - 1] = i == 0 ? 0.7 : 0.5;
      candidates[i].win[2 - seat] = candidates[i].raw[2 - seat] = i == 0 ? 0.3 : 0.5;
    }
  hint = ari_hint_new (&setup, &position, NULL, &verdict);
  g_assert_nonnull (strstr (hint->reason, "\nThe next best, staying, has a winning chance of 50%."));
}

/* Where several moves are as good, their number says more than the names of two; where the chances differ
 * enough for a person to notice, they aren’t as good, however wide the errors are. */
static void
test_equals (void)
{
  static const struct
  {
    double      win[3];
    const char *reason;
    guint       n_places; /* of other moves that it speaks of */
  } cases[] = {
    { { 0.52, 0.51, 0.50 }, "Nothing is urgent: 2 other moves are about as good.\n", 2 },
    { { 0.12, 0.11, 0.10 }, "2 other moves are about as good, but no move wins often.\n", 2 },
    { { 0.52, 0.48, 0.47 }, "a1a2 may be just as good: the computer can’t tell yet.\n", 1 },
    { { 0.52, 0.51, 0.30 }, "a1a2 is about as good.\n", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      static const char *const names[] = { "i5i6", "a1a2", "e5e6" };
      g_autoptr(AriMatch) match = match_after (0);
      AriCandidate candidates[G_N_ELEMENTS (names)] = { 0 };
      g_autoptr(AriHint) hint = NULL;
      g_autofree char *plain = NULL;

      for (guint k = 0; k < G_N_ELEMENTS (names); k++)
        {
          candidates[k].action = action_named (match, names[k]);
          candidates[k].win[0] = cases[i].win[k];
          candidates[k].win[1] = 1.0 - cases[i].win[k];
          candidates[k].error = 0.006;
          candidates[k].evidence = ARI_EVIDENCE_PLAYOUTS;
        }
      hint = hint_for (match, candidates, G_N_ELEMENTS (names), FALSE);
      plain = ari_notation_plain (hint->reason);
      g_assert_true (g_str_has_prefix (plain + strlen (FIRST_PIECE), cases[i].reason));
      g_assert_cmpuint (hint->n_about - hint->n_marks, ==, cases[i].n_places);
      g_assert_cmpuint (hint->marks[hint->n_marks], ==, candidates[1].action);
    }
}

/* Some plies into a match, where a seat has several things to choose from. */
static void
play_to_a_choice (const AriSetup *setup,
                  AriPosition    *position)
{
  const AriRules *rules = setup->rules;
  AriAction actions[ARI_MAX_ACTIONS];
  guint n, i = 0;

  rules->start (position, setup);
  while ((n = rules->actions (position, actions)) < 4 || i < 8 ||
         ari_rules_actor (rules, position) == ARI_CHANCE)
    {
      g_assert_cmpint (ari_rules_actor (rules, position), !=, ARI_NONE);
      rules->apply (position, actions[7 * i++ % n]);
    }
}

/* What the search of each game really does is what its hints say. */
static void
test_each_search (void)
{
  static const struct
  {
    const char *setup, *words;
    guint64     nodes;
    guint       depth;
    AriEvidence evidence;
  } cases[] = {
    { "minoa", "Trial games give this move", 2000, 0, ARI_EVIDENCE_PLAYOUTS },
    { "minarett", "moves ahead, the computer gives this move", 20000, 0, ARI_EVIDENCE_ALPHABETA },
    { "minotaur", "Trial games give this move", 2000, 0, ARI_EVIDENCE_PLAYOUTS },
    { "labyrinth", "Looking 1 turn ahead, with good luck and with bad, ", 20000, 1, ARI_EVIDENCE_EXPECTIMAX },
    { "labyrinth", "luck evened out", 2000000, 0, ARI_EVIDENCE_ROLLOUTS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AriBudget budget = { .nodes = cases[i].nodes, .threads = 1, .depth = cases[i].depth };
      g_autoptr(AriVerdict) verdict = NULL;
      g_autoptr(AriHint) hint = NULL;
      AriPosition position;
      AriSetup setup;

      g_assert_true (ari_setup_parse (&setup, cases[i].setup, NULL));
      play_to_a_choice (&setup, &position);
      verdict = ari_search_chances (setup.rules, &position, &budget, NULL, 0, NULL, NULL);
      g_assert_cmpint (verdict->candidates[0].evidence, ==, cases[i].evidence);
      hint = ari_hint_new (&setup, &position, NULL, verdict);
      g_test_message ("%s: %s", cases[i].setup, hint->reason);
      if (strstr (hint->reason, cases[i].words) == NULL)
        g_assert_cmpstr (hint->reason, ==, cases[i].words);
    }
}

static void
test_proved_loss (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  AriCandidate candidates[] = {
    { .action = action_named (match, "d5e5"), .win = { 0.0, 1.0 }, .exact = TRUE },
  };
  g_autoptr(AriHint) hint = hint_for (match, candidates, 1, TRUE);

  g_assert_cmpstr (hint->reason, ==, "Every move loses against best play.");
}

static void
test_proved_draw (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  AriCandidate candidates[] = {
    { .action = action_named (match, "d5e5"), .win = { 0.5, 0.5 }, .exact = TRUE },
  };
  g_autoptr(AriHint) hint = hint_for (match, candidates, 1, TRUE);

  g_assert_cmpstr (hint->reason, ==, "All continuations were checked; none is better.");
}

static void
test_proved_win (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  AriCandidate candidates[] = { { .action = action_named (match, "d5e5"), .win = { 1.0, 0.0 }, .exact = TRUE } };
  g_autoptr(AriHint) hint = hint_for (match, candidates, 1, TRUE);

  g_assert_cmpstr (hint->reason, ==, "It wins, whatever happens.");
}

static void
test_win_in_turns (void)
{
  static const char *const reasons[] = {
    "It wins immediately.", "It wins within 2 turns, whatever happens.",
  };

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
      /* The first step says so at once, and circles nothing among equals. There is nothing to add. */
      g_assert_cmpstr (hint->where, ==, n == 1 ? "There is only one choice." : "All choices come to the "
                                                 "same thing.");
      g_assert_null (hint->reason);
      g_assert_cmpint (hint->n_region == 0, ==, n > 1);
    }
}

/* How many marks of this kind the first overlay has for @seat. */
static int
count_marks (const AriRules    *rules,
             const AriPosition *position,
             AriMarkKind        kind,
             AriActor           seat)
{
  AriMark marks[ARI_MAX_SPOTS];
  guint n_marks = rules->overlays->list[0].marks (position, marks);
  int n = 0;

  for (guint i = 0; i < n_marks; i++)
    n += marks[i].kind == kind && marks[i].seat == seat;

  return n;
}

/* Whether what @reason says about Minoa is true. Returns whether it could be checked. */
static gboolean
check_minoa (const AriRules    *rules,
             const AriPosition *before,
             const AriPosition *after,
             const char        *reason)
{
  AriActor seat = ari_rules_actor (rules, before);
  int n;

  if (sscanf (reason, "It secures %d triangle", &n) == 1)
    g_assert_cmpint (count_marks (rules, after, ARI_MARK_SAFE, seat) - count_marks (rules, before,
                                                                                    ARI_MARK_SAFE, seat),
                     ==, n);
  else if (sscanf (reason, "It shuts everyone else out of %d more triangle", &n) == 1)
    g_assert_cmpint (count_marks (rules, after, ARI_MARK_OWNED, seat) - count_marks (rules, before,
                                                                                     ARI_MARK_OWNED, seat),
                     ==, n);
  else
    return FALSE;

  return TRUE;
}

/* Games that can name what an action brings do so now and then, in whole sentences; what they say is true. */
static void
test_reasons (void)
{
  static const struct { const char *game; guint least; } cases[] = { { "minoa", 20 }, { "minarett", 10 },
                                                                    { "labyrinth", 20 } };

  for (guint c = 0; c < G_N_ELEMENTS (cases); c++)
    {
      const AriRules *rules = ari_rules_lookup (cases[c].game);
      AriSetup setup;
      AriPosition position;
      AriRandom random;
      guint n_told = 0, n_checked = 0;

      ari_random_init (&random, 5);
      ari_setup_init (&setup, rules);
      rules->start (&position, &setup);
      for (guint ply = 0; ply < 400; ply++)
        {
          AriAction actions[ARI_MAX_ACTIONS];
          AriPosition before = position;
          guint n = rules->actions (&position, actions);
          AriAction action;
          g_autofree char *reason = NULL;

          if (n == 0)
            break;
          action = actions[ari_random_below (&random, n)];
          if (ari_rules_actor (rules, &position) != ARI_CHANCE)
            reason = rules->narration->reason (&position, action).text;
          rules->apply (&position, action);
          if (reason == NULL)
            continue;
          g_assert_true (g_str_has_suffix (reason, "."));
          n_told++;
          if (c == 0)
            n_checked += check_minoa (rules, &before, &position, reason);
        }
      g_test_message ("%s: %u", cases[c].game, n_told);
      g_assert_cmpuint (n_told, >=, cases[c].least);
      if (c == 0)
        g_assert_cmpuint (n_checked, >=, 10);
    }
}

/* Where the rules know no reason, a hint says where trial games see the move gain, if they do. */
static void
test_ground (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriSetup *setup = ari_match_get_setup (match);
  const AriBoard *board = ari_rules_minoa.board (setup);
  AriCandidate candidates[] = {
    { .action = action_named (match, "e5e6"), .win = { 0.6, 0.4 }, .visits = 10000,
      .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = action_named (match, "a1a2"), .win = { 0.5, 0.5 }, .evidence = ARI_EVIDENCE_PLAYOUTS },
  };
  float ground[ARI_MAX_SPOTS] = { 0.0f };
  AriVerdict verdict = { .actor = 1, .n_candidates = 2, .candidates = candidates, .nodes = 20000,
                         .n_owners = board->n_spots, .ground = ground };
  g_autofree char *top = NULL, *none = NULL, *less = NULL, *unknown = NULL;

  for (guint i = 0; i < board->n_spots; i++)
    if (board->spots[i].kind == ARI_SPOT_AREA && ari_board_ninth (board, board->spots[i].centre) == 1)
      ground[i] = 0.4f;
  top = ari_reason_of_ground (board, &verdict);
  g_assert_cmpstr (top, ==, "In trial games, it gains ground at the top of the board.");

  /* It loses more elsewhere. */
  for (guint i = 0; i < board->n_spots; i++)
    if (board->spots[i].kind == ARI_SPOT_AREA && ari_board_ninth (board, board->spots[i].centre) >= 6)
      ground[i] = -0.4f;
  less = ari_reason_of_ground (board, &verdict);
  g_assert_null (less);

  memset (ground, 0, sizeof ground);
  none = ari_reason_of_ground (board, &verdict);
  g_assert_null (none);
  verdict.ground = NULL;
  unknown = ari_reason_of_ground (board, &verdict);
  g_assert_null (unknown);
}

/* Where it gains too little anywhere for a word, the whole may still be worth one. */
static void
test_ground_in_several_parts (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriSetup *setup = ari_match_get_setup (match);
  const AriBoard *board = ari_rules_minoa.board (setup);
  AriCandidate best = { .win = { 0.6, 0.4 }, .visits = 10000, .evidence = ARI_EVIDENCE_PLAYOUTS };
  float ground[ARI_MAX_SPOTS] = { 0.0f };
  AriVerdict verdict = { .actor = 1, .n_candidates = 1, .candidates = &best, .nodes = 20000,
                         .n_owners = board->n_spots, .ground = ground };
  g_autofree char *parts = NULL;

  for (guint i = 0; i < board->n_spots; i++)
    if (board->spots[i].kind == ARI_SPOT_AREA)
      ground[i] = 0.07f; /* in all, but nowhere enough */
  parts = ari_reason_of_ground (board, &verdict);
  g_assert_cmpstr (parts, ==, "In trial games, it gains some ground in several parts of the board.");
}

/* A hint says so where trial games come out the same after other moves, and names none of those, but not
 * where the chances differ or somebody loses ground. */
static void
test_matters_little (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriSetup *setup = ari_match_get_setup (match);
  const AriPosition *position = ari_match_get_position (match);
  const AriBoard *board = ari_rules_minoa.board (setup);
  AriCandidate candidates[] = {
    { .action = action_named (match, "e5e6"), .win = { 0.5, 0.5 }, .visits = 900,
      .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = action_named (match, "a1a2"), .win = { 0.48, 0.52 }, .visits = 100,
      .evidence = ARI_EVIDENCE_PLAYOUTS },
  };
  float ground[ARI_MAX_SPOTS] = { 0.0f };
  AriVerdict verdict = { .actor = 1, .n_candidates = 2, .candidates = candidates, .n_owners = board->n_spots,
                         .ground = ground };
  g_autoptr(AriHint) even = ari_hint_new (setup, position, NULL, &verdict);
  g_autoptr(AriHint) lost = NULL, worse = NULL, unknown = NULL;

  g_assert_true (even->little);
  g_assert_true (g_str_has_prefix (even->reason, "Little depends on this move"));
  g_assert_null (strstr (even->reason, "a1a2"));

  for (guint i = 0; i < board->n_spots; i++)
    ground[i] = -0.01f;
  lost = ari_hint_new (setup, position, NULL, &verdict);
  g_assert_null (strstr (lost->reason, "Little depends"));

  memset (ground, 0, sizeof ground);
  candidates[1].win[0] = 0.4;
  candidates[1].win[1] = 0.6;
  worse = ari_hint_new (setup, position, NULL, &verdict);
  g_assert_null (strstr (worse->reason, "Little depends"));
  g_assert_false (worse->little);
  candidates[1].win[0] = candidates[1].win[1] = 0.5;
  verdict.ground = NULL;
  unknown = ari_hint_new (setup, position, NULL, &verdict);
  g_assert_null (strstr (unknown->reason, "Little depends"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/hint/three-steps", test_three_steps);
  g_test_add_func ("/analysis/hint/too-close-to-call", test_too_close_to_call);
  g_test_add_func ("/analysis/hint/evidence", test_evidence);
  g_test_add_func ("/analysis/hint/equals", test_equals);
  g_test_add_func ("/analysis/hint/answer-in-words", test_answer_in_words);
  g_test_add_func ("/analysis/hint/each-search", test_each_search);
  g_test_add_func ("/analysis/hint/proved-loss", test_proved_loss);
  g_test_add_func ("/analysis/hint/proved-draw", test_proved_draw);
  g_test_add_func ("/analysis/hint/proved-win", test_proved_win);
  g_test_add_func ("/analysis/hint/win-in-turns", test_win_in_turns);
  g_test_add_func ("/analysis/hint/alike", test_alike);
  g_test_add_func ("/analysis/hint/reasons", test_reasons);
  g_test_add_func ("/analysis/hint/ground", test_ground);
  g_test_add_func ("/analysis/hint/ground-in-several-parts", test_ground_in_several_parts);
  g_test_add_func ("/analysis/hint/matters-little", test_matters_little);

  return g_test_run ();
}
