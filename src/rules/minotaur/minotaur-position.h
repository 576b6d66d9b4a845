/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "minotaur.h"
#include "minotaur-board.h"

G_BEGIN_DECLS

#define MINOTAUR_VALUES   5u  /* tiles have the values 1 … 5, with three seats 1, 3 and 5 */
#define MINOTAUR_TILES    (MINOTAUR_COLOURS * MINOTAUR_VALUES * MINOTAUR_SIDES)
#define MINOTAUR_REVEALED 2u  /* cells that are turned over in a turn */
#define MINOTAUR_TOSSES   3u  /* of each tied seat */

#define MINOTAUR_BIT(n) (G_GUINT64_CONSTANT (1) << (n))

typedef enum
{
  MINOTAUR_MODE_FULL,
  MINOTAUR_MODE_SIMPLIFIED,
  MINOTAUR_MODE_MEMORY,
} MinotaurMode;

typedef enum
{
  MINOTAUR_PRIZE_FREE,
  MINOTAUR_PRIZE_OTHER,
} MinotaurPrize;

typedef enum
{
  MINOTAUR_TIE_SHARED,
  MINOTAUR_TIE_SUDDEN,
} MinotaurTie;

/* What comes next. */
typedef enum
{
  MINOTAUR_AT_TURN,       /* a seat: a cell, a challenge or a pass */
  MINOTAUR_AT_SECOND,     /* the seat: another cell */
  MINOTAUR_AT_TILE,       /* chance: what lies on the cell turned over last */
  MINOTAUR_AT_CLAIM,      /* the seat: to claim the two tiles or to leave them */
  MINOTAUR_AT_CHALLENGER, /* a toss of the seat that challenges */
  MINOTAUR_AT_CHALLENGED, /* a toss of the seat that is challenged */
  MINOTAUR_AT_PRIZE,      /* the challenged seat, which alone has hit: what to exchange */
  MINOTAUR_AT_TIE,        /* a toss of a tied seat */
  MINOTAUR_AT_END,
} MinotaurPhase;

/**
 * Minotaur: what an #AriPosition holds in this game
 *
 * Tiles are numbered by minotaur_tile(). A position does not say what lies on a cell that was never turned
 * over: chance decides that when it is.
 */
typedef struct
{
  guint64 table;                        /* bit: a tile lies on the cell */
  guint64 unseen;                       /* bit: the tile has not been shown yet */
  guint32 turn;                         /* the number of the turn, from 1 */
  guint32 shown[MINOTAUR_MAX_CELLS];    /* the turn in which the cell was last turned over, 0: never */
  guint32 tosses[MINOTAUR_MAX_SEATS];   /* of each seat, so far */
  guint32 hits[MINOTAUR_MAX_SEATS];     /* of these tosses */
  guint8  tiles[MINOTAUR_MAX_CELLS];    /* 1 + the tile on a cell that has been turned over, else 0 */
  /* Values, 0: no pair. */
  guint8  pairs[MINOTAUR_MAX_SEATS][MINOTAUR_COLOURS][MINOTAUR_SIDES];
  guint8  open[MINOTAUR_REVEALED];      /* 1 + the cells that lie open, the first one first, else 0 */
  guint8  phase;                        /* MinotaurPhase */
  guint8  turn_seat;                    /* whose turn it is; who tosses AT_TIE; 0 at the end */
  guint8  challenged;                   /* the seat that is challenged, else 0 */
  guint8  colour;                       /* MinotaurColour that it is about */
  guint8  named;                        /* MinotaurSide of the tile that was named */
  guint8  challenger_hit;               /* 1: the challenger's toss has hit */
  guint8  tied;                         /* bit (seat − 1): the seat is still in the tie */
  guint8  tie_hits[MINOTAUR_MAX_SEATS]; /* of the tied seats, since the last one dropped out */
  guint8  rounds;                       /* rounds of tosses left for each tied seat, including this one */
  guint8  winners;                      /* bit (seat − 1) */
  guint8  seats;
  guint8  mode;                         /* MinotaurMode */
  guint8  prize;                        /* MinotaurPrize */
  guint8  tie;                          /* MinotaurTie */
  guint8  given[MINOTAUR_MAX_SEATS];    /* points that the seat had at the start */
  guint8  padding[6];                   /* always 0, because positions are compared byte for byte */
} Minotaur;

