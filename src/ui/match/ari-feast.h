/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-table.h"

G_BEGIN_DECLS

#define ARI_TYPE_FEAST (ari_feast_get_type ())
/**
 * AriFeast:
 *
 * A shower of the winner's marks over what lies below, when a person wins by the move that is played: one and
 * a half seconds, without a word. Clicks pass through it. It shows nothing where animations are off.
 */
G_DECLARE_FINAL_TYPE (AriFeast, ari_feast, ARI, FEAST, GtkWidget)

GtkWidget *ari_feast_new       (void) G_GNUC_WARN_UNUSED_RESULT;
/* Follows @table from now on; call once. @settings: (nullable) */
void       ari_feast_set_table (AriFeast  *self,
                                AriTable  *table,
                                GSettings *settings);

G_END_DECLS
