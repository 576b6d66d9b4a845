/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys of the page while a text has the focus, and on keyboards that write digits or letters elsewhere. */
#include "ari-keys.h"
#include "ari-notes-panel.h"
#include "ari-shortcuts.h"
#include "page-fixture.h"
#include "press-key.h"
#include "ui-fixture.h"

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  page_set_up (fixture, data);
  ari_shortcuts_follow_keyboard (fixture->window, NULL);
}

/* The texts of the notes, in their order. */
static void
find_texts (GtkWidget *root,
            GPtrArray *texts)
{
  if (GTK_IS_TEXT (root) || GTK_IS_TEXT_VIEW (root))
    {
      /* GTK leaks the line of a text view that is painted with its cursor. */
      if (GTK_IS_TEXT_VIEW (root))
        gtk_text_view_set_cursor_visible (GTK_TEXT_VIEW (root), FALSE);
      g_ptr_array_add (texts, root);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_texts (child, texts);
}

/* Whatever a text does with a key of texts, or can't do with it, the match is not touched. */
static void
test_texts_keep_keys (Fixture      *fixture,
                      gconstpointer data)
{
  static const struct { guint key; GdkModifierType modifiers; } keys[] = {
    { GDK_KEY_z, GDK_CONTROL_MASK }, { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
    { GDK_KEY_y, GDK_CONTROL_MASK }, { GDK_KEY_a, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
    { GDK_KEY_Home, 0 }, { GDK_KEY_Home, GDK_CONTROL_MASK }, { GDK_KEY_End, 0 }, { GDK_KEY_Left, 0 },
    { GDK_KEY_Left, GDK_CONTROL_MASK }, { GDK_KEY_Right, 0 }, { GDK_KEY_Right, GDK_CONTROL_MASK },
    { GDK_KEY_BackSpace, 0 }, { GDK_KEY_Delete, 0 }, { GDK_KEY_space, 0 },
    { GDK_KEY_minus, 0 }, { GDK_KEY_plus, 0 },
  };
  g_autoptr(GPtrArray) texts = g_ptr_array_new ();
  double speed;

  for (guint i = 0; i < 3; i++)
    {
      AriAction actions[ARI_MAX_ACTIONS];

      ari_match_get_rules (fixture->match)->actions (ari_match_get_position (fixture->match), actions);
      g_assert_true (ari_match_play (fixture->match, actions[0], -1, NULL));
      page_settle (fixture);
    }
  page_act (fixture, "match.undo");
  page_settle (fixture);
  g_assert_true (ari_table_can_undo (fixture->table));
  g_assert_true (ari_table_can_redo (fixture->table));
  speed = ari_replay_get_speed (ari_table_get_replay (fixture->table));

  page_act (fixture, "match.notes");
  find_texts (page_find (GTK_WIDGET (fixture->page), ARI_TYPE_NOTES_PANEL), texts);
  g_assert_cmpuint (texts->len, ==, 3);
  for (guint i = 0; i < texts->len; i++)
    {
      while (!gtk_widget_get_mapped (texts->pdata[i]))
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (gtk_widget_grab_focus (texts->pdata[i]));
      for (guint k = 0; k < G_N_ELEMENTS (keys); k++)
        {
          press_key_with (fixture->window, keys[k].key, keys[k].modifiers);
          page_settle (fixture);
          g_assert_cmpuint (page_n_plies (fixture), ==, 2);
          g_assert_cmpuint (ari_match_get_cursor (fixture->match), ==, 2);
          g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == texts->pdata[i]);
          g_assert_false (ari_replay_get_playing (ari_table_get_replay (fixture->table)));
          g_assert_cmpfloat (ari_replay_get_speed (ari_table_get_replay (fixture->table)), ==, speed);
        }
    }

  /* Elsewhere on the page they still work. */
  gtk_widget_grab_focus (GTK_WIDGET (fixture->page));
  gtk_root_set_focus (GTK_ROOT (fixture->window), NULL);
  gtk_widget_child_focus (GTK_WIDGET (fixture->page), GTK_DIR_TAB_FORWARD);
  press_key_with (fixture->window, GDK_KEY_z, GDK_CONTROL_MASK);
  page_settle (fixture);
  g_assert_cmpuint (page_n_plies (fixture), ==, 1);
}

static void
test_which_keys (void)
{
  GtkWidget *text = g_object_ref_sink (gtk_text_new ()), *button = g_object_ref_sink (gtk_button_new ());

  g_assert_true (ari_keys_are_for_text (text, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_true (ari_keys_are_for_text (text, GDK_KEY_Z, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
  g_assert_true (ari_keys_are_for_text (text, GDK_KEY_a, 0));
  g_assert_true (ari_keys_are_for_text (text, GDK_KEY_Cyrillic_ya, 0));
  g_assert_true (ari_keys_are_for_text (text, GDK_KEY_KP_Subtract, 0));
  g_assert_true (ari_keys_are_for_text (text, GDK_KEY_Delete, GDK_CONTROL_MASK));
  g_assert_true (ari_keys_are_for_text (text, GDK_KEY_Return, GDK_SHIFT_MASK));
  g_assert_true (ari_keys_are_for_text (text, GDK_KEY_Page_Down, 0));
  /* Texts do nothing with these. */
  g_assert_false (ari_keys_are_for_text (text, GDK_KEY_space, GDK_CONTROL_MASK));
  g_assert_false (ari_keys_are_for_text (text, GDK_KEY_Return, GDK_CONTROL_MASK));
  g_assert_false (ari_keys_are_for_text (text, GDK_KEY_Page_Down, GDK_CONTROL_MASK));
  g_assert_false (ari_keys_are_for_text (text, GDK_KEY_1, GDK_ALT_MASK));
  g_assert_false (ari_keys_are_for_text (text, GDK_KEY_h, GDK_CONTROL_MASK));
  g_assert_false (ari_keys_are_for_text (text, GDK_KEY_F3, 0));
  g_assert_false (ari_keys_are_for_text (text, GDK_KEY_Escape, 0));
  g_assert_false (ari_keys_are_for_text (button, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_false (ari_keys_are_for_text (NULL, GDK_KEY_z, GDK_CONTROL_MASK));
  g_object_unref (text);
  g_object_unref (button);
}

static void
run (const char *const *command)
{
  g_autoptr(GError) error = NULL;
  int status = -1;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
}

/* Whether the key with @code writes @wanted in the layout that the program knows. */
static gboolean
writes (guint code,
        guint wanted)
{
  guint key = GDK_KEY_VoidSymbol;

  return gdk_display_translate_key (gdk_display_get_default (), code, 0, 0, &key, NULL, NULL, NULL)
         && key == wanted;
}

/* Changes the keyboard of the display, and waits until the program knows: then @code writes @key. */
static void
use_layout (const char *layout,
            guint       code,
            guint       key)
{
  run ((const char *[]) { "setxkbmap", "-layout", layout, NULL });
  ui_wait_until (writes (code, key));
}

typedef struct
{
  guint           key;
  GdkModifierType modifiers;
  gboolean        seen;
} Pressed;

static gboolean
event_cb (GtkEventController *events,
          GdkEvent           *event,
          Pressed            *pressed)
{
  if (gdk_event_get_event_type (event) == GDK_KEY_PRESS && !gdk_key_event_is_modifier (event))
    {
      pressed->key = ari_keys_find_latin (event, &pressed->modifiers);
      pressed->seen = TRUE;
    }

  return GDK_EVENT_PROPAGATE;
}

/* Really presses keys, such as "alt+15", and returns what accelerators call them. */
static Pressed
press (GtkWidget  *window,
       const char *keys)
{
  Pressed pressed = { 0 };
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect (events, "event", G_CALLBACK (event_cb), &pressed);
  gtk_widget_add_controller (window, events);
  ui_wait_until (gtk_window_is_active (GTK_WINDOW (window)));
  run ((const char *[]) { "xdotool", "key", keys, NULL });
  ui_wait_until (pressed.seen);
  gtk_widget_remove_controller (window, events);

  return pressed;
}

static void
assert_called (GtkWidget       *window,
               const char      *keys,
               guint            key,
               GdkModifierType  modifiers)
{
  Pressed pressed = press (window, keys);

  g_assert_cmpuint (pressed.key, ==, key);
  if (key != GDK_KEY_VoidSymbol)
    g_assert_cmpuint (pressed.modifiers, ==, modifiers);
}

/* 10 to 19 are the digits, 24 is Q, 38 is A, 52 is Z on a US keyboard. */
static void
test_names_of_keys (gpointer      *fixture,
                    gconstpointer  data)
{
  GtkWidget *window = ui_window_new (gtk_button_new (), 200, 100);

  use_layout ("us", 52, GDK_KEY_z);
  assert_called (window, "alt+10", GDK_KEY_VoidSymbol, 0);
  assert_called (window, "ctrl+52", GDK_KEY_VoidSymbol, 0);

  use_layout ("fr", 24, GDK_KEY_a);
  assert_called (window, "alt+10", GDK_KEY_1, GDK_ALT_MASK);
  assert_called (window, "alt+15", GDK_KEY_6, GDK_ALT_MASK);
  assert_called (window, "ctrl+19", GDK_KEY_0, GDK_CONTROL_MASK);
  assert_called (window, "alt+shift+10", GDK_KEY_VoidSymbol, 0);
  assert_called (window, "ctrl+25", GDK_KEY_VoidSymbol, 0);

  use_layout ("de", 52, GDK_KEY_y);
  assert_called (window, "ctrl+52", GDK_KEY_VoidSymbol, 0);
  assert_called (window, "alt+10", GDK_KEY_VoidSymbol, 0);

  use_layout ("cz", 52, GDK_KEY_y);
  assert_called (window, "alt+11", GDK_KEY_2, GDK_ALT_MASK);

  use_layout ("ru", 52, GDK_KEY_Cyrillic_ya);
  assert_called (window, "ctrl+52", GDK_KEY_z, GDK_CONTROL_MASK);
  assert_called (window, "ctrl+shift+52", GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  assert_called (window, "alt+10", GDK_KEY_VoidSymbol, 0);

  use_layout ("de,ru", 52, GDK_KEY_y);
  use_layout ("ru,de", 52, GDK_KEY_Cyrillic_ya);
  assert_called (window, "ctrl+52", GDK_KEY_y, GDK_CONTROL_MASK);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
count_cb (guint *n)
{
  ++*n;
}

static GtkWidget *
make_button (const char *label,
             guint      *n_clicks)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (count_cb), n_clicks);

  return button;
}

/* The underlined letters of a window, and of a dialog over it. On a US keyboard, 31 is I and 33 is P. */
static void
test_mnemonics (gpointer      *fixture,
                gconstpointer  data)
{
  guint n_clicks = 0, n_insensitive = 0, n_in_dialog = 0;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window = adw_window_new ();
  GtkWidget *insensitive = make_button ("_Import", &n_insensitive);
  AdwDialog *dialog = adw_dialog_new ();

  gtk_widget_set_sensitive (insensitive, FALSE);
  gtk_box_append (GTK_BOX (box), insensitive);
  gtk_box_append (GTK_BOX (box), make_button ("_Play", &n_clicks));
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 400);
  ari_shortcuts_follow_keyboard (window, NULL);
  gtk_window_present (GTK_WINDOW (window));
  ui_wait_until (gtk_window_is_active (GTK_WINDOW (window)));

  use_layout ("ru", 52, GDK_KEY_Cyrillic_ya);
  run ((const char *[]) { "xdotool", "key", "alt+33", NULL });
  ui_wait_until (n_clicks == 1);
  run ((const char *[]) { "xdotool", "key", "alt+31", "33", "alt+33", NULL });
  ui_wait_until (n_clicks == 2);
  g_assert_cmpuint (n_insensitive, ==, 0);

  use_layout ("gr", 52, GDK_KEY_Greek_zeta);
  adw_dialog_set_child (dialog, make_button ("_Play", &n_in_dialog));
  ari_shortcuts_follow_keyboard (GTK_WIDGET (dialog), (const char *[]) { NULL });
  adw_dialog_present (dialog, window);
  ui_wait_until (gtk_root_get_focus (GTK_ROOT (window)) == adw_dialog_get_child (dialog));
  run ((const char *[]) { "xdotool", "key", "alt+33", NULL });
  ui_wait_until (n_in_dialog == 1);
  g_assert_cmpuint (n_clicks, ==, 2);

  adw_dialog_force_close (dialog);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
tear_down_names (gpointer      *fixture,
                 gconstpointer  data)
{
  use_layout ("us", 52, GDK_KEY_z);
}

/* (nullable): the typed move. */
static const char *
typed_text (Fixture *fixture)
{
  GtkWidget *entry = ui_find (fixture->page, GTK_TYPE_SEARCH_BAR, NULL);

  entry = entry != NULL ? ui_find (entry, GTK_TYPE_ENTRY, NULL) : NULL;

  return entry != NULL ? gtk_editable_get_text (GTK_EDITABLE (entry)) : NULL;
}

/* Types d4e5 without Shift. What is typed is Latin: the first letter goes to the page, the others to the
 * entry. */
static void
type_move (Fixture *fixture)
{
  page_settle (fixture);
  run ((const char *[]) { "xdotool", "key", "40", NULL });
  ui_wait_until (g_strcmp0 (typed_text (fixture), "d") == 0);
  ui_wait_until (GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (fixture->window))));
  run ((const char *[]) { "xdotool", "key", "13", "26", "14", NULL });
  ui_wait_until (g_strcmp0 (typed_text (fixture), "d4e5") == 0);
  run ((const char *[]) { "xdotool", "key", "36", NULL });
  ui_wait_until (page_n_plies (fixture) == 1);
}

static void
test_layouts (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page), *notes = page_find (page, ARI_TYPE_NOTES_PANEL);

  g_assert_true (ari_match_play_text (fixture->match, "d4e5", -1, NULL));
  page_settle (fixture);
  gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
  ui_wait_until (gtk_window_is_active (GTK_WINDOW (fixture->window)));

  use_layout ("fr", 24, GDK_KEY_a);
  run ((const char *[]) { "xdotool", "key", "alt+13", NULL });
  ui_wait_until (gtk_widget_get_mapped (notes));
  run ((const char *[]) { "xdotool", "key", "alt+10", NULL });
  ui_wait_until (!gtk_widget_get_mapped (notes));

  page_act (fixture, "match.undo");
  ui_wait_until (page_n_plies (fixture) == 0);
  type_move (fixture);

  page_settle (fixture);
  use_layout ("ru", 52, GDK_KEY_Cyrillic_ya);
  run ((const char *[]) { "xdotool", "key", "ctrl+52", NULL });
  ui_wait_until (page_n_plies (fixture) == 0);
  type_move (fixture);
}

static void
tear_down_layouts (Fixture      *fixture,
                   gconstpointer data)
{
  use_layout ("us", 52, GDK_KEY_z);
  page_tear_down (fixture, data);
}

int
main (int   argc,
      char *argv[])
{
  ui_test_init (&argc, &argv);

  g_test_add_func ("/ui/keys/which", test_which_keys);
  g_test_add ("/ui/keys/texts", Fixture, NULL, set_up, test_texts_keep_keys, page_tear_down);
  g_test_add ("/ui/keys/names", gpointer, NULL, NULL, test_names_of_keys, tear_down_names);
  g_test_add ("/ui/keys/mnemonics", gpointer, NULL, NULL, test_mnemonics, tear_down_names);
  g_test_add ("/ui/keys/layouts", Fixture, NULL, set_up, test_layouts, tear_down_layouts);

  return g_test_run ();
}
