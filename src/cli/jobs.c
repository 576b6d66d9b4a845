/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "jobs.h"

#include "interrupt.h"

#define AHEAD 64 /* results for each thread that may wait for an earlier one */

typedef struct
{
  const AriJobs *jobs;
  guint          n_threads;

  GMutex         lock;    /* of what follows */
  GCond          given;
  guint          n_taken;
  guint          n_given;
  GHashTable    *waiting; /* results by their numbers */
  gboolean       over;    /* nothing is left to take */
} Run;

/* Under the lock. */
static gpointer
take (Run   *run,
      guint *number)
{
  gpointer piece;

  while (run->n_taken >= run->n_given + AHEAD * run->n_threads && !run->over)
    g_cond_wait (&run->given, &run->lock);
  if (run->over || ari_interrupted ())
    return NULL;

  piece = run->jobs->take (run->n_taken, run->jobs->data);
  *number = run->n_taken++;

  return piece;
}

/* Under the lock. */
static void
give (Run      *run,
      guint     number,
      gpointer  result)
{
  g_hash_table_insert (run->waiting, GUINT_TO_POINTER (number), result);
  while (g_hash_table_steal_extended (run->waiting, GUINT_TO_POINTER (run->n_given), NULL, &result))
    {
      run->jobs->give (result, run->jobs->data);
      run->n_given++;
    }
  g_cond_broadcast (&run->given);
}

static gpointer
work_in_thread (gpointer data)
{
  Run *run = data;
  gpointer piece;
  guint number;

  g_mutex_lock (&run->lock);
  while ((piece = take (run, &number)) != NULL)
    {
      gpointer result;

      g_mutex_unlock (&run->lock);
      result = run->jobs->work (piece, run->jobs->data);
      g_mutex_lock (&run->lock);

      /* It may be half of a result. */
      if (ari_interrupted ())
        {
          run->jobs->free_result (result);
          break;
        }
      give (run, number, result);
    }
  run->over = TRUE;
  g_cond_broadcast (&run->given);
  g_mutex_unlock (&run->lock);

  return NULL;
}

gboolean
ari_jobs_run (const AriJobs *jobs,
              guint          n_threads)
{
  Run run = { .jobs = jobs, .n_threads = n_threads };
  GThread *threads[ARI_MAX_JOBS];

  ari_interrupt_catch (NULL, NULL);
  g_mutex_init (&run.lock);
  g_cond_init (&run.given);
  run.waiting = g_hash_table_new_full (NULL, NULL, NULL, jobs->free_result);

  for (guint i = 1; i < n_threads; i++)
    threads[i] = g_thread_new ("job", work_in_thread, &run);
  work_in_thread (&run);
  for (guint i = 1; i < n_threads; i++)
    g_thread_join (threads[i]);

  g_hash_table_unref (run.waiting);
  g_cond_clear (&run.given);
  g_mutex_clear (&run.lock);

  return !ari_interrupted ();
}

guint
ari_jobs_threads (gint wanted)
{
  if (wanted == 0)
    return MIN (g_get_num_processors (), ARI_MAX_JOBS);

  return (guint) wanted;
}
