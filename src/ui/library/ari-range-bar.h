/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ARI_TYPE_RANGE_BAR (ari_range_bar_get_type ())
/**
 * AriRangeBar:
 *
 * A number against its expected range: a point on a band, or off it. It says nothing to a screen reader,
 * since the text beside it says the same.
 */
G_DECLARE_FINAL_TYPE (AriRangeBar, ari_range_bar, ARI, RANGE_BAR, GtkWidget)

/* @from and @to: the ends of the band, @most: the end of the scale, which begins at 0 */
GtkWidget *ari_range_bar_new (double value,
                              double from,
                              double to,
                              double most);

G_END_DECLS
