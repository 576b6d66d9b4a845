/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-expectimax-ops.h"
#include "ari-random.h"

G_BEGIN_DECLS

/* How evaluations learn. The program itself only reads the results: tables of weights in src/search. */

/**
 * AriLessons: positions of self-play, from which an evaluation learns
 * @lessons: @n records of AriFitting.size bytes
 * @known: what the features are worth to the actor
 * @targets: the share of the win that the actor should be given
 * @n_fitted: this many are learnt from; the rest shows how well that serves for others
 */
typedef struct
{
  gconstpointer lessons;
  const int    *known;
  const float  *targets;
  guint         n, n_fitted;
} AriLessons;

/* The cross entropy after this many passes, of the positions that were learnt from and of the others. */
typedef void (*AriLossFunc) (guint  pass,
                             double fitted,
                             double others);

/**
 * AriFitting: how the learned part of an evaluation for alpha-beta is fitted
 */
typedef struct
{
  const char *name;      /* of the C array of weights, and of the header that declares it */
  const char *header;
  gsize       size;      /* of a lesson, in bytes */
  guint       n_weights;
  void    (*take)  (const AriPosition *position,
                    const int         *counts,
                    gpointer           lesson);
  /* Returns the weights; g_free() them. */
  gint16 *(*learn) (const AriLessons  *lessons,
                    guint              passes,
                    guint64            seed,
                    AriLossFunc        report);
} AriFitting;

/**
 * AriTraining: how an evaluation for expectimax learns from self-play. All calls come from one thread.
 */
typedef struct
{
  const char             *name;      /* of the C array of weights, and of the header that declares it */
  const char             *header;
  guint                   n_weights;
  const AriExpectimaxOps *ops;       /* the search of the game, by the weights in use */
  /* Makes @ops use these weights, which stay the caller's. */
  void (*use)   (const float       *weights);
  /* The initial weights. */
  void (*begin) (float             *weights,
                 AriRandom         *random);
  /* Takes one step of size @rate that brings the judgement of a settled @position closer to @target.
   * @squares accumulates each weight's squared gradients; start with all 0. */
  void (*learn) (float             *weights,
                 float             *squares,
                 const AriPosition *position,
                 const double       target[ARI_MAX_SEATS],
                 double             rate);
  /* Optional: writes, as C, the tables of the evaluation that are solved rather than learnt. May take
   * long. */
  char *(*basis) (void);
} AriTraining;

/* Those of the game named @id; NULL if its evaluation doesn't learn like that. */
const AriFitting  *ari_fitting_lookup  (const char *id);
const AriTraining *ari_training_lookup (const char *id);

/* minarett-learn.c, labyrinth-learn.c */
extern const AriFitting  ari_fitting_minarett;
extern const AriTraining ari_training_labyrinth;

/* labyrinth-seat.c: solves a whole seat alone with two, three and four travellers, and returns
 * src/search/labyrinth/labyrinth-work.c. It takes about twenty minutes. */
char *labyrinth_seat_write_work (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
