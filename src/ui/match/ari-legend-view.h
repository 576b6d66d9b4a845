/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-overlay-switches.h"

G_BEGIN_DECLS

#define ARI_TYPE_LEGEND_VIEW (ari_legend_view_get_type ())
G_DECLARE_FINAL_TYPE (AriLegendView, ari_legend_view, ARI, LEGEND_VIEW, AdwBin)

/* What the signs of the overlays mean, below the board. Folded, it takes no room there: a button elsewhere
 * opens it. @home: a widget around it, which gets the focus if the button goes while it has it. */
GtkWidget *ari_legend_view_new        (GtkWidget          *home) G_GNUC_WARN_UNUSED_RESULT;
/* Tells the legends of those of @overlays that are shown; hides itself when there are none. */
void       ari_legend_view_sync       (AriLegendView      *self,
                                       const AriRules     *rules,
                                       AriOverlaySwitches *overlays);
void       ari_legend_view_set_folded (AriLegendView      *self,
                                       gboolean            folded);
/* The button that opens the folded legend, shown only then; it needs a place. Returns: (transfer none) */
GtkWidget *ari_legend_view_get_button (AriLegendView      *self);

G_END_DECLS