G_STATIC_ASSERT (sizeof (Minotaur) <= sizeof (AriPosition));
G_STATIC_ASSERT (sizeof (Minotaur) == 8 * 2 + 4 * (1 + 50 + 10) + 50 + 50 + 2 + 7 + 5 + 6 + 5 + 6 + 1);

typedef enum
{
  MINOTAUR_TURN_OVER, /* @cell */
  MINOTAUR_SHOW,      /* @tile: what chance plays */
  MINOTAUR_CHALLENGE, /* @seat, for its @tile */
  MINOTAUR_ANSWER,    /* @choice */
} MinotaurKind;

/**
 * MinotaurAction: an #AriAction taken apart
 *
 * Members that a kind does not use are 0.
 */
typedef struct
{
  MinotaurKind   kind;
  guint          cell;
  guint          tile;
  AriActor       seat;
  MinotaurChoice choice;
} MinotaurAction;

static inline const Minotaur *
minotaur_get (const AriPosition *position)
{
  return (const Minotaur *) position;
}

static inline AriAction
minotaur_pack (const MinotaurAction *action)
{
  return (guint) action->kind | action->cell << 2 | action->tile << 8 | action->seat << 14 |
         (guint) action->choice << 17;
}

static inline MinotaurAction
minotaur_unpack (AriAction action)
{
  return (MinotaurAction) {
    .kind = action & 3,
    .cell = action >> 2 & 63,
    .tile = action >> 8 & 63,
    .seat = action >> 14 & 7,
    .choice = action >> 17 & 15,
  };
}

/* @value: 1 … 5 */
static inline guint
minotaur_tile (MinotaurColour colour,
               guint          value,
               MinotaurSide   side)
{
  return ((guint) colour * MINOTAUR_VALUES + value - 1) * MINOTAUR_SIDES + (guint) side;
}

static inline MinotaurColour
minotaur_tile_colour (guint tile)
{
  return tile / (MINOTAUR_VALUES * MINOTAUR_SIDES);
}

static inline guint
minotaur_tile_value (guint tile)
{
  return tile / MINOTAUR_SIDES % MINOTAUR_VALUES + 1;
}

static inline MinotaurSide
minotaur_tile_side (guint tile)
{
  return tile % MINOTAUR_SIDES;
}

static inline gboolean
minotaur_has_pair (const Minotaur *m,
                   AriActor        seat,
                   MinotaurColour  colour)
{
  return m->pairs[seat - 1][colour][MINOTAUR_LEFT] != 0;
}

static inline gboolean
minotaur_is_resolved (const Minotaur *m,
                      AriActor        seat,
                      MinotaurColour  colour)
{
  const guint8 *pair = m->pairs[seat - 1][colour];

  return pair[MINOTAUR_LEFT] != 0 && pair[MINOTAUR_LEFT] == pair[MINOTAUR_RIGHT];
}

/* The cell that this turn turned over as number @i, or -1. */
static inline int
minotaur_open_cell (const Minotaur *m,
                    guint           i)
{
  return m->open[i] - 1;
}

/* The cell that this turn turned over last, or -1. */
static inline int
minotaur_last_open (const Minotaur *m)
{
  return minotaur_open_cell (m, m->open[1] != 0 ? 1 : 0);
}

static inline gboolean
minotaur_is_open (const Minotaur *m,
                  guint           cell)
{
  return m->open[0] == cell + 1 || m->open[1] == cell + 1;
}

/* Whether the previous turn revealed the cell, and nothing has been turned over since. */
static inline gboolean
minotaur_was_just_shown (const Minotaur *m,
                         guint           cell)
{
  return m->phase == MINOTAUR_AT_TURN && m->shown[cell] != 0 && m->shown[cell] + 1 == m->turn;
}

