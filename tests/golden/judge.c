/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "judge.h"

#include "ari-chance-map.h"
#include "ari-level.h"
#include "ari-release.h"

#define SECONDS         5.0   /* that every search claims to have taken */
#define NODES           50000
#define STEP            0.002 /* by which an action is worse than the one before it */
#define MOST_CANDIDATES 12

typedef struct
{
  AriActor seat;
  double   share;
} Value;

static GHashTable *shares;    /* (element-type utf8 Value) of actions, by their written form */
static GHashTable *values;    /* (element-type guint64 Value) of the positions that they lead to, by hash */
static GHashTable *lines;     /* (element-type utf8 utf8): what follows actions, by their written form */
static GPtrArray  *moves;     /* (element-type utf8) */
static GPtrArray  *outcomes;  /* (element-type utf8) */
static guint64     n_numbers; /* random numbers drawn */

void
judge_reset (void)
{
  g_clear_pointer (&shares, g_hash_table_unref);
  g_clear_pointer (&values, g_hash_table_unref);
  g_clear_pointer (&lines, g_hash_table_unref);
  g_clear_pointer (&moves, g_ptr_array_unref);
  g_clear_pointer (&outcomes, g_ptr_array_unref);
  shares = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  values = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  moves = g_ptr_array_new_with_free_func (g_free);
  outcomes = g_ptr_array_new_with_free_func (g_free);
  n_numbers = 0;
}

void
judge_set_share (const char *text,
                 double      share)
{
  Value value = { 0, share };

  g_hash_table_insert (shares, g_strdup (text), g_memdup2 (&value, sizeof value));
}

void
judge_set_line (const char *text,
                const char *actions)
{
  g_hash_table_insert (lines, g_strdup (text), g_strdup (actions));
}

void
judge_add_move (const char *text)
{
  g_ptr_array_add (moves, g_strdup (text));
}

void
judge_add_outcome (const char *text)
{
  g_ptr_array_add (outcomes, g_strdup (text));
}

/* Takes the first text out of the queue if it names a legal action. */
static AriAction
take_next (GPtrArray         *queue,
           const AriRules    *rules,
           const AriPosition *position)
{
  AriAction action;

  if (queue->len == 0
      || !ari_rules_parse (rules, position, g_ptr_array_index (queue, 0), &action, NULL))
    return ARI_ACTION_NONE;

  g_ptr_array_remove_index (queue, 0);

  return action;
}

/* Verdicts. */

static guint
count_seats (const AriRules    *rules,
             const AriPosition *position)
{
  guint seats = 0;

  while (seats < ARI_MAX_SEATS && ari_rules_side (rules, position, seats + 1) != 0)
    seats++;

  return CLAMP (seats, rules->choices.min_seats, rules->choices.max_seats);
}

/* @seat has that share, and the others have equal parts of the rest. */
static void
spread (double   win[ARI_MAX_SEATS],
        guint    seats,
        AriActor seat,
        double   share)
{
  for (guint i = 0; i < seats; i++)
    win[i] = i + 1 == seat ? share : (1 - share) / (seats - 1);
}

/* (nullable): what was said about the action. Where it leads is worth the same from now on. */
static const Value *
find_share (const AriRules    *rules,
            const AriPosition *position,
            AriActor           actor,
            AriAction          action)
{
  g_autofree char *text = rules->format (position, action);
  Value *value = g_hash_table_lookup (shares, text);
  AriPosition after = *position;
  guint64 hash;

  if (value == NULL)
    return NULL;

  value->seat = actor;
  rules->apply (&after, action);
  hash = rules->hash (&after);
  g_hash_table_insert (values, g_memdup2 (&hash, sizeof hash), g_memdup2 (value, sizeof *value));

  return value;
}

static void
follow (AriCandidate      *candidate,
        const AriRules    *rules,
        const AriPosition *position)
{
  g_autofree char *text = rules->format (position, candidate->action);
  const char *line = g_hash_table_lookup (lines, text);
  g_auto(GStrv) words = g_strsplit (line != NULL ? line : "", " ", -1);
  AriPosition after = *position;

  candidate->pv[0] = candidate->action;
  candidate->n_pv = 1;
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_assert_cmpuint (candidate->n_pv, <, ARI_MAX_PV);
      rules->apply (&after, candidate->pv[candidate->n_pv - 1]);
      g_assert_true (ari_rules_parse (rules, &after, words[i], &candidate->pv[candidate->n_pv], NULL));
      candidate->n_pv++;
    }
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

