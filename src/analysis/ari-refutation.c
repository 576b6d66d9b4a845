/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-refutation.h"

#include <glib/gi18n-lib.h>

#include "ari-narration.h"
#include "ari-reason.h"
#include "ari-search.h"
#include "ari-sentences.h"

#define OUTCOMES   6    /* of chance, that may show what is wrong */
#define LEAST_HARM 0.2  /* of a win, that one of them does */

typedef struct
{
  const AriRules    *rules;
  const AriPosition *start;
  const AriSolution *solution;
  const AriBudget   *budget;
  gint64             deadline; /* monotonic time; 0: none */
  const gint        *cancelled;
  AriActor           seat;     /* that plays the action */
  AriPosition        position; /* after the line so far */
} Find;

static gboolean
is_cancelled (const Find *find)
{
  return find->cancelled != NULL && g_atomic_int_get (find->cancelled);
}

/* Whether nothing more is searched. */
static gboolean
is_over (const Find *find)
{
  return is_cancelled (find) || (find->deadline != 0 && g_get_monotonic_time () >= find->deadline);
}

static void
play (Find          *find,
      AriRefutation *self,
      AriAction      action)
{
  self->line[self->n++] = action;
  find->rules->apply (&find->position, action);
}

static gboolean
is_own (const Find *find,
        AriActor    actor)
{
  return (ari_rules_side (find->rules, &find->position, find->seat) >> (actor - 1) & 1) != 0;
}

static AriVerdict *
search (const Find        *find,
        const AriPosition *position)
{
  AriBudget budget = *find->budget;

  /* What begins too late ends at once. */
  if (find->deadline != 0)
    budget.seconds = MAX (1e-3, (double) (find->deadline - g_get_monotonic_time ()) / G_USEC_PER_SEC);

  return ari_search_run (find->rules, position, &budget, find->cancelled, 0.0, NULL, NULL);
}

/* The player's own side goes on as well as it can. Returns who acts then. */
static AriActor
finish_turn (Find          *find,
             AriRefutation *self)
{
  AriActor actor = ari_rules_actor (find->rules, &find->position);

  while (self->n < ARI_MAX_REFUTATION - 1 && actor != ARI_NONE && actor != ARI_CHANCE && is_own (find, actor)
         && !is_over (find))
    {
      g_autoptr(AriVerdict) verdict = search (find, &find->position);

      play (find, self, verdict->candidates[0].action);
      actor = ari_rules_actor (find->rules, &find->position);
    }

  return actor;
}

/* An answer of several actions ends with the first that gains something. If none does, it is the first.
 * Returns (transfer full) (nullable): what it gains */
static char *
answer (Find          *find,
        AriRefutation *self)
{
  AriActor other = ari_rules_actor (find->rules, &find->position);
  guint first = self->n;
  char *gain = NULL;

  while (gain == NULL && self->n < ARI_MAX_REFUTATION && !is_over (find)
         && ari_rules_actor (find->rules, &find->position) == other)
    {
      g_autoptr(AriVerdict) verdict = search (find, &find->position);
      AriAction action = verdict->candidates[0].action;

      gain = ari_reason_of_gain (find->rules, &find->position, action);
      play (find, self, action);
    }
  if (gain == NULL)
    self->n = MIN (self->n, first + 1);

  return gain;
}

typedef struct
{
  AriAction action;
  double    harm; /* how much more the player's share is after the best turn, times its probability */
} Outcome;

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const Outcome *one = a, *other = b;

  return one->harm < other->harm ? 1 : one->harm > other->harm ? -1 : one->action < other->action ? -1 : 1;
}

/* (transfer full) (element-type Outcome): those that do enough harm, the most harmful first. @best: the
 * position after the best turn */
static GArray *
list_outcomes (const Find        *find,
               const AriPosition *best)
{
  g_autoptr(AriVerdict) verdict = search (find, &find->position), rival = search (find, best);
  GArray *outcomes = g_array_new (FALSE, FALSE, sizeof (Outcome));

  for (guint i = 0; i < verdict->n_candidates; i++)
    {
      const AriCandidate *one = &verdict->candidates[i], *same = ari_verdict_find (rival, one->action);
      double lost = same != NULL ? ari_side_share (find->rules, best, find->seat, same->win)
                                   - ari_side_share (find->rules, best, find->seat, one->win)
                                 : 0.0;
      Outcome outcome = { one->action, one->weight * lost };

      if (lost >= LEAST_HARM)
        g_array_append_val (outcomes, outcome);
    }
  g_array_sort (outcomes, compare);

  return outcomes;
}

/* Whether the last action of @self gains the same after the best turn and the same outcome of chance: then it
 * says nothing against the action. @first: the number of the outcome in the line */
