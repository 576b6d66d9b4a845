/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth.h"
#include "labyrinth-board.h"

G_BEGIN_DECLS

#define LABYRINTH_HOLD       2u  /* turns that a trap costs */
#define LABYRINTH_WHOLE_SEAT 15u /* bits of the travellers of one seat */
#define LABYRINTH_NOBODY     LABYRINTH_ALL

typedef enum
{
  LABYRINTH_ENTRY_1,
  LABYRINTH_ENTRY_1_OR_6,
} LabyrinthEntry;

typedef enum
{
  LABYRINTH_DISPLACED_TRAP,
  LABYRINTH_DISPLACED_SAFE,
} LabyrinthDisplaced;

typedef enum
{
  LABYRINTH_PENALTY_TRAVELLER,
  LABYRINTH_PENALTY_PLAYER,
} LabyrinthPenalty;

/* What is decided next. */
typedef enum
{
  LABYRINTH_AT_FIRST,   /* chance: which seat begins */
  LABYRINTH_AT_ROLL,    /* chance: the two dice */
  LABYRINTH_AT_MOVE,    /* a die and a traveller */
  LABYRINTH_AT_CROSS,   /* to cross the Millstone or to stay */
  LABYRINTH_AT_RIDE,    /* to ride the Knight's Orbit or to stay */
  LABYRINTH_AT_STATION, /* chance: how many stations */
  LABYRINTH_AT_END,
} LabyrinthPhase;

/**
 * Labyrinth: what an #AriPosition holds in this game
 *
 * Travellers are numbered 0 … 15, starting with the first seat. @standing is the inverse of @at, so that an
 * exchange needs no search. Each seat has sets of its travellers, bit k for the k-th, so that one test
 * instead of four tells which can move. A traveller is @outside, @free or @held, or else has been borne off.
 */
typedef struct
{
  guint8  at[LABYRINTH_ALL];
  guint8  standing[64];                /* the traveller on an unshared field; else LABYRINTH_NOBODY */
  guint8  outside[LABYRINTH_SEATS];
  guint8  free[LABYRINTH_SEATS];       /* inside, and can use any die */
  guint8  held[LABYRINTH_SEATS];       /* for one turn of their seat or for two */
  guint8  longer[LABYRINTH_SEATS];     /* those of @held that are held for two */
  guint16 lost[LABYRINTH_SEATS];       /* turns that a seat still loses */
  guint8  phase;                       /* LabyrinthPhase */
  guint8  turn;                        /* seat whose turn it is: 1 … n, 0 before the first */
  guint8  mover;                       /* the traveller that may cross or ride, else 0 */
  guint8  serving;                     /* the turn's travellers that have been held since the turn began */
  guint8  stopped;                     /* 1: the seat brought a penalty on itself, so its turn ends */
  guint8  dice[LABYRINTH_DICE];        /* the smaller first; 0 before the roll */
  guint8  left;                        /* bit i: dice[i] has not been used */
  guint8  usable;                      /* AT_MOVE: see labyrinth_usable(); else 0 */
  guint8  winners;                     /* bit (seat − 1) */
  guint8  seats;
  guint8  entry;                       /* LabyrinthEntry */
  guint8  displaced;                   /* LabyrinthDisplaced */
  guint8  penalty;                     /* LabyrinthPenalty */
  guint8  padding[2];                  /* always 0, because positions are compared byte for byte */
} Labyrinth;

G_STATIC_ASSERT (sizeof (Labyrinth) <= sizeof (AriPosition));
G_STATIC_ASSERT (sizeof (Labyrinth) % sizeof (guint64) == 0);

typedef enum
{
  LABYRINTH_BEGIN,   /* @first: the seat that begins */
  LABYRINTH_ROLL,    /* @first, @second: the pips of both dice, the smaller first */
  LABYRINTH_MOVE,    /* @first: the traveller of the seat, 0 … 3; @second: the pips */
  LABYRINTH_CROSS,
  LABYRINTH_RIDE,
  LABYRINTH_STAY,
  LABYRINTH_STATION, /* @first: the pips */
} LabyrinthKind;

