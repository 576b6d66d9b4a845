/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-alphabeta-private.h"

#include <string.h>

#include "ari-choice.h"

/* Principal variation search (Marsland and Campbell, 1982) in the negamax form of alpha-beta, with a
 * transposition table, killer actions, the history heuristic (Schaeffer, 1983), late action reductions,
 * futility pruning (Heinz, 1998), and a quiescence search of gains and threats at the horizon. One seat may
 * act twice in a row, so a value changes its sign only with the actor. */

#define QUIET_HEIGHT 8         /* plies of quiescence */
#define THREAT_PLIES 1         /* of these, plies that may be mere threats */
#define EVASIONS     2         /* and plies that may answer threats */
#define MAX_HISTORY  400
#define STOP_EVERY   256       /* nodes; a power of two */

#define MARGIN         40 /* the most that a quiet action is assumed to gain for each ply of depth */
#define FUTILE_DEPTH   2  /* up to which quiet actions that gain too little are left out */
#define REVERSE_DEPTH  3  /* up to which a position that is good enough is not searched */
#define FULL_HEIGHT    2  /* so near to the root all actions are searched: any answer may refute the best */

#define UNKNOWN G_MININT /* an evaluation that was not needed so far */

#define RANK_TABLE   (1 << 20)
#define RANK_KILLER  900

/* The static evaluation for the actor. */
static int
evaluate (const AriAlphabeta *self,
          const AriPosition  *position)
{
  const AriAlphaBetaOps *ops = self->ops;
  int counts[ARI_MAX_FEATURES], value = 0;

  ops->count (position, counts);
  for (guint i = 0; i < ops->n_features; i++)
    value += counts[i] * ops->features[i].weight;
  if (ops->learned != NULL)
    value += ops->learned (self->memory, position, counts);

  return value;
}

static gint16 *
history_of (AriAlphabeta *self,
            AriActor      actor,
            AriAction     action)
{
  return &self->history[(actor - 1) & 1][action * 0x9e3779b1u >> (32 - ARI_HISTORY_BITS)];
}

static gboolean
must_stop (AriAlphabeta *self)
{
  if (self->nodes++ >= self->max_nodes)
    self->stopped = TRUE;
  else if (self->nodes % STOP_EVERY == 0 && self->must_stop != NULL)
    self->stopped = self->must_stop (self->nodes, self->data);

  return self->stopped;
}

static int
value_of_draw (const AriAlphabeta *self,
               AriActor            seat)
{
  return seat == self->root_actor ? -self->contempt : self->contempt;
}

/* The value of a finished game for the seat that acted last, which is the caller's point of view. */
static int
value_of_end (const AriAlphabeta *self,
              const AriPosition  *position,
              AriActor            seat,
              guint               turns)
{
  guint winners = ari_rules_winners (self->rules, position);

  if (winners == (1u << (seat - 1)))
    return ARI_VALUE_WIN - (int) turns;

  return (winners >> (seat - 1) & 1) != 0 ? value_of_draw (self, seat) : (int) turns - ARI_VALUE_WIN;
}

/* The table counts a win's distance from its own position, not from the root. */
static int
to_table (int   value,
          guint turns)
{
  if (value >= ARI_VALUE_DECIDED)
    return value + (int) turns;

  return value <= -ARI_VALUE_DECIDED ? value - (int) turns : value;
}

static int
from_table (int   value,
            guint turns)
{
  if (value >= ARI_VALUE_DECIDED)
    return value - (int) turns;

  return value <= -ARI_VALUE_DECIDED ? value + (int) turns : value;
}

/* Adds the search's experience to the game's ranks: the table's action first, then killers before other
 * quiet actions, and those by their history. */
static void
add_experience (AriAlphabeta *self,
                const AriPlace  *place,
                AriAction     first,
                AriChoice    *choice)
{
  AriActor actor = ari_rules_actor (self->rules, place->position);

  for (guint i = 0; i < choice->n; i++)
    {
      AriAction action = choice->actions[i];

      if (action == first)
        choice->ranks[i] = RANK_TABLE;
      else if (choice->ranks[i] >= ARI_RANK_THREAT)
        continue;
      else if (action == self->killers[place->height][0] || action == self->killers[place->height][1])
        choice->ranks[i] = MAX (choice->ranks[i], RANK_KILLER);
      else
        choice->ranks[i] += *history_of (self, actor, action);
    }
}

/* A quiet action caused a cutoff: tries it sooner elsewhere, and the actions tried before it later. */
static void
learn (AriAlphabeta *self,
       const AriPlace  *place,
       const AriChoice *choice,
       guint         best,
       guint         depth)
{
  AriActor actor = ari_rules_actor (self->rules, place->position);
  AriAction *killers = self->killers[place->height];

  if (killers[0] != choice->actions[best])
    {
      killers[1] = killers[0];
      killers[0] = choice->actions[best];
    }
  for (guint i = 0; i <= best; i++)
    {
      gint16 *history = history_of (self, actor, choice->actions[i]);
      int bonus = (int) MIN (depth * depth * 4, 100);

      /* Old experience fades as new is added, which also bounds the sum. */
      *history = (gint16) (*history + (i == best ? bonus : -bonus / 4) - *history * bonus / MAX_HISTORY);
    }
}

