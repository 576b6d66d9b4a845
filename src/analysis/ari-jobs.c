/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-jobs.h"

struct _AriJobs
{
  GObject parent_instance;

  int     n_jobs;
};

typedef enum
{
  PROP_BUSY = 1,
} AriJobsProperty;

static GParamSpec *props[PROP_BUSY + 1];

G_DEFINE_FINAL_TYPE (AriJobs, ari_jobs, G_TYPE_OBJECT)

static void
ari_jobs_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  AriJobs *self = ARI_JOBS (object);

  switch ((AriJobsProperty) prop_id)
    {
    case PROP_BUSY:
      g_value_set_boolean (value, ari_jobs_is_busy (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_jobs_class_init (AriJobsClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = ari_jobs_get_property;

  props[PROP_BUSY] =
    g_param_spec_boolean ("busy", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), G_N_ELEMENTS (props), props);
}

static void
ari_jobs_init (AriJobs *self)
{
}

AriJobs *
ari_jobs_get (void)
{
  static AriJobs *self;

  if (self == NULL)
    self = g_object_new (ARI_TYPE_JOBS, NULL);

  return self;
}

gboolean
ari_jobs_is_busy (AriJobs *self)
{
  g_return_val_if_fail (ARI_IS_JOBS (self), FALSE);

  return self->n_jobs > 0;
}

void
ari_jobs_add (int n)
{
  AriJobs *self = ari_jobs_get ();
  gboolean was_busy = ari_jobs_is_busy (self);

  self->n_jobs += n;
  if (ari_jobs_is_busy (self) != was_busy)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}
