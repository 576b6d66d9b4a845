/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board.h"
#include "ari-feats.h"
#include "ari-memory.h"
#include "ari-motion.h"
#include "ari-narration.h"
#include "ari-rule-moments.h"
#include "ari-overlays.h"
#include "ari-pointing-rules.h"
#include "ari-setup.h"
#include "ari-symmetries.h"
#include "ari-mistake-kinds.h"
#include "ari-tally.h"
#include "ari-types.h"

G_BEGIN_DECLS

/* One kind of supply that a seat holds off the board. */
typedef struct
{
  guint count;
  char *(*words) (guint count); /* newly allocated, translated: "7 pieces left" */
} AriSupply;

#define ARI_MAX_SUPPLIES 4

typedef void            AriStartFunc         (AriPosition    *position,
                                              const AriSetup *setup);
typedef AriActor        AriActorFunc         (const AriPosition *position);
/* Writes the legal actions, in any fixed order, and returns their number; 0 exactly when the actor is
 * ARI_NONE. */
typedef guint           AriActionsFunc       (const AriPosition *position,
                                              AriAction          actions[ARI_MAX_ACTIONS]);
typedef guint           AriCountFunc         (const AriPosition *position);
typedef gboolean        AriLegalFunc         (const AriPosition *position,
                                              AriAction          action);
typedef void            AriApplyFunc         (AriPosition *position,
                                              AriAction    action);
/* Relative weight of an outcome of chance; for a feat, an estimate from what the seat has achieved so far. */
typedef guint           AriChanceWeightFunc  (const AriPosition *position,
                                              AriAction          action);
/* Equal positions (same future) have equal hashes, across program versions. */
typedef guint64         AriHashFunc          (const AriPosition *position);
/* The canonical text, newly allocated. */
typedef char           *AriFormatFunc        (const AriPosition *position,
                                              AriAction          action);
/* Whether @text is the written form of some action, legal or not. */
typedef gboolean        AriReadFunc          (const AriPosition *position,
                                              const char        *text,
                                              AriAction         *action);
/* Points for each seat, at any time during the game. */
typedef void            AriScoresFunc        (const AriPosition *position,
                                              int                scores[ARI_MAX_SEATS]);
/* The seats that win or lose together with @seat, itself included, as bits; 0 if @seat is not in play. */
typedef guint           AriSideFunc          (const AriPosition *position,
                                              AriActor           seat);
/* What @seat holds off the board; returns the number of entries. */
typedef guint           AriSuppliesFunc      (const AriPosition *position,
                                              AriActor           seat,
                                              AriSupply          supplies[ARI_MAX_SUPPLIES]);
/* Whether the turn in which @before was reached is over at @position, an action later. */
typedef gboolean        AriTurnEndsFunc      (const AriPosition *before,
                                              const AriPosition *position);
typedef const AriBoard *AriBoardFunc         (const AriSetup    *setup);
/* The spots a player picks, in order, to play @action; returns their number (≥ 1). */
typedef guint           AriPicksFunc         (const AriPosition *position,
                                              AriAction          action,
                                              AriSpot            picks[ARI_MAX_PICKS]);
/* Seat whose piece lies on the spot, 0 for a neutral piece (a stick) or none. */
typedef AriActor        AriOccupantFunc      (const AriPosition *position,
                                              AriSpot            spot);

/**
 * AriPositionLayout: how a game lays out its positions; what many games have is a single byte at an offset
 * @size: the bytes of #AriPosition that the game uses
 * @actor: the actor, unless #AriRules.actor is set
 * @turn: the seat whose turn it is; 0: it is the actor
 * @seats: the number of seats, if that varies without #AriRules.side
 * @winners: the winners, as bits (seat − 1), 0 while the game goes on; 0: the sides with the most points win
 */
typedef struct
{
  gsize size;
  gsize actor;
  gsize turn;
  gsize seats;
  gsize winners;
} AriPositionLayout;

/**
 * AriTeaching: what the program can teach about a game
 * @occasions: (nullable): what is explained when it first happens
 * @slips: (nullable): kinds of mistakes of its own
 */
typedef struct
{
  const AriRuleMoments  *occasions;
  const AriMistakeKinds *slips;
} AriTeaching;

/**
 * AriRules:
 *
 * The mechanics of one game as a table of functions on value positions. Functions neither allocate (except
 * for the texts they return) nor read clocks, locales or random numbers, and may run in any thread. Layers
 * above never ask which game it is.
 *
 * Optional members may be NULL. Call them through the function ari_rules_… of the same name, which supplies
 * the fallback.
 */
struct _AriRules
{
  const char        *id;      /* "minoa": stable, used in records and the library */
  const char        *name;    /* N_() proper name */
  AriSetupChoices    choices; /* before the first action */
  AriPositionLayout  layout;

  AriStartFunc   *start;
  AriActionsFunc *actions;
  AriApplyFunc   *apply;
  AriHashFunc    *hash;
  AriFormatFunc  *format;
  AriScoresFunc  *scores;
  AriBoardFunc   *board;
  AriPicksFunc   *picks;

