/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_ENTRY_LIST (ari_entry_list_get_type ())
/**
 * AriEntryList:
 *
 * The result of a query as a #GListModel of #AriEntry. It knows the ids of all rows from the start, and loads
 * their contents in batches on demand: an entry that is not loaded yet fills itself in later and notifies
 * "loaded".
 *
 * The list follows the library's "changed": rows come, go and move by "items-changed", and the
 * entries in use are filled again. It is empty until the first ari_entry_list_set_query().
 *
 * Properties: "loading" (gboolean: the rows of the current query have not arrived; those of the last one stay
 * until then), "n-items" (guint), "error-message" (nullable: why the query could not be answered).
 */
G_DECLARE_FINAL_TYPE (AriEntryList, ari_entry_list, ARI, ENTRY_LIST, GObject)

/* Empty until it has a query. */
AriEntryList *ari_entry_list_new               (AriLibrary     *library) G_GNUC_WARN_UNUSED_RESULT;
/* Queries again with a copy of @query; drops a result that is still under way. */
void          ari_entry_list_set_query         (AriEntryList   *self,
                                                const AriQuery *query);
/* Whether a result from the library is pending. */
gboolean      ari_entry_list_is_loading        (AriEntryList   *self);
/* (nullable) a translated sentence, valid until the next result. */
const char   *ari_entry_list_get_error_message (AriEntryList   *self);

G_END_DECLS
