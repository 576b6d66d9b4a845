/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-expectimax.h"

#include <string.h>

#include "ari-playouts.h"
#include "ari-verdict.h"

/* Expectimax (Michie, "Game-playing and game-learning automata", 1966) as max^n on the shares of sides
 * (Luckhardt and Irani, 1986; Sturtevant, 2008), so that the same code serves any number of seats.
 *
 * Nothing can be pruned safely with more than two sides, and little with chance. So, as in backgammon
 * programs, only actions that look good with one turn less are searched deeper. */

#define TABLE_BITS   14
#define KEPT_ACTIONS 4     /* at most, where turns are left to search */
#define KEPT_MARGIN  0.05  /* of a win: how far they may lag behind the best */
#define ASK_EVERY    64    /* nodes; a power of two */

/* What the search knows of a position; @key 0: nothing. */
typedef struct
{
  guint64   key;
  double    win[ARI_MAX_SEATS];
  AriAction best;
} Entry;

typedef struct
{
  AriAction action;
  double    share;
  double    win[ARI_MAX_SEATS];
} Option;

struct _AriExpectimax
{
  const AriExpectimaxOps  *ops;
  const AriRules   *rules;
  guint64           nodes, max_nodes;
  AriExpectimaxFunc must_stop;
  gpointer          data;
  gboolean          stopped;
  Entry             table[1 << TABLE_BITS];
};

static void value (AriExpectimax     *self,
                   const AriPosition *position,
                   guint              turns,
                   double             win[ARI_MAX_SEATS]);

static void
value_after (AriExpectimax     *self,
             const AriPosition *position,
             AriAction          action,
             guint              turns,
             double             win[ARI_MAX_SEATS])
{
  AriPosition after;

  memcpy (&after, position, self->rules->layout.size);
  self->rules->apply (&after, action);
  value (self, &after, turns, win);
}

static void
average (AriExpectimax     *self,
         const AriPosition *position,
         guint              turns,
         double             win[ARI_MAX_SEATS])
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = self->rules->actions (position, actions);
  double sums[ARI_MAX_SEATS] = { 0 }, total = 0.0;

  for (guint i = 0; i < n; i++)
    {
      double weight = ari_rules_chance_weight (self->rules, position, actions[i]);

      value_after (self, position, actions[i], turns, win);
      if (self->stopped)
        return;
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        sums[k] += weight * win[k];
      total += weight;
    }

  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    win[k] = sums[k] / total;
}

/* Judges all options and moves the best to the front; the sort is stable. */
static void
rank (AriExpectimax     *self,
      const AriPosition *position,
      Option            *options,
      guint              n,
      guint              turns)
{
  AriActor actor = ari_rules_actor (self->rules, position);

  for (guint i = 0; i < n && !self->stopped; i++)
    {
      Option option = options[i];
      guint k = i;

      value_after (self, position, option.action, turns, option.win);
      if (self->stopped)
        return;
      option.share = ari_side_share (self->rules, position, actor, option.win);
      for (; k > 0 && options[k - 1].share < option.share; k--)
        options[k] = options[k - 1];
      options[k] = option;
    }
}

/* ARI_ACTION_NONE when stopped; @win is then undefined. */
static AriAction
choose (AriExpectimax     *self,
        const AriPosition *position,
        guint              turns,
        double             win[ARI_MAX_SEATS])
{
  AriAction actions[ARI_MAX_ACTIONS];
  guint n = self->rules->actions (position, actions), kept = 1;
  g_autofree Option *many = n > 64 ? g_new (Option, n) : NULL;
  Option few[64], *options = many != NULL ? many : few;

  for (guint i = 0; i < n; i++)
    options[i].action = actions[i];
  if (n > 1 && turns > 0)
    {
      rank (self, position, options, n, turns - 1);
      while (!self->stopped && kept < MIN (n, KEPT_ACTIONS) &&
             options[kept].share >= options[0].share - KEPT_MARGIN)
        kept++;
      n = kept;
    }
  rank (self, position, options, n, turns);
  if (self->stopped)
    return ARI_ACTION_NONE;
  memcpy (win, options[0].win, sizeof options[0].win);

  return options[0].action;
}

