/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ari-review-queue.h"

G_BEGIN_DECLS

#define ARI_LEISURE_SECONDS 60

#define ARI_TYPE_LEISURE_WATCH (ari_leisure_watch_get_type ())
/**
 * AriLeisureWatch:
 *
 * Whether the program may begin work that no person asked for: no key, click or movement of the pointer has
 * reached its window for a while, and the device runs on mains power. More can't be seen from a sandbox.
 *
 * Signal "changed".
 */
G_DECLARE_FINAL_TYPE (AriLeisureWatch, ari_leisure_watch, ARI, LEISURE_WATCH, GObject)

/* @power: %ARI_POWER_FOLDER, and @seconds: %ARI_LEISURE_SECONDS, except in tests */
AriLeisureWatch *ari_leisure_watch_new (GtkWidget       *window,
                                        const char      *power,
                                        guint            seconds) G_GNUC_WARN_UNUSED_RESULT;
AriLeisure       ari_leisure_watch_get (AriLeisureWatch *self);

G_END_DECLS
