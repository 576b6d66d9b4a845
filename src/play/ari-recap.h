/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-visibility.h"

G_BEGIN_DECLS

#define ARI_TYPE_RECAP (ari_recap_get_type ())
/**
 * AriRecap:
 *
 * Replays the last turns of the other seats step by step: see #AriLastTurns. If the only person has made the
 * last ply, it replays that turn. The cursor of the match stays where it is, so computers and searches are
 * not disturbed; only the board goes back.
 *
 * Signal "changed": the replay shows another ply, begins or ends.
 */
G_DECLARE_FINAL_TYPE (AriRecap, ari_recap, ARI, RECAP, GObject)

AriRecap *ari_recap_new         (AriMatch   *match) G_GNUC_WARN_UNUSED_RESULT;
/* Whether anything has been played before the cursor. */
gboolean    ari_recap_is_possible (AriRecap *self);
/* Starts from the beginning, even while it runs. It leaves out the outcomes that @visibility
 * hides. */
void        ari_recap_start       (AriRecap            *self,
                                   const AriVisibility *visibility);
/* The board returns to the cursor. */
void        ari_recap_stop        (AriRecap *self);
gboolean    ari_recap_is_running  (AriRecap *self);
/* How many plies of the line are shown while it runs; before the first step, those that precede
 * it. */
guint       ari_recap_get_shown   (AriRecap *self);
/* Whether the shown ply is a step of the recap that runs, rather than the place where it begins. */
gboolean    ari_recap_has_stepped (AriRecap *self);
/* Which step is shown, of how many; 0: none yet. */
guint       ari_recap_get_step    (AriRecap *self,
                                   guint    *n_steps);
/* How long it shows each ply after its motion, in milliseconds; a long sentence stays longer. Tests set it to
 * save time. */
void        ari_recap_set_pause   (AriRecap *self,
                                   guint     milliseconds);

G_END_DECLS
