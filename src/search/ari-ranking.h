/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-verdict.h"

G_BEGIN_DECLS

/* Which actions a verdict recommends, and in what order. Everything that shows, plays or compares candidates
 * follows this file, so that no two of them contradict each other. */

/* The part of the playouts of the best action that another one needs before its number is worth telling. */
#define ARI_MIN_VISIT_RATIO 0.1

gboolean ari_candidate_is_comparable (const AriCandidate *best,
                                      const AriCandidate *other,
                                      double              least_part);
gboolean ari_candidate_is_close      (const AriRules     *rules,
                                      const AriPosition  *position,
                                      const AriCandidate *best,
                                      const AriCandidate *second);
gboolean ari_candidate_wins          (const AriCandidate *candidate,
                                      const AriRules     *rules,
                                      const AriPosition  *position,
                                      AriActor            seat);
guint    ari_verdict_rank            (const AriVerdict   *verdict,
                                      const AriRules     *rules,
                                      const AriPosition  *position,
                                      guint               max,
                                      guint              *order);

/* For searches that don't prove anything themselves. */
void     ari_verdict_prove           (AriVerdict         *verdict,
                                      const AriRules     *rules,
                                      const AriPosition  *position);

G_END_DECLS
