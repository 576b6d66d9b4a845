/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ari-move-item.h"
#include "ari-visibility.h"

G_BEGIN_DECLS

/* What the rows of the move list say, as far as @visibility allows. New texts, unless they are constant. */

/* The written form of a ply, or a dot in its place while it is hidden. */
const char *ari_move_words_shown     (const AriVisibility *visibility,
                                      AriPly              *ply);
/* (nullable): the tooltip of a ply, one line for each remark. */
char       *ari_move_words_note      (const AriVisibility *visibility,
                                      AriPly              *ply) G_GNUC_WARN_UNUSED_RESULT;
/* A variation in one paragraph of markup, with a link to the id of each ply. @current: (nullable): bold */
char       *ari_move_words_variation (const AriVisibility *visibility,
                                      AriMoveItem         *item,
                                      AriPly              *current) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
