/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-tree.h"

#include <math.h>
#include <string.h>

#include "ari-searcher.h"
#include "ari-wide.h"

/* Monte-Carlo tree search: UCT (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006) with
 * rapid action value estimation (Gelly and Silver, "Monte-Carlo tree search and rapid action value
 * estimation in computer Go", 2011), for any number of seats as max^n (Sturtevant, "An analysis of UCT in
 * multi-player games", 2008): each node maximises what playouts are worth to the side that acts there,
 * which is its share of the win and, where the game says so, its points. Where chance acts, an outcome is
 * drawn by its weight.
 *
 * All nodes live in one block of words, allocated when the search begins. When it is full, the tree stops
 * growing and playouts start from its leaves. */

/* A node's edges are stored as columns of n_edges words, so that loops over them vectorise. */
typedef enum
{
  COLUMN_ACTION,
  COLUMN_KEY,
  COLUMN_CHILD,         /* word of the node below; 0: none yet */
  COLUMN_VISITS,
  COLUMN_VALUE,         /* sum of what playouts were worth to the acting side, in 1/ARI_WIN */
  COLUMN_AMAF_VISITS,
  COLUMN_AMAF_VALUE,
  N_COLUMNS,
} Column;

/* Chance nodes need no all-moves-as-first statistics. */
#define COLUMN_WEIGHT COLUMN_AMAF_VISITS

typedef struct
{
  guint32 n_edges;
  guint32 actor;
  guint32 visits;
  guint32 weight;       /* sum over the edges, where chance acts */
  guint32 columns[];
} Node;

#define NODE_WORDS     (sizeof (Node) / sizeof (guint32))
#define ROOT           1u  /* word of the root; 0 stands for no node */
#define MAX_WORDS      (128u * 1024 * 1024 / sizeof (guint32))
#define MAX_DEPTH      256
#define EXPAND_VISITS  12  /* visits after which a leaf gets children */
#define PRIOR_VISITS   24  /* the most visits that a prior from an ancestor may count */
#define OWNERS_EVERY   8   /* playouts: counting owners takes about as long as a playout */
#define LINE_VISITS    8   /* visits that make an action worth showing */

typedef struct
{
  Node   *node;
  guint32 edge;
} Step;

struct _AriTree
{
  const AriPlayouts *playouts;
  gsize              state_size;
  gpointer           root_state;
  gpointer           state;
  guint              sides[ARI_MAX_SEATS];
  guint32            values[ARI_MAX_SEATS]; /* of the last playout */
  AriRandom          random;
  AriOutcome         outcome;

  guint32           *words;
  gsize              capacity;  /* words */
  gsize              used;
  guint32           *where;     /* [n_keys]: scratch */
  guint              depth;
  Step               path[MAX_DEPTH];

  /* Other threads read these. */
  AriTally          *tallies;   /* for each action of the root */
  guint64           *owners;    /* [ARI_MAX_SPOTS × ARI_MAX_SEATS] */
  guint              n_owners;
  guint32           *ground;    /* [n_actions × ARI_MAX_SPOTS]: where the side of the root owned a spot */
  guint32           *counted;   /* for each action of the root: playouts of which owners were counted */
  guint              until_owners;
};

static inline Node *
node_at (const AriTree *self,
         guint32        word)
{
  return (Node *) &self->words[word];
}

static inline guint32 *
column (const Node *node,
        Column      which)
{
  return (guint32 *) node->columns + which * node->n_edges;
}

static inline void
tally (guint64 *number,
       guint64  amount)
{
  __atomic_store_n (number, *number + amount, __ATOMIC_RELAXED);
}

static inline void
increment (guint32 *number)
{
  __atomic_store_n (number, *number + 1, __ATOMIC_RELAXED);
}

