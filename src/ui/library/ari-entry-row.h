/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-entry.h"

G_BEGIN_DECLS

#define ARI_TYPE_ENTRY_ROW (ari_entry_row_get_type ())
/**
 * AriEntryRow:
 *
 * One match of the library: the position, who played, the result, when, how long, its tags and
 * its star. Follows its entry, also while that is still being read.
 *
 * Signals: "star" (gboolean): the person wants the match starred or not. "toggled" (gboolean): the person
 * selected it, or not, in selection mode.
 */
G_DECLARE_FINAL_TYPE (AriEntryRow, ari_entry_row, ARI, ENTRY_ROW, AdwBin)

/* Shows nothing yet. */
GtkWidget *ari_entry_row_new           (void) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable) (transfer none) */
AriEntry  *ari_entry_row_get_entry     (AriEntryRow *self);
/* @entry: (nullable): rows are recycled for other entries */
void       ari_entry_row_set_entry     (AriEntryRow *self,
                                        AriEntry    *entry);
/* Whether the row has a check button, and whether that is checked. */
void       ari_entry_row_set_selecting (AriEntryRow *self,
                                        gboolean     selecting,
                                        gboolean     selected);
/* Hides the star and the game, for a list of one game whose rows can only be opened. */
void       ari_entry_row_set_plain     (AriEntryRow *self,
                                        gboolean     plain);
/* Whether the star can be changed; it is visible in any case. */
void       ari_entry_row_set_can_star  (AriEntryRow *self,
                                        gboolean     can_star);
/* Everything that the row shows, for the screen reader. */
char      *ari_entry_row_describe      (AriEntryRow *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
