/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-board-keys.h"

static gboolean
move_cb (GtkWidget *board,
         GVariant  *args,
         gpointer   data)
{
  int dx, dy;

  g_variant_get (args, "(ii)", &dx, &dy);

  return ari_board_spots_move (data, dx, dy);
}

static gboolean
offered_cb (GtkWidget *board,
            GVariant  *args,
            gpointer   data)
{
  return ari_board_spots_move_to_offered (data, g_variant_get_boolean (args));
}

static gboolean
space_cb (GtkWidget *board,
          GVariant  *args,
          gpointer   data)
{
  return ari_board_spots_activate (data);
}

/* @args: (nullable) (transfer floating) */
static void
add_key (GtkEventController *keys,
         guint               key,
         GdkModifierType     modifiers,
         GtkShortcutFunc     callback,
         GVariant           *args,
         AriBoardSpots      *spots)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                            gtk_callback_action_new (callback, spots, NULL));

  gtk_shortcut_set_arguments (shortcut, args);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

GtkEventController *
ari_board_keys_new (AriBoardSpots *spots)
{
  static const struct { guint key, keypad; int dx, dy; } moves[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 }, { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
    { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 }, { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 },
  };
  /* With Shift also where the page takes Left and Right to step through the match. */
  static const GdkModifierType modifiers[] = { GDK_NO_MODIFIER_MASK, GDK_SHIFT_MASK };
  GtkEventController *keys = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (moves) * G_N_ELEMENTS (modifiers); i++)
    {
      guint move = i % G_N_ELEMENTS (moves);
      GdkModifierType modifier = modifiers[i / G_N_ELEMENTS (moves)];
      int dx = moves[move].dx, dy = moves[move].dy;

      add_key (keys, moves[move].key, modifier, move_cb, g_variant_new ("(ii)", dx, dy), spots);
      add_key (keys, moves[move].keypad, modifier, move_cb, g_variant_new ("(ii)", dx, dy), spots);
    }
  add_key (keys, GDK_KEY_space, 0, space_cb, NULL, spots);
  add_key (keys, GDK_KEY_Page_Down, 0, offered_cb, g_variant_new_boolean (TRUE), spots);
  add_key (keys, GDK_KEY_Page_Up, 0, offered_cb, g_variant_new_boolean (FALSE), spots);

  return keys;
}
