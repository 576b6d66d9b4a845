/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said about a mistake, beside the numbers. */
#include "ari-random.h"
#include "ari-reason.h"
#include "ari-reasons.h"
#include "ari-record.h"
#include "waiting.h"
#include "minoa/minoa-geometry.h"
#include "minoa/minoa.h"

/* A match whose last ply was a mistake. The first shares of @judged are those of the mover. */
static AriMatch *
new_match (const AriEval *judged,
           AriAction      best)
{
  AriMatch *match = match_after (41);
  AriPly *ply = ari_match_get_ply (match);
  AriActor actor = ari_ply_get_actor (ply);
  AriEval eval = *judged;
  AriPosition before;

  ari_match_get_position_at (match, 40, &before);
  for (AriActor seat = 1; seat <= 2; seat++)
    {
      eval.win[seat - 1] = seat == actor ? judged->win[0] : 1.0 - judged->win[0];
      eval.raw[seat - 1] = seat == actor ? judged->raw[0] : 1.0 - judged->raw[0];
    }
  eval.best = ari_rules_minoa.format (&before, best);
  ari_match_set_eval (match, ply, &eval);
  g_free (eval.best);

  return match;
}

static AriAction
action_named (AriMatch   *match,
              const char *text)
{
  AriAction action;

  g_assert_true (ari_rules_parse (&ari_rules_minoa, ari_match_get_position (match), text, &action, NULL));

  return action;
}

/* An action in the position before the last ply, for which a reason can be given, unlike for the ply. */
static AriAction
find_reasoned (char **reason)
{
  g_autoptr(AriMatch) match = match_after (41);
  AriAction actions[ARI_MAX_ACTIONS];
  AriPosition before;
  guint n;

  ari_match_get_position_at (match, 40, &before);
  n = ari_rules_minoa.actions (&before, actions);
  for (guint i = 0; i < n; i++)
    {
      *reason = ari_reason_of_action (&ari_rules_minoa, &before, actions[i]);
      if (*reason != NULL)
        return actions[i];
    }
  g_assert_not_reached ();
}

/* @missed: whether it is told what the better move would have brought, before @words, if any. */
static void
assert_eval_says (const AriEval *eval,
                  gboolean       missed,
                  const char    *words) /* (nullable) */
{
  g_autofree char *reason = NULL, *told = NULL, *expected = NULL;
  AriAction best = find_reasoned (&reason);
  g_autoptr(AriMatch) match = new_match (eval, best);

  told = ari_reason_of_mistake (match, 41);
  expected = missed ? g_strjoin (" ", reason, words, NULL) : g_strdup (words);
  g_assert_cmpstr (told, ==, expected);
}

/* The move left a share of @win ± @error, and lost @loss. */
static void
assert_says (double      win,
             double      error,
             double      loss,
             gboolean    missed,
             const char *words) /* (nullable) */
{
  AriEval eval = { .win = { win }, .error = error, .loss = loss, .nodes = 1 };

  assert_eval_says (&eval, missed, words);
}

static void
test_proofs (void)
{
  assert_says (0.4, 0.05, 0.6, FALSE, "It wins, whatever happens.");
  assert_says (0.0, 0.0, 0.4, TRUE, "The move played loses against best play.");
  assert_says (0.4, 0.05, 0.2, TRUE, NULL);
}

/* The shares that the search found tell of a proof, and what the map made of them tells nothing. */
static void
test_mapped_proofs (void)
{
  AriEval eval = {
    .win = { 0.3 }, .error = 0.1, .loss = 0.5, .loss_error = 0.04, .nodes = 1, .map = 1,
    .raw = { 0.4 }, .raw_error = 0.05, .raw_loss = 0.6, .raw_loss_error = 0.05,
  };

  assert_eval_says (&eval, FALSE, "It wins, whatever happens.");

  /* All playouts were won, but they prove nothing. */
  eval.raw_loss_error = 0.06;
  assert_eval_says (&eval, TRUE, NULL);

  /* Through different maps, a chance and a loss can add up to a win or more. */
  eval.raw_loss_error = 0.05;
  eval.raw_loss = 0.4;
  eval.win[0] = 0.45;
  eval.loss = 0.6;
  assert_eval_says (&eval, TRUE, NULL);

  /* Where the turns were counted, the proof was seen. */
  eval.turns = 3;
  assert_eval_says (&eval, FALSE, "It wins within 3 turns, whatever happens.");
}

