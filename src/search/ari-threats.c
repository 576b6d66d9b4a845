/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-threats.h"

#include <string.h>

/* Threat-space search in the sense of Allis, van den Herik and Huntjens, "Go-Moku solved by new search
 * techniques" (1996), but with all answers of the defender, so that what it finds is a proof. It looks for
 * wins in one turn, then in two, and so on; since the attacker has few threats and most answers fail at
 * once, it sees much farther along them than alpha-beta does. */

#define MAX_TABLE  (1u << 17)
#define MAX_HEIGHT 128
#define STOP_EVERY 256

typedef struct
{
  guint     n;
  AriAction actions[ARI_MAX_PV];
} Line;

typedef struct
{
  const AriDuel    *duel;
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
                       Line              *line);

static gboolean
must_stop (Prover *self)
{
  if (self->nodes++ >= self->max_nodes)
    self->stopped = TRUE;
  else if (self->nodes % STOP_EVERY == 0 && self->must_stop != NULL)
    self->stopped = self->must_stop (self->nodes, self->data);

  return self->stopped;
}

static void
set_line (Line       *line,
          AriAction   action,
          const Line *rest)
{
  line->actions[0] = action;
  line->n = 1 + MIN (rest->n, ARI_MAX_PV - 1);
  memcpy (line->actions + 1, rest->actions, (line->n - 1) * sizeof *line->actions);
}

/* Whether @action keeps the win, or wins. @turns are those of the attacker that are left, this one included
 * when it is the attacker who acts. */
static gboolean
try (Prover            *self,
     const AriPosition *position,
     AriAction          action,
     guint              turns,
     guint              height,
     Line              *line)
{
  AriActor actor = self->rules->actor (position), next;
  AriPosition after;

  line->n = 0;
  memcpy (&after, position, self->duel->size (position));
  self->rules->apply (&after, action);
  next = self->rules->actor (&after);
  if (next == ARI_NONE)
    return self->rules->winners (&after) == 1u << (self->attacker - 1);
  if (actor == self->attacker && next != actor)
    turns--;
  if (turns == 0 || height + 1 >= MAX_HEIGHT || self->duel->repeats (&after))
    return FALSE;
  /* Without a threat the defender could do as it likes. */
  if (next != self->attacker && !self->duel->gaining (&after) && !self->duel->threatened (&after))
    return FALSE;

  return prove (self, &after, turns, height + 1, line);
}

/* The attacker needs one action that wins, the defender none that does not lose. */
static gboolean
prove (Prover            *self,
       const AriPosition *position,
       guint              turns,
       guint              height,
       Line              *line)
{
  gboolean attacks = self->rules->actor (position) == self->attacker, wins;
  AriAction actions[ARI_MAX_ACTIONS];
  int ranks[ARI_MAX_ACTIONS], least = G_MININT;
  AriRemembered known;
  guint symmetry, n;
  guint64 key;

  if (must_stop (self))
    return FALSE;

  key = self->duel->key (position, &symmetry);
  /* A win in few turns is one in more, and what can't be won in many turns can't be in fewer. */
  if (ari_transposition_find (self->table, key, &known) &&
      (known.value != 0 ? known.depth <= turns : known.depth >= turns))
    {
      line->n = 0;
      if (known.value != 0 && known.action != ARI_ACTION_NONE)
        set_line (line, self->duel->turn (known.action, symmetry, TRUE), &(Line) { 0 });
      return known.value != 0;
    }

  n = self->rules->actions (position, actions);
  self->duel->rank (position, actions, n, ranks);
  if (attacks && !self->duel->gaining (position))
    least = turns == 1 ? ARI_RANK_GAIN : ARI_RANK_THREAT;

  line->n = 0;
  wins = !attacks;
  for (guint taken = 0; taken < n; taken++)
    {
      Line rest;
      guint best = taken;
      AriAction action;
      gboolean good;

      for (guint i = taken + 1; i < n; i++)
        if (ranks[i] > ranks[best])
          best = i;
      if (ranks[best] < least)
        break;
      action = actions[best];
      actions[best] = actions[taken];
      ranks[best] = ranks[taken];

      good = try (self, position, action, turns, height, &rest);
      if (self->stopped)
        return FALSE;
      /* The defender's line is the one that lasts longest. */
      if (good && (attacks || line->n < 1 + rest.n))
        set_line (line, action, &rest);
      if (good == attacks)
        {
          wins = attacks;
          break;
        }
    }

  ari_transposition_store (self->table, key, &(AriRemembered) {
    .action = wins && line->n > 0 ? self->duel->turn (line->actions[0], symmetry, FALSE) : ARI_ACTION_NONE,
    .value = wins,
    .depth = turns,
    .bound = ARI_BOUND_EXACT,
  });

  return wins;
}

guint
ari_threats_prove (const AriDuel     *duel,
                   const AriRules    *rules,
                   const AriPosition *position,
                   guint              max_turns,
                   guint64            max_nodes,
                   AriAlphabetaFunc   stop,
                   gpointer           data,
                   AriAction          pv[ARI_MAX_PV],
                   guint             *n_pv,
                   guint64           *nodes)
{
  g_autoptr(AriTransposition) table = ari_transposition_new (MIN (max_nodes, MAX_TABLE));
  Prover self = {
    .duel = duel, .rules = rules, .attacker = rules->actor (position), .table = table,
    .max_nodes = max_nodes, .must_stop = stop, .data = data,
  };
  guint found = 0;

  for (guint turns = 1; turns <= max_turns && !self.stopped && found == 0; turns++)
    {
      Line line;
      guint64 before = self.nodes;

      if (prove (&self, position, turns, 0, &line))
        {
          found = turns;
          *n_pv = line.n;
          memcpy (pv, line.actions, line.n * sizeof *pv);
        }
      /* Nothing was left to try farther on. */
      else if (self.nodes - before <= 1 && turns > 1)
        break;
    }
  *nodes = self.nodes;

  return found;
}
