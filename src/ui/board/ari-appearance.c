/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-appearance.h"

struct _AriAppearance
{
  GObject  parent_instance;

  AriStyle style;
};

typedef enum
{
  PROP_STYLE = 1,
} AriAppearanceProperty;

static GParamSpec *props[PROP_STYLE + 1];

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriAppearance, ari_appearance, G_TYPE_OBJECT)

static void
changed_cb (AriAppearance *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_style (AriAppearance *self,
           AriStyle       style)
{
  if (self->style == style)
    return;

  self->style = style;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STYLE]);
  changed_cb (self);
}

static void
ari_appearance_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch ((AriAppearanceProperty) prop_id)
    {
    case PROP_STYLE:
      g_value_set_uint (value, ARI_APPEARANCE (object)->style);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_appearance_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch ((AriAppearanceProperty) prop_id)
    {
    case PROP_STYLE:
      set_style (ARI_APPEARANCE (object), (AriStyle) g_value_get_uint (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ari_appearance_class_init (AriAppearanceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ari_appearance_get_property;
  object_class->set_property = ari_appearance_set_property;

  props[PROP_STYLE] =
    g_param_spec_uint ("style", NULL, NULL, 0, ARI_N_STYLES - 1, ARI_STYLE_FRESCO,
                       G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
ari_appearance_init (AriAppearance *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

AriAppearance *
ari_appearance_get_default (void)
{
  static AriAppearance *look;

  if (look == NULL)
    look = g_object_new (ARI_TYPE_APPEARANCE, NULL);

  return look;
}

AriStyle
ari_appearance_get_style (AriAppearance *self)
{
  g_return_val_if_fail (ARI_IS_APPEARANCE (self), ARI_STYLE_FRESCO);

  return self->style;
}

void
ari_appearance_watch (gpointer  object,
                      GCallback callback)
{
  g_signal_connect_object (ari_appearance_get_default (), "changed", callback, object, G_CONNECT_SWAPPED);
}

AriScheme
ari_scheme_current (void)
{
  return ari_scheme_of_style (ari_appearance_get_default ()->style);
}

AriScheme
ari_scheme_of_style (AriStyle style)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  return ari_scheme_for (style, adw_style_manager_get_dark (manager),
                         adw_style_manager_get_high_contrast (manager));
}
