/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-spot-widget.h"

struct _AriSpotWidget
{
  GtkWidget parent_instance;

  AriSpot   spot;
  gboolean  picked;
  gboolean  pickable;
  gboolean  offered;
  gboolean  hidden;

  /* Owned */
  char     *label;
  char     *description; /* (nullable) */
};

enum
{
  ACTIVATE,
  ENTERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AriSpotWidget, ari_spot_widget, GTK_TYPE_WIDGET)

static void
pick_action_cb (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  gtk_widget_activate (widget);
}

static gboolean
enter_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   data)
{
  if (!ARI_SPOT_WIDGET (widget)->pickable)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (widget, signals[ENTERED], 0);

  return GDK_EVENT_STOP;
}

static void
sync_actions (AriSpotWidget *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "spot.pick", self->pickable && self->offered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "spot.explain", self->pickable && !self->offered);
}

static void
ari_spot_widget_finalize (GObject *object)
{
  g_free (ARI_SPOT_WIDGET (object)->label);
  g_free (ARI_SPOT_WIDGET (object)->description);

  G_OBJECT_CLASS (ari_spot_widget_parent_class)->finalize (object);
}

static void
ari_spot_widget_class_init (AriSpotWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ari_spot_widget_finalize;

  signals[ACTIVATE] =
    g_signal_new ("activate", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENTERED] =
    g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, signals[ACTIVATE]);

  /* Assistive technologies offer a widget class's actions as the widget's own. */
  gtk_widget_class_install_action (widget_class, "spot.pick", NULL, pick_action_cb);
  gtk_widget_class_install_action (widget_class, "spot.explain", NULL, pick_action_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, enter_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, enter_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_ISO_Enter, 0, enter_cb, NULL);

  gtk_widget_class_set_css_name (widget_class, "spot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
ari_spot_widget_init (AriSpotWidget *self)
{
  /* Pointers choose the nearest spot, which the board finds better than rectangular widgets do. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/**
 * ari_spot_widget_new:
 * @pickable: whether spots of this kind can ever be picked
 */
GtkWidget *
ari_spot_widget_new (AriSpot  spot,
                     gboolean pickable)
{
  AriSpotWidget *self = g_object_new (ARI_TYPE_SPOT_WIDGET, "focusable", pickable, NULL);

  self->spot = spot;
  self->pickable = pickable;
  sync_actions (self);

  return GTK_WIDGET (self);
}

AriSpot
ari_spot_widget_get_spot (AriSpotWidget *self)
{
  g_return_val_if_fail (ARI_IS_SPOT_WIDGET (self), ARI_SPOT_NONE);

  return self->spot;
}

const char *
ari_spot_widget_get_label (AriSpotWidget *self)
{
  g_return_val_if_fail (ARI_IS_SPOT_WIDGET (self), NULL);

  return self->label;
}

/* The name that a screen reader speaks. */
void
ari_spot_widget_set_label (AriSpotWidget *self,
                           const char    *label)
{
  g_return_if_fail (ARI_IS_SPOT_WIDGET (self));

  if (g_set_str (&self->label, label))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* What else a screen reader says about the spot. @description: (nullable) */
void
ari_spot_widget_set_description (AriSpotWidget *self,
                                 const char    *description)
{
  g_return_if_fail (ARI_IS_SPOT_WIDGET (self));

  if (!g_set_str (&self->description, description))
    return;
  if (description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                    -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Whether a screen reader says that the spot is selected. */
void
ari_spot_widget_set_picked (AriSpotWidget *self,
                            gboolean       picked)
{
  g_return_if_fail (ARI_IS_SPOT_WIDGET (self));

  if (self->picked == picked)
    return;

  self->picked = picked;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, picked, -1);
}

/* Whether a screen reader passes over the spot: a place for a piece that isn't there, of which a board may
 * have many more than pieces. */
void
ari_spot_widget_set_hidden (AriSpotWidget *self,
                            gboolean       hidden)
{
  g_return_if_fail (ARI_IS_SPOT_WIDGET (self));

  if (self->hidden == hidden)
    return;

  self->hidden = hidden;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

/* Assistive technologies offer to pick the spot, or else to explain why it can't be picked; the keys do
 * either. */
void
ari_spot_widget_set_offered (AriSpotWidget *self,
                             gboolean       offered)
{
  g_return_if_fail (ARI_IS_SPOT_WIDGET (self));

  if (self->offered == offered)
    return;

  self->offered = offered;
  sync_actions (self);
}

/* Keys and assistive technologies can pick an area only while a piece can go there. */
void
ari_spot_widget_set_pickable (AriSpotWidget *self,
                              gboolean       pickable)
{
  g_return_if_fail (ARI_IS_SPOT_WIDGET (self));

  if (self->pickable == pickable)
    return;

  self->pickable = pickable;
  gtk_widget_set_focusable (GTK_WIDGET (self), pickable);
  sync_actions (self);
}
