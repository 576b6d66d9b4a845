/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-board.h"

G_BEGIN_DECLS

#define ARI_TYPE_SPOT_WIDGET (ari_spot_widget_get_type ())
/**
 * AriSpotWidget:
 *
 * One spot of a board for keyboard and screen reader: it has a place, a name and the action "spot.pick",
 * and draws nothing; the board draws everything, including the focus.
 *
 * Signal "activate": assistive technology picked the spot. Signal "entered": Enter was pressed on it.
 */
G_DECLARE_FINAL_TYPE (AriSpotWidget, ari_spot_widget, ARI, SPOT_WIDGET, GtkWidget)

GtkWidget  *ari_spot_widget_new       (AriSpot        spot,
                                       gboolean       pickable) G_GNUC_WARN_UNUSED_RESULT;
/* The spot of the board. */
AriSpot     ari_spot_widget_get_spot  (AriSpotWidget *self);
/* The accessible name of the spot. */
const char *ari_spot_widget_get_label (AriSpotWidget *self);
void        ari_spot_widget_set_label (AriSpotWidget *self,
                                       const char    *label);
void        ari_spot_widget_set_description (AriSpotWidget *self,
                                             const char    *description);
void        ari_spot_widget_set_picked (AriSpotWidget *self,
                                        gboolean       picked);
void        ari_spot_widget_set_offered (AriSpotWidget *self,
                                         gboolean       offered);
void        ari_spot_widget_set_hidden (AriSpotWidget *self,
                                        gboolean       hidden);
void        ari_spot_widget_set_pickable (AriSpotWidget *self,
                                          gboolean       pickable);

G_END_DECLS
