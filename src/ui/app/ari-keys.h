/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * ari_keys_are_for_text:
 * @focus: (nullable): what has the keyboard focus
 *
 * Whether @focus is a text, and the key writes, edits, or moves the caret in texts: then the key is for that
 * text alone, even where it has nothing to do there (no step left to undo, the caret at the end, a text that
 * can't be changed). Everything that listens for keys around texts asks this.
 */
gboolean ari_keys_are_for_text (GtkWidget       *focus,
                                guint            key,
                                GdkModifierType  modifiers);

/**
 * ari_keys_find_latin:
 * @event: a key that was pressed
 * @modifiers: (out): what is held along with the key that is returned
 *
 * What an accelerator calls this key, where the keyboard calls it otherwise: the digit of a key that needs
 * Shift for it (as on French and Czech keyboards), and the Latin letter or the symbol in the same place,
 * where the keyboard writes another script.
 *
 * Returns: the lower-case key; or %GDK_KEY_VoidSymbol when an accelerator calls it as the keyboard does
 */
guint    ari_keys_find_latin   (GdkEvent        *event,
                                GdkModifierType *modifiers);

G_END_DECLS
