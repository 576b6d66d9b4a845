/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "minoa.h"
#include "minoa-geometry.h"

G_BEGIN_DECLS

#define MINOA_SEATS       4
#define MINOA_BORDER_MASK 0xffffffu /* of border points, or of border lines */
#define MINOA_LINE_WORDS  3

typedef enum
{
  MINOA_CLOSING_LINE,
  MINOA_CLOSING_COLOURED,
} MinoaClosing;

typedef enum
{
  MINOA_TEAMS_PARTNERS,
  MINOA_TEAMS_EACH,
} MinoaTeams;

/**
 * Minoa: what an #AriPosition holds in this game
 *
 * Sticks never close a cycle, so they are a forest on the points: for each point, @tree has the mask of the
 * points that sticks connect with it, itself included. A stick fits the forest exactly when its ends are in
 * two trees; @open keeps the lines for which this still holds, so counting takes only three words.
 */
typedef struct
{
  guint64 sticks[MINOA_LINE_WORDS];  /* bit l: a stick lies on line l */
  guint64 open[MINOA_LINE_WORDS];    /* bit l: line l is inside, vacant, and would close no cycle */
  guint64 tree[MINOA_POINTS];
  guint32 pieces[MINOA_SEATS];       /* bit l: a piece of the seat lies on border line l */
  guint8  actor;                     /* ARI_NONE when the game is over */
  guint8  seats;
  guint8  closing;                   /* MinoaClosing */
  guint8  teams;                     /* MinoaTeams */
  gint8   extra[MINOA_SEATS];        /* pieces that head starts gave the seat, or took from it */
} Minoa;

G_STATIC_ASSERT (sizeof (Minoa) <= sizeof (AriPosition));
G_STATIC_ASSERT (sizeof (Minoa) % sizeof (guint64) == 0);

/* A mask of triangles, by cell: see MinoaGeometry. */
__extension__ typedef unsigned __int128 MinoaCells;

/* A set of triangles connected across lines without sticks. Every area touches the border. */
typedef struct
{
  guint32    border;    /* mask of border lines */
  guint32    seats;     /* bit (seat − 1): the seat has a piece on one of them */
  gboolean   filled;    /* no border line is vacant */
  MinoaCells cells;
  guint      n_cells;
} MinoaArea;

static inline const Minoa *
minoa_get (const AriPosition *position)
{
  return (const Minoa *) position;
}

static inline gboolean
minoa_has_line (const guint64 lines[MINOA_LINE_WORDS],
                guint         line)
{
  return (lines[line / 64] >> (line % 64) & 1) != 0;
}

static inline guint32
minoa_occupied (const Minoa *m)
{
  return m->pieces[0] | m->pieces[1] | m->pieces[2] | m->pieces[3];
}

/* Whether a mask of seats has exactly one. */
static inline gboolean
minoa_is_one_seat (guint32 seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0;
}

/* The only seat with pieces on the area; ARI_NONE: none or several have pieces there. */
static inline AriActor
minoa_owner (const MinoaArea *area)
{
  return minoa_is_one_seat (area->seats) ? (AriActor) __builtin_ctz (area->seats) + 1 : ARI_NONE;
}

static inline gboolean
minoa_has_triangle (const MinoaArea *area,
                    guint            triangle)
{
  return (area->cells >> minoa_geometry ()->cell[triangle] & 1) != 0;
}

/* Pieces that @seat had at the start. */
static inline guint
minoa_share (const Minoa *m,
             AriActor     seat)
{
  return (guint) (MINOA_BORDER_LINES / m->seats + m->extra[seat - 1]);
}

/* Pieces that @seat still holds. */
static inline guint
minoa_supply (const Minoa *m,
              AriActor     seat)
{
  return minoa_share (m, seat) - (guint) __builtin_popcount (m->pieces[seat - 1]);
}

/* The spot to pick for an action. */
static inline AriSpot
minoa_spot (AriAction action)
{
  return action == MINOA_ACTION_PASS ? MINOA_SPOT_PASS : (AriSpot) action;
}

/* minoa_<member> implements the member of that name in AriRules or AriNarration. */

/* minoa-areas.c */
guint           minoa_areas         (const Minoa *m,
                                     MinoaArea    areas[MINOA_BORDER_LINES]);
const MinoaArea *minoa_find_area    (const MinoaArea *areas,
                                     guint            n_areas,
                                     guint            line);
guint           minoa_count_cells   (MinoaCells   cells);
gboolean        minoa_is_divided_up (const Minoa *m);
void            minoa_halves        (const Minoa *m,
                                     guint        line,
                                     guint32      halves[2]);
AriScoresFunc   minoa_scores;
AriSideFunc     minoa_side;

/* minoa-overlays.c */
AriReasonFunc minoa_reason;
AriPurposeFunc minoa_purpose;
extern const AriOverlays minoa_overlays;

/* minoa-purpose.c */
AriMerit        minoa_purpose_on_area (const AriPosition *position,
                                       AriAction          action);

/* minoa-shape.c */
AriPurposeFunc minoa_shape;

/* minoa-actions.c */
AriStartFunc    minoa_start;
AriActionsFunc  minoa_actions;
AriCountFunc    minoa_count;
AriApplyFunc    minoa_apply;
AriHashFunc     minoa_hash;
void            minoa_set_stick     (Minoa *m,
                                     guint  line);
guint32         minoa_filled_up     (const AriPosition *position,
                                     AriAction          action);

/* minoa-head-start.c */
void            minoa_give_pieces   (Minoa          *m,
                                     const AriSetup *setup);
extern const AriHeadStart minoa_head_start;

/* minoa-board.c */
AriBoardFunc    minoa_board;
AriOccupantFunc minoa_occupant;

/* minoa-words.c */
extern const AriNarration minoa_narration;

/* minoa-diagram.c */
AriDiagramFunc minoa_diagram;

/* minoa-refusal.c */
AriRefusalFunc  minoa_refusal;

/* minoa-tally.c */
extern const AriTallyTable minoa_tally;

/* minoa-rule-moments.c */
extern const AriRuleMoments minoa_occasions;

/* minoa-mistake-kinds.c */
extern const AriMistakeKinds minoa_slips;

G_END_DECLS
