/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "minarett.h"
#include "minarett-geometry.h"

G_BEGIN_DECLS

#define MINARETT_EACH_SIZE 4   /* pieces of a size that a seat starts with */
#define MINARETT_CAPTURES  3   /* captures that win the match */
#define MINARETT_QUIET     100 /* turns without a placement or a capture that make a draw */
#define MINARETT_KINDS     4   /* of pieces that form a capture position together: minarett_kinds() */
#define MINARETT_GROUPS    (MINARETT_SEATS * MINARETT_SIZES * MINARETT_EACH_SIZE)

typedef enum
{
  MINARETT_OPEN_EACH,
  MINARETT_OPEN_TOWER,
} MinarettOpen;

typedef enum
{
  MINARETT_SMALL_ON,
  MINARETT_SMALL_OFF,
} MinarettSmall;

/**
 * Minarett: what an #AriPosition holds in this game
 *
 * Only smaller pieces stand on larger ones, so six masks describe the whole board: sizes determine the order
 * within a tower.
 */
typedef struct
{
  guint32 pieces[MINARETT_SEATS][MINARETT_SIZES];
  guint64 used[MINARETT_SEATS];                /* bit s: the seat has used MinarettGeometry.sets[s] */
  guint8  hand[MINARETT_SEATS][MINARETT_SIZES];
  guint8  captured[MINARETT_SEATS];            /* pieces that the seat has captured */
  guint8  due[MINARETT_SEATS];                 /* captures that it may still make in this turn */
  guint8  actor;                               /* ARI_NONE when the game is over */
  guint8  turn;                                /* seat whose turn it is, even while the other captures */
  guint8  winners;                             /* bit (seat − 1) */
  guint8  passed;                              /* 1: the previous turn was a pass */
  guint8  progress;                            /* 1: this turn has had a placement or a capture */
  guint8  quiet;                               /* turns since the last placement or capture */
  guint8  board;                               /* MinarettBoard */
  guint8  open;                                /* MinarettOpen */
  guint8  small;                               /* MinarettSmall */
  guint8  padding[5];                          /* always 0, because positions are compared byte for byte */
  guint64 recent[MINARETT_QUIET];              /* hashes at the start of the last @quiet + 1 turns */
} Minarett;

G_STATIC_ASSERT (sizeof (Minarett) <= sizeof (AriPosition));
G_STATIC_ASSERT (sizeof (Minarett) % sizeof (guint64) == 0);
G_STATIC_ASSERT (G_STRUCT_OFFSET (Minarett, recent) % sizeof (guint64) == 0);

typedef struct
{
  guint8 size; /* MinarettSize */
  guint8 seat; /* 1 or 2 */
} MinarettPiece;

typedef enum
{
  MINARETT_PLACE,   /* @count: the size, @spaces[0]: where */
  MINARETT_MOVE,    /* the top @count pieces of @from together to @spaces[0] */
  MINARETT_UNSTACK, /* the top @count pieces of @from, the lowest first, one to each of @spaces */
  MINARETT_CAPTURE, /* the piece of the size @count on @spaces[0] */
  MINARETT_DECLINE,
  MINARETT_PASS,
} MinarettKind;

/**
 * MinarettAction: an #AriAction taken apart
 *
 * Members that a kind does not use are 0.
 */
typedef struct
{
  MinarettKind kind;
  guint        count;
  guint        from;
  guint        spaces[MINARETT_LEVELS];
} MinarettAction;

static inline const Minarett *
minarett_get (const AriPosition *position)
{
  return (const Minarett *) position;
}

/* @m as if it were the turn of @seat, and nobody had a capture to make. */
static inline void
minarett_give_turn (Minarett *m,
                    AriActor  seat)
{
  m->actor = m->turn = (guint8) seat;
  m->due[0] = m->due[1] = 0;
}

static inline AriAction
minarett_pack (const MinarettAction *action)
{
  return (guint) action->kind | action->count << 3 | action->from << 5 |
         action->spaces[0] << 10 | action->spaces[1] << 15 | action->spaces[2] << 20;
}

static inline MinarettAction
minarett_unpack (AriAction action)
{
  return (MinarettAction) {
    .kind = action & 7,
    .count = action >> 3 & 3,
    .from = action >> 5 & 31,
    .spaces = { action >> 10 & 31, action >> 15 & 31, action >> 20 & 31 },
  };
}

/* How many spaces an action names after @from. */
static inline guint
minarett_n_spaces (const MinarettAction *action)
{
  if (action->kind >= MINARETT_DECLINE)
    return 0;

  return action->kind == MINARETT_UNSTACK ? action->count : 1;
}

static inline guint32
minarett_of_size (const Minarett *m,
                  guint           size)
{
  return m->pieces[0][size] | m->pieces[1][size];
}

static inline guint32
minarett_of_seat (const Minarett *m,
                  AriActor        seat)
{
  const guint32 *pieces = m->pieces[seat - 1];

  return pieces[MINARETT_LARGE] | pieces[MINARETT_MEDIUM] | pieces[MINARETT_SMALL];
}

