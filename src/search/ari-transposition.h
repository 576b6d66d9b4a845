/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-types.h"

G_BEGIN_DECLS

/* What a remembered value says of the true one. */
typedef enum
{
  ARI_BOUND_NONE,
  ARI_BOUND_LOWER,
  ARI_BOUND_UPPER,
  ARI_BOUND_EXACT,
} AriBound;

/* What a search between @alpha and @beta that came to @value says. */
static inline AriBound
ari_bound_of (int value,
              int alpha,
              int beta)
{
  return value >= beta ? ARI_BOUND_LOWER : value <= alpha ? ARI_BOUND_UPPER : ARI_BOUND_EXACT;
}

/* Whether @value is all that a search between @alpha and @beta wants to know. */
static inline gboolean
ari_bound_decides (AriBound bound,
                   int      value,
                   int      alpha,
                   int      beta)
{
  return bound == ARI_BOUND_EXACT || (bound == ARI_BOUND_LOWER && value >= beta)
         || (bound == ARI_BOUND_UPPER && value <= alpha);
}

/* What is remembered of one position. */
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
 * A table of positions met before. Several threads may use it at once without locks: the key is stored
 * combined with the data, so that a record of which two threads wrote one half each does not match any key
 * (Hyatt and Mann, "A lock-less transposition table implementation for parallel search", 2002).
 */
typedef struct _AriTransposition AriTransposition;

/* A table for about @positions positions, at least 1,024. */
AriTransposition *ari_transposition_new   (guint64                 positions) G_GNUC_WARN_UNUSED_RESULT;
/* No thread may use it any more. */
void              ari_transposition_free  (AriTransposition       *self);
/* FALSE: nothing is remembered of that position. @remembered: (out) */
gboolean          ari_transposition_find  (const AriTransposition *self,
                                           guint64                 key,
                                           AriRemembered          *remembered);
/* May take the place of another position. */
void              ari_transposition_store (AriTransposition       *self,
                                           guint64                 key,
                                           const AriRemembered    *remembered);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AriTransposition, ari_transposition_free)

G_END_DECLS
