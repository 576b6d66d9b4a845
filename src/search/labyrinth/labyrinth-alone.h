/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "labyrinth/labyrinth-position.h"

G_BEGIN_DECLS

/* A seat alone on the board, turn by turn. */

/* Where a traveller stands and how long it is held there: the 62 fields (travellers never rest on some of
 * them) while it is not held, then 13, 52 and 7, the fields that hold, with one and with two turns left. */
#define LABYRINTH_STANDS (LABYRINTH_FIELDS + 6)

/* The mean number of turns that a seat needs after its turn has ended. */
typedef double (*LabyrinthTurnsFunc) (const Labyrinth *l,
                                      gpointer         data);
/* Receives each end of the turn with its probability. */
typedef void   (*LabyrinthEndFunc)   (const Labyrinth *l,
                                      double           probability,
                                      gpointer         data);

/* Sets up the first seat's travellers (those beyond @n are home) before its turn; the second seat is
 * outside. Only @options's options matter. */
void   labyrinth_alone_set_up (AriPosition        *position,
                               const Labyrinth    *options,
                               const guint8       *stands,
                               guint               n);
/* The mean number of turns, counting this one, with the best choices in this one; @end (nullable)
 * receives the positions these lead to. */
double labyrinth_alone_play   (const AriPosition  *position,
                               LabyrinthTurnsFunc  turns,
                               LabyrinthEndFunc    end,
                               gpointer            data);

static inline guint
labyrinth_stand (guint at,
                 guint hold)
{
  guint trap = at == 13 ? 0 : at == LABYRINTH_TUNNEL ? 1 : 2;

  return hold == 0 ? at : LABYRINTH_FIELDS + 2 * trap + hold - 1;
}

/* Whether a traveller can rest on this stand. */
static inline gboolean
labyrinth_stand_exists (guint stand)
{
  return stand >= LABYRINTH_FIELDS || labyrinth_passages[stand] == 0;
}

static inline guint
labyrinth_stand_field (guint stand)
{
  const guint fields[] = { 13, LABYRINTH_TUNNEL, LABYRINTH_TUNNEL_END };

  return stand < LABYRINTH_FIELDS ? stand : fields[(stand - LABYRINTH_FIELDS) / 2];
}

static inline guint
labyrinth_stand_hold (guint stand)
{
  return stand < LABYRINTH_FIELDS ? 0 : (stand - LABYRINTH_FIELDS) % 2 + 1;
}

G_END_DECLS
