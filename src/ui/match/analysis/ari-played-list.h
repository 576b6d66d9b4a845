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
 * Hides itself when empty.
 *
 * Signal "chosen" (guint): the user wants to see that #AriAction.
 */
G_DECLARE_FINAL_TYPE (AriPlayedList, ari_played_list, ARI, PLAYED_LIST, AdwBin)

/* Call once, before the list is shown. @table: of a match with a library to search */
void ari_played_list_set_table (AriPlayedList *self,
                                AriTable      *table);

G_END_DECLS
