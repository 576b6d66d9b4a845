/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_RESULT_VIEW (ari_result_view_get_type ())
/**
 * AriResultView:
 *
 * How a match has ended: who won and why, what counts for each seat, and what players do next, against whom.
 */
G_DECLARE_FINAL_TYPE (AriResultView, ari_result_view, ARI, RESULT_VIEW, AdwBin)

/* Shows the match of @table, which is over. */
void ari_result_view_show (AriResultView *self,
                           AriTable      *table);
/* All of it in sentences, a line for each, for people who don’t see it. */
char *ari_result_view_tell (AriResultView *self,
                            AriMatch      *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
