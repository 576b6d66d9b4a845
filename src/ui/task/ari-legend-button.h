/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-overlay-switches.h"

G_BEGIN_DECLS

#define ARI_TYPE_LEGEND_BUTTON (ari_legend_button_get_type ())
/**
 * AriLegendButton:
 *
 * Opens what the signs of the overlays mean. It is hidden while no sign needs words.
 */
G_DECLARE_FINAL_TYPE (AriLegendButton, ari_legend_button, ARI, LEGEND_BUTTON, AdwBin)

/* @home: a widget that outlives the button and gets the focus if the button hides while it has it. */
GtkWidget *ari_legend_button_new  (GtkWidget          *home) G_GNUC_WARN_UNUSED_RESULT;
/* Tells the legends of those of @overlays that are shown; hides itself when there are none. */
void       ari_legend_button_sync (AriLegendButton    *self,
                                   const AriRules     *rules,
                                   AriOverlaySwitches *overlays);

G_END_DECLS
