/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_ENTRY_SELECTION (ari_entry_selection_get_type ())
/**
 * AriEntrySelection:
 *
 * Which matches of a list are selected, while people select some. There may be more than the list has in
 * memory, because the library itself says what “Select All” means.
 *
 * Signals:
 * - "changed": other matches are selected, or selecting has begun or ended
 * - "failed" (GError): all could not be selected, because the library can't be read
 */
G_DECLARE_FINAL_TYPE (AriEntrySelection, ari_entry_selection, ARI, ENTRY_SELECTION, GObject)

/* Not active. */
AriEntrySelection *ari_entry_selection_new         (void) G_GNUC_WARN_UNUSED_RESULT;
/* Whether people select matches now. */
gboolean           ari_entry_selection_is_active   (AriEntrySelection *self);
/* Begins with nothing selected, or ends. */
void               ari_entry_selection_set_active  (AriEntrySelection *self,
                                                    gboolean           active);
void               ari_entry_selection_set         (AriEntrySelection *self,
                                                    AriEntry          *entry,
                                                    gboolean           selected);
/* Begins with all that @query finds, however much that is; they come a few hundred at a time. */
void               ari_entry_selection_set_all     (AriEntrySelection *self,
                                                    AriLibrary        *library,
                                                    const AriQuery    *query);
gboolean           ari_entry_selection_contains    (AriEntrySelection *self,
                                                    AriEntry          *entry);
guint              ari_entry_selection_get_n       (AriEntrySelection *self);
/* (transfer full) (element-type AriEntry): in no order */
GPtrArray         *ari_entry_selection_get_entries (AriEntrySelection *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