/* A record from elsewhere can call an outcome of chance a mistake. */
static void
test_blamed_chance (void)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AriMatch) match
    = ari_record_read ("[Ariadne \"1\"]\n[Game \"labyrinth\"]\n\n1. first=1 2. 1-2 $4 "
                       "{[%eval win 0 1 loss 0.4 best \"5-6\" nodes 1 seed 1]}\n", -1, NULL, &error);
  g_autoptr(AriPly) ply = NULL;
  AriPosition before;
  AriAction best;

  g_assert_no_error (error);
  ply = g_list_model_get_item (G_LIST_MODEL (match), 1);
  g_assert_cmpuint (ari_ply_get_actor (ply), ==, ARI_CHANCE);
  g_assert_cmpint (ari_ply_get_glyph (ply), ==, ARI_GLYPH_BLUNDER);
  ari_match_get_position_at (match, 1, &before);
  g_assert_true (ari_rules_parse (ari_match_get_rules (match), &before, ari_ply_get_eval (ply)->best, &best,
                                  NULL));
  g_assert_null (ari_reason_of_mistake (match, 2));
}

/* What the best answer brings is told, too, if the review knows that answer. */
static void
test_answer (void)
{
  g_autofree char *reason = NULL, *told = NULL;
  AriEval eval = { .win = { 0.4 }, .error = 0.05, .loss = 0.2, .nodes = 1 };
  AriEval next = { .win = { 0.5, 0.5 }, .loss = 0.1, .nodes = 1 };
  AriAction best = find_reasoned (&reason), actions[ARI_MAX_ACTIONS];
  g_autoptr(AriMatch) match = new_match (&eval, best);
  const AriRules *rules = ari_match_get_rules (match);
  AriPosition after = *ari_match_get_position (match);
  guint n = rules->actions (&after, actions), reasoned = n;
  g_autofree char *brings = NULL, *text = NULL;

  for (guint i = 0; i < n && reasoned == n; i++)
    if ((brings = ari_reason_of_action (rules, &after, actions[i])) != NULL)
      reasoned = i;
  g_assert_cmpuint (reasoned, <, n);
  g_assert_true (ari_match_play (match, actions[(reasoned + 1) % n], 0, NULL));
  told = ari_reason_of_mistake (match, 41);
  g_assert_cmpstr (told, ==, reason);
  g_clear_pointer (&told, g_free);

  next.best = text = rules->format (&after, actions[reasoned]);
  ari_match_set_eval (match, ari_match_get_ply (match), &next);
  ari_match_set_seat (match, ari_rules_actor (rules, &after), ARI_SEAT_PERSON, "Anna", NULL);
  told = ari_reason_of_mistake (match, 41);
  g_assert_true (g_str_has_prefix (told, reason));
  g_assert_nonnull (strstr (told, "The best answer to the move played: Anna "));
  g_assert_nonnull (strstr (told, text));
  g_assert_true (g_str_has_suffix (told, brings));
}

/* What speaks against another move is what its answer brings, unless the best move allows the same. */
static void
test_against (void)
{
  g_autoptr(AriMatch) match = match_after (40);
  const AriRules *rules = &ari_rules_minoa;
  AriPosition position = *ari_match_get_position (match), after;
  AriCandidate best = { .n_pv = 1 }, other = { .n_pv = 2 };
  AriAction actions[ARI_MAX_ACTIONS];
  g_autofree char *brings = NULL, *against = NULL, *alone = NULL, *same = NULL;
  guint n = rules->actions (&position, actions);

  g_assert_cmpuint (n, >, 1);
  best.action = best.pv[0] = actions[0];
  other.action = other.pv[0] = actions[1];
  after = position;
  rules->apply (&after, other.action);
  n = rules->actions (&after, actions);
  for (guint i = 0; i < n && brings == NULL; i++)
    {
      other.pv[1] = actions[i];
      brings = ari_reason_of_action (rules, &after, actions[i]);
    }
  g_assert_nonnull (brings);

  against = ari_reason_against (rules, &position, NULL, &best, &other);
  g_assert_nonnull (against);
  g_assert_true (g_str_has_prefix (against, "A possible answer to "));
  g_assert_true (g_str_has_suffix (against, brings));

  same = ari_reason_against (rules, &position, NULL, &other, &other);
  g_assert_null (same);
  other.n_pv = 1;
  alone = ari_reason_against (rules, &position, NULL, &best, &other);
  g_assert_null (alone);
}

