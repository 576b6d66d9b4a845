/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-overlay-menu.h"

#include "ari-settings.h"

struct _AriOverlayMenu
{
  GObject             parent_instance;

  /* Owned */
  AriTable           *table;
  GSettings          *settings; /* (nullable) */
  GSimpleActionGroup *actions;
};

G_DEFINE_FINAL_TYPE (AriOverlayMenu, ari_overlay_menu, G_TYPE_OBJECT)

static void
ari_overlay_menu_sync (AriOverlayMenu *self)
{
  AriOverlaySwitches *overlays = ari_table_get_overlays (self->table);
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n = ari_overlay_switches_list (overlays, choices);

  for (guint i = 0; i < n; i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), choices[i].id);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                                   !ari_overlay_switches_is_withheld (overlays, choices[i].id));
      g_simple_action_set_state (G_SIMPLE_ACTION (action),
                                 g_variant_new_boolean (ari_overlay_switches_get (overlays, choices[i].id)));
    }
}

static void
switched_cb (AriOverlayMenu *self,
             GVariant       *value,
             GAction        *action)
{
  const char *id = g_action_get_name (action);
  gboolean on = g_variant_get_boolean (value);

  ari_overlay_switches_set (ari_table_get_overlays (self->table), id, on);
  if (self->settings != NULL)
    ari_settings_set_overlay (self->settings, ari_match_get_rules (ari_table_get_match (self->table)), id,
                              on);
  ari_overlay_menu_sync (self);
}

static void
changed_cb (AriOverlayMenu *self,
            guint           changes)
{
  if (changes & (ARI_TABLE_OVERLAYS | ARI_TABLE_DETAILS | ARI_TABLE_LINE))
    ari_overlay_menu_sync (self);
}

static void
add_overlay (AriOverlayMenu         *self,
             const AriOverlayChoice *choice)
{
  g_autoptr(GSimpleAction) action =
                g_simple_action_new_stateful (choice->id, NULL, g_variant_new_boolean (FALSE));

  if (self->settings != NULL &&
      ari_settings_get_overlay (self->settings, ari_match_get_rules (ari_table_get_match (self->table)),
                                choice->id))
    ari_overlay_switches_set (ari_table_get_overlays (self->table), choice->id, TRUE);
  g_signal_connect_object (action, "change-state", G_CALLBACK (switched_cb), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
}

static void
ari_overlay_menu_dispose (GObject *object)
{
  AriOverlayMenu *self = ARI_OVERLAY_MENU (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->actions);
  g_clear_object (&self->settings);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (ari_overlay_menu_parent_class)->dispose (object);
}

static void
ari_overlay_menu_class_init (AriOverlayMenuClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ari_overlay_menu_dispose;
}

static void
ari_overlay_menu_init (AriOverlayMenu *self)
{
  self->actions = g_simple_action_group_new ();
}

AriOverlayMenu *
ari_overlay_menu_new (AriTable  *table,
                      GSettings *settings)
{
  AriOverlayMenu *self;
  AriOverlayChoice choices[ARI_OVERLAYS_MAX];
  guint n;

  g_return_val_if_fail (ARI_IS_TABLE (table), NULL);

  self = g_object_new (ARI_TYPE_OVERLAY_MENU, NULL);
  self->table = g_object_ref (table);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  n = ari_overlay_switches_list (ari_table_get_overlays (table), choices);
  for (guint i = 0; i < n; i++)
    add_overlay (self, &choices[i]);

  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  ari_overlay_menu_sync (self);

  return self;
}

GActionGroup *
ari_overlay_menu_get_actions (AriOverlayMenu *self)
{
  g_return_val_if_fail (ARI_IS_OVERLAY_MENU (self), NULL);

  return G_ACTION_GROUP (self->actions);
}
