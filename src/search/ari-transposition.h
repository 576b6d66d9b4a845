/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/* How a remembered value bounds the true one. */
typedef enum
{
  ARI_BOUND_NONE,
  ARI_BOUND_LOWER,
  ARI_BOUND_UPPER,
  ARI_BOUND_EXACT,
} AriBound;

/* The bound given by a search between @alpha and @beta with the result @value. */
static inline AriBound
ari_bound_of (int value,
              int alpha,
              int beta)
{
  return value >= beta ? ARI_BOUND_LOWER : value <= alpha ? ARI_BOUND_UPPER : ARI_BOUND_EXACT;
}

/* Whether @value answers a search between @alpha and @beta. */
static inline gboolean
ari_bound_decides (AriBound bound,
                   int      value,
                   int      alpha,
                   int      beta)
{
  return bound == ARI_BOUND_EXACT || (bound == ARI_BOUND_LOWER && value >= beta)
         || (bound == ARI_BOUND_UPPER && value <= alpha);
}

/* The entry of one position. */
typedef struct
{
  AriAction action; /* the best one found, or ARI_ACTION_NONE */
  gint32    value;  /* of 24 bits */
  guint     depth;  /* below 64 */
  AriBound  bound;
} AriRemembered;

/**
 * AriTransposition:
 *
 * A table of positions met before. Several threads may use it at once without locks: the stored key is XORed
 * with the data, so that a record half-written by each of two threads matches no key (Hyatt and Mann, "A
 * lock-less transposition table implementation for parallel search", 2002).
 */
typedef struct _AriTransposition AriTransposition;

/* A table for about @positions positions, at least 1,024. */
AriTransposition *ari_transposition_new   (guint64                 positions) G_GNUC_WARN_UNUSED_RESULT;
/* No thread may still use it. */
void              ari_transposition_free  (AriTransposition       *self);
/* FALSE: the position is not in the table. @remembered: (out) */
gboolean          ari_transposition_find  (const AriTransposition *self,
                                           guint64                 key,
                                           AriRemembered          *remembered);
/* May replace another position. */
void              ari_transposition_store (AriTransposition       *self,
                                           guint64                 key,
                                           const AriRemembered    *remembered);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriTransposition, ari_transposition_free)

G_END_DECLS
