/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-entry-query.h"
#include "ari-entry-selection.h"

G_BEGIN_DECLS

#define ARI_TYPE_ENTRY_LIST_VIEW (ari_entry_list_view_get_type ())
/**
 * AriEntryListView:
 *
 * The matches that a query finds, one in each row, with a context menu; or why there are none, and what can
 * be done then. While people select, a row selects its match. Its menus and buttons activate actions of the
 * groups "library" and "win".
 *
 * Signals:
 * - "activated" (#AriEntry): the user opens this match
 * - "starred" (#AriEntry, gboolean): a match is to get a star, or to lose it
 * - "changed": the list may have become empty, or no longer is
 */
G_DECLARE_FINAL_TYPE (AriEntryListView, ari_entry_list_view, ARI, ENTRY_LIST_VIEW, AdwBin)

/* Call it once. The view says that it is loading until it has a library. */
void      ari_entry_list_view_set_query   (AriEntryListView  *self,
                                           AriEntryQuery     *query,
                                           AriEntrySelection *selection);
/* Call it once, after ari_entry_list_view_set_query(). */
void      ari_entry_list_view_set_library (AriEntryListView  *self,
                                           AriLibrary        *library);
/* How many matches there are. */
guint     ari_entry_list_view_get_n       (AriEntryListView  *self);
/* Gives the keyboard focus to a match, unless one has it. */
void      ari_entry_list_view_focus       (AriEntryListView  *self);
/* (nullable) (transfer none): the match with the keyboard focus, or else the one on which the context menu
 * was opened last. */
AriEntry *ari_entry_list_view_get_target  (AriEntryListView  *self);
/* Opens the context menu of the match with the keyboard focus. */
void      ari_entry_list_view_open_menu   (AriEntryListView  *self);

G_END_DECLS