/* The share of the win that the actor's side has. */
static guint32
side_share (const AriTree *self,
            AriActor       actor)
{
  guint side = self->sides[actor - 1];
  guint32 sum = 0;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    sum += (side >> i & 1) != 0 ? self->outcome.share[i] : 0;

  return sum;
}

/* What its points are worth to the side of @seat, in 1/ARI_WIN: half a win where it is level with the
 * strongest other side, the whole of it with the lead that the game names, and none where another side has
 * that lead. Sums of 32 bits have no room for parts of 1/ARI_WIN, so leads that differ by little may have the
 * same value. @totals: the points of each seat's side. */
static guint32
margin_value (const AriTree *self,
              guint          seat,
              const int      totals[ARI_MAX_SEATS])
{
  int lead = G_MAXINT, most = (int) self->playouts->winning_lead;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    if (self->sides[i] != 0 && (self->sides[i] & self->sides[seat]) == 0)
      lead = MIN (lead, totals[seat] - totals[i]);

  return (guint32) ((CLAMP (lead, -most, most) + most) * (int) ARI_WIN / (2 * most));
}

/* Finds what the playout was worth to each seat: its side's share of the win and, if the game says so, the
 * points. What a seat still held counts as points. */
static void
value_outcome (AriTree *self)
{
  guint quarters = self->playouts->points_quarters;
  int totals[ARI_MAX_SEATS] = { 0 };

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    self->values[i] = side_share (self, i + 1);
  if (quarters == 0)
    return;

  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    for (guint j = 0; j < ARI_MAX_SEATS; j++)
      if (self->sides[i] >> j & 1)
        totals[i] += self->outcome.points[j] + self->outcome.held[j];
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    self->values[i] = ((4 - quarters) * self->values[i] + quarters * margin_value (self, i, totals)) / 4;
}

/* All-moves-as-first statistics of the same actions from where the same actor acted last are a good first
 * guess (the "grandfather heuristic" of Gelly and Silver, section 5.3). */
static void
inherit (AriTree *self,
         Node    *node)
{
  const Node *older = NULL;
  const guint32 *known, *keys = column (node, COLUMN_KEY);

  for (guint depth = self->depth; depth-- > 0 && older == NULL;)
    if (self->path[depth].node->actor == node->actor)
      older = self->path[depth].node;
  if (older == NULL)
    return;

  known = column (older, COLUMN_KEY);
  for (guint32 i = 0; i < older->n_edges; i++)
    self->where[known[i]] = i;
  for (guint32 i = 0; i < node->n_edges; i++)
    {
      guint32 at = self->where[keys[i]], visits;

      if (at >= older->n_edges || known[at] != keys[i])
        continue;

      visits = column (older, COLUMN_AMAF_VISITS)[at];
      column (node, COLUMN_AMAF_VISITS)[i] = MIN (visits, PRIOR_VISITS);
      column (node, COLUMN_AMAF_VALUE)[i] =
        (guint32) ((guint64) column (older, COLUMN_AMAF_VALUE)[at] * MIN (visits, PRIOR_VISITS) / visits);
    }
}

/* Makes a node of @actions for @state and returns its word, or 0 when the block is full. */
static guint32
build_node (AriTree         *self,
            gconstpointer    state,
            const AriAction *actions,
            guint            n_actions)
{
  gsize at = self->used, size = NODE_WORDS + N_COLUMNS * n_actions;
  Node *node;

  if (at + size > self->capacity)
    return 0;

  self->used += size;
  node = node_at (self, (guint32) at);
  memset (node, 0, size * sizeof (guint32));
  node->n_edges = n_actions;
  node->actor = self->playouts->actor (state);
  for (guint i = 0; i < n_actions; i++)
    {
      column (node, COLUMN_ACTION)[i] = actions[i];
      if (node->actor == ARI_CHANCE)
        node->weight += column (node, COLUMN_WEIGHT)[i] = self->playouts->weight (state, actions[i]);
      else
        {
          column (node, COLUMN_KEY)[i] = self->playouts->key (state, actions[i]);
          column (node, COLUMN_AMAF_VISITS)[i] = 1;
          column (node, COLUMN_AMAF_VALUE)[i] = ARI_WIN / 2;
        }
    }
  if (node->actor != ARI_CHANCE)
    inherit (self, node);

  return (guint32) at;
}

