/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-verdict.h"

G_BEGIN_DECLS

/**
 * AriEndingLine:
 *
 * What an action of an ending leads to with best play: the position in which the game then ends, and the
 * first actions on the way, @pv[0] being the action itself.
 */
typedef struct
{
  AriAction   action;
  int         value;  /* greater is better for the actor's side; comparable within one ending */
  AriPosition end;
  guint       n_pv;
  AriAction   pv[ARI_MAX_PV];
} AriEndingLine;

/* The line of each legal action, best first. NULL when the game does not have exactly two sides, when
 * chance comes in, when the solver would need more than @max_nodes positions or @seconds (0: no limit),
 * or when it was cancelled. */
AriEndingLine *ari_ending_solve (const AriRules    *rules,
                                 const AriPosition *position,
                                 guint64            max_nodes,
                                 double             seconds,
                                 const gint        *cancelled,
                                 guint             *n_lines,
                                 guint64           *nodes) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
