/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* An item to show at @x. */
typedef struct
{
  float    x, width; /* its middle, and how wide it is if it is shown alone */
  gboolean minor;    /* it doesn't count, and takes up no space that a group needs */
  guint    place;    /* (out): the index of the place that shows it */
} AriTimelineSpot;

/* Where one spot is shown, or a group of them that lie too close together. */
typedef struct
{
  float x, width; /* its middle, and the space it takes up */
  float from, to; /* the middles of its first and its last spot, minor ones that joined others left out */
  guint n_major;  /* spots that aren't minor */
} AriTimelinePlace;

/**
 * ari_timeline_layout:
 * @spots: from left to right, each of them between @left and @right
 * @left: where the view begins
 * @right: where it ends
 * @gap: the space between two places, at least
 * @extra: how much wider a group of spots is than the widest of them
 *
 * Spots that would overlap become a group. It lies in the middle of its spots or, if there is no room, beside
 * that; what is alone stays where it is. Minor spots never move others: they join the place that they would
 * overlap.
 *
 * Returns: (element-type AriTimelinePlace): places that do not overlap: from left to right, first those of
 *   spots that aren't minor, then those of minor spots alone
 */
GArray *ari_timeline_layout (AriTimelineSpot *spots,
                             guint            n,
                             float            left,
                             float            right,
                             float            gap,
                             float            extra) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
