/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ARI_TYPE_CLOCK (ari_clock_get_type ())
/**
 * AriClock:
 *
 * The time of day. A page that shows what depends on the day, such as "Today at 14:05", follows its signal.
 * It costs nothing between two midnights.
 *
 * Signal "changed": another day has begun, also while the machine slept, or someone has set the clock or the
 * time zone.
 * Property "zone-file", construct-only: the file that tells the time zone, or a link to it.
 */
G_DECLARE_FINAL_TYPE (AriClock, ari_clock, ARI, CLOCK, GObject)

/* (transfer none): the one of the program; on the main thread. */
AriClock *ari_clock_get       (void);
/* Unix seconds. */
gint64    ari_clock_now       (void);
/* For tests: the clock stands at @now, as if someone had set it; 0: it runs again. */
void      ari_clock_set       (AriClock *self,
                               gint64    now);
/* When the local day after that of @now begins, Unix seconds. */
gint64    ari_clock_next_day  (gint64    now);

G_END_DECLS
