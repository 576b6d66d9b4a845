/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-alphabeta-ops.h"
#include "ari-chance-map.h"
#include "ari-expectimax-ops.h"
#include "ari-level.h"
#include "ari-playouts.h"

G_BEGIN_DECLS

/* How much a level sees: playouts or positions in all (0: no limit), depth in actions, or in turns by
 * expectimax (0: no limit; the tree search has none), and what part it notices (1: all) of the actions that
 * are hard to see, with a minimum number of actions; see ari_quick_look(). */
typedef struct
{
  double   nodes;
  guint    depth;
  double   part;
  guint    least;
  double   blind;    /* the part that it overlooks of what is plain to see, at most 1 − @part */
  guint    contempt; /* for draws; only alpha-beta uses it */
  guint    whim;     /* see AriBudget; only alpha-beta uses it */
  gboolean greedy;   /* sees only what the level “greedy” sees, where there is one */
} AriLevelStrength;

#define ARI_MOST_HEAD_START 10 /* the greatest size that any game measures */

/**
 * AriHeadStartWorths: what head starts are worth, see ari_head_start_worth()
 * @seats: of the matches in which that was measured
 * @points: of each size from 1 on, between players who have 1,500 points on average
 * @growth: how many points more it is for each 1,000 points above that: stronger players make more of it, and
 *   beginners may do worse with it
 * @deviation: in points
 */
typedef struct
{
  guint  seats;
  double points[ARI_MOST_HEAD_START];
  double growth[ARI_MOST_HEAD_START];
  double deviation;
} AriHeadStartWorths;

/**
 * AriSearcher:
 *
 * How one game is searched: by alpha-beta when it has @alphabeta, by expectimax when it has @expectimax, else
 * by the tree search with its @playouts.
 */
typedef struct
{
  const char             *id;         /* of the rules; NULL: any */
  const AriPlayouts      *playouts;
  const AriAlphaBetaOps  *alphabeta;  /* (nullable) */
  const AriExpectimaxOps *expectimax; /* (nullable) */
  const AriExpectimaxOps *greedy;     /* (nullable): how the level “greedy” sees the game */
  const AriLevelStrength *strengths;
  /* Optional: removes from @position what the actor, at that level (0 … ARI_N_LEVELS − 1), does not
   * remember. It stays a position of the game with the same legal actions. */
  void             (*forget) (AriPosition       *position,
                              guint              level);
  /* Optional: draws at random one of the actions that the searcher treats as equivalent to @action. */
  AriAction        (*alike)  (const AriPosition *position,
                              AriAction          action,
                              AriRandom         *random);
  /* Optional, and needed with @alike: whether the two actions are equivalent, so that they are not told
   * apart. */
  gboolean         (*is_equivalent) (const AriPosition *position,
                                     AriAction          one,
                                     AriAction          other);
  const AriChanceMap     *chances;    /* (nullable): from its shares to winning chances */
  const guint            *ratings;    /* (nullable): of the levels, see ari_level_rating() */
  const AriHeadStartWorths *head_starts; /* (nullable): not measured */
} AriSearcher;

/* The entry of the game with this id, or the fallback for any game; never NULL. */
const AriSearcher *ari_searcher_lookup   (const char        *id);
/* Whether two actions are the same or equivalent. */
gboolean           ari_searcher_is_equivalent (const AriRules    *rules,
                                               const AriPosition *position,
                                               AriAction          one,
                                               AriAction          other);

G_END_DECLS
