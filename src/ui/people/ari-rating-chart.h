/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-career.h"

G_BEGIN_DECLS

#define ARI_TYPE_RATING_CHART (ari_rating_chart_get_type ())
/**
 * AriRatingChart:
 *
 * How the rating of a person changed, match by match: a line, in the band that holds the true strength in 95
 * of 100 cases, and the levels of the computer that lie within.
 */
G_DECLARE_FINAL_TYPE (AriRatingChart, ari_rating_chart, ARI, RATING_CHART, GtkWidget)

/* @career: with two rated matches or more; nothing of it is needed after the call */
void ari_rating_chart_set_career (AriRatingChart  *self,
                                  const AriCareer *career);

G_END_DECLS
