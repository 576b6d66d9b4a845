/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-board-renderer.h"

G_BEGIN_DECLS

#define ARI_TYPE_PICTURE (ari_picture_get_type ())
/**
 * AriPicture:
 *
 * A small still picture of a position, without interaction, in the colours that boards have now: the game
 * page, the rows of the library. Keeps the aspect of its scene.
 */
G_DECLARE_FINAL_TYPE (AriPicture, ari_picture, ARI, PICTURE, GtkWidget)

/* Empty before a position is set. */
GtkWidget *ari_picture_new (void) G_GNUC_WARN_UNUSED_RESULT;
/* NULL @position: the start. @framed: with the ornamental frame, but without coordinates. */
void       ari_picture_set (AriPicture        *self,
                            const AriSetup    *setup,
                            const AriPosition *position,
                            gboolean           framed);
/* Paints it in @style, whatever the person chose. */
void       ari_picture_set_style (AriPicture *self,
                                  AriStyle    style);
/* Everything of @show but its size and contrast; what @show points to must live as long as the picture. */
void       ari_picture_set_show (AriPicture          *self,
                                 const AriBoardState *show);

G_END_DECLS