static int search  (AriAlphabeta *self,
                    const AriPlace  *place,
                    int           alpha,
                    int           beta,
                    int           depth);
static int quiesce (AriAlphabeta *self,
                    const AriPlace  *place,
                    int           alpha,
                    int           beta,
                    guint         plies);

/* Plays @action and searches the result; the value is for the seat that plays. @plies counts the
 * quiescence plies so far, 0 before quiescence. */
int
ari_alphabeta_try (AriAlphabeta *self,
     const AriPlace  *place,
     AriAction     action,
     int           alpha,
     int           beta,
     int           depth,
     guint         plies)
{
  AriActor actor = ari_rules_actor (self->rules, place->position), next;
  AriPosition after;
  AriPlace there = { &after, place->height + 1, place->turns };
  int value;

  memcpy (&after, place->position, self->ops->size (place->position));
  self->rules->apply (&after, action);
  self->pv[there.height].n = 0;
  next = ari_rules_actor (self->rules, &after);
  if (next == ARI_NONE)
    {
      self->nodes++;
      return value_of_end (self, &after, actor, place->turns);
    }

  if (next != actor)
    {
      there.turns++;
      value = alpha;
      alpha = -beta;
      beta = -value;
    }
  if (self->ops->repeats (&after))
    value = value_of_draw (self, next);
  else if (there.height >= ARI_MAX_HEIGHT - 1)
    value = evaluate (self, &after);
  else if (depth <= 0)
    value = quiesce (self, &there, alpha, beta, plies);
  else
    value = search (self, &there, alpha, beta, depth);

  return next != actor ? -value : value;
}

/* The evaluation, which is found only once and only if anybody asks. */
static int
evaluate_once (AriAlphabeta   *self,
               const AriPlace *place,
               int            *eval)
{
  if (*eval == UNKNOWN)
    *eval = evaluate (self, place->position);

  return *eval;
}

/* Futility pruning: whether all quiet actions gain too little to come up to @alpha. It says nothing where all
 * is lost (no evaluation is that low), so an action that may save the match is tried. */
static gboolean
is_futile (AriAlphabeta   *self,
           const AriPlace *place,
           int             alpha,
           int             depth,
           int            *eval)
{
  return depth <= FUTILE_DEPTH && place->height >= FULL_HEIGHT &&
         evaluate_once (self, place, eval) + MARGIN * MAX (depth, 1) <= alpha;
}

/* Reverse futility pruning: whether the actor, who is not threatened, is so far above @beta that a few
 * plies hardly change it. Only where a bound is wanted, and no proof. */
static gboolean
is_good_enough (AriAlphabeta   *self,
                const AriPlace *place,
                int             alpha,
                int             beta,
                int             depth,
                int            *eval)
{
  return depth <= REVERSE_DEPTH && place->height >= FULL_HEIGHT && beta - alpha == 1 &&
         ABS (beta) < ARI_VALUE_DECIDED && evaluate_once (self, place, eval) - MARGIN * depth >= beta;
}

/* The quiescence search: the actor may stand pat unless it is threatened or in the middle of its turn, or
 * try actions that gain or threaten. When one answer to a threat is found that does not lose, the quiet ones
 * after it may be futile. Where not all actions of a position are searched, its lower bound is the
 * evaluation or the value of such an answer, so whatever is proved is true. */
static int
quiesce (AriAlphabeta *self,
         const AriPlace  *place,
         int           alpha,
         int           beta,
         guint         plies)
{
  gboolean all = plies < QUIET_HEIGHT && self->ops->gaining (place->position);
  int best = -ARI_INFINITE, eval = UNKNOWN;
  AriChoice choice;
  int least;

  if (must_stop (self))
    return 0;

  if (!all && plies < EVASIONS)
    all = self->ops->threatened (place->position);
  if (!all)
    {
      best = evaluate (self, place->position);
      if (best >= beta || plies >= QUIET_HEIGHT)
        return best;
      alpha = MAX (alpha, best);
    }

  least = all ? G_MININT : plies < THREAT_PLIES ? ARI_RANK_THREAT : ARI_RANK_GAIN;
  if (!all && !self->ops->promises (place->position, least))
    return best;

  ari_choice_list (&choice, self->ops, self->rules, place->position);
  for (guint i = 0; i < choice.n; i++)
    {
      AriAction action = ari_choice_pick (&choice, i);
      int value;

      if (choice.ranks[i] < least)
        break;
      if (all && best > -ARI_VALUE_DECIDED && choice.ranks[i] < ARI_RANK_THREAT &&
          is_futile (self, place, alpha, 0, &eval))
        break;
      value = ari_alphabeta_try (self, place, action, alpha, beta, 0, plies + 1);
      if (self->stopped)
        return 0;

      if (value > best)
        best = value;
      if (value > alpha)
        {
          alpha = value;
          ari_pv_set (&self->pv[place->height], action, &self->pv[place->height + 1]);
        }
      if (alpha >= beta)
        break;
    }

  return best;
}

