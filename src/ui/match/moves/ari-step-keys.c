/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-step-keys.h"

#include "ari-keys.h"
#include "ari-match-stage.h"

/* Whether you went to the switcher of the panel by keyboard: its arrow keys move between its buttons. */
static gboolean
is_switching (GtkWidget *focus)
{
  GtkRoot *root = gtk_widget_get_root (focus);

  return gtk_widget_get_ancestor (focus, ADW_TYPE_INLINE_VIEW_SWITCHER) != NULL
         && GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root));
}

/* Whether the focus needs the keys itself: a slider, an open menu, or what is on a stage while it is played
 * on. */
static gboolean
is_needed_by (GtkWidget *focus,
              GtkWidget *page)
{
  GtkWidget *stage = gtk_widget_get_ancestor (focus, ARI_TYPE_MATCH_STAGE);

  return GTK_IS_ACCESSIBLE_RANGE (focus)
         || gtk_widget_get_native (focus) != gtk_widget_get_native (page)
         || (stage != NULL && ari_match_stage_wants_arrows (ARI_MATCH_STAGE (stage)))
         || is_switching (focus);
}

static gboolean
step_cb (GtkWidget *page,
         GVariant  *args,
         gpointer   data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));
  const char *action;
  guint key, modifiers;

  g_variant_get (args, "(&suu)", &action, &key, &modifiers);
  if (focus == NULL || ari_keys_are_for_text (focus, key, modifiers) || is_needed_by (focus, page))
    return GDK_EVENT_PROPAGATE;

  /* At either end of the match the action is disabled, and the key must do nothing else. */
  gtk_widget_activate_action (page, action, NULL);

  return GDK_EVENT_STOP;
}

static const struct { const char *action; AriGo where; } steps[] = {
  { "match.first", ARI_GO_FIRST }, { "match.back", ARI_GO_BACK }, { "match.forward", ARI_GO_FORWARD },
  { "match.last", ARI_GO_LAST },
};

void
ari_step_keys_install (GtkWidgetClass              *widget_class,
                       GtkWidgetActionActivateFunc  activate)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_class_install_action (widget_class, steps[i].action, NULL, activate);
}

void
ari_step_keys_go (const char *action,
                  AriTable   *table)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (g_str_equal (steps[i].action, action))
      ari_table_go (table, steps[i].where, 0);
}

void
ari_step_keys_sync (GtkWidget *page,
                    AriTable  *table)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_widget_action_set_enabled (page, steps[i].action, ari_table_can_go (table, steps[i].where));
}

void
ari_step_keys_add (GtkWidget *page)
{
  /* Lists need these keys with Ctrl for themselves, so the shortcuts of the actions would come too late. */
  static const GdkModifierType modifiers[] = { GDK_NO_MODIFIER_MASK, GDK_CONTROL_MASK };
  static const struct { guint key; const char *action; } keys[] = {
    { GDK_KEY_Left, "match.back" }, { GDK_KEY_KP_Left, "match.back" },
    { GDK_KEY_Right, "match.forward" }, { GDK_KEY_KP_Right, "match.forward" },
    { GDK_KEY_Home, "match.first" }, { GDK_KEY_KP_Home, "match.first" },
    { GDK_KEY_End, "match.last" }, { GDK_KEY_KP_End, "match.last" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (modifiers) * G_N_ELEMENTS (keys); i++)
    {
      guint key = i % G_N_ELEMENTS (keys);
      GdkModifierType modifier = modifiers[i / G_N_ELEMENTS (keys)];
      GtkShortcutTrigger *trigger = gtk_keyval_trigger_new (keys[key].key, modifier);
      GtkShortcut *shortcut = gtk_shortcut_new (trigger, gtk_callback_action_new (step_cb, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new ("(suu)", keys[key].action, keys[key].key,
                                                           (guint) modifier));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (page, controller);
}
