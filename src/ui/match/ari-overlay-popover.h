/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-overlay-switches.h"

G_BEGIN_DECLS

/* A popover with a check button and explanation for each overlay; (transfer floating). The buttons activate
 * the actions "overlay.…" of #AriOverlayMenu. */
GtkWidget *ari_overlay_popover_new (AriOverlaySwitches *overlays);

G_END_DECLS
