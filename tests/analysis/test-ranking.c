/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that recommends a move recommends the same one, in many positions of each game. */
#include "ari-mistake-warning.h"
#include "ari-chance-map.h"
#include "ari-hint.h"
#include "ari-judgement.h"
#include "ari-loss.h"
#include "ari-random.h"
#include "ari-ranking.h"
#include "ari-searcher.h"
#include "minoa/minoa.h"
#include "waiting.h"

#define POSITIONS 12
#define SHOWN     6
#define NODES     2000

/* At length, with -m slow: so many positions of a game, searched as long as somebody looks at the analysis.
 * For so many nodes, one thread takes about 0.2, 1 and 5 seconds at the beginning of a match; of the longest
 * searches, a tenth is enough. */
#define LONG_POSITIONS 200
#define N_EFFORTS      3

static const struct { const char *game; guint64 nodes[N_EFFORTS]; } efforts[] = {
  { "minoa", { 60000, 300000, 1500000 } },
  { "minarett", { 260000, 1300000, 6500000 } },
  { "labyrinth", { 200000, 1000000, 5000000 } },
  { "minotaur", { 16000, 80000, 400000 } },
};
static const guint every[N_EFFORTS] = { 1, 1, 10 };

/* A position where a seat has a choice, after about so many random actions. */
static void
play_at_random (const AriSetup *setup,
                AriRandom      *random,
                guint           length,
                AriPosition    *position)
{
  const AriRules *rules = setup->rules;
  AriPosition next;

  rules->start (position, setup);
  next = *position;
  for (guint i = 0; ari_rules_actor (rules, &next) != ARI_NONE; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = rules->actions (&next, actions);
      AriActor actor = ari_rules_actor (rules, &next);

      if (actor != ARI_CHANCE && ari_feat_due (rules, &next) == ARI_FEAT_NONE && n > 1)
        {
          *position = next;
          if (i >= length)
            break;
        }
      rules->apply (&next, actor == ARI_CHANCE ? ari_chance_draw (rules, &next, ari_random_next (random))
                                               : actions[ari_random_below (random, n)]);
    }
}

/* Whether an action ends the match by a win of its side alone. */
static gboolean
wins_at_once (const AriRules    *rules,
              const AriPosition *position,
              AriAction          action)
{
  guint side = ari_rules_side (rules, position, ari_rules_actor (rules, position)), winners;
  AriPosition after = *position;

  rules->apply (&after, action);
  winners = ari_rules_actor (rules, &after) == ARI_NONE ? ari_rules_winners (rules, &after) : 0;

  return winners != 0 && (winners & ~side) == 0;
}

static gboolean
can_win (const AriRules    *rules,
         const AriPosition *position)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  for (guint i = 0; i < n; i++)
    if (wins_at_once (rules, position, actions[i]))
      return TRUE;

  return FALSE;
}

/* A review of any other action names that move as the better one. */
static void
check_review (const AriRules    *rules,
              const AriPosition *position,
              const AriVerdict  *verdict,
              AriAction          best)
{
  g_autofree char *text = rules->format (position, best);

  for (guint i = 1; i < verdict->n_candidates; i++)
    {
      AriAction action = verdict->candidates[i].action;
      g_autoptr(AriEval) eval = NULL;
      AriPosition after = *position;

      rules->apply (&after, action);
      eval = ari_judgement_of_ply (rules, position, action, verdict, &after, NULL, 1);
      if (eval != NULL && !ari_searcher_is_equivalent (rules, position, action, best))
        g_assert_cmpstr (eval->best, ==, text);
      else if (eval != NULL)
        g_assert_null (eval->best);
    }
}

/* Where the match can be won at once, all else misses a win, unless it is proved to win, too: reviews mark
 * it, and warnings speak of it, whatever chance it leaves. */
static void
check_missed (const AriRules    *rules,
              const AriPosition *position,
              const AriVerdict  *verdict,
              guint64            nodes)
{
  for (guint i = 1; i < MIN (verdict->n_candidates, SHOWN); i++)
    {
      AriBudget budget = { .nodes = nodes / 8, .threads = 1, .seed = 1 };
      AriAction action = verdict->candidates[i].action;
      g_autoptr(AriVerdict) then = NULL;
      g_autoptr(AriEval) eval = NULL;
      AriPosition after = *position;

      rules->apply (&after, action);
      if (ari_rules_actor (rules, &after) != ARI_NONE)
        then = ari_search_chances (rules, &after, &budget, NULL, 0, NULL, NULL);
      eval = ari_judgement_of_ply (rules, position, action, verdict, &after, then, 1);
      if (eval->best == NULL || (eval->raw_error <= 0.0 && eval->raw_loss <= 0.0))
        continue;

      g_assert_true (ari_judgement_missed_win (eval));
      g_assert_true (ari_loss_is_of_win (rules, position, verdict->actor, eval));
      g_assert_true (ari_candidate_wins (&verdict->candidates[i], rules, position, verdict->actor)
                     || ari_mistake_warning_is_due (rules, position, verdict, action, eval,
                                                    ari_judgement_least (ARI_GLYPH_BLUNDER)));
    }
}