/**
 * LabyrinthAction: an #AriAction taken apart
 *
 * Members that a kind does not use are 0.
 */
typedef struct
{
  LabyrinthKind kind;
  guint         first;
  guint         second;
} LabyrinthAction;

static inline const Labyrinth *
labyrinth_get (const AriPosition *position)
{
  return (const Labyrinth *) position;
}

static inline AriAction
labyrinth_pack (LabyrinthKind kind,
                guint         first,
                guint         second)
{
  return (guint) kind | first << 3 | second << 6;
}

static inline LabyrinthAction
labyrinth_unpack (AriAction action)
{
  return (LabyrinthAction) {
    .kind = action & 7,
    .first = action >> 3 & 7,
    .second = action >> 6 & 7,
  };
}

/* The @k-th traveller of @seat, counted from 0. */
static inline guint
labyrinth_traveller (AriActor seat,
                     guint    k)
{
  return (seat - 1) * LABYRINTH_TRAVELLERS + k;
}

static inline AriActor
labyrinth_seat (guint traveller)
{
  return traveller / LABYRINTH_TRAVELLERS + 1;
}

/* The bit of a traveller in the sets of its seat. */
static inline guint8
labyrinth_bit (guint traveller)
{
  return (guint8) (1u << traveller % LABYRINTH_TRAVELLERS);
}

/* The letter of a traveller within its seat. */
static inline char
labyrinth_letter (guint traveller)
{
  return (char) ('a' + traveller % LABYRINTH_TRAVELLERS);
}

/* How many turns of its seat a traveller is still held. */
static inline guint
labyrinth_hold (const Labyrinth *l,
                guint            traveller)
{
  guint s = traveller / LABYRINTH_TRAVELLERS, k = traveller % LABYRINTH_TRAVELLERS;

  return (l->held[s] >> k & 1) + (l->longer[s] >> k & 1);
}

/* The bits of a whole seat if a die at @pips lets travellers enter, else 0. */
static inline guint
labyrinth_entering (const Labyrinth *l,
                    guint            pips)
{
  static const guint8 entering[][LABYRINTH_PIPS + 1] = {
    [LABYRINTH_ENTRY_1] = { [1] = LABYRINTH_WHOLE_SEAT },
    [LABYRINTH_ENTRY_1_OR_6] = { [1] = LABYRINTH_WHOLE_SEAT, [6] = LABYRINTH_WHOLE_SEAT },
  };

  return entering[l->entry][pips];
}

static inline gboolean
labyrinth_enters (const Labyrinth *l,
                  guint            pips)
{
  return labyrinth_entering (l, pips) != 0;
}

/* Where a die would bring a traveller; 0 when it can't use it. */
static inline guint
labyrinth_target (const Labyrinth *l,
                  guint            traveller,
                  guint            pips)
{
  guint at = l->at[traveller];
  gboolean can_use = at == LABYRINTH_OUTSIDE ? labyrinth_enters (l, pips)
                                             : at != LABYRINTH_CENTRE && labyrinth_hold (l, traveller) == 0;

  return can_use ? labyrinth_steps[at][pips] : 0;
}

/* Whether a traveller may cross, or may ride. */
static inline gboolean
labyrinth_is_deciding (const Labyrinth *l)
{
  return l->phase == LABYRINTH_AT_CROSS || l->phase == LABYRINTH_AT_RIDE;
}

/* The die that is used for @pips: the first of two equal dice, so that the remaining dice have only one
 * representation. */
static inline guint
labyrinth_die_of (const Labyrinth *l,
                  guint            pips)
{
  return (l->left & 1) != 0 && l->dice[0] == pips ? 0 : 1;
}

/* How many different dice are left; which of them show @pips. */
static inline guint
labyrinth_dice_left (const Labyrinth *l,
                     guint            pips[LABYRINTH_DICE])
{
  guint n = 0;

  for (guint i = 0; i < LABYRINTH_DICE; i++)
    if ((l->left >> i & 1) != 0 && (n == 0 || pips[0] != l->dice[i]))
      pips[n++] = l->dice[i];

  return n;
}

