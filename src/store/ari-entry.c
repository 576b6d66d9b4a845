/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-entry-private.h"

typedef enum
{
  PROP_ID = 1,
  PROP_LOADED,
  PROP_TITLE,
  PROP_STARTED,
  PROP_TOUCHED,
  PROP_N_PLIES,
  PROP_WINNERS,
  PROP_STARRED,
  PROP_TAGS,
} AriEntryProperty;

static GParamSpec *props[PROP_TAGS + 1];

struct _AriEntry
{
  GObject       parent_instance;

  gboolean      loaded;
  AriEntryData *data;
};

G_DEFINE_FINAL_TYPE (AriEntry, ari_entry, G_TYPE_OBJECT)

AriEntryData *
ari_entry_data_new (gint64 id)
{
  AriEntryData *data = g_new0 (AriEntryData, 1);

  data->id = id;
  ari_setup_init (&data->setup, ari_rules_all (NULL)[0]);
  data->setup.rules->start (&data->position, &data->setup);
  data->tags = g_new0 (char *, 1);

  return data;
}

void
ari_entry_data_free (AriEntryData *data)
{
  if (data == NULL)
    return;

  ari_seats_clear (data->seats);
  g_clear_pointer (&data->title, g_free);
  g_clear_pointer (&data->tags, g_strfreev);
  g_free (data);
}

static void
ari_entry_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  AriEntry *self = ARI_ENTRY (object);

  switch ((AriEntryProperty) prop_id)
    {
    case PROP_ID:
      g_value_set_int64 (value, self->data->id);
      break;

    case PROP_LOADED:
      g_value_set_boolean (value, self->loaded);
      break;

    case PROP_TITLE:
      g_value_set_string (value, self->data->title);
      break;

    case PROP_STARTED:
      g_value_set_int64 (value, self->data->started);
      break;

    case PROP_TOUCHED:
      g_value_set_int64 (value, self->data->touched);
      break;

    case PROP_N_PLIES:
      g_value_set_uint (value, self->data->n_plies);
      break;

    case PROP_WINNERS:
      g_value_set_uint (value, self->data->winners);
      break;

    case PROP_STARRED:
      g_value_set_boolean (value, self->data->starred);
      break;

    case PROP_TAGS:
      g_value_set_boxed (value, self->data->tags);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_entry_finalize (GObject *object)
{
  AriEntry *self = ARI_ENTRY (object);

  g_clear_pointer (&self->data, ari_entry_data_free);

  G_OBJECT_CLASS (ari_entry_parent_class)->finalize (object);
}

static void
ari_entry_class_init (AriEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ari_entry_get_property;
  object_class->finalize = ari_entry_finalize;

  props[PROP_ID] = g_param_spec_int64 ("id", NULL, NULL, 0, G_MAXINT64, 0, flags);
  props[PROP_LOADED] = g_param_spec_boolean ("loaded", NULL, NULL, FALSE, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_STARTED] = g_param_spec_int64 ("started", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);
  props[PROP_TOUCHED] = g_param_spec_int64 ("touched", NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);
  props[PROP_N_PLIES] = g_param_spec_uint ("n-plies", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_WINNERS] = g_param_spec_uint ("winners", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_STARRED] = g_param_spec_boolean ("starred", NULL, NULL, FALSE, flags);
  props[PROP_TAGS] = g_param_spec_boxed ("tags", NULL, NULL, G_TYPE_STRV, flags);

  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
ari_entry_init (AriEntry *self)
{
}

AriEntry *
ari_entry_new (gint64 id)
{
  AriEntry *self = g_object_new (ARI_TYPE_ENTRY, NULL);

  self->data = ari_entry_data_new (id);

  return self;
}

void
ari_entry_fill (AriEntry     *self,
                AriEntryData *data)
{
  GObject *object = G_OBJECT (self);
  g_autoptr(AriEntryData) old = g_steal_pointer (&self->data);

  g_object_freeze_notify (object);
  self->data = data;
  if (g_strcmp0 (old->title, data->title) != 0)
    g_object_notify_by_pspec (object, props[PROP_TITLE]);
  if (old->started != data->started)
    g_object_notify_by_pspec (object, props[PROP_STARTED]);
  if (old->touched != data->touched)
    g_object_notify_by_pspec (object, props[PROP_TOUCHED]);
  if (old->n_plies != data->n_plies)
    g_object_notify_by_pspec (object, props[PROP_N_PLIES]);
  if (old->winners != data->winners)
    g_object_notify_by_pspec (object, props[PROP_WINNERS]);
  if (old->starred != data->starred)
    g_object_notify_by_pspec (object, props[PROP_STARRED]);
  if (!g_strv_equal ((const char *const *) old->tags, (const char *const *) data->tags))
    g_object_notify_by_pspec (object, props[PROP_TAGS]);

  /* What has no property of its own, such as the position, may have changed each time. */
  self->loaded = TRUE;
  g_object_notify_by_pspec (object, props[PROP_LOADED]);
  g_object_thaw_notify (object);
}

gint64
ari_entry_get_id (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), 0);

  return self->data->id;
}

gboolean
ari_entry_is_loaded (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), FALSE);

  return self->loaded;
}

const AriSetup *
ari_entry_get_setup (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), NULL);

  return &self->data->setup;
}

const AriPosition *
ari_entry_get_position (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), NULL);

  return &self->data->position;
}

const AriSeat *
ari_entry_get_seat (AriEntry *self,
                    AriActor  seat)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), NULL);
  g_return_val_if_fail (seat >= 1 && seat <= ARI_MAX_SEATS, NULL);

  return &self->data->seats[seat - 1];
}

const char *
ari_entry_get_seat_name (AriEntry *self,
                         AriActor  seat)
{
  const AriSeat *who = ari_entry_get_seat (self, seat);

  return who != NULL ? ari_seat_name (who, self->data->setup.rules, seat) : "";
}

const char *
ari_entry_get_title (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), NULL);

  return self->data->title;
}

gint64
ari_entry_get_started (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), 0);

  return self->data->started;
}

gint64
ari_entry_get_touched (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), 0);

  return self->data->touched;
}

guint
ari_entry_get_n_plies (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), 0);

  return self->data->n_plies;
}

guint
ari_entry_get_winners (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), 0);

  return self->data->winners;
}

const AriEnding *
ari_entry_get_ending (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), NULL);

  return &self->data->ending;
}

const int *
ari_entry_get_scores (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), NULL);

  return self->data->scores;
}

gboolean
ari_entry_is_analysed (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), FALSE);

  return self->data->analysed;
}

gboolean
ari_entry_get_starred (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), FALSE);

  return self->data->starred;
}

const char *const *
ari_entry_get_tags (AriEntry *self)
{
  g_return_val_if_fail (ARI_IS_ENTRY (self), NULL);

  return (const char *const *) self->data->tags;
}
