/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-alphabeta.h"

#include <string.h>

/* Principal variation search (Marsland and Campbell, 1982) in the negamax form of alpha-beta, with a table
 * of positions, killer actions, the history heuristic (Schaeffer, 1983), late actions searched less deep, and
 * a quiescence search of gains and threats where the depth ends. The seat that acts may be the same
 * twice in a row: a value changes its sign only with the actor. */

#define INFINITE     (ARI_VALUE_WIN + 1)
#define MAX_HEIGHT   96        /* actions from the root, extensions included */
#define QUIET_HEIGHT 8         /* actions that quiescence looks ahead */
#define THREAT_PLIES 1         /* of these, so many may be threats only */
#define EVASIONS     2         /* and so many may be answers to threats */
#define N_KILLERS    2
#define HISTORY_BITS 12
#define MAX_HISTORY  400
#define STOP_EVERY   256       /* nodes; a power of two */
#define WINDOW       30        /* around the value of the depth before */

#define RANK_TABLE   (1 << 20)
#define RANK_KILLER  900

typedef struct
{
  guint     n;
  AriAction actions[ARI_MAX_PV];
} Line;

struct _AriAlphabeta
{
  const AriDuel    *duel;
  const AriRules   *rules;
  AriPosition       root;
  AriActor          root_actor;
  int               contempt;
  AriTransposition *table;
  AriRootLine      *lines;
  guint             n_lines;
  guint64           nodes, max_nodes;
  AriAlphabetaFunc  must_stop;
  gpointer          data;
  gboolean          stopped;
  AriAction         killers[MAX_HEIGHT][N_KILLERS];
  gint16            history[2][1 << HISTORY_BITS];
  Line              pv[MAX_HEIGHT + 1];
};

/* The actions of one position, in the order in which they are taken. */
typedef struct
{
  guint     n;
  AriAction actions[ARI_MAX_ACTIONS];
  int       ranks[ARI_MAX_ACTIONS];
} Choice;

/* One place of the search: where it is, and how far from the root. */
typedef struct
{
  const AriPosition *position;
  guint              height; /* actions */
  guint              turns;  /* changes of the actor */
} Place;

int
ari_duel_evaluate (const AriDuel     *duel,
                   const AriPosition *position)
{
  int counts[ARI_MAX_FEATURES], value = 0;

  duel->count (position, counts);
  for (guint i = 0; i < duel->n_features; i++)
    value += counts[i] * duel->features[i].weight;

  return value;
}

