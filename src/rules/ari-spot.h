/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-board.h"

G_BEGIN_DECLS

/* For games that make their boards. */

/* The place of the spot in the grid. */
void ari_spot_set_cell   (AriSpotInfo *spot,
                          guint        row,
                          guint        column);
/* Its shape: a rectangle. */
void ari_spot_set_rect   (AriSpotInfo *spot,
                          AriSpotKind  kind,
                          AriPoint     centre,
                          float        width,
                          float        height);
/* A choice beside the board. */
void ari_spot_set_choice (AriSpotInfo *spot,
                          const char  *name,
                          AriPoint     centre,
                          guint        row,
                          guint        column);

G_END_DECLS
