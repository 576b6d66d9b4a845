/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "world.h"

G_BEGIN_DECLS

/* Notes what people choose at a table, and what is played there, and compares the two. */
Witness *witness_new          (AriTable        *table);
void     witness_free         (Witness         *self);

/* Call these before the table hears of it. A person chooses @actions, to be played one after the other, after
 * the ply @place (0: at the start). ARI_ACTION_NONE stands for a throw or a roll, whose outcome nobody
 * knows. */
void     witness_note_choice  (Witness         *self,
                               guint            place,
                               const AriAction *actions,
                               guint            n);
/* How many actions of the last choice are in the match. */
guint    witness_count_played (Witness         *self);
/* The person has dropped a choice that was not played yet. */
void     witness_note_dropped (Witness         *self);
/* The person wants the choice to be played although there was a warning. Without that, whatever people do
 * after a warning drops the choice. */
void     witness_note_insists (Witness         *self);
/* The page is about to close. */
void     witness_note_leaving (Witness         *self);

/* After each step: fails if a choice was lost without a word. */
void     witness_check        (Witness         *self);
/* After the page has closed, as long as the match is there. */
void     witness_check_left   (Witness  *self,
                               AriMatch *match);
/* Fails unless the library has what the autosave has said: if the program is @killed now, or else when
 * nothing is under way any more. */
void     witness_check_library (World          *world,
                               gboolean         killed);
/* Nothing is under way any more: fails if a computer is to move, and nothing happens. */
void     witness_check_rest   (World           *world);
/* What people have done in the match. @kept: all that a library keeps; otherwise the place of the cursor, but
 * not what a search has found meanwhile */
char    *witness_describe     (AriMatch *match,
                               gboolean  kept);

G_END_DECLS
