/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Times of frames, in milliseconds. Those of a row are gathered in an array of doubles; times_sort() puts the
 * row in order, and only then is there anything to read from it. */
#define FRAME_MS (1000.0 / 60)

/* The processor time of this thread until now. */
double times_processor_ms (void);

GArray *times_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void    times_add      (GArray *times,
                        double  ms);
void    times_sort     (GArray *times);
/* The time that @per_cent of the row, from 0 to 100, stay below; at 100 it is the longest. */
double  times_quantile (GArray *times,
                        guint   per_cent);

G_END_DECLS
