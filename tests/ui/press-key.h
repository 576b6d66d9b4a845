/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Presses a key, without modifiers or with some, where the focus of @window is: the shortcuts of the focus
 * and of everything around it may take it. */
void press_key      (GtkWidget       *window,
                     guint            key);
void press_key_with (GtkWidget       *window,
                     guint            key,
                     GdkModifierType  modifiers);

G_END_DECLS
