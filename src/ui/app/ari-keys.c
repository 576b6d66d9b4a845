/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ari-keys.h"

#define MODIFIERS                                                                                           \
  (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_HYPER_MASK | GDK_META_MASK)

/* Where the letter A is on a US keyboard. In each Latin layout there is some letter. */
#define LETTER_CODE 38

static gboolean
is_among (const guint *keys,
          guint        n,
          guint        key)
{
  for (guint i = 0; i < n; i++)
    if (keys[i] == key)
      return TRUE;

  return FALSE;
}

static gboolean
is_editing_key (guint           key,
                GdkModifierType modifiers)
{
  /* With any modifiers but Alt and Super. */
  static const guint any[] = {
    GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_KP_Left,
    GDK_KEY_KP_Right, GDK_KEY_KP_Up, GDK_KEY_KP_Down, GDK_KEY_KP_Home, GDK_KEY_KP_End, GDK_KEY_BackSpace,
    GDK_KEY_Delete, GDK_KEY_KP_Delete, GDK_KEY_Insert, GDK_KEY_KP_Insert,
  };
  /* Without Control. */
  static const guint plain[] = {
    GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Up, GDK_KEY_KP_Page_Down, GDK_KEY_Return,
    GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space,
  };

  return is_among (any, G_N_ELEMENTS (any), key)
         || ((modifiers & GDK_CONTROL_MASK) == 0 && is_among (plain, G_N_ELEMENTS (plain), key));
}

gboolean
ari_keys_are_for_text (GtkWidget       *focus,
                       guint            key,
                       GdkModifierType  modifiers)
{
  if (focus == NULL || !(GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus))
      || (modifiers & (GDK_ALT_MASK | GDK_SUPER_MASK | GDK_HYPER_MASK | GDK_META_MASK)) != 0)
    return FALSE;
  if (is_editing_key (key, modifiers))
    return TRUE;
  /* Select, copy, paste, cut, undo and redo, all of them also with Shift. */
  if ((modifiers & GDK_CONTROL_MASK) != 0)
    return key < 0x80 && strchr ("acvxyz", g_ascii_tolower ((char) key)) != NULL && key != 0;

  return g_unichar_isprint (gdk_keyval_to_unicode (key));
}

static gboolean
is_latin (GdkDisplay *display,
          int         layout)
{
  guint key = GDK_KEY_VoidSymbol;

  return gdk_display_translate_key (display, LETTER_CODE, 0, layout, &key, NULL, NULL, NULL)
         && key < 0x80 && g_ascii_isalpha ((char) key);
}

/* The digit that the key writes with or without Shift in this layout, or GDK_KEY_VoidSymbol. */
static guint
find_digit (int                 layout,
            const GdkKeymapKey *places,
            const guint        *keys,
            int                 n)
{
  for (int i = 0; i < n; i++)
    if (places[i].group == layout && places[i].level <= 1 && keys[i] >= GDK_KEY_0 && keys[i] <= GDK_KEY_9)
      return keys[i];

  return GDK_KEY_VoidSymbol;
}

/* What a key with this code writes on a US keyboard, by the codes that X11 and Wayland share. */
static guint
find_us_key (guint    code,
             gboolean shift)
{
  static const struct { guint first; const char *plain, *shifted; } rows[] = {
    { 10, "1234567890-=", "!@#$%^&*()_+" },
    { 24, "qwertyuiop[]", "qwertyuiop{}" },
    { 38, "asdfghjkl;'`", "asdfghjkl:\"~" },
    { 51, "\\zxcvbnm,./", "|zxcvbnm<>?" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (code >= rows[i].first && code < rows[i].first + strlen (rows[i].plain))
      return (guchar) (shift ? rows[i].shifted : rows[i].plain)[code - rows[i].first];

  return GDK_KEY_VoidSymbol;
}

/* What the key writes in another layout of this keyboard that is Latin, or else on a US keyboard. */
static guint
find_in_place (GdkDisplay         *display,
               guint               code,
               gboolean            shift,
               const GdkKeymapKey *places,
               const guint        *keys,
               int                 n)
{
  for (int i = 0; i < n; i++)
    if (places[i].level == (shift ? 1 : 0) && keys[i] < 0x80 && is_latin (display, places[i].group))
      return gdk_keyval_to_lower (keys[i]);

  return find_us_key (code, shift);
}

guint
ari_keys_find_latin (GdkEvent        *event,
                     GdkModifierType *modifiers)
{
  GdkDisplay *display = gdk_event_get_display (event);
  guint key = gdk_key_event_get_keyval (event), code = gdk_key_event_get_keycode (event), latin;
  g_autofree GdkKeymapKey *places = NULL;
  g_autofree guint *keys = NULL;
  int layout = (int) gdk_key_event_get_layout (event), n = 0;
  gboolean shift;

  *modifiers = gdk_event_get_modifier_state (event) & MODIFIERS;
  shift = (*modifiers & GDK_SHIFT_MASK) != 0;
  if ((key < 0x80 && g_ascii_isalnum ((char) key))
      || !gdk_display_map_keycode (display, code, &places, &keys, &n))
    return GDK_KEY_VoidSymbol;

  if (is_latin (display, layout))
    latin = shift ? GDK_KEY_VoidSymbol : find_digit (layout, places, keys, n);
  else
    latin = find_in_place (display, code, shift, places, keys, n);
  /* Shift has made the symbol what it is. */
  if (shift && !(latin < 0x80 && g_ascii_isalpha ((char) latin)))
    *modifiers &= ~GDK_SHIFT_MASK;

  return latin;
}
