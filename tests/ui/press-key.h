/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Presses a key without modifiers where the focus of @window is: the shortcuts of the focus and of everything
 * around it may take it. */
void press_key (GtkWidget *window,
                guint      key);

G_END_DECLS