/* Several moves that are as good are one reason, which names them all. What the move does to the walls comes
 * before it, and a number after it. */
static void
test_list_of_equals (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  AriCandidate candidates[4];
  AriVerdict verdict = { .actor = 1, .n_candidates = G_N_ELEMENTS (candidates), .candidates = candidates };
  g_autoptr(GPtrArray) reasons = NULL;
  AriAction actions[ARI_MAX_ACTIONS];
  const AriReason *first, *last;
  guint n = ari_rules_minoa.actions (position, actions);

  /* Sticks far from each other neither bring nor prepare anything. */
  for (guint i = 0; i < G_N_ELEMENTS (candidates); i++)
    candidates[i] = (AriCandidate) { .action = actions[n - 1 - 9 * i], .win = { 0.5, 0.5 }, .visits = 1000,
                                     .error = 0.01, .evidence = ARI_EVIDENCE_PLAYOUTS };
  reasons = ari_reasons (ari_match_get_setup (match), position, NULL, &verdict);
  g_assert_cmpuint (reasons->len, ==, 3);
  g_assert_cmpint (((AriReason *) reasons->pdata[0])->kind, ==, ARI_REASON_SHAPE);
  first = reasons->pdata[1];
  last = reasons->pdata[2];
  g_assert_cmpint (first->kind, ==, ARI_REASON_EQUALS);
  g_assert_cmpuint (first->n, ==, 3);
  for (guint i = 0; i < first->n; i++)
    g_assert_cmpuint (first->actions[i], ==, candidates[i + 1].action);
  g_assert_cmpint (last->kind, ==, ARI_REASON_CHANCE);
  g_assert_true (ari_reasons_find (reasons, ARI_REASON_CHANCE) == last);
  g_assert_null (ari_reasons_find (reasons, ARI_REASON_PROVED));
}

/* A bound that is close to the best move doesn’t make its move as good. */
static void
test_at_most (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = ari_rules_minoa.actions (position, actions);
  AriCandidate candidates[3];
  AriVerdict verdict = { .actor = 1, .n_candidates = G_N_ELEMENTS (candidates), .candidates = candidates };
  g_autoptr(GPtrArray) reasons = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (candidates); i++)
    candidates[i] = (AriCandidate) { .action = actions[n - 1 - 9 * i], .win = { 0.5, 0.5 }, .error = 0.01,
                                     .evidence = ARI_EVIDENCE_ALPHABETA, .depth = 6, .at_most = i > 0 };
  reasons = ari_reasons (ari_match_get_setup (match), position, NULL, &verdict);
  g_assert_null (ari_reasons_find (reasons, ARI_REASON_EQUALS));
  g_assert_null (ari_reasons_find (reasons, ARI_REASON_CLOSE));
  g_assert_true (g_str_has_suffix (ari_reasons_find (reasons, ARI_REASON_WEAKER)->text, " is at most as good."));
}

/* How much is said of the next best move depends on how sure the search is of it. */
static void
test_sure (void)
{
  static const struct
  {
    double      win, error;
    guint64     visits;
    gboolean    at_most;
    const char *end;
  } cases[] = {
    { 0.49, 0.002, 1000, FALSE, " is about as good." },
    { 0.44, 0.06, 1000, FALSE, " may be just as good: the computer can’t tell yet." },
    /* A lead of one and a half errors, of which longer searches saw nothing. */
    { 0.44, 0.002, 1000, FALSE, " may be just as good: the computer can’t tell yet." },
    { 0.49, 0.10, 1000, FALSE, " may be just as good: the computer can’t tell yet." },
    { 0.50, 0.10, 1000, TRUE, " may be just as good: the computer can’t tell yet." },
    { 0.30, 0.05, 20, FALSE, " was not examined as closely." },
    { 0.05, 0.01, 20, FALSE, " was not examined as closely." },
    { 0.45, 0.20, 20, FALSE, " was not examined as closely." },
  };
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = ari_rules_minoa.actions (position, actions);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double win = cases[i].win, error = cases[i].error;
      AriCandidate candidates[2] = {
        { .action = actions[n - 1], .win = { 0.5, 0.5 }, .visits = 1000, .error = 0.002, .raw = { 0.5, 0.5 },
          .raw_error = 0.002, .evidence = ARI_EVIDENCE_PLAYOUTS },
        { .action = actions[n - 10], .win = { win, 1.0 - win }, .visits = cases[i].visits, .error = error,
          .raw = { win, 1.0 - win }, .raw_error = error, .at_most = cases[i].at_most,
          .evidence = ARI_EVIDENCE_PLAYOUTS },
      };
      AriVerdict verdict = { .actor = 1, .n_candidates = 2, .candidates = candidates };
      g_autoptr(GPtrArray) reasons = ari_reasons (ari_match_get_setup (match), position, NULL, &verdict);

      g_assert_cmpint (((AriReason *) reasons->pdata[0])->kind, ==, ARI_REASON_SHAPE);
      g_assert_true (g_str_has_suffix (((AriReason *) reasons->pdata[1])->text, cases[i].end));
    }
}

