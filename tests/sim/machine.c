/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "machine.h"

#include <sqlite3.h>

#include "fiber.h"

#define TICK 100 /* microseconds that pass between two looks at the clock */

typedef struct
{
  Fiber       *fiber;
  GAsyncQueue *queue;    /* (nullable) what it waits for */
  gboolean     released; /* nobody will join it */
} Thread;

typedef struct
{
  GSource *source;   /* owned */
  gint64   end;
  gint64   interval; /* microseconds */
} Timer;

static GPtrArray *threads; /* (element-type Thread) in the order in which they began */
static GArray *timers;     /* (element-type Timer) */
static gint64 now;         /* microseconds */

/* Threads. */

GThread *__wrap_g_thread_new (const char *name, GThreadFunc func, gpointer data);
void __wrap_g_thread_unref (GThread *thread);
gpointer __wrap_g_thread_join (GThread *thread);
gpointer __wrap_g_async_queue_pop (GAsyncQueue *queue);
gpointer __real_g_async_queue_pop (GAsyncQueue *queue);

GThread *
__wrap_g_thread_new (const char  *name,
                     GThreadFunc  func,
                     gpointer     data)
{
  Thread *self = g_new0 (Thread, 1);

  self->fiber = fiber_new (func, data);
  g_ptr_array_add (threads, self);

  return (GThread *) self;
}

static void
forget (Thread *self)
{
  g_ptr_array_remove (threads, self);
  fiber_free (self->fiber);
  g_free (self);
}

static void
run (Thread *self)
{
  fiber_resume (self->fiber);
  if (fiber_has_ended (self->fiber) && self->released)
    forget (self);
}

static gboolean
is_ready (Thread *self)
{
  return !fiber_has_ended (self->fiber) && (self->queue == NULL || g_async_queue_length (self->queue) > 0);
}

void
__wrap_g_thread_unref (GThread *thread)
{
  Thread *self = (Thread *) thread;

  self->released = TRUE;
  if (fiber_has_ended (self->fiber))
    forget (self);
}

gpointer
__wrap_g_thread_join (GThread *thread)
{
  Thread *self = (Thread *) thread;
  gpointer result;

  while (!fiber_has_ended (self->fiber))
    {
      g_assert_true (is_ready (self));
      run (self);
    }
  result = fiber_get_result (self->fiber);
  forget (self);

  return result;
}

/* Stops even if something is in the queue: each task gets its own moment. */
gpointer
__wrap_g_async_queue_pop (GAsyncQueue *queue)
{
  for (guint i = 0; i < threads->len; i++)
    {
      Thread *self = g_ptr_array_index (threads, i);

      if (self->fiber == fiber_current ())
        {
          self->queue = queue;
          fiber_yield ();
          self->queue = NULL;
        }
    }

  return __real_g_async_queue_pop (queue);
}

guint
machine_count_ready (void)
{
  guint n = 0;

  for (guint i = 0; i < threads->len; i++)
    n += is_ready (g_ptr_array_index (threads, i));

  return n;
}

void
machine_run_thread (guint index)
{
  for (guint i = 0; i < threads->len; i++)
    if (is_ready (g_ptr_array_index (threads, i)) && index-- == 0)
      {
        run (g_ptr_array_index (threads, i));
        return;
      }
}

guint
machine_count_threads (void)
{
  return threads->len;
}

/* The first of them that is ready, and isn't one of the @n_older. */
static Thread *
find_ready (guint n_older)
{
  for (guint i = n_older; i < threads->len; i++)
    if (is_ready (g_ptr_array_index (threads, i)))
      return g_ptr_array_index (threads, i);

  return NULL;
}

void
machine_finish_threads (guint         n_older,
                        GMainContext *context)
{
  Thread *next;

  do
    while ((next = find_ready (n_older)) != NULL)
      run (next);
  while (machine_iterate (context) || find_ready (n_older) != NULL);
}

/* Timers. Their sources are GLib's, but the time never makes them ready. */

GSource *__wrap_g_timeout_source_new (guint interval);
GSource *__real_g_timeout_source_new (guint interval);
guint __wrap_g_timeout_add (guint interval, GSourceFunc func, gpointer data);
guint __real_g_timeout_add (guint interval, GSourceFunc func, gpointer data);
guint __wrap_g_timeout_add_once (guint interval, GSourceOnceFunc func, gpointer data);
guint __real_g_timeout_add_once (guint interval, GSourceOnceFunc func, gpointer data);
guint __wrap_g_timeout_add_full (int priority, guint interval, GSourceFunc func, gpointer data,
                                 GDestroyNotify notify);
guint __real_g_timeout_add_full (int priority, guint interval, GSourceFunc func, gpointer data,
                                 GDestroyNotify notify);
