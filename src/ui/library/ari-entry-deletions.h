/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_ENTRY_DELETIONS (ari_entry_deletions_get_type ())
/**
 * AriEntryDeletions:
 *
 * Deletes matches, restores them and removes them for good, tells how that went, and remembers what can be
 * undone. Matches are named by their ids, in a #GArray of gint64.
 *
 * Signal "purging": the user has agreed that deleted matches are removed for good.
 */
G_DECLARE_FINAL_TYPE (AriEntryDeletions, ari_entry_deletions, ARI, ENTRY_DELETIONS, GObject)

/* @page: asks in dialogs over it, and tells in the toasts of its window, even while another page is shown */
AriEntryDeletions *ari_entry_deletions_new            (AriLibrary        *library,
                                                       GtkWidget         *page) G_GNUC_WARN_UNUSED_RESULT;
void               ari_entry_deletions_delete         (AriEntryDeletions *self,
                                                       GArray            *ids);
void               ari_entry_deletions_restore        (AriEntryDeletions *self,
                                                       GArray            *ids);
/* Restores what was deleted last, and then what was deleted before. FALSE: nothing can be restored. */
gboolean           ari_entry_deletions_undo           (AriEntryDeletions *self);
/* Asks whether to restore the match, which can't be opened before. */
void               ari_entry_deletions_ask_to_restore (AriEntryDeletions *self,
                                                       gint64             id);
/* Asks whether to remove these deleted matches for good. @ids: (nullable): NULL: all that are deleted */
void               ari_entry_deletions_ask_to_purge   (AriEntryDeletions *self,
                                                       GArray            *ids);

G_END_DECLS