static void
judge_candidates (AriVerdict        *verdict,
                  const AriRules    *rules,
                  const AriPosition *position)
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions), seats = count_seats (rules, position);
  gboolean drawn = verdict->actor == ARI_CHANCE || ari_feat_due (rules, position) != ARI_FEAT_NONE;
  AriActor seat = drawn ? 1 : verdict->actor;
  guint64 hash = rules->hash (position);
  const Value *here = g_hash_table_lookup (values, &hash);
  double sum = 0;

  verdict->candidates = g_new0 (AriCandidate, n);
  for (guint i = 0; i < n && drawn; i++)
    sum += ari_rules_chance_weight (rules, position, actions[i]);
  for (guint i = 0; i < n; i++)
    {
      AriCandidate *candidate = &verdict->candidates[i];
      const Value *said = drawn ? NULL : find_share (rules, position, seat, actions[i]);

      candidate->action = actions[i];
      follow (candidate, rules, position);
      candidate->weight = drawn ? ari_rules_chance_weight (rules, position, actions[i]) / sum : 0;
      candidate->visits = 1000;
      candidate->error = 0.002;
      candidate->evidence = ari_chance_usual (rules);
      candidate->depth = 2;
      spread (candidate->win, seats, here != NULL ? here->seat : seat,
              here != NULL ? here->share : 1.0 / seats);
      if (said != NULL)
        spread (candidate->win, seats, seat, said->share);
      else if (!drawn)
        spread (candidate->win, seats, seat, MAX (0.0, candidate->win[seat - 1] - i * STEP));
    }
  verdict->n_candidates = n;
  if (drawn)
    {
      ari_verdict_average (verdict);
      return;
    }

  g_sort_array (verdict->candidates, n, sizeof (AriCandidate), compare, GUINT_TO_POINTER (seat));
  verdict->n_candidates = MIN (n, MOST_CANDIDATES);
  ari_verdict_take_best (verdict);
}

static AriVerdict *
judge (const AriRules    *rules,
       const AriPosition *position)
{
  AriVerdict *verdict = g_new0 (AriVerdict, 1);

  verdict->actor = ari_rules_actor (rules, position);
  verdict->nodes = NODES;
  verdict->seconds = SECONDS;
  judge_candidates (verdict, rules, position);
  ari_verdict_calibrate (rules, position, verdict);

  return verdict;
}

/* What the linker replaces. */

AriVerdict *__wrap_ari_search_chances (const AriRules *rules, const AriPosition *position,
                                       const AriBudget *budget, const gint *cancelled, double interval,
                                       AriVerdictFunc progress, gpointer data);
AriAction __wrap_ari_level_choose (const AriLevel *level, const AriRules *rules, const AriPosition *position,
                                   double scale, double seconds, guint64 seed, const gint *cancelled,
                                   AriVerdict **verdict);
AriAction __wrap_ari_chance_draw (const AriRules *rules, const AriPosition *position, guint64 seed);
AriAction __real_ari_chance_draw (const AriRules *rules, const AriPosition *position, guint64 seed);
guint32 __wrap_g_random_int (void);

AriVerdict *
__wrap_ari_search_chances (const AriRules    *rules,
                           const AriPosition *position,
                           const AriBudget   *budget,
                           const gint        *cancelled,
                           double             interval,
                           AriVerdictFunc     progress,
                           gpointer           data)
{
  return judge (rules, position);
}

/* A ring that a computer tosses needs the real level. */
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
  AriAction action = take_next (moves, rules, position);
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = rules->actions (position, actions);

  if (verdict != NULL)
    *verdict = judge (rules, position);

  return action != ARI_ACTION_NONE ? action : actions[rules->hash (position) % n];
}

AriAction
__wrap_ari_chance_draw (const AriRules    *rules,
                        const AriPosition *position,
                        guint64            seed)
{
  AriAction action = take_next (outcomes, rules, position);

  return action != ARI_ACTION_NONE ? action
                                   : __real_ari_chance_draw (rules, position, rules->hash (position));
}

guint32
__wrap_g_random_int (void)
{
  return (guint32) (++n_numbers * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15) >> 32);
}
