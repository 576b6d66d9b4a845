/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-board.h"

G_BEGIN_DECLS

#define ARI_TYPE_SPOT_WIDGET (ari_spot_widget_get_type ())
/**
 * AriSpotWidget:
 *
 * One spot of a board for the keyboard and the screen reader: it has a place, a name and the
 * action "spot.pick", and draws nothing; the board draws everything, focus included.
 *
 * Signal "activate": the spot was picked by key or by an assistive technology.
 */
G_DECLARE_FINAL_TYPE (AriSpotWidget, ari_spot_widget, ARI, SPOT_WIDGET, GtkWidget)

GtkWidget  *ari_spot_widget_new       (AriSpot        spot,
                                       gboolean       pickable) G_GNUC_WARN_UNUSED_RESULT;
/* Which spot of the board it stands for. */
AriSpot     ari_spot_widget_get_spot  (AriSpotWidget *self);
/* What a screen reader says of it. */
const char *ari_spot_widget_get_label (AriSpotWidget *self);
void        ari_spot_widget_set_label (AriSpotWidget *self,
                                       const char    *label);

G_END_DECLS
