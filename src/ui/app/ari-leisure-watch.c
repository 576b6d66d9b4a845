/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-leisure-watch.h"

#include "ari-power.h"

struct _AriLeisureWatch
{
  GObject             parent_instance;

  GtkWidget          *window;     /* (nullable) borrowed: NULL once it is gone */
  GtkEventController *controller; /* of the window */
  char               *power;
  guint               seconds;
  guint               timer_id;

  AriLeisure          leisure;
  gint64              used;       /* monotonic time of the last input */
  double              x, y;       /* where the pointer was then */
  gboolean            reading;    /* a thread reads what the device runs on */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriLeisureWatch, ari_leisure_watch, G_TYPE_OBJECT)

static void
set_leisure (AriLeisureWatch *self,
             AriLeisure       leisure)
{
  if (self->leisure == leisure)
    return;

  self->leisure = leisure;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* GTK also makes up movements of the pointer, where something else comes to lie below it. */
static gboolean
is_input (AriLeisureWatch *self,
          GdkEvent        *event)
{
  double x, y;
  gboolean moved;

  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_MOTION_NOTIFY:
      moved = gdk_event_get_position (event, &x, &y) && (x != self->x || y != self->y);
      self->x = x;
      self->y = y;
      return moved;

    case GDK_BUTTON_PRESS:
    case GDK_KEY_PRESS:
    case GDK_TOUCH_BEGIN:
    case GDK_TOUCH_UPDATE:
    case GDK_SCROLL:
      return TRUE;

    default:
      return FALSE;
    }
}

static gboolean
event_cb (AriLeisureWatch *self,
          GdkEvent        *event)
{
  if (is_input (self, event))
    {
      self->used = g_get_monotonic_time ();
      set_leisure (self, ARI_LEISURE_IN_USE);
    }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
is_unused (AriLeisureWatch *self)
{
  return g_get_monotonic_time () - self->used >= self->seconds * G_USEC_PER_SEC;
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  g_task_return_int (task, ari_power_read (data));
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  static const AriLeisure by_power[] = {
    [ARI_POWER_UNKNOWN] = ARI_LEISURE_UNKNOWN,
    [ARI_POWER_MAINS] = ARI_LEISURE_FREE,
    [ARI_POWER_BATTERY] = ARI_LEISURE_ON_BATTERY,
  };
  g_autoptr(AriLeisureWatch) self = data;

  self->reading = FALSE;
  if (self->window != NULL && is_unused (self))
    set_leisure (self, by_power[g_task_propagate_int (G_TASK (result), NULL)]);
}

/* What the device runs on may change while nobody is there. */
static gboolean
timer_cb (gpointer data)
{
  AriLeisureWatch *self = data;

  if (is_unused (self) && !self->reading)
    {
      g_autoptr(GTask) task = g_task_new (NULL, NULL, read_cb, g_object_ref (self));

      self->reading = TRUE;
      g_task_set_task_data (task, g_strdup (self->power), g_free);
      g_task_run_in_thread (task, read_thread);
    }

  return G_SOURCE_CONTINUE;
}

static void
ari_leisure_watch_dispose (GObject *object)
{
  AriLeisureWatch *self = ARI_LEISURE_WATCH (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (self->window != NULL)
    gtk_widget_remove_controller (self->window, self->controller);
  g_clear_weak_pointer (&self->window);
  g_clear_pointer (&self->power, g_free);

  G_OBJECT_CLASS (ari_leisure_watch_parent_class)->dispose (object);
}

static void
ari_leisure_watch_class_init (AriLeisureWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_leisure_watch_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ari_leisure_watch_init (AriLeisureWatch *self)
{
  self->used = g_get_monotonic_time ();
}

AriLeisureWatch *
ari_leisure_watch_new (GtkWidget  *window,
                       const char *power,
                       guint       seconds)
{
  AriLeisureWatch *self = g_object_new (ARI_TYPE_LEISURE_WATCH, NULL);

  g_set_weak_pointer (&self->window, window);
  self->power = g_strdup (power);
  self->seconds = seconds;
  self->controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (self->controller, "event", G_CALLBACK (event_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, self->controller);
  self->timer_id = g_timeout_add_seconds (MAX (seconds / 4, 1), timer_cb, self);

  return self;
}

AriLeisure
ari_leisure_watch_get (AriLeisureWatch *self)
{
  g_return_val_if_fail (ARI_IS_LEISURE_WATCH (self), ARI_LEISURE_IN_USE);

  return self->leisure;
}
