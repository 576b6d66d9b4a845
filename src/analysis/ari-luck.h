/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/**
 * AriLuck:
 *
 * What luck, skill and memory were to one seat in a line of a match; luck and skill as far as its plies have
 * been judged, as parts of a win: 0.1 is a tenth.
 */
typedef struct
{
  guint  n_outcomes;  /* of chance that were judged, whoever they were for */
  guint  n_decisions; /* of this seat that were judged */
  guint  n_feats;     /* of this seat that were judged */
  guint  n_known;     /* how often there was something that it could know and find, judged or not; see AriRecall */
  guint  n_found;     /* how often it did */
  double luck;        /* what chance gave, less what it took */
  double loss;        /* what its decisions cost it against the best ones, ≥ 0 */
  double execution;   /* what its feats brought, against what is usual */
  double result;      /* its share of the win at the end, or as it was judged last */
  double adjusted;    /* @result without @luck; may lie outside 0 … 1 */
} AriLuck;

gboolean ari_luck_of_match (AriMatch *match,
                            AriLuck   luck[ARI_MAX_SEATS]);

G_END_DECLS
