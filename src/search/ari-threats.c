/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-threats.h"

#include <string.h>

#include "ari-choice.h"

/* Threat-space search as in Allis, van den Herik and Huntjens, "Go-Moku solved by new search techniques"
 * (1996), but with all answers of the defender, so that it finds proofs. It looks for wins in one turn,
 * then in two, and so on. The attacker has few threats and most answers fail at once, so it sees much
 * farther than alpha-beta. */

#define MAX_TABLE  (1u << 17)
#define MAX_HEIGHT 128
#define STOP_EVERY 256

typedef struct
{
  const AriAlphaBetaOps    *ops;
  const AriRules   *rules;
  AriActor          attacker;
  AriTransposition *table;
  guint64           nodes, max_nodes;
  AriAlphabetaFunc  must_stop;
  gpointer          data;
  gboolean          stopped;
} Prover;

static gboolean prove (Prover            *self,
                       const AriPosition *position,
                       guint              turns,
                       guint              height,
                       AriPv             *line);

static gboolean
must_stop (Prover *self)
{
  if (self->nodes++ >= self->max_nodes)
    self->stopped = TRUE;
  else if (self->nodes % STOP_EVERY == 0 && self->must_stop != NULL)
    self->stopped = self->must_stop (self->nodes, self->data);

  return self->stopped;
}

/* Whether @action keeps the win, or wins. @turns counts the attacker's remaining turns, including this
 * one when the attacker acts. */
static gboolean
try (Prover            *self,
     const AriPosition *position,
     AriAction          action,
     guint              turns,
     guint              height,
     AriPv             *line)
{
  AriActor actor = ari_rules_actor (self->rules, position), next;
  AriPosition after;

  line->n = 0;
  memcpy (&after, position, self->ops->size (position));
  self->rules->apply (&after, action);
  next = ari_rules_actor (self->rules, &after);
  if (next == ARI_NONE)
    return ari_rules_winners (self->rules, &after) == 1u << (self->attacker - 1);
  if (actor == self->attacker && next != actor)
    turns--;
  if (turns == 0 || height + 1 >= MAX_HEIGHT || self->ops->repeats (&after))
    return FALSE;
  /* Without a threat the defender is free. */
  if (next != self->attacker && !self->ops->gaining (&after) && !self->ops->threatened (&after))
    return FALSE;

  return prove (self, &after, turns, height + 1, line);
}

/* The attacker needs one winning action; the defender must lose with all. */
static gboolean
prove (Prover            *self,
       const AriPosition *position,
       guint              turns,
       guint              height,
       AriPv             *line)
{
  gboolean attacks = ari_rules_actor (self->rules, position) == self->attacker, wins;
  AriRemembered known;
  AriChoice choice;
  int least = G_MININT;
  guint symmetry;
  guint64 key;

  if (must_stop (self))
    return FALSE;

  key = self->ops->key (position, &symmetry);
  /* A win in few turns is also one in more, and a failure with many turns is also one with fewer. */
  if (ari_transposition_find (self->table, key, &known) &&
      (known.value != 0 ? known.depth <= turns : known.depth >= turns))
    {
      line->n = 0;
      if (known.value != 0 && known.action != ARI_ACTION_NONE)
        ari_pv_set (line, self->ops->turn (known.action, symmetry, TRUE), &(AriPv) { 0 });
      return known.value != 0;
    }

  ari_choice_list (&choice, self->ops, self->rules, position);
  if (attacks && !self->ops->gaining (position))
    least = turns == 1 ? ARI_RANK_GAIN : ARI_RANK_THREAT;

  line->n = 0;
  wins = !attacks;
  for (guint i = 0; i < choice.n; i++)
    {
      AriPv rest;
      AriAction action = ari_choice_pick (&choice, i);
      gboolean good;

      if (choice.ranks[i] < least)
        break;
      good = try (self, position, action, turns, height, &rest);
      if (self->stopped)
        return FALSE;
      /* The defender's line is the longest one. */
      if (good && (attacks || line->n < 1 + rest.n))
        ari_pv_set (line, action, &rest);
      if (good == attacks)
        {
          wins = attacks;
          break;
        }
    }

  ari_transposition_store (self->table, key, &(AriRemembered) {
    .action = wins && line->n > 0 ? self->ops->turn (line->actions[0], symmetry, FALSE) : ARI_ACTION_NONE,
    .value = wins,
    .depth = turns,
    .bound = ARI_BOUND_EXACT,
  });

  return wins;
}

guint
ari_threats_prove (const AriAlphaBetaOps *ops,
                   const AriRules        *rules,
                   const AriPosition     *position,
                   guint                  max_turns,
                   guint64                max_nodes,
                   AriAlphabetaFunc       stop,
                   gpointer               data,
                   AriPv                 *pv,
                   guint64               *nodes)
{
  g_autoptr(AriTransposition) table = ari_transposition_new (MIN (max_nodes, MAX_TABLE));
  Prover self = {
    .ops = ops, .rules = rules, .attacker = ari_rules_actor (rules, position), .table = table,
    .max_nodes = max_nodes, .must_stop = stop, .data = data,
  };
  guint found = 0;

  for (guint turns = 1; turns <= max_turns && !self.stopped && found == 0; turns++)
    {
      guint64 before = self.nodes;

      if (prove (&self, position, turns, 0, pv))
        found = turns;
      /* No threats were left to try deeper. */
      else if (self.nodes - before <= 1 && turns > 1)
        break;
    }
  *nodes = self.nodes;

  return found;
}
