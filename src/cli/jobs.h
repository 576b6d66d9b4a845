/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ARI_MAX_JOBS 16

/**
 * AriJobs: many pieces of work for several threads, whose results come in the order of the work
 *
 * Each thread takes the next piece, works on it, and gives its result away. Taking and giving happen one at a
 * time, so that only @work must do without what the threads share. Results that come too early wait for those
 * before them. So the number of threads makes no difference to what is given.
 *
 * A piece never leaves the thread that took it. NULL from @take ends the work; @work frees what it gets.
 */
typedef struct
{
  gpointer     (*take)   (guint    number,
                          gpointer data);
  gpointer     (*work)   (gpointer piece,
                          gpointer data);
  void         (*give)   (gpointer result,
                          gpointer data);
  GDestroyNotify free_result;
  gpointer       data;
} AriJobs;

/* Works with @n_threads threads, the calling one included. FALSE when a signal ended it: what was
 * given until then is right, and the rest is missing. Catches signals. */
gboolean ari_jobs_run     (const AriJobs *jobs,
                           guint          n_threads);
/* The number of threads that @wanted, at most %ARI_MAX_JOBS, asks for: 0 asks for one for each processor. */
guint    ari_jobs_threads (gint           wanted);

G_END_DECLS
