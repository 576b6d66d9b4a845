/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-match.h"
#include "ari-palette.h"

G_BEGIN_DECLS

#define ARI_TYPE_SHARE_CHART (ari_share_chart_get_type ())
/**
 * AriShareChart:
 *
 * The win share of each seat over the plies, as stacked bands in the colours and hatches of the seats, with
 * the error as a pale margin along each border.
 *
 * Signal "chosen" (guint): the user wants to see the position after that many plies of the shown line.
 */
G_DECLARE_FINAL_TYPE (AriShareChart, ari_share_chart, ARI, SHARE_CHART, GtkWidget)

void           ari_share_chart_set_match (AriShareChart *self,
                                          AriMatch      *match);
GskRenderNode *ari_share_chart_draw      (AriMatch      *match,
                                          AriScheme      scheme,
                                          float          width,
                                          float          height) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