guint __wrap_g_timeout_add_seconds (guint interval, GSourceFunc func, gpointer data);
guint __wrap_g_timeout_add_seconds_once (guint interval, GSourceOnceFunc func, gpointer data);
gint64 __wrap_g_get_monotonic_time (void);

static void
add_timer (GSource *source,
           guint    interval)
{
  Timer timer = { g_source_ref (source), now + (gint64) interval * 1000, (gint64) interval * 1000 };

  g_source_set_ready_time (source, -1);
  g_array_append_val (timers, timer);
}

GSource *
__wrap_g_timeout_source_new (guint interval)
{
  GSource *source = __real_g_timeout_source_new (interval);

  add_timer (source, interval);

  return source;
}

guint
__wrap_g_timeout_add (guint        interval,
                      GSourceFunc  func,
                      gpointer     data)
{
  guint id = __real_g_timeout_add (interval, func, data);

  add_timer (g_main_context_find_source_by_id (NULL, id), interval);

  return id;
}

guint
__wrap_g_timeout_add_once (guint            interval,
                           GSourceOnceFunc  func,
                           gpointer         data)
{
  guint id = __real_g_timeout_add_once (interval, func, data);

  add_timer (g_main_context_find_source_by_id (NULL, id), interval);

  return id;
}

guint
__wrap_g_timeout_add_seconds (guint       interval,
                              GSourceFunc func,
                              gpointer    data)
{
  return __wrap_g_timeout_add (interval * 1000, func, data);
}

guint
__wrap_g_timeout_add_seconds_once (guint           interval,
                                   GSourceOnceFunc func,
                                   gpointer        data)
{
  return __wrap_g_timeout_add_once (interval * 1000, func, data);
}

/* Only the library's daily work has a priority. It isn't simulated. */
guint
__wrap_g_timeout_add_full (int             priority,
                           guint           interval,
                           GSourceFunc     func,
                           gpointer        data,
                           GDestroyNotify  notify)
{
  guint id = __real_g_timeout_add_full (priority, interval, func, data, notify);

  g_source_set_ready_time (g_main_context_find_source_by_id (NULL, id), -1);

  return id;
}

/* Forgets those that have ended or were removed. One that goes on, as that of a replay, has set its time. */
static void
tidy_timers (void)
{
  for (guint i = timers->len; i > 0; i--)
    {
      Timer *timer = &g_array_index (timers, Timer, i - 1);

      if (g_source_get_ready_time (timer->source) > 0)
        timer->end += timer->interval;
      g_source_set_ready_time (timer->source, -1);
      if (!g_source_is_destroyed (timer->source))
        continue;
      g_source_unref (timer->source);
      g_array_remove_index (timers, i - 1);
    }
}

guint
machine_count_timers (void)
{
  tidy_timers ();

  return timers->len;
}

/* A timer that ends later than another may end before it: nobody may rely on more. */
void
machine_end_timer (guint index)
{
  Timer *timer = &g_array_index (timers, Timer, index);

  now = MAX (now, timer->end);
  g_source_set_ready_time (timer->source, 0);
  machine_iterate (g_source_get_context (timer->source));
}

gint64
machine_get_time (void)
{
  return now;
}

gboolean
machine_pass_time (gint64 until)
{
  guint next = 0;

  tidy_timers ();
  for (guint i = 1; i < timers->len; i++)
    if (g_array_index (timers, Timer, i).end < g_array_index (timers, Timer, next).end)
      next = i;
  if (timers->len == 0 || g_array_index (timers, Timer, next).end > until)
    {
      now = MAX (now, until);
      return FALSE;
    }

  machine_end_timer (next);

  return TRUE;
}

gint64
__wrap_g_get_monotonic_time (void)
{
  return now += TICK;
}

/* All together. */

gboolean
machine_iterate (GMainContext *context)
{
  gboolean dispatched = g_main_context_iteration (context, FALSE);

  tidy_timers ();

  return dispatched;
}

void
machine_reset (void)
{
  if (threads == NULL)
    {
      threads = g_ptr_array_new ();
      timers = g_array_new (FALSE, FALSE, sizeof (Timer));
    }
  g_assert_true (machine_is_idle ());
  now = G_USEC_PER_SEC;
}

gboolean
machine_is_idle (void)
{
  return threads->len == 0 && machine_count_timers () == 0;
}

/* SQLite would sleep while another program has the library. */

int __wrap_sqlite3_busy_timeout (sqlite3 *db, int milliseconds);
int __real_sqlite3_busy_timeout (sqlite3 *db, int milliseconds);

int
__wrap_sqlite3_busy_timeout (sqlite3 *db,
                             int      milliseconds)
{
  return __real_sqlite3_busy_timeout (db, 0);
}
