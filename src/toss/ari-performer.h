/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_PERFORMER_SKILLS 6 /* of computers: one for each level */

/**
 * AriPerformer: performs a feat for a computer, and finds the outcome of every performance
 * @judge: whether @performance can be read; if not, the error says why in a whole sentence. @outcome: (out)
 *   (optional): its outcome, which takes a few milliseconds to find
 * @check: whether @performance can be read, and @hit tells how it ends; if not, the error says why, likewise
 * @perform: how a computer of that skill, 0 … ARI_PERFORMER_SKILLS − 1, weakest first, performs; the same
 *   seed, the same performance. Newly allocated
 * @tell: what people see of @performance, in a translated sentence or two. Newly allocated; NULL if it can't
 *   be read
 * @meets: whether @performance is what a lesson asks for with @demand
 * @show: a performance that meets @demand. Newly allocated
 *
 * A performance is a text, which the ply that it leads to and the record keep: it decides the outcome. The
 * performer documents its demands.
 */
typedef struct
{
  gboolean (*judge)   (const char      *performance,
                       AriFeatOutcome  *outcome,
                       GError         **error);
  gboolean (*check)   (const char      *performance,
                       gboolean         hit,
                       GError         **error);
  char    *(*perform) (guint            skill,
                       guint64          seed);
  char    *(*tell)    (const char      *performance);
  gboolean (*meets)   (const char      *performance,
                       const char      *demand);
  char    *(*show)    (const char      *demand);
} AriPerformer;

/* @feat: not %ARI_FEAT_NONE */
const AriPerformer *ari_performer_of (AriFeat feat);

/**
 * ari_feat_action:
 * @performance: of the feat that is due at @position; it can be read
 *
 * Returns: the action that it leads to
 */
AriAction           ari_feat_action  (const AriRules    *rules,
                                      const AriPosition *position,
                                      const char        *performance);

G_END_DECLS
