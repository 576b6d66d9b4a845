/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-ending.h"

#include <string.h>

#include "ari-transposition.h"

/* Solves an ending for two sides exactly, by alpha-beta (Knuth and Moore, "An analysis of alpha-beta
 * pruning", 1975) with a transposition table and the history heuristic (Schaeffer, 1983) for move
 * ordering. It uses the rules only.
 *
 * The value of a finished game, for the side that acts at the root, is first its share of the win, then
 * the difference in points. */

#define INFINITE      G_MAXINT32
#define WIN_VALUE     (1 << 20)   /* a whole win, which outweighs all points */
#define MAX_POINTS    (1 << 17)
#define MAX_TABLE     (1u << 18)
#define HISTORY       1024        /* a power of two */
#define CLOCK_EVERY   1024        /* nodes; a power of two */

typedef struct
{
  const AriRules   *rules;
  guint             side;      /* of the actor at the root, as bits */
  guint64           nodes, max_nodes;
  gint64            deadline;
  const gint       *cancelled;
  gboolean          stopped;
  AriTransposition *table;
  guint32           history[HISTORY];
} Solver;

static int
value_of_end (const Solver      *self,
              const AriPosition *position)
{
  guint winners = ari_rules_winners (self->rules, position);
  int points[ARI_MAX_SEATS] = { 0 }, difference = 0;
  int share = WIN_VALUE * __builtin_popcount (winners & self->side) / __builtin_popcount (winners);

  self->rules->scores (position, points);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    difference += (self->side >> i & 1) != 0 ? points[i] : -points[i];

  return 2 * share - WIN_VALUE + CLAMP (difference, -MAX_POINTS, MAX_POINTS);
}

static gboolean
must_stop (Solver *self)
{
  if (self->nodes++ >= self->max_nodes)
    self->stopped = TRUE;
  else if (self->nodes % CLOCK_EVERY == 0)
    self->stopped = (self->cancelled != NULL && g_atomic_int_get (self->cancelled)) ||
                    g_get_monotonic_time () >= self->deadline;

  return self->stopped;
}

/* Puts @first in front, then the actions that were best most often. */
static void
order (const Solver *self,
       AriAction    *actions,
       guint         n,
       AriAction     first)
{
  guint32 rank[ARI_MAX_ACTIONS];

  for (guint i = 0; i < n; i++)
    {
      AriAction action = actions[i];
      guint32 r = action == first ? G_MAXUINT32 : self->history[action % HISTORY];
      guint at = i;

      for (; at > 0 && rank[at - 1] < r; at--)
        {
          rank[at] = rank[at - 1];
          actions[at] = actions[at - 1];
        }
      rank[at] = r;
      actions[at] = action;
    }
}

/* The value of @position if it lies between @low and @high, else a bound beyond them. */
static int
solve (Solver            *self,
       const AriPosition *position,
       int                low,
       int                high)
{
  const AriRules *rules = self->rules;
  AriActor actor = ari_rules_actor (rules, position);
  AriAction actions[ARI_MAX_ACTIONS], best = ARI_ACTION_NONE;
  AriPosition after;
  int value, from = low, to = high;
  gboolean ours;
  guint64 hash;
  AriRemembered known;
  guint n;

  if (must_stop (self))
    return 0;
  if (actor == ARI_NONE)
    return value_of_end (self, position);
  if (actor == ARI_CHANCE)
    {
      self->stopped = TRUE;
      return 0;
    }

  hash = rules->hash (position);
  if (ari_transposition_find (self->table, hash, &known))
    {
      best = known.action;
      if (ari_bound_decides (known.bound, known.value, low, high))
        return known.value;
    }

  ours = (self->side >> (actor - 1) & 1) != 0;
  value = ours ? -INFINITE : INFINITE;
  n = rules->actions (position, actions);
  order (self, actions, n, best);
  for (guint i = 0; i < n && from < to; i++)
    {
      int reached;

      memcpy (&after, position, rules->layout.size);
      rules->apply (&after, actions[i]);
      reached = solve (self, &after, from, to);
      if (self->stopped)
        return 0;

      if (ours ? reached > value : reached < value)
        {
          value = reached;
          best = actions[i];
        }
      if (ours)
        from = MAX (from, value);
      else
        to = MIN (to, value);
    }

  self->history[best % HISTORY]++;
  ari_transposition_store (self->table, hash, &(AriRemembered) {
    .action = best,
    .value = value,
    .bound = ari_bound_of (value, low, high),
  });

  return value;
}

