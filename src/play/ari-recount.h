/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-oversight.h"

G_BEGIN_DECLS

#define ARI_TYPE_RECOUNT (ari_recount_get_type ())
/**
 * AriRecount:
 *
 * Replays the last turns of the other seats step by step: see #AriLastTurns. If the only person has made the
 * last ply, it replays that turn. The cursor of the match stays where it is, so computers and searches are
 * not disturbed; only the board goes back.
 *
 * Signal "changed": the replay shows another ply, begins or ends.
 */
G_DECLARE_FINAL_TYPE (AriRecount, ari_recount, ARI, RECOUNT, GObject)

AriRecount *ari_recount_new         (AriMatch   *match) G_GNUC_WARN_UNUSED_RESULT;
/* Whether anything has been played before the cursor. */
gboolean    ari_recount_is_possible (AriRecount *self);
/* Starts from the beginning, even while it runs. It leaves out the outcomes that @sight
 * hides. */
void        ari_recount_start       (AriRecount     *self,
                                     const AriSight *sight);
/* The board returns to the cursor. */
void        ari_recount_stop        (AriRecount *self);
gboolean    ari_recount_is_running  (AriRecount *self);
/* How many plies of the line are shown while it runs; before the first step, those that precede
 * it. */
guint       ari_recount_get_shown   (AriRecount *self);
/* Whether the shown ply is a step of the recount that runs, rather than the place where it begins. */
gboolean    ari_recount_has_stepped (AriRecount *self);
/* Which step is shown, of how many; 0: none yet. */
guint       ari_recount_get_step    (AriRecount *self,
                                     guint      *n_steps);
/* How long it shows each ply after its motion, in milliseconds; a long sentence stays longer. Tests set it to
 * save time. */
void        ari_recount_set_pause   (AriRecount *self,
                                     guint       milliseconds);

G_END_DECLS
