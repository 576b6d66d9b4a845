/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Threads for searches. A search may run for minutes, so it gets its own thread instead of a place in the
 * pool that GTask shares with all short work of the process. */

void ari_job_start (const char     *name,
                    GThreadFunc     func,
                    gpointer        data);
void ari_job_post  (GMainContext   *context,
                    GSourceFunc     func,
                    gpointer        data,
                    GDestroyNotify  destroy);

G_END_DECLS
