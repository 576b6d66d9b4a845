/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_MATCH_STAGE (ari_match_stage_get_type ())
/**
 * AriMatchStage:
 *
 * Where a match is played: the board, and in its place the bull while a ring is to be tossed or seen. What a
 * person picks and throws there goes to the table.
 *
 * Signal "sounded" (int: #AriSound): a ring has met something that is heard.
 */
G_DECLARE_FINAL_TYPE (AriMatchStage, ari_match_stage, ARI, MATCH_STAGE, AdwBin)

/* Once, before it is shown. @settings: (nullable) */
void       ari_match_stage_set_table   (AriMatchStage *self,
                                        AriTable      *table,
                                        GSettings     *settings);
/* (transfer none): what can be chosen besides spots, for a place below the board; hidden when there is
 * nothing. */
GtkWidget *ari_match_stage_get_choices (AriMatchStage *self);
/* Whether there is little room. */
void       ari_match_stage_set_brief   (AriMatchStage *self,
                                        gboolean       brief);

G_END_DECLS
