/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_MAX_PV 16

/**
 * AriEvidence: how a candidate's win shares were found, unless they are exact
 * @ARI_EVIDENCE_NONE: nothing; the search stopped before it looked at the action
 * @ARI_EVIDENCE_PLAYOUTS: the shares of trial games that the tree search played to the end
 * @ARI_EVIDENCE_ALPHABETA: an estimate of the positions that many actions ahead
 * @ARI_EVIDENCE_EXPECTIMAX: the mean of estimates that many turns ahead, over all outcomes of chance
 * @ARI_EVIDENCE_ROLLOUTS: the shares of games played to the end, less the luck in them
 */
typedef enum
{
  ARI_EVIDENCE_NONE,
  ARI_EVIDENCE_PLAYOUTS,
  ARI_EVIDENCE_ALPHABETA,
  ARI_EVIDENCE_EXPECTIMAX,
  ARI_EVIDENCE_ROLLOUTS,
} AriEvidence;

/**
 * AriCandidate:
 *
 * A search's judgement of one action. @visits counts playouts (0 when @exact) or positions. @win are win
 * shares (a win shared by two counts one half each), @points expected final scores, both per seat; @error is
 * the standard error of the acting side's win share, 0 when @exact. When @exact, @turns is the actor's turn,
 * counted from now, by which the game is won or lost at the latest, 0 when not counted. @evidence tells how
 * the shares were found, @depth how many actions or turns ahead an estimate looked, and @at_most that the
 * actor's share is only an upper bound.
 *
 * Where chance acts, the action is one outcome: @weight is its probability, and @error is the standard error
 * of the share of the side that acts next, or of the first seat's when no seat does. Where a seat acts,
 * @weight is 0.
 *
 * After ari_verdict_calibrate(), @win and @error are winning chances, and @raw and @raw_error keep what the
 * search found.
 */
typedef struct
{
  AriAction   action;
  double      weight;
  guint64     visits;
  double      win[ARI_MAX_SEATS];
  double      points[ARI_MAX_SEATS];
  double      error;
  double      raw[ARI_MAX_SEATS];
  double      raw_error;
  gboolean    exact;
  guint       turns;
  AriEvidence evidence;
  guint       depth;
  gboolean    at_most;
  guint       n_pv;                /* the line that follows, @action first */
  AriAction   pv[ARI_MAX_PV];
} AriCandidate;

/**
 * AriVerdict:
 *
 * A search's judgement of a position: the candidates, best first (where chance acts, all outcomes in the
 * order of the rules), the shares of all seats (where chance acts, the weighted means of the outcomes'), and
 * for boards with areas the expected owner of each (probabilities, @owners[spot × ARI_MAX_SEATS + seat − 1];
 * NULL when the game has no areas, and where chance acts). @ground tells for each of these spots by how much
 * likelier the acting side owns it after the first candidate than after the others; what is within two
 * standard errors counts as 0. NULL when that is not known. @map is the version of the map that made shares
 * into chances, 0 before that.
 */
typedef struct
{
  AriActor      actor;
  guint64       nodes;
  double        seconds;
  gboolean      exact;
  double        win[ARI_MAX_SEATS];
  double        points[ARI_MAX_SEATS];
  double        error;
  double        raw[ARI_MAX_SEATS];
  double        raw_error;
  guint         map;
  guint         n_candidates;
  AriCandidate *candidates;
  guint         n_owners;        /* spots */
  float        *owners;
  float        *ground;          /* [n_owners] */
} AriVerdict;

/**
 * ari_side_share:
 * @rules: the game
 * @position: any position of the match
 * @seat: a seat
 * @win: win shares of all seats
 *
 * Returns: the share of @seat's side: its own and that of the seats that win together with it, so that
 *   1 is a certain win, with partners as well
 */
double      ari_side_share   (const AriRules    *rules,
                              const AriPosition *position,
                              AriActor           seat,
                              const double       win[ARI_MAX_SEATS]);

/* (nullable) (transfer none): what a verdict (nullable) says of an action. */
const AriCandidate *ari_verdict_find (const AriVerdict *verdict,
                                      AriAction         action);

/* A deep copy. */
AriVerdict *ari_verdict_copy (const AriVerdict *verdict) G_GNUC_WARN_UNUSED_RESULT;
/* Frees the candidates too. */
void        ari_verdict_free (AriVerdict       *verdict);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriVerdict, ari_verdict_free)

/* Called on the searching thread; the verdict is borrowed for the call. */
typedef void (*AriVerdictFunc) (const AriVerdict *verdict,
                                gpointer          data);

/* For searches: sets the overall verdict to the first candidate's or, where chance acts, to the mean of all
 * outcomes. */
void        ari_verdict_take_best (AriVerdict *verdict);
void        ari_verdict_average   (AriVerdict *verdict);

G_END_DECLS
