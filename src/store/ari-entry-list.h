/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_ENTRY_LIST (ari_entry_list_get_type ())
/**
 * AriEntryList:
 *
 * The answer of a query as a #GListModel of #AriEntry, loaded page by page as it is scrolled.
 * An item that is not loaded yet is an entry with id 0 that fills itself in ("loaded" notifies).
 * Properties: "loading" (gboolean), "n-items", "error-message" (nullable).
 * Follows the library's "changed".
 */
G_DECLARE_FINAL_TYPE (AriEntryList, ari_entry_list, ARI, ENTRY_LIST, GObject)

AriEntryList *ari_entry_list_new       (AriLibrary     *library) G_GNUC_WARN_UNUSED_RESULT;
void          ari_entry_list_set_query (AriEntryList   *self,
                                        const AriQuery *query);

G_END_DECLS
