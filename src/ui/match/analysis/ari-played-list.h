/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_PLAYED_LIST (ari_played_list_get_type ())
/**
 * AriPlayedList:
 *
 * How other matches in the library continued from the position at the cursor: the actions, how often they
 * were played, and how they ended for the side that played them: as a share only from five matches on. All of
 * them are shown on request, with who chose them and when last, what the live analysis says, and two filters.
 * Hides itself when empty, unless it explores.
 *
 * Signal "chosen" (guint): the user wants to see that #AriAction.
 */
G_DECLARE_FINAL_TYPE (AriPlayedList, ari_played_list, ARI, PLAYED_LIST, AdwBin)

/* From now on, the list shows all matches of @library, each time with all that it knows of them, and its rows
 * lead to the latest match. Call it before ari_played_list_set_table(). Needs the action "win.open-at". */
void ari_played_list_explore    (AriPlayedList *self,
                                 AriLibrary    *library);
/* @table: of a match with a library to search, unless the list explores */
void ari_played_list_set_table  (AriPlayedList *self,
                                 AriTable      *table);
/* Adds a person to those whose matches can be shown alone. */
void ari_played_list_add_person (AriPlayedList *self,
                                 const char    *name);
/* Shows only the matches of that person. */
void ari_played_list_set_person (AriPlayedList *self,
                                 const char    *name);

G_END_DECLS
