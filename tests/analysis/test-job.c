/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-job.h"
#include "waiting.h"

/* What a job counts up to, and which reports arrived. */
typedef struct
{
  int        n;
  GMutex     gate;     /* the thread waits for it before it sends */
  GArray    *arrived;  /* int */
  guint      n_last;
} Count;

static gint n_freed;

static void
report_free (gpointer report)
{
  g_atomic_int_inc (&n_freed);
  g_free (report);
}

static int *
report_new (int number)
{
  int *report = g_new (int, 1);

  *report = number;
  return report;
}

/* Sends 1, 2 … n − 1, and ends with n. */
static gpointer
count (AriJob   *job,
       gpointer  request)
{
  Count *self = request;

  g_mutex_lock (&self->gate);
  g_mutex_unlock (&self->gate);
  for (int i = 1; i < self->n; i++)
    ari_job_send (job, report_new (i));

  return report_new (self->n);
}

/* Returns nothing, and ends only when it is stopped. */
static gpointer
count_until_stopped (AriJob   *job,
                     gpointer  request)
{
  while (!g_atomic_int_get (ari_job_get_stop (job)))
    g_thread_yield ();

  return NULL;
}

static void
arrived_cb (gpointer  owner,
            AriJob   *job,
            gpointer  report,
            gboolean  last)
{
  Count *self = ari_job_get_request (job);

  if (report != NULL)
    g_array_append_val (self->arrived, *(int *) report);
  self->n_last += last;
  if (report != NULL)
    report_free (report);
}

static void
set_up (Count *self,
        int    n)
{
  *self = (Count) { .n = n, .arrived = g_array_new (FALSE, FALSE, sizeof (int)) };
  g_mutex_init (&self->gate);
  n_freed = 0;
}

static void
tear_down (Count *self)
{
  g_array_unref (self->arrived);
  g_mutex_clear (&self->gate);
}

static void
keep (gpointer request)
{
}

static const AriJobKind every = { "test-every", count, arrived_cb, keep, report_free };
static const AriJobKind newest = { "test-newest", count, arrived_cb, keep, report_free, .newest_only = TRUE };
static const AriJobKind endless = { "test-endless", count_until_stopped, arrived_cb, keep, report_free };

/* All reports arrive in order, only in the main loop, and the last one says so. */
static void
test_every_report (void)
{
  g_autoptr(GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  Count seen;
  AriJob *job;

  set_up (&seen, 5);
  job = ari_job_start (&every, &seen, owner);
  wait_for_threads ();
  g_assert_cmpuint (seen.arrived->len, ==, 0);
  handle_all ();
  g_assert_cmpuint (seen.arrived->len, ==, 5);
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (g_array_index (seen.arrived, int, i), ==, i + 1);
  g_assert_cmpuint (seen.n_last, ==, 1);
  ari_job_drop (&job);
  g_assert_null (job);
  ari_job_drop (&job);
  tear_down (&seen);
}

/* The main loop does not run meanwhile, so only the last of them is there when it does. */
static void
test_newest_report (void)
{
  g_autoptr(GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  Count seen;
  AriJob *job;

  set_up (&seen, 5);
  job = ari_job_start (&newest, &seen, owner);
  wait_for_threads ();
  g_assert_cmpint (g_atomic_int_get (&n_freed), ==, 4);
  handle_all ();
  g_assert_cmpuint (seen.arrived->len, ==, 1);
  g_assert_cmpint (g_array_index (seen.arrived, int, 0), ==, 5);
  g_assert_cmpuint (seen.n_last, ==, 1);
  ari_job_drop (&job);
  tear_down (&seen);
}

static void
test_owner_gone (void)
{
  GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);
  Count seen;
  AriJob *job;

  set_up (&seen, 5);
  g_mutex_lock (&seen.gate);
  job = ari_job_start (&every, &seen, owner);
  g_object_unref (owner);
  ari_job_drop (&job);
  g_mutex_unlock (&seen.gate);
  wait_for_threads ();
  handle_all ();
  g_assert_cmpuint (seen.arrived->len, ==, 0);
  g_assert_cmpint (g_atomic_int_get (&n_freed), ==, 5);
  tear_down (&seen);
}

/* The end arrives even when there is nothing to report. */
static void
test_stopped (void)
{
  g_autoptr(GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  Count seen;
  AriJob *job;

  set_up (&seen, 0);
  job = ari_job_start (&endless, &seen, owner);
  ari_job_stop (job);
  while (seen.n_last == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (seen.arrived->len, ==, 0);
  ari_job_drop (&job);
  wait_for_threads ();
  tear_down (&seen);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/analysis/job/every-report", test_every_report);
  g_test_add_func ("/analysis/job/newest-report", test_newest_report);
  g_test_add_func ("/analysis/job/owner-gone", test_owner_gone);
  g_test_add_func ("/analysis/job/stopped", test_stopped);

  return g_test_run ();
}