/* The same, where the position still has the tile. */
static inline gboolean
minotaur_is_revealed (const Minotaur *m,
                      guint           cell)
{
  return m->tiles[cell] != 0 && minotaur_was_just_shown (m, cell);
}

/* Whether a tile that minotaur_redact() removed from the position lies open on the cell, or just did. */
static inline gboolean
minotaur_is_redacted (const Minotaur *m,
                      guint           cell)
{
  if ((m->table >> cell & 1) == 0 || m->tiles[cell] != 0)
    return FALSE;
  if (minotaur_is_open (m, cell))
    return m->phase != MINOTAUR_AT_TILE || minotaur_last_open (m) != (int) cell;

  return minotaur_was_just_shown (m, cell);
}

/* minotaur_<member> implements the member of that name in AriRules or one of its parts. */

/* minotaur-actions.c */
AriActorFunc        minotaur_actor;
AriFeatDueFunc      minotaur_feat_due;
AriFeatOutcomeFunc  minotaur_feat_outcome;
AriActionsFunc      minotaur_actions;
AriLegalFunc        minotaur_legal;
AriChanceWeightFunc minotaur_chance_weight;
gboolean      minotaur_may_name      (const Minotaur *m,
                                      AriActor        challenger,
                                      AriActor        challenged,
                                      MinotaurColour  colour,
                                      MinotaurSide    side);
gboolean      minotaur_may_challenge (const Minotaur *m,
                                      AriActor        challenger,
                                      AriActor        challenged,
                                      MinotaurColour  colour);
gboolean      minotaur_may_take      (const Minotaur *m,
                                      MinotaurSide    side);
gboolean      minotaur_may_pass      (const Minotaur    *m);
guint         minotaur_list_challenges (const Minotaur  *m,
                                      AriAction         *actions);
guint         minotaur_toss_weight   (const Minotaur *m,
                                      AriActor        seat,
                                      gboolean        hit);

/* minotaur-purpose.c */
AriPurposeFunc minotaur_purpose;
AriPurposeFunc minotaur_shape;

/* minotaur-turn.c */
AriStartFunc minotaur_start;
AriApplyFunc minotaur_apply;
AriHashFunc  minotaur_hash;
AriTurnEndsFunc minotaur_turn_ends;
gboolean      minotaur_may_claim     (const Minotaur *m,
                                      guint           one,
                                      guint           other);
int           minotaur_points        (const Minotaur *m,
                                      AriActor        seat);

/* minotaur-text.c */
AriFormatFunc minotaur_format;
AriReadFunc   minotaur_read;
gboolean        minotaur_read_any (const char     *text,
                                   MinotaurAction *a);

/* minotaur-words.c */
AriDescribeRevealedFunc minotaur_describe_revealed;
extern const AriNarration minotaur_narration;
const char   *minotaur_cell_name     (const Minotaur *m,
                                      guint           cell);
char         *minotaur_describe_tile (guint              tile);

/* minotaur-steps.c */
AriNextStepFunc minotaur_next_step;

/* minotaur-missed-recall.c */
extern const AriMemory minotaur_memory;

/* minotaur-diagram.c */
AriDiagramFunc minotaur_diagram;

/* minotaur-notation.c */
AriNotateFunc minotaur_notate;

/* minotaur-picks.c */
AriPicksFunc    minotaur_picks;
AriOccupantFunc minotaur_occupant;
AriTargetFunc   minotaur_target;

/* minotaur-paths.c */
AriRevealedSpotsFunc minotaur_revealed_spots;
extern const AriMotion minotaur_motion;

/* minotaur-refusal.c */
AriRefusalFunc minotaur_refusal;
AriExplainFunc minotaur_explain;

/* minotaur-overlays.c */
extern const AriOverlays minotaur_overlays;

/* minotaur-head-start.c */
extern const AriHeadStart minotaur_head_start;

/* minotaur-tally.c */
extern const AriTallyTable minotaur_tally;

/* minotaur-rule-moments.c */
extern const AriRuleMoments minotaur_occasions;

G_END_DECLS
