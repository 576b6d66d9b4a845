/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-alphabeta-private.h"

#include "ari-random.h"

/* The root: searches all actions once at each depth, in windows around the previous depth's values, and
 * keeps what is known of each action. */

#define WINDOW 30

static void
set_line (AriAlphabeta *self,
          AriRootLine  *line,
          int           value,
          int           alpha,
          int           beta)
{
  line->value = value;
  line->bound = ari_bound_of (value, alpha, beta);
  if (line->bound == ARI_BOUND_UPPER && line->pv.n > 0)
    return;

  ari_pv_set (&line->pv, line->action, &self->pv[1]);
}

/* Sorts the lines up to @n by value; the sort is stable. */
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

/* The value of a root action in the window, as the whim has it. A decided result stays what it is, and
 * so does a bound that stands for one: a window beyond all values would make every action look lost. */
static int
try_line (AriAlphabeta      *self,
          const AriRootLine *line,
          int                alpha,
          int                beta,
          guint              depth)
{
  AriPlace place = { &self->root, 0, 0 };
  int low = ABS (alpha) < ARI_VALUE_DECIDED ? alpha - line->whim : alpha;
  int high = ABS (beta) < ARI_VALUE_DECIDED ? beta - line->whim : beta;
  int value = ari_alphabeta_try (self, &place, line->action, low, high, (int) depth - 1, 0);

  return ABS (value) < ARI_VALUE_DECIDED ? value + line->whim : value;
}

/* Searches all root actions once. The @n_lines best get a window of their own: each action is compared
 * with the @n_lines-th best so far. FALSE when stopped. */
static gboolean
search_root (AriAlphabeta *self,
             guint         depth,
             guint         n_lines,
             int           alpha,
             int           beta)
{
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
              value = try_line (self, line, low, low + 1, depth);
              if (!self->stopped && value > low && value < beta)
                value = try_line (self, line, low, beta, depth);
            }
          else
            value = try_line (self, line, low, beta, depth);
          line->nodes += self->nodes - before;
          if (self->stopped)
            break;
          set_line (self, line, value, low, beta);
        }
      sort_lines (self, done + 1);
      /* Outside the window, the previous best action has to be searched again first. */
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
  int alpha = -ARI_INFINITE, beta = ARI_INFINITE, half = WINDOW;

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
      if (value <= alpha && alpha == -ARI_INFINITE)
        return TRUE;

      half *= 4;
      alpha = value <= alpha ? (half > 1000 ? -ARI_INFINITE : value - half) : alpha;
      beta = value >= beta ? (half > 1000 ? ARI_INFINITE : value + half) : beta;
    }

  return FALSE;
}

AriAlphabeta *
ari_alphabeta_new (const AriAlphaBetaOps *ops,
                   const AriRules        *rules,
                   const AriPosition     *position,
                   const AriAction       *actions,
                   guint                  n_actions,
                   AriTransposition      *table)
{
  AriAlphabeta *self = g_new0 (AriAlphabeta, 1);

  self->ops = ops;
  self->rules = rules;
  self->root = *position;
  self->root_actor = ari_rules_actor (rules, position);
  self->table = table;
  self->memory = g_malloc0 (ops->memory_size);
  self->max_nodes = G_MAXUINT64;
  self->n_lines = n_actions;
  self->lines = g_new0 (AriRootLine, n_actions);
  for (guint i = 0; i < n_actions; i++)
    {
      self->lines[i].action = self->lines[i].pv.actions[0] = actions[i];
      self->lines[i].pv.n = 1;
    }
  for (guint i = 0; i < ARI_MAX_HEIGHT; i++)
    for (guint k = 0; k < ARI_N_KILLERS; k++)
      self->killers[i][k] = ARI_ACTION_NONE;

  return self;
}

void
ari_alphabeta_free (AriAlphabeta *self)
{
  if (self == NULL)
    return;

  g_free (self->lines);
  g_free (self->memory);
  g_free (self);
}

void
ari_alphabeta_set_contempt (AriAlphabeta *self,
                            guint         contempt)
{
  self->contempt = (int) contempt;
}

void
ari_alphabeta_set_whim (AriAlphabeta *self,
                        guint         most,
                        guint64       seed)
{
  AriRandom random;

  ari_random_init (&random, seed);
  for (guint i = 0; i < self->n_lines; i++)
    self->lines[i].whim = (int) ari_random_below (&random, most + 1);
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
                       const AriPv     *pv)
{
  for (guint i = 0; i < self->n_lines; i++)
    {
      AriRootLine *line = &self->lines[i];

      if (line->action != pv->actions[0])
        continue;
      line->value = ARI_VALUE_WIN - 2 * ((int) turns - 1);
      line->bound = ARI_BOUND_EXACT;
      line->proved = TRUE;
      line->pv = *pv;
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
