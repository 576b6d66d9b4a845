/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-chance-map.h"

G_BEGIN_DECLS

/**
 * AriChancePoint: what a search found about one position, and how the match ended
 * @evidence: how it found them
 * @raw: the shares that it found for each side; not proved
 * @result: the sides' shares of the win at the end
 * @nodes: its effort
 * @phase: how far the match had come, 0 … 1
 */
typedef struct
{
  AriEvidence evidence;
  double      raw[ARI_MAX_SEATS];
  double      result[ARI_MAX_SEATS];
  guint64     nodes;
  double      phase;
} AriChancePoint;

/**
 * AriChanceMove: how far a far longer search has moved a chance
 * @chance: what the shorter one said
 * @longer: what the longer one said
 * @phase: how far the match had come
 */
typedef struct
{
  double chance, longer;
  double phase;
} AriChanceMove;

/* Leaves only the points of the kind of evidence that most of them are of, and returns it: each kind has a
 * row of its own. */
AriEvidence ari_chance_fit_keep_usual (GArray *points);

/* Fits the exponents and the effort of @row, whose sides and evidence are given, by maximum likelihood. A
 * weak prior holds exponents of neighbouring knots together where no results tell them apart. */
void ari_chance_fit        (const AriChancePoint *points,
                            guint                 n,
                            AriChanceRow         *row);

/* Fits the spreads of @row: the least for which 94 of 100 longer searches lie within two standard errors. */
void ari_chance_fit_spread (const AriChanceMove  *moves,
                            guint                 n,
                            AriChanceRow         *row);

/* The row as a map of the program contains it, after a comment that tells its origin. */
char *ari_chance_row_to_text (const AriChanceRow *row,
                              const char         *origin);

G_END_DECLS