/* What is listed is in the order in which the search trusts it: proved wins come first, then, in the tree,
 * what it has tried more often, and elsewhere what has the greater share. There, a search that was stopped
 * had looked one step further after the first of them only; shares fall among these and among the rest. */
static void
check_order (const AriRules    *rules,
             const AriPosition *position,
             const AriVerdict  *verdict,
             const guint       *order,
             guint              n)
{
  guint n_rises = 0;

  for (guint i = 1; i < n; i++)
    {
      const AriCandidate *one = &verdict->candidates[order[i - 1]], *next = &verdict->candidates[order[i]];

      if (ari_candidate_wins (next, rules, position, verdict->actor))
        g_assert_true (ari_candidate_wins (one, rules, position, verdict->actor));
      else if (!one->exact && !next->exact && one->evidence == ARI_EVIDENCE_PLAYOUTS)
        g_assert_cmpuint (one->visits, >=, next->visits);
      else if (!one->exact && !next->exact)
        n_rises += ari_side_share (rules, position, verdict->actor, one->raw)
                   < ari_side_share (rules, position, verdict->actor, next->raw);
    }
  g_assert_cmpuint (n_rises, <=, 1);
}

static void
check (const AriSetup    *setup,
       const AriPosition *position,
       guint64            nodes,
       guint64            seed)
{
  const AriRules *rules = setup->rules;
  AriBudget budget = { .nodes = nodes, .threads = 1, .seed = seed, .lines = SHOWN };
  g_autoptr(AriVerdict) verdict = ari_search_run (rules, position, &budget, NULL, 0, NULL, NULL);
  AriAction played = verdict->candidates[0].action;
  const AriCandidate *best;
  g_autoptr(AriHint) hint = NULL;
  guint order[SHOWN], n;

  ari_verdict_calibrate (rules, position, verdict);
  best = &verdict->candidates[0];
  n = ari_verdict_rank (verdict, rules, position, SHOWN, order);
  hint = ari_hint_new (setup, position, NULL, verdict);

  /* What a computer plays, what is listed and pointed out first, what a hint advises, and whose chance is
   * told as that of the position are one. */
  g_assert_cmpuint (played, ==, best->action);
  g_assert_cmpuint (hint->action, ==, best->action);
  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    g_assert_cmpfloat (verdict->win[k], ==, best->win[k]);
  if (n > 0)
    g_assert_cmpuint (order[0], ==, 0);
  g_assert_cmpint (can_win (rules, position), <=, ari_candidate_wins (best, rules, position, verdict->actor));
  check_review (rules, position, verdict, best->action);
  if (can_win (rules, position))
    check_missed (rules, position, verdict, nodes);

  check_order (rules, position, verdict, order, n);

  /* Nothing else is listed that the search hardly knows, nor twice. */
  for (guint i = 1; i < n; i++)
    {
      const AriCandidate *other = &verdict->candidates[order[i]];

      g_assert_cmpuint (order[i], >, order[i - 1]);
      g_assert_true (ari_candidate_is_comparable (best, other, ARI_MIN_VISIT_RATIO));
      g_assert_true (other->exact || !other->at_most);
      for (guint j = 0; j < i; j++)
        g_assert_false (ari_searcher_is_equivalent (rules, position, verdict->candidates[order[j]].action,
                                                    other->action));
    }
}

/* As long as somebody looks at the analysis. */
static void
check_at_length (const AriSetup    *setup,
                 const AriPosition *position,
                 guint              index)
{
  guint game = 0;

  while (!g_str_equal (efforts[game].game, setup->rules->id))
    game++;
  for (guint i = 0; i < N_EFFORTS; i++)
    if (index % every[i] == 0)
      {
        g_test_message ("%u seats, position %u, %" G_GUINT64_FORMAT " nodes", setup->seats, index,
                        efforts[game].nodes[i]);
        check (setup, position, efforts[game].nodes[i], index);
      }
}

/* Of the random beginning of a match. Some matches come to their end. */
static guint
length_of (guint index)
{
  if (g_test_slow ())
    return index % 4 == 3 ? 10000 : 2 * (index % 50);

  return index + 1 < POSITIONS / 2 ? 3 * index : 10000;
}

