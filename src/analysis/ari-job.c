/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-job.h"

/**
 * ari_job_start:
 * @name: of the thread, for debuggers; at most 15 bytes are seen
 * @func: what runs there; its answer is dropped
 * @data: owned by @func
 *
 * Starts a thread that nobody joins: @func delivers its result with ari_job_post().
 */
void
ari_job_start (const char  *name,
               GThreadFunc  func,
               gpointer     data)
{
  g_thread_unref (g_thread_new (name, func, data));
}

/**
 * ari_job_post:
 * @context: where to run @func
 * @func: called once
 * @data: (transfer full): for @func
 * @destroy: frees @data, in @context
 *
 * Runs @func in the main loop of @context. Unlike g_main_context_invoke(), it never runs it in the calling
 * thread, not even when no thread iterates the context at that moment.
 */
void
ari_job_post (GMainContext   *context,
              GSourceFunc     func,
              gpointer        data,
              GDestroyNotify  destroy)
{
  g_autoptr(GSource) source = g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, func, data, destroy);
  g_source_attach (source, context);
}
