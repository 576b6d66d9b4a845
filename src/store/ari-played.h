/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-seat.h"

G_BEGIN_DECLS

/**
 * AriPlayedBy: who chose an action
 * @kind: a person or a computer
 * @name: (nullable): of a person; the id of the level of a computer; NULL: unknown, as of one who stood in
 * @n: in how many matches
 */
typedef struct
{
  AriSeatKind kind;
  char       *name;
  guint       n;
} AriPlayedBy;

/**
 * AriPlayed: how often an action was played in a position, and how it went on
 * @n: matches in whose main line it was
 * @n_finished: those of them that are over
 * @win: mean win share of each seat in these
 * @latest: when the last of the matches was played, Unix seconds; 0: unknown
 * @match: the row of that match
 * @ply: the id of the ply in it
 * @by: (element-type AriPlayedBy): who chose it, most frequent first; empty for chance
 *
 * Actions that are equivalent by a symmetry of the board count as one.
 */
typedef struct
{
  AriAction action;
  guint     n;
  guint     n_finished;
  double    win[ARI_MAX_SEATS];
  gint64    latest;
  gint64    match;
  guint     ply;
  GArray   *by;
} AriPlayed;

/**
 * AriPlayedFilter: which matches count
 * @person: (nullable): only matches in which the person with that name has a seat
 * @since: only matches that were played then or later, Unix seconds; 0: all
 */
typedef struct
{
  const char *person;
  gint64      since;
} AriPlayedFilter;

G_END_DECLS