static gint16 *
history_of (AriAlphabeta *self,
            AriActor      actor,
            AriAction     action)
{
  return &self->history[(actor - 1) & 1][action * 0x9e3779b1u >> (32 - HISTORY_BITS)];
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

/* The value of a finished game for the seat that acted last, which is how the caller sees it. */
static int
value_of_end (const AriAlphabeta *self,
              const AriPosition  *position,
              AriActor            seat,
              guint               turns)
{
  guint winners = self->rules->winners (position);

  if (winners == (1u << (seat - 1)))
    return ARI_VALUE_WIN - (int) turns;

  return (winners >> (seat - 1) & 1) != 0 ? value_of_draw (self, seat) : (int) turns - ARI_VALUE_WIN;
}

/* A win in the table is counted from its own position, not from the root. */
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

/* Brings the action of the highest rank among the rest to place @i. */
static AriAction
pick (Choice *choice,
      guint   i)
{
  guint best = i;
  AriAction action;
  int rank;

  for (guint k = i + 1; k < choice->n; k++)
    if (choice->ranks[k] > choice->ranks[best])
      best = k;

  action = choice->actions[best];
  rank = choice->ranks[best];
  choice->actions[best] = choice->actions[i];
  choice->ranks[best] = choice->ranks[i];
  choice->actions[i] = action;
  choice->ranks[i] = rank;

  return action;
}

static void
list (const AriAlphabeta *self,
      const AriPosition  *position,
      Choice             *choice)
{
  choice->n = self->rules->actions (position, choice->actions);
  self->duel->rank (position, choice->actions, choice->n, choice->ranks);
}

/* Adds to the ranks of the game what the search has learnt: the table's action first, killers before other
 * quiet actions, and these by their history. */
static void
add_experience (AriAlphabeta *self,
                const Place  *place,
                AriAction     first,
                Choice       *choice)
{
  AriActor actor = self->rules->actor (place->position);

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

/* A quiet action was too good for the other side: it will be tried sooner elsewhere, and those
 * tried before it later. */
static void
learn (AriAlphabeta *self,
       const Place  *place,
       const Choice *choice,
       guint         best,
       guint         depth)
{
  AriActor actor = self->rules->actor (place->position);
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

      /* Old experience fades as new is added, which also keeps the sum in bounds. */
      *history = (gint16) (*history + (i == best ? bonus : -bonus / 4) - *history * bonus / MAX_HISTORY);
    }
}

static void
keep_line (AriAlphabeta *self,
           guint         height,
           AriAction     action)
{
  Line *line = &self->pv[height];
  const Line *rest = &self->pv[height + 1];

  line->actions[0] = action;
  line->n = 1 + MIN (rest->n, ARI_MAX_PV - 1);
  memcpy (line->actions + 1, rest->actions, (line->n - 1) * sizeof *line->actions);
}

static int search  (AriAlphabeta *self,
                    const Place  *place,
                    int           alpha,
                    int           beta,
                    int           depth);
static int quiesce (AriAlphabeta *self,
                    const Place  *place,
                    int           alpha,
                    int           beta,
                    guint         plies);

/* Plays @action and searches what comes of it; the value is for the seat that plays. @plies is how long
 * quiescence lasts already, 0 before it. */
static int
try (AriAlphabeta *self,
     const Place  *place,
     AriAction     action,
     int           alpha,
     int           beta,
     int           depth,
     guint         plies)
{
  AriActor actor = self->rules->actor (place->position), next;
  AriPosition after;
  Place there = { &after, place->height + 1, place->turns };
  int value;

  memcpy (&after, place->position, self->duel->size (place->position));
  self->rules->apply (&after, action);
  self->pv[there.height].n = 0;
  next = self->rules->actor (&after);
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
  if (self->duel->repeats (&after))
    value = value_of_draw (self, next);
  else if (there.height >= MAX_HEIGHT - 1)
    value = ari_duel_evaluate (self->duel, &after);
  else if (depth <= 0)
    value = quiesce (self, &there, alpha, beta, plies);
  else
    value = search (self, &there, alpha, beta, depth);

  return next != actor ? -value : value;
}

/* Where the depth ends: the actor may leave it at the evaluation unless it is threatened or
 * in the middle of its turn, or try what gains or threatens. Every position in which not all
 * actions are looked at has the evaluation as a lower bound, so whatever is proved is true. */
static int
quiesce (AriAlphabeta *self,
         const Place  *place,
         int           alpha,
         int           beta,
         guint         plies)
{
  gboolean all = plies < QUIET_HEIGHT && self->duel->gaining (place->position);
  int best = -INFINITE;
  Choice choice;
  int least;

  if (must_stop (self))
    return 0;

  if (!all && plies < EVASIONS)
    all = self->duel->threatened (place->position);
  if (!all)
    {
      best = ari_duel_evaluate (self->duel, place->position);
      if (best >= beta || plies >= QUIET_HEIGHT)
        return best;
      alpha = MAX (alpha, best);
    }

  list (self, place->position, &choice);
  least = all ? G_MININT : plies < THREAT_PLIES ? ARI_RANK_THREAT : ARI_RANK_GAIN;
  for (guint i = 0; i < choice.n; i++)
    {
      AriAction action = pick (&choice, i);
      int value;

      if (choice.ranks[i] < least)
        break;
      value = try (self, place, action, alpha, beta, 0, plies + 1);
      if (self->stopped)
        return 0;

      if (value > best)
        best = value;
      if (value > alpha)
        {
          alpha = value;
          keep_line (self, place->height, action);
        }
      if (alpha >= beta)
        break;
    }

  return best;
}

/* How much less deep the action number @i is searched. */
static int
reduction (const Choice *choice,
           guint         i,
           int           depth,
           gboolean      forced)
{
  if (forced || depth < 2 || i < 4 || choice->ranks[i] >= RANK_KILLER)
    return 0;

  return depth >= 4 && i >= 16 ? 2 : 1;
}

static int
search (AriAlphabeta *self,
        const Place  *place,
        int           alpha,
        int           beta,
        int           depth)
{
  const AriDuel *duel = self->duel;
  AriAction first = ARI_ACTION_NONE;
  int best = -INFINITE, low = alpha;
  guint symmetry, best_index = 0;
  gboolean forced, gaining;
  AriRemembered known;
  Choice choice;
  guint64 key;

  if (must_stop (self))
    return 0;

  /* Nothing here can be better than a win now, or worse than a loss now. */
  alpha = MAX (alpha, (int) place->turns - ARI_VALUE_WIN);
  beta = MIN (beta, ARI_VALUE_WIN - (int) place->turns);
  if (alpha >= beta)
    return alpha;

  key = duel->key (place->position, &symmetry);
  if (ari_transposition_find (self->table, key, &known))
    {
      int value = from_table (known.value, place->turns);

      if (known.action != ARI_ACTION_NONE)
        first = duel->turn (known.action, symmetry, TRUE);
      if ((int) known.depth >= depth &&
          (known.bound == ARI_BOUND_EXACT ||
           (known.bound == ARI_BOUND_LOWER && value >= beta) ||
           (known.bound == ARI_BOUND_UPPER && value <= alpha)))
        return value;
    }

  gaining = duel->gaining (place->position);
  forced = gaining || duel->threatened (place->position);
  list (self, place->position, &choice);
  add_experience (self, place, first, &choice);
  /* What to gain is part of the turn before, and answering a threat is not to use up the depth, unless it
   * goes on and on. */
  if (gaining || (forced && (int) place->height < 2 * depth))
    depth++;

  for (guint i = 0; i < choice.n; i++)
    {
      AriAction action = pick (&choice, i);
      int value;

      if (i == 0)
        value = try (self, place, action, alpha, beta, depth - 1, 0);
      else
        {
          int less = reduction (&choice, i, depth, forced);

          value = try (self, place, action, alpha, alpha + 1, depth - 1 - less, 0);
          if (value > alpha && less > 0)
            value = try (self, place, action, alpha, alpha + 1, depth - 1, 0);
          if (value > alpha && value < beta)
            value = try (self, place, action, alpha, beta, depth - 1, 0);
        }
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
          keep_line (self, place->height, action);
        }
      if (alpha >= beta)
        {
          if (choice.ranks[i] < ARI_RANK_THREAT || choice.ranks[i] == RANK_TABLE)
            learn (self, place, &choice, i, (guint) depth);
          break;
        }
    }

  ari_transposition_store (self->table, key, &(AriRemembered) {
    .action = duel->turn (choice.actions[best_index], symmetry, FALSE),
    .value = to_table (best, place->turns),
    .depth = (guint) MIN (depth, ARI_MAX_DEPTH),
    .bound = best >= beta ? ARI_BOUND_LOWER : best <= low ? ARI_BOUND_UPPER : ARI_BOUND_EXACT,
  });

  return best;
}

