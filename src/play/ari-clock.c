/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-clock.h"

#include <errno.h>
#include <glib-unix.h>
#include <sys/timerfd.h>
#include <unistd.h>

#define AT_LEAST 60 /* seconds, in case a day begins in an hour that a time zone leaves out */

struct _AriClock
{
  GObject parent_instance;

  int     timer;  /* ends at midnight, even if the machine sleeps until later, or when the clock is set */
  gint64  stands; /* Unix seconds; 0: it runs */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriClock, ari_clock, G_TYPE_OBJECT)

gint64
ari_clock_next_day (gint64 now)
{
  g_autoptr(GDateTime) moment = g_date_time_new_from_unix_local (now);
  g_autoptr(GDateTime) tomorrow = moment != NULL ? g_date_time_add_days (moment, 1) : NULL;
  g_autoptr(GDateTime) midnight = NULL;

  if (tomorrow != NULL)
    midnight = g_date_time_new_local (g_date_time_get_year (tomorrow), g_date_time_get_month (tomorrow),
                                      g_date_time_get_day_of_month (tomorrow), 0, 0, 0);

  return midnight != NULL ? MAX (g_date_time_to_unix (midnight), now + AT_LEAST) : now + 24 * 60 * 60;
}

static void
wait_for_midnight (AriClock *self)
{
  struct itimerspec end = { .it_value.tv_sec = ari_clock_next_day (g_get_real_time () / G_USEC_PER_SEC) };

  timerfd_settime (self->timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &end, NULL);
}

static gboolean
timer_cb (int           fd,
          GIOCondition  condition,
          gpointer      data)
{
  AriClock *self = data;
  guint64 n;

  /* It fails with ECANCELED when the clock was set; both are read so that the timer is ready again. */
  if (read (fd, &n, sizeof n) < 0)
    g_debug ("The clock was set.");
  wait_for_midnight (self);
  g_signal_emit (self, signals[CHANGED], 0);

  return G_SOURCE_CONTINUE;
}

static void
ari_clock_class_init (AriClockClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

/* There is one until the program ends. */
static void
ari_clock_init (AriClock *self)
{
  self->timer = timerfd_create (CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
  if (self->timer < 0)
    {
      g_warning ("Nothing will change at midnight: %s", g_strerror (errno));
      return;
    }

  wait_for_midnight (self);
  g_unix_fd_add (self->timer, G_IO_IN, timer_cb, self);
}

AriClock *
ari_clock_get (void)
{
  static AriClock *clock;

  if (clock == NULL)
    clock = g_object_new (ARI_TYPE_CLOCK, NULL);

  return clock;
}

gint64
ari_clock_now (void)
{
  gint64 stands = ari_clock_get ()->stands;

  return stands != 0 ? stands : g_get_real_time () / G_USEC_PER_SEC;
}

void
ari_clock_set (AriClock *self,
               gint64    now)
{
  g_return_if_fail (ARI_IS_CLOCK (self));

  self->stands = now;
  g_signal_emit (self, signals[CHANGED], 0);
}
