/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-rules.h"

G_BEGIN_DECLS

#define ARI_TYPE_SUPPLY_ROW (ari_supply_row_get_type ())
/**
 * AriSupplyRow:
 *
 * Draws a seat's supply: one small rod in the seat's colours for each piece, or one rod and a number.
 */
G_DECLARE_FINAL_TYPE (AriSupplyRow, ari_supply_row, ARI, SUPPLY_ROW, GtkWidget)

GtkWidget *ari_supply_row_new       (const AriRules *rules,
                                     AriActor      seat,
                                     guint         index,
                                     guint         most) G_GNUC_WARN_UNUSED_RESULT;
/* @counted: show a number instead of one rod each. */
void       ari_supply_row_set_count (AriSupplyRow *self,
                                     guint         count,
                                     gboolean      counted);

G_END_DECLS
