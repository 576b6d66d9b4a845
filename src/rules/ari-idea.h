/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_MAX_IDEAS 6 /* on one board: players can't tell more of them apart */

/**
 * AriIdea: an action that the board points out, without playing it
 * @picks: the spots that choose it
 * @paths: how it would move pieces
 * @share: the win share of the side that plays it, 0 … 1
 * @proved: whether @share is certain
 *
 * A move that was better than the one played, or a candidate of a search.
 */
typedef struct
{
  AriAction     action;
  guint         n_picks;
  AriSpot       picks[ARI_MAX_PICKS];
  guint         n_paths;
  AriMotionPath paths[ARI_MAX_MOTION_PATHS];
  double        share;
  gboolean      proved;
} AriIdea;

/* @position: where the action would be played. The board may show a later one. */
void     ari_idea_init     (AriIdea           *self,
                            const AriRules    *rules,
                            const AriPosition *position,
                            AriAction          action,
                            double             share,
                            gboolean           proved);
/* Whether pictures of both lists look the same. */
gboolean ari_ideas_equal   (const AriIdea     *a,
                            guint              n_a,
                            const AriIdea     *b,
                            guint              n_b);
/* "62 %": the share as the picture shows it, translated. */
char    *ari_idea_share    (const AriIdea     *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
