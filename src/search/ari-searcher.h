/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-alphabeta-ops.h"
#include "ari-expectimax-ops.h"
#include "ari-level.h"
#include "ari-playouts.h"

G_BEGIN_DECLS

/* How much a level sees: so many playouts or positions in all (0: no limit), so many actions, or turns by
 * expectimax, ahead (0: no limit; the tree search has none), and of the actions only a drawn part (1: all
 * of them), but so many at least. */
typedef struct
{
  double   nodes;
  guint    depth;
  double   part;
  guint    least;
  guint    contempt; /* for draws; only alpha-beta knows it */
  gboolean greedy;   /* sees no more than the level “greedy” does, where there is one */
} AriStrength;

/**
 * AriSearcher:
 *
 * How one game is searched: by alpha-beta when it has a @duel, by expectimax when it has a @gamble, else by
 * the tree search with its @playouts.
 */
typedef struct
{
  const char        *id;       /* of the rules; NULL: any */
  const AriPlayouts *playouts;
  const AriAlphaBetaOps     *duel;     /* (nullable) */
  const AriExpectimaxOps   *gamble;   /* (nullable) */
  const AriExpectimaxOps   *greedy;   /* (nullable): how the level “greedy” sees the game */
  const AriStrength *strengths;
  /* Optional: takes out of @position what the actor, being of that level (0 … ARI_N_LEVELS − 1), does not
   * remember. It stays a position of the game, and its legal actions the same. */
  void             (*forget) (AriPosition       *position,
                              guint              level);
  /* Optional: one of the actions that the searcher takes for the same as @action, drawn at random. */
  AriAction        (*alike)  (const AriPosition *position,
                              AriAction          action,
                              AriRandom         *random);
  /* Optional, and needed with @alike: whether the two come to the same, so that they are not told apart. */
  gboolean         (*is_alike) (const AriPosition *position,
                                AriAction          one,
                                AriAction          other);
} AriSearcher;

/* The entry of the game with that id, or the one for any game; never NULL. */
const AriSearcher *ari_searcher_lookup   (const char        *id);
/* Whether two actions are one, or come to the same. */
gboolean           ari_searcher_is_alike (const AriRules    *rules,
                                          const AriPosition *position,
                                          AriAction          one,
                                          AriAction          other);

G_END_DECLS
