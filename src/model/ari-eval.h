/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "ari-rules.h"

G_BEGIN_DECLS

/**
 * AriEval:
 *
 * What analysis said of the position after a ply, and where it came from. The ply stores it, rounded by
 * ari_eval_round(). Arrays are indexed by seat − 1; entries beyond the seats of the match are 0. Shares,
 * losses and lead are from 0 to 1, luck is from −1 to 1; errors and scores are at most %ARI_NUMBER_MOST.
 */
typedef struct
{
  double  win[ARI_MAX_SEATS];    /* share of the win, 0 … 1 */
  double  points[ARI_MAX_SEATS]; /* expected final score */
  double  error;                 /* standard error of the mover's win share */
  double  loss;                  /* cost to the mover's win share against the best, ≥ 0 */
  double  loss_error;            /* standard error of @loss */
  double  luck[ARI_MAX_SEATS];   /* for an outcome of chance: the share after it less the weighted mean over
                                  * all outcomes; these add up to 0 except for rounding. For a decision: 0 */
  char   *best;                  /* (nullable) text of the better action */
  double  expected_loss;         /* what such a choice costs an imagined player: see ari_stake_judge() */
  double  lead;                  /* of the best action before all others; 0: none, or unknown */
  guint   turns;                 /* of the mover, in which the best action wins for certain; 0: not counted */
  gboolean missed_win;           /* @best was proved to win, and the action played was not */
  double  raw[ARI_MAX_SEATS];    /* the shares that the search found, from which a map made @win */
  double  raw_error;             /* standard error of the mover's share of them; 0: proved */
  double  raw_loss;              /* @loss in these shares */
  double  raw_loss_error;        /* standard error of @raw_loss */
  guint   evidence;              /* how the search found them: a number of its own */
  guint   map;                   /* version of the map; 0: none, @win is what the search found */
  guint64 nodes;                 /* budget spent */
  guint64 seed;
  char   *program;               /* (nullable) version that made the evaluation */
} AriEval;

/* A number of an evaluation, as records name it. */
typedef struct
{
  const char *word;
  gsize       offset;      /* in AriEval: of a double or, if it is known for each seat, of an array */
  gboolean    each;
  double      least, most; /* of those that are valid */
  gboolean    is_error;    /* a standard error */
} AriEvalNumber;

/* What the analysis says, and what the search found before a map made chances of it. */
typedef enum
{
  ARI_EVAL_SAID,
  ARI_EVAL_FOUND,
} AriEvalPart;

#define ARI_EVAL_MOST_COUNT 999999 /* turns, maps and sorts of evidence */

#define ARI_TYPE_EVAL (ari_eval_get_type ())
GType    ari_eval_get_type (void);
void     ari_eval_round    (AriEval       *eval);
AriEval *ari_eval_copy     (const AriEval *eval) G_GNUC_WARN_UNUSED_RESULT;
void     ari_eval_free     (AriEval       *eval);
gboolean ari_eval_equal    (const AriEval *a,
                            const AriEval *b);
char    *ari_eval_raw_to_text   (const AriEval *eval,
                                 guint          seats) G_GNUC_WARN_UNUSED_RESULT;
gboolean ari_eval_raw_from_text (AriEval       *eval,
                                 guint          seats,
                                 const char    *text);
gboolean ari_eval_is_valid      (const AriEval *eval);
const AriEvalNumber *ari_eval_number (AriEvalPart  part,
                                      const char  *word);
double  *ari_eval_at            (AriEval             *eval,
                                 const AriEvalNumber *number);
gboolean ari_eval_parse         (const AriEvalNumber *number,
                                 const char          *word,
                                 double              *value);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriEval, ari_eval_free)

G_END_DECLS
