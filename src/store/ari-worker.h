/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* One thread, one queue, strict order. The pushed function returns the task; a task cancelled before its turn
 * returns without running. */
typedef struct _AriWorker AriWorker;

/* Called on the thread after a task has run, with its source object. */
typedef void (*AriWorkerAfter) (gpointer source_object);

/* @name: of the thread, at most 15 bytes. @after: (nullable) */
AriWorker *ari_worker_new  (const char      *name,
                            AriWorkerAfter   after);
/* Takes a reference to @task; it may be the last, and then @task is freed on the thread. */
void       ari_worker_push (AriWorker       *self,
                            GTask           *task,
                            GTaskThreadFunc  func);
void       ari_worker_stop (AriWorker       *self); /* drains, joins, frees */

G_END_DECLS
