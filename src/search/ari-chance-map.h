/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-search.h"

G_BEGIN_DECLS

/* From the shares that a search finds to winning chances, which come true as often as they say. */

#define ARI_CHANCE_KNOTS 3     /* phases 0, ½ and 1 */
#define ARI_CHANCE_NODES 20000 /* the effort at which the exponents hold as they stand: that of a review */

/**
 * AriChanceRow:
 * @sides: of the match
 * @evidence: how the shares were found
 * @exponent: at each knot: the power to which the shares are raised. Above 1, the search is too timid
 * @effort: added to the exponent for each doubling of the effort
 * @spread: at each knot: how far a far longer search is likely to move the log odds of a chance, as one
 *   standard error
 * @lead: at each knot: by how much a search overrates its best action, in log odds, against a search of the
 *   position that the action leads to. Of many uncertain values, the highest is too high
 * @distrust: at each knot: the part of a difference between two actions that a far longer search does not
 *   confirm on average, 0 … 1
 * @doubt: at each knot: how far a far longer search is likely to move what is left of that difference, in log
 *   odds, as one standard error. It was measured with the noise of both searches in it, and ari_chance_loss()
 *   adds that of the searches at hand; so the error of a loss is rather too large than too small
 * @oversight: at each knot: how far a far longer search is likely to move a loss whatever the chances are,
 *   because it sees what a short one overlooks, as one standard error of the loss. Log odds tell nothing of
 *   this: near 0 and 1 they would make the error of a loss too small
 * @owners: in games with areas to own: at each knot: the power to which the shares of an area's likely owners
 *   are raised; 0: they come true as they stand
 *
 * Where the exponent is between two knots, it follows the straight line.
 */
typedef struct
{
  guint       sides;
  AriEvidence evidence;
  double      exponent[ARI_CHANCE_KNOTS];
  double      effort;
  double      spread[ARI_CHANCE_KNOTS];
  double      lead[ARI_CHANCE_KNOTS];
  double      distrust[ARI_CHANCE_KNOTS];
  double      doubt[ARI_CHANCE_KNOTS];
  double      oversight[ARI_CHANCE_KNOTS];
  double      owners[ARI_CHANCE_KNOTS];
} AriChanceRow;

/* How far a match has come, 0 … 1, as far as the position tells. */
typedef double (*AriPhaseFunc) (const AriPosition *position);

/**
 * AriChanceMap: one game's map
 * @version: greater for each new fit, so that stored evaluations tell which map they went through
 * @oldest: the first version for the shares of this search. Evaluations of an older one hold those of another
 *   search, which the rows don't fit. 0: they fit all
 * @phase: (nullable): NULL: 0 throughout
 */
typedef struct
{
  guint               version;
  guint               oldest;
  AriPhaseFunc        phase;
  const AriChanceRow *rows;
  guint               n_rows;
} AriChanceMap;

/* The version of the map of a game; 0 when it has none. */
guint       ari_chance_version  (const AriRules    *rules);
/* Whether the map fits the shares of an evaluation that went through the map of @version, 0 standing for
 * none. */
gboolean    ari_chance_reads    (const AriRules    *rules,
                                 guint              version);
/* The row for matches of so many sides; NULL when the shares are chances as they stand. */
const AriChanceRow *ari_chance_row (const AriRules *rules,
                                    guint           sides,
                                    AriEvidence     evidence);
/* Likewise, for the sides of the match that a position belongs to. */
const AriChanceRow *ari_chance_row_at (const AriRules    *rules,
                                       const AriPosition *position,
                                       AriEvidence        evidence);
/* The evidence that reviews of the game usually rest on. */
AriEvidence ari_chance_usual    (const AriRules    *rules);
/* How far the match has come, 0 … 1; 0 throughout for games that can't tell. */
double      ari_chance_phase    (const AriRules    *rules,
                                 const AriPosition *position);

/* How often @nodes doubles the effort of a review, within the efforts that were measured. Exponents and their
 * fit count alike. */
double      ari_chance_doublings (guint64           nodes);

/**
 * ari_chance_exponent:
 * @row: (nullable): a row of a map
 * @phase: 0 … 1
 * @nodes: the effort
 *
 * Returns: the power to which shares are raised; 1 without a row. Always positive, so that the map keeps the
 *   order of the shares
 */
double      ari_chance_exponent (const AriChanceRow *row,
                                 double              phase,
                                 guint64             nodes);

/**
 * ari_chance_shares:
 * @exponent: the power to which to raise each share
 * @win: shares that sum to 1
 * @chances: (out): the powers, scaled so that they sum to 1, too. With two sides, this multiplies the log
 *   odds
 *
 * Without a proof nothing is certain, so each chance stays a little above 0.
 */
void        ari_chance_shares   (guint        n,
                                 double       exponent,
                                 const double win[ARI_MAX_SEATS],
                                 double       chances[ARI_MAX_SEATS]);

/**
 * ari_chance_of_side:
 * @position: whose phase counts
 * @seat: a seat
 * @evidence: how @shares were found
 * @nodes: the effort
 * @shares: of all seats; not proved
 *
 * Chances that are subtracted from each other must go through the same map: two searches of neighbouring
 * positions may differ in phase and effort.
 *
 * Returns: the chance of @seat's side
 */
double      ari_chance_of_side  (const AriRules    *rules,
                                 const AriPosition *position,
                                 AriActor           seat,
                                 AriEvidence        evidence,
                                 guint64            nodes,
                                 const double       shares[ARI_MAX_SEATS]);

/**
 * ari_chance_error:
 * @share: the share of a side
 * @chance: what became of it
 * @error: the standard error of @share
 *
 * Returns: the standard error of @chance: the noise in the share, and how far a far longer search is likely
 *   to move the chance. Log odds move alike everywhere, so chances near 0 and 1 move less
 */
double      ari_chance_error    (const AriChanceRow *row,
                                 double              phase,
                                 guint64             nodes,
                                 double              share,
                                 double              chance,
                                 double              error);

/**
 * AriChanceGap: two actions in one position, for the seat that chooses
 * @best: the chance after the best action
 * @chance: the chance after another one
 * @noise: the standard error of the difference of their log odds
 * @apart: each comes from a search of its own: that of the position, and that of the position reached
 */
typedef struct
{
  double   best, chance;
  double   noise;
  gboolean apart;
} AriChanceGap;

/**
 * ari_chance_loss:
 * @row: a row of a map
 * @phase: 0 … 1: of the position in which the seat chooses
 * @gap: neither of its chances is proved
 * @error: (out): the standard error of the loss
 *
 * What another action loses is less than two searches say: the best of many actions was overrated, and much
 * of the rest is the error of both searches. What remains counts from the chance that the other action
 * leads to.
 *
 * Returns: the loss that a far longer search is likely to find, never negative
 */
double      ari_chance_loss       (const AriChanceRow *row,
                                   double              phase,
                                   const AriChanceGap *gap,
                                   double             *error);

/* Turns all shares of a verdict that a search has made of @position into chances, and their errors into those
 * of chances; the shares stay as raw ones, except those of likely owners, which are overwritten. */
void        ari_verdict_calibrate (const AriRules    *rules,
                                   const AriPosition *position,
                                   AriVerdict        *verdict);

/* Does what ari_search_run() does, but the verdict and the reports on the way tell chances. For everything
 * that people read; players choose by the shares themselves. */
AriVerdict *ari_search_chances    (const AriRules    *rules,
                                   const AriPosition *position,
                                   const AriBudget   *budget,
                                   const gint        *cancelled,
                                   double             interval,
                                   AriVerdictFunc     progress,
                                   gpointer           data) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