/* Plays the best actions of both sides to the end, to learn the line and the result. The table may have
 * lost positions on the way, so each step is searched again; that is quick. */
static void
follow (Solver            *self,
        AriEndingLine     *line,
        const AriPosition *position)
{
  const AriRules *rules = self->rules;

  line->end = *position;
  rules->apply (&line->end, line->action);
  line->pv[line->n_pv++] = line->action;
  while (!self->stopped && ari_rules_actor (rules, &line->end) != ARI_NONE)
    {
      AriAction actions[ARI_MAX_ACTIONS];
      guint n = rules->actions (&line->end, actions), i;
      AriPosition after;

      for (i = 0; i < n; i++)
        {
          after = line->end;
          rules->apply (&after, actions[i]);
          if (solve (self, &after, line->value - 1, line->value + 1) == line->value && !self->stopped)
            break;
        }
      if (i == n)
        {
          g_assert (self->stopped);
          return;
        }
      if (line->n_pv < ARI_MAX_PV)
        line->pv[line->n_pv++] = actions[i];
      line->end = after;
    }
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  const AriEndingLine *one = a, *other = b;

  if (one->value != other->value)
    return one->value > other->value ? -1 : 1;

  return one->action < other->action ? -1 : one->action > other->action;
}

static gboolean
has_two_sides (const AriRules    *rules,
               const AriPosition *position,
               guint              side)
{
  guint rest = 0;

  for (AriActor seat = 1; seat <= ARI_MAX_SEATS; seat++)
    if ((side >> (seat - 1) & 1) == 0)
      {
        guint other = ari_rules_side (rules, position, seat);

        if (rest != 0 && other != 0 && other != rest)
          return FALSE;
        rest |= other;
      }

  return rest != 0;
}

AriEndingLine *
ari_ending_solve (const AriRules    *rules,
                  const AriPosition *position,
                  guint64            max_nodes,
                  double             seconds,
                  const gint        *cancelled,
                  guint             *n_lines,
                  guint64           *nodes)
{
  guint side = ari_rules_side (rules, position, ari_rules_actor (rules, position));
  AriAction actions[ARI_MAX_ACTIONS];
  g_autofree AriEndingLine *lines = NULL;
  g_autofree Solver *self = NULL;

  *nodes = 0;
  if (!has_two_sides (rules, position, side))
    return NULL;

  self = g_new0 (Solver, 1);
  self->rules = rules;
  self->side = side;
  self->max_nodes = max_nodes;
  self->deadline = seconds > 0.0 ? g_get_monotonic_time () + (gint64) (seconds * G_USEC_PER_SEC) : G_MAXINT64;
  self->cancelled = cancelled;
  self->table = ari_transposition_new (MIN (max_nodes, MAX_TABLE));

  *n_lines = rules->actions (position, actions);
  lines = g_new0 (AriEndingLine, *n_lines);
  for (guint i = 0; i < *n_lines && !self->stopped; i++)
    {
      AriPosition after = *position;

      lines[i].action = actions[i];
      rules->apply (&after, actions[i]);
      lines[i].value = solve (self, &after, -INFINITE, INFINITE);
      if (!self->stopped)
        follow (self, &lines[i], position);
    }

  *nodes = self->nodes;
  ari_transposition_free (self->table);
  if (self->stopped)
    return NULL;

  qsort (lines, *n_lines, sizeof *lines, compare_lines);

  return g_steal_pointer (&lines);
}