static void
set_line (AriAlphabeta *self,
          AriRootLine  *line,
          int           value,
          int           alpha,
          int           beta)
{
  line->value = value;
  line->bound = value <= alpha ? ARI_BOUND_UPPER : value >= beta ? ARI_BOUND_LOWER : ARI_BOUND_EXACT;
  if (line->bound == ARI_BOUND_UPPER && line->n_pv > 0)
    return;

  line->pv[0] = line->action;
  line->n_pv = 1 + MIN (self->pv[1].n, ARI_MAX_PV - 1);
  memcpy (line->pv + 1, self->pv[1].actions, (line->n_pv - 1) * sizeof *line->pv);
}

/* The lines up to @n by their values; those that are equal stay as they are. */
static void
sort_lines (AriAlphabeta *self,
            guint         n)
{
  for (guint i = 1; i < n; i++)
    {
      AriRootLine line = self->lines[i];
      guint k = i;

      for (; k > 0 && self->lines[k - 1].value < line.value; k--)
        self->lines[k] = self->lines[k - 1];
      self->lines[k] = line;
    }
}

/* All actions of the root once. The @n_lines best are searched with a window of their own: an action is
 * compared with the best but @n_lines − 1 so far. FALSE when stopped. */
static gboolean
search_root (AriAlphabeta *self,
             guint         depth,
             guint         n_lines,
             int           alpha,
             int           beta)
{
  Place place = { &self->root, 0, 0 };
  guint done = 0;

  for (; done < self->n_lines; done++)
    {
      AriRootLine *line = &self->lines[done];
      guint64 before = self->nodes;
      int low = done >= n_lines ? MAX (alpha, self->lines[n_lines - 1].value) : alpha;
      int value;

      if (!line->proved)
        {
          if (done >= n_lines)
            {
              value = try (self, &place, line->action, low, low + 1, (int) depth - 1, 0);
              if (!self->stopped && value > low && value < beta)
                value = try (self, &place, line->action, low, beta, (int) depth - 1, 0);
            }
          else
            value = try (self, &place, line->action, low, beta, (int) depth - 1, 0);
          line->nodes += self->nodes - before;
          if (self->stopped)
            break;
          set_line (self, line, value, low, beta);
        }
      sort_lines (self, done + 1);
      /* Outside the window the action that was best before has to be searched again first. */
      if (n_lines == 1 && (self->lines[0].value >= beta || (done == 0 && self->lines[0].value <= alpha)))
        break;
    }

  return !self->stopped;
}

