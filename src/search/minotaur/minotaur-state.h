/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-random.h"
#include "minotaur/minotaur-position.h"

G_BEGIN_DECLS

/**
 * MinotaurState: a position, indexed for playouts
 *
 * All seats share the same knowledge here, that of the position.
 */
typedef struct
{
  Minotaur m;
  guint64  hidden;                    /* bit: the tile on the cell is unknown */
  guint64  known;                     /* bit: the tile lies on a cell where it was seen */
  guint8   where[MINOTAUR_TILES];     /* the cell of a known tile */
  guint16  odds[MINOTAUR_MAX_SEATS];  /* how often the seat hits, of 1024 tosses */
} MinotaurState;

#define MINOTAUR_ODDS 1024u

/* The left tiles of all colours, as bits: sets of tiles, by colour and side. */
#define MINOTAUR_TILES_OF_SIDE   G_GUINT64_CONSTANT (0x5555555555555)

static inline guint64
minotaur_tiles_of_colour (MinotaurColour colour)
{
  return G_GUINT64_CONSTANT (0x3ff) << (guint) colour * MINOTAUR_VALUES * MINOTAUR_SIDES;
}

static inline guint64
minotaur_tiles_of (MinotaurColour colour,
                   MinotaurSide   side)
{
  return minotaur_tiles_of_colour (colour) & MINOTAUR_TILES_OF_SIDE << (guint) side;
}

/* The cell of the lowest bit. */
static inline guint
minotaur_first (guint64 bits)
{
  return (guint) __builtin_ctzll (bits);
}

static inline AriAction
minotaur_turn_over (guint cell)
{
  return minotaur_pack (&(MinotaurAction) { .kind = MINOTAUR_TURN_OVER, .cell = cell });
}

static inline AriAction
minotaur_answer (MinotaurChoice choice)
{
  return minotaur_pack (&(MinotaurAction) { .kind = MINOTAUR_ANSWER, .choice = choice });
}

/* minotaur-state.c */
void      minotaur_state_load   (MinotaurState       *self,
                                 const AriPosition   *position);
/* @action must be legal. */
void      minotaur_state_play   (MinotaurState       *self,
                                 AriAction            action);
guint64   minotaur_state_fits   (const MinotaurState *self,
                                 guint                tile);
guint     minotaur_draw_bit     (guint64              bits,
                                 AriRandom           *random);
AriAction minotaur_state_draw   (const MinotaurState *self,
                                 AriRandom           *random);

/* minotaur-policy.c */
AriAction minotaur_policy_choose (const MinotaurState *self,
                                  AriRandom           *random);
/* Whether the seat has no reason to leave the open pair: it is as good as any, or the last of its colour. */
gboolean  minotaur_policy_must_claim (const MinotaurState *self);
/* The expected final points of @seat: those of its head start, its resolved pairs, and the others by their
 * mean. */
double    minotaur_policy_worth  (const Minotaur      *m,
                                  AriActor             seat);

G_END_DECLS
