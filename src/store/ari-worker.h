/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* One thread, one queue, strict order. The pushed function returns the task; a task that was
 * cancelled before its turn returns without running. */
typedef struct _AriWorker AriWorker;

AriWorker *ari_worker_new  (const char      *name);
void       ari_worker_push (AriWorker       *self,
                            GTask           *task,
                            GTaskThreadFunc  func);
void       ari_worker_stop (AriWorker       *self); /* drains, joins, frees */

G_END_DECLS
