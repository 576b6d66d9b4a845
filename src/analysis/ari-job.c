/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-job.h"

#include "ari-jobs.h"

struct _AriJob
{
  gatomicrefcount   count;   /* of the owner, the thread, and a source that delivers */
  const AriJobKind *kind;
  gpointer          request;
  GMainContext     *context;
  gint              stop;    /* atomic */

  GMutex            lock;
  GQueue            reports; /* (locked) not arrived yet, oldest first */
  gboolean          ended;   /* (locked) the newest of @reports is the last */
  gboolean          posted;  /* (locked) a source delivers them */

  GWeakRef          owner;   /* only used in @context */
};

/* The last report may be NULL. */
static void
free_reports (AriJob *self)
{
  while (self->reports.length > 0)
    {
      gpointer report = g_queue_pop_head (&self->reports);

      if (report != NULL)
        self->kind->free_report (report);
    }
}

static void
job_unref (AriJob *self)
{
  if (!g_atomic_ref_count_dec (&self->count))
    return;

  free_reports (self);
  g_weak_ref_clear (&self->owner);
  g_mutex_clear (&self->lock);
  g_main_context_unref (self->context);
  self->kind->free_request (self->request);
  g_free (self);
}

static AriJob *
job_ref (AriJob *self)
{
  g_atomic_ref_count_inc (&self->count);

  return self;
}

/* Delivers one report, so that many of them don't hold up the main loop. */
static gboolean
deliver_cb (gpointer data)
{
  AriJob *self = data;
  g_autoptr(GObject) owner = g_weak_ref_get (&self->owner);
  gpointer report;
  gboolean more, last;

  g_mutex_lock (&self->lock);
  report = g_queue_pop_head (&self->reports);
  more = self->posted = self->reports.length > 0;
  last = self->ended && !more;
  g_mutex_unlock (&self->lock);

  if (owner != NULL)
    self->kind->report (owner, self, report, last);
  else if (report != NULL)
    self->kind->free_report (report);
  /* The thread may free the job, but it must not meet the owner there. */
  if (last)
    g_weak_ref_set (&self->owner, NULL);
  /* Whatever the last report has started counts already. */
  if (last && !self->kind->background)
    ari_jobs_add (-1);

  return more;
}

/* g_main_context_invoke() won't do: it runs the function in the calling thread when no thread iterates the
 * context at that moment. */
static void
post (AriJob *self)
{
  g_autoptr(GSource) source = g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, deliver_cb, job_ref (self), (GDestroyNotify) job_unref);
  g_source_attach (source, self->context);
}

static void
send (AriJob   *self,
      gpointer  report,
      gboolean  last)
{
  g_mutex_lock (&self->lock);
  if (self->kind->newest_only && report != NULL)
    free_reports (self);
  g_queue_push_tail (&self->reports, report);
  self->ended = last;
  if (!self->posted)
    post (self);
  self->posted = TRUE;
  g_mutex_unlock (&self->lock);
}

static gpointer
run (gpointer data)
{
  AriJob *self = data;

  send (self, self->kind->work (self, self->request), TRUE);
  job_unref (self);

  return NULL;
}

AriJob *
ari_job_start (const AriJobKind *kind,
               gpointer          request,
               gpointer          owner)
{
  AriJob *self = g_new0 (AriJob, 1);

  g_atomic_ref_count_init (&self->count);
  g_mutex_init (&self->lock);
  g_weak_ref_init (&self->owner, owner);
  self->kind = kind;
  self->request = request;
  self->context = g_main_context_ref_thread_default ();
  if (!kind->background)
    ari_jobs_add (1);
  g_thread_unref (g_thread_new (kind->name, run, job_ref (self)));

  return self;
}

void
ari_job_stop (AriJob *self)
{
  g_atomic_int_set (&self->stop, TRUE);
}

void
ari_job_drop (AriJob **self)
{
  if (*self == NULL)
    return;

  ari_job_stop (*self);
  g_clear_pointer (self, job_unref);
}

gpointer
ari_job_get_request (AriJob *self)
{
  return self->request;
}

const gint *
ari_job_get_stop (AriJob *self)
{
  return &self->stop;
}

void
ari_job_send (AriJob   *self,
              gpointer  report)
{
  g_return_if_fail (report != NULL);

  send (self, report, FALSE);
}