static void
value_of_end (const AriRules    *rules,
              const AriPosition *position,
              double             win[ARI_MAX_SEATS])
{
  guint share[ARI_MAX_SEATS];

  ari_share_win (ari_rules_winners (rules, position), share);
  for (guint k = 0; k < ARI_MAX_SEATS; k++)
    win[k] = (double) share[k] / ARI_WIN;
}

static guint64
key_of (const AriExpectimax *self,
        const AriPosition   *position,
        guint                turns)
{
  return (self->rules->hash (position) + turns) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15) | 1;
}

static Entry *
entry_of (AriExpectimax *self,
          guint64        key)
{
  return &self->table[key >> (64 - TABLE_BITS)];
}

static gboolean
must_stop (AriExpectimax *self)
{
  if (self->nodes >= self->max_nodes)
    self->stopped = TRUE;
  else if (self->nodes % ASK_EVERY == 0 && self->must_stop != NULL)
    self->stopped = self->must_stop (self->data);

  return self->stopped;
}

static void
value (AriExpectimax     *self,
       const AriPosition *position,
       guint              turns,
       double             win[ARI_MAX_SEATS])
{
  AriActor actor = ari_rules_actor (self->rules, position);
  AriAction best = ARI_ACTION_NONE;
  gboolean settled;
  Entry *entry;
  guint64 key;

  if (actor == ARI_NONE)
    {
      value_of_end (self->rules, position, win);
      return;
    }

  key = key_of (self, position, turns);
  entry = entry_of (self, key);
  if (entry->key == key)
    {
      memcpy (win, entry->win, sizeof entry->win);
      return;
    }

  settled = self->ops->settled (position);
  if (settled && turns == 0)
    {
      if (must_stop (self))
        return;
      memset (win, 0, sizeof entry->win);
      self->ops->judge (position, win);
      self->nodes++;
    }
  else if (actor == ARI_CHANCE)
    average (self, position, turns - (settled ? 1 : 0), win);
  else
    best = choose (self, position, turns - (settled ? 1 : 0), win);

  if (self->stopped)
    return;
  entry->key = key;
  entry->best = best;
  memcpy (entry->win, win, sizeof entry->win);
}

AriExpectimax *
ari_expectimax_new (const AriExpectimaxOps *ops,
                    const AriRules         *rules)
{
  AriExpectimax *self = g_new0 (AriExpectimax, 1);

  self->ops = ops;
  self->rules = rules;
  self->max_nodes = G_MAXUINT64;

  return self;
}

void
ari_expectimax_free (AriExpectimax *self)
{
  g_free (self);
}

void
ari_expectimax_set_limit (AriExpectimax     *self,
                          guint64            max_nodes,
                          AriExpectimaxFunc  must_stop_func,
                          gpointer           data)
{
  self->max_nodes = max_nodes;
  self->must_stop = must_stop_func;
  self->data = data;
  self->stopped = FALSE;
}

void
ari_expectimax_forget (AriExpectimax *self)
{
  memset (self->table, 0, sizeof self->table);
}

gboolean
ari_expectimax_judge (AriExpectimax     *self,
                      const AriPosition *position,
                      guint              turns,
                      double             win[ARI_MAX_SEATS])
{
  value (self, position, turns, win);

  return !self->stopped;
}

AriAction
ari_expectimax_choose (AriExpectimax     *self,
                       const AriPosition *position,
                       guint              turns)
{
  double win[ARI_MAX_SEATS];

  return choose (self, position, turns, win);
}

void
ari_expectimax_get_line (AriExpectimax *self,
                         AriPosition   *position,
                         guint          turns,
                         AriPv         *pv)
{
  while (pv->n < ARI_MAX_PV && ari_rules_actor (self->rules, position) != ARI_NONE)
    {
      guint64 key = key_of (self, position, turns);
      const Entry *entry = entry_of (self, key);

      if (entry->key != key || entry->best == ARI_ACTION_NONE ||
          !ari_rules_legal (self->rules, position, entry->best))
        break;
      pv->actions[pv->n++] = entry->best;
      self->rules->apply (position, entry->best);
    }
}

guint64
ari_expectimax_get_nodes (AriExpectimax *self)
{
  return self->nodes;
}