/* Where a piece of @size can stand: on spaces without a piece of its size or smaller. */
static inline guint32
minarett_fits (const Minarett *m,
               guint           size)
{
  guint32 taken = 0;

  for (guint s = size; s < MINARETT_SIZES; s++)
    taken |= minarett_of_size (m, s);

  return MINARETT_ALL & ~taken;
}

/* Whether a seat has to capture or decline before the next turn. */
static inline gboolean
minarett_is_capturing (const Minarett *m)
{
  return (m->due[0] | m->due[1]) != 0 && m->actor != ARI_NONE;
}

/* Whether a turn begins with a position that has come up before. */
static inline gboolean
minarett_repeats (const Minarett *m)
{
  /* In the middle of a turn the last hash is that of its start. */
  if (m->progress || minarett_is_capturing (m))
    return FALSE;

  for (guint i = 0; i < m->quiet; i++)
    if (m->recent[i] == m->recent[m->quiet])
      return TRUE;

  return FALSE;
}

/* A group of pieces that may travel: the top @count pieces of @from. */
typedef struct
{
  guint    from;
  guint    count;
  guint8   sizes[MINARETT_LEVELS]; /* from the lowest piece of the group up */
  gboolean can_unstack;            /* the seat owns each group that would travel on */
} MinarettGroup;

/* minarett_<member> implements the member of that name in AriRules or one of its parts. */

/* minarett-moves.c */
guint         minarett_tower       (const Minarett *m,
                                    guint           space,
                                    MinarettPiece   tower[MINARETT_LEVELS]);
guint         minarett_tower_height (const Minarett      *m,
                                    guint                 space);
gboolean      minarett_group       (const Minarett *m,
                                    AriActor        seat,
                                    guint           from,
                                    guint           count,
                                    MinarettGroup  *group);
guint32       minarett_drops       (const Minarett      *m,
                                    const MinarettGroup *group,
                                    const guint         *spaces,
                                    guint                n_spaces);
AriActionsFunc minarett_actions;
AriCountFunc   minarett_count;
AriLegalFunc   minarett_legal;

/* minarett-turn.c */
AriStartFunc minarett_start;
AriApplyFunc minarett_apply;
AriHashFunc  minarett_hash;
void          minarett_kinds       (const Minarett *m,
                                    AriActor        seat,
                                    guint32         kinds[MINARETT_KINDS]);
guint64       minarett_standing    (const Minarett *m,
                                    AriActor        seat);
guint32       minarett_complete    (const Minarett *m,
                                    AriActor        seat);

/* minarett-symmetry.c */
void          minarett_turn_position (const AriPosition *position,
                                      guint              symmetry,
                                      AriPosition       *turned);
AriTurnFunc minarett_turn_action;

/* minarett-board.c */
AriBoardFunc minarett_board;

/* minarett-picks.c */
AriPicksFunc    minarett_picks;
AriOccupantFunc minarett_occupant;
AriGroundFunc   minarett_ground;
AriTargetFunc   minarett_target;

/* minarett-paths.c */
extern const AriMotion minarett_motion;

/* minarett-earners.c */
AriEarnersFunc  minarett_earners;
AriEntitledFunc minarett_is_entitled;

/* minarett-text.c */
AriFormatFunc minarett_format;
AriReadFunc   minarett_read;

/* minarett-words.c */
const char   *minarett_space_name    (guint                space);
extern const AriNarration minarett_narration;

/* minarett-steps.c */
AriNextStepFunc minarett_next_step;

/* minarett-diagram.c */
AriDiagramFunc minarett_diagram;

/* minarett-notation.c */
/* "foundation", in the language of the program. */
const char   *minarett_size_name     (guint                size);
AriNotateFunc minarett_notate;

/* minarett-refusal.c */
AriRefusalFunc minarett_refusal;
AriExplainFunc minarett_explain;

/* minarett-overlays.c */
/* The spaces where @seat, if it had the turn, could complete a capture position that it has not used. */
guint32 minarett_capture_spaces (const AriPosition *position,
                                 AriActor           seat);
/* Whether nobody has a capture to make, and neither seat, if it had the turn, could complete a Minarett. */
gboolean minarett_is_quiet      (const AriPosition *position);
/* In how many ways @seat, if it had the turn and nobody had a capture to make, could threaten to complete a
 * Minarett; at most @most are counted. Unless @position is quiet, a threat that is there already counts for
 * each action that keeps it. */
guint   minarett_count_threats  (const AriPosition *position,
                                 AriActor           seat,
                                 guint              most);
AriReasonFunc minarett_reason;
AriPurposeFunc minarett_purpose;
extern const AriOverlays minarett_overlays;

/* minarett-shape.c */
AriPurposeFunc minarett_shape;

/* minarett-mistake-kinds.c */
extern const AriMistakeKinds minarett_slips;

/* minarett-head-start.c */
extern const AriHeadStart minarett_head_start;

/* minarett-tally.c */
extern const AriTallyTable minarett_tally;

/* minarett-rule-moments.c */
extern const AriRuleMoments minarett_occasions;

G_END_DECLS