/* What looks worse may not be: only a lead of a whole error says that it is. */
static void
test_seems (void)
{
  static const struct
  {
    double      win;
    const char *end;
  } cases[] = {
    { 0.47, " may be just as good: the computer can’t tell yet." },
    { 0.44, " seems weaker, but the computer can’t tell for certain yet." },
    { 0.41, "It’s a little better than " },
  };
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double win = cases[i].win;
      AriCandidate candidates[2] = {
        { .action = action_named (match, "e5e6"), .win = { 0.5, 0.5 }, .raw = { 0.5, 0.5 }, .error = 0.05,
          .evidence = ARI_EVIDENCE_ALPHABETA, .depth = 6 },
        { .action = action_named (match, "a2b3"), .win = { win, 1.0 - win }, .raw = { win, 1.0 - win },
          .error = 0.05, .evidence = ARI_EVIDENCE_ALPHABETA, .depth = 6 },
      };
      AriVerdict verdict = { .actor = 1, .n_candidates = 2, .candidates = candidates };
      g_autoptr(GPtrArray) reasons = ari_reasons (ari_match_get_setup (match), position, NULL, &verdict);
      g_autofree char *text = ari_reasons_tell (reasons, ari_match_get_setup (match));

      g_assert_nonnull (strstr (text, cases[i].end));
    }
}

/* Where enough trial games divide the board alike, a hint says so, unless it says that other moves are as
 * good, or the tree has not settled on a move. */
static void
test_alike (void)
{
  static const struct
  {
    double        win;
    guint64       visits;
    float         moved;
    AriReasonKind kind;
  } cases[] = {
    { 0.44, 5000, 0.4f, ARI_REASON_ALIKE },
    { 0.49, 5000, 0.4f, ARI_REASON_CLOSE },
    { 0.44, 5000, 0.6f, ARI_REASON_OPEN },
    { 0.44, 4000, 0.4f, ARI_REASON_OPEN },
    { 0.44, 10000, 0.4f, ARI_REASON_OPEN },
  };
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  float ground[ARI_MAX_SPOTS] = { 0.0f };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      static const char *const names[] = { "e5e6", "a2b3", "b2b3" };
      AriCandidate candidates[G_N_ELEMENTS (names)];
      AriVerdict verdict = { .actor = 1, .nodes = 10000 + 2 * cases[i].visits, .candidates = candidates,
                             .n_candidates = G_N_ELEMENTS (candidates), .ground = ground,
                             .n_owners = ari_rules_minoa.board (ari_match_get_setup (match))->n_spots };
      g_autoptr(GPtrArray) reasons = NULL;

      for (guint k = 0; k < G_N_ELEMENTS (names); k++)
        {
          double win = k == 0 ? 0.5 : k == 1 ? cases[i].win : 0.2;

          candidates[k] = (AriCandidate) {
            .action = action_named (match, names[k]), .win = { win, 1.0 - win }, .raw = { win, 1.0 - win },
            .error = 0.002, .visits = k == 0 ? 10000 : cases[i].visits, .evidence = ARI_EVIDENCE_PLAYOUTS,
          };
        }
      ground[MINOA_SPOT_TRIANGLES] = cases[i].moved;
      reasons = ari_reasons (ari_match_get_setup (match), position, NULL, &verdict);
      g_assert_cmpint (((AriReason *) reasons->pdata[0])->kind, ==, ARI_REASON_SHAPE);
      g_assert_cmpint (((AriReason *) reasons->pdata[1])->kind, ==, cases[i].kind);
    }
}

