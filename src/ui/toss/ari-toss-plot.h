/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ari-flight.h"

G_BEGIN_DECLS

/* Where a ring landed: millimetres from the midpoint between the horns, to the right and away from the
 * thrower. */
typedef struct
{
  float    x, z;
  gboolean hit;
} AriTossMark;

#define ARI_TYPE_TOSS_PLOT (ari_toss_plot_get_type ())
/**
 * AriTossPlot:
 *
 * Tosses from above: where each ring came down to the height of the horns, with a ring for a hit and a
 * cross for a miss, and the tips of both horns.
 */
G_DECLARE_FINAL_TYPE (AriTossPlot, ari_toss_plot, ARI, TOSS_PLOT, GtkWidget)

/* @marks: (element-type AriTossMark) */
void ari_toss_plot_set_marks (AriTossPlot *self,
                              GArray      *marks);
/* Sets whether it is a small picture beside others. */
void ari_toss_plot_set_small (AriTossPlot *self,
                              gboolean     small);

/* Where the ring came down to the height of the tips, or what it hit before. */
AriTossMark ari_toss_mark    (const AriRelease *release,
                              gboolean          hit);

G_END_DECLS
