/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-library.h"

G_BEGIN_DECLS

#define ARI_TYPE_ENTRY_LIST (ari_entry_list_get_type ())
/**
 * AriEntryList:
 *
 * The answer of a query as a #GListModel of #AriEntry. It knows the ids of all rows from the start, and
 * loads what stands in them in batches as they are asked for: an entry that is not loaded yet
 * fills itself in and notifies "loaded".
 *
 * The list follows the library's "changed": rows come, go and move by "items-changed", and the
 * entries in use are filled again. It is empty until the first ari_entry_list_set_query().
 *
 * Properties: "loading" (gboolean: the rows of the present query are not there yet; those of the last one
 * stay until then), "n-items" (guint), "error-message" (nullable: why the query could not be answered).
 */
G_DECLARE_FINAL_TYPE (AriEntryList, ari_entry_list, ARI, ENTRY_LIST, GObject)

/* Shows nothing before it has a query. */
AriEntryList *ari_entry_list_new               (AriLibrary     *library) G_GNUC_WARN_UNUSED_RESULT;
/* Asks again, with a copy of @query; an answer that is still under way is dropped. */
void          ari_entry_list_set_query         (AriEntryList   *self,
                                                const AriQuery *query);
/* Whether an answer of the library is awaited. */
gboolean      ari_entry_list_is_loading        (AriEntryList   *self);
/* (nullable) a translated sentence, valid until the next answer. */
const char   *ari_entry_list_get_error_message (AriEntryList   *self);

G_END_DECLS
