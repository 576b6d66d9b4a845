/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-rules.h"

G_BEGIN_DECLS

/* How long an action stays in motion: the picture moves for that long; sounds and the next player wait for
 * it. */

#define ARI_MOTION_TURN_MS 240 /* turning something over in place */
#define ARI_MOTION_ROLL_MS 500 /* until a die comes to rest */

/* The number of steps of the longest path. */
guint    ari_motion_steps     (const AriMotionPath *paths,
                               guint                n_paths);
gboolean ari_motion_is_rolled (const AriBoard      *board,
                               const AriMotionPath *path);
/* How long pieces move along @paths, in milliseconds; 0 without paths. */
guint    ari_motion_ms        (const AriBoard      *board,
                               const AriMotionPath *paths,
                               guint                n_paths);
/* The same for @action, legal in @position. */
guint    ari_motion_action_ms (const AriSetup    *setup,
                               const AriPosition *position,
                               AriAction          action);

G_END_DECLS
