/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-match.h"

G_BEGIN_DECLS

#define ARI_TYPE_ENTRY (ari_entry_get_type ())
/**
 * AriEntry:
 *
 * One row of the library: enough of a match to list it, without its plies. All properties are
 * read-only but "starred" and "tags", which notify when the library changed them.
 */
G_DECLARE_FINAL_TYPE (AriEntry, ari_entry, ARI, ENTRY, GObject)

gint64             ari_entry_get_id       (AriEntry *self);
const AriSetup    *ari_entry_get_setup    (AriEntry *self);
const AriPosition *ari_entry_get_position (AriEntry *self); /* at the end of the main line, for the small picture */
const AriSeat     *ari_entry_get_seat     (AriEntry *self, AriActor seat);
const char        *ari_entry_get_title    (AriEntry *self); /* (nullable) */
gint64             ari_entry_get_started  (AriEntry *self);
gint64             ari_entry_get_touched  (AriEntry *self); /* last ply or change */
guint              ari_entry_get_n_plies  (AriEntry *self); /* of the main line */
guint              ari_entry_get_winners  (AriEntry *self); /* 0: in progress */
const int         *ari_entry_get_scores   (AriEntry *self);
gboolean           ari_entry_get_starred  (AriEntry *self);
const char *const *ari_entry_get_tags     (AriEntry *self);

G_END_DECLS
