/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_MOVE_LIST (ari_move_list_get_type ())
/**
 * AriMoveList:
 *
 * The moves of a match in rounds, with variations and comments below them. Clicking a ply goes to it; its
 * menu promotes or deletes its variation, and marks or comments the ply.
 *
 * Signal "annotate": the user wants to comment the ply at the cursor.
 */
G_DECLARE_FINAL_TYPE (AriMoveList, ari_move_list, ARI, MOVE_LIST, AdwBin)

/* Call once, before the list is shown. */
void ari_move_list_set_table  (AriMoveList *self,
                               AriTable    *table);
/* @narrow: rounds of many seats scroll sideways instead of asking for their width. */
void ari_move_list_set_narrow (AriMoveList *self,
                               gboolean     narrow);

G_END_DECLS
