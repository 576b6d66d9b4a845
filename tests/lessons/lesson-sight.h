/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"
#include "ari-picker.h"

G_BEGIN_DECLS

/* A spot that somebody points at. */
typedef struct
{
  const AriPicker *picker;
  const AriBoard  *board;
  AriMatch        *match;
  GHashTable      *played; /* the actions that led here, in their written form */
  AriSpot          spot;
} Click;

/* What people see on a board, found by the written names of spots and by what the rules tell everybody: tests
 * judge by it what the rules accept and refuse. */

const char *sight_name           (const Click *click);
AriActor    sight_occupant       (const Click *click,
                                  const char  *name);
char       *sight_describe       (const Click *click,
                                  const char  *name) G_GNUC_WARN_UNUSED_RESULT;
gboolean    sight_is_played      (const Click *click,
                                  const char  *name);

/* Minoa: whether sticks already join the ends of the line. */
gboolean    sight_closes_ring    (const Click *click);

/* Minarett: the number of the space in "c3" or "c3.2". */
guint       sight_space          (const char  *name);
gboolean    sight_are_neighbours (guint        a,
                                  guint        b);
guint       sight_distance       (guint        from,
                                  guint        to);
/* How many pieces stand on the level of @name ("c3.2"; "c3": on all) and above; @own: those of the actor. */
guint       sight_count_pieces   (const Click *click,
                                  const char  *name,
                                  guint       *own);

/* Labyrinth: a traveller that waits outside ("1a"). */
gboolean    sight_is_outside     (const char  *name);

G_END_DECLS