/* The travellers of the seat to act that can use a die, as bits. */
static inline guint
labyrinth_users (const Labyrinth *l,
                 guint            die)
{
  return (guint) l->usable >> LABYRINTH_TRAVELLERS * die & LABYRINTH_WHOLE_SEAT;
}

/* Which travellers can use which remaining die: bit k for the k-th traveller of the seat to act and the first
 * die, bit 4 + k for the second, which offers nothing of its own while it equals the first. */
static inline guint
labyrinth_usable (const Labyrinth *l)
{
  static const guint8 choice[2][4] = { { 0x00, 0x0f, 0xf0, 0xff }, { 0x00, 0x0f, 0xf0, 0x0f } };
  guint free = l->free[l->turn - 1], outside = l->outside[l->turn - 1];
  guint first = free | (outside & labyrinth_entering (l, l->dice[0]));
  guint second = free | (outside & labyrinth_entering (l, l->dice[1]));

  return (first | second << LABYRINTH_TRAVELLERS) & choice[l->dice[0] == l->dice[1]][l->left];
}

/* labyrinth_<member> implements the member of that name in AriRules or one of its parts. */

/* labyrinth-turn.c */
AriStartFunc labyrinth_start;
AriApplyFunc labyrinth_apply;
AriHashFunc  labyrinth_hash;
AriTurnEndsFunc labyrinth_turn_ends;

/* labyrinth-actions.c */
AriActorFunc        labyrinth_actor;
AriActionsFunc      labyrinth_actions;
AriCountFunc        labyrinth_count;
AriChanceWeightFunc labyrinth_chance_weight;

/* labyrinth-text.c */
AriFormatFunc labyrinth_format;
AriReadFunc   labyrinth_read;

/* labyrinth-words.c */
char         *labyrinth_name          (guint              traveller);
extern const AriNarration labyrinth_narration;

/* labyrinth-reason.c */
AriReasonFunc  labyrinth_reason;
AriPurposeFunc labyrinth_purpose;
AriPurposeFunc labyrinth_shape;
AriHarmFunc labyrinth_harm;

/* labyrinth-steps.c */
AriNextStepFunc labyrinth_next_step;

/* labyrinth-spots.c */
AriBriefFunc        labyrinth_brief;
AriNameSpotFunc labyrinth_name_spot;
AriDescribeSpotFunc labyrinth_describe_spot;
AriAbsentFunc       labyrinth_is_absent;
AriOutcomeFunc      labyrinth_outcome;

/* labyrinth-diagram.c */
AriDiagramFunc labyrinth_diagram;

/* labyrinth-notation.c */
AriNotateFunc labyrinth_notate;

/* labyrinth-picks.c */
AriPicksFunc   labyrinth_picks;
AriCanonicalSpotFunc labyrinth_canonical_spot;
guint         labyrinth_who_is_at     (const Labyrinth *l,
                                       AriSpot          spot);
AriOccupantFunc labyrinth_occupant;
AriGroundFunc  labyrinth_ground;
AriTargetFunc  labyrinth_target_spot;
/* Where a die moves an inside traveller before a passage leads it on; 0 for other actions. */
guint         labyrinth_landing_of    (const Labyrinth *l,
                                       AriAction        action);
AriLandingFunc labyrinth_landing_spot;

/* labyrinth-paths.c */
guint         labyrinth_mover         (const Labyrinth *l,
                                       LabyrinthAction  a);
extern const AriMotion labyrinth_motion;

/* labyrinth-overlays.c */
extern const AriOverlays labyrinth_overlays;

/* labyrinth-refusal.c */
AriExplainFunc labyrinth_explain;
AriRefusalFunc labyrinth_refusal;

/* labyrinth-head-start.c */
extern const AriHeadStart labyrinth_head_start;

/* labyrinth-tally.c */
extern const AriTallyTable labyrinth_tally;

/* labyrinth-rule-moments.c */
extern const AriRuleMoments labyrinth_occasions;

/* labyrinth-mistake-kinds.c */
extern const AriMistakeKinds labyrinth_slips;

G_END_DECLS
