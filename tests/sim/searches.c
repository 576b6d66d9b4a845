/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "searches.h"

#include "ari-chance-map.h"
#include "ari-level.h"
#include "fiber.h"

#define MOST_CANDIDATES 6
#define MOST_REPORTS    3

typedef struct
{
  AriPosition position;
  AriAction   action; /* ARI_ACTION_NONE: an outcome of chance, which may be replaced by an earlier one */
} Answer;

static GArray *answers;

void
searches_reset (void)
{
  if (answers == NULL)
    answers = g_array_new (FALSE, FALSE, sizeof (Answer));
  g_array_set_size (answers, 0);
}

static void
remember (const AriPosition *position,
          AriAction          action)
{
  Answer answer = { *position, action };

  g_array_append_val (answers, answer);
}

gboolean
searches_chose (const AriRules    *rules,
                const AriPosition *position,
                AriAction          action)
{
  for (guint i = 0; i < answers->len; i++)
    {
      const Answer *answer = &g_array_index (answers, Answer, i);

      if (answer->action == action && ari_position_equal (rules, &answer->position, position))
        return TRUE;
    }

  return FALSE;
}

gboolean
searches_drew (const AriRules    *rules,
               const AriPosition *position)
{
  return searches_chose (rules, position, ARI_ACTION_NONE);
}

static guint
draw (guint n)
{
  return n > 1 ? (guint) g_random_int_range (0, (int) n) : 0;
}

/* Shares of the win for all seats; a few positions are as good as won. */
static void
draw_shares (double win[ARI_MAX_SEATS],
             guint  seats)
{
  double sum = 0;

  for (guint i = 0; i < seats; i++)
    sum += win[i] = 1 + draw (draw (3) == 0 ? 100 : 10);
  for (guint i = 0; i < seats; i++)
    win[i] /= sum;
}

static guint
count_seats (const AriRules    *rules,
             const AriPosition *position)
{
  guint seats = 0;

  while (seats < ARI_MAX_SEATS && ari_rules_side (rules, position, seats + 1) != 0)
    seats++;

  return CLAMP (seats, rules->choices.min_seats, rules->choices.max_seats);
}

static void
draw_candidate (AriCandidate      *candidate,
                const AriRules    *rules,
                const AriPosition *position,
                AriAction          action,
                double             weight)
{
  candidate->action = candidate->pv[0] = action;
  candidate->n_pv = 1;
  candidate->weight = weight;
  candidate->visits = 1000;
  candidate->error = 0.002;
  candidate->evidence = ari_chance_usual (rules);
  candidate->depth = 2;
  draw_shares (candidate->win, count_seats (rules, position));
}

static int
compare (const void *one,
         const void *other,
         void       *data)
{
  const AriCandidate *a = one, *b = other;
  guint seat = GPOINTER_TO_UINT (data);
  double difference = b->win[seat - 1] - a->win[seat - 1];

  return (difference > 0) - (difference < 0);
}

/* Where chance acts, a verdict lists all outcomes in the order of the rules. */
static void
draw_candidates (AriVerdict        *verdict,
                 const AriRules    *rules,
                 const AriPosition *position)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions), first;
  gboolean drawn = verdict->actor == ARI_CHANCE || ari_feat_due (rules, position) != ARI_FEAT_NONE;
  double sum = 0;

  verdict->n_candidates = drawn ? n : MIN (n, MOST_CANDIDATES);
  verdict->candidates = g_new0 (AriCandidate, verdict->n_candidates);
  first = drawn ? 0 : draw (n);
  for (guint i = 0; i < n && drawn; i++)
    sum += ari_rules_chance_weight (rules, position, actions[i]);
  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      AriAction action = actions[(first + i) % n];

      draw_candidate (&verdict->candidates[i], rules, position, action,
                      drawn ? ari_rules_chance_weight (rules, position, action) / sum : 0);
    }
  if (drawn)
    ari_verdict_average (verdict);
  else
    {
      g_sort_array (verdict->candidates, verdict->n_candidates, sizeof (AriCandidate), compare,
                    GUINT_TO_POINTER (verdict->actor));
      ari_verdict_take_best (verdict);
    }
}

static AriVerdict *
draw_verdict (const AriRules    *rules,
              const AriPosition *position,
              guint              nth)
{
  AriVerdict *verdict = g_new0 (AriVerdict, 1);

  verdict->actor = ari_rules_actor (rules, position);
  verdict->nodes = 3000 * (nth + 1);
  verdict->seconds = 0.5 * (nth + 1);
  draw_candidates (verdict, rules, position);
  ari_verdict_calibrate (rules, position, verdict);

  return verdict;
}

/* A search that is stopped ends with what it has. */
static gboolean
must_stop (const gint *cancelled)
{
  return cancelled != NULL && g_atomic_int_get (cancelled);
}

AriVerdict *__wrap_ari_search_chances (const AriRules *rules, const AriPosition *position,
                                       const AriBudget *budget, const gint *cancelled, double interval,
                                       AriVerdictFunc progress, gpointer data);
AriAction __wrap_ari_level_choose (const AriLevel *level, const AriRules *rules, const AriPosition *position,
                                   double scale, double seconds, guint64 seed, const gint *cancelled,
                                   AriVerdict **verdict);
AriAction __wrap_ari_chance_draw (const AriRules *rules, const AriPosition *position, guint64 seed);
AriAction __real_ari_chance_draw (const AriRules *rules, const AriPosition *position, guint64 seed);

AriVerdict *
__wrap_ari_search_chances (const AriRules    *rules,
                           const AriPosition *position,
                           const AriBudget   *budget,
                           const gint        *cancelled,
                           double             interval,
                           AriVerdictFunc     progress,
                           gpointer           data)
{
  guint n_reports = draw (MOST_REPORTS + 1);

  for (guint i = 0; i < n_reports && !must_stop (cancelled); i++)
    {
      g_autoptr(AriVerdict) verdict = draw_verdict (rules, position, i);

      if (progress != NULL && interval > 0)
        progress (verdict, data);
      fiber_yield ();
    }

  return draw_verdict (rules, position, n_reports);
}

AriAction
__wrap_ari_level_choose (const AriLevel    *level,
                         const AriRules    *rules,
                         const AriPosition *position,
                         double             scale,
                         double             seconds,
                         guint64            seed,
                         const gint        *cancelled,
                         AriVerdict       **verdict)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);
  AriAction action = actions[draw (n)];

  if (draw (3) == 0 && !must_stop (cancelled))
    fiber_yield ();
  remember (position, action);
  if (verdict != NULL)
    *verdict = draw_verdict (rules, position, 0);

  return action;
}

AriAction
__wrap_ari_chance_draw (const AriRules    *rules,
                        const AriPosition *position,
                        guint64            seed)
{
  remember (position, ARI_ACTION_NONE);

  return __real_ari_chance_draw (rules, position, seed);
}