gboolean
ari_alphabeta_search (AriAlphabeta *self,
                      guint         depth,
                      guint         n_lines)
{
  int alpha = -INFINITE, beta = INFINITE, half = WINDOW;

  self->stopped = FALSE;
  if (n_lines == 1 && depth > 2 && ABS (self->lines[0].value) < ARI_VALUE_DECIDED)
    {
      alpha = self->lines[0].value - half;
      beta = self->lines[0].value + half;
    }

  while (search_root (self, depth, n_lines, alpha, beta))
    {
      int value = self->lines[0].value;

      if (value > alpha && value < beta)
        return TRUE;
      if (value <= alpha && alpha == -INFINITE)
        return TRUE;

      half *= 4;
      alpha = value <= alpha ? (half > 1000 ? -INFINITE : value - half) : alpha;
      beta = value >= beta ? (half > 1000 ? INFINITE : value + half) : beta;
    }

  return FALSE;
}

AriAlphabeta *
ari_alphabeta_new (const AriDuel     *duel,
                   const AriRules    *rules,
                   const AriPosition *position,
                   const AriAction   *actions,
                   guint              n_actions,
                   AriTransposition  *table)
{
  AriAlphabeta *self = g_new0 (AriAlphabeta, 1);

  self->duel = duel;
  self->rules = rules;
  self->root = *position;
  self->root_actor = rules->actor (position);
  self->table = table;
  self->max_nodes = G_MAXUINT64;
  self->n_lines = n_actions;
  self->lines = g_new0 (AriRootLine, n_actions);
  for (guint i = 0; i < n_actions; i++)
    {
      self->lines[i].action = self->lines[i].pv[0] = actions[i];
      self->lines[i].n_pv = 1;
    }
  for (guint i = 0; i < MAX_HEIGHT; i++)
    for (guint k = 0; k < N_KILLERS; k++)
      self->killers[i][k] = ARI_ACTION_NONE;

  return self;
}

void
ari_alphabeta_free (AriAlphabeta *self)
{
  if (self == NULL)
    return;

  g_free (self->lines);
  g_free (self);
}

void
ari_alphabeta_set_contempt (AriAlphabeta *self,
                            guint         contempt)
{
  self->contempt = (int) contempt;
}

void
ari_alphabeta_set_limit (AriAlphabeta     *self,
                         guint64           max_nodes,
                         AriAlphabetaFunc  stop,
                         gpointer          data)
{
  self->max_nodes = max_nodes;
  self->must_stop = stop;
  self->data = data;
}

void
ari_alphabeta_set_win (AriAlphabeta    *self,
                       guint            turns,
                       const AriAction *pv,
                       guint            n_pv)
{
  for (guint i = 0; i < self->n_lines; i++)
    {
      AriRootLine *line = &self->lines[i];

      if (line->action != pv[0])
        continue;
      line->value = ARI_VALUE_WIN - 2 * ((int) turns - 1);
      line->bound = ARI_BOUND_EXACT;
      line->proved = TRUE;
      line->n_pv = n_pv;
      memcpy (line->pv, pv, n_pv * sizeof *pv);
      sort_lines (self, self->n_lines);
    }
}

const AriRootLine *
ari_alphabeta_get_lines (const AriAlphabeta *self)
{
  return self->lines;
}

guint64
ari_alphabeta_get_nodes (const AriAlphabeta *self)
{
  return self->nodes;
}
