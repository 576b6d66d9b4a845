/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-table-view.h"

G_BEGIN_DECLS

/* What a table says, in translated sentences. */

/* (transfer full): the text below the board, for a view that has its mode, its position and its status. */
char       *ari_table_text           (AriTable           *table,
                                      const AriTableView *view) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): the last action on the board. */
char       *ari_table_tell_last_move (AriTable           *table) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): the ply that the replay of the last turns has reached. */
char       *ari_table_tell_recap (AriTable *table) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full) (nullable): the question after a warning: which move waits, and why to think again, one
 * sentence a line. */
char       *ari_table_tell_warning   (AriTable           *table) G_GNUC_WARN_UNUSED_RESULT;
/* (transfer full): in the mode %ARI_MODE_ADVICE: what to do instead of what cost a little several times. */
char       *ari_table_tell_habit     (AriTable           *table) G_GNUC_WARN_UNUSED_RESULT;
/* What ari_table_move_now() does, as the label of a button. */
const char *ari_table_move_now_label (AriTable           *table);

G_END_DECLS