/* What an action prepares in the same turn is proved by the rules, and a line of one action prepares
 * nothing. */
static void
test_next (void)
{
  const AriRules *rules = ari_rules_lookup ("labyrinth");
  guint n_told = 0;
  AriPosition position;
  AriRandom random;
  AriSetup setup;

  ari_setup_init (&setup, rules);
  rules->start (&position, &setup);
  ari_random_init (&random, 1);
  for (guint i = 0; i < 400 && ari_rules_actor (rules, &position) != ARI_NONE; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS], line[2];
      guint n = rules->actions (&position, actions);
      AriPosition after = position;
      g_autofree char *told = NULL, *alone = NULL, *brings = NULL;

      line[0] = actions[ari_random_below (&random, n)];
      rules->apply (&after, line[0]);
      if (ari_rules_actor (rules, &after) == ari_rules_actor (rules, &position)
          && ari_rules_actor (rules, &after) != ARI_CHANCE)
        {
          n = rules->actions (&after, actions);
          line[1] = actions[ari_random_below (&random, n)];
          brings = ari_reason_of_gain (rules, &after, line[1]);
          told = ari_reason_of_next (rules, &position, line, 2);
          alone = ari_reason_of_next (rules, &position, line, 1);
        }
      g_assert_null (alone);
      if (told != NULL)
        {
          g_assert_true (g_str_has_prefix (told, "Then comes "));
          g_assert_true (g_str_has_suffix (told, brings));
          n_told++;
        }
      position = after;
    }
  g_assert_cmpuint (n_told, >, 0);
}

/* The map of Minoa knows matches of two and of three sides. Among four, errors are those of trial games
 * alone, so less is certain. */
static void
test_without_row (void)
{
  AriCandidate best = { .win = { 0.5 }, .error = 0.02, .evidence = ARI_EVIDENCE_PLAYOUTS };
  AriCandidate other = { .win = { 0.4 }, .error = 0.02, .evidence = ARI_EVIDENCE_PLAYOUTS };

  for (guint seats = 2; seats <= 4; seats += 2)
    {
      gboolean mapped = seats == 2;
      AriPosition position;
      AriSetup setup;

      ari_setup_init (&setup, &ari_rules_minoa);
      g_assert_true (ari_setup_set_seats (&setup, seats, NULL));
      g_assert_true (ari_setup_set_option (&setup, "teams", "each", NULL));
      ari_rules_minoa.start (&position, &setup);
      g_assert_cmpint (ari_reason_is_behind (&ari_rules_minoa, &position, &best, &other), ==, mapped);
      g_assert_cmpint (ari_reason_is_within (&ari_rules_minoa, &position, &best, &other, 0.2), ==, mapped);
    }
}

/* Ground is gained only where a tree has settled on the move, and has tried others, too. */
static void
test_settled (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriBoard *board = ari_rules_minoa.board (ari_match_get_setup (match));
  AriCandidate candidate = { .visits = 50000, .evidence = ARI_EVIDENCE_PLAYOUTS };
  float ground[ARI_MAX_SPOTS];
  AriVerdict verdict = { .actor = 1, .nodes = 100000, .n_candidates = 1, .candidates = &candidate,
                         .n_owners = board->n_spots, .ground = ground };
  g_autofree char *settled = NULL, *open = NULL, *alone = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (ground); i++)
    ground[i] = 0.5f;
  settled = ari_reason_of_ground (board, &verdict);
  g_assert_nonnull (settled);
  candidate.visits = 49000;
  open = ari_reason_of_ground (board, &verdict);
  g_assert_null (open);
  candidate.visits = 91000;
  alone = ari_reason_of_ground (board, &verdict);
  g_assert_null (alone);
}

/* Little depends on a move only where any other would do, not just the few that the tree prefers, too. */
static void
test_matters_little (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  float ground[ARI_MAX_SPOTS] = { 0.0f };
  AriCandidate candidates[6];
  AriVerdict verdict = { .actor = 1, .n_candidates = G_N_ELEMENTS (candidates), .candidates = candidates,
                         .n_owners = ari_rules_minoa.board (ari_match_get_setup (match))->n_spots,
                         .ground = ground };

  for (guint i = 0; i < G_N_ELEMENTS (candidates); i++)
    candidates[i] = (AriCandidate) { .win = { 0.5, 0.5 }, .visits = i < 2 ? 10000 : 5,
                                     .evidence = ARI_EVIDENCE_PLAYOUTS };
  g_assert_true (ari_reason_matters_little (&ari_rules_minoa, position, &verdict));
  for (guint i = 2; i < G_N_ELEMENTS (candidates); i++)
    candidates[i].win[0] = 0.3;
  g_assert_false (ari_reason_matters_little (&ari_rules_minoa, position, &verdict));
}

