/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-idea.h"
#include "ari-table.h"

G_BEGIN_DECLS

/* What a table's board points out: the move that waits after a warning, the candidates of the live analysis,
 * or else the move that was better than the one that comes next in the shown line, or the answer to a mistake
 * that the remark on it speaks of. */

/* The ply at the cursor, if a review blames it, knows a better move, and showing both reveals
 * nothing hidden; otherwise NULL. */
AriPly *ari_table_find_mistake      (AriTable *table);
/* The same for the ply after the cursor: its better move can be played in the position that is shown. NULL
 * while a person looks for that move. */
AriPly *ari_table_find_coming_mistake (AriTable *table);
/* Goes to the ply with the id @id, or, if it is such a mistake, to the position before it. */
void    ari_table_show_moment  (AriTable *table,
                                guint     id);
/* (nullable) (transfer full): all that the review says of @ply in words: what it cost and what was better, or
 * why it was right; and whether the match turned with it. Reasons are told in the line that is shown. */
char   *ari_remark_on_ply    (AriMatch            *match,
                              const AriVisibility *visibility,
                              AriPly              *ply) G_GNUC_WARN_UNUSED_RESULT;
/* The same of the ply at the cursor. */
char   *ari_table_remark_text  (AriTable *table) G_GNUC_WARN_UNUSED_RESULT;
/* (nullable): what the live analysis says of the shown position. NULL while it is off, whatever a hint or a
 * warning has found out meanwhile: that is told only to those who asked. */
const AriVerdict *ari_table_get_verdict (AriTable *table);
/* (nullable): what is stored of the ply at the cursor. NULL at the present of a match that goes on: a hint
 * stores there what the next player hasn't asked for. */
const AriEval    *ari_table_get_eval    (AriTable *table);
/* Writes at most ARI_MAX_IDEAS, the best first, and returns their number. */
guint   ari_table_ideas        (AriTable *table,
                                AriIdea   ideas[ARI_MAX_IDEAS]);

G_END_DECLS
