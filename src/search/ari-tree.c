/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "ari-tree.h"

/* Monte-Carlo tree search: UCT (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006)
 * with rapid action value estimation (Gelly and Silver, "Monte-Carlo tree search and
 * rapid action value estimation in computer Go", 2011), for any number of seats as
 * max^n (Sturtevant, "An analysis of UCT in multi-player games", 2008): each node maximises the share
 * of the side that acts there. Where chance acts an outcome is drawn by its weight.
 *
 * Several threads walk one tree without locks and without adding atomically: two that change a number
 * at the same instant may lose one of the changes, which costs nothing beside the noise of
 * the playouts (Enzenberger and Müller, "A lock-free multithreaded Monte-Carlo tree search
 * algorithm", 2009). What is reported is summed exactly, per thread. There is no virtual
 * loss: with few threads and many playouts they part by themselves.
 *
 * All nodes lie in one block, taken when the search begins. When it is full the tree stops
 * growing and the playouts go on from its leaves. */

typedef struct
{
  guint32 action;
  guint32 key;
  guint32 child;        /* cell of the node below; NO_NODE or BUILDING */
  guint32 visits;
  guint32 value;        /* of the acting side, in 1/ARI_WIN */
  union
  {
    guint32 amaf_visits;
    guint32 weight;     /* where chance acts */
  };
  guint32 amaf_value;
} Edge;

/* Its edges follow it. */
typedef struct
{
  guint32 n_edges;
  guint32 actor;
  guint32 visits;
  guint32 weight;       /* sum over the edges, where chance acts */
} Node;

typedef union
{
  Node node;
  Edge edge;
} Cell;

enum
{
  NO_NODE = 0,
  BUILDING = 1,
  ROOT = 2,
};

#define MAX_DEPTH       256
#define MAX_CELLS       (96u * 1024 * 1024 / sizeof (Cell))
#define EXPAND_VISITS   12   /* a leaf is given children when it has been visited so often */
#define PRIOR_VISITS    24   /* at most so much is believed of what an ancestor knew of an action */
#define OWNERS_EVERY    8    /* playouts: filling in the board takes about as long as playing it */
#define LINE_VISITS     8

struct _AriTree
{
  const AriPlayouts *playouts;
  const AriRules    *rules;
  gsize              state_size;
  gpointer           state;     /* of the root */
  guint              sides[ARI_MAX_SEATS];
  Cell              *cells;
  gsize              capacity;
  gsize              used;      /* may run over the capacity, by what did not fit */
};

typedef struct
{
  guint32 node;
  guint32 edge;
} Step;

struct _AriWalker
{
  AriTree   *tree;
  AriRandom  random;
  gpointer   state;
  AriOutcome outcome;
  guint32   *where;             /* [n_keys]: scratch */
  AriTally  *tallies;           /* for each action of the root */
  guint64   *owners;            /* [ARI_MAX_SPOTS × ARI_MAX_SEATS] */
  guint      n_owners;
  guint      until_owners;
  guint      depth;
  Step       path[MAX_DEPTH];
};

static inline guint32
peek (const guint32 *number)
{
  return __atomic_load_n (number, __ATOMIC_RELAXED);
}

static inline void
add (guint32 *number,
     guint32  amount)
{
  __atomic_store_n (number, peek (number) + amount, __ATOMIC_RELAXED);
}

static inline void
tally (guint64 *number,
       guint64  amount)
{
  __atomic_store_n (number, __atomic_load_n (number, __ATOMIC_RELAXED) + amount, __ATOMIC_RELAXED);
}

static guint32
side_share (const AriTree *tree,
            AriActor       actor,
            const guint    share[ARI_MAX_SEATS])
{
  guint side = tree->sides[actor - 1];
  guint32 sum = 0;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    sum += (side >> i & 1) != 0 ? share[i] : 0;

  return sum;
}

/* Makes a node of @actions and returns its cell, or NO_NODE when the block is full. */
static guint32
build_node (AriTree         *tree,
            gconstpointer    state,
            const AriAction *actions,
            guint            n_actions)
{
  gsize at = __atomic_fetch_add (&tree->used, n_actions + 1, __ATOMIC_RELAXED);
  Node *node;
  Edge *edge;

  if (at + n_actions + 1 > tree->capacity)
    return NO_NODE;

  node = &tree->cells[at].node;
  *node = (Node) { .n_edges = n_actions, .actor = tree->playouts->actor (state) };
  for (guint i = 0; i < n_actions; i++)
    {
      edge = &tree->cells[at + 1 + i].edge;
      *edge = (Edge) { .action = actions[i] };
      if (node->actor == ARI_CHANCE)
        node->weight += edge->weight = tree->playouts->weight (state, actions[i]);
      else
        {
          edge->key = tree->playouts->key (state, actions[i]);
          edge->amaf_visits = 1;
          edge->amaf_value = ARI_WIN / 2;
        }
    }

  return (guint32) at;
}

