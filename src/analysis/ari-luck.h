/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriLuck:
 *
 * The luck, skill and memory of one seat in a line of a match, except what a computer chose for a person;
 * luck and skill as far as its plies have been judged, as parts of a win: 0.1 is a tenth.
 */
typedef struct
{
  guint  n_outcomes;  /* of chance that were judged, for any seat */
  guint  n_decisions; /* of this seat that were judged */
  guint  n_feats;     /* of this seat that were judged */
  guint  n_known;     /* chances to find something from memory, judged or not; see AriRecall */
  guint  n_found;     /* how many of them it used */
  double luck;        /* what chance gave, less what it took */
  double sure_loss;   /* what its decisions surely cost: see ari_judgement_sure_loss() */
  double loss;        /* cost of its decisions against the best ones, ≥ 0 */
  double execution;   /* gain of its feats over the usual result */
  double result;      /* its share of the win at the end, or as last judged */
  double adjusted;    /* @result without @luck; may lie outside 0 … 1 */
  double without;     /* the same as a share of the match, 0 … 1: those of all seats sum to 1 */
  gboolean complete;  /* all of the line has been judged, so that no part of its luck is left out */
} AriLuck;

gboolean ari_luck_is_told  (const AriEval *eval);
gboolean ari_luck_of_match (AriMatch      *match,
                            AriLuck        luck[ARI_MAX_SEATS]);

G_END_DECLS