/* Gives the edge just taken a node, once it has been visited often enough; a fuller block requires more
 * visits. */
static guint32
expand (AriTree *self,
        guint32  visits)
{
  AriAction actions[ARI_MAX_ACTIONS];

  if (visits < (guint32) EXPAND_VISITS << (4 * self->used / self->capacity))
    return 0;

  return build_node (self, self->state, actions, self->playouts->list (self->state, actions));
}

static guint32
draw_outcome (AriTree    *self,
              const Node *node)
{
  const guint32 *weights = column (node, COLUMN_WEIGHT);
  guint32 ticket = ari_random_below (&self->random, node->weight), i = 0;

  while (ticket >= weights[i])
    ticket -= weights[i++];

  return i;
}

/* The edge to follow. With n visits of sum w, and ñ all-moves-as-first visits of sum w̃, the value of an
 * action is
 *
 *     (1 − β) w / n + β w̃ / ñ + c √(ln N / (n + 1)),   where β = ñ / (n + ñ + 4 b² n ñ)
 *
 * which minimises the mean square error (Gelly and Silver, section 4.3); the first two terms together
 * are (w (1 + 4 b² ñ) + w̃) / (n + ñ + 4 b² n ñ). Sums are below 2³¹, so they may be read as signed,
 * which converts faster. */
ARI_WIDE static guint32
choose_edge (const AriTree *self,
             const Node    *node)
{
  const gint32 *visits = (const gint32 *) column (node, COLUMN_VISITS);
  const gint32 *value = (const gint32 *) column (node, COLUMN_VALUE);
  const gint32 *amaf_visits = (const gint32 *) column (node, COLUMN_AMAF_VISITS);
  const gint32 *amaf_value = (const gint32 *) column (node, COLUMN_AMAF_VALUE);
  float bias = 4.0f * self->playouts->amaf_bias * self->playouts->amaf_bias;
  float explore = ARI_WIN * self->playouts->exploration;
  float worth[ARI_MAX_ACTIONS];
  guint32 best = 0;

  for (guint32 i = 0; i < node->n_edges; i++)
    {
      float n = (float) visits[i], w = (float) value[i];
      float amaf_n = (float) amaf_visits[i], amaf_w = (float) amaf_value[i];

      worth[i] = (w * (1.0f + bias * amaf_n) + amaf_w) / (n + amaf_n + bias * n * amaf_n);
    }

  if (explore > 0.0f)
    {
      explore *= sqrtf (logf ((float) node->visits + 1.0f));
      for (guint32 i = 0; i < node->n_edges; i++)
        worth[i] += explore / sqrtf ((float) visits[i] + 1.0f);
    }

  for (guint32 i = 1; i < node->n_edges; i++)
    if (worth[i] > worth[best])
      best = i;

  return best;
}

ARI_WIDE static void
learn (AriTree *self)
{
  guint8 *seen = self->outcome.seen;

  for (guint depth = self->depth; depth-- > 0;)
    {
      Node *node = self->path[depth].node;
      guint32 chosen = self->path[depth].edge, value;
      const guint32 *keys = column (node, COLUMN_KEY);
      guint32 *amaf_visits = column (node, COLUMN_AMAF_VISITS);
      guint32 *amaf_value = column (node, COLUMN_AMAF_VALUE);

      node->visits++;
      column (node, COLUMN_VISITS)[chosen]++;
      if (node->actor == ARI_CHANCE)
        continue;

      value = self->values[node->actor - 1];
      column (node, COLUMN_VALUE)[chosen] += value;
      seen[keys[chosen]] = 1;
      for (guint32 i = 0; i < node->n_edges; i++)
        {
          guint32 hit = seen[keys[i]];

          amaf_visits[i] += hit;
          amaf_value[i] += hit * value;
        }
    }
}

