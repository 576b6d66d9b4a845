/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-board-view.h"

G_BEGIN_DECLS

#define ARI_TYPE_ZOOM_OVERLAY (ari_zoom_overlay_get_type ())
/**
 * AriZoomOverlay:
 *
 * Lays a button over a board while that is enlarged, to show all of it again: not everybody who has enlarged
 * it by a double click, perhaps by accident, knows that a second one leads back.
 */
G_DECLARE_FINAL_TYPE (AriZoomOverlay, ari_zoom_overlay, ARI, ZOOM_OVERLAY, AdwBin)

/* @stack: becomes the child; @board: among its pages. */
GtkWidget *ari_zoom_overlay_new (GtkStack     *stack,
                                 AriBoardView *board) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