  AriActorFunc        *actor;         /* Optional: the byte at @layout.actor */
  AriCountFunc        *count;         /* Optional: the number of actions, without listing them */
  AriLegalFunc        *legal;         /* Optional: whether @actions lists it */
  AriChanceWeightFunc *chance_weight; /* Optional: 1. Required with chance or feats */
  AriReadFunc         *read;          /* Optional: the text of a legal action */
  AriTurnEndsFunc     *turn_ends;     /* Optional: after each action, unless it has earned another one */
  AriSideFunc         *side;          /* Optional: each seat plays for itself */
  AriSuppliesFunc     *supplies;      /* Optional: nothing */
  AriOccupantFunc     *occupant;      /* Optional: nobody */

  const AriTallyTable    *tally;      /* Optional: only points count. What it counts, and why it ends */
  const AriFeats         *feats;      /* Optional: there are none. What players perform instead of choosing */
  const AriSymmetries    *symmetries; /* Optional: there are none */
  const AriPointingRules *pointing;   /* Optional: the picks are all. What pointing at a spot means */
  const AriNarration     *narration;  /* Optional: the game in words */
  const AriMemory        *memory;     /* Optional: what players must remember */
  const AriMotion        *motion;     /* Optional: how pieces move */
  const AriOverlays      *overlays;   /* Optional: layers over the board */
  AriTeaching             teaching;
};

const AriRules *const *ari_rules_all           (guint             *n_rules);
const AriRules        *ari_rules_lookup        (const char        *id);

AriActor               ari_rules_whose_turn    (const AriRules    *rules,
                                                const AriPosition *position);
/* Whether a turn may take several plies, of chance and of other seats, too. */
gboolean               ari_rules_has_long_turns (const AriRules   *rules);
/* Whether the action that led from @before to @position was the last one of its turn. */
gboolean               ari_rules_turn_ends     (const AriRules    *rules,
                                                const AriPosition *before,
                                                const AriPosition *position);
/* Whether players see something that they must remember afterwards, since the position hides it. */
gboolean               ari_rules_hides_information (const AriRules *rules);
guint                  ari_rules_count         (const AriRules    *rules,
                                                const AriPosition *position);
gboolean               ari_rules_legal         (const AriRules    *rules,
                                                const AriPosition *position,
                                                AriAction          action);
guint                  ari_rules_chance_weight (const AriRules    *rules,
                                                const AriPosition *position,
                                                AriAction          action);
guint                  ari_rules_winners       (const AriRules    *rules,
                                                const AriPosition *position);
guint                  ari_rules_side          (const AriRules    *rules,
                                                const AriPosition *position,
                                                AriActor           seat);
guint                  ari_rules_n_sides       (const AriRules    *rules,
                                                const AriPosition *position,
                                                guint              seats);
guint                  ari_rules_supplies      (const AriRules    *rules,
                                                const AriPosition *position,
                                                AriActor           seat,
                                                AriSupply          supplies[ARI_MAX_SUPPLIES]);
/* Never %NULL: all that a game leaves out is 0 there. */
const AriPointingRules *ari_rules_pointing      (const AriRules    *rules);
AriSpot                ari_rules_canonical_spot      (const AriRules    *rules,
                                                      const AriPosition *position,
                                                      AriSpot            spot);
AriActor               ari_rules_occupant      (const AriRules    *rules,
                                                const AriPosition *position,
                                                AriSpot            spot);
AriSpot                ari_rules_ground        (const AriRules *rules,
                                                AriSpot         spot);
AriSpot                ari_rules_target        (const AriRules    *rules,
                                                const AriPosition *position,
                                                AriAction          action,
                                                AriSpot            pick);
AriSpot                ari_rules_landing       (const AriRules    *rules,
                                                const AriPosition *position,
                                                AriAction          action);

AriFeat                ari_feat_due            (const AriRules    *rules,
                                                const AriPosition *position);
AriAction              ari_feat_outcome        (const AriRules    *rules,
                                                const AriPosition *position,
                                                AriFeatOutcome     outcome);
gboolean               ari_feat_hits           (const AriRules    *rules,
                                                const AriPosition *before,
                                                AriAction          action);

guint64                ari_perft               (const AriRules    *rules,
                                                const AriPosition *position,
                                                guint              depth);
/* Called now and then with the number of actions played so far; TRUE stops the count. */
typedef gboolean     (*AriPerftFunc)           (guint64             n_played,
                                                gpointer            data);
gboolean               ari_perft_until         (const AriRules    *rules,
                                                const AriPosition *position,
                                                guint              depth,
                                                AriPerftFunc       must_stop,
                                                gpointer           data,
                                                guint64           *sequences);
gboolean               ari_position_equal      (const AriRules    *rules,
                                                const AriPosition *a,
                                                const AriPosition *b);

/* Inline because searches call it for every position. */
static inline AriActor
ari_rules_actor (const AriRules    *rules,
                 const AriPosition *position)
{
  return rules->actor != NULL ? rules->actor (position) : ((const guint8 *) position)[rules->layout.actor];
}

G_END_DECLS
