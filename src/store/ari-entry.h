/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_ENTRY (ari_entry_get_type ())
/**
 * AriEntry:
 *
 * One row of the library: enough of a match to list it, without its plies. An entry of an
 * #AriEntryList may still wait for its data; until then it shows an empty board and no names.
 *
 * Properties, all read-only: "id", "loaded", "title", "started", "touched", "n-plies", "winners", "starred",
 * "tags" (strv). "loaded" notifies whenever the entry is filled, also when it is filled again after the
 * library has changed: a view can follow that alone.
 */
G_DECLARE_FINAL_TYPE (AriEntry, ari_entry, ARI, ENTRY, GObject)

/* The row of the match; it never changes. */
gint64             ari_entry_get_id       (AriEntry *self);
/* Whether the other functions have data to return. */
gboolean           ari_entry_is_loaded    (AriEntry *self);
/* What was chosen for the game. */
const AriSetup    *ari_entry_get_setup    (AriEntry *self);
/* The position at the end of the main line, for the thumbnail. */
const AriPosition *ari_entry_get_position (AriEntry *self);
/* The player of that seat. */
const AriSeat     *ari_entry_get_seat     (AriEntry *self, AriActor seat);
/* What to call that player: the name, or the colour of the seat. (transfer none) */
const char        *ari_entry_get_seat_name (AriEntry *self, AriActor seat);
const char        *ari_entry_get_title    (AriEntry *self); /* (nullable) */
gint64             ari_entry_get_started  (AriEntry *self); /* Unix seconds, UTC */
gint64             ari_entry_get_touched  (AriEntry *self); /* last ply or change, likewise */
guint              ari_entry_get_n_plies  (AriEntry *self); /* of the main line */
guint              ari_entry_get_winners  (AriEntry *self); /* 0: in progress */
/* How the players ended the match; its kind is %ARI_ENDING_NONE if they did not. */
const AriEnding   *ari_entry_get_ending   (AriEntry *self);
const int         *ari_entry_get_scores   (AriEntry *self);
/* Whether the main line has plies, and each of them an evaluation. */
gboolean           ari_entry_is_analysed  (AriEntry *self);
/* Whether it has a star. */
gboolean           ari_entry_get_starred  (AriEntry *self);
const char *const *ari_entry_get_tags     (AriEntry *self); /* sorted by their bytes */

G_END_DECLS