/* Where the match is decided, words say so, and nobody asks which move is as good. */
static void
test_decided (void)
{
  static const struct { double win; const char *words; } cases[] = {
    { 0.998, "After this move, the match is as good as won." },
    { 0.002, "Even after this move, the match is as good as lost." },
  };
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = ari_rules_minoa.actions (position, actions);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      double win = cases[i].win;
      AriCandidate candidates[2] = {
        { .action = actions[n - 1], .win = { win, 1.0 - win }, .visits = 1000, .error = 0.002,
          .evidence = ARI_EVIDENCE_PLAYOUTS },
        { .action = actions[n - 10], .win = { win, 1.0 - win }, .visits = 20, .error = 0.002,
          .raw = { win, 1.0 - win }, .raw_error = 0.03, .evidence = ARI_EVIDENCE_PLAYOUTS },
      };
      AriVerdict verdict = { .actor = 1, .n_candidates = 2, .candidates = candidates };
      g_autoptr(GPtrArray) reasons = ari_reasons (ari_match_get_setup (match), position, NULL, &verdict);

      g_assert_cmpuint (reasons->len, ==, 2);
      g_assert_cmpstr (((AriReason *) reasons->pdata[1])->text, ==, cases[i].words);
    }
}

/* Where nothing else can be said, words tell how far the next best is behind. */
static void
test_lead (void)
{
  g_autoptr(AriMatch) match = match_after (0);
  const AriPosition *position = ari_match_get_position (match);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = ari_rules_minoa.actions (position, actions);
  AriCandidate candidates[] = {
    { .action = actions[n - 1], .win = { 0.5, 0.5 }, .raw = { 0.5, 0.5 }, .visits = 1000,
      .error = 0.001, .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = actions[n - 9], .win = { 0.41, 0.59 }, .raw = { 0.41, 0.59 }, .visits = 1000,
      .error = 0.001, .evidence = ARI_EVIDENCE_PLAYOUTS },
  };
  AriVerdict verdict = { .actor = 1, .n_candidates = G_N_ELEMENTS (candidates), .candidates = candidates };
  g_autoptr(GPtrArray) near = ari_reasons (ari_match_get_setup (match), position, NULL, &verdict), far = NULL;

  g_assert_true (g_str_has_prefix (ari_reasons_find (near, ARI_REASON_WEAKER)->text, "It’s a little better"));
  candidates[1].win[0] = 0.39;
  candidates[1].win[1] = 0.61;
  far = ari_reasons (ari_match_get_setup (match), position, NULL, &verdict);
  g_assert_cmpstr (ari_reasons_find (far, ARI_REASON_WEAKER)->text, ==, "No other move comes close.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/reason/proofs", test_proofs);
  g_test_add_func ("/analysis/reason/mapped-proofs", test_mapped_proofs);
  g_test_add_func ("/analysis/reason/blamed-chance", test_blamed_chance);
  g_test_add_func ("/analysis/reason/answer", test_answer);
  g_test_add_func ("/analysis/reason/against", test_against);
  g_test_add_func ("/analysis/reason/list-of-equals", test_list_of_equals);
  g_test_add_func ("/analysis/reason/sure", test_sure);
  g_test_add_func ("/analysis/reason/seems", test_seems);
  g_test_add_func ("/analysis/reason/alike", test_alike);
  g_test_add_func ("/analysis/reason/next", test_next);
  g_test_add_func ("/analysis/reason/without-row", test_without_row);
  g_test_add_func ("/analysis/reason/settled", test_settled);
  g_test_add_func ("/analysis/reason/matters-little", test_matters_little);
  g_test_add_func ("/analysis/reason/decided", test_decided);
  g_test_add_func ("/analysis/reason/lead", test_lead);
  g_test_add_func ("/analysis/reason/at-most", test_at_most);

  return g_test_run ();
}