static void
count_owners (AriTree *self)
{
  const Step *first = &self->path[0];
  guint side = first->node->actor != ARI_CHANCE ? self->sides[first->node->actor - 1] : 0;
  guint32 *ground = &self->ground[first->edge * ARI_MAX_SPOTS];
  guint8 owners[ARI_MAX_SPOTS];
  guint n = self->playouts->owners (self->state, owners);

  for (guint i = 0; i < n; i++)
    if (owners[i] != 0)
      {
        tally (&self->owners[i * ARI_MAX_SEATS + owners[i] - 1], 1);
        if ((side >> (owners[i] - 1) & 1) != 0)
          increment (&ground[i]);
      }
  increment (&self->counted[first->edge]);
  __atomic_store_n (&self->n_owners, n, __ATOMIC_RELAXED);
}

/* No seat owns a chance node, so its squares stay 0. */
static void
keep_tally (AriTree *self)
{
  AriTally *of = &self->tallies[self->path[0].edge];
  AriActor actor = self->path[0].node->actor;
  guint64 share = actor != ARI_CHANCE ? side_share (self, actor) : 0;

  tally (&of->visits, 1);
  tally (&of->squares, share * share);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    {
      tally (&of->share[i], self->outcome.share[i]);
      tally ((guint64 *) &of->points[i], (guint64) (gint64) self->outcome.points[i]);
    }

  if (self->playouts->owners != NULL && self->until_owners-- == 0)
    {
      count_owners (self);
      self->until_owners = OWNERS_EVERY - 1;
    }
}

/**
 * ari_tree_new:
 * @position: not the end of a game; what no seat chooses is drawn
 * @actions: (nullable): the actions to search; NULL: all legal ones
 * @playouts: the most that will run, to size the block; 0: unknown
 * @n_trees: how many trees share the memory
 */
AriTree *
ari_tree_new (const AriRules    *rules,
              const AriPosition *position,
              const AriAction   *actions,
              guint              n_actions,
              guint64            playouts,
              guint              n_trees,
              guint64            seed)
{
  AriTree *self = g_new0 (AriTree, 1);
  AriAction all[ARI_MAX_ACTIONS];

  self->playouts = ari_searcher_lookup (rules->id)->playouts;
  self->state_size = self->playouts->size (rules);
  self->root_state = g_malloc (self->state_size);
  self->state = g_malloc (self->state_size);
  self->playouts->load (self->root_state, rules, position);
  self->outcome.seen = g_new0 (guint8, self->playouts->n_keys);
  self->where = g_new0 (guint32, self->playouts->n_keys);
  for (guint i = 0; i < ARI_MAX_SEATS; i++)
    self->sides[i] = ari_rules_side (rules, position, i + 1);
  ari_random_init (&self->random, seed);

  if (actions == NULL)
    {
      actions = all;
      n_actions = self->playouts->list (self->root_state, all);
    }
  self->tallies = g_new0 (AriTally, n_actions);
  self->owners = g_new0 (guint64, ARI_MAX_SPOTS * ARI_MAX_SEATS);
  if (self->playouts->owners != NULL)
    {
      self->ground = g_new0 (guint32, n_actions * ARI_MAX_SPOTS);
      self->counted = g_new0 (guint32, n_actions);
    }

  /* One node for each EXPAND_VISITS playouts, most with no more actions than the root: games get
   * narrower, and chance has few outcomes. */
  self->capacity = MAX_WORDS / n_trees;
  if (playouts != 0)
    self->capacity = MIN (self->capacity,
                          ROOT + (playouts / EXPAND_VISITS + 2) * (NODE_WORDS + N_COLUMNS * (n_actions + 4)));
  self->words = g_new (guint32, self->capacity);
  self->used = ROOT;
  build_node (self, self->root_state, actions, n_actions);

  return self;
}

