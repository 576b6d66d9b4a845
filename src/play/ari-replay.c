/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-replay.h"

#define STEP_MS    1000 /* at speed 1 */
#define SKIM_SPEED 2    /* nobody could follow a faster feat */

struct _AriReplay
{
  GObject   parent_instance;

  AriMatch *match;     /* owned */
  AriPly   *at;        /* (unowned) where it has stepped to; only compared */
  guint     timer_id;
  double    speed;
  gboolean  paused;
};

typedef enum
{
  PROP_PLAYING = 1,
  PROP_SPEED,
} AriReplayProperty;

static GParamSpec *props[PROP_SPEED + 1];

G_DEFINE_FINAL_TYPE (AriReplay, ari_replay, G_TYPE_OBJECT)

static gboolean
is_at_end (AriReplay *self)
{
  return ari_match_get_cursor (self->match) >= g_list_model_get_n_items (G_LIST_MODEL (self->match));
}

/* The match emits its signals before ari_match_set_cursor() returns; the step must not look like someone
 * else's. */
static void
step_to (AriReplay *self,
         guint      cursor)
{
  g_autoptr(AriPly) ply = cursor > 0 ? g_list_model_get_item (G_LIST_MODEL (self->match), cursor - 1) : NULL;

  self->at = ply;
  ari_match_set_cursor (self->match, cursor);
}

static gboolean
step_cb (gpointer data)
{
  AriReplay *self = data;

  if (self->paused)
    return G_SOURCE_CONTINUE;

  if (!is_at_end (self))
    step_to (self, ari_match_get_cursor (self->match) + 1);
  /* A signal handler may have stopped the replay already. */
  if (self->timer_id == 0)
    return G_SOURCE_REMOVE;
  if (!is_at_end (self))
    return G_SOURCE_CONTINUE;

  self->timer_id = 0;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);

  return G_SOURCE_REMOVE;
}

static void
set_timer (AriReplay *self)
{
  g_clear_handle_id (&self->timer_id, g_source_remove);
  self->timer_id = g_timeout_add ((guint) (STEP_MS / self->speed), step_cb, self);
}

static void
moved_cb (AriReplay *self)
{
  if (self->timer_id != 0 && ari_match_get_ply (self->match) != self->at)
    ari_replay_stop (self);
}

static void
ari_replay_dispose (GObject *object)
{
  AriReplay *self = ARI_REPLAY (object);

  g_clear_handle_id (&self->timer_id, g_source_remove);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (ari_replay_parent_class)->dispose (object);
}

static void
ari_replay_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  AriReplay *self = ARI_REPLAY (object);

  switch ((AriReplayProperty) prop_id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, ari_replay_get_playing (self));
      break;

    case PROP_SPEED:
      g_value_set_double (value, self->speed);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_replay_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  switch ((AriReplayProperty) prop_id)
    {
    case PROP_SPEED:
      ari_replay_set_speed (ARI_REPLAY (object), g_value_get_double (value));
      break;

    case PROP_PLAYING:
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_replay_class_init (AriReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags reads = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = ari_replay_dispose;
  object_class->get_property = ari_replay_get_property;
  object_class->set_property = ari_replay_set_property;

  props[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, reads);
  props[PROP_SPEED] = g_param_spec_double ("speed", NULL, NULL, ARI_REPLAY_SLOWEST, ARI_REPLAY_FASTEST, 1,
                                           reads | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
ari_replay_init (AriReplay *self)
{
  self->speed = 1;
}

AriReplay *
ari_replay_new (AriMatch *match)
{
  AriReplay *self;

  g_return_val_if_fail (ARI_IS_MATCH (match), NULL);

  self = g_object_new (ARI_TYPE_REPLAY, NULL);
  self->match = g_object_ref (match);
  g_signal_connect_object (match, "notify", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);

  return self;
}

void
ari_replay_start (AriReplay *self)
{
  g_return_if_fail (ARI_IS_REPLAY (self));

  if (self->timer_id != 0 || g_list_model_get_n_items (G_LIST_MODEL (self->match)) == 0)
    return;

  if (is_at_end (self))
    step_to (self, 0);
  self->at = ari_match_get_ply (self->match);
  set_timer (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);
}

void
ari_replay_stop (AriReplay *self)
{
  g_return_if_fail (ARI_IS_REPLAY (self));

  if (self->timer_id == 0)
    return;

  g_clear_handle_id (&self->timer_id, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);
}

gboolean
ari_replay_get_playing (AriReplay *self)
{
  g_return_val_if_fail (ARI_IS_REPLAY (self), FALSE);

  return self->timer_id != 0;
}

void
ari_replay_set_speed (AriReplay *self,
                      double     speed)
{
  g_return_if_fail (ARI_IS_REPLAY (self));

  speed = CLAMP (speed, ARI_REPLAY_SLOWEST, ARI_REPLAY_FASTEST);
  if (self->speed == speed)
    return;

  self->speed = speed;
  if (self->timer_id != 0)
    set_timer (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPEED]);
}

double
ari_replay_get_speed (AriReplay *self)
{
  g_return_val_if_fail (ARI_IS_REPLAY (self), 1);

  return self->speed;
}

gboolean
ari_replay_skims (AriReplay *self)
{
  return ari_replay_get_playing (self) && ari_replay_get_speed (self) > SKIM_SPEED;
}

void
ari_replay_set_paused (AriReplay *self,
                       gboolean   paused)
{
  g_return_if_fail (ARI_IS_REPLAY (self));

  self->paused = paused;
}
