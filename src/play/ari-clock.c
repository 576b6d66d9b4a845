/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-clock.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <sys/timerfd.h>
#include <unistd.h>

#define AT_LEAST 60 /* seconds, in case a day begins in an hour that a time zone leaves out */

struct _AriClock
{
  GObject parent_instance;

  int           timer;     /* ends at midnight, even if the machine sleeps then, or when the clock is set */
  guint         timer_id;
  char         *zone_file;
  GFileMonitor *zone;      /* (nullable) */
  gint64        stands;    /* Unix seconds; 0: it runs */
};

enum
{
  PROP_ZONE_FILE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

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

static void
changed_cb (AriClock *self)
{
  wait_for_midnight (self);
  g_signal_emit (self, signals[CHANGED], 0);
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
  changed_cb (self);

  return G_SOURCE_CONTINUE;
}

static void
watch_timer (AriClock *self)
{
  self->timer = timerfd_create (CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
  if (self->timer < 0)
    {
      g_warning ("Nothing will change at midnight: %s", g_strerror (errno));
      return;
    }

  wait_for_midnight (self);
  self->timer_id = g_unix_fd_add (self->timer, G_IO_IN, timer_cb, self);
}

/* A Flatpak keeps the time zone in which it was started; there the file doesn't change. */
static void
watch_zone (AriClock *self)
{
  g_autoptr(GFile) file = g_file_new_for_path (self->zone_file);
  g_autoptr(GError) error = NULL;

  self->zone = g_file_monitor_file (file, G_FILE_MONITOR_NONE, NULL, &error);
  if (self->zone != NULL)
    g_signal_connect_object (self->zone, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  else
    g_debug ("Another time zone will not be noticed: %s", error->message);
}

static void
ari_clock_constructed (GObject *object)
{
  G_OBJECT_CLASS (ari_clock_parent_class)->constructed (object);
  watch_timer (ARI_CLOCK (object));
  watch_zone (ARI_CLOCK (object));
}

static void
ari_clock_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  AriClock *self = ARI_CLOCK (object);

  if (id == PROP_ZONE_FILE)
    self->zone_file = g_value_dup_string (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
ari_clock_finalize (GObject *object)
{
  AriClock *self = ARI_CLOCK (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_clear_fd (&self->timer, NULL);
  g_clear_object (&self->zone);
  g_free (self->zone_file);

  G_OBJECT_CLASS (ari_clock_parent_class)->finalize (object);
}

static void
ari_clock_class_init (AriClockClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = ari_clock_constructed;
  object_class->set_property = ari_clock_set_property;
  object_class->finalize = ari_clock_finalize;

  properties[PROP_ZONE_FILE] =
    g_param_spec_string ("zone-file", NULL, NULL, "/etc/localtime",
                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
ari_clock_init (AriClock *self)
{
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