static void
test_agreement (gconstpointer data)
{
  const AriRules *rules = data;
  guint n_setups = rules->choices.max_seats - rules->choices.min_seats + 1;
  guint n_positions = g_test_slow () ? (LONG_POSITIONS + n_setups - 1) / n_setups : POSITIONS;
  AriRandom random;

  ari_random_init (&random, 7);
  for (guint seats = rules->choices.min_seats; seats <= rules->choices.max_seats; seats++)
    for (guint i = 0; i < n_positions; i++)
      {
        AriSetup setup;
        AriPosition position;

        ari_setup_init (&setup, rules);
        g_assert_true (ari_setup_set_seats (&setup, seats, NULL));
        play_at_random (&setup, &random, length_of (i), &position);
        if (g_test_slow ())
          check_at_length (&setup, &position, i);
        else
          check (&setup, &position, NODES, i);
      }
}

/* A few lucky playouts put no move before the one that the search would play, however high its share is; what
 * has few of them is not listed at all. */
static void
test_trusted_first (void)
{
  static const guint expected[] = { 0, 1, 3 };
  g_autoptr(AriMatch) match = match_after (0);
  AriCandidate candidates[] = {
    { .action = 0, .visits = 1000, .win = { 0.23 }, .error = 0.08, .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = 1, .visits = 900, .win = { 0.21 }, .error = 0.08, .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = 2, .visits = 6, .win = { 0.62 }, .error = 0.14, .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = 3, .visits = 200, .win = { 0.25 }, .error = 0.08, .evidence = ARI_EVIDENCE_PLAYOUTS },
    { .action = 4, .win = { 0.9 } },
  };
  AriVerdict verdict = { .actor = 1, .n_candidates = G_N_ELEMENTS (candidates), .candidates = candidates };
  const AriPosition *position = ari_match_get_position (match);
  guint order[SHOWN];

  g_assert_cmpuint (ari_verdict_rank (&verdict, &ari_rules_minoa, position, SHOWN, order), ==,
                    G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (order[i], ==, expected[i]);
  g_assert_cmpuint (ari_verdict_rank (&verdict, &ari_rules_minoa, position, 1, order), ==, 1);
  g_assert_cmpuint (ari_verdict_rank (NULL, &ari_rules_minoa, position, SHOWN, order), ==, 0);
}

/* Sorts the legal actions: those that win at once come first. Returns how many they are. */
static guint
split (const AriRules    *rules,
       const AriPosition *position,
       AriAction         *actions,
       guint             *n)
{
  guint n_wins = 0;

  *n = rules->actions (position, actions);
  for (guint i = 0; i < *n; i++)
    if (wins_at_once (rules, position, actions[i]))
      {
        AriAction win = actions[i];

        actions[i] = actions[n_wins];
        actions[n_wins++] = win;
      }

  return n_wins;
}

/* All proved wins come before what isn’t proved, in the order in which the search had them. */
static void
test_wins_first (void)
{
  const AriRules *rules = ari_rules_lookup ("minarett");
  AriAction actions[ARI_MAX_ACTIONS];
  AriPosition position;
  AriRandom random;
  AriSetup setup;
  guint n, n_wins;

  ari_random_init (&random, 7);
  ari_setup_init (&setup, rules);
  do
    {
      play_at_random (&setup, &random, 10000, &position);
      n_wins = split (rules, &position, actions, &n);
    }
  while (n_wins < 2 || n == n_wins);

  {
    AriCandidate candidates[] = {
      { .action = actions[n - 1], .win = { 0.5, 0.5 } },
      { .action = actions[0], .win = { 0.5, 0.5 } },
      { .action = actions[1], .win = { 0.5, 0.5 } },
    };
    AriVerdict verdict = { .actor = ari_rules_actor (rules, &position), .n_candidates = 3,
                           .candidates = candidates };

    ari_verdict_prove (&verdict, rules, &position);
    for (guint i = 0; i < 3; i++)
      {
        g_assert_cmpuint (candidates[i].action, ==, i < 2 ? actions[i] : actions[n - 1]);
        g_assert_cmpint (candidates[i].exact, ==, i < 2);
      }
  }
}

int
main (int   argc,
      char *argv[])
{
  guint n_games;
  const AriRules *const *games = ari_rules_all (&n_games);

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ranking/trusted-first", test_trusted_first);
  g_test_add_func ("/ranking/wins-first", test_wins_first);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strdup_printf ("/ranking/agreement/%s", games[i]->id);

      g_test_add_data_func (path, games[i], test_agreement);
    }

  return g_test_run ();
}
