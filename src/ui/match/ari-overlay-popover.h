/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-overlay-switches.h"

G_BEGIN_DECLS

/* A popover with a check button and explanation for each overlay of @rules, and with the legend of those
 * that are on; (transfer floating). The buttons activate the actions "overlay.…" of #AriOverlayMenu. */
GtkWidget *ari_overlay_popover_new (AriOverlaySwitches *overlays,
                                    const AriRules     *rules);

G_END_DECLS
