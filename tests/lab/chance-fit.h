/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-chance-map.h"

G_BEGIN_DECLS

/**
 * AriChancePoint: what a search found about one position, and how the match ended
 * @match: the number of the match
 * @evidence: how it found them
 * @raw: the shares that it found for each side; not proved
 * @result: the sides' shares of the win at the end
 * @nodes: its effort
 * @phase: how far the match had come, 0 … 1
 */
typedef struct
{
  guint       match;
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
 * @covered: the longer one lies within twice the stated error
 */
typedef struct
{
  double   chance, longer;
  double   phase;
  gboolean covered;
} AriChanceMove;

/**
 * AriChanceLoss: what far longer searches found of a loss
 * @chance: what the shorter search of the position reached says of the action played
 * @apart: how far the log odds of the best action are above that, by the shorter search of the position
 * @longer_apart: by longer searches of the positions after both
 * @loss: what was stated
 * @longer: what the longer searches found; may be negative
 * @phase: how far the match had come
 * @covered: @longer lies within twice the stated error of @loss
 */
typedef struct
{
  double   chance, apart, longer_apart;
  double   loss, longer;
  double   phase;
  gboolean covered;
} AriChanceLoss;

/* Leaves only the points of the kind of evidence that most of them are of, and returns it: each kind has a
 * row of its own. */
AriEvidence ari_chance_fit_keep_usual (GArray *points);

/* Fits the exponents and the effort of @row, whose sides and evidence are given, by maximum likelihood. A
 * prior holds exponents of neighbouring knots together. Cross-validation over matches chooses its strength.
 */
void ari_chance_fit        (const AriChancePoint *points,
                            guint                 n,
                            AriChanceRow         *row);

/* Fits the spreads of @row: the least for which 94 of 100 longer searches lie within two standard errors. */
void ari_chance_fit_spread (const AriChanceMove  *moves,
                            guint                 n,
                            AriChanceRow         *row);

/* Fits the lead, the distrust and the doubt of @row: around each knot, the line that tells best what longer
 * searches find of a difference (through the origin where the lead would be negative), and how far they
 * scatter about it. The oversight stays 0: the doubt accounts for it, too large where chances are open. */
void ari_chance_fit_losses (const AriChanceLoss  *losses,
                            guint                 n,
                            AriChanceRow         *row);

/* The row as a map of the program contains it, after a comment that tells its origin. */
char *ari_chance_row_to_text (const AriChanceRow *row,
                              const char         *origin);

G_END_DECLS
