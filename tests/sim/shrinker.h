/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "scheduler.h"

G_BEGIN_DECLS

/* Runs in processes of their own, so that a crash ends only them. The parent sees what they leave in the
 * trace. */

/* What a process does. */
typedef void (*RunFunc) (gpointer data);

/* Memory that is shared with processes that begin later. */
Trace   *trace_new  (void);
/* Runs @func in another process. FALSE: it has failed; @trace says how. @quiet: without its messages */
gboolean run_apart  (RunFunc  func,
                     gpointer data,
                     Trace   *trace,
                     gboolean quiet);
/* The run in @trace has failed. Leaves out as many of its steps as possible, and makes their numbers as small
 * as possible, so that it still fails in the same way. (element-type Step) */
GArray  *shrink     (Trace      *trace,
                     const char *folder);

G_END_DECLS
