/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "interrupt.h"

#include <pthread.h>
#include <signal.h>

static gint flag;
static GMutex lock; /* of what follows, and of files that are being replaced */
static gboolean catching;
static AriInterruptFunc caught_func;
static gpointer caught_data;

/* The shell learns from the signal why the program ended. */
static void
end_by_signal (int number)
{
  sigset_t set;

  signal (number, SIG_DFL);
  sigemptyset (&set);
  sigaddset (&set, number);
  raise (number);
  pthread_sigmask (SIG_UNBLOCK, &set, NULL);
}

static gpointer
wait_in_thread (gpointer data)
{
  const sigset_t *set = data;

  while (TRUE)
    {
      int number;

      if (sigwait (set, &number) != 0)
        continue;

      g_mutex_lock (&lock);
      if (!catching || g_atomic_int_get (&flag))
        end_by_signal (number);
      g_atomic_int_set (&flag, TRUE);
      g_cancellable_cancel (ari_interrupt_cancellable ());
      if (caught_func != NULL)
        caught_func (caught_data);
      g_mutex_unlock (&lock);
    }

  return NULL;
}

void
ari_interrupt_start (void)
{
  static const int numbers[] = { SIGINT, SIGTERM };
  static sigset_t set;

  sigemptyset (&set);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      struct sigaction before;

      /* A shell starts what runs in the background so that it ignores SIGINT. */
      if (sigaction (numbers[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
        sigaddset (&set, numbers[i]);
    }

  /* Threads inherit what is blocked. */
  pthread_sigmask (SIG_BLOCK, &set, NULL);
  g_thread_unref (g_thread_new ("interrupt", wait_in_thread, &set));
}

void
ari_interrupt_catch (AriInterruptFunc func,
                     gpointer         data)
{
  g_mutex_lock (&lock);
  catching = TRUE;
  caught_func = func;
  caught_data = data;
  g_mutex_unlock (&lock);
}

const gint *
ari_interrupt_flag (void)
{
  return &flag;
}

GCancellable *
ari_interrupt_cancellable (void)
{
  static GCancellable *cancellable;

  if (g_once_init_enter_pointer (&cancellable))
    g_once_init_leave_pointer (&cancellable, g_cancellable_new ());

  return cancellable;
}

gboolean
ari_interrupted (void)
{
  return g_atomic_int_get (&flag);
}

void
ari_interrupt_hold (void)
{
  g_mutex_lock (&lock);
}

void
ari_interrupt_release (void)
{
  g_mutex_unlock (&lock);
}