/* By how much to reduce the depth of action number @i. */
static int
reduction (const AriChoice *choice,
           guint         i,
           int           depth,
           gboolean      forced)
{
  if (forced || depth < 2 || i < 4 || choice->ranks[i] >= RANK_KILLER)
    return 0;

  return depth >= 4 && i >= 16 ? 2 : 1;
}

/* Shows at reduced depth, with a null window, that a later action is no better than @alpha, and searches
 * it in full when it turns out better. */
static int
try_less (AriAlphabeta   *self,
          const AriPlace *place,
          AriAction       action,
          int             alpha,
          int             beta,
          int             depth,
          int             less)
{
  int value = ari_alphabeta_try (self, place, action, alpha, alpha + 1, depth - less, 0);

  if (value > alpha && less > 0)
    value = ari_alphabeta_try (self, place, action, alpha, alpha + 1, depth, 0);
  if (value > alpha && value < beta)
    value = ari_alphabeta_try (self, place, action, alpha, beta, depth, 0);

  return value;
}

static int
search (AriAlphabeta   *self,
        const AriPlace *place,
        int             alpha,
        int             beta,
        int             depth)
{
  const AriAlphaBetaOps *ops = self->ops;
  AriAction first = ARI_ACTION_NONE;
  int best = -ARI_INFINITE, low = alpha, eval = UNKNOWN;
  guint symmetry, best_index = 0;
  gboolean forced, gaining;
  AriRemembered known;
  AriChoice choice;
  guint64 key;

  if (must_stop (self))
    return 0;

  /* Nothing here can beat a win now, or be worse than a loss now. */
  alpha = MAX (alpha, (int) place->turns - ARI_VALUE_WIN);
  beta = MIN (beta, ARI_VALUE_WIN - (int) place->turns);
  if (alpha >= beta)
    return alpha;

  key = ops->key (place->position, &symmetry);
  if (ari_transposition_find (self->table, key, &known))
    {
      int value = from_table (known.value, place->turns);

      if (known.action != ARI_ACTION_NONE)
        first = ops->turn (known.action, symmetry, TRUE);
      if ((int) known.depth >= depth && ari_bound_decides (known.bound, value, alpha, beta))
        return value;
    }

  gaining = ops->gaining (place->position);
  forced = gaining || ops->threatened (place->position);
  if (!forced && is_good_enough (self, place, alpha, beta, depth, &eval))
    return eval;

  ari_choice_list (&choice, self->ops, self->rules, place->position);
  add_experience (self, place, first, &choice);
  /* Choosing what to gain belongs to the turn before, and answering a threat should not use up the depth,
   * unless the threats go on and on. */
  if (gaining || (forced && (int) place->height < 2 * depth))
    depth++;

  for (guint i = 0; i < choice.n; i++)
    {
      AriAction action = ari_choice_pick (&choice, i);
      int value;

      /* After an answer that does not lose, the other answers to a threat are like any actions. */
      if (!gaining && best > -ARI_VALUE_DECIDED)
        forced = FALSE;
      if (!forced && choice.ranks[i] < ARI_RANK_THREAT && is_futile (self, place, alpha, depth, &eval))
        {
          best = MAX (best, eval);
          break;
        }

      if (i == 0)
        value = ari_alphabeta_try (self, place, action, alpha, beta, depth - 1, 0);
      else
        value = try_less (self, place, action, alpha, beta, depth - 1, reduction (&choice, i, depth, forced));
      if (self->stopped)
        return 0;

      if (value > best)
        {
          best = value;
          best_index = i;
        }
      if (value > alpha)
        {
          alpha = value;
          ari_pv_set (&self->pv[place->height], action, &self->pv[place->height + 1]);
        }
      if (alpha >= beta)
        {
          if (choice.ranks[i] < ARI_RANK_THREAT || choice.ranks[i] == RANK_TABLE)
            learn (self, place, &choice, i, (guint) depth);
          break;
        }
    }

  ari_transposition_store (self->table, key, &(AriRemembered) {
    .action = ops->turn (choice.actions[best_index], symmetry, FALSE),
    .value = to_table (best, place->turns),
    .depth = (guint) MIN (depth, ARI_MAX_DEPTH),
    .bound = ari_bound_of (best, low, beta),
  });

  return best;
}

