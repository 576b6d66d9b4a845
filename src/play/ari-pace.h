/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

/* The usual least time of a computer's considered action. */
#define ARI_PACE_SECONDS 0.9

/* Whether the computer is finishing the match, so that people only wait for the end. */
gboolean ari_pace_hurries (AriMatch *match);
/* How long what a turn reveals for a moment lies open: people should remember it at any pace. */
double ari_pace_revealed_seconds (double min_seconds);
/* How long the traces of several others stay on the board once it is a person's turn. */
double ari_pace_trace_seconds (double min_seconds);
/* The least time of the action at the cursor, if a considered one takes @min_seconds. */
double ari_pace_seconds (AriMatch *match,
                         double    min_seconds);

G_END_DECLS
