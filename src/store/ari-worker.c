/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-worker.h"

struct _AriWorker
{
  GAsyncQueue    *queue;
  GThread        *thread;
  AriWorkerAfter  after; /* (nullable) */
};

typedef struct
{
  GTask           *task;
  GTaskThreadFunc  func; /* NULL: stop */
} Job;

static gpointer
run (gpointer data)
{
  AriWorker *self = data;

  for (;;)
    {
      Job *job = g_async_queue_pop (self->queue);
      g_autoptr(GTask) task = g_steal_pointer (&job->task);
      GTaskThreadFunc func = job->func;

      g_free (job);
      if (func == NULL)
        return NULL;

      if (g_task_return_error_if_cancelled (task))
        continue;

      func (task, g_task_get_source_object (task), g_task_get_task_data (task),
            g_task_get_cancellable (task));
      if (self->after != NULL)
        self->after (g_task_get_source_object (task));
    }
}

static void
push (AriWorker       *self,
      GTask           *task,
      GTaskThreadFunc  func)
{
  Job *job = g_new0 (Job, 1);

  job->task = task;
  job->func = func;
  g_async_queue_push (self->queue, job);
}

AriWorker *
ari_worker_new (const char     *name,
                AriWorkerAfter  after)
{
  AriWorker *self = g_new0 (AriWorker, 1);

  self->queue = g_async_queue_new ();
  self->after = after;
  self->thread = g_thread_new (name, run, self);

  return self;
}

void
ari_worker_push (AriWorker       *self,
                 GTask           *task,
                 GTaskThreadFunc  func)
{
  g_return_if_fail (G_IS_TASK (task));
  g_return_if_fail (func != NULL);

  push (self, g_object_ref (task), func);
}

void
ari_worker_stop (AriWorker *self)
{
  push (self, NULL, NULL);
  g_thread_join (self->thread);
  g_async_queue_unref (self->queue);
  g_free (self);
}
