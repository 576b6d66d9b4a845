/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-board-renderer.h"

G_BEGIN_DECLS

#define ARI_TYPE_PICTURE (ari_picture_get_type ())
/**
 * AriPicture:
 *
 * A small still picture of a position, without interaction, in the current colours of boards: for the game
 * page and the rows of the library. Keeps the aspect of its scene.
 */
G_DECLARE_FINAL_TYPE (AriPicture, ari_picture, ARI, PICTURE, GtkWidget)

/* Empty until a position is set. */
GtkWidget *ari_picture_new (void) G_GNUC_WARN_UNUSED_RESULT;
/* NULL @position: the start. @framed: with the ornamental frame, but without coordinates. */
void       ari_picture_set (AriPicture        *self,
                            const AriSetup    *setup,
                            const AriPosition *position,
                            gboolean           framed);
/* Paints it in @style, whatever style the user chose. */
void       ari_picture_set_style (AriPicture *self,
                                  AriStyle    style);
/* Shows @show except for its size and contrast; what @show points to must outlive the picture. */
void       ari_picture_set_show (AriPicture          *self,
                                 const AriBoardState *show);

G_END_DECLS