static gboolean
answers_best (const Find          *find,
              const AriPosition   *best,
              const AriRefutation *self,
              guint                first,
              const char          *gain)
{
  const AriRules *rules = find->rules;
  AriPosition position = *best;
  g_autofree char *same = NULL;

  for (guint i = first; i < self->n; i++)
    {
      if (!ari_rules_legal (rules, &position, self->line[i]))
        return FALSE;
      if (i + 1 < self->n)
        rules->apply (&position, self->line[i]);
    }
  same = ari_reason_of_gain (rules, &position, self->line[self->n - 1]);

  return g_strcmp0 (same, gain) == 0;
}

/* One outcome proves little, so it is only told if the answer gains something that it would not gain after
 * the best turn. */
static void
answer_after_chance (Find          *find,
                     AriRefutation *self)
{
  const AriPosition place = find->position;
  const AriRefutation turn = *self;
  AriPosition best = *find->start;
  g_autoptr(GArray) outcomes = NULL;

  self->n = 0;
  for (guint i = 0; i < find->solution->n_line; i++)
    find->rules->apply (&best, find->solution->line[i]);
  if (ari_rules_actor (find->rules, &best) != ARI_CHANCE)
    return;

  outcomes = list_outcomes (find, &best);
  for (guint i = 0; i < MIN (outcomes->len, OUTCOMES) && !is_over (find); i++)
    {
      const Outcome *outcome = &g_array_index (outcomes, Outcome, i);
      g_autofree char *gain = NULL;
      AriActor actor;

      find->position = place;
      *self = turn;
      play (find, self, outcome->action);
      actor = ari_rules_actor (find->rules, &find->position);
      if (actor == ARI_NONE || actor == ARI_CHANCE || is_own (find, actor))
        continue;

      gain = answer (find, self);
      if (gain != NULL && !answers_best (find, &best, self, turn.n, gain))
        {
          self->by_chance = TRUE;
          return;
        }
    }
  self->n = 0;
}

/* Where players have to remember something, an answer might tell it. What the time cut short would depend on
 * the speed of the machine, so it isn't told. */
void
ari_refutation_find (AriRefutation     *self,
                     const AriRules    *rules,
                     const AriPosition *position,
                     const AriSolution *solution,
                     AriAction          wrong,
                     const AriBudget   *budget,
                     const gint        *cancelled)
{
  Find find = {
    .rules = rules,
    .start = position,
    .solution = solution,
    .budget = budget,
    .cancelled = cancelled,
    .seat = ari_rules_actor (rules, position),
    .position = *position,
  };
  AriActor actor;

  *self = (AriRefutation) { 0 };
  if (ari_rules_hides_information (rules))
    return;

  if (budget->seconds > 0.0)
    find.deadline = g_get_monotonic_time () + (gint64) (budget->seconds * G_USEC_PER_SEC);
  play (&find, self, wrong);
  actor = finish_turn (&find, self);
  if (actor == ARI_CHANCE && self->n + 2 <= ARI_MAX_REFUTATION)
    answer_after_chance (&find, self);
  else if (actor != ARI_NONE && actor != ARI_CHANCE && !is_own (&find, actor))
    g_free (answer (&find, self));
  else
    self->n = 0;
  if (is_over (&find))
    self->n = 0;
}

char *
ari_refutation_gain (const AriRefutation *self,
                     const AriRules      *rules,
                     const AriPosition   *position)
{
  AriPosition before = *position;
  AriAction answer;

  if (self->n < 2)
    return NULL;

  for (guint i = 0; i + 1 < self->n; i++)
    rules->apply (&before, self->line[i]);
  answer = self->line[self->n - 1];

  return ari_reason_wins_at_once (rules, &before, answer) ? ari_reason_of_win (1)
                                                          : ari_reason_of_action (rules, &before, answer);
}

char *
ari_refutation_to_words (const AriRefutation *self,
                         const AriRules      *rules,
                         const AriPosition   *position,
                         const AriNames      *names)
{
  AriPosition before = *position;
  g_autofree char *outcome = NULL, *answer = NULL, *words = NULL;
  g_autofree char *gain = ari_refutation_gain (self, rules, position);

  if (self->n < 2)
    return NULL;

  for (guint i = 0; i + 1 < self->n; i++)
    {
      if (ari_rules_actor (rules, &before) == ARI_CHANCE)
        {
          g_free (outcome);
          outcome = ari_rules_describe (rules, &before, self->line[i], names);
        }
      rules->apply (&before, self->line[i]);
    }
  answer = ari_rules_describe (rules, &before, self->line[self->n - 1], names);
  words = outcome != NULL
            /* Translators: what may follow a move that loses much: %1$s is what chance may bring, such as
             * “Blue rolls 3 and 4”, and %2$s is a move in words, such as “Blue moves traveller b”. */
            ? g_strdup_printf (_("This may follow: %1$s. %2$s."), outcome, answer)
            /* Translators: after a move that loses much; a move in words, such as “Blue places a stick on
             * d4e5”. */
            : g_strdup_printf (_("The best answer: %s."), answer);

  return ari_sentences_join (words, gain);
}