/* What all-moves-as-first knows of the same actions where the same actor acted last is a good first
 * guess (the "grandfather heuristic" of Gelly and Silver, section 5.3). */
static void
inherit (AriWalker *self,
         Node      *node,
         Edge      *edges)
{
  Cell *cells = self->tree->cells;

  for (guint depth = self->depth; depth-- > 0;)
    {
      const Node *older = &cells[self->path[depth].node].node;
      const Edge *known = &cells[self->path[depth].node + 1].edge;

      if (older->actor != node->actor)
        continue;

      for (guint32 i = 0; i < older->n_edges; i++)
        self->where[known[i].key] = i;
      for (guint32 i = 0; i < node->n_edges; i++)
        {
          guint32 at = self->where[edges[i].key], visits, value;

          if (at >= older->n_edges || known[at].key != edges[i].key)
            continue;

          visits = peek (&known[at].amaf_visits);
          value = peek (&known[at].amaf_value);
          edges[i].amaf_visits = MIN (visits, PRIOR_VISITS);
          edges[i].amaf_value = (guint32) ((guint64) value * edges[i].amaf_visits / visits);
        }
      return;
    }
}

/* Gives @edge a node for the walker's state; another thread may be at it already. */
static guint32
expand (AriWalker *self,
        Edge      *edge)
{
  AriTree *tree = self->tree;
  AriAction actions[ARI_MAX_ACTIONS];
  guint32 child = NO_NODE;

  if (__atomic_load_n (&tree->used, __ATOMIC_RELAXED) >= tree->capacity ||
      !__atomic_compare_exchange_n (&edge->child, &child, BUILDING, FALSE, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
    return NO_NODE;

  child = build_node (tree, self->state, actions, tree->playouts->list (self->state, actions));
  if (child != NO_NODE && tree->cells[child].node.actor != ARI_CHANCE)
    inherit (self, &tree->cells[child].node, &tree->cells[child + 1].edge);
  __atomic_store_n (&edge->child, child, __ATOMIC_RELEASE);

  return child;
}

static guint32
draw_outcome (AriWalker  *self,
              const Node *node,
              const Edge *edges)
{
  guint32 ticket = ari_random_below (&self->random, node->weight), i = 0;

  while (ticket >= edges[i].weight)
    ticket -= edges[i++].weight;

  return i;
}

/* The edge to follow. With n visits and mean Q, ñ mentions in all-moves-as-first and their mean Q̃, an
 * action is worth (1 − β) Q + β Q̃ + c √(ln N / (n + 1)), where β = ñ / (n + ñ + 4 b² n ñ)
 * minimises the mean square error (Gelly and Silver, section 4.3). The loops are apart so that the
 * second one is done several actions at a time. */
static guint32
choose_edge (AriWalker  *self,
             const Node *node,
             const Edge *edges)
{
  float visits[ARI_MAX_ACTIONS], value[ARI_MAX_ACTIONS];
  float amaf_visits[ARI_MAX_ACTIONS], amaf_value[ARI_MAX_ACTIONS];
  float bias = 4.0f * self->tree->playouts->amaf_bias * self->tree->playouts->amaf_bias;
  float explore = self->tree->playouts->exploration * sqrtf (logf ((float) peek (&node->visits) + 1.0f));
  guint32 n = node->n_edges, best = 0;

  for (guint32 i = 0; i < n; i++)
    {
      visits[i] = (float) (gint32) peek (&edges[i].visits);
      value[i] = (float) peek (&edges[i].value);
      amaf_visits[i] = (float) (gint32) peek (&edges[i].amaf_visits);
      amaf_value[i] = (float) peek (&edges[i].amaf_value);
    }

  for (guint32 i = 0; i < n; i++)
    {
      float mean = value[i] / (visits[i] < 1.0f ? 1.0f : visits[i]);
      float amaf = amaf_value[i] / amaf_visits[i];
      float beta = amaf_visits[i] / (visits[i] + amaf_visits[i] + bias * visits[i] * amaf_visits[i]);

      value[i] = (mean + beta * (amaf - mean)) * (1.0f / ARI_WIN) + explore / sqrtf (visits[i] + 1.0f);
    }

  for (guint32 i = 1; i < n; i++)
    if (value[i] > value[best])
      best = i;

  return best;
}

static void
learn (AriWalker *self)
{
  AriTree *tree = self->tree;
  guint8 *seen = self->outcome.seen;

  for (guint depth = self->depth; depth-- > 0;)
    {
      Node *node = &tree->cells[self->path[depth].node].node;
      Edge *edges = &tree->cells[self->path[depth].node + 1].edge;
      Edge *chosen = &edges[self->path[depth].edge];
      guint32 share;

      add (&node->visits, 1);
      add (&chosen->visits, 1);
      if (node->actor == ARI_CHANCE)
        continue;

      share = side_share (tree, node->actor, self->outcome.share);
      add (&chosen->value, share);
      seen[chosen->key] = 1;
      for (guint32 i = 0; i < node->n_edges; i++)
        {
          guint32 hit = seen[edges[i].key];

          add (&edges[i].amaf_visits, hit);
          add (&edges[i].amaf_value, hit * share);
        }
    }
}

static void
keep_tally (AriWalker *self)
{
  const AriTree *tree = self->tree;
  AriTally *of = &self->tallies[self->path[0].edge];
  guint64 share = side_share (tree, tree->cells[ROOT].node.actor, self->outcome.share);

  tally (&of->visits, 1);
  tally (&of->squares, share * share);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      tally (&of->share[i], self->outcome.share[i]);
      tally ((guint64 *) &of->points[i], (guint64) (gint64) self->outcome.points[i]);
    }

  if (tree->playouts->owners != NULL && self->until_owners-- == 0)
    {
      guint8 owners[ARI_MAX_SPOTS];

      self->until_owners = OWNERS_EVERY - 1;
      __atomic_store_n (&self->n_owners, tree->playouts->owners (self->state, owners), __ATOMIC_RELAXED);
      for (guint i = 0; i < self->n_owners; i++)
        if (owners[i] != 0)
          tally (&self->owners[i * ARI_MAX_SEATS + owners[i] - 1], 1);
    }
}

/**
 * ari_tree_new:
 * @position: the actor is a seat
 * @actions: (nullable): the actions to look at; NULL: all legal ones
 * @playouts: how many are to come at most, for the size of the block; 0: not known
 */
AriTree *
ari_tree_new (const AriRules    *rules,
              const AriPosition *position,
              const AriAction   *actions,
              guint              n_actions,
              guint64            playouts)
{
  AriTree *tree = g_new0 (AriTree, 1);
  AriAction all[ARI_MAX_ACTIONS];

  tree->rules = rules;
  tree->playouts = ari_playouts_lookup (rules->id);
  tree->state_size = tree->playouts->size (rules);
  tree->state = g_malloc (tree->state_size);
  tree->playouts->load (tree->state, rules, position);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    tree->sides[i] = rules->side (position, i + 1);

  if (actions == NULL)
    {
      actions = all;
      n_actions = tree->playouts->list (tree->state, all);
    }

  /* A node for each so many playouts, each with no more actions than the root: games get
   * narrower, and chance has few outcomes. */
  tree->capacity = MAX_CELLS;
  if (playouts != 0)
    tree->capacity = MIN (tree->capacity, (playouts / EXPAND_VISITS + 2) * (n_actions + 32));
  tree->cells = g_new (Cell, tree->capacity);
  tree->used = ROOT;
  build_node (tree, tree->state, actions, n_actions);

  return tree;
}

void
ari_tree_free (AriTree *tree)
{
  g_free (tree->cells);
  g_free (tree->state);
  g_free (tree);
}

/* The number of actions at the root. */
guint
ari_tree_get_n (const AriTree *tree)
{
  return tree->cells[ROOT].node.n_edges;
}

AriAction
ari_tree_get_action (const AriTree *tree,
                     guint          i)
{
  return tree->cells[ROOT + 1 + i].edge.action;
}

/* The cells in use and those there are: the one allocation never grows. */
gsize
ari_tree_get_used (const AriTree *tree)
{
  return MIN (tree->used, tree->capacity);
}

gsize
ari_tree_get_capacity (const AriTree *tree)
{
  return tree->capacity;
}

/* Writes the line that begins with the root's action @i and follows the most visited
 * actions, as far as they were visited more than a few times; returns its length, at least 1. */
guint
ari_tree_get_line (const AriTree *tree,
                   guint          i,
                   AriAction     *line,
                   guint          max)
{
  const Edge *edge = &tree->cells[ROOT + 1 + i].edge;
  guint n = 0;

  for (line[n++] = edge->action; n < max; line[n++] = edge->action)
    {
      guint32 child = __atomic_load_n (&edge->child, __ATOMIC_ACQUIRE);
      const Edge *best = NULL;

      if (child <= BUILDING)
        break;

      for (guint32 k = 0; k < tree->cells[child].node.n_edges; k++)
        {
          const Edge *other = &tree->cells[child + 1 + k].edge;

          if (peek (&other->visits) >= LINE_VISITS && (best == NULL || peek (&other->visits) > peek (&best->visits)))
            best = other;
        }
      if (best == NULL)
        break;
      edge = best;
    }

  return n;
}

AriWalker *
ari_walker_new (AriTree *tree,
                guint64  seed)
{
  AriWalker *self = g_new0 (AriWalker, 1);

  self->tree = tree;
  ari_random_init (&self->random, seed);
  self->state = g_malloc (tree->state_size);
  self->outcome.seen = g_new0 (guint8, tree->playouts->n_keys);
  self->where = g_new0 (guint32, tree->playouts->n_keys);
  self->tallies = g_new0 (AriTally, ari_tree_get_n (tree));
  self->owners = g_new0 (guint64, ARI_MAX_SPOTS * ARI_MAX_SEATS);

  return self;
}

void
ari_walker_free (AriWalker *self)
{
  g_free (self->state);
  g_free (self->outcome.seen);
  g_free (self->where);
  g_free (self->tallies);
  g_free (self->owners);
  g_free (self);
}

/* One descent into the tree, one playout, and what is learnt from it. */
void
ari_walker_step (AriWalker *self)
{
  AriTree *tree = self->tree;
  guint32 at = ROOT;

  memcpy (self->state, tree->state, tree->state_size);
  self->depth = 0;
  while (self->depth < MAX_DEPTH && tree->cells[at].node.n_edges > 0)
    {
      const Node *node = &tree->cells[at].node;
      Edge *edges = &tree->cells[at + 1].edge, *edge;
      guint32 i = node->actor == ARI_CHANCE ? draw_outcome (self, node, edges) : choose_edge (self, node, edges);
      guint32 child;

      edge = &edges[i];
      self->path[self->depth++] = (Step) { at, i };
      tree->playouts->play (self->state, edge->action);

      child = __atomic_load_n (&edge->child, __ATOMIC_ACQUIRE);
      if (child == NO_NODE && peek (&edge->visits) >= EXPAND_VISITS)
        child = expand (self, edge);
      if (child <= BUILDING)
        break;
      at = child;
    }

  tree->playouts->finish (self->state, &self->random, &self->outcome);
  keep_tally (self);
  learn (self);
}

/* Adds what this walker saw, for each action of the root and each spot; may be called
 * while it walks in another thread. */
void
ari_walker_add_to (const AriWalker *self,
                   AriTally        *tallies,
                   guint64         *owners,
                   guint           *n_owners)
{
  guint n = ari_tree_get_n (self->tree);

  for (guint i = 0; i < n; i++)
    {
      const AriTally *of = &self->tallies[i];

      tallies[i].visits += __atomic_load_n (&of->visits, __ATOMIC_RELAXED);
      tallies[i].squares += __atomic_load_n (&of->squares, __ATOMIC_RELAXED);
      for (guint k = 0; k < ARI_MAX_SEATS; k++)
        {
          tallies[i].share[k] += __atomic_load_n (&of->share[k], __ATOMIC_RELAXED);
          tallies[i].points[k] += __atomic_load_n (&of->points[k], __ATOMIC_RELAXED);
        }
    }

  for (guint i = 0; i < ARI_MAX_SPOTS * ARI_MAX_SEATS; i++)
    owners[i] += __atomic_load_n (&self->owners[i], __ATOMIC_RELAXED);
  *n_owners = MAX (*n_owners, __atomic_load_n (&self->n_owners, __ATOMIC_RELAXED));
}
