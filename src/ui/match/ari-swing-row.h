/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-coaching.h"

G_BEGIN_DECLS

#define ARI_TYPE_SWING_ROW (ari_swing_row_get_type ())
/**
 * AriSwingRow:
 *
 * What moved the winning chances in a match: a small board after the move, and what it gained or lost.
 */
G_DECLARE_FINAL_TYPE (AriSwingRow, ari_swing_row, ARI, SWING_ROW, GtkListBoxRow)

/* @match: its current line is the one that @swing is about */
GtkWidget *ari_swing_row_new     (AriMatch        *match,
                                   const AriSwing *swing) G_GNUC_WARN_UNUSED_RESULT;
/* @swing: of the same ply, which may have been judged anew */
void       ari_swing_row_set_swing (AriSwingRow    *self,
                                    AriMatch       *match,
                                    const AriSwing *swing);
/* The ply, by its id. */
guint      ari_swing_row_get_ply (AriSwingRow    *self);
/* Whether the row names the better move, if there is one; it does at first. */
void       ari_swing_row_set_tells_better (AriSwingRow *self,
                                           gboolean     tells_better);

G_END_DECLS
