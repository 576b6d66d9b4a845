/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "ari-rules.h"

G_BEGIN_DECLS

/* A whole win. Sixty is divisible by any number of winners that may share it, so sums of shares are exact
 * integers. */
#define ARI_WIN 60u

/**
 * AriOutcome:
 *
 * How one playout ended: each seat's share of the win, in units of 1/%ARI_WIN and summing to it; the final
 * points; what each seat still held where the playout began, in points: by so much it does better than random
 * play shows; and, unless @seen is NULL, @seen[key] = 1 for every key (see #AriPlayouts.key) that came about
 * after the playout's start. Keys that came about before may be 1 or 0.
 */
typedef struct
{
  guint   share[ARI_MAX_SEATS];
  int     points[ARI_MAX_SEATS];
  int     held[ARI_MAX_SEATS];    /* 0 unless the game knows better */
  guint8 *seen;
} AriOutcome;

/**
 * AriPlayouts:
 *
 * What the tree search needs of one game, as a table of functions on a state of the game's own choosing,
 * which is made from a position once, then copied byte by byte for every playout. A state holds no pointer
 * into itself.
 *
 * The search knows games only through this table; ari_searcher_lookup() finds a game's own, or one that
 * plays by #AriRules alone.
 */
typedef struct
{
  guint       n_keys;
  /* Root mean square difference between an action's all-moves-as-first estimate and the truth: the b of
   * Gelly and Silver (2011), section 4.3. Found by matches. */
  float       amaf_bias;
  /* How many quarters of a playout's value rest on its points, because a margin tells more than who won; and
   * the lead that is worth a whole win: see margin_value() in ari-tree.c. 0: only winning counts. */
  guint       points_quarters;
  guint       winning_lead;
  /* The c of UCT: the bonus of an action that was tried less often than others. */
  float       exploration;

  /* Bytes of a state. */
  gsize     (*size)   (const AriRules    *rules);
  void      (*load)   (gpointer           state,
                       const AriRules    *rules,
                       const AriPosition *position);
  /* Where a feat is due, chance decides its result: the actor is %ARI_CHANCE. */
  AriActor  (*actor)  (gconstpointer      state);
  /* Writes the legal actions, as #AriRules.actions does. It may offer actions after the outcome is
   * settled but must come to an end. */
  guint     (*list)   (gconstpointer      state,
                       AriAction          actions[ARI_MAX_ACTIONS]);
  /* The weight of an outcome where chance acts. */
  guint     (*weight) (gconstpointer      state,
                       AriAction          action);
  void      (*play)   (gpointer           state,
                       AriAction          action);
  /* The number below @n_keys under which all-moves-as-first counts @action. Actions share one if they do
   * the same to a side's prospects, wherever they are played and by any seat. */
  guint     (*key)    (gconstpointer      state,
                       AriAction          action);
  /* Plays at random to the end. */
  void      (*finish) (gpointer           state,
                       AriRandom         *random,
                       AriOutcome        *outcome);
  /* Optional: the seat that owns each spot of a finished state, 0 for none. Returns the number of spots. */
  guint     (*owners) (gconstpointer      state,
                       guint8             owners[ARI_MAX_SPOTS]);
} AriPlayouts;

/* Shares and points of a position that is over. */
void               ari_outcome_of      (const AriRules    *rules,
                                        const AriPosition *position,
                                        guint              share[ARI_MAX_SEATS],
                                        int                points[ARI_MAX_SEATS]);
/* The seat that owns each spot of a position that is over, 0 for none. Returns the number of spots; 0 in
 * games without areas to own. */
guint              ari_owners_of       (const AriPlayouts *playouts,
                                        const AriRules    *rules,
                                        const AriPosition *end,
                                        guint8             owners[ARI_MAX_SPOTS]);
/* Whether the next action is not chosen: chance acts, or a feat is due. */
gboolean           ari_is_drawn        (const AriRules    *rules,
                                        const AriPosition *position);
/* Draws an outcome by its weight. */
AriAction          ari_draw_outcome    (const AriRules    *rules,
                                        const AriPosition *position,
                                        AriRandom         *random);
/* Splits one win among the seats whose bits are set. */
void               ari_share_win       (guint              winners,
                                        guint              share[ARI_MAX_SEATS]);

extern const AriPlayouts ari_playouts_by_rules;

G_END_DECLS