void
ari_tree_free (AriTree *self)
{
  g_free (self->root_state);
  g_free (self->state);
  g_free (self->outcome.seen);
  g_free (self->where);
  g_free (self->tallies);
  g_free (self->owners);
  g_free (self->ground);
  g_free (self->counted);
  g_free (self->words);
  g_free (self);
}

/* One descent of the tree, one playout, and the update. */
void
ari_tree_step (AriTree *self)
{
  guint32 at = ROOT;

  memcpy (self->state, self->root_state, self->state_size);
  self->depth = 0;
  while (at != 0 && self->depth < MAX_DEPTH)
    {
      Node *node = node_at (self, at);
      guint32 edge, *child;

      if (node->n_edges == 0)
        break;

      edge = node->actor == ARI_CHANCE ? draw_outcome (self, node) : choose_edge (self, node);
      self->path[self->depth++] = (Step) { node, edge };
      self->playouts->play (self->state, column (node, COLUMN_ACTION)[edge]);
      child = &column (node, COLUMN_CHILD)[edge];
      if (*child == 0)
        *child = expand (self, column (node, COLUMN_VISITS)[edge]);
      at = *child;
    }

  self->playouts->finish (self->state, &self->random, &self->outcome);
  value_outcome (self);
  keep_tally (self);
  learn (self);
}

/* The number of actions at the root. */
guint
ari_tree_get_n (const AriTree *self)
{
  return node_at (self, ROOT)->n_edges;
}

AriAction
ari_tree_get_action (const AriTree *self,
                     guint          i)
{
  return column (node_at (self, ROOT), COLUMN_ACTION)[i];
}

/* The words in use and the capacity: the one allocation never grows. */
gsize
ari_tree_get_used (const AriTree *self)
{
  return self->used;
}

gsize
ari_tree_get_capacity (const AriTree *self)
{
  return self->capacity;
}

/* Writes the line that begins with the root's action @i and follows the most visited actions, as long as
 * they have more than a few visits; returns its length, at least 1. */
guint
ari_tree_get_line (const AriTree *self,
                   guint          i,
                   AriAction     *line,
                   guint          max)
{
  const Node *node = node_at (self, ROOT);
  guint32 edge = i, child;
  guint n = 0;

  line[n++] = column (node, COLUMN_ACTION)[edge];
  while (n < max && (child = column (node, COLUMN_CHILD)[edge]) != 0)
    {
      const guint32 *visits;

      node = node_at (self, child);
      if (node->n_edges == 0)
        break;

      visits = column (node, COLUMN_VISITS);
      edge = 0;
      for (guint32 k = 1; k < node->n_edges; k++)
        if (visits[k] > visits[edge])
          edge = k;
      if (visits[edge] < LINE_VISITS)
        break;
      line[n++] = column (node, COLUMN_ACTION)[edge];
    }

  return n;
}

/* Adds this tree's sums, for each action of the root and each spot. */
void
ari_tree_add_to (const AriTree *self,
                 AriTally      *tallies,
                 guint64       *owners,
                 guint         *n_owners)
{
  guint n = ari_tree_get_n (self);

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

/* Adds what this tree counted after candidate @i: in how many of how many playouts each of the first @n_spots
 * went to the acting side. Nothing in games without areas to own. */
void
ari_tree_add_ground (const AriTree *self,
                     guint          i,
                     guint          n_spots,
                     guint64       *ground,
                     guint64       *counted)
{
  if (self->ground == NULL)
    return;

  for (guint k = 0; k < n_spots; k++)
    ground[k] += __atomic_load_n (&self->ground[i * ARI_MAX_SPOTS + k], __ATOMIC_RELAXED);
  *counted += __atomic_load_n (&self->counted[i], __ATOMIC_RELAXED);
}
