/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-coaching.h"

G_BEGIN_DECLS

#define ARI_TYPE_SWING_LIST (ari_swing_list_get_type ())
/**
 * AriSwingList:
 *
 * Moments of a match: each has its board, and says what happened there.
 *
 * Signal "chosen" (guint): a person wants to go to the ply with this id.
 */
G_DECLARE_FINAL_TYPE (AriSwingList, ari_swing_list, ARI, SWING_LIST, AdwBin)

/* What the list is called. */
void ari_swing_list_set_label  (AriSwingList   *self,
                                const char     *label);
/* @swings: (array length=n): in the line of @match that is shown. A row that is made anew would lose the
 * keyboard, so the row of a ply stays, and what it says changes. */
void ari_swing_list_show       (AriSwingList   *self,
                                AriMatch       *match,
                                const AriSwing *swings,
                                guint           n);
/* Only the row of @tried doesn’t tell what was better. @tried: (nullable): all rows do */
void ari_swing_list_set_tried  (AriSwingList   *self,
                                AriPly         *tried);

G_END_DECLS
